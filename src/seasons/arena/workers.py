"""Games of a match in processes of their own, so that nothing a bot does can harm the match."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from seasons.arena.guest_bots import Guests
from seasons.arena.match import Failure, Match, Played, Seat, forfeited, play

GRACE_S = 0.5
"""How long after its limit a bot that still thinks is ended together with its process."""
FAREWELL_S = 10.0
"""How long a process may take to say goodbye to its programs."""
GROUPS = hasattr(os, "setpgrp")
"""Whether processes have groups here."""


def work(match: Match, pipe: Connection, thinking: Any) -> None:
    """Play the games whose numbers come through a pipe, in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the first one answers it
    os.dup2(2, 1)  # what a foreign bot prints must not get into the report
    if GROUPS:
        os.setpgrp()  # the programs that it starts are of its group, and end with it

    def clock(seat: int, seconds: float) -> None:
        thinking[0] = seat + 1
        thinking[1] = time.monotonic() + seconds if seconds > 0 else 0.0

    guests = Guests(match.move_limit, match.think)
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            guests.close()
            return
        pipe.send(play(match, number, clock, guests))


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

    def dismiss(self) -> None:
        """Let it say goodbye to its programs, and end it."""
        self.pipe.close()
        wait([self.process.sentinel], FAREWELL_S)
        self.end()

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
                if number < 0 and not worker.ended:
                    worker.dismiss()
                if worker.ended:
                    workers.remove(worker)
                if number >= 0:
                    if worker.ended:
                        worker = Worker(match)
                        workers.append(worker)
                    worker.give(number)
    finally:
        for worker in workers:
            worker.end()
