"""A load for a server: recorded games at many tables, real sockets, steady moves; how soon all have heard of each."""

from __future__ import annotations

import asyncio
import gc
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import chain
from statistics import fmean
from urllib.request import Request, urlopen

import msgspec
import websockets
from msgspec import Struct

from seasons.protocol.requests import PROTOCOL
from seasons.server.gauges import memory_of, part, processor_time, slope, stolen
from seasons.server.recorded import Recorded, recorded_games

SPARE_SECONDS = 5.0
GIVE_UP_SECONDS = 10.0
PREVIEW_EVERY = 5
SHORT_GAME = 150
"""Fewer answers than a game of two takes on average."""
START_SECONDS = 30.0
DISTURBED = 0.02
"""If the host of a virtual machine takes more than this share of a second's processor time, the second is disturbed."""
SERVER = """
import sys
from seasons.server.run import serve
if __name__ == "__main__":
    serve("127.0.0.1", 0, sys.argv[1], lambda address: print(address, flush=True), 1, 1_000_000)
"""


class Question(Struct):
    """A decision, as far as it matters here: what is answered was recorded."""

    id: int


class Seen(Struct):
    """A table, as far as it matters here."""

    decision: Question | None = None


class Heard(Struct):
    """A message from the server, as far as it matters here."""

    type: str
    id: str = ""
    seq: int = 0
    table: Seen | str = ""
    code: str = ""

    @property
    def asked(self) -> Question | None:
        """The decision that is open, in an update."""
        return self.table.decision if isinstance(self.table, Seen) else None


_heard = msgspec.json.Decoder(Heard)


