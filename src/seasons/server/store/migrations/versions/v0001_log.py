"""Tables, their keys, their logs, and leases."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, LargeBinary, Text, UniqueConstraint

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("created", BigInteger, nullable=False),
        Column("touched", BigInteger, nullable=False),
        Column("header", LargeBinary, nullable=False),
        Column("secret", LargeBinary, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("state", LargeBinary),
        Column("over", Boolean, nullable=False),
        Column("last", Integer, nullable=False),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    op.create_table(
        "keys",
        Column("hash", LargeBinary, primary_key=True),
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, nullable=False),
    )
    op.create_index("keys_table", "keys", ["table_id"])
    op.create_table(
        "entries",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("kind", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("body", LargeBinary, nullable=False),
        Column("client", Text),
        Column("at", BigInteger, nullable=False),
        UniqueConstraint("table_id", "seat", "client", name="entries_client"),
    )
    op.create_table(
        "leases",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("decision", Text, primary_key=True),
        Column("worker", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
    )
