"""`seasons serve`, `verify`, `export`, `import`, `tidy` and `load`, as those who host the game call them."""

import asyncio
import dataclasses
import json
import re
import signal
import socket
import subprocess
import time
from pathlib import Path
from urllib.request import urlopen

from cli.commands import SEASONS, complains, environment, process, seasons, started
from seasons.game.entries import Header, Seat, pack
from seasons.notation import Record, commitment_of, dump, new_table, record_of
from seasons.notation.record import mixed_seed
from seasons.rules import legal_moves, mover
from seasons.server.store import Entry, Store
from server.house import wait_for


def finished_game(seed: int) -> Record:
    """A whole game from one of 256 seeds."""
    return finished_game_from(bytes([seed]) * 32)


def finished_game_from(seed: bytes) -> Record:
    """A whole game in which everybody takes the last choice there is."""
    game = new_table(["Ada", "Bob"], level=0, seed=seed)
    while not game.over:
        game.play(mover(game.now), legal_moves(game.now)[-1:])
    return record_of(game, ["Ada", "Bob"])


def kept_table(database: str) -> str:
    """A table with one entry in a database; its name."""

    async def keep() -> str:
        async with Store(database) as store:
            row = await store.create_table(pack(Header(2, 0, 0, -1)), 1)
            await store.append(row.id, Entry(1, "seat", 0, pack(Seat(name="Ada"))))
            return row.id

    return asyncio.run(keep())


def names_in(database: str, table: str) -> list[bytes]:
    """The bodies of the entries of a table."""

    async def read() -> list[bytes]:
        async with Store(database) as store:
            return [entry.body for entry in await store.entries(table)]

    return asyncio.run(read())


def test_verify_proves_a_true_record(tmp_path: Path) -> None:
    game = finished_game(1)
    (tmp_path / "game.yaml").write_text(dump(game), "utf-8")
    done = seasons(tmp_path, "verify", "game.yaml")
    assert done.returncode == 0
    count = len(game.setup) + sum(len(entry.outcomes) for entry in game.entries)
    assert f"all {count} draws" in done.stdout and game.commitment in done.stdout


def test_verify_names_a_roll_that_was_changed(tmp_path: Path) -> None:
    text = dump(finished_game(1))
    roll = re.search(r"roll (\d)", text)
    assert roll is not None
    other = int(roll[1]) % 6 + 1
    (tmp_path / "game.yaml").write_text(text.replace(roll[0], f"roll {other}", 1), "utf-8")
    done = seasons(tmp_path, "verify", "game.yaml")
    assert done.returncode == 1
    assert f"roll {other}, but the seed gives {roll[0]}" in done.stdout


def test_verify_looks_for_what_a_player_has_added(tmp_path: Path) -> None:
    mine, another = "ab" * 16, "0c" * 16
    (tmp_path / "game.yaml").write_text(mixed_game([mine, ""]), "utf-8")
    done = seasons(tmp_path, "verify", "game.yaml", "--nonce", mine.upper())
    assert done.returncode == 0
    assert f"Ada has added {mine}" in done.stdout and f"Your part {mine} is in the seed" in done.stdout
    assert "Bob has added" not in done.stdout
    done = seasons(tmp_path, "verify", "game.yaml", "--nonce", another)
    assert done.returncode == 1
    assert f"Your part {another} is not among" in done.stdout and "Proved" not in done.stdout
    complains(seasons(tmp_path, "verify", "game.yaml", "--nonce", "xyz"), "16 bytes as hexadecimal digits")


def mixed_game(nonces: list[str]) -> str:
    """The record of a game to whose seed people have added something."""
    secret = bytes(32)
    record = finished_game_from(mixed_seed(secret, nonces))
    told = {"seed": secret.hex(), "secret": "", "commitment": commitment_of(secret), "nonces": nonces}
    return dump(dataclasses.replace(record, **told))


def test_a_table_moves_to_another_database(tmp_path: Path) -> None:
    old, new = f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db"
    table = kept_table(old)
    assert seasons(tmp_path, "export", table, "table.json", "--database", old).returncode == 0
    assert (tmp_path / "table.json").stat().st_mode & 0o777 == 0o600
    assert seasons(tmp_path, "import", "table.json", "--database", new).returncode == 0
    assert names_in(new, table) == names_in(old, table) != []
    complains(seasons(tmp_path, "import", "table.json", "--database", new), f"{table} is in this database already")


