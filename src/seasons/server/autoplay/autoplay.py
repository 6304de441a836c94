"""Who plays for those who do not sit there: bots, and answers that a player has given once and for all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator

from seasons.game import Refuse
from seasons.protocol.requests import Play
from seasons.rules import View, owes
from seasons.server.autoplay.standing import certain_answer, open_still, standing_answer
from seasons.server.autoplay.thinkers import Thinkers
from seasons.server.tables.open_tables import OpenTable, OpenTables

LOG = logging.getLogger(__name__)
LEASE_SECONDS = 4.0
WATCHABLE = 0.9
"""Seconds between two moves at a table where only bots play."""


class Autoplay:
    """Looks after every decision that no person will answer."""

    def __init__(self, open_tables: OpenTables, thinkers: Thinkers, alone: bool = False) -> None:
        self.open_tables = open_tables
        self.thinkers = thinkers
        self.alone = alone  # on its database: nobody else can answer
        self.name = secrets.token_hex(8)
        self.busy: set[tuple[str, int]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        open_tables.changed = self.look

    def look(self, live: OpenTable) -> None:
        """See whether somebody must be played for at this table."""
        log = live.log
        state = log.state
        if state is None or log.over or log.view_only:
            return
        for seat in range(log.header.players):
            if owes(state, seat) and (log.seats[seat].bot or standing_answer(log, seat) >= 0):
                self.start(live, seat, log.game.question(seat))

    def start(self, live: OpenTable, seat: int, id: int) -> None:
        """Answer a decision in the background, unless that is being done."""
        if (live.log.id, id) not in self.busy:
            self.busy.add((live.log.id, id))
            task = asyncio.get_running_loop().create_task(self.answer(live, seat, id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def answer(self, live: OpenTable, seat: int, id: int) -> None:
        """Answer one decision; whoever holds its lease does, and somebody else once the lease has run out."""
        table = live.log.id
        try:
            while open_still(live.log, seat, id):
                if self.alone or certain_answer(live.log, seat) >= 0:
                    await self.play(live, seat, id)
                    break
                if await self.open_tables.store.take_lease(table, f"{seat}:{id}", self.name, LEASE_SECONDS):
                    async with self.holding(table, f"{seat}:{id}"):
                        if open_still(live.log, seat, id):  # whoever sits there may have come back meanwhile
                            await self.play(live, seat, id)
                    break
                await asyncio.sleep(LEASE_SECONDS / 4)
        except Refuse:
            pass
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("table %s: the decision %s of seat %s could not be answered", table, id, seat)
        finally:
            self.busy.discard((table, id))
            if open_still(live.log, seat, id) and not self.closing:
                asyncio.get_running_loop().call_later(1.0, self.look, live)

    @contextlib.asynccontextmanager
    async def holding(self, table: str, decision: str) -> AsyncIterator[None]:
        """Renew a lease for as long as it is needed, then give it back: if this process dies, it soon runs out."""

        async def renew() -> None:
            while True:
                await asyncio.sleep(LEASE_SECONDS / 4)
                await self.open_tables.store.renew_lease(table, decision, self.name, LEASE_SECONDS)

        renewing = asyncio.create_task(renew())
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
            await self.open_tables.store.release_lease(table, decision, self.name)

    async def play(self, live: OpenTable, seat: int, id: int) -> None:
        """Find the answer and make the move, if it is still asked for."""
        log = live.log
        began = time.monotonic()
        move, thought = certain_answer(log, seat), None
        if move < 0:
            sight = log.sight(seat)
            assert isinstance(sight, View)
            seed = secrets.randbits(30)
            move, thought = await self.thinkers.move(sight, log.seats[seat].bot, seed)
        if not log.people():
            await asyncio.sleep(max(0.0, WATCHABLE - (time.monotonic() - began)))

        answer = Play("", id, [move])
        await self.open_tables.play(live, seat, answer, thought, lambda now: open_still(now, seat, id))

    async def close(self) -> None:
        """Stop; what was not answered will be, after the next start."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
