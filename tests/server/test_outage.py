"""The database is away for a while, or takes nothing more: everybody is told so, and nobody gives up for good."""

import asyncio
import contextlib
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
import uvicorn
import websockets

from seasons.protocol.requests import PROTOCOL
from seasons.server.api import socket as live
from seasons.server.app import make_app
from seasons.server.store import Store, Unreachable
from server.house import OTHERS, Guest, Server, wait_for

pytestmark = pytest.mark.anyio
TRY_AGAIN = 1013
PINGS = 200


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, with a database that may be spoiled."""
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as running:
        yield running


async def test_whoever_comes_while_the_database_is_away_is_asked_to_come_again(own_server: Server) -> None:
    keys = own_server.table()
    hello = {"type": "hello", "protocol": PROTOCOL, "table": keys.table, "key": keys.seats[0]}
    change(own_server.database, "ALTER TABLE keys RENAME TO away")
    assert await shown_out(own_server.address, hello) == TRY_AGAIN
    change(own_server.database, "ALTER TABLE away RENAME TO keys")
    assert (await keys.join(0)).welcome["seats"] == [0]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the web framework, about its next version
async def test_whoever_says_nothing_is_asked_to_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HELLO_SECONDS", 0.01)
    server = uvicorn.Server(
        uvicorn.Config(make_app(f"sqlite:///{tmp_path / 'games.db'}", 1), port=0, log_level="error")
    )
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    assert await shown_out(f"http://127.0.0.1:{port}") == TRY_AGAIN
    server.should_exit = True
    await serving


async def shown_out(address: str, hello: dict[str, object] | None = None) -> int:
    """With which code a connection is closed before anything was said."""
    guest = Guest(await websockets.connect(address.replace("http", "ws") + "/api/live"))
    if hello:
        await guest.send(hello)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await guest.read()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def change(database: str, order: str) -> None:
    """Change a SQLite file beside its server."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        file.execute(order)


def test_a_server_that_can_write_nothing_more_does_not_say_that_all_is_well(own_server: Server) -> None:
    assert health(own_server) == 200
    before = resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    assert own_server.ask("POST", "/api/tables", json={}).status_code == 503
    wait_for(lambda: health(own_server) == 503)
    resource.prlimit(own_server.pid, resource.RLIMIT_FSIZE, before)
    wait_for(lambda: health(own_server) == 200)
    assert own_server.ask("POST", "/api/tables", json={}).status_code == 201


def health(server: Server) -> int:
    """The status of the answer."""
    return server.ask("GET", "/api/health").status_code


async def test_a_postgresql_that_is_only_read_from_is_not_well(postgres_url: str) -> None:
    async with Store(postgres_url) as store:
        await store.ping()
        connection = await asyncpg.connect(postgres_url)
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await connection.execute(f"SELECT pg_terminate_backend(pid, 5000) {OTHERS}")
        try:
            assert await store.counts()
            with pytest.raises(Unreachable, match="read-only"):
                await store.ping()
        finally:
            await connection.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
            await connection.execute(f"SELECT pg_terminate_backend(pid, 5000) {OTHERS}")
            await connection.close()
        await store.ping()


async def test_asking_whether_all_is_well_makes_no_database_grow(database_url: str) -> None:
    async with Store(database_url) as store:
        before = await size(database_url)
        for _ in range(PINGS):
            await store.ping()
        assert await size(database_url) <= before


async def size(database_url: str) -> int:
    """The pages of a SQLite file, or those of the row that is written in PostgreSQL."""
    if database_url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database_url.removeprefix("sqlite:///"))) as file:
            return int(file.execute("PRAGMA page_count").fetchone()[0])
    connection = await asyncpg.connect(database_url)
    pages = await connection.fetchval("SELECT pg_relation_size('seasons_version') / 8192")
    await connection.close()
    return int(pages)
