"""Processes that share a database, and processes that die: what was acknowledged is there, and no half of anything."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from seasons.server.store import Entry, Store
from server.house import alone

# Appends entries until it has `count` of its own, saying which number each one got as soon as that is acknowledged.
WRITER = """
import asyncio, sys
from seasons.server.store import Conflict, Entry, Store

async def main(address, table, name, count):
    async with Store(address) as store:
        print("ready", flush=True)
        seq = 1
        for n in range(int(count)):
            while True:
                try:
                    await store.append(table, Entry(seq, "moves", 0, b"x" * 500, f"{name} {n}"), b"state %d" % seq)
                    break
                except Conflict as conflict:
                    seq = conflict.last + 1
            print(seq, flush=True)

asyncio.run(main(*sys.argv[1:]))
"""


def start_writer(address: str, table: str, name: str, count: int, fail: str = "") -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", WRITER, address, table, name, str(count)]
    return subprocess.Popen(command, env={**os.environ, "SEASONS_FAIL": fail}, stdout=subprocess.PIPE, text=True)


def acknowledged(writer: "subprocess.Popen[str]") -> list[int]:
    """All numbers a writer has got until it ended."""
    assert writer.stdout is not None
    output = writer.stdout.read()  # not communicate(), which loses what a readline() has read ahead
    writer.wait(60)
    return [int(line) for line in output.split() if line != "ready"]


def new_table(address: str) -> str:
    async def make() -> str:
        async with Store(address) as store:
            return (await store.create_table(b"", 1)).id

    return asyncio.run(make())


def check(address: str, table: str) -> list[Entry]:
    """The log, which has no gaps and ends where the table says, and to which one can go on adding."""

    async def look() -> list[Entry]:
        if address.startswith("postgresql"):
            await alone(address)
        async with Store(address) as store:
            row, entries = await store.table(table), await store.entries(table)
            assert row is not None
            assert [entry.seq for entry in entries] == list(range(1, row.last + 1))
            assert row.state == (b"state %d" % row.last if row.last else None)
            await store.append(table, Entry(row.last + 1, "moves", 0, b"", "afterwards"))
            return entries

    entries = asyncio.run(look())
    if address.startswith("sqlite:///"):
        with sqlite3.connect(address.removeprefix("sqlite:///")) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return entries


def test_two_processes_write_to_one_table_without_loss(database_url: str) -> None:
    table = new_table(database_url)
    writers = [start_writer(database_url, table, name, 60) for name in ("ann", "ben")]
    got = [acknowledged(writer) for writer in writers]
    assert [writer.returncode for writer in writers] == [0, 0]
    assert sorted(got[0] + got[1]) == list(range(1, 121))
    assert all(earlier < later for numbers in got for earlier, later in pairwise(numbers))
    stored = {entry.seq: entry.client for entry in check(database_url, table)}
    assert stored == {seq: f"{name} {n}" for name, numbers in zip(("ann", "ben"), got) for n, seq in enumerate(numbers)}


@pytest.mark.parametrize(("point", "kept"), [("before-commit", 2), ("after-commit", 3)])
def test_a_process_killed_around_its_third_commit_leaves_whole_entries(
    database_url: str, point: str, kept: int
) -> None:
    table = new_table(database_url)
    writer = start_writer(database_url, table, "ann", 10, f"{point}:3")
    assert acknowledged(writer) == [1, 2]
    assert writer.returncode == -signal.SIGKILL
    assert [entry.client for entry in check(database_url, table)] == [f"ann {n}" for n in range(kept)]


def test_a_process_killed_at_any_moment_has_kept_what_it_acknowledged(database_url: str) -> None:
    table = new_table(database_url)
    writer = start_writer(database_url, table, "ann", 1_000_000)
    assert writer.stdout is not None
    got = [writer.stdout.readline() for _ in range(random.randint(2, 40))]
    time.sleep(random.random() / 100)
    writer.send_signal(signal.SIGKILL)
    kept = [int(line) for line in got[1:]] + acknowledged(writer)
    stored = [entry.seq for entry in check(database_url, table)]
    assert stored[: len(kept)] == kept
    assert len(stored) - len(kept) in (0, 1)


def test_the_other_of_two_workers_goes_on_when_one_is_killed(postgres_url: str) -> None:
    table = new_table(postgres_url)
    dying = start_writer(postgres_url, table, "ann", 1_000, "before-commit:20")
    living = start_writer(postgres_url, table, "ben", 60)
    got, kept = acknowledged(dying), acknowledged(living)
    assert (dying.returncode, living.returncode) == (-signal.SIGKILL, 0)
    assert (len(got), len(kept)) == (19, 60)
    assert sorted(got + kept) == [entry.seq for entry in check(postgres_url, table)]


OPENER = """
import asyncio, sys
from pathlib import Path
from seasons.server.store import Store

async def main(address, gate):
    print("ready", flush=True)
    while not Path(gate).exists():
        await asyncio.sleep(0.001)
    async with Store(address) as store:
        await store.create_table(b"", 1)

asyncio.run(main(*sys.argv[1:]))
"""


def test_processes_that_start_at_once_on_an_empty_database_all_work(database_url: str, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    command = [sys.executable, "-c", OPENER, database_url, str(gate)]
    openers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    for opener in openers:
        assert opener.stdout is not None
        assert opener.stdout.readline() == "ready\n"
    gate.touch()
    assert [opener.wait(60) for opener in openers] == [0, 0]
    for opener in openers:
        opener.communicate()

    async def count() -> int:
        async with Store(database_url) as store:
            return (await store.counts()).tables

    assert asyncio.run(count()) == 2
