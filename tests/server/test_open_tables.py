"""The tables in memory are what the store holds, whatever happens to those who ask."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest

from seasons.game.entries import Header, Phrase, Seat, pack
from seasons.server.app import hear
from seasons.server.store import Store
from seasons.server.tables.open_tables import OpenTables, given_body
from seasons.server.tables.table_log import TableLog
from server.house import OTHERS

pytestmark = pytest.mark.anyio
HEADER = Header(players=2, level=0, edition=0, first=-1)
NINE_CARDS_AND_MORE = 12


async def test_what_was_begun_is_finished_after_its_asker_has_gone_away(store: Store) -> None:
    open_tables = OpenTables(store)
    keys = await open_tables.create(HEADER, [])
    live = await open_tables.table(keys.table)
    sits = Seat(name="Ada", taken=True)
    asking = asyncio.create_task(open_tables.do(live, 0, None, lambda log: given_body(sits, log)))
    while not live.lock.locked():
        await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    async with live.lock:
        assert live.log.names[0] == "Ada"
    assert [entry.seq for entry in await store.entries(keys.table)] == [1]


async def test_what_another_process_wrote_before_the_database_went_away_is_read_when_it_is_back(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with Store(postgres_url, poll_seconds=3600.0) as store:
        open_tables = OpenTables(store)
        live = await open_tables.table((await open_tables.create(HEADER, [])).table)
        hearing = asyncio.create_task(hear(open_tables))
        elsewhere = await asyncpg.connect(postgres_url)
        while not await elsewhere.fetchval(f"SELECT count(*) {OTHERS} AND query LIKE '%FROM tables WHERE touched%'"):
            await asyncio.sleep(0.01)
        async with elsewhere.transaction():
            await elsewhere.execute(
                "INSERT INTO entries (table_id, seq, kind, seat, body, at) VALUES ($1, 1, 'phrase', 0, $2, 0)",
                live.log.id,
                pack(Phrase("hello")),
            )
            await elsewhere.execute("UPDATE tables SET last = 1")
            await elsewhere.execute("SELECT pg_notify('tables', $1)", f"{live.log.id}:1")
            await elsewhere.execute("ALTER TABLE entries RENAME TO away")
        async with asyncio.timeout(30):
            while "could not be read" not in caplog.text:
                await asyncio.sleep(0.01)
            await elsewhere.execute("ALTER TABLE away RENAME TO entries")
            while live.log.seq < 1:
                await asyncio.sleep(0.01)
        await elsewhere.close()
        assert caplog.text.count("could not be read") == 1
        hearing.cancel()


async def test_who_is_slower_than_another_process_time_and_again_is_not_refused(sqlite_url: str) -> None:
    async def add_elsewhere(table: str) -> int:
        async with Store(sqlite_url) as store:
            open_tables = OpenTables(store)
            return await open_tables.do(await open_tables.table(table), 1, None, lambda log: Phrase("hello"))

    async with Store(sqlite_url) as store:
        open_tables = OpenTables(store)
        keys = await open_tables.create(HEADER, [])
        tries = 0

        def outrun(log: TableLog) -> Phrase:
            """Another process writes whenever this one has decided what to write."""
            nonlocal tries
            tries += 1
            if tries <= NINE_CARDS_AND_MORE:
                with ThreadPoolExecutor(1) as elsewhere:
                    elsewhere.submit(asyncio.run, add_elsewhere(keys.table)).result()
            return Phrase("hello")

        seq = await open_tables.do(await open_tables.table(keys.table), 0, None, outrun)
        assert seq == tries == NINE_CARDS_AND_MORE + 1
        assert [entry.seat for entry in await store.entries(keys.table)] == [1] * NINE_CARDS_AND_MORE + [0]
