"""What is done inside a transaction to tables, their keys and their logs. The same for both databases."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Connection, Text, bindparam, cast, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from seasons.server.kept.errors import Conflict, KeyTaken, Repeated, StoreError, TableExists, UnknownTable
from seasons.server.kept.values import Counts, Entry, Key, Mine, StoredTable
from seasons.server.store.schema import ENTRIES, KEYS, TABLES, db_now
from seasons.server.store.straight import Straight

CHANNEL = "tables"
DELETED_AT_ONCE = 100

_same_client = (
    (ENTRIES.c.table_id == bindparam("of"))
    & (ENTRIES.c.seat == bindparam("by"))
    & (ENTRIES.c.client == bindparam("id_of"))
)

# Whoever moves `last` on by one holds the table until the transaction ends, so the entry itself cannot collide.
_advance = (
    update(TABLES)
    .where(
        TABLES.c.id == bindparam("of"),
        TABLES.c.last == bindparam("before"),
        ~exists(select(ENTRIES.c.seq).where(_same_client)),
    )
    .values(
        last=bindparam("now_last"),
        touched=db_now(),
        over=func.coalesce(bindparam("now_over", type_=TABLES.c.over.type), TABLES.c.over),
        state=func.coalesce(bindparam("now_state", type_=TABLES.c.state.type), TABLES.c.state),
    )
)
_straight_advance, _straight_store = Straight(_advance), Straight(insert(ENTRIES))
# In the statement itself, so that the notice costs no further trip and leaves only with the commit.
_payload = ENTRIES.c.table_id + ":" + cast(ENTRIES.c.seq, Text)
_store_and_tell = insert(ENTRIES).returning(func.pg_notify(CHANNEL, _payload))


def append(connection: Connection, table: str, entry: Entry, snapshot: bytes | None, over: bool | None) -> None:
    """Add the next entry. Raises Conflict, Repeated or UnknownTable."""
    keyed = {"of": table, "by": entry.seat, "id_of": entry.client}
    news = {"before": entry.seq - 1, "now_last": entry.seq, "now_over": over, "now_state": snapshot}
    add = add_and_tell if connection.dialect.name == "postgresql" else add_straight
    if not add(connection, keyed | news, entry_row(table, entry)):
        raise refusal(connection, table, entry)


def add_straight(connection: Connection, news: Mapping[str, object], row: Mapping[str, object]) -> bool:
    """Move a table on and add the entry, in SQLite; whether it could be moved on."""
    return _straight_advance.run(connection, news) == 1 and _straight_store.run(connection, row) == 1


def add_and_tell(connection: Connection, news: Mapping[str, object], row: Mapping[str, object]) -> bool:
    """Move a table on, add the entry and tell the other processes, in PostgreSQL; whether it could be moved on."""
    if connection.execute(_advance, news).rowcount != 1:
        return False
    connection.execute(_store_and_tell, row)
    return True


def refusal(connection: Connection, table: str, entry: Entry) -> StoreError:
    """Why the entry could not be added."""
    if entry.client is not None:
        asked = {"of": table, "by": entry.seat, "id_of": entry.client}
        if (seq := connection.scalar(select(ENTRIES.c.seq).where(_same_client), asked)) is not None:
            return Repeated(seq)
    last = connection.scalar(select(TABLES.c.last).where(TABLES.c.id == table))
    return UnknownTable(table) if last is None else Conflict(last)


def entry_row(table: str, entry: Entry) -> dict[str, object]:
    """An entry as a row of the database."""
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
        "client": entry.client,
        "at": entry.at,
    }


def create(
    connection: Connection, table: str, header: bytes, secret: bytes, rules: int, keys: Sequence[Key]
) -> StoredTable:
    """Add a table with an empty log."""
    values = {"id": table, "header": header, "secret": secret, "rules": rules, "over": False, "last": 0}
    try:
        connection.execute(insert(TABLES).values(created=db_now(), touched=db_now(), **values))
        add_keys(connection, table, keys)
    except IntegrityError as error:
        raise TableExists(table) from error
    return StoredTable(*connection.execute(select(TABLES).where(TABLES.c.id == table)).one())


def add_keys(connection: Connection, table: str, keys: Sequence[Key]) -> None:
    """Let more keys open the table."""
    if keys:
        connection.execute(insert(KEYS), [{"hash": key.hash, "table_id": table, "seat": key.seat} for key in keys])


def add_key(connection: Connection, table: str, key: Key) -> None:
    """Let one more key open the table."""
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is None:
        raise UnknownTable(table)
    try:
        add_keys(connection, table, [key])
    except IntegrityError as error:
        raise KeyTaken from error


def share_keys(connection: Connection, old: str, new: str, seats: Mapping[int, int]) -> None:
    """Let all keys of one table open another one too; a seat that is not named stays what it is."""
    if table_row(connection, new) is None:
        raise UnknownTable(new)
    known = [Key(key.hash, seats.get(key.seat, key.seat)) for key in keys_of(connection, old)]
    try:
        add_keys(connection, new, known)
    except IntegrityError as error:
        raise KeyTaken from error


def keys_of(connection: Connection, table: str) -> list[Key]:
    """All keys of a table, in a fixed order that says nothing."""
    rows = connection.execute(select(KEYS.c.hash, KEYS.c.seat).where(KEYS.c.table_id == table).order_by(KEYS.c.hash))
    return [Key(*row) for row in rows]


def seat_of(connection: Connection, table: str, hashed: bytes) -> int | None:
    """The seat that a key opens at a table."""
    return connection.scalar(select(KEYS.c.seat).where(KEYS.c.hash == hashed, KEYS.c.table_id == table))


def table_row(connection: Connection, table: str) -> StoredTable | None:
    """The table, if there is one."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    return None if row is None else StoredTable(*row)


