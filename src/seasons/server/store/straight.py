"""Statements that go to SQLite as they are: in those of every move, what SQLAlchemy does around them costs most."""

import sqlite3
from collections.abc import Mapping

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError


class Straight:
    """A statement, made ready once; its values go in by name."""

    def __init__(self, statement: Insert | Update) -> None:
        made = statement.compile(dialect=dialect())
        self.sql = str(made)
        self.names = made.positiontup or []

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """Do it inside the connection's transaction; how many rows it has changed. Errors are those of SQLAlchemy."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            return driver.execute(self.sql, [values[name] for name in self.names]).rowcount
        except sqlite3.Error as error:
            raise DBAPIError.instance(self.sql, None, error, sqlite3.Error) from error
