"""A phrase is heard by everybody: on every screen, at the speaker's place, for a while; then the log has it."""

import pytest

from browser.cases import prelude
from browser.conftest import Visit
from browser.hand import DESK, PHONE, Hand
from browser.tables import link, table_from
from server.house import Server

BUBBLE = ".bubbles[role='status'] p"
"""It is told to screen readers, too."""


def say(hand: Hand, phrase: str) -> None:
    """Choose a phrase from the menu."""
    hand.press(".top .menu .opener")
    hand.press(f".top .menu li button >> text='{phrase}'")


@pytest.mark.parametrize("kind", ["pick", "split"])
def test_before_the_first_round_a_phrase_is_seen_on_both_screens(visit: Visit, server: Server, kind: str) -> None:
    keys = table_from(server, prelude(kind), bots={})
    ada, lea = visit(link(keys)), visit(link(keys, 1), PHONE, touch=True)
    for hand in (ada, lea):
        hand.sees(".draft, .split")
    say(ada, "Good luck")
    for hand in (ada, lea):
        assert hand.sees(BUBBLE).inner_text().split() == ["Ada:", "Good", "luck"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_at_the_table_a_phrase_comes_from_the_speakers_place(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    keys = table_from(server, "{turn: 2, seats: {1: {hand: [Purse of Io]}}}", bots={})
    ada, lea = visit(link(keys), size, touch=size == PHONE), visit(link(keys, 1))
    ada.sees("[data-group='opponents']")
    say(lea, "Well played")
    bubble, panel = ada.sees(BUBBLE).bounding_box(), ada.sees("[data-seat='1']").bounding_box()
    assert bubble and panel
    assert panel["x"] <= bubble["x"] <= panel["x"] + panel["width"]
    assert panel["y"] <= bubble["y"] <= panel["y"] + panel["height"]
    assert bubble["x"] + bubble["width"] <= size[0]
    ada.page.locator(BUBBLE).wait_for(state="detached")
    if size == PHONE:
        ada.press(".top [aria-label='Log']")
    assert ada.sees(".log .phrase").inner_text() == "Well played"
