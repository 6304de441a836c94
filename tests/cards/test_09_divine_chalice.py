"""Card 9, Divine Chalice."""

import pytest

from helpers import Table
from seasons.rules import DISCARD, view

SUMMON = "summon Divine Chalice"
ALL = "1 air 1 water 1 fire 1 earth"
DRAWS = "[Amulet of Earth, Purse of Io, Staff of Spring, Kairn the Destroyer]"


def chalice(more: str = "", around: str = "") -> Table:
    """Seat 1 can summon a Chalice that draws the four cards above."""
    return Table(f"""
        seats: {{1: {{reserve: {ALL}, hand: [Divine Chalice]{more}}}{around}}}
        next: {{draws: {DRAWS}}}
    """)


def test_card_9_1_one_of_four_cards_comes_into_play_for_free():
    table = chalice().do(SUMMON)
    assert table.asked() == (1, "put")
    table.do("put Amulet of Earth")
    assert table.play(1) == ["Amulet of Earth", "Divine Chalice"]
    assert table.discard() == ["Staff of Spring", "Purse of Io", "Kairn the Destroyer"]
    assert table.hand(1) == []
    assert table.crystals(1) == 9
    assert table.asked() == (1, "turn")


def test_card_9_2_with_room_one_must_be_put_into_play():
    table = chalice().do(SUMMON)
    assert sorted(table.legal()) == [
        "put Amulet of Earth", "put Kairn the Destroyer", "put Purse of Io", "put Staff of Spring",
    ]  # fmt: skip


def test_card_9_3_the_chalice_takes_a_place_itself():
    table = chalice(", gauge: 2").do(SUMMON)
    assert table.asked() == (1, "put")
    table.do("put Purse of Io")
    assert table.play(1) == ["Purse of Io", "Divine Chalice"]


@pytest.mark.parametrize("more", [", gauge: 1", ", gauge: 2, play: [Die of Malice]"])
def test_card_9_4_without_room_all_are_discarded_and_nothing_is_asked(more: str):
    """Also CARD-9.3."""
    table = chalice(more).do(SUMMON)
    assert table.asked() == (1, "turn")
    assert table.discard() == ["Amulet of Earth", "Staff of Spring", "Purse of Io", "Kairn the Destroyer"]
    assert table.crystals(1) == 0


def test_card_9_4_only_the_summoner_sees_them():
    table = chalice(", gauge: 1").do(SUMMON)
    assert [event.seen_by(0).card for event in table.said("drew")] == [3, 8, 6, 16]
    for event in table.said("drew") + table.said("draw-discarded"):
        assert event.seen_by(1).card == 0
    assert view(table.state, 0).unseen(DISCARD) == 0
    assert view(table.state, 1).unseen(DISCARD) == 4


def test_card_9_5_of_fewer_cards_one_is_put_into_play():
    table = Table(f"""
        pile: [Purse of Io]
        discard: [Amulet of Earth]
        seats: {{1: {{reserve: {ALL}, hand: [Divine Chalice]}}}}
    """).do(SUMMON)
    assert sorted(table.legal()) == ["put Amulet of Earth", "put Purse of Io"]
    table.do("put Purse of Io")
    assert table.play(1) == ["Purse of Io", "Divine Chalice"]
    assert table.discard() == ["Amulet of Earth"]


def test_card_9_5_a_single_card_is_put_into_play():
    table = Table(f"{{pile: [Amulet of Earth], seats: {{1: {{reserve: {ALL}, hand: [Divine Chalice]}}}}}}").do(SUMMON)
    assert table.play(1) == ["Amulet of Earth", "Divine Chalice"]
    assert table.crystals(1) == 9


def test_card_9_5_without_a_card_nothing_happens():
    table = Table(f"{{pile: [], seats: {{1: {{reserve: {ALL}, hand: [Divine Chalice]}}}}}}").do(SUMMON)
    assert table.play(1) == ["Divine Chalice"]
    assert table.asked() == (1, "turn")


def test_card_9_6_the_other_cards_are_discarded_before_the_entering_effect():
    table = Table(f"""
        pile: [Amulet of Fire, Purse of Io, Staff of Spring, Kairn the Destroyer]
        seats: {{1: {{reserve: {ALL}, hand: [Divine Chalice]}}}}
    """).do(SUMMON, "put Amulet of Fire")
    assert table.asked() == (1, "keep-one")  # the three were shuffled and drawn again
    assert table.drawn(1) == ["Staff of Spring", "Purse of Io", "Kairn the Destroyer"]


def test_card_9_7_the_free_card_triggers_no_leech_staff_or_vase():
    table = chalice(", crystals: 2, play: [Staff of Spring, Yjang's Forgotten Vase]", ", 2: {play: [Arcano Leech]}").do(
        SUMMON, "take water"
    )  # the Vase, for the Chalice
    assert (table.crystals(1), table.crystals(2)) == (4, 1)  # Leech and Staff, for the Chalice
    table.do("put Purse of Io")
    assert table.asked() == (1, "turn")
    assert (table.crystals(1), table.crystals(2)) == (4, 1)
    assert table.reserve(1) == {"water": 1}


def test_card_9_7_the_free_card_needs_no_crystal_for_the_leech():
    table = chalice(", crystals: 1", ", 2: {play: [Arcano Leech]}").do(SUMMON, "put Purse of Io")
    assert (table.crystals(1), table.crystals(2)) == (0, 1)


CHAIN = f"""
    seats: {{1: {{gauge: GAUGE, reserve: {ALL}, hand: [Divine Chalice]}}}}
    next:
      draws: [Divine Chalice, Purse of Io, Staff of Spring, Kairn the Destroyer,
              Amulet of Earth, Amulet of Air, Potion of Life, Die of Malice]
"""


def test_card_9_8_a_chalice_of_a_chalice_acts_again():
    table = Table(CHAIN.replace("GAUGE", "3")).do(SUMMON, "put Divine Chalice")
    assert table.asked() == (1, "put")
    assert table.drawn(1) == ["Amulet of Air", "Amulet of Earth", "Die of Malice", "Potion of Life"]
    table.do("put Amulet of Earth")
    assert table.play(1) == ["Amulet of Earth", "Divine Chalice", "Divine Chalice"]
    assert len(table.discard()) == 6
    assert table.crystals(1) == 9


def test_card_9_8_but_not_without_room():
    table = Table(CHAIN.replace("GAUGE", "2")).do(SUMMON, "put Divine Chalice")
    assert table.asked() == (1, "turn")
    assert table.play(1) == ["Divine Chalice", "Divine Chalice"]
    assert len(table.discard()) == 7
