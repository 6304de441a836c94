"""What a decision was worth: rewards, and advantages along the decisions of each seat."""

from __future__ import annotations

import torch
from torch import Tensor

from training.network import PARTS


def rewards(gains: Tensor, done: Tensor, ranks: Tensor, players: Tensor, unit: float, win: float) -> Tensor:
    """For every seat of every table what a step brought: points against the mean of the others, and the win.

    Both parts sum to zero over the seats. A shared win is shared; with more seats a win counts as much, a loss less.
    """
    seat = torch.arange(4)
    there = (seat[None] < players[:, None]).float()
    others = (players[:, None] - 1).float()
    mean = (gains.sum(1, keepdim=True) - gains) / others
    points = (gains - mean) / unit * there
    first = (ranks == 1).float() * there
    share = first / first.sum(1, keepdim=True).clamp(min=1)
    even = 1.0 / players[:, None].float()
    wins = (share - even) / (1 - even) * win * there * done[:, None].float()
    return torch.stack([points, wins], -1)


def advantages(
    values: Tensor, reward: Tensor, done: Tensor, seats: Tensor, last: Tensor, trace: float
) -> tuple[Tensor, Tensor, Tensor]:
    """Advantages, returns (by part) and which of them count, for steps x tables.

    values: steps x tables x PARTS, for whoever chose; reward: steps x tables x 4 x PARTS, for all seats; last: the
    values after the last step, of the seat that chooses then; seats: one step longer. A seat's trajectory is its own
    decisions: what others do in between is what happens to it. Its last decision before the end of the window has
    nothing to be compared with and does not count, unless the game ended or the seat is about to choose again.
    """
    steps, tables = done.shape
    rows = torch.arange(tables)
    value_after = torch.zeros(tables, 4, PARTS)
    gain_after = torch.zeros(tables, 4, PARTS)
    earned = torch.zeros(tables, 4, PARTS)
    known = torch.zeros(tables, 4, dtype=torch.bool)
    value_after[rows, seats[steps]] = last
    known[rows, seats[steps]] = True
    found = torch.zeros(steps, tables, PARTS)
    counts = torch.zeros(steps, tables, dtype=torch.bool)
    for step in reversed(range(steps)):
        over = done[step]
        value_after[over] = 0.0
        gain_after[over] = 0.0
        earned[over] = 0.0
        known[over] = True
        earned += reward[step]
        seat = seats[step]
        delta = earned[rows, seat] + value_after[rows, seat] - values[step]
        gain = delta + trace * gain_after[rows, seat]
        counts[step] = known[rows, seat]
        gain = torch.where(counts[step][:, None], gain, torch.zeros_like(gain))
        found[step] = gain
        value_after[rows, seat] = values[step]
        gain_after[rows, seat] = gain
        earned[rows, seat] = 0.0
        known[rows, seat] = True
    return found.sum(-1), found + values, counts
