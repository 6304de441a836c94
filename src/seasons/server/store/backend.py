"""What the storage asks of a database: run a job inside a transaction, and tell when logs grow."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from seasons.server.kept.notices import Notice

T = TypeVar("T")
Job = Callable[[Connection], T]


class Backend(Protocol):
    """A database. A job may only use the connection it is given, and may be run in another thread."""

    async def open(self) -> None:
        """Get ready to work. Raises Unreachable."""

    async def close(self) -> None:
        """Finish what has begun, and let go."""

    async def read(self, job: Job[T]) -> T:
        """The job's result; what it reads belongs to one moment where the database can do that."""
        ...

    async def write(self, job: Job[T], notice: Notice | None = None) -> T:
        """Run the job, commit, tell the notice; only then answer. When the job raises, nothing is written."""
        ...

    def watch(self) -> None:
        """From now on tell also of what other processes write, if this database can."""
