"""One server at a time for a SQLite file, since none hears what another one writes: the second is told where it is."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from seasons.server.store.address import read_address, shown


class AlreadyServed(Exception):
    """Another server has this file open, at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Claim:
    """A hold on a database while this process lives. PostgreSQL is for many, and Windows has no such locks."""

    def __init__(self, database: str) -> None:
        self.file: IO[str] | None = None
        url = read_address(database)
        if sys.platform == "win32" or not url.drivername.startswith("sqlite"):
            return
        from fcntl import LOCK_EX, LOCK_NB, flock

        try:
            self.file = Path(f"{url.database}.served").open("a+", encoding="utf-8")  # noqa: SIM115  # it stays open
        except OSError:
            return  # the database beside it cannot be written either, and says why
        try:
            flock(self.file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            self.file.seek(0)
            address = self.file.read()
            self.file.close()
            raise AlreadyServed(address or shown(url)) from None
        self.file.truncate(0)

    def tell(self, address: str) -> None:
        """Leave word where the server is."""
        if self.file is not None:
            self.file.write(address)
            self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()
