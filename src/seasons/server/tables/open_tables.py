"""All tables that are being played or watched here. Every change goes through the store before anybody sees it."""

from __future__ import annotations

import asyncio
import functools
import time
import zlib
from collections import Counter
from collections.abc import Callable, Sequence

from seasons.game import Refuse, Step
from seasons.game.entries import (
    Body,
    Entry,
    Header,
    Moves,
    Rematch,
    Seat,
    Start,
    Thought,
    kind_of,
    pack,
    unpack,
    unpack_header,
)
from seasons.protocol.lobby import Keys
from seasons.protocol.requests import Play
from seasons.rules import RULES_VERSION, State
from seasons.server.kept import OWNER, SPECTATOR, Conflict, Key, LogStore, Repeated, StoredTable, hash_key, new_key
from seasons.server.kept import Entry as StoredEntry
from seasons.server.tables import requests
from seasons.server.tables.limits import Bucket
from seasons.server.tables.table_log import TableLog
from seasons.server.tables.tell import Eyes, Teller

TRIES = 64
"""How often others may be faster: through another process somebody may lay out nine cards in as many entries."""
IDLE_SECONDS = 60.0
ASIDES_A_SECOND, ASIDES_AT_ONCE = 1.0, 60.0
"""Entries of one table that do not bring the game on: names, phrases, handing over, taking back."""
SMALL_WINDOW, SMALL_MEMORY = 12, 3
LONGEST_LOG = 4_000
"""Entries after which only moves are taken; a long game of four has 400."""


class OpenTable:
    """A table in memory, and who is looking at it from here."""

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self.teller = Teller(log)
        self.lock = asyncio.Lock()
        self.listeners: set[asyncio.Event] = set()
        self.here: Counter[int] = Counter()
        self.thinking: set[int] = set()  # seats for which a hint is being thought out
        self.asides = Bucket(ASIDES_A_SECOND, ASIDES_AT_ONCE)
        self.used = time.monotonic()

    def admit(self, body: Body) -> None:
        """Refuse what only makes the log longer, if it comes too fast or there is too much of it already."""
        if isinstance(body, Moves | Start | Rematch):
            return
        if len(self.log.entries) >= LONGEST_LOG:
            raise Refuse("only-moves")
        if not self.asides.take():
            raise Refuse("slow-down")

    def wake(self) -> None:
        """Tell everybody who looks at the table that something has changed."""
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.set()

    def away(self) -> tuple[bool, ...]:
        """For every seat whether nobody is connected for it (a bot always is)."""
        return tuple(not sitting.bot and not self.here[seat] for seat, sitting in enumerate(self.log.seats))

    def update(self, eyes: Eyes, seen: int) -> bytes:
        """What these eyes must be told that have seen the log up to an entry."""
        return self.teller.update(eyes, seen, self.away())


