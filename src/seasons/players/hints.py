"""Hints: the best moves of a seat and why, as plain data. `seasons.words.hints` makes sentences of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, median_high, pvariance

from seasons.players.core.rollout import Searcher
from seasons.players.levels import beliefs
from seasons.players.tryout import Ending, try_out, worlds_of
from seasons.rules import ENERGIES, State, Table, View, card, face, kind_of, legal_moves, table
from seasons.rules import move as move_of

CANDIDATES = 3
BEAM = 4
RARE = 0.08  # what happens less often than this, or does not happen less often, explains nothing
CLEAR = 2.5  # standard errors by which an event must change the difference
OPEN = 0.1  # a chance that differs by less is the same chance


@dataclass(frozen=True)
class Advice:
    """A move, the final score it leads to, the chance of winning (a shared win is its part), and the margin."""

    move: int
    score: float
    wins: float
    margin: float


@dataclass(frozen=True)
class Parts:
    """What the best move gains against another, in points: own parts, and what it does to the best opponent."""

    crystals: float
    prestige: float
    hand: float
    bonuses: float
    opponents: float

    @property
    def total(self) -> float:
        """The whole gain."""
        return self.crystals + self.prestige + self.hand + self.bonuses + self.opponents


@dataclass(frozen=True)
class Turning:
    """The one thing that chance decides and that matters most for the difference: what it is, how likely it is, and
    what the best move gains against the second with it and without it.

    `kind` is transmute, gauge, draw or energy (a die of the next roll shows it; `number` is the energy), rounds (at
    least `number` more rounds are played), drew (the next card is worth at least `number` prestige points), or holds
    (`seat` has card `number` in hand).
    """

    kind: str
    number: int
    seat: int
    chance: float
    gain_with: float
    gain_without: float


@dataclass(frozen=True)
class Kept:
    """A card of the seat that is in play at the end more often after the best move than after the second."""

    number: int
    chance: float
    otherwise: float


@dataclass(frozen=True)
class Hint:
    """The best moves, best first; why the first is better than the second; `clear` if chance cannot explain it away."""

    seat: int
    best: list[Advice]
    parts: Parts | None
    turning: Turning | None
    kept: Kept | None
    clear: bool
    worlds: int


def ranked(sight: View, simulations: int, seed: int) -> list[int]:
    """The moves worth trying out, the best first: by a search, or in the prelude by what the cards are worth."""
    searcher = Searcher(seed, BEAM)
    first = int(searcher.choose(sight, 0, simulations))
    moves = legal_moves(sight.table, sight.seat)
    kind = kind_of(sight)
    if kind == "pick":
        worths = {move: searcher.pick_worth(sight.table, sight.seat, move_of(move).card) for move in moves}
    elif kind == "split":
        worths = dict.fromkeys(moves, 0.0)
    else:
        worths = beliefs(searcher)
    others = sorted(worths, key=lambda move: -worths[move])
    return [first, *(move for move in others if move != first)][:CANDIDATES]


def hint(sight: View, worlds: int = 40, seed: int = 1, simulations: int = 300) -> Hint:
    """Advice for the seat of a view; the same seed and the same budget give the same advice.

    A search says which moves are best. They are then played out to the end in so many dealt worlds, which says what
    they lead to and why; where that clearly favours another of them, it comes first.
    """
    moves = ranked(sight, simulations, seed)
    dealt = worlds_of(sight, max(worlds, 2), seed)
    endings = dict(zip(moves, try_out(sight, moves, dealt)))
    for move in moves[1:]:
        if clearly(differences(endings[move], endings[moves[0]])):
            moves.remove(move)
            moves.insert(0, move)
    moves[1:] = sorted(moves[1:], key=lambda move: -margin_of(endings[move]))
    best = [advice(move, endings[move]) for move in moves]
    if len(moves) < 2:
        return Hint(int(sight.seat), best, None, None, None, True, len(dealt))
    first, second = endings[moves[0]], endings[moves[1]]
    gains = differences(first, second)
    return Hint(
        int(sight.seat),
        best,
        split(first, second),
        turning(sight, [world for _, world in dealt], first, gains),
        kept(first, second),
        clearly(gains),
        len(dealt),
    )


def differences(first: Sequence[Ending], second: Sequence[Ending]) -> list[float]:
    """By how much one move is better than another, world by world."""
    return [float(one.margin - other.margin) for one, other in zip(first, second)]


def clearly(gains: Sequence[float]) -> bool:
    """Whether a mean gain is above zero by more than two standard errors."""
    mean = fmean(gains)
    return mean > 0 and mean * mean > 4 * pvariance(gains) / len(gains)


def margin_of(endings: Sequence[Ending]) -> float:
    """The mean margin."""
    return fmean(ending.margin for ending in endings)


def advice(move: int, endings: Sequence[Ending]) -> Advice:
    """What a move leads to on average."""
    score = fmean(ending.total for ending in endings)
    return Advice(move, score, fmean(ending.share for ending in endings), margin_of(endings))


def split(first: Sequence[Ending], second: Sequence[Ending]) -> Parts:
    """The mean difference between two moves, part by part."""

    def gain(part: Callable[[Ending], int]) -> float:
        return fmean(part(one) - part(other) for one, other in zip(first, second))

    return Parts(
        gain(lambda ending: ending.crystals),
        gain(lambda ending: ending.prestige),
        gain(lambda ending: ending.hand),
        gain(lambda ending: ending.bonus),
        gain(lambda ending: -ending.theirs),
    )


def kept(first: Sequence[Ending], second: Sequence[Ending]) -> Kept | None:
    """The card whose chance to be in play at the end the first move raises most."""
    numbers = {number for ending in (*first, *second) for number in ending.played}

    def chance(number: int, endings: Sequence[Ending]) -> float:
        return fmean(number in ending.played for ending in endings)

    found = [Kept(number, chance(number, first), chance(number, second)) for number in sorted(numbers)]
    best = max(found, key=lambda row: row.chance - row.otherwise, default=None)
    return best if best is not None and best.chance - best.otherwise >= OPEN else None


# --- what chance decides


def turning(sight: View, worlds: Sequence[State], endings: Sequence[Ending], gains: Sequence[float]) -> Turning | None:
    """The event that changes the difference between the two best moves most clearly, if any does."""
    columns: dict[tuple[str, int, int], list[bool]] = {}
    seen = table(sight)
    rounds = median_high([ending.rounds for ending in endings]) + 1
    worth = median_high([prestige_drawn(ending) for ending in endings])
    for at, (world, ending) in enumerate(zip(worlds, endings)):
        for key in happened(seen, table(world), ending, rounds, worth):
            columns.setdefault(key, [False] * len(gains))[at] = True
    best: Turning | None = None
    top = CLEAR
    for (kind, number, seat), column in sorted(columns.items()):
        chance = fmean(column)
        if not RARE <= chance <= 1 - RARE:
            continue
        with_it = [gain for gain, yes in zip(gains, column) if yes]
        without = [gain for gain, yes in zip(gains, column) if not yes]
        error = (pvariance(with_it) / len(with_it) + pvariance(without) / len(without)) ** 0.5
        change = abs(fmean(with_it) - fmean(without))
        if change > top * error and change > 0.1:
            top = change / error if error else float("inf")
            best = Turning(kind, number, seat, chance, fmean(with_it), fmean(without))
    return best


def prestige_drawn(ending: Ending) -> int:
    """The prestige points of the first card that was drawn; 0 without one."""
    return card(ending.drew).prestige if ending.drew else 0


def happened(seen: Table, world: Table, ending: Ending, rounds: int, worth: int) -> list[tuple[str, int, int]]:
    """What chance decided in a world behind a view, as (kind, number, seat)."""
    found = []
    faces = [face(die, side) for die, side in ending.rolled]
    for kind in ("transmute", "gauge", "draw"):
        if any(getattr(shown, kind) for shown in faces):
            found.append((kind, 0, -1))
    for energy in range(len(ENERGIES)):
        if any(shown.energies[energy] for shown in faces):
            found.append(("energy", energy, -1))
    if ending.rounds >= rounds:
        found.append(("rounds", rounds, -1))
    if ending.drew and prestige_drawn(ending) >= worth:
        found.append(("drew", worth, -1))
    for seat in range(seen.players):
        if seat != seen.viewer:
            unseen = Counter(world.seats[seat].hand.known) - Counter(seen.seats[seat].hand.known)
            found += [("holds", number, seat) for number in unseen]
    return found
