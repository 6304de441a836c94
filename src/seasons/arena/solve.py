"""Finding the best move for certain: every line to the end of the game, averaged over what chance may bring.

It knows the whole position, so it is for positions in which nothing that matters is hidden from whoever must choose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from seasons.rules import Chance, RulesError, State, apply, legal_moves, mover, number_of, scores, situation
from seasons.vecs import vec

LIMIT = 200_000
"""Situations after which the search gives up."""


class TooLarge(RulesError):
    """The rest of the game is no matter for an exhaustive search: it goes on, has not begun, is over, has many lines,
    or somebody's hand is hidden."""

    REASONS = {
        "goes-on": "the game goes on after this round",
        "not-begun": "the game has not begun",
        "over": "the game is over",
        "many": "there are too many situations",
        "hidden": "somebody holds cards that are hidden",
    }

    def __init__(self, reason: str) -> None:
        super().__init__(self.REASONS[reason])
        self.reason = reason


class Branch(Exception):
    """Chance is asked for something: the possible outcomes, each with its weight."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        super().__init__()
        self.outcomes = outcomes


class Fork(Chance):
    """Tells the outcomes of one line; where they end, all that may come next is raised."""

    def __init__(self, told: Sequence[int]) -> None:
        self.told = told
        self.used = 0

    def next(self, outcomes: list[tuple[int, int]]) -> int:
        """The next outcome that was told."""
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self.used == len(self.told):
            raise Branch(outcomes)
        self.used += 1
        return self.told[self.used - 1]

    def draw(self, shuffle: i64, pile: vec[i64], size: i64) -> i64:
        copies: dict[int, list[int]] = {}
        for index in range(size):
            copies.setdefault(int(number_of(pile[index])), []).append(int(pile[index]))
        return self.next([(cards[0], len(cards)) for cards in copies.values()])

    def roll(self, round: i64, die: i64, attempt: i64) -> i64:
        if attempt == 0:
            raise TooLarge("goes-on")
        return self.next([(face, 1) for face in range(6)])

    def pick(self, purpose: i64, index: i64, n: i64) -> i64:
        raise TooLarge("not-begun")


@dataclass(frozen=True)
class Solution:
    """What the search has found for the seat that is asked: the worth of every move and one best line (seat, move).

    Worth is the margin in points over the best opponent at the end; `chance` says that the line ends where chance
    decides how it goes on.
    """

    seat: int
    worths: dict[int, float]
    line: list[tuple[int, int]]
    chance: bool
    states: int

    @property
    def best(self) -> list[int]:
        """All moves that lose nothing."""
        return [move for move, worth in self.worths.items() if worth >= self.value - 1e-9]

    @property
    def value(self) -> float:
        """What the best move is worth."""
        return max(self.worths.values())

    @property
    def second(self) -> float | None:
        """What the best of the other moves is worth."""
        return max((worth for worth in self.worths.values() if worth < self.value - 1e-9), default=None)


class Solver:
    """Looks at every line once: everybody chooses what is best for their own margin."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.known: dict[bytes, tuple[float, ...]] = {}

    def solve(self, state: State) -> Solution:
        """The worth of every move of whoever is asked now. Raises TooLarge."""
        seat = int(mover(state))
        if seat < 0:
            raise TooLarge("over")
        worths = {move: self.after(state, seat, move)[seat] for move in legal_moves(state, seat)}
        line, chance = self.line(state.copy())
        return Solution(seat, worths, line, chance, len(self.known))

    def worth(self, state: State) -> tuple[float, ...]:
        """The margins of all seats when everybody plays their best from here."""
        key = situation(state)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.limit:
                raise TooLarge("many")
            found = self.known[key] = margins(state) if state.over else self.best(state)[0]
        return found

    def best(self, state: State) -> tuple[tuple[float, ...], int]:
        """The margins that the best move leads to, and the move."""
        seat = int(mover(state))
        found = [(self.after(state, seat, move), move) for move in legal_moves(state, seat)]
        return max(found, key=lambda row: row[0][seat])

    def after(self, state: State, seat: int, move: int, told: tuple[int, ...] = ()) -> tuple[float, ...]:
        """The margins that a move leads to, on average over what chance may bring."""
        then = state.copy()
        try:
            apply(then, move, Fork(told), None, seat)
        except Branch as branch:
            whole = sum(weight for _, weight in branch.outcomes)
            rows = [(self.after(state, seat, move, (*told, outcome)), weight) for outcome, weight in branch.outcomes]
            return tuple(sum(row[at] * weight for row, weight in rows) / whole for at in range(state.players))
        return self.worth(then)

    def line(self, state: State) -> tuple[list[tuple[int, int]], bool]:
        """One best line to the end, or up to where chance decides; and whether it does."""
        line: list[tuple[int, int]] = []
        while not state.over:
            seat = int(mover(state))
            move = self.best(state)[1]
            line.append((seat, move))
            try:
                apply(state, move, Fork(()), None, seat)
            except Branch:
                return line, True
        return line, False


def margins(state: State) -> tuple[float, ...]:
    """By how much every seat is before its best opponent."""
    totals = [int(score.total) for score in scores(state)]
    return tuple(float(total - max(totals[:seat] + totals[seat + 1 :])) for seat, total in enumerate(totals))
