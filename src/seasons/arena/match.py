"""Bots against each other: the same deals and the same dice with every seating, in one process or in several.

A bot that raises, answers what is not legal, takes too long or ends its process loses that game and is named; the
match goes on.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from seasons.arena.external import LOADING_S, ExternalPlayer, Failed
from seasons.arena.foreign import answer, is_foreign, made
from seasons.arena.ratings import Sequential
from seasons.arena.simulate import parts_of
from seasons.players import Player
from seasons.rules import HAND, Fair, apply, legal_moves, mover, new_game, scores, view

GRACE_S = 0.5
"""How long after its limit a bot that still thinks is ended together with its process."""
GROUPS = hasattr(os, "setpgrp")
"""Whether processes have groups here."""

Clock = Callable[[int, float], None]
"""Hears which seat thinks from now on, and for how many seconds it may; 0 is no limit, or that it has answered."""


@dataclass(frozen=True)
class Match:
    """Who plays whom, how often, and what. `pairs` counts deals; each is played once with every seating."""

    bots: tuple[str, ...]
    pairs: int
    seed: int = 1
    players: int = 2
    level: int = 2
    edition: int = 0
    move_limit: float = 60.0
    think: float = 0.0  # seconds that programs are asked to think, if that is said

    def roster(self) -> list[int]:
        """The bots round the table, the challenger first; the last one named takes the chairs that are left."""
        return [min(place, len(self.bots) - 1) for place in range(self.players)]

    def seating(self, game: int) -> list[int]:
        """Which place of the roster sits at which seat in a game; over a pair everybody goes round all seats."""
        return [(seat - game) % self.players for seat in range(self.players)]

    def foreign(self) -> bool:
        """Whether a bot of somebody else's takes part."""
        return any(is_foreign(name) for name in self.bots)


@dataclass
class Failure:
    """Why a bot has lost a game: raised, illegal, slow or died; `text` says more."""

    bot: int
    seat: int
    kind: str
    text: str


@dataclass
class Seat:
    """How a game went for a seat. A game that was lost by failing has no scores."""

    bot: int
    share: float = 0.0
    parts: list[int] = field(default_factory=list)
    hand_left: int = 0
    times: list[float] = field(default_factory=list)  # milliseconds for every decision


@dataclass
class Played:
    """A game of a match; the games are numbered through, pair after pair."""

    number: int
    seats: list[Seat]
    failure: Failure | None = None


def number_for(text: str) -> int:
    """A number of 32 bits that a text stands for."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def play(match: Match, number: int, clock: Clock = lambda seat, seconds: None) -> Played:
    """Play one game of a match. It depends on nothing but the match and the number."""
    pair, game = divmod(number, match.players)
    roster = match.roster()
    places = match.seating(game)
    seats = [Seat(roster[place]) for place in places]
    chance = Fair(hashlib.sha256(f"arena {match.seed} pair {pair}".encode()).digest())
    state = new_game(match.players, chance, match.level, match.edition)
    asked = 0
    players: list[Player] = []
    try:
        for asked, place in enumerate(places):
            clock(asked, max(LOADING_S, match.move_limit))
            own_seed = number_for(f"arena {match.seed} pair {pair} place {place}")
            player = made(match.bots[roster[place]], own_seed, match.move_limit, match.think)
            players.append(player)
            if isinstance(player, ExternalPlayer):
                player.new_game(state, asked)
            clock(asked, 0.0)
        while not state.over:
            asked = int(mover(state))
            moves = legal_moves(state, asked)
            move = moves[0]
            if len(moves) > 1:
                limit = match.move_limit if is_foreign(match.bots[seats[asked].bot]) else 0.0
                sight = view(state, asked)
                clock(asked, limit)
                began = time.perf_counter()
                move = answer(players[asked], sight)
                taken = time.perf_counter() - began
                clock(asked, 0.0)
                seats[asked].times.append(taken * 1000)
                if 0 < limit < taken:
                    raise Failed("slow", f"{taken:.1f} s")
            apply(state, move, chance, None, asked)
    except Failed as failed:
        return forfeited(number, seats, Failure(seats[asked].bot, asked, failed.kind, str(failed)))
    finally:
        clock(asked, 0.0)
        for player in players:
            if isinstance(player, ExternalPlayer):
                player.close(politely=bool(state.over))
    table = scores(state)
    winners = sum(score.rank == 1 for score in table)
    for seat, score in enumerate(table):
        seats[seat].share = 1 / winners if score.rank == 1 else 0.0
        seats[seat].parts = [int(part) for part in parts_of(score)]
        seats[seat].hand_left = int(state.size[HAND + seat])
    return Played(number, seats)


def forfeited(number: int, seats: list[Seat], failure: Failure) -> Played:
    """A game that a seat has lost by failing: the others share the win."""
    for index, seat in enumerate(seats):
        seat.share = 0.0 if index == failure.seat else 1 / (len(seats) - 1)
    return Played(number, seats, failure)


# --- several processes


def work(match: Match, pipe: Connection, thinking: Any) -> None:
    """Play the games whose numbers come through a pipe, in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the first one answers it
    os.dup2(2, 1)  # what a foreign bot prints must not get into the report
    if GROUPS:
        os.setpgrp()  # the programs that it starts are of its group, and end with it

    def clock(seat: int, seconds: float) -> None:
        thinking[0] = seat + 1
        thinking[1] = time.monotonic() + seconds if seconds > 0 else 0.0

    while True:
        try:
            number = pipe.recv()
        except EOFError:
            return
        pipe.send(play(match, number, clock))


