"""The players as programs see them: something that is given a view and answers with a move."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple, Protocol

from seasons.players.core.beam import Planner
from seasons.players.core.mind import Mind
from seasons.players.core.rollout import Searcher
from seasons.rules import Fast, RulesError, View, legal_moves, resample


class UnknownPlayer(RulesError):
    """There is no player of this name."""


class BadNumber(UnknownPlayer):
    """The number behind a player's name is not one from 1 to `most`."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(f"“{name}” has no number from 1 to {most} behind it; examples: planner:6, rollout:50")
        self.most = most


class Player(Protocol):
    """A computer player. It is given what its seat may know, and nothing else."""

    name: str

    def choose(self, sight: View) -> int:
        """The move for the seat of the view, one of its legal moves."""
        ...


class Spent(NamedTuple):
    """How much a search has done for one decision: games played on, rounds looked ahead, actions planned with."""

    simulations: int = 0
    depth: int = 0
    plan: int = 0


def searched(searcher: Searcher, sight: View, microseconds: int, simulations: int, again: Spent | None) -> int:
    """The move of a search within a budget, or of one that has spent exactly so much."""
    if again is not None:
        return searcher.choose_again(sight, again.simulations, again.depth, again.plan)
    return searcher.choose(sight, microseconds, simulations)


class Chooser(Protocol):
    """Something that needs chance to choose."""

    chance: Fast


class Bot:
    """What all our players have in common. Those that will choose alike are equal, and a copy, in this process or in
    another one, goes on where the player was."""

    def __init__(self, name: str, *made_of: object) -> None:
        self.name = name
        self.made_of = made_of

    def choosers(self) -> tuple[Chooser, ...]:
        """The parts that need chance to choose."""
        raise NotImplementedError

    def chances(self) -> list[Fast]:
        """How far each of the parts is."""
        return [chooser.chance for chooser in self.choosers()]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bot) or type(other) is not type(self):
            return False
        return self.made_of == other.made_of and self.chances() == other.chances()

    def __hash__(self) -> int:
        return hash((self.name, *self.chances()))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}, {self.chances()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (resumed, (type(self), self.made_of, self.chances()))


def resumed(kind: Callable[..., Bot], made_of: tuple[object, ...], chances: list[Fast]) -> Bot:
    """The player that has come so far."""
    bot = kind(*made_of)
    for chooser, chance in zip(bot.choosers(), chances):
        chooser.chance = chance
    return bot


class RandomPlayer(Bot):
    """Chooses any legal move."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__("random", seed)
        self.chance = Fast(seed)

    def choosers(self) -> tuple[Chooser, ...]:
        return (self,)

    def choose(self, sight: View) -> int:
        """Any legal move."""
        moves = legal_moves(sight.table, sight.seat)
        return moves[self.chance.below(len(moves))]


class GreedyPlayer(Bot):
    """Judges every single move by what it leads to at once."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__("greedy", seed)
        self.chance = Fast(seed)
        self.mind = Mind(seed, False)

    def choosers(self) -> tuple[Chooser, ...]:
        return (self, self.mind)

    def choose(self, sight: View) -> int:
        """The best single move."""
        return self.mind.greedy(resample(sight, self.chance), sight.seat)


WIDEST = 100  # situations in the beam of a planner
LONGEST_MS = 600_000
MOST = 1_000_000  # simulations
WORLDS = 2
"""Dealt worlds in which a planner plans before it moves."""


class PlannerPlayer(Bot):
    """Plans its whole turn with a beam of so many situations."""

    def __init__(self, seed: int = 1, width: int = 4) -> None:
        super().__init__(f"planner:{width}", seed, width)
        self.planner = Planner(seed, width)

    def choosers(self) -> tuple[Chooser, ...]:
        return (self.planner,)

    def choose(self, sight: View) -> int:
        """The first move of the best turn found."""
        return self.planner.ponder(sight, WORLDS)


class RolloutPlayer(Bot):
    """Tries the planner's best candidates out in dealt worlds, for so many milliseconds or so many simulations.

    A budget of simulations gives the same move for the same seed, whatever the machine.
    """

    def __init__(self, seed: int = 1, milliseconds: float = 50.0, simulations: int = 0) -> None:
        name = f"rollout:{simulations}sims" if simulations else f"rollout:{milliseconds:g}"
        super().__init__(name, seed, milliseconds, simulations)
        self.searcher = Searcher(seed, 4)
        self.microseconds = int(milliseconds * 1000)
        self.simulations = simulations

    def choosers(self) -> tuple[Chooser, ...]:
        return (self.searcher,)

    def choose(self, sight: View, again: Spent | None = None) -> int:
        """The candidate that does best."""
        return searched(self.searcher, sight, self.microseconds, self.simulations, again)


LEVEL_NAMES = ("squirrel", "hare", "fox", "owl", "griffin")
"""The levels for people, the weakest first; seasons.players.levels says what they do."""
NAMES = ("random", "greedy", "planner", "rollout", *LEVEL_NAMES)


def make_player(name: str, seed: int = 1) -> Player:
    """The player of a name: random, greedy, planner[:width], rollout[:milliseconds or :Nsims], a level such as fox, or
    module:factory.

    >>> make_player("rollout:50").name
    'rollout:50'
    """
    kind, _, detail = name.partition(":")
    if kind == "random" and not detail:
        return RandomPlayer(seed)
    if kind == "greedy" and not detail:
        return GreedyPlayer(seed)
    if kind == "planner":
        return PlannerPlayer(seed, math.ceil(budget(name, detail or "4", WIDEST)))
    if kind == "rollout":
        if detail.endswith("sims"):
            return RolloutPlayer(seed, simulations=math.ceil(budget(name, detail.removesuffix("sims"), MOST)))
        return RolloutPlayer(seed, budget(name, detail or "50", LONGEST_MS))
    if kind in LEVEL_NAMES and not detail:
        from seasons.players.levels import make_level

        return make_level(kind, seed)
    if detail and kind not in NAMES:
        return foreign_player(kind, detail, seed)
    raise UnknownPlayer(f"there is no player “{name}”; there are {', '.join(NAMES)} and module:factory")


def decide(name: str, seed: int, sight: View, again: Spent | None = None) -> tuple[int, Spent]:
    """One decision of a new player, and what its search has spent; with that it makes the same decision `again`.

    >>> from seasons.rules import Fair, new_game, view
    >>> sight = view(new_game(2, Fair(bytes(32))), 0)
    >>> decide("griffin", 5, sight) == decide("griffin", 5, sight, decide("griffin", 5, sight)[1])
    True
    """
    player = make_player(name, seed)
    searcher: Searcher | None = getattr(player, "searcher", None)
    if searcher is None:
        return player.choose(sight), Spent()
    move = player.choose(sight, again)  # type: ignore[call-arg]  # all that search can be told
    return move, Spent(int(searcher.simulations), int(searcher.ahead), int(searcher.tried))


def budget(name: str, text: str, most: int) -> float:
    """The number behind a player's name, from 1 on."""
    if re.fullmatch(r"[0-9]{1,7}(\.[0-9]{1,3})?", text) is None or not 1 <= float(text) <= most:
        raise BadNumber(name, most)
    return float(text)


def foreign_player(module: str, factory: str, seed: int) -> Player:
    """A player of another package: `factory(seed)` of a module."""
    try:
        make = getattr(import_module(module), factory)
    except Exception as error:  # whatever somebody else's module does when it is loaded
        raise UnknownPlayer(f"“{module}:{factory}” cannot be loaded: {error}") from None
    player: Player = make(seed)
    return player
