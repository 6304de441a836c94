"""The application: routes, the pages of the client, headers that keep strangers out, and what runs beside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from seasons import __version__
from seasons.server import wire
from seasons.server.desk import Desk
from seasons.server.hall import Hall
from seasons.server.http import ROUTES
from seasons.server.live import live
from seasons.server.match import Refuse
from seasons.server.pages import PAGES, stamp
from seasons.server.requests import refusal
from seasons.server.stewards import Stewards
from seasons.server.store import Store
from seasons.server.thinkers import Thinkers

LOG = logging.getLogger(__name__)
HOUSEKEEPING_SECONDS = 60.0
LONGEST_BODY = 64_000
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
    "busy": 503,
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


def refused(_: Request[Any, Any, Any], error: Refuse) -> Response[wire.Refused]:
    """A refusal as an answer over HTTP: a code, and a message for people."""
    return Response(refusal("", error), status_code=STATUS.get(error.code, BAD))


def make_app(database: str, processes: int = 0) -> Litestar:
    """The server over a database; it opens that when it starts.

    `processes` is how many bots may think at the same time (0: one less than there are cores).
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Store(database) as store:
            hall = Hall(store)
            thinkers = Thinkers(processes)
            stewards = Stewards(hall, thinkers)
            app.state.desk = Desk(hall, thinkers, stamp() or __version__)
            thinkers.warm_up()
            tasks = [asyncio.create_task(hear(hall)), asyncio.create_task(keep_house(hall))]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await stewards.close()

    return Litestar(
        route_handlers=[*ROUTES, live, *PAGES],
        dependencies={"desk": Provide(the_desk, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={Refuse: refused},
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        openapi_config=OpenAPIConfig(title="Seasons", version=__version__, path="/api/schema", create_examples=False),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )


def the_desk(state: State) -> Desk:
    """The front desk, for every handler that wants it."""
    desk: Desk = state.desk
    return desk


async def hear(hall: Hall) -> None:
    """Follow what other processes write."""
    async for id, seq in hall.store.listen():
        await hall.heard(id, seq)


async def keep_house(hall: Hall) -> None:
    """Forget tables that nobody looks at."""
    while True:
        await asyncio.sleep(HOUSEKEEPING_SECONDS)
        hall.forget_idle()
