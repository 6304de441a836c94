"""One WebSocket connection: a hello, then updates whenever the table changes, and answers to requests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from seasons.game import Refuse
from seasons.server import requests, wire
from seasons.server.asking import SCRIPT, text
from seasons.server.desk import Desk
from seasons.server.hall import Live
from seasons.server.match import Match
from seasons.server.store import OWNER, SPECTATOR, StoreError
from seasons.server.updates import OPEN, look_back, news_since, update

LONGEST_MESSAGE = 16_384
HELLO_SECONDS = 15.0
ENTRIES_A_MESSAGE = 50
"""Whoever has so many entries of the log told again might as well have sent a message."""
PATIENCE = 200
"""Messages that are refused for coming too fast before the connection is closed."""

TRY_AGAIN, SLOW_DOWN = 1013, 4429
PASSING = {"storage": TRY_AGAIN, "busy": TRY_AGAIN, "slow-down": SLOW_DOWN}
"""Trouble that goes away: the connection is closed with this code and without a word, for pages to come again."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
REQUEST_ID = re.compile(r"[!-~]{1,64}")

LOG = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
Request = wire.Entered | wire.Foresee | wire.LookBack | wire.LookFrom | wire.Ask

_decoder = msgspec.json.Decoder(wire.FromClient)
_encode = msgspec.json.Encoder().encode


class Connection:
    """Somebody at a table: which seats the key plays, from which the table is seen, and how much was told."""

    def __init__(self, socket: Socket, desk: Desk, live: Live, seats: list[int], owner: bool) -> None:
        self.socket = socket
        self.desk = desk
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
        self.speaker = f"{live.match.id} {self.home if seats else self.address}"

    def may_ask(self, entries: int = 0) -> bool:
        """Whether this seat and this address, over all their connections, may ask for so many entries, or for less."""
        cost = max(entries / ENTRIES_A_MESSAGE, 1.0)
        return self.desk.addresses.take(self.address, cost) and self.desk.speakers.take(self.speaker, cost)

    async def send(self, message: wire.FromServer) -> None:
        """Send one message."""
        async with self.sending:
            await self.socket.send_data(_encode(message), "text")

    async def tell_changes(self) -> None:
        """Send an update now and after every change; what changes meanwhile is told together."""
        while True:
            self.changed.clear()
            match = self.live.match
            if not match.over and self.eyes != self.home and self.eyes not in self.seats:
                self.eyes, self.seen = self.home, -1  # the game goes on again: its cards are hidden again
            seen, self.seen = self.seen, match.seq
            await self.send(update(match, self.eyes, seen, self.live.away(), self.covered(match)))
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
            await self.send(requests.refusal(id_in(raw), Refuse("bad-message", text=str(error))))
            return
        if isinstance(request, wire.Hello):
            await self.send(requests.refusal("", Refuse("hello-twice")))
            return
        if isinstance(request, wire.Ask):
            await self.think(request)
        else:
            await self.respond(request)

    async def think(self, request: wire.Ask) -> None:
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
        answer: wire.FromServer
        try:
            if not REQUEST_ID.fullmatch(request.id):
                raise Refuse("bad-message", text="$.id")
            answer = await self.carry_out(request)
        except Refuse as refuse:
            answer = requests.refusal(request.id, refuse)
        except StoreError:
            LOG.exception("table %s: a request could not be carried out", self.live.match.id)
            answer = requests.refusal(request.id, Refuse("storage"))
        except Exception:
            LOG.exception("table %s: a request failed", self.live.match.id)
            answer = requests.refusal(request.id, Refuse("failed"))
        await self.send(answer)
        if isinstance(answer, wire.Refused) and answer.code == "stale":
            self.changed.set()

    async def carry_out(self, request: Request) -> wire.FromServer:
        """Do what a request asks for."""
        match, seat = self.live.match, self.eyes if self.eyes in self.seats else self.home
        covered = self.covered(match)
        if isinstance(request, wire.Foresee):
            return requests.foresee(match, seat, request, covered)
        if isinstance(request, wire.LookBack):
            eyes = SPECTATOR if covered else self.eyes
            return wire.Past(request.id, request.seq, look_back(match, eyes, request.seq))
        if isinstance(request, wire.LookFrom):
            self.look_from(match, request.seat, request.face_down)
            return wire.Done(request.id, match.seq)
        if isinstance(request, wire.Ask):
            if covered or not requests.hints_allowed(match, seat):
                raise Refuse("no-hints")
            return await self.desk.hint(match, seat, request.id)
        seq = await self.desk.hall.do(self.live, seat, request.id, partial(requests.entry, seat, request))
        return wire.Done(request.id, seq)

    def look_from(self, match: Match, seat: int, face_down: bool) -> None:
        """Look from another seat of this key, or from any once the game is over."""
        if seat not in self.seats and not (match.over and OPEN <= seat < match.header.players):
            raise Refuse("not-your-seat")
        if not self.may_ask(match.seq):
            raise Refuse("slow-down")
        self.eyes, self.face_down, self.seen = seat, face_down, -1
        self.changed.set()

    def covered(self, match: Match) -> bool:
        """Whether these eyes may know only what everybody may; at the end there is nothing left to hide."""
        return self.face_down and self.eyes in self.seats and not match.over


