"""Card 13, Wondrous Chest. Seat 1 has the last turn of the round."""

import pytest

from helpers import Table
from seasons.rules.cards import ROUND_END


@pytest.mark.parametrize("reserve, crystals", [("3 air", 0), ("2 air 2 fire", 3), ("7 air", 3)])
def test_card_13_1_three_crystals_with_four_energies_or_more(reserve: str, crystals: int):
    table = Table(f"{{first: 2, seats: {{1: {{reserve: {reserve}, play: [Wondrous Chest]}}, 2: {{reserve: 7 air}}}}}}")
    assert table.crystals(1) == 0
    table.do("end turn")
    assert table.crystals(1) == crystals
    assert table.crystals(2) == 0


def test_card_13_1_at_the_end_of_the_round_not_of_the_turn():
    table = Table("{first: 1, seats: {1: {reserve: 4 air, play: [Wondrous Chest]}}}").do("end turn")
    assert table.asked() == (2, "turn")
    assert table.crystals(1) == 0
    table.do("end turn")
    assert table.crystals(1) == 3


def test_card_13_2_the_share_of_the_grimoire_counts():
    table = Table("""
        first: 2
        seats: {1: {reserve: 2 air 1 water 1 earth, play: [Wondrous Chest], hand: [Bespelled Grimoire]}}
    """).do("summon Bespelled Grimoire", "take fire", "take fire", "end turn")
    assert table.reserve(1) == {"air": 2, "fire": 2}
    assert table.crystals(1) == 3


@pytest.mark.parametrize("card", ["Amulet of Water: 4 fire", "Glutton Cauldron: 6 fire"])
def test_card_13_3_tokens_on_amulet_and_cauldron_do_not_count(card: str):
    table = Table(f"{{first: 2, seats: {{1: {{reserve: 3 air, play: [{{{card}}}, Wondrous Chest]}}}}}}")
    assert table.do("end turn").crystals(1) == 0


def test_card_13_4_it_comes_after_the_owners_horns():
    """No reserve lets both cards act (a Horn ends at 2, the Chest begins at 4), so the order itself is checked."""
    assert list(ROUND_END) == [50, 14, 39, 13]


def test_card_13_5_two_copies_give_six():
    table = Table("{first: 2, seats: {1: {reserve: 4 air, play: [Wondrous Chest, Wondrous Chest]}}}")
    assert table.do("end turn").crystals(1) == 6
