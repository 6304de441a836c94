"""Card 5, Balance of Ishtar."""

import pytest

from helpers import Table

ACTIVATE = "activate Balance of Ishtar"


def test_card_5_1_three_identical_energies_become_nine_crystals():
    table = Table("seats: {1: {reserve: 3 fire 1 air, play: [Balance of Ishtar]}}").do(ACTIVATE)
    assert table.crystals(1) == 9
    assert table.reserve(1) == {"air": 1}


def test_card_5_1_the_owner_chooses_the_type():
    table = Table("seats: {1: {reserve: 3 fire 4 earth, play: [Balance of Ishtar]}}").do(ACTIVATE)
    assert table.asked() == (1, "balance")
    assert table.legal() == ["choose fire", "choose earth"]
    table.do("choose earth")
    assert table.crystals(1) == 9
    assert table.reserve(1) == {"fire": 3, "earth": 1}


def test_card_5_1_three_different_energies_will_not_do():
    table = Table("seats: {1: {reserve: 2 fire 2 air 2 water 1 earth, play: [Balance of Ishtar]}}")
    assert not table.can(ACTIVATE)
    assert table.why(ACTIVATE) == ["energy"]


def test_card_5_2_in_the_first_edition_four_become_twelve():
    table = Table("{edition: first, seats: {1: {reserve: 5 fire, play: [Balance of Ishtar]}}}").do(ACTIVATE)
    assert table.crystals(1) == 12
    assert table.reserve(1) == {"fire": 1}


def test_card_5_2_in_the_first_edition_three_are_not_enough():
    table = Table("{edition: first, seats: {1: {reserve: 3 fire, play: [Balance of Ishtar]}}}")
    assert not table.can(ACTIVATE)
    assert table.why(ACTIVATE) == ["energy"]


def test_card_5_3_the_tokens_may_come_from_reserve_and_amulet():
    table = Table("seats: {1: {reserve: 2 fire, play: [{Amulet of Water: 1 fire}, Balance of Ishtar]}}").do(ACTIVATE)
    assert table.crystals(1) == 9
    assert table.reserve(1) == {}
    assert table.tokens("Amulet of Water") == {}


def test_card_5_3_the_owner_chooses_the_mixture():
    table = Table("seats: {1: {reserve: 3 fire, play: [{Amulet of Water: 2 fire}, Balance of Ishtar]}}").do(ACTIVATE)
    assert table.asked() == (1, "pay")
    table.do("pay fire from amulet")  # one must come from the reserve; after the Amulet, only the Amulet is left
    assert table.crystals(1) == 9
    assert table.reserve(1) == {"fire": 2}
    assert table.tokens("Amulet of Water") == {}


@pytest.mark.parametrize(
    "edition, purses, crystals",
    [("revised", 1, 12), ("revised", 2, 15), ("first", 1, 16), ("first", 2, 20)],
)
def test_card_5_4_each_purse_adds_one_crystal_per_energy(edition: str, purses: int, crystals: int):
    cards = ", ".join(["Balance of Ishtar"] + ["Purse of Io"] * purses)
    table = Table(f"{{edition: {edition}, seats: {{1: {{reserve: 4 fire, play: [{cards}]}}}}}}").do(ACTIVATE)
    assert table.crystals(1) == crystals


@pytest.mark.parametrize(
    "edition, bonuses, crystals",
    [("revised", 1, 12), ("revised", 2, 15), ("revised", 3, 18), ("first", 1, 16)],
)
def test_card_5_5_each_transmute_bonus_adds_one_crystal_per_energy(edition: str, bonuses: int, crystals: int):
    table = Table(f"{{edition: {edition}, seats: {{1: {{reserve: 4 fire, play: [Balance of Ishtar]}}}}}}")
    table.do(*["bonus transmute"] * bonuses, ACTIVATE)
    assert table.crystals(1) == crystals


def test_card_5_5_a_bonus_used_afterwards_adds_nothing():
    table = Table("seats: {1: {reserve: 3 fire, play: [Balance of Ishtar]}}").do(ACTIVATE, "bonus transmute")
    assert table.crystals(1) == 9


def test_card_5_6_it_needs_no_right_to_transmute_and_gives_none():
    table = Table("{right: false, seats: {1: {reserve: 4 fire, play: [Balance of Ishtar]}}}")
    assert not table.can("transmute fire")
    table.do(ACTIVATE)
    assert table.crystals(1) == 9
    assert not table.can("transmute fire")
    assert table.why("transmute fire") == ["no-right"]


@pytest.mark.parametrize("space", [1, 4, 7, 10])
@pytest.mark.parametrize("energy", ["air", "water", "fire", "earth"])
def test_card_5_7_the_rates_of_the_season_do_not_matter(space: int, energy: str):
    table = Table(f"{{space: {space}, seats: {{1: {{reserve: 3 {energy}, play: [Balance of Ishtar]}}}}}}")
    assert table.do(ACTIVATE).crystals(1) == 9


def test_card_5_8_two_copies_may_both_be_activated():
    table = Table("seats: {1: {reserve: 7 fire, play: [Balance of Ishtar, Balance of Ishtar]}}")
    table.do(ACTIVATE, ACTIVATE)
    assert table.crystals(1) == 18
    assert table.reserve(1) == {"fire": 1}
    assert table.turned(1, "Balance of Ishtar") == 2


def test_card_5_8_but_not_a_third_time():
    table = Table(
        "seats: {1: {reserve: 6 fire, play: [{Amulet of Water: 4 fire}, Balance of Ishtar, Balance of Ishtar]}}"
    )
    table.do(ACTIVATE, *["pay fire"] * 3, ACTIVATE, *["pay fire"] * 3)
    assert not table.can(ACTIVATE)
    assert table.why(ACTIVATE) == ["turned"]