class LoadReport(Struct):
    """What a load has shown. Times are milliseconds; `p50` to `worst` from sending a move to a subscriber's update,
    `preview_p95` from asking what moves would do to the answer, `table_p95` from asking for a table to its keys.

    A virtual machine may lose its processors to others for a while: `stolen_percent` says how much of them it lost,
    `disturbed_seconds` how many seconds suffered from that, and `p99_undisturbed` is `p99` without these.
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


class Watched:
    """One table and everybody at it: two players, and perhaps a spectator."""

    def __init__(self, game: Recorded, watched: bool) -> None:
        self.game = game
        self.watched = watched
        self.seats = [*enumerate(game.keys.seats), *([(-1, game.keys.spectator)] if watched else [])]
        self.questions: dict[int, Question | None] = {}
        self.seq = 0
        self.sent_at = 0.0
        self.waits_for = 0
        self.heard: set[int] = set()
        self.due: dict[int, asyncio.Event] = {}
        self.ahead = 0
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def sockets(self) -> int:
        """How many hear of every move."""
        return len(self.seats)

    async def leave(self) -> None:
        """Everybody goes away."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Load:
    """Plays many tables at once through a server's front door."""

    def __init__(self, address: str, recorded: list[Recorded], tables: int, rate: float, pid: int = 0) -> None:
        self.address = address.rstrip("/")
        self.recorded = recorded
        self.wanted = tables
        self.rate = rate
        self.pid = pid
        self.tables: list[Watched] = []
        self.free: asyncio.Queue[Watched] = asyncio.Queue()
        self.times: list[list[float]] = [[]]  # second by second
        self.processors: list[tuple[int, int]] = []  # as often: what was stolen of them, and all there was
        self.previews: list[float] = []
        self.creations: list[float] = []
        self.asked_at: dict[str, float] = {}
        self.start_seconds = 0.0
        self.moves = 0
        self.refused = 0
        self.unheard = 0
        self.memory: list[tuple[float, float]] = []
        self.games = 0
        self.renewing: set[asyncio.Task[None]] = set()

    async def open(self, tell: Callable[[int], None]) -> None:
        """Set the tables up, with a spectator at every second one."""
        for number in range(self.wanted):
            self.tables.append(await self.sit(watched=bool(number % 2)))
            tell(1)
        for number, table in enumerate(self.tables):
            table.ahead = table.game.length * number // self.wanted
            self.free.put_nowait(table)
        await self.spread()

    async def spread(self) -> None:
        """Play the tables to different points of their games, so that they do not all end together."""
        there: list[Watched] = []
        while len(there) < self.wanted:
            table = await asyncio.wait_for(self.free.get(), GIVE_UP_SECONDS)
            table.ahead -= 1
            if table.ahead < 0 or not self.move_at(table):
                there.append(table)
        for table in there:
            self.free.put_nowait(table)
        self.times = [[]]
        self.previews.clear()
        self.moves = 0

    async def sit(self, watched: bool) -> Watched:
        """The table of the next recorded game, with everybody at it."""
        table = Watched(self.recorded.pop(), watched)
        self.games += 1
        for seat, key in table.seats:
            ready = asyncio.Event()
            table.tasks.append(asyncio.create_task(self.follow(table, seat, key, ready)))
            await asyncio.wait_for(ready.wait(), START_SECONDS)
        return table

    async def renew(self, table: Watched) -> None:
        """A game is over: its people meet at a new table. What it takes to open one is measured beside."""
        await table.leave()
        await asyncio.to_thread(self.create)
        self.tables[self.tables.index(table)] = fresh = await self.sit(table.watched)
        self.free.put_nowait(fresh)

    def create(self) -> None:
        """Ask for a table for two, and take the time until its keys are there."""
        body = b'{"players": 2, "level": "archmage", "start": true}'
        request = Request(f"{self.address}/api/tables", body, {"content-type": "application/json"})
        began = time.perf_counter()
        with urlopen(request, timeout=START_SECONDS) as answer:
            answer.read()
        self.creations.append((time.perf_counter() - began) * 1000)

    async def follow(self, table: Watched, seat: int, key: str, ready: asyncio.Event) -> None:
        """Sit, or watch, at a table; answer when it is this table's turn to be played at."""
        address = self.address.replace("http", "ws", 1) + "/api/live"
        async with websockets.connect(address, max_size=None, compression=None) as socket:
            hello = {"type": "hello", "protocol": PROTOCOL, "table": table.game.keys.table, "key": key}
            await socket.send(msgspec.json.encode(hello).decode())
            table.questions[seat] = None
            if seat >= 0:
                table.tasks.append(asyncio.create_task(self.answer(table, seat, socket)))
            async for raw in socket:
                message = _heard.decode(raw)
                self.hear(table, seat, message)
                if message.type == "update":
                    ready.set()

    def hear(self, table: Watched, seat: int, message: Heard) -> None:
        """Take the time when a move has reached somebody."""
        if message.type == "refused":
            self.refused += 1
            table.waits_for = 0
            self.free.put_nowait(table)
        if message.type == "preview":
            self.previews.append((time.perf_counter() - self.asked_at.pop(message.id)) * 1000)
        if message.type != "update":
            return
        table.questions[seat] = message.asked
        if table.waits_for and message.seq >= table.waits_for:
            if seat not in table.heard:
                self.times[-1].append((time.perf_counter() - table.sent_at) * 1000)
                table.heard.add(seat)
            if len(table.heard) == table.sockets:
                table.waits_for = 0
                table.seq = message.seq
                self.free.put_nowait(table)
        elif not table.waits_for:
            table.seq = max(table.seq, message.seq)

    async def answer(self, table: Watched, seat: int, socket: websockets.ClientConnection) -> None:
        """Send this seat's moves when they are due."""
        due = table.due[seat] = asyncio.Event()
        while True:
            await due.wait()
            due.clear()
            question = table.questions[seat]
            if question is None:
                continue
            table.questions[seat] = None
            id = secrets.token_hex(8)
            request = {"id": id, "decision": question.id, "moves": [table.game.moves[seat].popleft()]}
            if self.moves % PREVIEW_EVERY == 0:
                self.asked_at[id] = time.perf_counter()
                await socket.send(msgspec.json.encode({"type": "preview"} | request).decode())
            table.sent_at = time.perf_counter()
            await socket.send(msgspec.json.encode({"type": "play"} | request).decode())

    async def run(self, seconds: float, tell: Callable[[int], None]) -> LoadReport:
        """Play at the wanted rate for so long; every second is told."""
        began = time.perf_counter()
        due = began
        while (now := time.perf_counter()) < began + seconds:
            if self.weigh(now - began):
                tell(1)
            if due > now:
                await asyncio.sleep(due - now)
            due += 1 / self.rate
            await self.next_move()
        lasted = time.perf_counter() - began
        await asyncio.sleep(SPARE_SECONDS)
        self.unheard = sum(table.sockets - len(table.heard) for table in self.tables if table.waits_for)
        return self.report(lasted)

    async def next_move(self) -> None:
        """Let the table that has waited longest move; where nobody is asked any more, the game is over."""
        while True:
            table = await asyncio.wait_for(self.free.get(), GIVE_UP_SECONDS)
            if self.move_at(table):
                return
            task = asyncio.create_task(self.renew(table))
            self.renewing.add(task)
            task.add_done_callback(self.renewing.discard)

    def move_at(self, table: Watched) -> bool:
        """Let a table move, if somebody is asked there."""
        seats = [seat for seat, question in table.questions.items() if question is not None]
        if seats:
            table.waits_for = table.seq + 1
            table.heard.clear()
            self.moves += 1
            table.due[seats[0]].set()
        return bool(seats)

    def weigh(self, at: float) -> bool:
        """Note the server's memory and the machine's processors once a second; whether a second has passed."""
        if self.memory and at - self.memory[-1][0] < 1.0:
            return False
        self.memory.append((at, memory_of(self.pid)))
        self.processors.append(processor_time())
        self.times.append([])
        return True

    def report(self, seconds: float) -> LoadReport:
        """The numbers."""
        lost = stolen(self.processors)
        shaken = {second + after for second, share in enumerate(lost) if share > DISTURBED for after in (0, 1)}
        calm = [row for second, row in enumerate(self.times[1:]) if second not in shaken]
        times = list(chain(*self.times))
        return LoadReport(
            tables=len(self.tables),
            games=self.games,
            sockets=sum(table.sockets for table in self.tables),
            seconds=round(seconds, 1),
            moves=self.moves,
            moves_per_second=round(self.moves / seconds, 1),
            refused=self.refused,
            unheard=self.unheard,
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
        )

    async def close(self) -> None:
        """Leave all tables."""
        for task in list(self.renewing):
            task.cancel()
        await asyncio.gather(*self.renewing, return_exceptions=True)
        await asyncio.gather(*(table.leave() for table in self.tables))


