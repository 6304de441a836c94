"""The lobby: who may come in, sit down, change a seat, start a game, ask for a rematch or for advice."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
import time
from collections.abc import Iterator, Sequence

import msgspec

from seasons.game import Refuse
from seasons.game.entries import Body, Header, Rematch, Seat
from seasons.protocol.lobby import BOTS, Change, Keys, NewTable
from seasons.protocol.messages import Advice
from seasons.rules import EDITIONS, LEVELS, Fast, resample, view
from seasons.server.autoplay.advice import advise
from seasons.server.autoplay.thinkers import Thinkers
from seasons.server.kept import OWNER, SPECTATOR, hash_key
from seasons.server.tables.limits import Buckets
from seasons.server.tables.names import checked_name
from seasons.server.tables.nonces import checked_nonce, new_nonce
from seasons.server.tables.open_tables import OpenTable, OpenTables
from seasons.server.tables.table_log import STAND_IN, TableLog

REQUESTS_A_TABLE = 10
"""How many other requests an address may make for every table that it may open."""
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 30.0, 120.0
"""Over all connections of one seat; those who watch count by address."""
CHECK_SECONDS = 1.0
"""Whoever asks again so soon whether all is well gets the same answer: asking is open to all, and writes."""
SEATS_AN_ADDRESS = 4
"""How many seats may speak that fast from one address, at least."""


class Lobby:
    """Everything that is done about tables, but for the moves."""

    def __init__(self, open_tables: OpenTables, thinkers: Thinkers, version: str, tables_per_minute: int) -> None:
        self.open_tables = open_tables
        self.thinkers = thinkers
        self.version = version
        self.new_tables = Buckets(tables_per_minute / 60, tables_per_minute)
        self.requests = Buckets(REQUESTS_A_TABLE * tables_per_minute / 60, REQUESTS_A_TABLE * tables_per_minute)
        several = SEATS_AN_ADDRESS * max(tables_per_minute / 60, 1.0)
        self.addresses = Buckets(several * MESSAGES_A_SECOND, several * MESSAGES_AT_ONCE)
        self.speakers = Buckets(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self.checked_at = 0.0
        self.checking: asyncio.Future[None] | None = None

    async def check(self) -> None:
        """Raises StoreError unless the database can be written to."""
        if self.checking is None or time.monotonic() >= self.checked_at + CHECK_SECONDS:
            self.checked_at, self.checking = time.monotonic(), asyncio.ensure_future(self.open_tables.store.ping())
        await asyncio.shield(self.checking)

    # --- coming in

    async def entrance(self, table: str, key: str) -> tuple[OpenTable, int]:
        """The table that a key opens, and the seat it is for (-1 spectators, -2 who set the table up)."""
        seat = await self.open_tables.store.key(table, hash_key(key)) if TABLE_ID.fullmatch(table) else None
        if seat is None:
            raise Refuse("no-table")
        return await self.open_tables.table(table), seat

    def seats_of(self, log: TableLog, seat: int) -> list[int]:
        """The seats that a key plays: on one device, whoever set the table up plays for all people.

        A bot that plays for one of them just now changes nothing: they may come back.
        """
        if seat == OWNER and log.header.hot_seat:
            return [number for number, sitting in enumerate(log.seats) if sitting.taken or not sitting.bot]
        return [seat] if seat >= 0 else []

    async def sit(self, live: OpenTable, seats: Sequence[int], name: str, nonce: str) -> None:
        """Take seats that were still free; a table that was waiting only for this begins."""
        for seat in seats:
            sitting = live.log.seats[seat]
            if not sitting.taken and not sitting.bot and live.log.game.start is None:
                called = checked_name(name) if name and len(seats) == 1 else sitting.name
                part = checked_nonce(nonce) if nonce else new_nonce()
                with come_together("seat-taken"):
                    await self.open_tables.do(live, seat, None, lambda log: taken(log, seat, called, part))  # noqa: B023
        await self.begin_if_all_are_here(live)

    async def begin_if_all_are_here(self, live: OpenTable) -> None:
        """Deal the cards at a table that was waiting only for its last seat."""
        if live.log.header.starts_itself and live.log.game.start is None:
            if all(sitting.taken or sitting.bot for sitting in live.log.seats):
                with come_together("already-started"):
                    await self.open_tables.do(live, SPECTATOR, None, lambda log: log.begin())

    # --- setting tables up

    async def create(self, wanted: NewTable) -> Keys:
        """A new table."""
        if not 2 <= wanted.players <= 4 or len(wanted.seats) > wanted.players:
            raise Refuse("bad-players")
        if not -1 <= wanted.first < wanted.players:
            raise Refuse("bad-first", count=wanted.players)
        header = Header(
            players=wanted.players,
            level=LEVELS.index(wanted.level),
            edition=EDITIONS.index(wanted.edition),
            first=wanted.first,
            hot_seat=wanted.hot_seat,
            starts_itself=wanted.start,
        )
        seats = [Seat(name=checked_name(seat.name), bot=checked_bot(seat.bot)) for seat in wanted.seats]
        made = await self.open_tables.create(header, seats)
        await self.begin_if_all_are_here(await self.open_tables.table(made.table))
        return made

    async def start(self, live: OpenTable) -> int:
        """Deal the cards."""
        return await self.open_tables.do(live, SPECTATOR, None, lambda log: log.begin())

    async def change(self, live: OpenTable, holder: int, wanted: Change) -> int:
        """Rename a seat, hand it to a bot, or take it back: whoever holds its key may, and who set the table up."""
        if not 0 <= wanted.seat < live.log.header.players:
            raise Refuse("no-seat")
        own = wanted.seat == holder or wanted.seat in self.seats_of(live.log, holder)
        if not own and not (holder == OWNER and may_be_arranged(live, wanted.seat)):
            raise Refuse("not-your-seat")

        def make(log: TableLog) -> Body:
            seat = log.seats[wanted.seat]
            name = checked_name(wanted.name) if isinstance(wanted.name, str) else seat.name
            bot = checked_bot(wanted.bot) if isinstance(wanted.bot, str) else seat.bot
            comes_back = log.game.start is not None and bool(seat.bot) and not bot
            return msgspec.structs.replace(seat, name=name, bot=bot, taken=seat.taken or comes_back)

        seq = await self.open_tables.do(live, wanted.seat, None, make)
        await self.begin_if_all_are_here(live)
        return seq

    async def leave(self, live: OpenTable, holder: int) -> int:
        """Get up, on one device all of its people: before the start the seat is free again, then a bot plays on."""
        seats = self.seats_of(live.log, holder)
        if not seats:
            raise Refuse("spectator")
        seq = 0
        for seat in seats:
            seq = await self.open_tables.do(live, seat, None, functools.partial(left, seat))
        return seq

    async def rematch(self, live: OpenTable, holder: int) -> str:
        """Another game of the same people with the seats rotated; all keys work there, too."""
        log = live.log
        if holder == SPECTATOR:
            raise Refuse("spectator")
        if not log.over:
            raise Refuse("not-over")
        if log.rematch:
            return log.rematch
        players = log.header.players
        header = msgspec.structs.replace(log.header, start=b"", continued="", starts_itself=True)
        seats = [Seat(name=old.name, bot=old.bot) for old in (log.seats[(n + 1) % players] for n in range(players))]
        made = await self.open_tables.create(header, seats)
        await self.open_tables.store.share_keys(log.id, made.table, {n: (n - 1) % players for n in range(players)})
        with come_together("already-started"):
            await self.open_tables.do(live, SPECTATOR, None, lambda now: goes_on_at(now, made.table))
        return live.log.rematch

    async def go_on_from(self, live: OpenTable, eyes: int, seq: int, bot: str) -> Keys:
        """A new table against bots from an earlier step; what this seat could not know is dealt anew."""
        state = live.log.state_at(seq)
        if not 0 <= eyes < live.log.header.players:
            raise Refuse("no-seat")
        if state is None or state.over:
            raise Refuse("nothing-to-continue")
        dealt = resample(view(state, eyes), Fast(int(new_nonce()[:7], 16)))
        header = msgspec.structs.replace(
            live.log.header,
            hot_seat=False,
            starts_itself=True,
            start=dealt.to_bytes(),
            continued=f"{live.log.id}:{seq}",
        )
        player = checked_bot(bot)
        names = live.log.names
        seats = [Seat(name=names[n], bot="" if n == eyes else player) for n in range(header.players)]
        return await self.open_tables.create(header, seats)

    async def hint(self, log: TableLog, seat: int, id: str) -> Advice:
        """What a good player would do, thought about in another process."""
        return await advise(self.thinkers, log, seat, id)


TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


@contextlib.contextmanager
def come_together(code: str) -> Iterator[None]:
    """Two who want the same at the same moment both get it: what the other has done already is no refusal."""
    try:
        yield
    except Refuse as refuse:
        if refuse.code != code:
            raise


def goes_on_at(log: TableLog, table: str) -> Rematch:
    """The entry about a rematch, of which there is one."""
    if log.rematch:
        raise Refuse("already-started")
    return Rematch(table)


def taken(log: TableLog, seat: int, name: str, nonce: str) -> Seat:
    """A seat that somebody has just taken."""
    if log.seats[seat].taken or log.game.start is not None:
        raise Refuse("seat-taken")
    return msgspec.structs.replace(log.seats[seat], name=name, taken=True, nonce=nonce)


def left(seat: int, log: TableLog) -> Seat:
    """A seat that somebody has got up from."""
    sitting = log.seats[seat]
    return Seat() if log.game.start is None else msgspec.structs.replace(sitting, bot=sitting.bot or STAND_IN)


def may_be_arranged(live: OpenTable, seat: int) -> bool:
    """Whether who set the table up may decide about a seat: nobody has sat down there, or they have gone away."""
    return live.away()[seat] if live.log.game.start is not None else not live.log.seats[seat].taken


def checked_bot(bot: str) -> str:
    """A level that there is; players of other packages are not started by a server."""
    if not bot:
        return ""
    if bot not in BOTS:
        raise Refuse("no-bot", text=bot[:40])
    return bot
