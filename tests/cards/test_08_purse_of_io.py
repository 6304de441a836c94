"""Card 8, Purse of Io."""

import pytest

from helpers import Table


@pytest.mark.parametrize("energy, crystals", [("air", 2), ("water", 2), ("fire", 3), ("earth", 4)])
def test_card_8_1_one_more_crystal_for_every_energy(energy: str, crystals: int):
    table = Table(f"{{right: true, space: 1, seats: {{1: {{reserve: 2 {energy}, play: [Purse of Io]}}}}}}")
    assert table.do(f"transmute {energy}").crystals(1) == crystals
    assert table.do(f"transmute {energy}").crystals(1) == 2 * crystals


def test_card_8_1_only_for_its_owner():
    table = Table("{right: true, seats: {1: {reserve: 1 air}, 2: {play: [Purse of Io]}}}").do("transmute air")
    assert (table.crystals(1), table.crystals(2)) == (1, 0)


def test_card_8_1_it_gives_no_right_to_transmute():
    table = Table("{right: false, seats: {1: {reserve: 1 air, play: [Purse of Io]}}}")
    assert not table.can("transmute air")
    assert table.why("transmute air") == ["no-right"]


def test_card_8_2_the_balance_of_ishtar_gives_one_more_per_energy():
    table = Table("seats: {1: {reserve: 3 fire, play: [Balance of Ishtar, Purse of Io]}}")
    assert table.do("activate Balance of Ishtar").crystals(1) == 12


def test_card_8_2_the_potion_of_life_gives_one_more_per_energy():
    table = Table("seats: {1: {reserve: 2 fire 1 air, play: [Potion of Life, Purse of Io]}}")
    assert table.do("activate Potion of Life").crystals(1) == 15


def test_card_8_3_the_glutton_cauldron_gives_no_more():
    table = Table("seats: {1: {reserve: 1 fire, play: [{Glutton Cauldron: 6 fire}, Purse of Io]}}")
    table.do("activate Glutton Cauldron")
    assert table.reserve(1) == {"fire": 7}
    assert table.crystals(1) == 15


def test_card_8_3_the_dragon_skull_gives_no_more():
    table = Table("seats: {1: {play: [Purse of Io, Amulet of Air, Die of Malice, Dragon Skull]}}")
    table.do("activate Dragon Skull", "sacrifice Amulet of Air", "sacrifice Die of Malice")
    assert table.play(1) == ["Purse of Io"]
    assert table.crystals(1) == 15


def test_card_8_4_the_lantern_gives_no_more():
    table = Table("seats: {1: {reserve: 2 air, play: [Lantern of Xidit, Purse of Io]}}")
    assert table.scores()[0].cards == [(45, 6)]


def test_card_8_5_tokens_from_the_amulet_of_water_count():
    table = Table("{right: true, seats: {1: {play: [{Amulet of Water: 4 earth}, Purse of Io]}}}")
    assert table.do("transmute earth from amulet").crystals(1) == 4


def test_card_8_6_two_copies_give_two_more():
    table = Table("{right: true, seats: {1: {reserve: 1 earth, play: [Purse of Io, Purse of Io]}}}")
    assert table.do("transmute earth").crystals(1) == 5
