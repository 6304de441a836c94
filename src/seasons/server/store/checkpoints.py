"""Working a SQLite file's write-ahead log into the file, beside the writer: it need not wait for these disk writes."""

import contextlib
import sqlite3
import threading
from pathlib import Path

PAUSE = 0.25  # seconds in which more may be written that is then worked in together


class Checkpoints:
    """A thread with a connection of its own. What it leaves, SQLite itself works in when the log has grown long."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.grown = threading.Event()
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self.work, name="seasons-checkpoints", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stop after the current one."""
        self.closing.set()
        self.grown.set()
        self.thread.join()

    def work(self) -> None:
        """After every change wait a little, then work in all there is."""
        with contextlib.closing(sqlite3.connect(self.path, timeout=0.0, isolation_level=None)) as connection:
            while self.grown.wait():
                self.grown.clear()  # before it is asked whether to close: closing sets both, and must not be overheard
                if self.closing.wait(PAUSE):
                    return
                with contextlib.suppress(sqlite3.DatabaseError):  # somebody else is at it, or the writer will tell
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
