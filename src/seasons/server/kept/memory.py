"""Tables kept in memory, for as long as the program runs: for a game that needs no database."""

import secrets
from collections.abc import Mapping, Sequence

from msgspec import structs

from seasons.server.kept.errors import Conflict, Repeated, TableExists, UnknownTable
from seasons.server.kept.notices import Hub, Listener, Notice
from seasons.server.kept.values import Counts, Entry, Key, StoredTable, TableData, new_table_id, now_ms


class MemoryStore:
    """A `LogStore` of one process. There is nobody else, so a lease is always to be had."""

    def __init__(self) -> None:
        self._hub = Hub()
        self._tables: dict[str, StoredTable] = {}
        self._keys: dict[tuple[str, bytes], int] = {}
        self._logs: dict[str, list[Entry]] = {}
        self._said: dict[tuple[str, int, str | None], int] = {}  # what senders called their entries

    async def create_table(
        self, header: bytes, rules: int, keys: Sequence[Key] = (), *, secret: bytes = b"", table: str = ""
    ) -> StoredTable:
        """A new table with an empty log; id and secret are made here unless given. Raises TableExists."""
        now = now_ms()
        hidden = secret or secrets.token_bytes(32)
        made = StoredTable(table or new_table_id(), now, now, header, hidden, rules, state=None, over=False, last=0)
        self._add(made, keys, [])
        return made

    async def table(self, table: str) -> StoredTable | None:
        """The table, or None."""
        return self._tables.get(table)

    async def share_keys(self, old: str, new: str, seats: Mapping[int, int]) -> None:
        """Let all keys of a table open a new one too; `seats` says which seat becomes which. Raises UnknownTable."""
        for table in (old, new):
            self._known(table)
        for (table, hashed), seat in list(self._keys.items()):
            if table == old:
                self._keys[new, hashed] = seats.get(seat, seat)

    async def key(self, table: str, hashed: bytes) -> int | None:
        """The seat that the key of this hash opens at a table, or None."""
        return self._keys.get((table, hashed))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from the entry after `after` on; empty if there is no such table."""
        return self._logs.get(table, [])[after:]

    async def append(self, table: str, entry: Entry, snapshot: bytes | None = None, over: bool | None = None) -> None:
        """Add the next entry. Raises Conflict, Repeated, UnknownTable."""
        row, log = self._known(table), self._logs[table]
        said = (table, entry.seat, entry.client)
        if entry.client is not None and said in self._said:
            raise Repeated(self._said[said])
        if entry.seq != len(log) + 1:
            raise Conflict(len(log))
        log.append(entry)
        self._said[said] = entry.seq
        self._tables[table] = structs.replace(
            row,
            touched=now_ms(),
            state=row.state if snapshot is None else snapshot,
            over=row.over if over is None else over,
            last=entry.seq,
        )
        self._hub.tell(Notice(table, entry.seq))

    def listen(self) -> Listener:
        """Notices of all entries from now on."""
        return self._hub.listen()

    async def take_lease(self, table: str, decision: str, worker: str, seconds: float) -> bool:
        """Whether one has the lease now: always."""
        return True

    async def renew_lease(self, table: str, decision: str, worker: str, seconds: float) -> bool:
        """Whether the lease is still one's own: always."""
        return True

    async def release_lease(self, table: str, decision: str, worker: str) -> bool:
        """Whether the lease was still one's own: always."""
        return True

    async def import_table(self, data: TableData) -> None:
        """Add an exported table. Raises TableExists."""
        about = (data.header, data.secret, data.rules, data.state, data.over)
        row = StoredTable(data.id, data.created, now_ms(), *about, last=len(data.entries))
        self._add(row, data.keys, list(data.entries))

    async def counts(self) -> Counts:
        """How much is stored."""
        running = sum(not row.over for row in self._tables.values())
        return Counts(len(self._tables), running, sum(map(len, self._logs.values())))

    async def ping(self) -> None:
        """Memory can always be written to."""

    def _add(self, row: StoredTable, keys: Sequence[Key], log: list[Entry]) -> None:
        if row.id in self._tables:
            raise TableExists(row.id)
        self._tables[row.id] = row
        self._logs[row.id] = log
        for key in keys:
            self._keys[row.id, key.hash] = key.seat

    def _known(self, table: str) -> StoredTable:
        if table not in self._tables:
            raise UnknownTable(table)
        return self._tables[table]
