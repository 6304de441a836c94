"""EDITION: two printings, and slips of single books."""

import pytest

from helpers import Table
from seasons.rules import REVISED, Fast, new_game


def test_edition_1_1_balance_turns_three_into_nine_and_costs_two() -> None:
    assert new_game(2, Fast(1)).edition == REVISED
    table = Table("seats: {1: {crystals: 2, reserve: 3 fire, hand: [Balance of Ishtar]}}")
    assert table.do("summon Balance of Ishtar").crystals(1) == 0
    assert table.do("activate Balance of Ishtar").crystals(1) == 9
    assert table.reserve(1) == {}
    poor = Table("seats: {1: {crystals: 1, hand: [Balance of Ishtar]}}")
    assert poor.why("summon Balance of Ishtar") == ["crystals"]
    two = Table("seats: {1: {reserve: 2 fire 2 air, play: [Balance of Ishtar]}}")
    assert two.why("activate Balance of Ishtar") == ["energy"]


def test_edition_1_2_idol_gives_ten_on_entering() -> None:
    table = Table("seats: {1: {reserve: 1 air 1 water 1 fire 1 earth, hand: [Idol of the Familiar]}}")
    assert table.do("summon Idol of the Familiar").crystals(1) == 10


def test_edition_2_1_first_balance_turns_four_into_twelve_and_costs_six() -> None:
    table = Table("""
        edition: first
        seats: {1: {crystals: 6, reserve: 4 fire, hand: [Balance of Ishtar]}}
    """)
    assert table.do("summon Balance of Ishtar").crystals(1) == 0
    assert table.do("activate Balance of Ishtar").crystals(1) == 12
    assert table.reserve(1) == {}
    poor = Table("{edition: first, seats: {1: {crystals: 5, hand: [Balance of Ishtar]}}}")
    assert poor.why("summon Balance of Ishtar") == ["crystals"]
    three = Table("{edition: first, seats: {1: {reserve: 3 fire, play: [Balance of Ishtar]}}}")
    assert three.why("activate Balance of Ishtar") == ["energy"]


def test_edition_2_2_first_idol_gives_nothing_on_entering_and_counts_familiars() -> None:
    table = Table("""
        edition: first
        seats:
          1:
            reserve: 1 air 1 water 1 fire 1 earth
            hand: [Idol of the Familiar]
            play: [Kairn the Destroyer, Sid Nightshade]
    """)
    assert table.do("summon Idol of the Familiar").crystals(1) == 0
    assert table.do("activate Idol of the Familiar").crystals(1) == 2


@pytest.mark.parametrize("hands", ["[]", "[Hand of Fortune]", "[Hand of Fortune, Hand of Fortune]"])
def test_edition_3_the_elemental_amulet_always_costs_an_energy(hands: str) -> None:
    none = Table(f"seats: {{1: {{crystals: 9, hand: [Elemental Amulet], play: {hands}}}}}")
    assert none.why("summon Elemental Amulet") == ["energy"]
    one = Table(f"seats: {{1: {{reserve: 1 earth, hand: [Elemental Amulet], play: {hands}}}}}")
    one.do("summon Elemental Amulet")
    if one.asked()[1] == "types":  # without a Hand of Fortune there is no choice
        one.do("choose earth")
    assert one.reserve(1) == {}
    assert one.crystals(1) == 5


def test_edition_4_1_die_actions_are_compulsory() -> None:
    """Nobody may leave the energies or the card of the die where they are."""
    full = Table("{dice: {2: 1/2}, seats: {2: {reserve: 7 fire}}}").do("end turn")
    assert full.asked() == (2, "excess")
    assert full.legal() == ["discard water", "discard fire"]
    card = Table("{phase: opening, dice: {1: 1/5}}")
    assert card.legal() == ["draw", "draw two"]


def test_edition_4_2_potion_of_life_does_not_stop_others_from_transmuting() -> None:
    table = Table("""
        dice: {1: 1/2, 2: 2/5}
        seats: {1: {reserve: 1 fire, play: [Potion of Life]}, 2: {reserve: 1 fire}}
    """)
    table.do("activate Potion of Life", "end turn")
    assert table.asked() == (2, "turn")
    assert table.do("transmute fire").crystals(2) == 2


def test_edition_4_3_wondrous_chest_looks_at_the_end_of_the_round() -> None:
    table = Table("seats: {1: {reserve: 4 fire, play: [Wondrous Chest]}}")
    assert table.do("end turn").crystals(1) == 0
    assert table.do("end turn").crystals(1) == 3
    emptied = Table("""
        seats:
          1: {reserve: 4 fire, play: [Wondrous Chest, Cursed Treatise of Arus]}
          2: {reserve: 3 fire, hand: [Syllas the Faithful]}
    """)
    emptied.do("end turn", "summon Syllas the Faithful", "sacrifice Cursed Treatise of Arus", "end turn")
    assert emptied.crystals(1) == 0


def test_edition_4_4_the_chalice_spares_the_summoning_cost_of_its_card() -> None:
    table = Table("""
        seats: {1: {reserve: 1 air 1 water 1 fire 1 earth, hand: [Divine Chalice]}}
        next: {draws: [Runic Cube of Eolis, Lantern of Xidit, Amulet of Air, Amulet of Earth]}
    """)
    table.do("summon Divine Chalice")
    assert table.reserve(1) == {}
    table.do("put Runic Cube of Eolis")
    assert table.play(1) == ["Divine Chalice", "Runic Cube of Eolis"]
    assert table.crystals(1) == 0


def test_edition_4_5_the_right_of_the_tree_is_its_owners_for_one_turn() -> None:
    table = Table("""
        dice: {1: 1/2, 2: 2/2, left: 3/4}
        seats: {1: {reserve: 2 fire, play: [Tree of Light]}, 2: {reserve: 1 fire}}
        next: {rolls: [2, 2, 5]}
    """)
    table.do("activate Tree of Light")
    assert table.can("transmute fire")
    table.do("end turn")
    assert table.asked() == (2, "turn")
    assert table.why("transmute fire") == ["no-right"]
    table.do("end turn", "die 1", "die 2", "end turn")
    assert table.asked() == (1, "turn")
    assert table.why("transmute fire") == ["no-right"]


def test_edition_5_three_for_twelve_is_a_misprint() -> None:
    table = Table("seats: {1: {reserve: 4 fire, play: [Balance of Ishtar]}}")
    table.do("activate Balance of Ishtar")
    assert table.crystals(1) == 9
    assert table.reserve(1) == {"fire": 1}
