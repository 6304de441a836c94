"""Bringing a database to the version this program knows."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from seasons.server.kept.errors import NewerDatabase
from seasons.server.store.schema import VERSION, VERSION_TABLE

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x5EA50  # any number, the same for every process


def migrate(connection: Connection, folder: Path = MIGRATIONS, version: str = VERSION) -> None:
    """Make or upgrade the tables inside the caller's transaction, one process at a time. Raises NewerDatabase."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = version_of(connection)
    if found == version:
        return
    if found > version:
        raise NewerDatabase(found, version)
    from alembic import command  # only now: half a second that an ordinary start does not need
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(folder).replace("%", "%%"))
    settings.attributes["connection"] = connection
    command.upgrade(settings, version)


def version_of(connection: Connection) -> str:
    """The version of the database, "" when it is empty."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    return connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) or ""
