"""Tables in a SQLite file: one writer, any number of readers beside it."""

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import create_async_engine

from seasons.server.kept.errors import Unreachable
from seasons.server.kept.notices import Hub, Notice
from seasons.server.store.address import shown
from seasons.server.store.backend import Job, T
from seasons.server.store.checkpoints import Checkpoints
from seasons.server.store.writer import Writer

PATIENCE = 10.0  # seconds to wait while another process writes
LOG_PAGES = 4000  # of the write-ahead log before the writer works in what is left, so that the log begins anew


class SqliteFile:
    """A backend for one process; a second one on the same file is safe, but hears nothing of the first."""

    def __init__(self, url: URL, hub: Hub) -> None:
        self.address = shown(url)
        self.path = Path(url.database or "")
        self.hub = hub
        self.writing = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": PATIENCE})
        self.reading = create_async_engine(url, connect_args={"timeout": PATIENCE}, pool_size=4, max_overflow=0)
        durable = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        prepare(self.writing, "BEGIN IMMEDIATE", *durable)
        prepare(self.reading.sync_engine, "BEGIN", "PRAGMA query_only = ON")
        self.writer: Writer | None = None
        self.checkpoints: Checkpoints | None = None

    async def open(self) -> None:
        """Make the file if it is not there, readable by nobody else: it holds the tables' secrets."""
        try:
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise Unreachable(self.address, error.strerror or str(error)) from error
        self.writer = Writer(self.writing, self.hub)
        self.checkpoints = Checkpoints(self.path)

    async def close(self) -> None:
        """Write what waits, and close the file."""
        if self.writer is not None:
            await self.writer.close()
        if self.checkpoints is not None:
            self.checkpoints.close()
        await self.reading.dispose()

    async def read(self, job: Job[T]) -> T:
        """Read beside the writer."""
        try:
            async with self.reading.connect() as connection:
                return await connection.run_sync(job)
        except (DatabaseError, NoneFree) as error:
            raise self.unusable(error) from error

    async def write(self, job: Job[T], notice: Notice | None = None) -> T:
        """Write in the next transaction."""
        assert self.writer and self.checkpoints, "open the storage first"
        try:
            written = await self.writer.write(job, notice)
        except DatabaseError as error:
            raise self.unusable(error) from error
        self.checkpoints.grown.set()
        return written

    def unusable(self, error: DatabaseError | NoneFree) -> Unreachable:
        """What the file or the disk says, for people."""
        return Unreachable(self.address, str(error.orig if isinstance(error, DatabaseError) else error))

    def watch(self) -> None:
        """Nothing more to hear than what this process writes."""


def prepare(engine: Engine, begin: str, *pragmas: str) -> None:
    """Take the beginning of transactions away from the driver, which would put it off, and set up connections."""

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("PRAGMA foreign_keys = ON", *pragmas):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        driver = connection.connection.driver_connection
        if isinstance(driver, sqlite3.Connection):
            driver.execute(begin)  # in every move's transaction: what SQLAlchemy does around it costs most
        else:
            connection.exec_driver_sql(begin)
