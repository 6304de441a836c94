"""The storage of the table server, over SQLite or PostgreSQL."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from types import TracebackType
from typing import Self

from sqlalchemy import URL, text

from seasons.server.kept.notices import Hub, Listener, Notice
from seasons.server.kept.values import Counts, Entry, Key, Mine, StoredTable, TableData, new_table_id
from seasons.server.store import carry_jobs, lease_jobs, log_jobs
from seasons.server.store.address import read_address
from seasons.server.store.backend import Backend
from seasons.server.store.migrate import migrate
from seasons.server.store.schema import VERSION_TABLE


class Store:
    """Tables, keys, logs and leases. `async with Store("sqlite:///games.db") as store: ...`

    Every method that writes answers only when what it wrote is committed.
    Raises BadAddress when made, Unreachable or NewerDatabase when opened; later, any method may raise Unreachable.
    """

    def __init__(self, address: str, *, poll_seconds: float = 5.0) -> None:
        self._hub = Hub()
        self._backend = choose_backend(read_address(address), self._hub, poll_seconds)

    async def open(self) -> None:
        """Connect, and make or upgrade the database's tables if that is due."""
        await self._backend.open()
        await self._backend.write(migrate)

    async def close(self) -> None:
        """Finish what is being written; listeners end."""
        self._hub.close()
        await self._backend.close()

    async def __aenter__(self) -> Self:
        try:
            await self.open()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        await self.close()

    # --- tables and keys ---

    async def create_table(
        self, header: bytes, rules: int, keys: Sequence[Key] = (), *, secret: bytes = b"", table: str = ""
    ) -> StoredTable:
        """A new table with an empty log; id and secret are made here unless given. Raises TableExists."""
        name, hidden = table or new_table_id(), secret or secrets.token_bytes(32)
        return await self._backend.write(lambda c: log_jobs.create(c, name, header, hidden, rules, keys))

    async def table(self, table: str) -> StoredTable | None:
        """The table, or None."""
        return await self._backend.read(lambda c: log_jobs.table_row(c, table))

    async def add_key(self, table: str, key: Key) -> None:
        """One more key for a table. Raises UnknownTable, KeyTaken."""
        await self._backend.write(lambda c: log_jobs.add_key(c, table, key))

    async def share_keys(self, old: str, new: str, seats: Mapping[int, int]) -> None:
        """Let all keys of a table open a new one too (rematch); `seats` says which seat becomes which.

        Raises UnknownTable, KeyTaken.
        """
        await self._backend.write(lambda c: log_jobs.share_keys(c, old, new, seats))

    async def key(self, table: str, hashed: bytes) -> int | None:
        """The seat that the key of this hash opens at a table (`SPECTATOR` and `OWNER` too), or None."""
        return await self._backend.read(lambda c: log_jobs.seat_of(c, table, hashed))

    async def tables_of(self, hashes: Iterable[bytes]) -> list[Mine]:
        """The tables that the keys of these hashes open, those touched last first."""
        wanted = list(hashes)
        return await self._backend.read(lambda c: log_jobs.mine(c, wanted)) if wanted else []

    # --- the log ---

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from the entry after `after` on; empty if there is no such table."""
        return await self._backend.read(lambda c: log_jobs.entries_after(c, table, after))

    async def append(self, table: str, entry: Entry, snapshot: bytes | None = None, over: bool | None = None) -> None:
        """Add the next entry; None leaves the stored snapshot, or whether the game is over, as it was.

        Raises Conflict, Repeated, UnknownTable.
        """
        await self._backend.write(lambda c: log_jobs.append(c, table, entry, snapshot, over), Notice(table, entry.seq))

    def listen(self) -> Listener:
        """Notices of all entries from now on, by whichever process (SQLite: by this one)."""
        self._backend.watch()
        return self._hub.listen()

    # --- leases ---

    async def take_lease(self, table: str, decision: str, worker: str, seconds: float) -> bool:
        """Take a lease that is free, has run out or is one's own; whether one has it now. Raises UnknownTable."""
        return await self._backend.write(lambda c: lease_jobs.take(c, table, decision, worker, int(seconds * 1000)))

    async def renew_lease(self, table: str, decision: str, worker: str, seconds: float) -> bool:
        """Hold a lease longer; false when it is not one's own any more."""
        return await self._backend.write(lambda c: lease_jobs.renew(c, table, decision, worker, int(seconds * 1000)))

    async def release_lease(self, table: str, decision: str, worker: str) -> bool:
        """Give a lease back; false when it was not one's own any more."""
        return await self._backend.write(lambda c: lease_jobs.release(c, table, decision, worker))

    # --- housekeeping ---

    async def delete_old(self, finished_before: int, abandoned_before: int) -> int:
        """Delete finished tables not touched since the one time (ms), and open ones not since the other; how many."""
        deleted = 0
        while some := await self._backend.write(lambda c: log_jobs.delete_some(c, finished_before, abandoned_before)):
            deleted += some
        return deleted

    async def export_table(self, table: str) -> TableData:
        """A whole table as plain data. Raises UnknownTable."""
        return await self._backend.read(lambda c: carry_jobs.take_out(c, table))

    async def import_table(self, data: TableData) -> None:
        """Add an exported table. Raises TableExists, BadTable."""
        await self._backend.write(lambda c: carry_jobs.bring_in(c, data))

    async def counts(self) -> Counts:
        """How much is stored."""
        return await self._backend.read(log_jobs.counts)

    async def ping(self) -> None:
        """Raises Unreachable unless something can be written: the version, which stays what it is."""
        await self._backend.write(lambda c: c.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num")))


def choose_backend(url: URL, hub: Hub, poll_seconds: float) -> Backend:
    """The backend for an address, loaded only now: nobody needs both."""
    if url.drivername.startswith("sqlite"):
        from seasons.server.store.sqlite import SqliteFile

        return SqliteFile(url, hub)
    from seasons.server.store.postgres import Postgres

    return Postgres(url, hub, poll_seconds)