_entries_after = (
    select(ENTRIES.c.seq, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.body, ENTRIES.c.client, ENTRIES.c.at)
    .where(ENTRIES.c.table_id == bindparam("of"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)


def entries_after(connection: Connection, table: str, after: int) -> list[Entry]:
    """The log from the entry after `after` on."""
    return [Entry(*row) for row in connection.execute(_entries_after, {"of": table, "after": after})]


def mine(connection: Connection, hashes: Iterable[bytes]) -> list[Mine]:
    """The tables that these keys open, those touched last first."""
    chosen = select(
        TABLES.c.id,
        KEYS.c.seat,
        TABLES.c.created,
        TABLES.c.touched,
        TABLES.c.header,
        TABLES.c.rules,
        TABLES.c.over,
        TABLES.c.last,
    ).join(KEYS, KEYS.c.table_id == TABLES.c.id)
    newest = chosen.where(KEYS.c.hash.in_(list(hashes))).order_by(TABLES.c.touched.desc(), TABLES.c.id, KEYS.c.seat)
    return [Mine(*row) for row in connection.execute(newest)]


def delete_some(connection: Connection, finished_before: int, abandoned_before: int) -> int:
    """Delete some of the tables nobody has touched since, with all that belongs to them; how many."""
    finished = TABLES.c.over & (TABLES.c.touched < finished_before)
    abandoned = ~TABLES.c.over & (TABLES.c.touched < abandoned_before)
    old = list(connection.scalars(select(TABLES.c.id).where(finished | abandoned).limit(DELETED_AT_ONCE)))
    # The condition again: somebody may have come back to a table since it was read.
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(old), finished | abandoned)).rowcount if old else 0


def counts(connection: Connection) -> Counts:
    """How much is stored. Logs have no gaps, so their last numbers add up to the number of entries."""
    whole = select(func.count(), func.count().filter(~TABLES.c.over), func.coalesce(func.sum(TABLES.c.last), 0))
    row = connection.execute(whole.select_from(TABLES)).one()
    return Counts(tables=row[0], open=row[1], entries=int(row[2]))
