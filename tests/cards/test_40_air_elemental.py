"""Card 40, Air Elemental."""

from helpers import Table


def test_card_40_1_all_energies_of_the_opponents_become_air() -> None:
    table = Table("""
        players: 3
        seats:
          1: {hand: [Air Elemental], reserve: 3 air}
          2: {reserve: 1 air 1 water 2 fire 3 earth}
          3: {reserve: 2 water}
    """)
    table.do("summon Air Elemental")
    assert table.reserve(2) == {"air": 7}
    assert table.reserve(3) == {"air": 2}
    assert table.asked() == (1, "turn")


def test_card_40_2_the_share_of_the_grimoire_changes_too() -> None:
    table = Table("""
        seats:
          1: {hand: [Air Elemental], reserve: 3 air}
          2: {play: [Bespelled Grimoire], reserve: 5 fire 5 earth}
    """)
    assert table.do("summon Air Elemental").reserve(2) == {"air": 10}


def test_card_40_2_tokens_on_amulet_of_water_and_cauldron_do_not_change() -> None:
    table = Table("""
        seats:
          1: {hand: [Air Elemental], reserve: 3 air}
          2: {play: [Amulet of Water: 1 water 3 fire, Glutton Cauldron: 2 earth], reserve: 1 fire}
    """)
    table.do("summon Air Elemental")
    assert table.tokens("Amulet of Water") == {"water": 1, "fire": 3}
    assert table.tokens("Glutton Cauldron") == {"earth": 2}
    assert table.reserve(2) == {"air": 1}


def test_card_40_3_the_reserve_of_the_owner_does_not_change() -> None:
    table = Table("seats: {1: {hand: [Air Elemental], reserve: 4 air 2 fire 1 earth}, 2: {reserve: 1 fire}}")
    assert table.do("summon Air Elemental").reserve(1) == {"air": 1, "fire": 2, "earth": 1}
