"""One WebSocket connection: a hello, then updates whenever the table changes, and answers to requests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from seasons.game import Refuse
from seasons.protocol import messages
from seasons.protocol.news import OPEN, SPECTATOR
from seasons.protocol.requests import (
    CAPABILITIES,
    PROTOCOL,
    AskHint,
    FromClient,
    Hello,
    LookBack,
    LookFrom,
    Request,
    TryOut,
)
from seasons.protocol.texts import SCRIPT, text
from seasons.server.kept import OWNER, StoreError
from seasons.server.tables import requests
from seasons.server.tables.lobby import Lobby
from seasons.server.tables.open_tables import OpenTable
from seasons.server.tables.table_log import TableLog
from seasons.server.tables.tell import look_back, news_since

LONGEST_MESSAGE = 16_384
HELLO_SECONDS = 15.0
ENTRIES_A_MESSAGE = 50
"""Whoever has so many entries of the log told again might as well have sent a message."""
PATIENCE = 200
"""Messages that are refused for coming too fast before the connection is closed."""

TRY_AGAIN, SLOW_DOWN = 1013, 4429
PASSING = {"storage": TRY_AGAIN, "busy": TRY_AGAIN, "slow-down": SLOW_DOWN}
"""Trouble that goes away: the connection is closed with this code and without a word, for pages to come again."""

KNOWN = {"hello", *CAPABILITIES}
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
REQUEST_ID = re.compile(r"[!-~]{1,64}")

LOG = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]

_decoder = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


class Connection:
    """Somebody at a table: which seats the key plays, from which the table is seen, and how much was told."""

    def __init__(self, socket: Socket, lobby: Lobby, live: OpenTable, seats: list[int], owner: bool) -> None:
        self.socket = socket
        self.lobby = lobby
        self.live = live
        self.seats = seats
        self.owner = owner
        self.home = seats[0] if seats else SPECTATOR
        self.eyes = self.home
        self.face_down = False
        self.seen = -1
        self.changed = asyncio.Event()
        self.sending = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.address = address_of(socket)
        self.speaker = f"{live.log.id} {self.home if seats else self.address}"

    def may_ask(self, entries: int = 0) -> bool:
        """Whether this seat and this address, over all their connections, may ask for so many entries, or for less."""
        cost = max(entries / ENTRIES_A_MESSAGE, 1.0)
        return self.lobby.addresses.take(self.address, cost) and self.lobby.speakers.take(self.speaker, cost)

    async def send(self, message: messages.FromServer) -> None:
        """Send one message."""
        await self.send_raw(_encode(message))

    async def send_raw(self, message: bytes) -> None:
        """Send a message that is written already."""
        async with self.sending:
            await self.socket.send_data(message, "text")

    async def tell_changes(self) -> None:
        """Send an update now and after every change; what changes meanwhile is told together."""
        while True:
            self.changed.clear()
            log = self.live.log
            if not log.over and self.eyes != self.home and self.eyes not in self.seats:
                self.eyes, self.seen = self.home, -1  # the game goes on again: its cards are hidden again
            seen, self.seen = self.seen, log.seq
            await self.send_raw(self.live.update((self.eyes, self.covered(log)), seen))
            await self.changed.wait()

    async def listen(self) -> None:
        """Answer requests until the connection ends."""
        refused = 0
        while refused < PATIENCE:
            raw = await self.socket.receive_data("text")
            if not self.may_ask():
                refused += 1
                await self.send(requests.refusal(id_in(raw), Refuse("slow-down")))
                continue
            if len(raw) > LONGEST_MESSAGE:
                await self.send(requests.refusal("", Refuse("too-long", count=LONGEST_MESSAGE)))
                continue
            await self.answer(raw)

    async def answer(self, raw: str | bytes) -> None:
        """Answer one request; whatever is wrong with it, the connection stays."""
        try:
            request = _decoder.decode(raw)
        except UNREADABLE as error:
            unknown = type_in(raw) not in KNOWN
            refuse = Refuse("unknown-message") if unknown else Refuse("bad-message", text=str(error))
            await self.send(requests.refusal(id_in(raw), refuse))
            return
        if isinstance(request, Hello):
            await self.send(requests.refusal("", Refuse("hello-twice")))
            return
        if isinstance(request, AskHint):
            await self.think(request)
        else:
            await self.respond(request)

    async def think(self, request: AskHint) -> None:
        """Answer beside all else what takes a while: moves do not wait for it. One hint at a time for every seat."""
        thinking = self.live.thinking
        if self.home in thinking:
            await self.send(requests.refusal(request.id, Refuse("slow-down")))
        else:
            thinking.add(self.home)
            self.thinking = asyncio.create_task(self.respond(request))
            self.thinking.add_done_callback(lambda _: thinking.discard(self.home))

    async def respond(self, request: Request) -> None:
        """Do what a request asks for, and say so; or say why not."""
        answer: messages.FromServer
        try:
            if not REQUEST_ID.fullmatch(request.id):
                raise Refuse("bad-message", text="$.id")
            answer = await self.carry_out(request)
        except Refuse as refuse:
            answer = requests.refusal(request.id, refuse)
        except StoreError:
            LOG.exception("table %s: a request could not be carried out", self.live.log.id)
            answer = requests.refusal(request.id, Refuse("storage"))
        except Exception:
            LOG.exception("table %s: a request failed", self.live.log.id)
            answer = requests.refusal(request.id, Refuse("failed"))
        await self.send(answer)
        if isinstance(answer, messages.Refused) and answer.code == "stale":
            self.changed.set()

    async def carry_out(self, request: Request) -> messages.FromServer:
        """Do what a request asks for."""
        log, seat = self.live.log, self.eyes if self.eyes in self.seats else self.home
        covered = self.covered(log)
        if isinstance(request, TryOut):
            return requests.try_out(log, seat, request, covered)
        if isinstance(request, LookBack):
            eyes = SPECTATOR if covered else self.eyes
            return messages.Past(request.id, request.seq, look_back(log, eyes, request.seq))
        if isinstance(request, LookFrom):
            self.look_from(log, request.seat, request.face_down)
            return messages.Done(request.id, log.seq)
        if isinstance(request, AskHint):
            if covered or not log.hints_allowed(seat):
                raise Refuse("no-hints")
            return await self.lobby.hint(log, seat, request.id)
        seq = await self.lobby.open_tables.do(self.live, seat, request.id, partial(requests.entry, seat, request))
        return messages.Done(request.id, seq)

    def look_from(self, log: TableLog, seat: int, face_down: bool) -> None:
        """Look from another seat of this key, or from any once the game is over."""
        if seat not in self.seats and not (log.over and OPEN <= seat < log.header.players):
            raise Refuse("not-your-seat")
        if not self.may_ask(log.seq):
            raise Refuse("slow-down")
        self.eyes, self.face_down, self.seen = seat, face_down, -1
        self.changed.set()

    def covered(self, log: TableLog) -> bool:
        """Whether these eyes may know only what everybody may; at the end there is nothing left to hide."""
        return self.face_down and self.eyes in self.seats and not log.over


class Named(msgspec.Struct):
    """Any request, of which only the id matters."""

    id: str


class Typed(msgspec.Struct):
    """Any request, of which only the kind matters."""

    type: str


def id_in(raw: str | bytes) -> str:
    """The id of a request that cannot be read otherwise, if it has one."""
    try:
        return msgspec.json.decode(raw, type=Named).id[:64]
    except UNREADABLE:
        return ""


def type_in(raw: str | bytes) -> str:
    """The kind of a request that cannot be read otherwise; that of a hello if it says none."""
    try:
        return msgspec.json.decode(raw, type=Typed).type
    except UNREADABLE:
        return "hello"


def address_of(socket: Socket) -> str:
    """Where a connection comes from."""
    return socket.client.host if socket.client else ""


def from_elsewhere(socket: Socket) -> bool:
    """Whether the page that opened this connection came from another site."""
    origin = socket.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != socket.headers.get("host")


@websocket("/api/live")
async def live(socket: Socket, lobby: Lobby) -> None:
    """The live table."""
    if from_elsewhere(socket):
        await socket.close(code=4403, reason="wrong origin")
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        await serve(socket, lobby)


async def serve(socket: Socket, lobby: Lobby) -> None:
    """Greet somebody, then tell and listen until either side has enough."""
    try:
        connection = await greet(socket, lobby)
    except TimeoutError:
        await socket.close(code=TRY_AGAIN, reason="no-hello")
        return
    except (Refuse, StoreError) as error:
        await show_out(socket, error if isinstance(error, Refuse) else Refuse("storage"))
        return
    table = connection.live
    table.listeners.add(connection.changed)
    table.here.update(connection.seats)
    table.wake()
    telling = asyncio.create_task(connection.tell_changes())
    listening = asyncio.create_task(connection.listen())
    try:
        await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done() and listening.exception() is None:
            await socket.close(code=SLOW_DOWN, reason="slow-down")
        report(table, telling, listening)
    finally:
        tasks = [task for task in (telling, listening, connection.thinking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.listeners.discard(connection.changed)
        table.here.subtract(connection.seats)
        table.wake()


async def show_out(socket: Socket, refuse: Refuse) -> None:
    """Let somebody not in: for good, and say why; or only for now."""
    if refuse.code not in PASSING:
        old = refuse.code == "other-protocol"
        said = text(SCRIPT.text(f"refused-{refuse.code}", **refuse.args_of)) if old else None
        await socket.send_data(_encode(messages.Gone(refuse.code, refuse.args_of, said)), "text")
    await socket.close(code=PASSING.get(refuse.code, 4404), reason=refuse.code)


def report(table: OpenTable, *tasks: asyncio.Task[None]) -> None:
    """Write down why a connection ended, if it was not the other side that went away."""
    for task in tasks:
        error = task.exception() if task.done() else None
        if error is not None and not isinstance(error, WebSocketException | OSError):
            LOG.error("table %s: a connection broke", table.log.id, exc_info=error)


async def greet(socket: Socket, lobby: Lobby) -> Connection:
    """Read the hello, find the table, and let whoever comes first sit down."""
    raw = await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS)
    try:
        hello = msgspec.json.decode(raw, type=Hello) if len(raw) <= LONGEST_MESSAGE else None
    except UNREADABLE as error:
        raise Refuse("bad-message", text=str(error)) from None
    if hello is None:
        raise Refuse("too-long", count=LONGEST_MESSAGE)
    if hello.protocol != PROTOCOL:
        await socket.send_data(_encode(greeting(lobby, hello.table, [], False, [])), "text")  # so that old pages reload
        raise Refuse("other-protocol", count=PROTOCOL)
    if not lobby.addresses.take(address_of(socket)):
        raise Refuse("slow-down")
    table, seat = await lobby.entrance(hello.table, hello.key)
    if hello.seen > table.log.seq:
        await lobby.open_tables.heard(hello.table, hello.seen)  # another process knew more
    seats = lobby.seats_of(table.log, seat)
    connection = Connection(socket, lobby, table, seats, seat == OWNER)
    if not connection.may_ask(len(news_since(table.log, hello.seen))):
        raise Refuse("slow-down")
    if seats:
        await lobby.sit(table, seats, hello.name, hello.nonce)
    if isinstance(hello.seat, int) and hello.seat in seats:
        connection.eyes = hello.seat
    connection.face_down = hello.face_down and len(seats) > 1
    connection.seen = hello.seen
    nonces = table.log.nonces()
    added = [nonces[number] for number in seats]
    await connection.send(greeting(lobby, table.log.id, seats, seat == OWNER, added))
    return connection


def greeting(lobby: Lobby, table: str, seats: list[int], owner: bool, nonces: list[str]) -> messages.Welcome:
    """The welcome for a key."""
    now = int(time.time() * 1000)
    return messages.Welcome(PROTOCOL, lobby.version, now, table, seats, owner, nonces, list(CAPABILITIES))