def measure(
    tables: int,
    seconds: float,
    rate: float,
    database: str,
    opened: Callable[[int], None],
    played: Callable[[int], None],
) -> LoadReport:
    """Load a server of its own, on an empty database unless another is given; progress is told in steps."""
    with tempfile.TemporaryDirectory(prefix="seasons-load-") as folder:
        address = database or f"sqlite:///{folder}/load.db"
        recorded = asyncio.run(record(address, games_for(tables, seconds, rate), opened))
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, address], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            assert server.stdout is not None
            where = server.stdout.readline().strip()
            if not where:
                raise RuntimeError("the server did not start")
            load = Load(where, recorded, tables, rate, server.pid)
            load.start_seconds = time.perf_counter() - began
            return asyncio.run(load_once(load, seconds, opened, played))
        finally:
            server.terminate()
            server.wait(START_SECONDS)


def games_for(tables: int, seconds: float, rate: float) -> int:
    """More games than are begun: one at each table, another as the first may be near its end, and all later ones."""
    return 2 * tables + int(seconds * rate) // SHORT_GAME


async def record(database: str, count: int, tell: Callable[[int], None]) -> list[Recorded]:
    """Recorded games, told one by one."""
    games = []
    async for game in recorded_games(database, count):
        games.append(game)
        tell(1)
    return games


async def load_once(
    load: Load, seconds: float, opened: Callable[[int], None], played: Callable[[int], None]
) -> LoadReport:
    """One load from the first table to the numbers."""
    gc.disable()  # a pause here would be taken for one of the server
    try:
        await load.open(opened)
        return await load.run(seconds, played)
    finally:
        await load.close()
