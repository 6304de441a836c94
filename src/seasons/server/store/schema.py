"""The tables of the database, as the newest migration leaves them."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

VERSION = "0001"
VERSION_TABLE = "seasons_version"

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", LargeBinary),
    Column("over", Boolean, nullable=False),
    Column("last", Integer, nullable=False),
    Index("tables_touched", "touched"),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("keys_table", "table_id"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("client", Text),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "client", name="entries_client"),
)

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("decision", Text, primary_key=True),
    Column("worker", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)


class db_now(FunctionElement[int]):
    """The database's clock in milliseconds: machines that share a database need not agree on the time."""

    type = BigInteger()
    inherit_cache = True


POSTGRES_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
SQLITE_NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(db_now)
def _now(_element: db_now, compiler: Any, **_options: Any) -> str:
    dialect: Dialect = compiler.dialect
    return POSTGRES_NOW if dialect.name == "postgresql" else SQLITE_NOW
