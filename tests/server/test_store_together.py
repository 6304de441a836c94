"""Many at once: one wins, nobody else loses anything."""

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection

from seasons.server.kept.notices import Hub
from seasons.server.store import Conflict, Entry, Repeated, Store, Unreachable
from seasons.server.store.checkpoints import Checkpoints
from seasons.server.store.sqlite import SqliteFile
from server.house import OTHERS, alone

pytestmark = pytest.mark.anyio


def entry(seq: int, client: str | None = None) -> Entry:
    return Entry(seq, "moves", 0, b"x", client)


async def test_one_of_many_gets_the_number(store: Store) -> None:
    made = await store.create_table(b"", 1)
    tries = (store.append(made.id, entry(1, f"client {n}"), b"state %d" % n) for n in range(30))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert results.count(None) == 1
    assert all(isinstance(result, Conflict) and result.last == 1 for result in results if result is not None)
    winner = results.index(None)
    (stored,) = await store.entries(made.id)
    assert stored.client == f"client {winner}"
    then = await store.table(made.id)
    assert then is not None
    assert then.state == b"state %d" % winner


async def test_a_message_sent_many_times_at_once_is_stored_once(store: Store) -> None:
    made = await store.create_table(b"", 1)
    results = await asyncio.gather(
        *(store.append(made.id, entry(1, "same")) for _ in range(20)), return_exceptions=True
    )
    assert results.count(None) == 1
    assert all(isinstance(result, Repeated) and result.seq == 1 for result in results if result is not None)


async def test_a_conflict_spoils_nothing_for_those_who_write_at_the_same_moment(store: Store) -> None:
    tables = [(await store.create_table(b"", 1)).id for _ in range(10)]
    wanted = [(table, seq) for table in tables for seq in (1, 7, 1)]
    results = await asyncio.gather(*(store.append(table, entry(seq)) for table, seq in wanted), return_exceptions=True)
    assert results.count(None) == len(tables)
    assert sum(isinstance(result, Conflict) for result in results) == 2 * len(tables)
    for table in tables:
        assert [stored.seq for stored in await store.entries(table)] == [1]


async def test_writers_who_try_again_after_a_conflict_all_get_in_without_gaps(store: Store) -> None:
    made = await store.create_table(b"", 1)

    async def insist(name: str) -> None:
        for n in range(5):
            seq = 1
            while True:
                try:
                    await store.append(made.id, entry(seq, f"{name} {n}"))
                    break
                except Conflict as conflict:
                    seq = conflict.last + 1

    await asyncio.gather(*(insist(f"writer {n}") for n in range(6)))
    stored = await store.entries(made.id)
    assert [one.seq for one in stored] == list(range(1, 31))
    assert len({one.client for one in stored}) == 30


async def test_two_storages_on_one_database_see_each_others_entries(database_url: str) -> None:
    async with Store(database_url) as ours, Store(database_url) as theirs:
        made = await ours.create_table(b"", 1)
        await theirs.append(made.id, entry(1))
        with pytest.raises(Conflict):
            await ours.append(made.id, entry(1))
        await ours.append(made.id, entry(2))
        assert [one.seq for one in await theirs.entries(made.id)] == [1, 2]


async def test_a_writer_who_goes_away_leaves_a_whole_entry_or_none(store: Store) -> None:
    made = await store.create_table(b"", 1)
    writing = asyncio.create_task(store.append(made.id, entry(1), b"state"))
    await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.ping()
    then = await store.table(made.id)
    assert then is not None
    assert (then.last, then.state) in ((0, None), (1, b"state"))
    assert len(await store.entries(made.id)) == then.last
    await store.append(made.id, entry(then.last + 1))


