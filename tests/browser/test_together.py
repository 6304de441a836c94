"""Several people: friends with links, and one device for all."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from browser.conftest import Visit
from browser.hand import A_LOOK, PHONE, Hand
from browser.screens import played
from browser.tables import link, table_from
from seasons.notation import move_id
from server.house import QUICK, Keys, Server, late_state


def link_of_free_seat(host: Hand) -> str:
    """Copy the link of the free seat, as its button does."""
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.press(".seats .row.free .button")
    host.sees(".seats .row.free .button.gold")
    return str(host.page.evaluate("navigator.clipboard.readText()"))


def test_two_browsers_play_with_a_link(visit: Visit) -> None:
    ada = visit()
    ada.press(".home .others .button >> nth=0")
    ada.sees(".lobby .seats .row.free")
    address = link_of_free_seat(ada)
    lea = visit("/" + address.split("/", 3)[3])
    ada.press(".lobby .actions .button.gold:not([aria-disabled])")
    for _ in range(2):
        for hand in (ada, lea):
            while hand.offer(".nothing") == "draft card":
                hand.answer("draft card")
            hand.answer("draft take")
    assert ada.offer(".nothing") == "draft card"
    assert len(ada.ear.table["view"]["seats"][0]["drafted"]["cards"]) == 2
    assert ada.ear.table["view"]["seats"][1]["drafted"]["cards"] == []
    assert lea.ear.table["seat"] == 1


def play_for_all(hand: Hand, **until: Any) -> list[str]:
    """Play for everybody at this device; what was pressed. Both of them must have had the device."""
    seats = set()

    def answer(offer: str) -> None:
        seats.add(hand.ear.table["seat"])
        hand.answer(offer, A_LOOK)

    pressed = hand.play(answer=answer, **until)
    assert seats == {0, 1}
    return pressed


def test_two_people_share_one_device(visit: Visit) -> None:
    ada = visit()
    ada.press(".home .others .button >> nth=1")
    for number, name in enumerate(("Ada", "Lea")):
        ada.page.locator("dialog[open] input").nth(number).fill(name)
    ada.press("dialog[open] .button.gold")
    ada.sees("main.over .button.gold")
    assert ada.page.locator("[data-card]").count() == 0
    assert play_for_all(ada, ends=".prompt [aria-keyshortcuts='E']").count("hand over") > 2


def test_a_game_on_one_device_comes_to_its_end(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, late_state(), bots={}, hot_seat=True), -2))
    assert play_for_all(ada).count("hand over") > 2
    assert ada.ear.table["view"]["over"]
    assert ada.sees(".end [data-verdict]").get_attribute("data-verdict") == "kept"


SECRETS = """
seats:
  1: {crystals: 9, hand: [Purse of Io], play: [Crystal Orb]}
  2: {hand: [Tree of Light], library 3: [Kairn the Destroyer]}
