"""What the commands about the table server do and print."""

from __future__ import annotations

import asyncio
import os
import time
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from seasons.notation.errors import BadRecord
from seasons.notation.record import verify
from seasons.terminal import saves
from seasons.terminal.output import progress_bar, show_json
from seasons.words import Words

if TYPE_CHECKING:
    from seasons.server.readings import Wanted
    from seasons.server.store import StoreError

FINE, FAILED = 0, 1
OWN = 0o600
DAY = 86_400_000  # milliseconds
Answer = TypeVar("Answer")


def open_table(
    words: Words,
    host: str,
    port: int,
    database: str | None,
    thinkers: int,
    tables_per_minute: int,
    browser: bool = False,
    any_port: bool = False,
) -> int:
    """Serve until Ctrl-C; on this computer the browser is opened, too."""
    from seasons.server.claim import AlreadyServed
    from seasons.server.run import PortTaken, default_database, serve
    from seasons.server.store import StoreError

    def ready(address: str) -> None:
        print(words.text("host-ready", text=address), flush=True)

    try:
        serve(host, port, database or default_database(), ready, thinkers, tables_per_minute, browser, any_port)
    except AlreadyServed as served:
        if not browser:
            raise BadRecord(words.text("host-served", text=served.address)) from None
        print(words.text("host-served", text=served.address))
        webbrowser.open(served.address)
        return FINE
    except PortTaken:
        raise BadRecord(words.text("host-port-taken", count=port)) from None
    except StoreError as error:
        raise BadRecord(store_problem(words, error)) from None
    print(words.text("host-closed"))
    return FINE


def store_problem(words: Words, error: StoreError) -> str:
    """What is wrong with the database."""
    return words.text(f"store-{error.code}", **told(error))


def told(error: StoreError) -> dict[str, str | int]:
    """The details of a problem, under the names that messages know."""
    names = {"address": "path", "why": "text", "table": "name", "found": "first", "known": "second"}
    return {names[key]: value for key, value in error.details.items() if key in names}


def report_proof(words: Words, path: Path, nonce: str | None = None) -> int:
    """Check a record against its seed and its commitment, and whether a player's part of the seed is in it."""
    part = None if nonce is None else read_nonce(words, nonce)
    record = saves.read(words, path)
    problems = verify(record)
    if part is not None and part not in record.nonces:
        problems.append(words.text("host-nonce-missing", text=part))
    if problems:
        print(words.text("host-not-proved"))
        print("\n".join(problems))
        return FAILED
    count = len(record.setup) + sum(len(entry.outcomes) for entry in record.entries)
    print(words.text("host-proved", count=count, text=record.commitment))
    for name, added in zip(record.names, record.nonces):
        if added:
            print(words.text("host-added", player=name, text=added))
    if part is not None:
        print(words.text("host-nonce-used", text=part))
    return FINE


def read_nonce(words: Words, nonce: str) -> str:
    """A part of a seed as a record writes it."""
    from seasons.game import Refuse
    from seasons.server.tables.nonces import checked_nonce

    try:
        return checked_nonce(nonce)
    except Refuse as refuse:
        raise BadRecord(words.text(f"refused-{refuse.code}", **refuse.args_of)) from None


def write_table(words: Words, table: str, path: Path, database: str | None) -> int:
    """Export a table."""
    import msgspec

    from seasons.server.store import Store

    async def take_out() -> bytes:
        async with Store(where(database)) as store:
            return msgspec.json.encode(await store.export_table(table))

    write_privately(path, with_store(words, take_out()))
    print(words.text("host-exported", name=table, path=str(path)))
    return FINE


def write_privately(path: Path, data: bytes) -> None:
    """Write a file that nobody else may read, also where there was one before: it holds the secret of the dice."""
    if path.is_file():
        path.chmod(OWN)
    with open(path, "wb", opener=lambda name, flags: os.open(name, flags, OWN)) as file:
        file.write(data)


def read_table(words: Words, path: Path, database: str | None) -> int:
    """Import a table."""
    import msgspec

    from seasons.server.store import Store, TableData

    try:
        data = msgspec.json.decode(path.read_bytes(), type=TableData)
    except msgspec.DecodeError as error:
        raise BadRecord(words.text("cli-file-unreadable", path=str(path), text=str(error))) from None

    async def bring_in() -> None:
        async with Store(where(database)) as store:
            await store.import_table(data)

    with_store(words, bring_in())
    print(words.text("host-imported", name=data.id))
    return FINE


def delete_old(words: Words, finished: int, abandoned: int, database: str | None) -> int:
    """Delete what nobody has touched for so many days."""
    from seasons.server.store import Store

    now = int(time.time() * 1000)

    async def delete() -> int:
        async with Store(where(database)) as store:
            return await store.delete_old(now - finished * DAY, now - abandoned * DAY)

    print(words.text("host-tidied", count=with_store(words, delete())))
    return FINE


def where(database: str | None) -> str:
    """The database that is meant."""
    from seasons.server.run import default_database

    return database or default_database()


def with_store(words: Words, work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do something with the database; what is wrong with it becomes one line."""
    from seasons.server.store import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise BadRecord(store_problem(words, error)) from None


def report_load(words: Words, wanted: Wanted, database: str | None, as_json: bool) -> int:
    """Load a server of its own, and print how it did."""
    import msgspec

    from seasons.server.load import measure

    with (
        progress_bar(wanted.games() + wanted.tables, words.text("host-load-opening")) as opening,
        progress_bar(int(wanted.seconds), words.text("host-load-playing")) as playing,
    ):
        found = measure(wanted, database or "", opening, playing)
    rows = msgspec.to_builtins(found)
    if as_json:
        show_json(rows)
    else:
        for name, value in rows.items():
            print(f"{name}: {value}")
    return FINE
