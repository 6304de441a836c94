"""Card 26: Potion of Life."""

import pytest

from helpers import Table


@pytest.mark.parametrize("space", [1, 4, 7, 10])
def test_card_26_1_it_is_sacrificed_and_every_energy_becomes_four_crystals(space: int) -> None:
    table = Table(f"{{space: {space}, seats: {{1: {{play: [Potion of Life], reserve: 2 fire 1 earth, crystals: 1}}}}}}")
    table.do("activate Potion of Life")
    assert table.play(1) == []
    assert table.discard() == ["Potion of Life"]
    assert table.reserve(1) == {}
    assert table.crystals(1) == 13


def test_card_26_2_the_whole_reserve_is_used_but_no_token_on_a_card() -> None:
    table = Table("""
        seats:
            1: {play: [Potion of Life, Bespelled Grimoire, {Amulet of Water: 3 fire}, {Glutton Cauldron: 4 air}],
                reserve: 6 fire 3 earth}
    """)
    table.do("activate Potion of Life")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}
    assert table.crystals(1) == 36
    assert table.tokens("Amulet of Water") == {"fire": 3}
    assert table.tokens("Glutton Cauldron") == {"air": 4}


def test_card_26_3_it_may_be_activated_with_an_empty_reserve() -> None:
    table = Table("seats: {1: {play: [Potion of Life], crystals: 3}}")
    table.do("activate Potion of Life")
    assert table.crystals(1) == 3
    assert table.discard() == ["Potion of Life"]


@pytest.mark.parametrize(("purses", "crystals"), [("Purse of Io", 15), ("Purse of Io, Purse of Io", 18)])
def test_card_26_4_each_purse_of_io_adds_one_per_energy(purses: str, crystals: int) -> None:
    table = Table(f"seats: {{1: {{play: [Potion of Life, {purses}], reserve: 2 fire 1 air}}}}")
    assert table.do("activate Potion of Life").crystals(1) == crystals


@pytest.mark.parametrize(("bonuses", "crystals"), [(1, 15), (2, 18), (3, 21)])
def test_card_26_5_each_transmute_bonus_of_the_turn_adds_one_per_energy(bonuses: int, crystals: int) -> None:
    table = Table("seats: {1: {play: [Potion of Life], reserve: 2 fire 1 air}}")
    table.do(*["bonus transmute"] * bonuses, "activate Potion of Life")
    assert table.crystals(1) == crystals


def test_card_26_5_bonuses_of_earlier_turns_add_nothing() -> None:
    table = Table("seats: {1: {play: [Potion of Life], reserve: 2 fire 1 air, bonuses: 2}}")
    assert table.do("activate Potion of Life").crystals(1) == 12


def test_card_26_6_it_needs_no_right_and_gives_none() -> None:
    table = Table("seats: {1: {play: [Potion of Life, {Amulet of Water: 1 fire}], reserve: 1 air}}")
    assert table.why("transmute air") == ["no-right"]
    table.do("activate Potion of Life")
    assert table.crystals(1) == 4
    assert not table.can("transmute fire from amulet")
    assert table.why("transmute fire from amulet") == ["no-right"]


def test_card_26_7_the_right_of_the_die_stays() -> None:
    table = Table("""
        phase: opening
        dice: {1: 1/1, 2: 2/2, left: 3/1}
        seats: {1: {gauge: 5, play: [Potion of Life, {Amulet of Water: 1 fire}]}}
    """)
    assert table.reserve(1) == {"fire": 1}  # the die: one fire, gauge, and the right
    table.do("activate Potion of Life", "transmute fire from amulet")
    assert table.crystals(1) == 4 + 2


def test_card_26_7_the_right_of_the_bonus_stays() -> None:
    table = Table("seats: {1: {play: [Potion of Life, {Amulet of Water: 1 fire}], reserve: 1 air}}")
    table.do("bonus transmute", "activate Potion of Life", "transmute fire from amulet")
    assert table.crystals(1) == 5 + 3


def test_card_26_7_the_right_of_the_tree_of_light_stays() -> None:
    table = Table("seats: {1: {play: [Potion of Life, Tree of Light, {Amulet of Water: 1 fire}], reserve: 2 air}}")
    table.do("activate Tree of Light", "pay air", "activate Potion of Life", "transmute fire from amulet")
    assert table.crystals(1) == 4 + 2
