"""Reloading, a lost connection, and a server that was updated: nothing is lost, and the page says what is going on."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import seasons
from browser.conftest import Visit
from browser.screens import SCREENS
from browser.tables import link, table_from
from server.house import Server, wait_for
from server.test_other_rules import age

TURN = "{right: true, seats: {1: {reserve: 3 fire 1 air, hand: [Amulet of Fire, Purse of Io]}}}"
LOST = ".link.lost"
LIVE = {
    "draft": ".draft .grid .playing-card",
    "split": ".split [aria-pressed='true']",
    "lobby": ".lobby .seats",
    "end": ".end h1.won",
}
NEWER = Path(__file__).with_name("newer.py")


def test_a_reload_in_the_middle_of_a_choice_asks_the_same_again(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, TURN)))
    ada.offer(".prompt [aria-keyshortcuts='E']")
    ada.press("[data-group='hand'] [data-card='2']")
    ada.play(".shelf .lit")
    asked = ada.ear.table["decision"]
    ada.page.reload()
    ada.sees(".shelf .lit")
    assert ada.ear.table["decision"]["id"] == asked["id"]
    assert ada.page.locator(".shelf .lit").count() == len(asked["options"])  # two equal cards are one choice
    ada.play(".prompt [aria-keyshortcuts='E']")
    assert "keep-one" in ada.ear.answered


def test_a_reload_forgets_only_what_was_not_sent(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, TURN)))
    ada.offer(".prompt [aria-keyshortcuts='E']")
    ada.press(".prompt [aria-keyshortcuts='T']")
    ada.sees(".prompt .tray")
    ada.page.reload()
    ada.sees(".prompt [aria-keyshortcuts='T']")
    assert ada.page.locator(".prompt .tray").count() == 0
    assert ada.ear.plays() == []


@pytest.mark.parametrize("spoil", [False, True])
def test_a_game_of_other_rules_says_that_it_cannot_be_played_on(visit: Visit, tmp_path: Path, spoil: bool) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as house:
        keys = table_from(house, TURN)
        ada = visit(link(keys), house=house)
        ada.offer(".prompt [aria-keyshortcuts='E']")
        ada.page.close()
        house.stop()
        with ThreadPoolExecutor(1) as pool:
            pool.submit(lambda: asyncio.run(age(house.database, keys.table, spoil))).result()
        house.start()
        later = visit(link(keys), house=house)
        later.sees("main p" if spoil else ".prompt .warn")
        assert "older rules" in later.page.locator("main").inner_text()
        later.page.close()  # before its server goes: it would try to come back


def test_a_lost_connection_is_said_and_comes_back_by_itself(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, TURN)))
    ada.ear.allow("ERR_INTERNET_DISCONNECTED", "WebSocket")
    ada.sees(".link.online")
    ada.page.context.set_offline(True)
    ada.sees(".link.lost")
    ada.page.context.set_offline(False)
    ada.sees(".link.online")
    ada.offer(".prompt [aria-keyshortcuts='E']")
    ada.press("[data-group='hand'] [data-card='8']")
    ada.sees("[data-group='play'] [data-card='8']")


@pytest.mark.parametrize(("name", "place"), LIVE.items(), ids=LIVE)
def test_every_live_screen_says_that_the_connection_is_lost(
    visit: Visit, server: Server, name: str, place: str
) -> None:
    ada = visit()
    ada.ear.allow("ERR_INTERNET_DISCONNECTED", "WebSocket")
    SCREENS[name](ada, server)
    ada.page.context.set_offline(True)
    ada.sees(LOST)
    ada.page.context.set_offline(False)
    ada.until("(place) => !document.querySelector(place)?.checkVisibility()", LOST)
    ada.sees(place)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may be stopped."""
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as running:
        yield running


def test_a_page_waits_while_the_database_is_away_and_keeps_its_key(visit: Visit, own_server: Server) -> None:
    keys = table_from(own_server, TURN)
    ada = visit(link(keys), house=own_server)
    ada.ear.allow("503", "WebSocket", "ERR_CONNECTION_REFUSED")
    ada.offer(".prompt [aria-keyshortcuts='E']")
    change(own_server, "ALTER TABLE keys RENAME TO away")
    ada.page.reload()
    ada.sees(f"main {LOST}, .wait {LOST}")
    assert ada.page.locator("main .ways").count() == 0
    assert keys.seats[0] in str(ada.page.evaluate("JSON.stringify(localStorage)"))
    change(own_server, "ALTER TABLE away RENAME TO keys")
    ada.offer(".prompt [aria-keyshortcuts='E']")


def change(server: Server, order: str) -> None:
    """Change the database of a running server."""
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        database.execute(order)


def test_a_page_of_an_older_build_loads_itself_again(visit: Visit, own_server: Server, tmp_path: Path) -> None:
    ada = visit(link(table_from(own_server, TURN)), house=own_server)
    ada.ear.allow("WebSocket", "ERR_CONNECTION_REFUSED")
    ada.offer(".prompt [aria-keyshortcuts='E']")
    ada.press(".prompt [aria-keyshortcuts='T']")
    ada.sees(".prompt .tray")
    loads = ada.ear.loads
    pages = tmp_path / "static"
    shutil.copytree(Path(seasons.__file__).parent / "static", pages)
    (pages / ".stamp").write_text("a newer build of the pages")
    own_server.stop()
    ready = tmp_path / "ready"
    newer = subprocess.Popen(
        [sys.executable, str(NEWER), str(pages), str(own_server.port), own_server.database, str(ready)],
        env=os.environ,
    )
    try:
        wait_for(ready.exists)
        ada.sees(".link.online")
        assert ada.ear.loads == loads, "it loaded again in the middle of an answer"
        ada.key("Escape")
        ada.until("() => !document.querySelector('.prompt .tray') && document.querySelector('.prompt .button')")
        assert ada.ear.loads == loads + 1
    finally:
        newer.terminate()
        newer.wait()
