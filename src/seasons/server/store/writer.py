"""The only writer of a SQLite file in this process: whatever waits at a moment shares one transaction and one sync."""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Generic

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from seasons.server.failpoints import reach
from seasons.server.kept.notices import Hub, Notice
from seasons.server.store.backend import Job, T


class Ticket(Generic[T]):
    """A job that waits for its turn, and what came of it."""

    def __init__(self, job: Job[T], notice: Notice | None, future: asyncio.Future[T]) -> None:
        self.job = job
        self.notice = notice
        self.future = future
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do the job."""
        self.result = self.job(connection)

    def run_apart(self, connection: Connection) -> None:
        """Do the job in a savepoint, so that its failure leaves the others in the transaction alone."""
        try:
            with connection.begin_nested():
                self.run(connection)
        except OperationalError:
            raise  # the file or the disk, not the job: the whole transaction is in doubt
        except Exception as error:
            self.error = error

    def settle(self, hub: Hub) -> None:
        """Tell whoever waits, then the world: so the table itself has gone on before it hears of it."""
        if not self.future.done():  # otherwise whoever waited has gone
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.result)  # type: ignore[arg-type]  # no error: the job's own result
        if self.notice is not None and self.error is None:
            hub.tell(self.notice)


class Writer:
    """A thread with a connection of its own and a queue. Threads, because a sync of the disk must not stop the loop."""

    def __init__(self, engine: Engine, hub: Hub) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.hub = hub
        self.waiting: SimpleQueue[Ticket[Any] | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.closed = False
        self.thread = threading.Thread(target=self.work, name="seasons-writer", daemon=True)
        self.thread.start()

    async def write(self, job: Job[T], notice: Notice | None = None) -> T:
        """Do the job in the next transaction; answers after its commit."""
        if self.closed:
            raise RuntimeError("the storage is closed")
        future: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put(Ticket(job, notice, future))
        return await future

    async def close(self) -> None:
        """Finish what waits, then stop."""
        if not self.closed:
            self.closed = True
            self.waiting.put(None)
            await asyncio.to_thread(self.thread.join)

    def work(self) -> None:
        """Transaction after transaction, until told to stop."""
        last = False
        while not last:
            tickets, last = self.collect()
            if tickets:
                self.commit(tickets)
                with contextlib.suppress(RuntimeError):  # the loop is gone, and with it all who waited
                    self.loop.call_soon_threadsafe(self.settle, tickets)
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

    def collect(self) -> tuple[list[Ticket[Any]], bool]:
        """Wait for a job, then take all that wait; and whether these are the last."""
        tickets: list[Ticket[Any]] = []
        ticket = self.waiting.get()
        while ticket is not None:
            tickets.append(ticket)
            try:
                ticket = self.waiting.get_nowait()
            except Empty:
                return tickets, False
        return tickets, True

    def commit(self, tickets: list[Ticket[Any]]) -> None:
        """One transaction for all. Only when a job fails are all done again, each in a savepoint: these cost more."""
        try:
            try:
                self.transact(tickets, Ticket.run)
            except OperationalError:
                raise
            except Exception:
                if len(tickets) == 1:
                    raise
                self.transact(tickets, Ticket.run_apart)
        except Exception as error:
            for ticket in tickets:
                ticket.error = error

    def transact(self, tickets: list[Ticket[Any]], run: Callable[[Ticket[Any], Connection], None]) -> None:
        """Do the jobs and commit; if the commit fails, it has failed for all."""
        connection = self.connection = self.connection or self.engine.connect()
        try:
            with connection.begin():
                for ticket in tickets:
                    run(ticket, connection)
                grown = any(ticket.notice is not None and ticket.error is None for ticket in tickets)
                if grown:
                    reach("before-commit")
        except OperationalError:
            self.connection = None  # the file or the disk: the next transaction begins with a fresh one
            connection.close()
            raise
        if grown:
            reach("after-commit")

    def settle(self, tickets: list[Ticket[Any]]) -> None:
        """In the loop's thread: give the answers."""
        for ticket in tickets:
            ticket.settle(self.hub)
