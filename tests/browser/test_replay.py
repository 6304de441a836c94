"""A finished game is looked at again: keys, viewpoints, a link to a step, and playing on from there."""

import pytest

from browser.conftest import Visit
from browser.hand import DESK, PATIENCE, PHONE, Hand
from browser.screens import played
from browser.tables import link, table_from
from server.house import Server


def at(hand: Hand) -> int:
    """The number of the step that is shown."""
    return int(hand.texts(".bar .at")[0].split("/")[0])


def come(visit: Visit, server: Server, seat: int = 0, **wishes: object) -> Hand:
    """Open the replay of a game of three."""
    ada = visit(link(played(server), seat).replace("/table/", "/replay/"), **wishes)
    ada.sees(".bar .at")
    ada.offer(".bar")
    return ada


def reached(hand: Hand, step: int) -> None:
    """Wait for a step."""
    hand.until("(n) => document.querySelector('.bar .at')?.innerText.startsWith(`${n}/`)", step)


def test_keys_move_through_the_game(visit: Visit, server: Server) -> None:
    ada = come(visit, server)
    ada.key("Home")
    reached(ada, 1)
    ada.key("ArrowRight")
    reached(ada, 2)
    ada.key("ArrowRight")
    reached(ada, 3)
    ada.key("ArrowLeft")
    reached(ada, 2)
    ada.key("End")
    last = int(ada.texts(".bar .at")[0].split("/")[1])
    reached(ada, last)
    ada.key("Shift+ArrowLeft")
    ada.until("(n) => !document.querySelector('.bar .at').innerText.startsWith(`${n}/`)", last)
    assert at(ada) < last
    ada.until("(selector) => document.querySelectorAll(selector).length === 1", "[data-group='log'] .here")


def test_another_viewpoint_shows_another_hand(visit: Visit, server: Server) -> None:
    ada = come(visit, server)
    assert ada.page.locator(".eyes button").nth(0).get_attribute("aria-pressed") == "true"
    ada.key("v")
    ada.sees(".eyes button:nth-child(2)[aria-pressed='true']")
    assert ada.ear.table["seat"] == 1


def test_a_link_to_a_step_opens_that_step(visit: Visit, server: Server) -> None:
    ada = come(visit, server, -1, permissions=["clipboard-read", "clipboard-write"])
    ada.key("Home", "ArrowRight", "ArrowRight", "ArrowRight")
    reached(ada, 4)
    ada.key("c")
    ada.sees("[role='status'] >> text=/copied/i")
    lea = visit("/" + str(ada.page.evaluate("navigator.clipboard.readText()")).split("/", 3)[3])
    reached(lea, 4)


def test_nobody_gives_away_the_key_of_a_seat_with_a_link(visit: Visit, server: Server) -> None:
    copying = ".bar [aria-keyshortcuts='C']"
    assert come(visit, server).page.locator(copying).count() == 0
    assert come(visit, server, -1).page.locator(copying).count() == 1


def test_the_game_goes_on_from_a_step_against_computers(visit: Visit, server: Server) -> None:
    ada = come(visit, server)
    ada.key("Home", "Shift+ArrowRight")
    ada.press(".bar .button.gold")
    ada.page.wait_for_url("**/table/**", timeout=PATIENCE)
    assert played(server).table not in ada.page.url
    assert len(ada.play(".nothing", 4)) == 4
    assert ada.ear.plays()


def test_a_running_game_can_be_looked_back_at(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, "{right: true, seats: {1: {reserve: 3 fire}}}")))
    ada.sees(".prompt [aria-keyshortcuts='T']")
    ada.play(".nothing", 4)
    ada.sees("[data-group='log'] li .then")
    ada.look_away()
    ada.page.locator("[data-group='log'] li .then").last.click()
    ada.sees(".screen.past")
    ada.press(".prompt .button.gold")
    ada.until("() => !document.querySelector('.screen.past')")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_a_replay_offers_neither_hints_nor_talk(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    position = "{right: true, seats: {1: {reserve: 3 fire}}}"  # against a computer, so that hints are allowed
    ada = visit(link(table_from(server, position)), size)
    ada.sees(".top [aria-label='Hint']")
    ada.sees(".top [aria-label='Say something']")
    ada.go(ada.page.url.split(ada.ear.host)[1].replace("/table/", "/replay/"))
    ada.sees(".bar .at")
    assert ada.page.locator(".top [aria-label='Hint'], .top [aria-label='Say something']").count() == 0
    ada.key("g")
    ada.offer(".bar")
    assert not [one for one in ada.ear.sent if one["type"] == "hint"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_an_opened_record_shows_the_cards_of_all(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    keys = played(server, 2)
    ada = visit("/replay", size, touch=size == PHONE)
    text = keys.ask("GET", "/record", keys.spectator).content
    ada.page.locator("input[type='file']").set_input_files({"name": "game.yaml", "mimeType": "text", "buffer": text})
    ada.sees(".eyes button:last-child[aria-pressed='true']")
    ada.until("() => document.querySelector('.bar .at')?.innerText.startsWith('1/')")
    ada.key("Shift+ArrowRight")
    ada.sees("[data-group='opponents'] .held .playing-card")
    past = next(one for one in reversed(ada.ear.heard) if one["type"] == "past")["view"]["seats"]
    assert past[1]["hand"]["cards"]
    assert ada.page.locator("[data-group='opponents'] .held .playing-card").count() == len(past[1]["hand"]["cards"])
    ada.press("[data-group='opponents'] [data-seat='1'] > button")
    ada.sees(".details .some")
    shown = ada.page.locator(".details .some [data-card]").evaluate_all("all => all.map(one => +one.dataset.card)")
    hidden = [card for pile in ("hand", "library2", "library3") for card in (past[1][pile] or {"cards": []})["cards"]]
    assert sorted(shown) == sorted([*hidden, *(lying["card"] for lying in past[1]["play"])])


def test_a_file_that_is_no_record_is_refused_in_the_language_of_the_page(visit: Visit) -> None:
    ada = visit("/replay", language="de")
    ada.ear.allow("400")
    bad = {"name": "spiel.yaml", "mimeType": "text/yaml", "buffer": b"format: 1\nplayers: [Ada, Bob\nfirst: 1\n"}
    ada.page.locator("input[type='file']").set_input_files(bad)
    said = ada.sees(".toast").inner_text()
    assert "In Zeile 3 ist ein Fehler." in said
    assert "YAML" not in said
