"""Card 34: Crystal Orb."""

import pytest

from helpers import Table
from seasons.rules import DISCARD, TOP, view

NEXT = "next: {draws: [Amulet of Earth]}"
AMULET_OF_EARTH = (4, 5)  # its two physical cards


def seen(table: Table, seat: int, place: int) -> bool:
    """Whether the view of a seat names an Amulet of Earth at a place."""
    where = view(table.state, seat - 1).table.where
    return any(where[card] == place for card in AMULET_OF_EARTH)


def test_card_34_1_the_owner_says_which_looking_or_three_crystals() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], crystals: 3}}")
    table.do("activate Crystal Orb")
    assert table.asked() == (1, "orb")
    assert table.legal() == ["look", "pay crystals"]
    assert table.said("looked") == []
    table.do("look")
    assert table.asked() == (1, "turn")
    assert table.crystals(1) == 3
    assert table.why("activate Crystal Orb") == ["turned"]


def test_card_34_1_with_two_crystals_looking_is_all() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], crystals: 2}}").do("activate Crystal Orb")
    assert len(table.said("looked")) == 1
    assert table.crystals(1) == 2


def test_card_34_2_looking_needs_neither_energies_nor_room() -> None:
    table = Table("seats: {1: {play: [Crystal Orb, Purse of Io], gauge: 1}}\n" + NEXT)
    table.do("activate Crystal Orb")
    assert [event.card for event in table.said("looked")] == [3]
    assert table.asked() == (1, "turn")
    assert table.top() == ["Amulet of Earth"]


def test_card_34_3_after_the_look_the_card_may_go_back_on_top() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], reserve: 4 fire}}\n" + NEXT)
    table.do("activate Crystal Orb")
    assert table.asked() == (1, "orb-card")
    assert table.legal() == ["put back", "put into play"]
    table.do("put back")
    assert table.asked() == (1, "turn")
    assert table.top() == ["Amulet of Earth"]
    assert table.reserve(1) == {"fire": 4}
    assert table.play(1) == ["Crystal Orb"]


def test_card_34_3_the_card_put_back_is_the_next_one_drawn() -> None:
    table = Table("seats: {1: {play: [Crystal Orb, Potion of Power]}}\n" + NEXT)
    table.do("activate Crystal Orb", "activate Potion of Power")
    assert table.hand(1) == ["Amulet of Earth"]
    assert table.top() == []


def test_card_34_3_or_it_enters_play_for_free_for_four_energies_of_any_types() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], reserve: 2 air 2 water 1 fire}}\n" + NEXT)
    table.do("activate Crystal Orb", "put into play")
    assert table.legal() == ["pay air", "pay water"]  # one air is sure to go
    table.do("pay water")  # the other air stays, so the rest is sure too
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 1}
    assert table.play(1) == ["Amulet of Earth", "Crystal Orb"]
    assert table.crystals(1) == 9


def test_card_34_3_three_energies_are_not_enough() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], reserve: 3 fire}}\n" + NEXT)
    table.do("activate Crystal Orb")
    assert table.asked() == (1, "turn")
    assert table.top() == ["Amulet of Earth"]
    assert table.reserve(1) == {"fire": 3}


def test_card_34_4_putting_it_into_play_needs_room() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], gauge: 1, reserve: 4 fire}}\n" + NEXT)
    table.do("activate Crystal Orb")
    assert table.asked() == (1, "turn")
    assert table.top() == ["Amulet of Earth"]
    assert table.reserve(1) == {"fire": 4}
    table = Table("seats: {1: {play: [Crystal Orb], gauge: 2, reserve: 4 fire}}\n" + NEXT)
    table.do("activate Crystal Orb")
    assert table.can("put into play")


def test_card_34_5_only_the_looker_learns_a_card_that_goes_back() -> None:
    table = Table("seats: {1: {play: [Crystal Orb]}}\n" + NEXT).do("activate Crystal Orb")
    looked = table.said("looked")[0]
    assert [looked.seen_by(seat).card for seat in (0, 1, -1)] == [3, 0, 0]
    assert seen(table, 1, TOP)
    assert not seen(table, 2, TOP)


def test_card_34_6_for_three_crystals_the_top_card_is_discarded_unseen() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], crystals: 5}}\n" + NEXT)
    table.do("activate Crystal Orb", "pay crystals")
    assert table.asked() == (1, "turn")
    assert table.crystals(1) == 2
    assert table.discard() == ["Amulet of Earth"]
    assert table.top() == []
    discarded = table.said("top-discarded")[0]
    assert [discarded.seen_by(seat).card for seat in (0, 1, -1)] == [0, 0, 0]
    assert not seen(table, 1, DISCARD)
    assert not seen(table, 2, DISCARD)


def test_card_34_7_the_free_card_triggers_no_leech_staff_or_vase() -> None:
    table = Table(f"""
        seats:
            1: {{play: [Crystal Orb, Staff of Spring, Yjang's Forgotten Vase], crystals: 2, reserve: 4 fire}}
            2: {{play: [Arcano Leech]}}
        {NEXT}
    """)
    table.do("activate Crystal Orb", "put into play")
    assert table.asked() == (1, "turn")
    assert "Amulet of Earth" in table.play(1)
    assert (table.crystals(1), table.crystals(2)) == (2 + 9, 0)
    assert table.reserve(1) == {}


def test_card_34_8_two_copies_look_with_one_then_discard_that_card_with_the_other() -> None:
    table = Table("seats: {1: {play: [Crystal Orb, Crystal Orb], crystals: 3}}\n" + NEXT)
    table.do("activate Crystal Orb", "look")
    assert table.top() == ["Amulet of Earth"]
    table.do("activate Crystal Orb", "pay crystals")
    assert table.discard() == ["Amulet of Earth"]
    assert table.top() == []
    assert table.crystals(1) == 0
    assert seen(table, 1, DISCARD)  # who looked knows what lies there
    assert not seen(table, 2, DISCARD)


def test_card_34_9_without_a_card_in_either_pile_it_cannot_be_activated() -> None:
    table = Table("seats: {1: {play: [Crystal Orb], crystals: 3}}\npile: []")
    assert not table.can("activate Crystal Orb")
    assert table.why("activate Crystal Orb") == ["no-card"]


@pytest.mark.parametrize("piles", ["{pile: [Amulet of Earth]", "{pile: [], discard: [Amulet of Earth]"])
def test_card_34_9_a_card_in_either_pile_is_enough(piles: str) -> None:
    table = Table(piles + ", seats: {1: {play: [Crystal Orb]}}}").do("activate Crystal Orb")
    assert table.top() == ["Amulet of Earth"]
    assert [event.card for event in table.said("looked")] == [3]
