"""What tables ask of whatever keeps them."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from seasons.server.kept.notices import Listener
from seasons.server.kept.values import Counts, Entry, Key, StoredTable, TableData


class LogStore(Protocol):
    """Tables, keys, logs and leases. A method that writes answers only when what it wrote is safe; any may raise
    StoreError."""

    async def create_table(
        self, header: bytes, rules: int, keys: Sequence[Key] = (), *, secret: bytes = b"", table: str = ""
    ) -> StoredTable:
        """A new table with an empty log."""
        ...

    async def table(self, table: str) -> StoredTable | None:
        """The table, or None."""
        ...

    async def share_keys(self, old: str, new: str, seats: Mapping[int, int]) -> None:
        """Let all keys of a table open a new one too; `seats` says which seat becomes which."""

    async def key(self, table: str, hashed: bytes) -> int | None:
        """The seat that the key of this hash opens at a table, or None."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from the entry after `after` on."""
        ...

    async def append(self, table: str, entry: Entry, snapshot: bytes | None = None, over: bool | None = None) -> None:
        """Add the next entry. Raises Conflict, Repeated, UnknownTable."""

    def listen(self) -> Listener:
        """Notices of all entries from now on."""
        ...

    async def take_lease(self, table: str, decision: str, worker: str, seconds: float) -> bool:
        """Take a lease that is free, has run out or is one's own; whether one has it now."""
        ...

    async def renew_lease(self, table: str, decision: str, worker: str, seconds: float) -> bool:
        """Hold a lease longer; false when it is not one's own any more."""
        ...

    async def release_lease(self, table: str, decision: str, worker: str) -> bool:
        """Give a lease back; false when it was not one's own any more."""
        ...

    async def import_table(self, data: TableData) -> None:
        """Add an exported table. Raises TableExists."""

    async def counts(self) -> Counts:
        """How much is stored."""
        ...

    async def ping(self) -> None:
        """Raises StoreError unless something can be written."""
