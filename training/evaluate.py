"""How well a policy plays against players of the game: the share of wins, and points."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from mypy_extensions import i64

from seasons.encoding import MOST, Many
from seasons.players import make_player
from seasons.rules import view
from seasons.vecs import vec
from training.network import Network, Seen, options_of


class Result(NamedTuple):
    """Games of a policy among copies of an opponent. `share` counts a shared win in part; even would be 1 / players."""

    opponent: str
    games: int
    share: float
    error: float  # half of the 95 % interval
    points: float
    theirs: float

    def __str__(self) -> str:
        share, error = 100 * self.share, 100 * self.error
        return (
            f"{share:.1f} % (+-{error:.1f}) of {self.games} games against {self.opponent}, "
            f"{self.points:.0f} points to {self.theirs:.0f}"
        )


@torch.no_grad()
def evaluate(policy: Network, opponent: str, games: int, setup: tuple[int, int, int], seed: int) -> Result:
    """Play so many games at once, the policy at each seat in turn; it makes its likeliest moves."""
    players = setup[0]
    tables = Many(games, seed, [setup], dense=True, sparse=True)
    index = np.frombuffer(tables.index, "i2").reshape(games, MOST)
    value = np.frombuffer(tables.value, "u1").reshape(games, MOST)
    counts = np.frombuffer(tables.counts, "i8")
    rows = np.frombuffer(tables.rows, "u1").reshape(games, int(tables.width))
    seats, done = np.frombuffer(tables.seats, "u1"), np.frombuffer(tables.done, "u1")
    finals = np.frombuffer(tables.finals, "i2").reshape(games, 4)
    ranks = np.frombuffer(tables.ranks, "u1").reshape(games, 4)
    rivals = [make_player(opponent, seed * 1000 + at) for at in range(games)]
    mine = np.arange(games) % players
    open_tables = np.ones(games, bool)
    shares, own, others = np.zeros(games), np.zeros(games), np.zeros(games)
    device = policy.bias.device
    while open_tables.any():
        moves = np.array(index[:, 0], np.int64)
        at = np.flatnonzero(open_tables & (seats == mine))
        if len(at):
            longest = counts[at].max()
            beyond = np.arange(longest) >= counts[at][:, None]
            numbers = np.where(beyond, 0, value[at, :longest])
            seen = Seen(torch.from_numpy(index[at, :longest]).to(device), torch.from_numpy(numbers).to(device))
            options = options_of(torch.from_numpy(rows[at]).to(device))
            picks = policy.chosen_from(seen, options)[0].argmax(1)
            moves[at] = options.gather(1, picks[:, None])[:, 0].cpu().numpy()
        for table in np.flatnonzero(open_tables & (seats != mine)):
            moves[table] = rivals[table].choose(view(tables.states[table], int(seats[table])))
        tables.step(vec[i64](moves.tolist()))
        for table in np.flatnonzero(open_tables & (done != 0)):
            open_tables[table] = False
            best = (ranks[table, :players] == 1).sum()
            shares[table] = (ranks[table, mine[table]] == 1) / best
            own[table] = finals[table, mine[table]]
            others[table] = (finals[table, :players].sum() - own[table]) / (players - 1)
    error = 1.96 * shares.std() / games**0.5
    return Result(opponent, games, float(shares.mean()), float(error), float(own.mean()), float(others.mean()))
