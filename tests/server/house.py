"""A real server in a process of its own, and guests who talk to it as a browser would."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import asyncpg
import httpx
import msgspec
import websockets

from seasons.game.entries import Header, Seat
from seasons.protocol import messages
from seasons.protocol.lobby import BOTS
from seasons.protocol.requests import PROTOCOL
from seasons.protocol.shapes import Text
from seasons.rules import Fast, State, apply, legal_moves, new_game
from seasons.server.store import Store
from seasons.server.tables.limits import Bucket
from seasons.server.tables.lobby import MESSAGES_A_SECOND, MESSAGES_AT_ONCE
from seasons.server.tables.open_tables import OpenTables

PATIENCE = 180.0
QUICK = BOTS[0]
Message = dict[str, Any]


_decoder = msgspec.json.Decoder(messages.FromServer)


def whole(value: Any) -> Any:
    """A message as plain data, with what was left out because it is always so."""
    if isinstance(value, Text):
        return [value.id, whole(value.args)]
    if isinstance(value, msgspec.Struct):
        tag = value.__struct_config__.tag
        fields = {name: whole(getattr(value, name)) for name in value.__struct_fields__}
        return ({"type": tag} if tag else {}) | fields
    if isinstance(value, dict):
        return {name: whole(one) for name, one in value.items()}
    return [whole(one) for one in value] if isinstance(value, list | tuple) else value


class Server:
    """A server process over a database. What it prints goes to a file in `folder`."""

    def __init__(self, database: str, folder: Path, fail: str = "", tables_per_minute: int = 100_000) -> None:
        self.database = database
        self.said = folder / "server.log"
        self.ready = folder / f"ready-{uuid.uuid4().hex}"
        self.tables_per_minute = tables_per_minute
        self.port = 0
        self.pid = 0
        self.http = httpx.Client(verify=False, timeout=PATIENCE)
        self.start(fail)

    def start(self, fail: str = "") -> None:
        """Start, and wait until it can be reached; the port stays the same after the first time."""
        self.ready.unlink(missing_ok=True)
        wanted = {
            "database": self.database,
            "port": self.port,
            "tables_per_minute": self.tables_per_minute,
            "fail": fail,
            "said": str(self.said),
            "ready": str(self.ready),
        }
        stdin = nursery().stdin
        assert stdin is not None
        stdin.write(json.dumps(wanted) + "\n")
        stdin.flush()
        wait_for(self.ready.exists, self.printed)
        number, self.address = self.ready.read_text().rstrip("/").split()
        self.pid, self.port = int(number), int(self.address.rpartition(":")[2])

    def printed(self) -> str:
        """Everything the server has printed."""
        return self.said.read_text() if self.said.exists() else ""

    def alive(self) -> bool:
        """Whether the process is there."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """Kill it without a word."""
        if self.alive():
            os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def stop(self) -> None:
        """Ask it to stop."""
        if self.alive():
            os.kill(self.pid, signal.SIGTERM)
        self.wait()

    def wait(self) -> None:
        """Wait until it is gone."""
        wait_for(lambda: not self.alive(), self.printed)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.stop()

    # --- everything that is not live

    def ask(self, method: str, path: str, key: str = "", **given: Any) -> httpx.Response:
        """One request over HTTP."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return self.http.request(method, self.address + path, headers=headers, **given)

    def post(self, path: str, key: str = "", body: Any = None) -> Any:
        """The answer to a request that must succeed."""
        answer = self.ask("POST", path, key, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, *seats: Message, **setting: Any) -> Keys:
        """A new table; the game begins by itself when all are there."""
        listed = list(seats) or [{}, {}]
        made = self.post("/api/tables", body={"players": len(listed), "seats": listed, "start": True} | setting)
        return Keys(self, made, {number: seat["bot"] for number, seat in enumerate(listed) if seat.get("bot")})

    async def join(self, table: str, key: str, **hello: Any) -> Guest:
        """Say hello at a table, and read the welcome and the first update."""
        guest = Guest(await self.connect())
        await guest.send({"type": "hello", "protocol": PROTOCOL, "table": table, "key": key} | hello)
        await guest.read()
        await guest.until(lambda: bool(guest.last) or bool(guest.gone))
        return guest

    async def connect(self, **more: Any) -> websockets.ClientConnection:
        """An open connection that has said nothing yet."""
        return await websockets.connect(
            self.address.replace("http", "ws") + "/api/live", max_size=None, compression=None, **more
        )


