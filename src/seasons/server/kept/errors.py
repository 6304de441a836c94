"""What can go wrong with the storage. Errors have codes and details, so that others can say them in five languages."""

from typing import ClassVar


class StoreError(Exception):
    """Something is wrong with the storage or with what was asked of it."""

    code: ClassVar[str] = "store"

    def __init__(self, text: str, **details: str | int) -> None:
        super().__init__(text)
        self.details = details


class Conflict(StoreError):
    """The entry is not the next one: mostly because somebody else was first. `last` is the newest entry."""

    code = "conflict"

    def __init__(self, last: int) -> None:
        super().__init__(f"the log has gone on: its last entry is {last}", last=last)
        self.last = last


class Repeated(StoreError):
    """The message with this client id was stored before, as entry `seq`."""

    code = "repeated"

    def __init__(self, seq: int) -> None:
        super().__init__(f"this message is stored already, as entry {seq}", seq=seq)
        self.seq = seq


class UnknownTable(StoreError):
    """There is no such table."""

    code = "unknown-table"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}", table=table)


class KeyTaken(StoreError):
    """This key opens the table already."""

    code = "key-taken"

    def __init__(self) -> None:
        super().__init__("this key opens the table already; make a new one for another seat")


class TableExists(StoreError):
    """A table of this id is here already."""

    code = "table-exists"

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} is in this database already", table=table)


class BadTable(StoreError, ValueError):
    """An exported table that cannot have been one of ours."""

    code = "bad-table"


class BadAddress(StoreError, ValueError):
    """The address of the database cannot be used as it is written."""

    code = "bad-address"

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f'"{address}" is not an address of a database: {why}', address=address, why=why)


class Unreachable(StoreError):
    """The database does not answer, or cannot take what is written to it."""

    code = "unreachable"

    def __init__(self, address: str, why: str) -> None:
        text = f"the database {address} cannot be used: {why}. Is it running, is the address right, is there room?"
        super().__init__(text, address=address, why=why)


class NewerDatabase(StoreError):
    """The database was written by a newer version of the game."""

    code = "newer-database"

    def __init__(self, found: str, known: str) -> None:
        super().__init__(
            f"the database has version {found}, this program knows version {known}: "
            "install the newer version of the game, or use another database",
            found=found,
            known=known,
        )
