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
from urllib.request import Request, urlopen

import msgspec
import websockets
from msgspec import Struct

from seasons.protocol.requests import PROTOCOL
from seasons.server.readings import LoadReport, Readings, Wanted, is_one_of
from seasons.server.recorded import Recorded, recorded_games

SPARE_SECONDS = 5.0
GIVE_UP_SECONDS = 10.0
START_SECONDS = 30.0
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

    @property
    def asked(self) -> Question | None:
        """The decision that is open, in an update."""
        return self.table.decision if isinstance(self.table, Seen) else None


_heard = msgspec.json.Decoder(Heard)


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

    def __init__(self, address: str, recorded: list[Recorded], wanted: Wanted, readings: Readings) -> None:
        self.address = address.rstrip("/")
        self.recorded = recorded
        self.wanted = wanted
        self.readings = readings
        self.tables: list[Watched] = []
        self.free: asyncio.Queue[Watched] = asyncio.Queue()
        self.asked_at: dict[str, float] = {}
        self.games = 0
        self.renewing: set[asyncio.Task[None]] = set()

    async def open(self, tell: Callable[[int], None]) -> None:
        """Set the tables up, with a spectator at as many as wanted."""
        for number in range(1, self.wanted.tables + 1):
            self.tables.append(await self.sit(watched=is_one_of(number, self.wanted.watch_every)))
            tell(1)
        for number, table in enumerate(self.tables):
            table.ahead = table.game.length * number // self.wanted.tables
            self.free.put_nowait(table)
        await self.spread()

    async def spread(self) -> None:
        """Play the tables to different points of their games, so that they do not all end together."""
        there: list[Watched] = []
        while len(there) < self.wanted.tables:
            table = await asyncio.wait_for(self.free.get(), GIVE_UP_SECONDS)
            table.ahead -= 1
            if table.ahead < 0 or not self.move_at(table):
                there.append(table)
        for table in there:
            self.free.put_nowait(table)
        self.readings.begin()

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
        self.readings.creations.append((time.perf_counter() - began) * 1000)

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
            self.readings.refused += 1
            table.waits_for = 0
            self.free.put_nowait(table)
        if message.type == "done":
            self.readings.acknowledged += 1
        if message.type == "preview":
            self.readings.previews.append((time.perf_counter() - self.asked_at.pop(message.id)) * 1000)
        if message.type != "update":
            return
        table.questions[seat] = message.asked
        if table.waits_for and message.seq >= table.waits_for:
            if seat not in table.heard:
                self.readings.times[-1].append((time.perf_counter() - table.sent_at) * 1000)
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
            if is_one_of(self.readings.moves, self.wanted.preview_every):
                self.asked_at[id] = time.perf_counter()
                await socket.send(msgspec.json.encode({"type": "preview"} | request).decode())
            table.sent_at = time.perf_counter()
            await socket.send(msgspec.json.encode({"type": "play"} | request).decode())

    async def run(self, tell: Callable[[int], None]) -> LoadReport:
        """Play at the wanted rate for so long; every second is told."""
        began = time.perf_counter()
        due = began
        while (now := time.perf_counter()) < began + self.wanted.seconds:
            if self.readings.weigh(now - began):
                tell(1)
            if due > now:
                await asyncio.sleep(due - now)
            due += 1 / self.wanted.rate
            await self.next_move()
        self.readings.end(time.perf_counter() - began)
        await asyncio.sleep(SPARE_SECONDS)
        unheard = sum(table.sockets - len(table.heard) for table in self.tables if table.waits_for)
        sockets = sum(table.sockets for table in self.tables)
        return self.readings.report(len(self.tables), self.games, sockets, unheard)

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
            self.readings.moves += 1
            table.due[seats[0]].set()
        return bool(seats)

    async def close(self) -> None:
        """Leave all tables."""
        for task in list(self.renewing):
            task.cancel()
        await asyncio.gather(*self.renewing, return_exceptions=True)
        await asyncio.gather(*(table.leave() for table in self.tables))


def measure(wanted: Wanted, database: str, opened: Callable[[int], None], played: Callable[[int], None]) -> LoadReport:
    """Load a server of its own, on an empty database unless another is given; progress is told in steps."""
    with tempfile.TemporaryDirectory(prefix="seasons-load-") as folder:
        address = database or f"sqlite:///{folder}/load.db"
        recorded = asyncio.run(recorded_games(address, wanted.games(), opened))
        began = time.perf_counter()
        server = subprocess.Popen(
            [sys.executable, "-c", SERVER, address], stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        try:
            assert server.stdout is not None
            where = server.stdout.readline().strip()
            if not where:
                raise RuntimeError("the server did not start")
            readings = Readings(server.pid, time.perf_counter() - began)
            return asyncio.run(load_once(Load(where, recorded, wanted, readings), opened, played))
        finally:
            server.terminate()
            server.wait(START_SECONDS)


async def load_once(load: Load, opened: Callable[[int], None], played: Callable[[int], None]) -> LoadReport:
    """One load from the first table to the numbers."""
    gc.disable()  # a pause here would be taken for one of the server
    try:
        await load.open(opened)
        return await load.run(played)
    finally:
        await load.close()
