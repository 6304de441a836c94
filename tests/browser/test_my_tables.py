"""The games of this browser on the first page: none is lost, each says what it is, and one can be forgotten."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from browser.cases import prelude
from browser.conftest import Visit
from browser.hand import PHONE, Hand
from browser.tables import table_from
from seasons.rules import State
from server.house import QUICK, Keys, Server

ROWS = ".my-tables li"


def keep(hand: Hand, *tables: Keys) -> None:
    """Let the browser know the first seats of these tables, the newest first, and go to the first page."""
    kept = [{"table": keys.table, "key": keys.seats[0]} for keys in tables]
    hand.page.evaluate("(kept) => localStorage.setItem('seasons.keys', JSON.stringify(kept))", kept)
    hand.go("/")
    hand.sees(ROWS)


def begun(server: Server, start: State | str, **header: Any) -> Keys:
    """A table where all have sat down, so that the game has begun."""
    keys = table_from(server, start, **header)

    async def sit() -> None:
        for guest in await keys.sit():
            await guest.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(sit())).result()
    return keys


def test_all_running_games_are_there_with_who_plays_and_how_far_they_are(visit: Visit, server: Server) -> None:
    bot: dict[str, Any] = {"bots": {1: QUICK}, "names": ["Ada", ""]}
    late = begun(server, "{year: 2, space: 11, round: 9}", **bot)
    with_lea = begun(server, "{turn: 2}", bots={}, names=["Ada", "Lea"])
    lobby = server.table({"name": "Ada"}, {})
    more = [begun(server, "{}", **bot) for _ in range(2)]
    drafting = begun(server, prelude("pick"), **bot)
    ada = visit()
    keep(ada, *more, drafting, lobby, with_lea, late)
    rows = ada.texts(ROWS)
    assert len(rows) == 3
    assert all("Your turn." in row for row in rows)
    ada.press(".my-tables .more >> text='Show all (6)'")
    rows = [re.sub(r"\s+", " ", row) for row in ada.texts(ROWS)]
    assert len(rows) == 6
    assert [row for row in rows if "Squirrel Your turn. Year II · fall" in row]
    assert [row for row in rows if "Squirrel Your turn. Prelude" in row]
    assert [row for row in rows if "Lea Waiting for Lea." in row]
    assert [row for row in rows if "With friends" in row and "2 seats are still free." in row]
    assert not any(keys.table in row for keys in (late, with_lea, lobby) for row in rows)
    assert ["Your turn." in row for row in rows] == [True] * 4 + [False] * 2


def test_a_game_is_forgotten_only_when_asked_twice(visit: Visit, server: Server) -> None:
    first, second = (table_from(server, "{}") for _ in range(2))
    ada = visit("/", PHONE, touch=True)
    keep(ada, first, second)
    ada.press(f"{ROWS}:has([href*='{second.table}']) button")
    ada.press("dialog[open] footer .button >> nth=0")
    assert ada.page.locator(ROWS).count() == 2
    ada.press(f"{ROWS}:has([href*='{second.table}']) button")
    with ada.page.expect_response("**/api/mine"):  # the list may come anew while the question is open
        ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ada.press("dialog[open] .button.danger")
    ada.until("(rows) => document.querySelectorAll(rows).length === 1", ROWS)
    kept = json.loads(ada.page.evaluate("localStorage.getItem('seasons.keys')"))
    assert [one["table"] for one in kept] == [first.table]
