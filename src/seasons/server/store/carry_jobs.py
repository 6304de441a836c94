"""A whole table as plain data, out of one database and into another."""

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from seasons.server.kept.errors import BadTable, TableExists, UnknownTable
from seasons.server.kept.values import TableData
from seasons.server.store.log_jobs import add_keys, entries_after, entry_row, keys_of, table_row
from seasons.server.store.schema import ENTRIES, TABLES, db_now

FORMAT = 1


def take_out(connection: Connection, table: str) -> TableData:
    """Everything about a table. Raises UnknownTable."""
    row = table_row(connection, table)
    if row is None:
        raise UnknownTable(table)
    return TableData(
        id=row.id,
        created=row.created,
        header=row.header,
        secret=row.secret,
        rules=row.rules,
        state=row.state,
        over=row.over,
        keys=keys_of(connection, table),
        # A writer may have been between the two readings: the log counts as far as the table says.
        entries=[entry for entry in entries_after(connection, table, 0) if entry.seq <= row.last],
        format=FORMAT,
    )


def bring_in(connection: Connection, data: TableData) -> None:
    """Add an exported table. Raises BadTable, or TableExists when it is here already."""
    if data.format != FORMAT:
        raise BadTable(f"the table was exported in format {data.format}, this program reads format {FORMAT}")
    if [entry.seq for entry in data.entries] != list(range(1, len(data.entries) + 1)):
        raise BadTable(f"the log of table {data.id} is not complete: its entries must be numbered 1, 2, 3 ...")
    row = {
        "id": data.id,
        "created": data.created,
        "header": data.header,
        "secret": data.secret,
        "rules": data.rules,
        "state": data.state,
        "over": data.over,
        "last": len(data.entries),
    }
    try:
        # Touched now, so that an old table is not swept away as soon as it has arrived.
        connection.execute(insert(TABLES).values(touched=db_now(), **row))
        add_keys(connection, data.id, data.keys)
        if data.entries:
            connection.execute(insert(ENTRIES), [entry_row(data.id, entry) for entry in data.entries])
    except IntegrityError as error:
        raise TableExists(data.id) from error