def test_an_export_that_takes_the_place_of_a_file_is_for_nobody_else_either(tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text("a file that everybody may read")
    (tmp_path / "table.json").chmod(0o644)
    table = kept_table(f"sqlite:///{tmp_path}/games.db")
    done = seasons(tmp_path, "export", table, "table.json", "--database", f"sqlite:///{tmp_path}/games.db")
    assert done.returncode == 0
    assert (tmp_path / "table.json").stat().st_mode & 0o777 == 0o600


def test_export_of_an_unknown_table_says_so(tmp_path: Path) -> None:
    complains(seasons(tmp_path, "export", "nowhere", "x.json", "--database", f"sqlite:///{tmp_path}/a.db"), "nowhere")
    assert not (tmp_path / "x.json").exists()


def test_import_refuses_what_is_no_table(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{}")
    complains(seasons(tmp_path, "import", "x.json", "--database", f"sqlite:///{tmp_path}/a.db"), "x.json")


def test_tidy_leaves_what_was_touched_lately(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.db"
    table = kept_table(database)
    done = seasons(tmp_path, "tidy", "--database", database)
    assert done.returncode == 0 and "0" in done.stdout
    assert names_in(database, table) != []


def test_a_database_that_cannot_be_reached_is_named(tmp_path: Path) -> None:
    complains(seasons(tmp_path, "tidy", "--database", f"postgresql:///x?host={tmp_path}"), "postgresql")
    complains(seasons(tmp_path, "tidy", "--database", "mysql://x"), "mysql")


def test_serve_names_a_database_it_cannot_reach(tmp_path: Path) -> None:
    complains(seasons(tmp_path, "serve", "--database", f"postgresql:///x?host={tmp_path}"), "postgresql")


def test_serve_says_where_it_is_and_closes_on_ctrl_c(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = f"sqlite:///{tmp_path}/a.db"
    with started(tmp_path, "serve", "--port", str(port), "--database", database) as server:
        assert server.stdout is not None
        address = f"http://127.0.0.1:{port}/"
        assert address in server.stdout.readline()
        assert json.load(urlopen(address + "api/health"))["status"] == "fine"
        complains(seasons(tmp_path, "serve", "--port", str(port)), str(port))
        complains(seasons(tmp_path, "serve", "--port", "8014", "--database", database), address)
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0
        assert "Closed" in server.stdout.read()


def test_seasons_opens_the_browser_and_the_second_time_the_table_that_is_open_already(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    env = environment(tmp_path) | {"BROWSER": str(browser)}
    with started(tmp_path, env=env) as first:
        assert first.stdout is not None
        address = re.search(r"http://\S+", first.stdout.readline())
        assert address is not None
        wait_for(opened.exists)
        again = subprocess.run(SEASONS, capture_output=True, text=True, env=env, timeout=60)
        assert again.returncode == 0
        assert f"already open at {address[0]}" in again.stdout
        assert opened.read_text().split() == [address[0]] * 2
        first.send_signal(signal.SIGINT)
        assert first.wait(60) == 0


def test_load_counts_what_everybody_heard(tmp_path: Path) -> None:
    began = time.monotonic()
    done = process(tmp_path, "load", "--tables", "2", "--seconds", "1", "--rate", "5", "--json")
    found = json.loads(done.stdout)
    assert time.monotonic() - began >= 1
    assert (found["tables"], found["sockets"], found["refused"], found["unheard"]) == (2, 5, 0, 0)
    assert found["moves"] > 0 and 0 < found["p50"] <= found["p99"] <= found["worst"]
    assert found["acknowledged"] > 0 and found["server_cpu_ms_per_move"] > 0


def test_a_load_has_the_spectators_and_previews_that_are_wanted(tmp_path: Path) -> None:
    wanted = ("--watch-every", "1", "--preview-every", "0", "--seconds", "1", "--rate", "5")
    found = json.loads(process(tmp_path, "load", "--tables", "2", *wanted, "--json").stdout)
    assert (found["sockets"], found["preview_p95"], found["refused"], found["unheard"]) == (6, 0, 0, 0)
