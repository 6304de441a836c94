"""What is kept of tables, as plain values, whatever keeps it: a database, or memory."""

from seasons.server.kept.errors import Conflict, Repeated, StoreError, TableExists, UnknownTable
from seasons.server.kept.log_store import LogStore
from seasons.server.kept.memory import MemoryStore
from seasons.server.kept.values import (
    OWNER,
    SPECTATOR,
    Counts,
    Entry,
    Key,
    StoredTable,
    TableData,
    hash_key,
    new_key,
    new_table_id,
)

__all__ = [
    "Conflict",
    "Counts",
    "Entry",
    "Key",
    "LogStore",
    "MemoryStore",
    "OWNER",
    "Repeated",
    "SPECTATOR",
    "StoreError",
    "StoredTable",
    "TableData",
    "TableExists",
    "UnknownTable",
    "hash_key",
    "new_key",
    "new_table_id",
]
