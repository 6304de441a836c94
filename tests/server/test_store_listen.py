"""Whoever listens hears of every entry, whichever process wrote it."""

import asyncio
from typing import Self

import asyncpg
import pytest

from seasons.server.kept.notices import Hub
from seasons.server.store import Conflict, Entry, Listener, Notice, Store
from seasons.server.store.watch import Watch

pytestmark = pytest.mark.anyio
OFTEN, NEVER = 0.1, 3600.0


def entry(seq: int) -> Entry:
    return Entry(seq, "moves", 0, b"x")


async def heard(listener: Listener, notice: Notice) -> None:
    """Listen until the notice comes (others may come before it)."""
    async with asyncio.timeout(20):
        async for one in listener:
            if one == notice:
                return
    raise AssertionError(f"{notice} never came")


async def drop_listeners(url: str) -> int:
    """Have PostgreSQL cut every connection that listens; how many those were."""
    connection = await asyncpg.connect(url)
    rows = await connection.fetch(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND query NOT LIKE '%COMMIT%' "
        "AND (query LIKE 'LISTEN%' OR query LIKE 'SELECT id, last FROM tables%')"
    )
    await connection.close()
    return len(rows)


async def test_own_entries_are_heard_once_they_are_stored(store: Store) -> None:
    made = await store.create_table(b"", 1)
    with store.listen() as listener:
        await store.append(made.id, entry(1))
        assert await anext(listener) == Notice(made.id, 1)
        assert len(await store.entries(made.id)) == 1


async def test_a_slow_listener_gets_the_newest_number_of_every_table(sqlite_url: str) -> None:
    async with Store(sqlite_url) as store:
        one, other = await store.create_table(b"", 1), await store.create_table(b"", 1)
        with store.listen() as listener:
            for seq in (1, 2, 3):
                await store.append(one.id, entry(seq))
            await store.append(other.id, entry(1))
            assert {await anext(listener), await anext(listener)} == {Notice(one.id, 3), Notice(other.id, 1)}


async def test_refused_entries_are_not_heard(sqlite_url: str) -> None:
    async with Store(sqlite_url) as store:
        made = await store.create_table(b"", 1)
        with store.listen() as listener:
            with pytest.raises(Conflict):
                await store.append(made.id, entry(5))
            await store.append(made.id, entry(1))
            assert await anext(listener) == Notice(made.id, 1)


async def test_listening_ends_when_the_storage_closes(store: Store) -> None:
    listener = store.listen()
    waiting = asyncio.create_task(anext(listener, None))
    await asyncio.sleep(0)
    await store.close()
    assert await waiting is None


async def test_entries_of_another_storage_are_heard(postgres_url: str) -> None:
    async with Store(postgres_url, poll_seconds=NEVER) as ours, Store(postgres_url) as theirs:
        made = await theirs.create_table(b"", 1)
        with ours.listen() as listener:
            for seq in (1, 2, 3):
                await theirs.append(made.id, entry(seq))
                await heard(listener, Notice(made.id, seq))


async def test_entries_written_before_the_connection_stood_are_heard(postgres_url: str) -> None:
    async with Store(postgres_url, poll_seconds=NEVER) as ours, Store(postgres_url) as theirs:
        made = await theirs.create_table(b"", 1)
        await theirs.append(made.id, entry(1))
        with ours.listen() as listener:
            await heard(listener, Notice(made.id, 1))


async def test_a_listener_that_was_cut_off_hears_what_it_missed_and_what_comes(postgres_url: str) -> None:
    async with Store(postgres_url, poll_seconds=NEVER) as ours, Store(postgres_url) as theirs:
        made = await theirs.create_table(b"", 1)
        with ours.listen() as listener:
            await theirs.append(made.id, entry(1))
            await heard(listener, Notice(made.id, 1))
            for seq in (2, 4):
                async with asyncio.timeout(60):
                    while not await drop_listeners(postgres_url):
                        await asyncio.sleep(0.01)  # it is just asking for something else
                await theirs.append(made.id, entry(seq))
                await heard(listener, Notice(made.id, seq))
                await theirs.append(made.id, entry(seq + 1))
                await heard(listener, Notice(made.id, seq + 1))


