"""The live table over a WebSocket: what a guest says and is told, and how connections end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from urllib.parse import urlsplit

import msgspec
from litestar.types import Receive, Scope, Send

from seasons.game import Refuse
from seasons.protocol.messages import Gone
from seasons.server.kept import StoreError
from seasons.server.tables.guest import Guest, greet
from seasons.server.tables.lobby import Lobby
from seasons.server.tables.open_tables import OpenTable
from seasons.text import Text

HELLO_SECONDS = 15.0
PATIENCE = 200
"""Messages that are refused for coming too fast before the connection is closed."""

TRY_AGAIN, SLOW_DOWN = 1013, 4429
PASSING = {"storage": TRY_AGAIN, "busy": TRY_AGAIN, "slow-down": SLOW_DOWN}
"""Trouble that goes away: the connection is closed with this code and without a word, for pages to come again."""

LOG = logging.getLogger(__name__)


class Left(Exception):
    """The other side has gone away."""


class Socket:
    """A connection, straight from the server: a framework costs more around a message than in it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        client = scope["client"]
        self.address = client[0] if client else ""
        self.receive = receive
        self.send = send

    async def accept(self) -> None:
        """Let the connection begin."""
        await self.receive()
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def hear(self) -> str | bytes:
        """The next message. Raises Left."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise Left
        heard: str | bytes = message.get("text") or message.get("bytes") or ""
        return heard

    async def say(self, message: bytes) -> None:
        """Send a message that is written already."""
        await self.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    async def close(self, code: int, reason: str) -> None:
        """End the connection, and say why."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})


def from_elsewhere(socket: Socket) -> bool:
    """Whether the page that opened this connection came from another site."""
    origin = socket.headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != socket.headers.get("host")


async def live(socket: Socket, lobby: Lobby) -> None:
    """The live table."""
    if from_elsewhere(socket):
        await socket.close(code=4403, reason="wrong origin")
        return
    await socket.accept()
    with contextlib.suppress(Left):
        await serve(socket, lobby)


async def serve(socket: Socket, lobby: Lobby) -> None:
    """Greet somebody, then tell and listen until either side has enough."""
    sending = asyncio.Lock()

    async def send(*messages: bytes) -> None:
        async with sending:
            for message in messages:
                await socket.say(message)

    try:
        raw = await asyncio.wait_for(socket.hear(), HELLO_SECONDS)
        guest = await greet(lobby, raw, socket.address, send)
    except TimeoutError:
        await socket.close(code=TRY_AGAIN, reason="no-hello")
        return
    except (Refuse, StoreError) as error:
        await show_out(socket, error if isinstance(error, Refuse) else Refuse("storage"))
        return
    guest.come_in()
    telling = asyncio.create_task(guest.tell_changes())
    listening = asyncio.create_task(listen(socket, guest))
    try:
        await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        if listening.done() and listening.exception() is None:
            await socket.close(code=SLOW_DOWN, reason="slow-down")
        report(guest.live, telling, listening)
    finally:
        tasks = [task for task in (telling, listening, guest.thinking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        guest.go()


async def listen(socket: Socket, guest: Guest) -> None:
    """Answer requests until the connection ends, or too many have come too fast."""
    refused = 0
    while refused < PATIENCE:
        refused += await guest.hear(await socket.hear())


async def show_out(socket: Socket, refuse: Refuse) -> None:
    """Let somebody not in: for good, and say why; or only for now."""
    if refuse.code not in PASSING:
        old = refuse.code == "other-protocol"
        said = Text(f"refused-{refuse.code}", refuse.args_of) if old else None
        await socket.say(msgspec.json.encode(Gone(refuse.code, refuse.args_of, said)))
    await socket.close(code=PASSING.get(refuse.code, 4404), reason=refuse.code)


def report(table: OpenTable, *tasks: asyncio.Task[None]) -> None:
    """Write down why a connection ended, if it was not the other side that went away."""
    for task in tasks:
        error = task.exception() if task.done() else None
        if error is not None and not isinstance(error, Left | OSError):
            LOG.error("table %s: a connection broke", table.log.id, exc_info=error)