async def test_closing_writes_what_waits(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    await store.open()
    made = await store.create_table(b"", 1)
    waiting = [asyncio.create_task(store.append(made.id, entry(seq))) for seq in range(1, 6)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    async with Store(sqlite_url) as again:
        assert len(await again.entries(made.id)) == 5


async def test_everything_that_waits_shares_one_transaction(tmp_path: Path) -> None:
    from seasons.server.store.address import read_address

    backend = SqliteFile(read_address(f"sqlite:///{tmp_path / 'games.db'}"), Hub())
    await backend.open()
    go_on, seen = threading.Event(), []

    def hold(_: Connection) -> None:
        go_on.wait(10)

    def look(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS looks (n INTEGER)")
        connection.exec_driver_sql("INSERT INTO looks VALUES (1)")
        with sqlite3.connect(tmp_path / "games.db") as other:  # sees only what is committed
            seen.append(other.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])

    holding = asyncio.create_task(backend.write(hold))
    await asyncio.sleep(0.05)
    looking = [asyncio.create_task(backend.write(look)) for _ in range(8)]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(holding, *looking)
    assert seen == [0] * 8
    assert await backend.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM looks").scalar_one()) == 8
    await backend.close()


async def test_a_sqlite_commit_waits_for_the_disk_and_leaves_readers_alone(tmp_path: Path) -> None:
    from seasons.server.store.address import read_address

    backend = SqliteFile(read_address(f"sqlite:///{tmp_path / 'games.db'}"), Hub())
    await backend.open()
    full, wal = 2, "wal"
    assert await backend.write(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar_one()) == full
    assert await backend.write(lambda c: c.exec_driver_sql("PRAGMA journal_mode").scalar_one()) == wal
    assert (tmp_path / "games.db").stat().st_mode & 0o077 == 0
    with pytest.raises(Unreachable, match="readonly"):
        await backend.read(lambda c: c.exec_driver_sql("CREATE TABLE nope (n INTEGER)"))
    await backend.close()


async def test_the_log_of_a_sqlite_file_is_worked_into_it_while_people_play(tmp_path: Path) -> None:
    async with Store(f"sqlite:///{tmp_path / 'games.db'}") as store:
        made = await store.create_table(b"", 1)
        without_log = f"file:{tmp_path / 'games.db'}?immutable=1"

        def in_the_file_itself() -> bool:
            with (
                contextlib.suppress(sqlite3.DatabaseError),  # looked at while only some pages are written
                contextlib.closing(sqlite3.connect(without_log, uri=True)) as looking,
            ):
                return ("tables",) in looking.execute("SELECT name FROM sqlite_master").fetchall() and (
                    looking.execute("SELECT count(*) FROM tables WHERE id = ?", [made.id]).fetchone() == (1,)
                )
            return False

        async with asyncio.timeout(20):
            while not in_the_file_itself():
                await asyncio.sleep(0.05)


def test_closing_is_heard_also_when_it_comes_just_after_one_has_looked(tmp_path: Path) -> None:
    checkpoints = Checkpoints(tmp_path / "games.db")
    look = checkpoints.closing.wait

    def look_too_early(timeout: float | None = None) -> bool:
        seen = look(timeout)
        checkpoints.closing.set()
        checkpoints.grown.set()
        return seen

    checkpoints.closing.wait = look_too_early  # type: ignore[method-assign]
    checkpoints.grown.set()
    checkpoints.thread.join(30)
    assert not checkpoints.thread.is_alive()


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 500)
    with pytest.raises(Unreachable, match=r"letter\.txt cannot be used: file is not a database"):
        async with Store(f"sqlite:///{tmp_path / 'letter.txt'}"):
            pass


async def test_connections_that_died_are_replaced_without_anybody_noticing(postgres_url: str) -> None:
    async with Store(postgres_url) as store:
        made = await store.create_table(b"", 1)
        await asyncio.gather(*(store.table(made.id) for _ in range(10)))
        await terminate_all(postgres_url)
        await asyncio.gather(*(store.table(made.id) for _ in range(10)))
        await terminate_all(postgres_url)
        await store.append(made.id, entry(1))
        assert len(await store.entries(made.id)) == 1


async def terminate_all(postgres_url: str) -> None:
    """Have PostgreSQL drop all other connections to a database, and wait until they are gone."""
    connection = await asyncpg.connect(postgres_url)
    assert await connection.fetchval(f"SELECT count(pg_terminate_backend(pid)) {OTHERS}") > 0
    await connection.close()
    await alone(postgres_url)