class Worker:
    """A process that plays games."""

    def __init__(self, match: Match) -> None:
        context = get_context("spawn")
        self.match = match
        self.number = -1
        self.ended = False
        self.pipe, theirs = context.Pipe()
        self.thinking: Any = context.Array("d", [0.0, 0.0], lock=False)  # who thinks (or did last), and until when
        self.process: SpawnProcess = context.Process(target=work, args=(match, theirs, self.thinking), daemon=True)
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            self.process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()

    def give(self, number: int) -> None:
        """Let it play a game."""
        self.number = number
        self.thinking[1] = 0.0
        self.pipe.send(number)

    def finished(self) -> Played | None:
        """Its game, if that is over: played, or lost because the process has ended or a bot thinks for too long."""
        try:
            if self.pipe.poll():
                done: Played = self.pipe.recv()
                return done
        except (EOFError, OSError):
            self.end()
            return self.lost("died")
        until = float(self.thinking[1])
        if until > 0 and time.monotonic() > until + GRACE_S:
            self.end()
            return self.lost("slow")
        return None

    def end(self) -> None:
        """End the process, and the programs that it has started."""
        self.ended = True
        if GROUPS and self.process.pid:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def lost(self, kind: str) -> Played:
        """The game that it played when it ended: lost by whoever was thinking."""
        seat = int(self.thinking[0]) - 1
        if seat < 0:
            raise RuntimeError("a process of the arena ended before any bot was asked")
        roster = self.match.roster()
        places = self.match.seating(self.number % self.match.players)
        seats = [Seat(roster[place]) for place in places]
        return forfeited(self.number, seats, Failure(seats[seat].bot, seat, kind, ""))


def games(match: Match, jobs: int) -> Iterator[Played]:
    """All games of a match, as they are done. With a foreign bot they are always played in processes of their own."""
    total = match.pairs * match.players
    if jobs <= 1 and not match.foreign():
        yield from (play(match, number) for number in range(total))
        return
    todo = iter(range(total))
    workers: list[Worker] = []
    try:
        for number in [next(todo) for _ in range(min(jobs, total))]:
            workers.append(Worker(match))
            workers[-1].give(number)
        while workers:
            wait([worker.pipe for worker in workers], timeout=0.1)
            for worker in list(workers):
                done = worker.finished()
                if done is None:
                    continue
                yield done
                number = next(todo, -1)
                if number < 0 or worker.ended:
                    worker.end()
                    workers.remove(worker)
                if number >= 0:
                    if worker.ended:
                        worker = Worker(match)
                        workers.append(worker)
                    worker.give(number)
    finally:
        for worker in workers:
            worker.end()


# --- counting


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
