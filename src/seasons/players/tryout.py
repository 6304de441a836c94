"""Playing moves out: every move meets the same dealt worlds, the same dice and the same order of cards, to the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from seasons.players.core.mind import Mind
from seasons.rules import Chance, Event, Fast, Score, State, View, apply, mover, resample, scores, table
from seasons.vecs import vec

MASK = 0xFFFFFFFF


def mixed(seed: int, key: int) -> int:
    """A number of 32 bits for a key; the same everywhere."""
    x = (seed * 0x9E3779B1 ^ key * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    return x ^ (x >> 16)


class Keyed(Chance):
    """The same dice and the same order of cards for the same seed, whatever the players do, and quickly."""

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        return min(
            (pile[index] for index in range(size)), key=lambda card: mixed(self.seed, 4096 * (shuffle + 1) + card)
        )

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        return mixed(self.seed, (1 << 24) + (round * 32 + die) * 16 + attempt) * 6 >> 32

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        return mixed(self.seed, (1 << 28) + (purpose * 64 + index) * 64) * n >> 32


@dataclass(frozen=True)
class Ending:
    """How a game went on: the points of a seat part by part, those of its best opponent, its share of the win, the
    numbers of its cards in play, and in how many more rounds. What chance brought first: the dice of the next round
    (die, face), and the number of the first card that the seat drew in this one, or 0."""

    crystals: int
    prestige: int
    hand: int
    bonus: int
    theirs: int
    share: float
    played: frozenset[int]
    rounds: int
    rolled: tuple[tuple[int, int], ...] = ()
    drew: int = 0

    @property
    def total(self) -> int:
        """The points of the seat."""
        return self.crystals + self.prestige + self.hand + self.bonus

    @property
    def margin(self) -> int:
        """By how much the seat is before its best opponent."""
        return self.total - self.theirs


def ending_of(state: State, seat: int, began: int = 0, log: Sequence[Event] = ()) -> Ending:
    """How a finished game ended for a seat; the crystals of end-of-game cards are crystals."""
    rolled = [(int(event.n), int(event.energy)) for event in log if event.name == "rolled"]
    drawn = [int(event.card) for event in log if event.name == "drew" and event.seat == seat]
    points: list[Score] = scores(state)
    mine = points[seat]
    winners = sum(score.rank == 1 for score in points)
    return Ending(
        int(mine.crystals) + sum(int(crystals) for _, crystals in mine.cards),
        int(mine.prestige),
        int(mine.hand),
        int(mine.bonus),
        max(int(score.total) for score in points if score.seat != seat),
        1 / winners if mine.rank == 1 else 0.0,
        frozenset(card.card for card in table(state).seats[seat].play),
        int(state.round) - began,
        tuple(rolled[: state.players + 1]),
        drawn[0] if drawn else 0,
    )


def finish(state: State, chance: Chance, mind: Mind, log: list[Event] | None = None) -> None:
    """Let everybody play the base policy to the end of the game. A seat judges by what it may know.

    The log hears what happens up to the dice of the next round.
    """
    began = state.round
    while not state.over:
        seat = mover(state)
        apply(state, mind.greedy(state, seat), chance, log if state.round == began else None, seat)


def worlds_of(sight: View, count: int, seed: int) -> list[tuple[int, State]]:
    """So many worlds that could lie behind a view, each with the seed of its chance."""
    seeds = [mixed(seed, number) for number in range(count)]
    return [(number, resample(sight, Fast(number))) for number in seeds]


def try_out(sight: View, moves: Sequence[int], worlds: Sequence[tuple[int, State]]) -> list[list[Ending]]:
    """For every move the endings in every world, in the same order."""
    seat = int(sight.seat)
    began = int(sight.table.round)
    found = []
    for move in moves:
        endings = []
        for seed, world in worlds:
            state = world.copy()
            chance = Keyed(seed)
            log: list[Event] = []
            apply(state, move, chance, log, seat)
            finish(state, chance, Mind(seed), log if state.round == began else None)
            endings.append(ending_of(state, seat, began, log))
        found.append(endings)
    return found
