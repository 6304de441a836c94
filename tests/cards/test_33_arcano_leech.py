"""Card 33: Arcano Leech."""

import pytest

from helpers import Table


@pytest.mark.parametrize(("name", "crystals"), [("Glutton Cauldron", 1), ("Balance of Ishtar", 3)])
def test_card_33_1_an_opponent_who_summons_gives_one_crystal(name: str, crystals: int) -> None:
    table = Table(f"seats: {{1: {{hand: [{name}], crystals: {crystals}}}, 2: {{play: [Arcano Leech]}}}}")
    table.do(f"summon {name}")
    assert table.crystals(1) == 0
    assert table.crystals(2) == 1


@pytest.mark.parametrize(("name", "crystals"), [("Glutton Cauldron", 0), ("Balance of Ishtar", 2)])
def test_card_33_1_without_it_the_card_cannot_be_summoned(name: str, crystals: int) -> None:
    table = Table(f"seats: {{1: {{hand: [{name}], crystals: {crystals}}}, 2: {{play: [Arcano Leech]}}}}")
    assert not table.can(f"summon {name}")
    assert table.why(f"summon {name}") == ["leech"]


def test_card_33_1_crystals_the_card_itself_brings_come_too_late() -> None:
    table = Table("""
        seats: {1: {play: [Staff of Spring], hand: [Amulet of Earth], reserve: 2 earth}, 2: {play: [Arcano Leech]}}
    """)
    assert table.why("summon Amulet of Earth") == ["leech"]


def test_card_33_2_a_card_of_the_potion_of_dreams_pays_nothing() -> None:
    table = Table("seats: {1: {play: [Potion of Dreams], hand: [Purse of Io], crystals: 2}, 2: {play: [Arcano Leech]}}")
    table.do("activate Potion of Dreams")
    assert table.play(1) == ["Purse of Io"]
    assert (table.crystals(1), table.crystals(2)) == (2, 0)


def test_card_33_2_the_chalice_pays_its_card_does_not() -> None:
    table = Table("""
        seats:
            1: {hand: [Divine Chalice], crystals: 3, reserve: 1 air 1 water 1 fire 1 earth}
            2: {play: [Arcano Leech]}
        next: {draws: [Purse of Io, Amulet of Air, Amulet of Fire, Amulet of Water]}
    """)
    table.do("summon Divine Chalice", "put Purse of Io")
    assert table.play(1) == ["Purse of Io", "Divine Chalice"]
    assert (table.crystals(1), table.crystals(2)) == (2, 1)


def test_card_33_2_a_card_of_the_orb_pays_nothing() -> None:
    table = Table("""
        seats: {1: {play: [Crystal Orb], crystals: 2, reserve: 4 fire}, 2: {play: [Arcano Leech]}}
        next: {draws: [Purse of Io]}
    """)
    table.do("activate Crystal Orb", "put into play")
    assert table.play(1) == ["Purse of Io", "Crystal Orb"]
    assert (table.crystals(1), table.crystals(2)) == (2, 0)


def test_card_33_3_the_owners_own_summonings_pay_nothing() -> None:
    table = Table("seats: {1: {play: [Arcano Leech], hand: [Glutton Cauldron]}, 2: {crystals: 3}}")
    table.do("summon Glutton Cauldron")
    assert (table.crystals(1), table.crystals(2)) == (0, 3)


@pytest.mark.parametrize(("players", "cost"), [(2, 2), (3, 5), (4, 8)])
def test_card_33_4_its_cost_depends_on_the_number_of_players(players: int, cost: int) -> None:
    position = "{{players: {}, seats: {{1: {{hand: [Arcano Leech], crystals: {}}}}}}}"
    assert Table(position.format(players, cost - 1)).why("summon Arcano Leech") == ["crystals"]
    table = Table(position.format(players, cost)).do("summon Arcano Leech")
    assert table.play(1) == ["Arcano Leech"]
    assert table.crystals(1) == 0


def test_card_33_5_two_copies_take_two_crystals() -> None:
    position = "seats: {{1: {{hand: [Glutton Cauldron], crystals: {}}}, 2: {{play: [Arcano Leech, Arcano Leech]}}}}"
    assert Table(position.format(1)).why("summon Glutton Cauldron") == ["leech"]
    table = Table(position.format(2)).do("summon Glutton Cauldron")
    assert (table.crystals(1), table.crystals(2)) == (0, 2)
