"""Playing a match to its end, or as far as is needed, and counting what came out."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from seasons.arena.match import Match, Played
from seasons.arena.ratings import Sequential
from seasons.arena.workers import games


@dataclass
class Tally:
    """The games of a match that are done."""

    match: Match
    played: dict[int, Played] = field(default_factory=dict)
    in_order: int = 0  # so many pairs from the first one on are complete
    stopped_at: int = 0  # the sequential test was decided after so many pairs
    verdict: str = ""
    interrupted: bool = False
    seconds: float = 0.0

    def complete(self, pair: int) -> bool:
        """Whether all games of a pair are done."""
        first = pair * self.match.players
        return all(number in self.played for number in range(first, first + self.match.players))

    def pairs(self) -> list[list[Played]]:
        """The games that count, pair by pair."""
        n = self.match.players
        last = self.stopped_at or self.match.pairs
        found = [
            pair for pair in sorted({number // n for number in self.played}) if pair < last and self.complete(pair)
        ]
        return [[self.played[number] for number in range(pair * n, pair * n + n)] for pair in found]


def shares_of(pairs: list[list[Played]], bot: int = 0) -> list[float]:
    """The share of wins that a bot had in every pair."""
    return [sum(seat.share for game in pair for seat in game.seats if seat.bot == bot) / len(pair) for pair in pairs]


def run_match(
    match: Match, jobs: int = 1, test: Sequential | None = None, progress: Callable[[int], None] = lambda games: None
) -> Tally:
    """Play a match, or as much of it as the sequential test needs, or until Ctrl-C."""
    tally = Tally(match)
    began = time.perf_counter()
    shares: list[float] = []
    source = games(match, jobs)
    try:
        for done in source:
            tally.played[done.number] = done
            progress(1)
            while not tally.verdict and tally.in_order < match.pairs and tally.complete(tally.in_order):
                n, first = match.players, tally.in_order * match.players
                shares += shares_of([[tally.played[number] for number in range(first, first + n)]])
                tally.in_order += 1
                if test is not None and (verdict := test.verdict(shares, n)):
                    tally.verdict, tally.stopped_at = verdict, tally.in_order
            if tally.verdict:
                break
    except KeyboardInterrupt:
        tally.interrupted = True
    finally:
        source.close()  # type: ignore[attr-defined]
    tally.seconds = time.perf_counter() - began
    return tally
