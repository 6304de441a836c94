"""The tables in memory are what the store holds, whatever happens to those who ask."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from seasons.server.entries import Header, Phrase, Seat
from seasons.server.hall import Hall, given_body
from seasons.server.match import Match
from seasons.server.store import Store

pytestmark = pytest.mark.anyio
HEADER = Header(players=2, level=0, edition=0, first=-1)
NINE_CARDS_AND_MORE = 12


async def test_what_was_begun_is_finished_after_its_asker_has_gone_away(store: Store) -> None:
    hall = Hall(store)
    keys = await hall.create(HEADER, [])
    live = await hall.table(keys.table)
    asking = asyncio.create_task(hall.do(live, 0, None, lambda match: given_body(Seat(name="Ada", taken=True), match)))
    while not live.lock.locked():
        await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    async with live.lock:
        assert live.match.names[0] == "Ada"
    assert [entry.seq for entry in await store.entries(keys.table)] == [1]


async def test_who_is_slower_than_another_process_time_and_again_is_not_refused(sqlite_url: str) -> None:
    async def add_elsewhere(table: str) -> int:
        async with Store(sqlite_url) as store:
            hall = Hall(store)
            return await hall.do(await hall.table(table), 1, None, lambda match: Phrase("hello"))

    async with Store(sqlite_url) as store:
        hall = Hall(store)
        keys = await hall.create(HEADER, [])
        tries = 0

        def outrun(match: Match) -> Phrase:
            """Another process writes whenever this one has decided what to write."""
            nonlocal tries
            tries += 1
            if tries <= NINE_CARDS_AND_MORE:
                with ThreadPoolExecutor(1) as elsewhere:
                    elsewhere.submit(asyncio.run, add_elsewhere(keys.table)).result()
            return Phrase("hello")

        seq = await hall.do(await hall.table(keys.table), 0, None, outrun)
        assert seq == tries == NINE_CARDS_AND_MORE + 1
        assert [entry.seat for entry in await store.entries(keys.table)] == [1] * NINE_CARDS_AND_MORE + [0]
