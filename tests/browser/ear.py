"""What a page says to the outside, and what it is told: messages, complaints, requests."""

from __future__ import annotations

import json
import sys
from typing import Any
from urllib.parse import urlsplit

from msgspec.json import Decoder
from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket

from seasons.protocol.messages import FromServer
from server.house import whole

Message = dict[str, Any]
_decoder = Decoder(FromServer)


class Ear:
    """Listens to one page. `complaints` must stay empty, but for texts that a test allows."""

    def __init__(self, page: Page, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.complaints: list[str] = []
        self.allowed: list[str] = []
        self.heard: list[Message] = []
        self.sent: list[Message] = []
        self.answered: set[str] = set()
        self.pending: dict[str, int] = {}
        self.loads = 0
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.complain(f"error: {error}"))
        page.on("requestfailed", self.failed)
        page.on("request", self.request)
        page.on("response", self.response)
        page.on("websocket", self.socket)

    def allow(self, *texts: str) -> None:
        """Complaints that hold one of these texts are part of the test."""
        self.allowed += texts

    def complain(self, text: str) -> None:
        """Remember something that must not happen."""
        self.complaints.append(text)

    def unexpected(self) -> list[str]:
        """Complaints that nobody allowed."""
        return [text for text in self.complaints if not any(part in text for part in self.allowed)]

    def console(self, message: ConsoleMessage) -> None:
        """Errors and warnings in the console."""
        if message.type in ("error", "warning"):
            self.complain(f"console: {message.text}")

    def failed(self, request: Request) -> None:
        """A request that came to nothing; leaving a page breaks off what it was loading."""
        if request.failure != "net::ERR_ABORTED":
            self.complain(f"failed: {request.url} {request.failure}")

    def request(self, request: Request) -> None:
        """Everything comes from the one host."""
        if urlsplit(request.url).netloc != self.host:
            self.complain(f"another host: {request.url}")
        if request.is_navigation_request():
            self.loads += 1

    def response(self, response: Response) -> None:
        """Everything asked for is there."""
        if response.status >= 400:
            self.complain(f"{response.status}: {response.url}")

    def socket(self, socket: WebSocket) -> None:
        """The live connection."""
        if urlsplit(socket.url).netloc != self.host:
            self.complain(f"another host: {socket.url}")
        self.pending.clear()
        socket.on("framereceived", lambda frame: self.hear(whole(_decoder.decode(frame))))
        socket.on("framesent", lambda frame: self.hear_own(json.loads(frame)))
        socket.on("close", lambda _: self.pending.clear())

    # --- the conversation

    def hear_own(self, message: Message) -> None:
        """An answer counts for the kinds of decisions whose options it holds; it is pending until its news.

        A question of what an answer would do is pending until its preview.
        """
        self.sent.append(message)
        if message["type"] == "play":
            made = set(message["moves"])
            self.answered |= {one["kind"] for one in self.questions() if made & {o["move"] for o in one["options"]}}
        if message["type"] in ("play", "preview"):
            self.pending[message["id"]] = sys.maxsize

    def hear(self, message: Message) -> None:
        """What the server says."""
        self.heard.append(message)
        if message["type"] in ("refused", "preview"):
            self.pending.pop(message["id"], None)
        elif message["type"] == "done" and message["id"] in self.pending:
            self.pending[message["id"]] = message["seq"]
        told = self.update().get("seq", -1)
        self.pending = {id: seq for id, seq in self.pending.items() if seq > told}

    def update(self) -> Message:
        """The last update, empty before the first."""
        return next((one for one in reversed(self.heard) if one["type"] == "update"), {})

    @property
    def table(self) -> Message:
        """Everything as it was told last, empty before the first update."""
        found: Message = self.update().get("table", {})
        return found

    def questions(self) -> list[Message]:
        """Every decision that this page was asked, as a question or within an answer in the making."""
        told = [one.get("table", one)["decision"] for one in self.heard if one["type"] in ("update", "preview")]
        return [one for one in told if one]

    def plays(self) -> list[Message]:
        """Every answer that was sent."""
        return [one for one in self.sent if one["type"] == "play"]