top: Potion of Life
known: {1: [Tree of Light, Potion of Life], 2: [Purse of Io]}
"""
"""Ada knows Lea's hand and the top card of the draw pile, at which she has looked; Lea knows Ada's hand."""
POTION_OF_LIFE = 26
SECRET_CARDS = ("Purse of Io", "Tree of Light", "Kairn the Destroyer", "Potion of Life")


def discard_what_was_looked_at(keys: Keys) -> None:
    """Ada discards the top card, which nobody else has seen, and all end their turns: Lea, then Ada must take a die."""

    async def play() -> None:
        ada, lea = await keys.join(0), await keys.join(1)
        await ada.until(ada.asked)
        for text in ("activate Crystal Orb", "pay crystals", "end turn"):
            await ada.play([move_id(text)])
        await lea.until(lea.asked)
        await lea.play([move_id("end turn")])
        await lea.until(lambda: lea.asked() and lea.decision["kind"] == "die")
        assert any(event.get("card") == POTION_OF_LIFE for entry in ada.news for event in entry["events"])

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(play())).result()


def shown(hand: Hand) -> set[str]:
    """The secret cards that are anywhere in the page, seen or not."""
    page = hand.page.content()
    return {name for name in SECRET_CARDS if name in page}


@pytest.mark.parametrize("computers", [0, 1])
def test_between_two_players_the_device_shows_what_everybody_may_know(
    visit: Visit, server: Server, computers: int
) -> None:
    bots = dict.fromkeys(range(2, 2 + computers), QUICK)
    keys = table_from(server, f"players: {2 + computers}{SECRETS}", bots=bots, hot_seat=True)
    discard_what_was_looked_at(keys)
    device = visit(link(keys, -2))
    for name in ("Lea", "Ada"):  # each takes a die while all hands lie face down
        device.until("(name) => document.querySelector('.ribbon')?.innerText.includes(name)", name)
        for offer in ("die", "armed"):
            assert device.offer(".nothing") == offer
            assert shown(device) == set()
            device.answer(offer)
    assert device.offer(".nothing") == "hand over"
    assert shown(device) == set()
    assert all(message["table"]["face_down"] for message in device.ear.heard if message["type"] == "update")
    device.answer("hand over")
    device.offer(".prompt")
    assert shown(device) == {"Tree of Light", "Purse of Io"}  # Lea's own card, and the one that she knows of Ada's
    device.page.reload()
    device.sees("main.over")
    assert shown(device) == set()


def test_a_rematch_is_followed_by_the_other_player(visit: Visit, server: Server) -> None:
    keys = played(server, 2)
    ada, lea = visit(link(keys)), visit(link(keys, 1))
    for hand in (ada, lea):
        hand.sees(".end h1.won")
    mine = {"table": keys.table, "seats": keys.seats, "spectator": keys.spectator, "owner": keys.owner}
    ada.page.evaluate("(keys) => localStorage.setItem(`seasons.table.${keys.table}`, JSON.stringify(keys))", mine)
    ada.press(".end .button.gold")
    for hand in (ada, lea):
        hand.until("(old) => !location.pathname.includes(old)", keys.table)
    assert ada.page.url.split("#")[0] == lea.page.url.split("#")[0]
    there = ada.page.url.split("#")[0].rsplit("/", 1)[1]
    kept = json.loads(ada.page.evaluate("(there) => localStorage.getItem(`seasons.table.${there}`)", there))
    assert (kept["table"], kept["owner"], kept["seats"]) == (there, keys.owner, keys.seats[::-1])
    assert lea.page.evaluate("(there) => localStorage.getItem(`seasons.table.${there}`)", there) is None


def test_what_is_read_on_a_phone_stays_while_others_do_something(visit: Visit, server: Server) -> None:
    keys = table_from(server, "{turn: 2, seats: {1: {hand: [Purse of Io]}}}", bots={})
    ada, lea = visit(link(keys), PHONE, touch=True), visit(link(keys, 1))
    ada.page.locator("[data-group='hand'] [data-card='8']").tap(force=True)
    ada.sees(".look")
    heard = len(ada.ear.heard)
    lea.press(".top [aria-haspopup='true']")
    lea.press(".top .menu li button >> nth=0")
    ada.hears_more_than(heard)
    ada.offer(".look")
    assert ada.page.locator(".look").count() == 1


def test_who_says_something_with_the_keyboard_stays_where_they_were(visit: Visit, server: Server) -> None:
    keys = table_from(server, "{turn: 2, seats: {1: {hand: [Purse of Io]}}}", bots={})
    ada, lea = visit(link(keys)), visit(link(keys, 1))
    opener = ".top .menu .opener"
    focused = "(place) => document.activeElement?.matches(place) && !document.querySelector('.top .menu li')"
    ada.sees(opener).focus()
    ada.key("Enter", "Tab", "Escape")
    ada.until(focused, opener)
    heard = len(lea.ear.heard)
    ada.key("Enter", "Tab", "Enter")
    ada.until(focused, opener)
    lea.hears_more_than(heard)


def test_a_link_for_watching_does_not_take_my_seat_away(visit: Visit, server: Server) -> None:
    keys = table_from(server, "{}")
    ada = visit(link(keys))
    ada.offer(".prompt [aria-keyshortcuts='E']")
    for address in ("/", link(keys, -1)):
        ada.page.goto(server.address + address)
    ada.sees("[data-group='log']")
    kept = json.loads(ada.page.evaluate("localStorage.getItem('seasons.keys')"))
    assert {"table": keys.table, "key": keys.seats[0]} in kept
    ada.page.goto(server.address + link(keys))
    ada.offer(".prompt [aria-keyshortcuts='E']")
    assert ada.ear.table["seat"] == 0


def test_a_table_that_was_set_up_anew_is_the_only_one_kept(visit: Visit) -> None:
    ada = visit()
    ada.press(".home .others .button >> nth=0")
    ada.sees(".lobby .seats")
    before = ada.page.url
    ada.press(".lobby .size fieldset:nth-of-type(2) label >> nth=2")
    ada.until("(before) => location.href !== before", before)
    ada.sees(".lobby .seats")
    kept = json.loads(ada.page.evaluate("localStorage.getItem('seasons.keys')"))
    assert [one["table"] for one in kept] == [ada.page.url.split("#")[0].rsplit("/", 1)[1]]


def test_a_card_marked_beforehand_is_proposed_when_one_must_be_given_up(visit: Visit, server: Server) -> None:
    lea_has = "{reserve: 3 fire, hand: [Syllas the Faithful]}"
    keys = table_from(server, f"{{turn: 2, seats: {{1: {{play: [8, 32]}}, 2: {lea_has}}}}}", bots={})
    lea, ada = visit(link(keys, 1)), visit(link(keys))
    ada.press("[data-group='play'] [data-card='32']")
    ada.sees("[data-group='play'] [data-card='32'].marked")
    lea.press("[data-group='hand'] [data-card='10'].lit")
    lea.press(".prompt .button.armed")
    ada.sees(".prompt .button.armed")
    ada.key("Enter")
    ada.until("() => !document.querySelector(\"[data-group='play'] [data-card='32']\")")
    assert "sacrifice" in ada.ear.answered