class Named(msgspec.Struct):
    """Any request, of which only the id matters."""

    id: str


def id_in(raw: str | bytes) -> str:
    """The id of a request that cannot be read otherwise, if it has one."""
    try:
        return msgspec.json.decode(raw, type=Named).id[:64]
    except UNREADABLE:
        return ""


def address_of(socket: Socket) -> str:
    """Where a connection comes from."""
    return socket.client.host if socket.client else ""


def from_elsewhere(socket: Socket) -> bool:
    """Whether the page that opened this connection came from another site."""
    origin = socket.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != socket.headers.get("host")


@websocket("/api/live")
async def live(socket: Socket, desk: Desk) -> None:
    """The live table."""
    if from_elsewhere(socket):
        await socket.close(code=4403, reason="wrong origin")
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        await serve(socket, desk)


async def serve(socket: Socket, desk: Desk) -> None:
    """Greet somebody, then tell and listen until either side has enough."""
    try:
        connection = await greet(socket, desk)
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
        gone = wire.Gone(refuse.code, text(SCRIPT.text(f"refused-{refuse.code}", **refuse.args_of)))
        await socket.send_data(_encode(gone), "text")
    await socket.close(code=PASSING.get(refuse.code, 4404), reason=refuse.code)


def report(table: Live, *tasks: asyncio.Task[None]) -> None:
    """Write down why a connection ended, if it was not the other side that went away."""
    for task in tasks:
        error = task.exception() if task.done() else None
        if error is not None and not isinstance(error, WebSocketException | OSError):
            LOG.error("table %s: a connection broke", table.match.id, exc_info=error)


async def greet(socket: Socket, desk: Desk) -> Connection:
    """Read the hello, find the table, and let whoever comes first sit down."""
    raw = await asyncio.wait_for(socket.receive_data("text"), HELLO_SECONDS)
    try:
        hello = msgspec.json.decode(raw, type=wire.Hello) if len(raw) <= LONGEST_MESSAGE else None
    except UNREADABLE as error:
        raise Refuse("bad-message", text=str(error)) from None
    if hello is None:
        raise Refuse("too-long", count=LONGEST_MESSAGE)
    if hello.protocol != wire.PROTOCOL:
        raise Refuse("other-protocol", count=wire.PROTOCOL)
    if not desk.addresses.take(address_of(socket)):
        raise Refuse("slow-down")
    table, seat = await desk.entrance(hello.table, hello.key)
    if hello.seen > table.match.seq:
        await desk.hall.heard(hello.table, hello.seen)  # another process knew more
    seats = desk.seats_of(table.match, seat)
    connection = Connection(socket, desk, table, seats, seat == OWNER)
    if not connection.may_ask(len(news_since(table.match, hello.seen))):
        raise Refuse("slow-down")
    if seats:
        await desk.sit(table, seats, hello.name, hello.nonce)
    if isinstance(hello.seat, int) and hello.seat in seats:
        connection.eyes = hello.seat
    connection.face_down = hello.face_down and len(seats) > 1
    connection.seen = hello.seen
    nonces = table.match.nonces()
    added = [nonces[number] for number in seats]
    await connection.send(wire.Welcome(wire.PROTOCOL, desk.version, table.match.id, seats, seat == OWNER, added))
    return connection
