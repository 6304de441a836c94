"""Card 3, Amulet of Earth."""

from helpers import Table


def test_card_3_1_nine_crystals():
    table = Table("seats: {1: {crystals: 4, reserve: 2 earth, hand: [Amulet of Earth]}, 2: {crystals: 4}}")
    table.do("summon Amulet of Earth")
    assert table.crystals(1) == 13
    assert table.crystals(2) == 4


def test_card_3_1_nine_crystals_for_free_too():
    table = Table("seats: {1: {play: [Potion of Dreams], hand: [Amulet of Earth]}}")
    table.do("activate Potion of Dreams")
    assert table.crystals(1) == 9
