"""Leases: one worker at a time thinks about a decision, and another may when the lease has run out."""

from sqlalchemy import ColumnElement, Connection, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from seasons.server.kept.errors import UnknownTable
from seasons.server.store.schema import LEASES, TABLES, db_now


def take(connection: Connection, table: str, decision: str, worker: str, milliseconds: int) -> bool:
    """Get the lease if it is free, has run out, or is the worker's own already; whether it is the worker's now."""
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is None:
        raise UnknownTable(table)
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    mine = {"worker": worker, "until": db_now() + milliseconds}
    taken = make(LEASES).values(table_id=table, decision=decision, **mine)
    free = (LEASES.c.worker == worker) | (LEASES.c.until <= db_now())
    done = connection.execute(
        taken.on_conflict_do_update(index_elements=["table_id", "decision"], set_=mine, where=free)
    )
    return done.rowcount == 1


def renew(connection: Connection, table: str, decision: str, worker: str, milliseconds: int) -> bool:
    """Hold the lease longer; false when it is somebody else's by now, or nobody's."""
    longer = update(LEASES).where(*_held(table, decision, worker)).values(until=db_now() + milliseconds)
    return connection.execute(longer).rowcount == 1


def release(connection: Connection, table: str, decision: str, worker: str) -> bool:
    """Give the lease back; false when it was not the worker's any more."""
    return connection.execute(delete(LEASES).where(*_held(table, decision, worker))).rowcount == 1


def _held(table: str, decision: str, worker: str) -> tuple[ColumnElement[bool], ...]:
    return LEASES.c.table_id == table, LEASES.c.decision == decision, LEASES.c.worker == worker
