"""What goes into the storage and comes out of it, as plain values."""

import hashlib
import secrets
import time

from msgspec import Struct, field

SPECTATOR = -1
OWNER = -2

# Letters and digits that are not mistaken for each other, and no sign that a command line takes for an option.
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def new_table_id() -> str:
    """A random name for a table, 12 letters (70 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_key() -> str:
    """A new secret of 128 bits that opens a seat. Only its hash may be stored."""
    return secrets.token_urlsafe(16)


def hash_key(key: str) -> bytes:
    """What is stored of a key.

    >>> hash_key("a key").hex()[:16]
    '8fa3aab2faa9b79e'
    """
    return hashlib.sha256(key.encode()).digest()


def now_ms() -> int:
    """This computer's clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Entry(Struct, frozen=True):
    """One entry of a table's log. Numbers start at 1; `client` is the id its sender gave it, so that it counts once."""

    seq: int
    kind: str
    seat: int
    body: bytes
    client: str | None = None
    at: int = field(default_factory=now_ms)


class Key(Struct, frozen=True):
    """The hash of a key, and the seat it opens: 0 to 3, `SPECTATOR` or `OWNER`."""

    hash: bytes
    seat: int


class StoredTable(Struct, frozen=True):
    """All about a table except its log and keys. Times are milliseconds of the database's clock."""

    id: str
    created: int
    touched: int
    header: bytes
    secret: bytes
    rules: int
    state: bytes | None
    over: bool
    last: int


class Mine(Struct, frozen=True):
    """A table that one of somebody's keys opens, without its secret."""

    table: str
    seat: int
    created: int
    touched: int
    header: bytes
    rules: int
    over: bool
    last: int


class TableData(Struct, frozen=True):
    """A whole table as plain data, to be carried to another database. It holds the secret: it is for the host only."""

    id: str
    created: int
    header: bytes
    secret: bytes
    rules: int
    state: bytes | None
    over: bool
    keys: list[Key]
    entries: list[Entry]
    format: int = 1


class Counts(Struct, frozen=True):
    """How much is stored."""

    tables: int
    open: int
    entries: int