class Keys:
    """A table, its keys and its server."""

    def __init__(self, server: Server, made: Message, bots: dict[int, str] | None = None) -> None:
        self.server = server
        self.bots = bots or {}
        self.table: str = made["table"]
        self.seats: list[str] = made["seats"]
        self.spectator: str = made["spectator"]
        self.owner: str = made["owner"]
        self.commitment: str = made["commitment"]

    def all(self) -> list[str]:
        """Every key."""
        return [*self.seats, self.spectator, self.owner]

    async def join(self, seat: int, /, **hello: Any) -> Guest:
        """Sit down (-1: watch; -2: as who set the table up)."""
        key = self.seats[seat] if seat >= 0 else self.spectator if seat == -1 else self.owner
        return await self.server.join(self.table, key, **hello)

    async def sit(self) -> list[Guest]:
        """Everybody sits down, one after the other."""
        return [await self.join(seat) for seat in range(len(self.seats))]

    def ask(self, method: str, what: str, key: str, **given: Any) -> httpx.Response:
        """One request about this table."""
        return self.server.ask(method, f"/api/tables/{self.table}{what}", key, **given)

    def post(self, what: str, key: str, body: Any = None) -> Any:
        """The answer to a request about this table that must succeed."""
        return self.server.post(f"/api/tables/{self.table}{what}", key, body)


class Guest:
    """One connection: everything it was sent, and the last update."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.news: list[Message] = []
        self.welcome: Message = {}
        self.last: Message = {}
        self.table: Message = {}
        self.gone: Message = {}
        self.answers: dict[str, Message] = {}
        self.ids = itertools.count()
        self.pace = Bucket(MESSAGES_A_SECOND * 0.8, MESSAGES_AT_ONCE * 0.8)

    async def send(self, message: Message | str | bytes) -> None:
        """Send something, sensible or not."""
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def read(self) -> Message:
        """The next message."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        self.frames.append(raw)
        message: Message = whole(_decoder.decode(raw))
        if message["type"] == "update":
            self.last, self.table = message, message["table"]
            self.news = message["news"] if message["fresh"] else self.news + message["news"]
        elif message["type"] in ("welcome", "gone"):
            setattr(self, message["type"], message)
        else:
            self.answers[message["id"]] = message
        return message

    async def until(self, condition: Callable[[], bool]) -> Message:
        """Read on until something holds; the last update then."""
        while not condition():
            await self.read()
        return self.last

    async def ask(self, type: str, id: str = "", **fields: Any) -> Message:
        """Make a request, not faster than the server allows, and read until it is answered."""
        name = id or f"{os.urandom(4).hex()}-{next(self.ids)}"
        self.answers.pop(name, None)
        while not self.pace.take():
            await asyncio.sleep(0.05)
        await self.send({"type": type, "id": name} | fields)
        while name not in self.answers:
            await self.read()
        return self.answers[name]

    async def settled(self, type: str, **fields: Any) -> Message:
        """Make a request that must be carried out, and read until its entry has been told."""
        answer = await self.ask(type, **fields)
        assert answer["type"] == "done", answer
        await self.until(lambda: self.last["seq"] >= answer["seq"])
        return answer

    async def play(self, moves: list[int] | None = None) -> Message:
        """Answer the open decision with these moves, or with whatever `choose` says."""
        return await self.settled("play", decision=self.decision["id"], moves=moves or choose(self.decision))

    def asked(self) -> bool:
        """Whether this seat must answer."""
        return bool(self.table) and self.table["decision"] is not None

    @property
    def decision(self) -> Message:
        """The open decision."""
        found: Message = self.table["decision"]
        return found

    @property
    def view(self) -> Message:
        """The table as it is seen."""
        found: Message = self.table["view"]
        return found

    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.table["view"]) and bool(self.view["over"])

    async def close(self) -> None:
        """Go away."""
        await self.socket.close()