class OpenTables:
    """The tables of this process."""

    def __init__(self, store: LogStore) -> None:
        self.store = store
        self.tables: dict[str, OpenTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.added = 0
        self.changed: Callable[[OpenTable], None] = lambda live: None

    # --- finding a table

    async def table(self, id: str) -> OpenTable:
        """A table by its name; it is folded from its log if it is not in memory."""
        if id not in self.tables:
            try:
                async with self.loading.setdefault(id, asyncio.Lock()):
                    if id not in self.tables:
                        await self.load(id)
            finally:
                self.loading.pop(id, None)
        live = self.tables[id]
        live.used = time.monotonic()
        return live

    async def load(self, id: str) -> None:
        """Fold a table from its log."""
        row = await self.store.table(id)
        if row is None:
            raise Refuse("no-table")
        entries = await self.store.entries(id)
        if id not in self.tables:  # somebody who waited for another attempt may have been faster
            self.open(row, entries)

    def open(self, row: StoredTable, entries: Sequence[StoredEntry]) -> OpenTable:
        """Fold a stored table, and have it in memory."""
        log = TableLog(row.id, unpack_header(row.header), row.secret)
        log.read(map(entry_of, entries), zlib.decompress(row.state) if row.state else None)
        self.tables[row.id] = live = OpenTable(log)
        self.changed(live)
        return live

    async def refresh(self, live: OpenTable) -> None:
        """Read what other processes have added to the log."""
        added = await self.store.entries(live.log.id, live.log.seq)
        fresh = [entry_of(stored) for stored in added if stored.seq > live.log.seq]
        if fresh:
            live.log.read(fresh)
            self.tell(live)

    async def heard(self, id: str, seq: int) -> None:
        """Another process, or this one, has added an entry."""
        live = self.tables.get(id)
        if live is not None and seq > live.log.seq:
            async with live.lock:
                if seq > live.log.seq:  # it may have been this process, which has only now gone on
                    await self.refresh(live)

    def tell(self, live: OpenTable) -> None:
        """The table has changed."""
        live.wake()
        self.changed(live)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for a while; their logs are in the store."""
        long_ago = time.monotonic() - IDLE_SECONDS
        for id, live in list(self.tables.items()):
            if not live.listeners and live.used < long_ago and not live.lock.locked():
                del self.tables[id]

    # --- changing a table

    async def do(self, live: OpenTable, seat: int, client: str | None, make: Callable[[TableLog], Body | Step]) -> int:
        """Add an entry to the log, made from the table as it is; the number of the entry once it is stored.

        If somebody else was faster, the entry is made anew: `make` must check that its question is still open.
        What was stored before under the same id of its sender counts once. Whoever asked may go away meanwhile:
        what has been begun is finished, so that memory and store never differ.
        """
        return await asyncio.shield(asyncio.ensure_future(self.add(live, seat, client, make)))

    async def play(
        self,
        live: OpenTable,
        seat: int,
        request: Play,
        by: Thought | None = None,
        still: Callable[[TableLog], bool] = lambda log: True,
    ) -> int:
        """Make moves, if that is `still` wanted when their turn comes; the number of the entry once it is stored."""

        def make(log: TableLog) -> Step:
            if not still(log):
                raise Refuse("stale")
            return requests.play(log, seat, request, by)

        return await self.do(live, seat, request.id or None, make)

    async def add(self, live: OpenTable, seat: int, client: str | None, make: Callable[[TableLog], Body | Step]) -> int:
        """Add an entry to the log, after those that are being added."""
        async with live.lock:
            for attempt in range(TRIES):
                if client is not None and (seat, client) in live.log.clients:
                    return live.log.clients[seat, client]
                made = make(live.log)
                step, body = (made, made.body) if isinstance(made, Step) else (None, made)
                if attempt == 0:
                    live.admit(body)
                entry = Entry(live.log.seq + 1, seat, int(time.time() * 1000), body, client)
                try:
                    await self.keep(live.log.id, entry, step)
                except Repeated as repeated:
                    if repeated.seq > live.log.seq:
                        await self.refresh(live)
                    return repeated.seq
                except Conflict:
                    await self.refresh(live)
                    continue
                self.added += 1
                live.log.add(entry, step)
                self.tell(live)
                return entry.seq
        raise Refuse("busy")

    async def keep(self, table: str, entry: Entry, step: Step | None) -> None:
        """Store an entry, and the state it leads to, for times when other rules cannot replay the log."""
        snapshot, over = (packed(step.state), bool(step.state.over)) if step else (None, None)
        stored = StoredEntry(entry.seq, kind_of(entry.body), entry.seat, pack(entry.body), entry.client, entry.at)
        await self.store.append(table, stored, snapshot, over)

    async def create(self, header: Header, seats: Sequence[Seat]) -> Keys:
        """A new table with new keys; the seats are as given."""
        numbers = [*range(header.players), SPECTATOR, OWNER]
        given = [new_key() for _ in numbers]
        hashes = [Key(hash_key(key), seat) for seat, key in zip(numbers, given)]
        row = await self.store.create_table(pack(header), RULES_VERSION, hashes)
        live = self.open(row, [])
        for number, seat in enumerate(seats):
            if seat != Seat():
                await self.do(live, number, None, functools.partial(given_body, seat))
        return Keys(row.id, live.log.commitment, given[:-2], given[-2], given[-1])


def packed(state: State) -> bytes:
    """A state as it is stored: a few hundred bytes, squeezed in a small window, which takes a fifth of the time."""
    small = zlib.compressobj(1, zlib.DEFLATED, SMALL_WINDOW, SMALL_MEMORY)
    return small.compress(state.to_bytes()) + small.flush()


def given_body(body: Body, _: TableLog) -> Body:
    """An entry that does not depend on the table."""
    return body


def entry_of(stored: StoredEntry) -> Entry:
    """An entry of the log as it came out of the store."""
    return Entry(stored.seq, stored.seat, stored.at, unpack(stored.body), stored.client)
