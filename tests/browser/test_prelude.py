"""Draft and split by every way of pressing, and changing one's mind."""

from browser.cases import prelude
from browser.conftest import Visit
from browser.hand import PHONE, Hand
from browser.keys import answer_by_keys
from browser.tables import link, table_from
from server.house import Server

TABLE = ".prompt"


def test_a_card_that_is_marked_stays_marked_while_others_do_something(visit: Visit, server: Server) -> None:
    keys = table_from(server, prelude("pick"), bots={})
    ada, lea = visit(link(keys)), visit(link(keys, 1))
    for hand in (ada, lea):
        hand.answer(hand.offer(".draft .armed"))
    heard = len(ada.ear.heard)
    lea.answer("draft take")
    ada.hears_more_than(heard)
    ada.offer(".draft .armed")
    assert ada.page.locator(".draft .armed").count() == 1


def test_draft_and_split_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, prelude("pick"))))
    pressed = ada.play(TABLE, answer=lambda offer: answer_by_keys(ada, offer))
    assert pressed.count("draft take") == 8
    assert {"pick", "split"} <= ada.ear.answered


def test_draft_and_split_on_a_phone_with_a_finger(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, prelude("pick"))), PHONE, touch=True)
    pressed = ada.play(TABLE)
    assert pressed.count("draft take") == 8
    assert {"pick", "split"} <= ada.ear.answered


def placed(hand: Hand, number: int, year: int) -> None:
    """Wait until a card lies in a year."""
    hand.sees(f".split [data-place='{number}'] .tabs button:nth-child({year})[aria-pressed='true']")


def test_a_card_is_put_into_a_year_by_dragging_or_by_two_clicks(visit: Visit, server: Server) -> None:
    ada = visit(link(table_from(server, prelude("split"))))
    card, shelf = ada.sees(".split [data-place='0'] .card"), ada.page.locator(".split .years > section")
    card.drag_to(shelf.nth(2), target_position={"x": 30, "y": 60})
    placed(ada, 0, 3)
    ada.press(".split [data-place='1'] .card")
    ada.press(shelf.nth(1).locator("button").first)
    placed(ada, 1, 2)


def test_a_pick_and_a_split_can_be_changed_until_all_are_ready(visit: Visit, server: Server) -> None:
    keys = table_from(server, prelude("pick"), bots={})
    ada, lea = visit(link(keys)), visit(link(keys, 1))
    lea.sees(".draft")
    assert ada.offer(".nothing") == "draft card"
    ada.answer("draft card")
    assert ada.offer(".nothing") == "draft take"
    ada.answer("draft take")
    undo = ".draft .foot [aria-keyshortcuts='Backspace']:not([aria-disabled])"
    assert ada.offer(undo) == ""
    ada.press(undo)
    ada.sees(".draft .foot [aria-keyshortcuts='Enter']")
    assert ada.ear.table["decision"]["kind"] == "pick"
