"""Levels for people: five players, from a friendly beginner to the strongest.

A level is weakened by a regret budget. It knows what every move would lose, and chooses one whose loss is near an
allowance; moves that lose more than the allowance are never chosen, so it makes small mistakes and no silly ones.
"""

from __future__ import annotations

from dataclasses import dataclass

from seasons.players.bots import LEVEL_NAMES, Bot, Chooser, Spent, UnknownPlayer, searched
from seasons.players.core.beam import Planner
from seasons.players.core.rollout import Searcher
from seasons.rules import Fast, View, kind_of, legal_moves, resample
from seasons.rules import move as move_of

FINE = 1000  # in how many steps a share of the allowance is drawn


@dataclass(frozen=True)
class Level:
    """A level: how many points it may lose with one decision, and how it finds out what a move loses.

    With neither milliseconds nor simulations it plans its turn with a beam; otherwise it tries its plans out, too.
    """

    name: str
    allowance: float
    width: int = 4
    simulations: int = 0
    milliseconds: float = 0.0


LEVELS = {
    level.name: level
    for level in (
        Level("squirrel", 6.0, width=2),
        Level("hare", 3.0, width=3),
        Level("fox", 1.2),
        Level("owl", 0.4, simulations=120),
        Level("griffin", 0.0, milliseconds=100.0),
    )
}
"""The levels by name, the weakest first."""

if tuple(LEVELS) != LEVEL_NAMES:
    raise AssertionError("the levels and their names differ")


class LevelPlayer(Bot):
    """Plays at a level. `loss` is what its last move loses by its own estimate, in points."""

    def __init__(self, level: Level, seed: int = 1) -> None:
        super().__init__(level.name, level, seed)
        self.level = level
        self.chance = Fast(seed)
        self.planner: Planner = Planner(seed, level.width)
        self.searcher = Searcher(seed, level.width)
        self.loss = 0.0

    def choosers(self) -> tuple[Chooser, ...]:
        return (self, self.planner, self.searcher)

    def choose(self, sight: View, again: Spent | None = None) -> int:
        """A move within the allowance, near a part of it that chance decides."""
        losses = self.losses(sight, again)
        allowance = self.level.allowance
        target = allowance * float(self.chance.below(FINE)) / FINE
        fitting = [(move, loss) for move, loss in losses.items() if loss <= allowance]
        move, self.loss = min(fitting, key=lambda row: (abs(row[1] - target), row[1]))
        return move

    def losses(self, sight: View, again: Spent | None = None) -> dict[int, float]:
        """What moves lose against the best one, in points at the end; moves that are no candidates are left out."""
        if kind_of(sight) == "pick":
            worths = {
                move: self.planner.pick_worth(sight.table, sight.seat, move_of(move).card)
                for move in legal_moves(sight.table, sight.seat)
            }
        elif self.level.milliseconds or self.level.simulations:
            return self.searched(sight, again)
        else:
            best = self.planner.plan(resample(sight, self.chance), sight.seat)
            worths = dict(zip(self.planner.moves, self.planner.worths)) or {best: 0.0}
        top = max(worths.values())
        return {int(move): top - worth for move, worth in worths.items()}

    def searched(self, sight: View, again: Spent | None) -> dict[int, float]:
        """What the candidates of a search lose against the move that it chooses."""
        level = self.level
        move = searched(self.searcher, sight, int(level.milliseconds * 1000), level.simulations, again)
        worths = beliefs(self.searcher)
        top = worths.setdefault(move, 0.0)
        return {other: top - worth for other, worth in worths.items() if other == move or worth < top}


def beliefs(searcher: Searcher) -> dict[int, float]:
    """What a search has found out about its candidates: the points that each gains against the planner's choice."""
    count = len(searcher.candidates)
    return {int(searcher.candidates[at]): searcher.belief(at) if at else 0.0 for at in range(count)}


def make_level(name: str, seed: int = 1) -> LevelPlayer:
    """The player of a level.

    >>> make_level("fox").name
    'fox'
    """
    if name not in LEVELS:
        raise UnknownPlayer(f"there is no level “{name}”; there are {', '.join(LEVELS)}")
    return LevelPlayer(LEVELS[name], seed)
