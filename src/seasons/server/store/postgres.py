"""Tables in PostgreSQL: any number of processes and machines."""

import asyncio
from typing import Any

import asyncpg
from sqlalchemy import URL, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import create_async_engine

from seasons.server.failpoints import reach
from seasons.server.kept.errors import Unreachable
from seasons.server.kept.notices import Hub, Notice
from seasons.server.store.address import shown
from seasons.server.store.backend import Job, T
from seasons.server.store.schema import db_now
from seasons.server.store.watch import Watch

CONNECTING = 5.0  # seconds
ANSWERING = 30.0
SILENT = (
    OSError,
    TimeoutError,
    NoneFree,
    DBAPIError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


class Stale(Exception):
    """A connection turned out to be dead. Asking every one first if it lives would take three trips a transaction."""


class Postgres:
    """A backend with a pool of connections, and one more that listens."""

    def __init__(self, url: URL, hub: Hub, poll_seconds: float) -> None:
        self.address = shown(url)
        self.hub = hub
        self.poll_seconds = poll_seconds
        self.engine = create_async_engine(
            url,
            pool_size=10,
            max_overflow=0,
            connect_args={"timeout": CONNECTING, "command_timeout": ANSWERING},
        )
        self.opened = 0
        self.watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and remember the database's time: what is written from now on will be heard."""
        self.opened = await self.read(lambda connection: connection.execute(select(db_now())).scalar_one())

    async def close(self) -> None:
        """Stop listening and disconnect."""
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)
        await self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        """Read what is committed."""
        return await self.attempt(job, None)

    async def write(self, job: Job[T], notice: Notice | None = None) -> T:
        """One transaction for one job."""
        result = await self.attempt(job, notice)
        if notice is not None:
            reach("after-commit")
            self.hub.tell(notice)  # before it comes back over the wire, and also while nothing does
        return result

    async def attempt(self, job: Job[T], notice: Notice | None) -> T:
        """Run a transaction, and a second time if the pool's connection had died meanwhile: nothing was done on it."""
        try:
            try:
                return await self.transact(job, notice)
            except Stale:
                return await self.transact(job, notice)
        except SILENT as error:
            raise self.unusable(error) from error
        except Stale as error:
            raise self.unusable(error.__cause__ or error) from error

    async def transact(self, job: Job[T], notice: Notice | None) -> T:
        """One transaction. Raises Stale only before anything is committed."""
        async with self.engine.begin() as connection:
            try:
                result = await connection.run_sync(job)
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise Stale from error
                raise
            if notice is not None:
                reach("before-commit")
        return result

    def unusable(self, error: BaseException) -> Unreachable:
        """What the database or the network says, for people."""
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        return Unreachable(self.address, " ".join(str(cause).split()) or type(cause).__name__)

    def watch(self) -> None:
        """Listen to the other processes."""
        if self.watching is None:
            watch = Watch(self.connect, self.hub, self.opened, self.poll_seconds)
            self.watching = asyncio.create_task(watch.run(), name="seasons-listen")

    async def connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        """A connection outside the pool."""
        _, options = self.engine.dialect.create_connect_args(self.engine.url)
        known: dict[str, Any] = {**options, "timeout": CONNECTING, "command_timeout": ANSWERING}
        return await asyncpg.connect(**known)