async def test_what_was_never_notified_is_found_by_looking(postgres_url: str) -> None:
    async with Store(postgres_url, poll_seconds=OFTEN) as ours:
        made = await ours.create_table(b"", 1)
        with ours.listen() as listener:
            await ours.append(made.id, entry(1))
            await heard(listener, Notice(made.id, 1))
            connection = await asyncpg.connect(postgres_url)
            await connection.execute(
                "UPDATE tables SET last = 2, touched = extract(epoch FROM clock_timestamp()) * 1000 WHERE id = $1",
                made.id,
            )
            await connection.close()
            await heard(listener, Notice(made.id, 2))


async def test_looking_tells_again_what_was_told_for_those_who_could_not_read_it(postgres_url: str) -> None:
    async with Store(postgres_url, poll_seconds=OFTEN) as ours:
        made = await ours.create_table(b"", 1)
        with ours.listen() as listener:
            await ours.append(made.id, entry(1))
            for _ in range(3):
                await heard(listener, Notice(made.id, 1))


async def test_a_goodbye_of_the_database_makes_nobody_deaf(postgres_url: str) -> None:
    async with Store(postgres_url) as theirs, Between(postgres_url) as between:
        made = await theirs.create_table(b"", 1)
        hub = Hub()
        watching = asyncio.create_task(Watch(between.connect, hub, made.created, OFTEN).run())
        with hub.listen() as listener:
            for seq in (1, 2):
                await theirs.append(made.id, entry(seq))
                await heard(listener, Notice(made.id, seq))
                await between.say_goodbye()
        watching.cancel()


class Between:
    """A PostgreSQL that says goodbye before it goes away: whoever asks in between confuses the client library."""

    GOODBYE = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"

    def __init__(self, postgres_url: str) -> None:
        database, _, self.folder = postgres_url.removeprefix("postgresql://postgres:@/").partition("?host=")
        self.options = {"user": "postgres", "database": database, "ssl": False}
        self.clients: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.relay, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    async def connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        """A connection that goes through here."""
        port = self.server.sockets[0].getsockname()[1]
        return await asyncpg.connect(host="127.0.0.1", port=port, **self.options)  # type: ignore[no-any-return]

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass everything on in both directions."""
        self.clients.append(writer)
        answers, questions = await asyncio.open_unix_connection(f"{self.folder}/.s.PGSQL.5432")
        await asyncio.gather(self.pump(reader, questions), self.pump(answers, writer), return_exceptions=True)

    async def pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Pass on what comes until nothing does."""
        while some := await source.read(65_536):
            target.write(some)
        target.close()

    async def say_goodbye(self) -> None:
        """Tell the newest client that its connection ends, leave it open, and wait until the client connects again."""
        known, length = len(self.clients), (4 + len(self.GOODBYE)).to_bytes(4, "big")
        self.clients[-1].write(b"E" + length + self.GOODBYE)
        async with asyncio.timeout(20):
            while len(self.clients) == known:
                await asyncio.sleep(0.01)


async def test_an_entry_that_was_rolled_back_is_never_heard(postgres_url: str) -> None:
    async with Store(postgres_url, poll_seconds=NEVER) as ours, Store(postgres_url) as theirs:
        made = await theirs.create_table(b"", 1)
        other = await theirs.create_table(b"", 1)
        with ours.listen() as listener:
            with pytest.raises(Conflict):
                await theirs.append(made.id, entry(2))
            await theirs.append(other.id, entry(1))
            await heard(listener, Notice(other.id, 1))
            assert listener.pending.get(made.id) in (None, 0)
