"""Addresses that lead nowhere, and tables that are over: friendly pages that say what to do."""

import json

import pytest
from playwright.sync_api import WebSocketRoute

from browser.conftest import Visit
from browser.screens import played
from browser.tables import link, table_from
from server.house import Server


@pytest.mark.parametrize("path", ["/nowhere", "/cards/51", "/table"])
def test_an_unknown_address_leads_home(visit: Visit, path: str) -> None:
    ada = visit(path)
    ada.ear.allow("404")
    ada.press("main a[href='/']")
    ada.sees(".home .start .button")


@pytest.mark.parametrize("table, key", [("no-such-table", "0" * 32), ("", "0" * 32), ("", "")])
def test_an_unknown_table_and_a_wrong_key_say_what_to_do(visit: Visit, server: Server, table: str, key: str) -> None:
    known = table_from(server, "{}").table
    ada = visit(f"/table/{table or known}#{key}")
    ada.sees("main h1")
    assert len(ada.texts("main p")[0]) > 20
    ada.press("main a[href='/']")
    ada.sees(".home .start .button")


def test_a_table_that_is_forgotten_leaves_nothing_behind(visit: Visit, server: Server) -> None:
    keys = table_from(server, "{}")
    ada = visit(link(keys))
    ada.until("(table) => localStorage.getItem(`seasons.promise.${table}`)", keys.table)
    for address in ("/", f"/table/{keys.table}#{'0' * 32}"):
        ada.page.goto(server.address + address)
    ada.press("main .ways a[href='/']")
    ada.sees(".home .start .button")
    assert keys.table not in str(ada.page.evaluate("JSON.stringify(localStorage)"))


def test_a_finished_table_shows_its_scores_again(visit: Visit, server: Server) -> None:
    ada = visit(link(played(server)))
    ada.sees(".end h1.won")
    ada.press(".end .buttons .button:has-text('Look at the table')")
    ada.sees("[data-group='log']")
    ada.press(".prompt .button.gold")
    ada.sees(".end h1.won")


def test_a_spectator_of_a_finished_table_sees_the_scores(visit: Visit, server: Server) -> None:
    ada = visit(link(played(server), -1))
    ada.sees(".end h1.won")
    assert "Rematch" not in " ".join(ada.texts(".end .button"))


def test_a_page_that_is_older_than_its_server_is_loaded_again_but_only_once(visit: Visit, server: Server) -> None:
    def newer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send(json.dumps({"type": "gone", "code": "other-protocol"})))

    ada = visit("")
    ada.page.route_web_socket("**/api/live*", newer)
    ada.go(link(table_from(server, "{}")))
    ada.sees("main .ways")
    assert ada.ear.loads == 2
    assert "older than the server" in ada.texts("main p")[0]
