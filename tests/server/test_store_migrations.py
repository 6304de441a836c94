"""The database is made, upgraded, or refused with a sentence."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from seasons.server.kept.notices import Hub
from seasons.server.store import Entry, NewerDatabase, Store
from seasons.server.store.address import read_address
from seasons.server.store.backend import Backend
from seasons.server.store.migrate import MIGRATIONS, migrate, version_of
from seasons.server.store.schema import METADATA, VERSION, VERSION_TABLE
from seasons.server.store.store import choose_backend

pytestmark = pytest.mark.anyio

NEXT = """
from alembic import op
from sqlalchemy import Column, Integer

revision, down_revision = "0002", "0001"

def upgrade():
    op.add_column("tables", Column("stars", Integer, server_default="3"))
    BREAK
"""


def raw(address: str) -> Backend:
    """The database without the storage around it."""
    return choose_backend(read_address(address), Hub(), 5.0)


@pytest.fixture
def next_version(tmp_path: Path) -> Path:
    """The migrations of a program one version further."""
    folder = tmp_path / "100% newer"
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "v0002_stars.py").write_text(NEXT.replace("BREAK", ""))
    return folder


def test_the_newest_migration_has_the_number_the_program_knows() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [VERSION]


async def test_the_migrations_make_what_the_program_uses(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "version_table": VERSION_TABLE})
        return list(compare_metadata(context, METADATA))

    async with Store(database_url):
        database = raw(database_url)
        await database.open()
        assert await database.read(differences) == []
        assert await database.read(version_of) == VERSION
        await database.close()


async def test_opening_again_changes_nothing(database_url: str) -> None:
    async with Store(database_url) as store:
        made = await store.create_table(b"header", 1)
    async with Store(database_url) as store:
        assert await store.table(made.id) == made


async def test_an_old_database_is_upgraded_and_keeps_its_tables(database_url: str, next_version: Path) -> None:
    async with Store(database_url) as store:
        made = await store.create_table(b"header", 1)
        await store.append(made.id, Entry(1, "moves", 0, b"x"))
    database = raw(database_url)
    await database.open()
    await database.write(lambda c: migrate(c, next_version, "0002"))
    assert await database.read(version_of) == "0002"
    stars = await database.read(lambda c: c.exec_driver_sql("SELECT id, last, stars FROM tables").all())
    assert [tuple(row) for row in stars] == [(made.id, 1, 3)]
    await database.close()


async def test_a_newer_database_is_refused_with_a_sentence(database_url: str, next_version: Path) -> None:
    database = raw(database_url)
    await database.open()
    await database.write(lambda c: migrate(c, next_version, "0002"))
    await database.close()
    with pytest.raises(
        NewerDatabase, match=r"version 0002, this program knows version 0001: install the newer version"
    ):
        async with Store(database_url):
            pass


async def test_a_migration_that_fails_half_way_leaves_the_database_as_it_was(
    database_url: str, next_version: Path
) -> None:
    async with Store(database_url):
        pass
    broken = next_version / "versions" / "v0002_stars.py"
    broken.write_text(NEXT.replace("BREAK", "raise RuntimeError('half way')"))
    database = raw(database_url)
    await database.open()
    with pytest.raises(RuntimeError, match="half way"):
        await database.write(lambda c: migrate(c, next_version, "0002"))
    assert await database.read(version_of) == VERSION
    columns = await database.read(lambda c: [column["name"] for column in inspect(c).get_columns("tables")])
    assert "stars" not in columns
    await database.close()
    async with Store(database_url) as store:
        await store.create_table(b"", 1)


def test_an_ordinary_start_loads_neither_alembic_nor_the_other_database(sqlite_url: str) -> None:
    program = """
import asyncio, sys
from seasons.server.store import Store
async def main():
    async with Store(sys.argv[1]):
        pass
asyncio.run(main())
print(*(name for name in ("alembic", "asyncpg", "litestar") if name in sys.modules))
"""
    command = [sys.executable, "-c", program, sqlite_url]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "alembic\n"
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "\n"
