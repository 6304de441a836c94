"""The networks: a policy that sees a view, and a critic that also sees what is hidden."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from seasons.encoding import hidden_parts, parts, scales_of
from seasons.rules import ACTIONS
from training.sparse import summed

PARTS = 2
"""Parts of a value: the points still to be gained on the others, and the win."""
NEVER = -1e9
NONE = -1
"""Fills up a line of options."""


class Seen(NamedTuple):
    """Rows for a network: whole ones, or (with `index`) only the numbers that are not zero, filled up with zeros."""

    index: Tensor | None
    value: Tensor

    def at(self, chosen: Tensor) -> Seen:
        """Some of the rows."""
        return Seen(None if self.index is None else self.index[chosen], self.value[chosen])

    def followed_by(self, other: Seen) -> Seen:
        """The numbers of these rows, and behind them those of other ones."""
        index = None if self.index is None or other.index is None else torch.cat([self.index, other.index], 1)
        return Seen(index, torch.cat([self.value, other.value], 1))


def stacked(many: list[Seen]) -> Seen:
    """Rows below each other; sparse ones are filled up to the longest."""
    values = below_each_other([seen.value for seen in many], 0)
    if many[0].index is None:
        return Seen(None, values)
    return Seen(below_each_other([seen.index for seen in many if seen.index is not None], 0), values)


def below_each_other(parts: list[Tensor], filler: int) -> Tensor:
    """Rows of several lengths as one table, the shorter ones filled up."""
    longest = max(part.shape[1] for part in parts)
    return torch.cat([nn.functional.pad(part, (0, longest - part.shape[1]), value=filler) for part in parts])


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        """What comes in, and what the block adds to it."""
        return x + self.outer(torch.relu(self.inner(self.norm(x))))


class Network(nn.Module):
    """Rows in, numbers out. The first layer is a sum over the numbers that are not zero, whichever way they come."""

    def __init__(self, scales: list[int], hidden: int, blocks: int, out: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1.0 / torch.tensor(scales, dtype=torch.float32), persistent=False)
        self.first = nn.Parameter(torch.randn(len(scales), hidden) * 0.05)
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.blocks = nn.ModuleList([Block(hidden) for _ in range(blocks)])
        self.norm = nn.LayerNorm(hidden)
        self.out = nn.Linear(hidden, out)
        with torch.no_grad():
            self.out.weight.mul_(0.05)
            self.out.bias.zero_()
            for block in self.blocks:
                block.outer.weight.mul_(0.5)

    def forward(self, seen: Seen) -> Tensor:
        """The outputs for some rows."""
        return self.out(self.thought(seen))

    def chosen_from(self, seen: Seen, options: Tensor) -> tuple[Tensor, Tensor]:
        """A number for every option of every row, and the outputs behind those for moves.

        `options` has a line of moves for every row, filled up with NONE: of 700 outputs three or four are wanted.
        """
        x = self.thought(seen)
        there = options != NONE
        rows = there.nonzero()[:, 0]
        moves = options[there].long()
        weights = nn.functional.embedding(moves, self.out.weight[:ACTIONS])
        flat = (x.index_select(0, rows).float() * weights).sum(1) + self.out.bias[moves]
        logits = torch.full(options.shape, NEVER, device=x.device).masked_scatter(there, flat)
        return logits, nn.functional.linear(x, self.out.weight[ACTIONS:], self.out.bias[ACTIONS:])

    def thought(self, seen: Seen) -> Tensor:
        """What the last layer looks at."""
        scale: Tensor = self.scale  # type: ignore[assignment]
        if seen.index is None:
            x = (seen.value.to(self.first.dtype) * scale) @ self.first
        else:
            index = seen.index.long()
            weights = seen.value.to(self.first.dtype) * scale[index]
            x = summed(index, weights, self.first)
        x = torch.relu(x + self.bias)
        for block in self.blocks:
            x = block(x)
        return self.norm(x)


def policy_network(players: int, hidden: int, blocks: int) -> Network:
    """A policy for games of up to so many players: the moves, then the parts of the value that it sees itself."""
    return Network(scales_of(parts(players)), hidden, blocks, ACTIONS + PARTS)


def critic_network(players: int, hidden: int, blocks: int) -> Network:
    """A critic: the parts of the value, from the row and the privileged row behind it."""
    return Network(scales_of(parts(players)) + scales_of(hidden_parts(players)), hidden, blocks, PARTS)


def options_of(rows: Tensor) -> Tensor:
    """The legal moves of dense rows, as lines filled up with NONE."""
    legal = rows[:, :ACTIONS] != 0
    counts = legal.sum(1)
    places = torch.arange(int(counts.max()), device=rows.device) < counts[:, None]
    options = torch.full(places.shape, NONE, dtype=torch.int16, device=rows.device)
    return options.masked_scatter(places, legal.nonzero()[:, 1].to(torch.int16))


def sampled(logits: Tensor) -> Tensor:
    """An option for every row, as likely as the policy says."""
    up_to = torch.softmax(logits, 1).cumsum(1)
    drawn = torch.rand(len(logits), 1, device=logits.device) * up_to[:, -1:]
    return (up_to <= drawn).sum(1)
