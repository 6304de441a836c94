"""The tables in memory are what the store holds, whatever happens to those who ask."""

import asyncio

import pytest

from seasons.server.entries import Header, Seat
from seasons.server.hall import Hall, given_body
from seasons.server.store import Store

pytestmark = pytest.mark.anyio


async def test_what_was_begun_is_finished_after_its_asker_has_gone_away(store: Store) -> None:
    hall = Hall(store)
    keys = await hall.create(Header(players=2, level=0, edition=0, first=-1), [])
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
