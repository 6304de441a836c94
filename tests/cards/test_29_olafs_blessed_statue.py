"""Card 29: Olaf's Blessed Statue."""

from helpers import Table


def test_card_29_1_entering_gives_twenty_crystals() -> None:
    table = Table("seats: {1: {hand: [Olaf's Blessed Statue], reserve: 3 water, crystals: 2}}")
    table.do("summon Olaf's Blessed Statue")
    assert table.asked() == (1, "turn")
    assert table.crystals(1) == 22


def test_card_29_1_entering_for_free_gives_them_too() -> None:
    table = Table("seats: {1: {play: [Potion of Dreams], hand: [Olaf's Blessed Statue]}}")
    assert table.do("activate Potion of Dreams").crystals(1) == 20
