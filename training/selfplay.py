"""Playing: a window of decisions at all tables, by the policy of today and, at some seats, an earlier one."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from training.config import Config
from training.network import Network, Seen, masked, sampled, stacked
from training.returns import advantages, rewards
from training.tables import AnyView, Group


class Window(NamedTuple):
    """Decisions to learn from, one a row, and what the games that ended were like."""

    view: Seen
    hidden: Seen
    mask: Tensor
    moves: Tensor
    likely: Tensor  # the logarithm of how likely the move was
    advantage: Tensor
    returns: Tensor  # by part
    decisions: int  # all that were made, also those that nothing can be learned from
    points: list[int]  # of every seat of every game that ended
    winners: list[int]


class Side:
    """A group of tables under way: which seat learns at the tables where the others are an earlier self."""

    def __init__(self, group: Group, pool_share: float, chance: np.random.Generator) -> None:
        self.group = group
        self.chance = chance
        self.pooled = chance.random(len(group.players)) < pool_share
        self.learner = chance.integers(0, group.players)
        self.busy = False

    def rivals(self, seats: NDArray[np.int64]) -> NDArray[np.bool_]:
        """The tables at which an earlier self chooses now."""
        return self.pooled & (seats != self.learner)

    def deal_anew(self, done: NDArray[np.bool_]) -> None:
        """Let another seat learn where a new game has begun."""
        drawn = self.chance.integers(0, self.group.players)
        self.learner = np.where(done, drawn, self.learner)


class Steps:
    """What is kept of the steps of one group while a window is played."""

    def __init__(self) -> None:
        self.sights: list[AnyView] = []
        self.kept: dict[str, list[Tensor]] = {}

    def keep(self, **parts: Tensor) -> None:
        """Keep some numbers of a step, a row a table."""
        for name, part in parts.items():
            self.kept.setdefault(name, []).append(part)

    def all(self, name: str) -> Tensor:
        """What was kept under a name: steps x tables."""
        return torch.stack(self.kept[name])


class SelfPlay:
    """Plays windows. The critic judges every decision with what is hidden from whoever makes it."""

    def __init__(self, config: Config, groups: list[Group], policy: Network, critic: Network) -> None:
        chance = np.random.default_rng(config.seed)
        self.config = config
        self.sides = [Side(group, config.pool_share, chance) for group in groups]
        self.policy = policy
        self.critic = critic
        self.rival: Network | None = None  # an earlier self; none: the policy of today plays everywhere

    @torch.no_grad()
    def window(self, steps: int) -> Window:
        """Make so many decisions at every table."""
        played = [Steps() for _ in self.sides]
        ended: list[tuple[list[int], list[int]]] = []
        for _ in range(steps):
            for side, kept in zip(self.sides, played):
                self.finish_step(side, kept, ended)
                self.choose(side, kept)
        parts = []
        for side, kept in zip(self.sides, played):
            self.finish_step(side, kept, ended)
            parts.append(self.judged(side, kept))
        return joined(parts, ended)

    def choose(self, side: Side, kept: Steps) -> None:
        """Choose a move for every table of a group and have it made."""
        sight = side.group.observe()
        seats = side.group.told("seats").astype(np.int64)
        logits = masked(self.policy(sight.view), sight.mask)
        value = self.critic(sight.view.followed_by(sight.hidden)).float()
        rivals = np.zeros(len(seats), bool)
        if self.rival is not None:
            rivals = side.rivals(seats)
            at = torch.from_numpy(np.flatnonzero(rivals)).to(logits.device)
            if len(at):
                logits[at] = masked(self.rival(sight.view.at(at)), sight.mask[at])
        moves = sampled(logits)
        likely = torch.log_softmax(logits, 1).gather(1, moves[:, None])[:, 0]
        kept.sights.append(sight)
        kept.keep(moves=moves, likely=likely, value=value.cpu())
        kept.keep(seats=torch.from_numpy(seats), mine=torch.from_numpy(~rivals))
        side.group.begin(moves.cpu().numpy())
        side.busy = True

    def finish_step(self, side: Side, kept: Steps, ended: list[tuple[list[int], list[int]]]) -> None:
        """Wait for the step that is under way, and keep what it brought."""
        if not side.busy:
            return
        side.group.wait()
        side.busy = False
        done = side.group.told("done") != 0
        ranks, finals = side.group.told("ranks"), side.group.told("finals")
        for at in np.flatnonzero(done):
            count = side.group.players[at]
            ended.append((finals[at, :count].tolist(), ranks[at, :count].tolist()))
        side.deal_anew(done)
        reward = rewards(
            torch.from_numpy(side.group.told("gains").astype(np.float32)),
            torch.from_numpy(done),
            torch.from_numpy(ranks.astype(np.int64)),
            torch.from_numpy(side.group.players),
            self.config.points_unit,
            self.config.win,
        )
        kept.keep(reward=reward, done=torch.from_numpy(done))

    def judged(self, side: Side, kept: Steps) -> Window:
        """The decisions of a group with their advantages."""
        sight = side.group.observe()
        seats = torch.from_numpy(side.group.told("seats").astype(np.int64))
        last = self.critic(sight.view.followed_by(sight.hidden)).float().cpu()
        advantage, returns, counts = advantages(
            kept.all("value"),
            kept.all("reward"),
            kept.all("done"),
            torch.cat([kept.all("seats"), seats[None]]),
            last,
            self.config.trace,
        )
        device = kept.kept["moves"][0].device
        chosen = (counts & kept.all("mine")).flatten().nonzero()[:, 0].to(device)
        return Window(
            stacked([one.view for one in kept.sights]).at(chosen),
            stacked([one.hidden for one in kept.sights]).at(chosen),
            torch.cat([one.mask for one in kept.sights])[chosen],
            kept.all("moves").flatten()[chosen],
            kept.all("likely").flatten()[chosen],
            advantage.flatten().to(device)[chosen],
            returns.flatten(0, 1).to(device)[chosen],
            counts.numel(),
            [],
            [],
        )


def joined(parts: list[Window], ended: list[tuple[list[int], list[int]]]) -> Window:
    """The decisions of all groups in one window."""
    return Window(
        stacked([part.view for part in parts]),
        stacked([part.hidden for part in parts]),
        torch.cat([part.mask for part in parts]),
        torch.cat([part.moves for part in parts]),
        torch.cat([part.likely for part in parts]),
        torch.cat([part.advantage for part in parts]),
        torch.cat([part.returns for part in parts]),
        sum(part.decisions for part in parts),
        [points for finals, _ in ended for points in finals],
        [points for finals, ranks in ended for points, rank in zip(finals, ranks) if rank == 1],
    )
