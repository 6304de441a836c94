"""Where tables are kept: an append-only log per table, in a SQLite file or in PostgreSQL."""

from seasons.server.kept.errors import (
    BadAddress,
    BadTable,
    Conflict,
    KeyTaken,
    NewerDatabase,
    Repeated,
    StoreError,
    TableExists,
    UnknownTable,
    Unreachable,
)
from seasons.server.kept.notices import Listener, Notice
from seasons.server.kept.values import (
    OWNER,
    SPECTATOR,
    Counts,
    Entry,
    Key,
    Mine,
    StoredTable,
    TableData,
    hash_key,
    new_key,
    new_table_id,
)
from seasons.server.store.store import Store

__all__ = [
    "Store",
    "StoredTable",
    "Entry",
    "Key",
    "Mine",
    "TableData",
    "Counts",
    "Notice",
    "Listener",
    "SPECTATOR",
    "OWNER",
    "new_table_id",
    "new_key",
    "hash_key",
    "StoreError",
    "Conflict",
    "Repeated",
    "UnknownTable",
    "TableExists",
    "KeyTaken",
    "BadTable",
    "BadAddress",
    "Unreachable",
    "NewerDatabase",
]
