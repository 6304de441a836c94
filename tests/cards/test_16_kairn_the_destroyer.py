"""Card 16, Kairn the Destroyer."""

import pytest

from helpers import Table

ACTIVATE = "activate Kairn the Destroyer"


def test_card_16_1_one_energy_and_every_opponent_loses_four_crystals():
    table = Table("""
        players: 4
        seats: {1: {reserve: 2 fire, play: [Kairn the Destroyer]}, 2: {crystals: 9}, 3: {crystals: 4}, 4: {crystals: 5}}
    """).do(ACTIVATE)
    assert table.reserve(1) == {"fire": 1}
    assert [table.crystals(seat) for seat in (2, 3, 4)] == [5, 0, 1]


def test_card_16_1_without_an_energy_it_cannot_be_activated():
    table = Table("seats: {1: {play: [Kairn the Destroyer]}, 2: {crystals: 9}}")
    assert not table.can(ACTIVATE)
    assert table.why(ACTIVATE) == ["energy"]


def test_card_16_2_nobody_gains_the_crystals():
    table = Table("""
        players: 3
        seats: {1: {crystals: 7, reserve: 1 fire, play: [Kairn the Destroyer]}, 2: {crystals: 9}, 3: {crystals: 9}}
    """).do(ACTIVATE)
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [7, 5, 5]


@pytest.mark.parametrize("before", [0, 1, 3])
def test_card_16_3_fewer_than_four_crystals_go_to_zero(before: int):
    table = Table(f"seats: {{1: {{reserve: 1 fire, play: [Kairn the Destroyer]}}, 2: {{crystals: {before}}}}}")
    assert table.do(ACTIVATE).crystals(2) == 0


@pytest.mark.parametrize("energy", ["air", "water", "fire", "earth"])
def test_card_16_4_the_energy_may_be_of_any_type(energy: str):
    table = Table("""
        seats: {1: {reserve: 1 air 1 water 1 fire 1 earth, play: [Kairn the Destroyer]}, 2: {crystals: 9}}
    """).do(ACTIVATE)
    assert table.asked() == (1, "pay-any")
    table.do(f"pay {energy}")
    assert table.reserve(1) == {kind: 1 for kind in ("air", "water", "fire", "earth") if kind != energy}
    assert table.crystals(2) == 5


def test_card_16_4_it_may_come_from_the_amulet_of_water():
    table = Table("""
        seats: {1: {reserve: 1 air, play: [{Amulet of Water: 1 air 1 fire}, Kairn the Destroyer]}, 2: {crystals: 9}}
    """).do(ACTIVATE)
    assert table.legal() == ["pay air", "pay air from amulet", "pay fire from amulet"]
    table.do("pay air from amulet")
    assert table.reserve(1) == {"air": 1}
    assert table.tokens("Amulet of Water") == {"fire": 1}
    assert table.crystals(2) == 5


def test_card_16_4_the_amulet_of_water_alone_is_enough():
    table = Table("seats: {1: {play: [{Amulet of Water: 1 fire}, Kairn the Destroyer]}, 2: {crystals: 9}}").do(ACTIVATE)
    assert table.tokens("Amulet of Water") == {}
    assert table.crystals(2) == 5


def test_card_16_4_tokens_on_the_cauldron_do_not_pay():
    table = Table("seats: {1: {play: [{Glutton Cauldron: 3 fire}, Kairn the Destroyer]}}")
    assert not table.can(ACTIVATE)


def test_card_16_5_two_copies_may_both_be_activated():
    table = Table("""
        seats: {1: {reserve: 3 fire, play: [Kairn the Destroyer, Kairn the Destroyer]}, 2: {crystals: 9}}
    """).do(ACTIVATE, ACTIVATE)
    assert table.crystals(2) == 1
    assert table.reserve(1) == {"fire": 1}
    assert not table.can(ACTIVATE)
    assert table.why(ACTIVATE) == ["turned"]
