"""Somebody at a table, however they are connected: a hello, then updates whenever the table changes, and answers."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

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
    Play,
    Request,
    TryOut,
)
from seasons.server.kept import OWNER, StoreError
from seasons.server.tables import requests
from seasons.server.tables.lobby import Lobby
from seasons.server.tables.open_tables import OpenTable
from seasons.server.tables.tell import look_back, news_since

LONGEST_MESSAGE = 16_384
ENTRIES_A_MESSAGE = 50
"""Whoever has so many entries of the log told again might as well have sent a message."""
KNOWN = {"hello", *CAPABILITIES}
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
REQUEST_ID = re.compile(r"[!-~]{1,64}")

LOG = logging.getLogger(__name__)
Send = Callable[..., Awaitable[None]]
"""Sends messages that are written already, with nothing between them."""

_decoder = msgspec.json.Decoder(FromClient)
_encode = msgspec.json.Encoder().encode


class Guest:
    """Somebody at a table: which seats the key plays, from which the table is seen, and how much was told."""

    def __init__(self, lobby: Lobby, live: OpenTable, seats: list[int], owner: bool, address: str, send: Send) -> None:
        self.lobby = lobby
        self.live = live
        self.seats = seats
        self.owner = owner
        self.send_raw = send
        self.home = seats[0] if seats else SPECTATOR
        self.eyes = self.home
        self.face_down = False
        self.seen = -1
        self.changed = asyncio.Event()
        self.unanswered: dict[str, int] = {}  # requests for entries of the log, and their seats
        self.thinking: asyncio.Task[None] | None = None
        self.address = address
        self.speaker = f"{live.log.id} {self.home if seats else address}"

    def come_in(self) -> None:
        """Be at the table from now on: everybody sees who is there."""
        self.live.listeners.add(self.changed)
        self.live.here.update(self.seats)
        self.live.wake()

    def go(self) -> None:
        """Be at the table no longer."""
        self.live.listeners.discard(self.changed)
        self.live.here.subtract(self.seats)
        self.live.wake()

    def may_ask(self, entries: int = 0) -> bool:
        """Whether this seat and this address, over all their connections, may ask for so many entries, or for less."""
        cost = max(entries / ENTRIES_A_MESSAGE, 1.0)
        return self.lobby.addresses.take(self.address, cost) and self.lobby.speakers.take(self.speaker, cost)

    async def send(self, message: messages.FromServer) -> None:
        """Send one message."""
        await self.send_raw(_encode(message))

    async def tell_changes(self) -> None:
        """Send an update now and after every change; what changes meanwhile is told together."""
        while True:
            self.changed.clear()
            log = self.live.log
            if not log.over and self.eyes != self.home and self.eyes not in self.seats:
                self.eyes, self.seen = self.home, -1  # the game goes on again: its cards are hidden again
            seen, self.seen = self.seen, log.seq
            update = self.live.update((self.eyes, self.covered()), seen)
            await self.send_raw(*map(_encode, self.done_by_now()), update)
            await self.changed.wait()

    def done_by_now(self) -> list[messages.Done]:
        """Answers to requests whose entries are in the log: they go out together with the update about them."""
        clients = self.live.log.clients
        stored = [id for id, seat in self.unanswered.items() if (seat, id) in clients]
        return [messages.Done(id, clients[self.unanswered.pop(id), id]) for id in stored]

    async def hear(self, raw: str | bytes) -> bool:
        """Answer one request; whatever is wrong with it, the guest stays. Whether it came too fast."""
        if not self.may_ask():
            await self.refuse(id_in(raw), Refuse("slow-down"))
            return True
        if len(raw) > LONGEST_MESSAGE:
            await self.refuse("", Refuse("too-long", count=LONGEST_MESSAGE))
            return False
        try:
            request = _decoder.decode(raw)
        except UNREADABLE as error:
            unknown = type_in(raw) not in KNOWN
            await self.refuse(
                id_in(raw), Refuse("unknown-message") if unknown else Refuse("bad-message", text=str(error))
            )
            return False
        if isinstance(request, Hello):
            await self.refuse("", Refuse("hello-twice"))
        elif isinstance(request, AskHint):
            await self.think(request)
        else:
            await self.respond(request)
        return False

    async def refuse(self, id: str, refuse: Refuse) -> None:
        """Say why a request is not carried out."""
        await self.send(requests.refusal(id, refuse))

    async def think(self, request: AskHint) -> None:
        """Answer beside all else what takes a while: moves do not wait for it. One hint at a time for every seat."""
        thinking = self.live.thinking
        if self.home in thinking:
            await self.refuse(request.id, Refuse("slow-down"))
        else:
            thinking.add(self.home)
            self.thinking = asyncio.create_task(self.respond(request))
            self.thinking.add_done_callback(lambda _: thinking.discard(self.home))

    async def respond(self, request: Request) -> None:
        """Do what a request asks for, and say so; or say why not."""
        answer: messages.FromServer | None
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
        if answer is not None:
            await self.send(answer)
        if isinstance(answer, messages.Refused) and answer.code == "stale":
            self.changed.set()

    async def carry_out(self, request: Request) -> messages.FromServer | None:
        """Do what a request asks for; None if that it is done has been said together with an update."""
        log, seat, covered = self.live.log, self.seat(), self.covered()
        if isinstance(request, TryOut):
            return requests.try_out(log, seat, request, covered)
        if isinstance(request, LookBack):
            eyes = SPECTATOR if covered else self.eyes
            return messages.Past(request.id, request.seq, look_back(log, eyes, request.seq))
        if isinstance(request, LookFrom):
            self.look_from(request.seat, request.face_down)
            return messages.Done(request.id, log.seq)
        if isinstance(request, AskHint):
            if covered or not log.hints_allowed(seat):
                raise Refuse("no-hints")
            advice = await self.lobby.hint(log, seat, request.id)
            if self.covered() or self.seat() != seat:
                raise Refuse("no-hints")  # meanwhile the device was turned over, or given to somebody else
            return advice
        self.unanswered[request.id] = seat
        tables = self.lobby.open_tables
        try:
            if isinstance(request, Play):
                seq = await tables.play(self.live, seat, request)
            else:
                seq = await tables.do(self.live, seat, request.id, partial(requests.entry, seat, request))
        finally:
            unsaid = self.unanswered.pop(request.id, None) is not None
        return messages.Done(request.id, seq) if unsaid else None

    def look_from(self, seat: int, face_down: bool) -> None:
        """Look from another seat of this key, or from any once the game is over."""
        log = self.live.log
        if seat not in self.seats and not (log.over and OPEN <= seat < log.header.players):
            raise Refuse("not-your-seat")
        if not self.may_ask(log.seq):
            raise Refuse("slow-down")
        self.eyes, self.face_down, self.seen = seat, face_down, -1
        self.changed.set()

    def seat(self) -> int:
        """The seat that is spoken for."""
        return self.eyes if self.eyes in self.seats else self.home

    def covered(self) -> bool:
        """Whether these eyes may know only what everybody may; at the end there is nothing left to hide."""
        return self.face_down and self.eyes in self.seats and not self.live.log.over


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


async def greet(lobby: Lobby, raw: str | bytes, address: str, send: Send) -> Guest:
    """Read a hello, find the table, and let whoever comes first sit down. Raises Refuse."""
    try:
        hello = msgspec.json.decode(raw, type=Hello) if len(raw) <= LONGEST_MESSAGE else None
    except UNREADABLE as error:
        raise Refuse("bad-message", text=str(error)) from None
    if hello is None:
        raise Refuse("too-long", count=LONGEST_MESSAGE)
    if hello.protocol != PROTOCOL:
        await send(_encode(welcome(lobby, hello.table, [], False, [])))  # old pages see that there is a newer one ...
        if hello.protocol < PROTOCOL and hello.seen >= 0:
            raise Refuse("slow-down")  # ... and load it as soon as nothing is in the making there
        raise Refuse("other-protocol", count=PROTOCOL)
    if not lobby.addresses.take(address):
        raise Refuse("slow-down")
    table, seat = await lobby.entrance(hello.table, hello.key)
    if hello.seen > table.log.seq:
        await lobby.open_tables.heard(hello.table, hello.seen)  # another process knew more
    seats = lobby.seats_of(table.log, seat)
    guest = Guest(lobby, table, seats, seat == OWNER, address, send)
    if not guest.may_ask(len(news_since(table.log, hello.seen))):
        raise Refuse("slow-down")
    if seats:
        await lobby.sit(table, seats, hello.name, hello.nonce)
    if isinstance(hello.seat, int) and hello.seat in seats:
        guest.eyes = hello.seat
    guest.face_down = hello.face_down and len(seats) > 1
    guest.seen = hello.seen
    nonces = table.log.nonces()
    await guest.send(welcome(lobby, table.log.id, seats, guest.owner, [nonces[number] for number in seats]))
    return guest


def welcome(lobby: Lobby, table: str, seats: list[int], owner: bool, nonces: list[str]) -> messages.Welcome:
    """The welcome for a key."""
    now = int(time.time() * 1000)
    return messages.Welcome(PROTOCOL, lobby.version, now, table, seats, owner, nonces, list(CAPABILITIES))