def choose(asked: Message) -> list[int]:
    """An answer that follows from what was sent alone, and brings the game on."""
    if asked["suggested"]:
        return list(asked["suggested"])
    options = asked["options"]
    number = asked["id"] * 7 + len(options)
    summons = [option for option in options if option["text"].startswith("summon ")]
    if summons:
        return [summons[number % len(summons)]["move"]]
    ends = [option for option in options if option["pieces"] == ["end"]]
    if ends and number % 3:
        return [ends[0]["move"]]
    return [options[number % len(options)]["move"]]


async def play_on(guests: list[Guest], steps: int = 10_000) -> int:
    """Let these seats play until the game is over, or so many entries; how many moves were made."""
    made = 0
    while made < steps and not all(guest.over() for guest in guests):
        movers = [guest for guest in guests if guest.asked() and not guest.over()]
        for guest in movers:
            await guest.play()
            made += 1
        if not movers:
            await guests[0].read()  # a bot thinks
        await catch_up(guests)
    return made


async def catch_up(guests: list[Guest]) -> None:
    """Read until everybody knows what anybody knows."""
    newest = max(guest.last["seq"] for guest in guests)
    for guest in guests:
        while guest.last["seq"] < newest:
            await guest.read()


def state_where(condition: Callable[[State], bool], players: int = 2, level: int = 1, seed: int = 5) -> State:
    """The first state of random games for which something holds."""
    chance = Fast(seed)
    state = new_game(players, chance, level)
    while not condition(state):
        if state.over:
            state = new_game(players, chance, level)
        moves = legal_moves(state)
        apply(state, moves[chance.below(len(moves))], chance)
    return state


def late_state(players: int = 2) -> State:
    """A state of a game that is nearly over."""
    return state_where(lambda state: bool(state.year == 3 and state.space >= 9 and not state.over), players)


def wait_for(condition: Callable[[], bool], otherwise: Callable[[], str] = lambda: "") -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"it never happened. {otherwise()}"
        time.sleep(0.01)


OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
"""All connections to a PostgreSQL database but the one that asks."""


async def alone(address: str) -> None:
    """Wait until nobody else is connected to a PostgreSQL database: what the last one had asked for is done then."""
    connection = await asyncpg.connect(address)
    async with asyncio.timeout(PATIENCE):
        while await connection.fetchval(f"SELECT count(*) {OTHERS}"):
            await asyncio.sleep(0.01)
    await connection.close()


@functools.cache
def nursery() -> subprocess.Popen[str]:
    """Where servers come from; it ends, and they with it, when the tests do."""
    return subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("nursery.py"))], stdin=subprocess.PIPE, text=True
    )


async def made_table(database: str, state: State | None, **header: Any) -> Message:
    """A table with a state to start from, put into a database beside whatever server uses it."""
    async with Store(database) as store:
        start = state.to_bytes() if state else b""
        players = int(state.players) if state else 2
        level = int(state.level) if state else 1
        seats = [Seat(name=name) for name in header.pop("names", [""] * players)]
        bots = header.pop("bots", {})
        for number, bot in bots.items():
            seats[number].bot = bot
        made = await OpenTables(store).create(
            Header(**({"players": players, "level": level, "edition": 0, "first": 0, "start": start} | header)), seats
        )
    return msgspec.to_builtins(made)  # type: ignore[no-any-return]


async def late_table(server: Server, state: State | None = None, **header: Any) -> Keys:
    """A table of a game that is nearly over; it begins by itself when all are there."""
    made = await made_table(server.database, state or late_state(), **({"starts_itself": True} | header))
    return Keys(server, made, header.get("bots"))
