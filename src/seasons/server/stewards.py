"""Who plays for those who do not sit there: bots, and answers that a player has given once and for all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator

from seasons.game import Refuse, Step
from seasons.rules import View, decision, legal_moves, moves, owes
from seasons.rules.facts import HORN, HOURGLASS
from seasons.server.hall import Hall, Live
from seasons.server.match import Match
from seasons.server.thinkers import Thinkers

LOG = logging.getLogger(__name__)
STANDING_CARDS = (HORN, HOURGLASS)
LEASE_SECONDS = 4.0
WATCHABLE = 0.9
"""Seconds between two moves at a table where only bots play."""


class Stewards:
    """Looks after every decision that no person will answer."""

    def __init__(self, hall: Hall, thinkers: Thinkers, alone: bool = False) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.alone = alone  # on its database: nobody else can answer
        self.name = secrets.token_hex(8)
        self.busy: set[tuple[str, int]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        hall.changed = self.look

    def look(self, live: Live) -> None:
        """See whether somebody must be played for at this table."""
        match = live.match
        state = match.state
        if state is None or match.over or match.view_only:
            return
        for seat in range(match.header.players):
            if owes(state, seat) and (match.seats[seat].bot or standing_answer(match, seat) >= 0):
                self.start(live, seat, match.game.question(seat))

    def start(self, live: Live, seat: int, id: int) -> None:
        """Answer a decision in the background, unless that is being done."""
        if (live.match.id, id) not in self.busy:
            self.busy.add((live.match.id, id))
            task = asyncio.get_running_loop().create_task(self.answer(live, seat, id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def answer(self, live: Live, seat: int, id: int) -> None:
        """Answer one decision; whoever holds its lease does, and somebody else once the lease has run out."""
        table = live.match.id
        try:
            while open_still(live.match, seat, id):
                if self.alone or certain_answer(live.match, seat) >= 0:
                    await self.play(live, seat, id)
                    break
                if await self.hall.store.take_lease(table, f"{seat}:{id}", self.name, LEASE_SECONDS):
                    async with self.holding(table, f"{seat}:{id}"):
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
            if open_still(live.match, seat, id) and not self.closing:
                asyncio.get_running_loop().call_later(1.0, self.look, live)

    @contextlib.asynccontextmanager
    async def holding(self, table: str, decision: str) -> AsyncIterator[None]:
        """Renew a lease for as long as it is needed, then give it back: if this process dies, it soon runs out."""

        async def renew() -> None:
            while True:
                await asyncio.sleep(LEASE_SECONDS / 4)
                await self.hall.store.renew_lease(table, decision, self.name, LEASE_SECONDS)

        renewing = asyncio.create_task(renew())
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
            await self.hall.store.release_lease(table, decision, self.name)

    async def play(self, live: Live, seat: int, id: int) -> None:
        """Find the answer and make the move, if it is still asked for."""
        match = live.match
        began = time.monotonic()
        move, thought = certain_answer(match, seat), None
        if move < 0:
            sight = match.sight(seat)
            assert isinstance(sight, View)
            seed = secrets.randbits(30)
            move, thought = await self.thinkers.move(sight, match.seats[seat].bot, seed)
        if not match.people():
            await asyncio.sleep(max(0.0, WATCHABLE - (time.monotonic() - began)))

        def make(now: Match) -> Step:
            if not open_still(now, seat, id):
                raise Refuse("stale")
            return now.play(seat, [move], thought)

        await self.hall.do(live, seat, None, make)

    async def close(self) -> None:
        """Stop; what was not answered will be, after the next start."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()


def open_still(match: Match, seat: int, id: int) -> bool:
    """Whether this decision still waits for an answer that is not a person's."""
    state = match.state
    return (
        state is not None
        and not match.over
        and not match.view_only
        and match.game.question(seat) == id
        and bool(match.seats[seat].bot or standing_answer(match, seat) >= 0)
    )


def certain_answer(match: Match, seat: int) -> int:
    """The move that needs no thought: what a seat has ordered, or the only one that a bot can make; else -1."""
    ordered = standing_answer(match, seat)
    if ordered >= 0 or match.state is None or not match.seats[seat].bot:
        return ordered
    choices = legal_moves(match.state, seat)
    return int(choices[0]) if len(choices) == 1 else -1


def standing_answer(match: Match, seat: int) -> int:
    """The move a seat has ordered for the question that is open now, or -1."""
    orders = match.standing[seat]
    if match.state is None or not any(energy >= 0 for energy in orders.values()):
        return -1
    asked = decision(match.state, seat)
    if asked is None or asked.kind != "take" or asked.card not in STANDING_CARDS:
        return -1
    energy = orders.get(int(asked.card), -1)
    return moves.TAKE + energy if energy >= 0 and moves.TAKE + energy in asked.moves else -1
