"""What a load for a server is, what is read while it lasts, and the numbers it comes to."""

from __future__ import annotations

from itertools import chain
from statistics import fmean

from msgspec import Struct

from seasons.server.gauges import memory_of, part, processor_time, slope, stolen, time_of

SHORT_GAME = 150
"""Fewer answers than a game of two takes on average."""
DISTURBED = 0.02
"""If the host of a virtual machine takes more than this share of a second's processor time, the second is disturbed."""


class Wanted(Struct):
    """What a load is: how many tables and moves a second, for how long, and which of them are watched and previewed
    first (1: all, 2: every second one, 0: none)."""

    tables: int
    seconds: float
    rate: float
    watch_every: int = 2
    preview_every: int = 5

    def games(self) -> int:
        """More than are begun: one at each table, another as the first may be near its end, and all later ones."""
        return 2 * self.tables + int(self.seconds * self.rate) // SHORT_GAME


def is_one_of(number: int, every: int) -> bool:
    """Whether a number is one of every so many."""
    return every > 0 and number % every == 0


class LoadReport(Struct):
    """What a load has shown. Times are milliseconds; `p50` to `worst` from sending a move to a subscriber's update,
    `preview_p95` from asking what moves would do to the answer, `table_p95` from asking for a table to its keys.

    A virtual machine may lose its processors to others for a while: `stolen_percent` says how much of them it lost,
    `disturbed_seconds` how many seconds suffered from that, and `p99_undisturbed` is `p99` without these.
    `server_cpu_ms_per_move` is what the server's process itself has used of them, for each of `acknowledged` moves.
    """

    tables: int
    games: int
    sockets: int
    seconds: float
    moves: int
    moves_per_second: float
    refused: int
    unheard: int
    p50: float
    p95: float
    p99: float
    worst: float
    stolen_percent: float
    disturbed_seconds: int
    p99_undisturbed: float
    preview_p95: float
    table_p95: float
    start_seconds: float
    memory_mb: float
    memory_slope_mb_per_minute: float
    acknowledged: int
    server_cpu_ms_per_move: float


class Readings:
    """What is read of a server while it plays, and of the machine it shares with the load."""

    def __init__(self, pid: int, start_seconds: float) -> None:
        self.pid = pid
        self.start_seconds = start_seconds
        self.refused = 0
        self.creations: list[float] = []
        self.memory: list[tuple[float, float]] = []
        self.processors: list[tuple[int, int]] = []  # second by second: what was stolen of them, and all there was
        self.begin()

    def begin(self) -> None:
        """The play that counts begins."""
        self.times: list[list[float]] = [[]]  # second by second
        self.previews: list[float] = []
        self.moves = 0
        self.acknowledged = 0
        self.used = time_of(self.pid)

    def weigh(self, at: float) -> bool:
        """Note the server's memory and the machine's processors once a second; whether a second has passed."""
        if self.memory and at - self.memory[-1][0] < 1.0:
            return False
        self.memory.append((at, memory_of(self.pid)))
        self.processors.append(processor_time())
        self.times.append([])
        return True

    def end(self, seconds: float) -> None:
        """The play that counts is over, after so long."""
        self.seconds = seconds
        self.used = time_of(self.pid) - self.used
        self.used_for = self.acknowledged

    def report(self, tables: int, games: int, sockets: int, unheard: int) -> LoadReport:
        """The numbers."""
        lost = stolen(self.processors)
        shaken = {second + after for second, share in enumerate(lost) if share > DISTURBED for after in (0, 1)}
        calm = [row for second, row in enumerate(self.times[1:]) if second not in shaken]
        times = list(chain(*self.times))
        return LoadReport(
            tables=tables,
            games=games,
            sockets=sockets,
            seconds=round(self.seconds, 1),
            moves=self.moves,
            moves_per_second=round(self.moves / self.seconds, 1),
            refused=self.refused,
            unheard=unheard,
            p50=part(times, 0.5),
            p95=part(times, 0.95),
            p99=part(times, 0.99),
            worst=part(times, 1.0),
            stolen_percent=round(100 * fmean(lost or [0.0]), 2),
            disturbed_seconds=len(self.times) - 1 - len(calm),
            p99_undisturbed=part(list(chain(*calm)), 0.99),
            preview_p95=part(self.previews, 0.95),
            table_p95=part(self.creations, 0.95),
            start_seconds=round(self.start_seconds, 2),
            memory_mb=round(self.memory[-1][1], 1) if self.memory else 0.0,
            memory_slope_mb_per_minute=round(slope(self.memory[len(self.memory) // 2 :]) * 60, 2),
            acknowledged=self.used_for,
            server_cpu_ms_per_move=round(1000 * self.used / max(1, self.used_for), 3),
        )
