"""The application: routes, the pages of the client, headers that keep strangers out, and what runs beside it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send

from seasons import __version__
from seasons.game import Refuse
from seasons.protocol.messages import Refused
from seasons.server.api.pages import PAGES, stamp
from seasons.server.api.socket import Socket, live
from seasons.server.api.tables_http import ROUTES
from seasons.server.autoplay.autoplay import Autoplay
from seasons.server.autoplay.bot_pool import BotPool
from seasons.server.store import Store, StoreError
from seasons.server.tables.lobby import Lobby
from seasons.server.tables.open_tables import OpenTables
from seasons.server.tables.requests import refusal

LOG = logging.getLogger(__name__)
HOUSEKEEPING_SECONDS = 1.0
READING_AGAIN_SECONDS = 0.5
QUIET_SECONDS = 15.0
COLLECTING_SECONDS = 120.0
LONGEST_BODY = 64_000
LIVE = "/api/live"
NOT_FOUND, FORBIDDEN, TOO_MANY, CONFLICT, BAD = 404, 403, 429, 409, 400
STATUS = {
    "no-table": NOT_FOUND,
    "no-key": 401,
    "not-yours": FORBIDDEN,
    "not-your-seat": FORBIDDEN,
    "spectator": FORBIDDEN,
    "slow-down": TOO_MANY,
    "already-started": CONFLICT,
    "seats-open": CONFLICT,
    "seat-taken": CONFLICT,
    "not-over": CONFLICT,
    "stale": CONFLICT,
    "only-moves": CONFLICT,
    "no-continue": CONFLICT,
    "record-too-long": 413,
    "busy": 503,
    "storage": 503,
}
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
EXPECTED = (Refuse, StoreError, HTTPException, UnicodeDecodeError, RecursionError)
RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def refused(_: Request[Any, Any, Any], error: Refuse) -> Response[Refused]:
    """A refusal as an answer over HTTP: a code, and a message for people."""
    return Response(refusal("", error), status_code=STATUS.get(error.code, BAD))


def unusable(_: Request[Any, Any, Any], error: StoreError) -> Response[Refused]:
    """The database does not answer: people are told to wait, whoever runs the server is told why."""
    LOG.error("the storage failed: %s", error)
    return Response(refusal("", Refuse("storage")), status_code=STATUS["storage"])


def unreadable(_: Request[Any, Any, Any], error: UnicodeDecodeError | RecursionError) -> Response[Refused]:
    """A body that is not even text, or lists in lists without end."""
    return Response(refusal("", Refuse("bad-message", text=str(error))), status_code=BAD)


async def report(error: Exception, scope: Scope) -> None:
    """Write down what should not have happened; whoever asked is told no more than that."""
    if not isinstance(error, EXPECTED):
        LOG.error("%s failed", scope["path"], exc_info=error)


async def dress(message: Message, _: Scope) -> None:
    """Put the headers on every answer, those of errors and files too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *RAW_HEADERS]


class Front:
    """The front door: live tables go straight to their sockets, all else is for the framework."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"] == LIVE:
            await live(Socket(scope, receive, send), the_lobby(self.app.state))
        else:
            await self.app(scope, receive, send)


def make_app(database: str, thinkers: int = 0, tables_per_minute: int = 60) -> Front:
    """The server over a database; it opens that when it starts.

    `thinkers` is how many bots may think at the same time (0: one less than there are cores).
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Store(database) as store:
            open_tables = OpenTables(store)
            pool = BotPool(thinkers)
            autoplay = Autoplay(open_tables, pool, alone=database.startswith("sqlite"))
            app.state.lobby = Lobby(open_tables, pool, stamp() or __version__, tables_per_minute)
            pool.warm_up()
            tasks = [asyncio.create_task(hear(open_tables)), asyncio.create_task(keep_house(open_tables))]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await autoplay.close()

    app = Litestar(
        route_handlers=[*ROUTES, *PAGES],
        dependencies={"lobby": Provide(the_lobby, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            Refuse: refused,
            StoreError: unusable,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
        },
        after_exception=[report],
        before_send=[dress],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        openapi_config=OpenAPIConfig(
            title="Seasons",
            version=__version__,
            path="/api/schema",
            create_examples=False,
            render_plugins=[JsonRenderPlugin()],  # the others are pages that load scripts from elsewhere
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    return Front(app)


def the_lobby(state: State) -> Lobby:
    """The lobby, for every handler that wants it."""
    lobby: Lobby = state.lobby
    return lobby


async def hear(open_tables: OpenTables) -> None:
    """Follow what other processes write. While the database is away, what cannot be read is tried again until it is."""
    notices = open_tables.store.listen()
    unread: set[str] = set()
    async for notice in notices:
        try:
            await open_tables.heard(*notice)
            unread.discard(notice.table)
        except StoreError as error:
            if notice.table not in unread:
                LOG.error("table %s: entry %s could not be read yet: %s", *notice, error)
            unread.add(notice.table)
            asyncio.get_running_loop().call_later(READING_AGAIN_SECONDS, notices.tell, notice)
        except Exception:  # one table that cannot be read must not make this process deaf for all others
            LOG.exception("table %s: entry %s could not be taken in", *notice)


async def keep_house(open_tables: OpenTables) -> None:
    """Forget tables that nobody looks at, and collect garbage in portions that nobody notices.

    Python would stop the server for a quarter of a second with 400 tables, whenever it likes. Here what is young is
    collected every second, and everything when nobody plays, or else every few minutes.
    """
    gc.disable()
    gc.collect()
    gc.freeze()
    added = collected = 0
    changed_at = collected_at = time.monotonic()
    while True:
        await asyncio.sleep(HOUSEKEEPING_SECONDS)
        open_tables.forget_idle()
        now = time.monotonic()
        if open_tables.added != added:
            added, changed_at = open_tables.added, now
        quiet = now > changed_at + QUIET_SECONDS
        if (quiet and collected != added) or now > collected_at + COLLECTING_SECONDS:
            gc.collect()
            collected_at, collected = now, added
        else:
            gc.collect(1)
