"""Hearing what other processes write into the same PostgreSQL."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from seasons.server.kept.notices import Hub, Notice
from seasons.server.store.log_jobs import CHANNEL
from seasons.server.store.schema import POSTGRES_NOW

SHORTEST_PAUSE = 0.05
LONGEST_PAUSE = 1.0
OVERLAP = 10_000  # ms: a transaction stamps the time before it commits, so the past is looked at once more

logger = logging.getLogger(__name__)


class Watch:
    """A standing connection that listens, and looks now and then what it may have missed.

    Looking goes over the same connection: an answer proves that it is alive, and no answer has it made anew.
    """

    def __init__(
        self,
        connect: Callable[[], Awaitable["asyncpg.Connection[asyncpg.Record]"]],
        hub: Hub,
        since: int,
        poll_seconds: float,
    ) -> None:
        self.connect = connect
        self.hub = hub
        self.since = since
        self.poll_seconds = poll_seconds

    async def run(self) -> None:
        """Listen for ever; after every loss connect again, at first soon and then more patiently."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                connection = await self.connect()
                try:
                    lost = await self.begin(connection)
                    pause = SHORTEST_PAUSE
                    await self.stay(connection, lost)
                finally:
                    connection.terminate()
                logger.warning("the connection that hears of other processes was lost; connecting again")
            except Exception as error:  # whatever it is: a process that does not hear plays at tables as they once were
                logger.warning("the database does not tell of other processes (%s); trying again", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def begin(self, connection: "asyncpg.Connection[asyncpg.Record]") -> asyncio.Event:
        """Listen, then look at what was written before; the event says when the connection is gone."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        await connection.add_listener(CHANNEL, self.heard)
        await self.look(connection)
        return lost

    async def stay(self, connection: "asyncpg.Connection[asyncpg.Record]", lost: asyncio.Event) -> None:
        """Look every few seconds, until the connection is gone."""
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), self.poll_seconds)
                return
            await self.look(connection)

    def heard(self, _connection: object, _process: int, _channel: str, payload: Any) -> None:
        """Somebody's entry was committed."""
        table, _, seq = str(payload).rpartition(":")
        self.hub.tell(Notice(table, int(seq)))

    async def look(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        """Tell of all tables that were touched since the last look; who has heard it before knows that."""
        now = await connection.fetchval(f"SELECT {POSTGRES_NOW}")
        rows = await connection.fetch("SELECT id, last FROM tables WHERE touched >= $1", self.since - OVERLAP)
        self.since = now
        for row in rows:
            self.hub.tell(Notice(row["id"], row["last"]))
