"""Card 2, Amulet of Fire."""

import pytest

from helpers import Table
from seasons.rules import DISCARD, view

FOUR = """
    seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}
    next: {draws: [Purse of Io, Staff of Spring, Kairn the Destroyer, Potion of Life]}
"""


def test_card_2_1_one_of_four_cards_is_kept():
    table = Table(FOUR)
    table.do("summon Amulet of Fire")
    assert table.asked() == (1, "keep-one")
    assert sorted(table.legal()) == [
        "keep Kairn the Destroyer", "keep Potion of Life", "keep Purse of Io", "keep Staff of Spring",
    ]  # fmt: skip
    table.do("keep Kairn the Destroyer")
    assert table.hand(1) == ["Kairn the Destroyer"]
    assert table.discard() == ["Staff of Spring", "Purse of Io", "Potion of Life"]
    assert table.asked() == (1, "turn")


def test_card_2_2_the_discarded_cards_are_not_shown():
    table = Table(FOUR).do("summon Amulet of Fire", "keep Kairn the Destroyer")
    discarded = table.said("draw-discarded")
    assert [event.seen_by(0).card for event in discarded] == [6, 8, 26]
    assert [event.seen_by(1).card for event in discarded] == [0, 0, 0]
    assert view(table.state, 0).unseen(DISCARD) == 0
    assert view(table.state, 1).unseen(DISCARD) == 3


@pytest.mark.parametrize(
    "piles, drawn",
    [
        ("pile: [Purse of Io, Staff of Spring, Kairn the Destroyer]", 3),
        ("pile: [Staff of Spring, Kairn the Destroyer]", 2),
        ("{pile: [Staff of Spring], discard: [Kairn the Destroyer]}", 2),
    ],
)
def test_card_2_3_one_of_fewer_cards_is_kept(piles: str, drawn: int):
    seats = "seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}"
    table = Table(f"{{{piles.strip('{}')}, {seats}}}").do("summon Amulet of Fire")
    assert len(table.drawn(1)) == len(table.legal()) == drawn
    table.do("keep Kairn the Destroyer")
    assert table.hand(1) == ["Kairn the Destroyer"]
    assert len(table.discard()) == drawn - 1


def test_card_2_3_a_single_card_is_kept_without_a_question():
    table = Table("{pile: [Purse of Io], seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}}")
    table.do("summon Amulet of Fire")
    assert table.asked() == (1, "turn")
    assert table.hand(1) == ["Purse of Io"]
    assert table.discard() == []


def test_card_2_3_without_a_card_nothing_happens():
    table = Table("{pile: [], seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}}")
    table.do("summon Amulet of Fire")
    assert table.asked() == (1, "turn")
    assert table.play(1) == ["Amulet of Fire"]
    assert table.hand(1) == []
