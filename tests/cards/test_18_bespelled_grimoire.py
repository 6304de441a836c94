"""Card 18: Bespelled Grimoire."""

import pytest

from helpers import Table

# Seat 2 takes the Grimoire of seat 1 out of play: sacrificed for Syllas, or taken back for Amsug.
LEAVING = [("Syllas the Faithful", "3 fire"), ("Amsug Longneck", "1 air 1 water")]


def test_card_18_1_entering_gives_two_energies_of_choice() -> None:
    table = Table("seats: {1: {hand: [Bespelled Grimoire], reserve: 1 water 1 earth}}")
    table.do("summon Bespelled Grimoire")
    assert table.asked() == (1, "take")
    table.do("take air", "take fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 1, "fire": 1}


def test_card_18_2_the_reserve_holds_ten() -> None:
    table = Table("seats: {1: {play: [Bespelled Grimoire, Potion of Knowledge], reserve: 5 fire}}")
    table.do("activate Potion of Knowledge", "take earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 5, "earth": 5}


def test_card_18_2_what_goes_beyond_ten_is_discarded() -> None:
    table = Table("seats: {1: {play: [Bespelled Grimoire, Potion of Knowledge], reserve: 7 fire}}")
    table.do("activate Potion of Knowledge", "take earth")
    assert table.asked() == (1, "excess")
    table.do("discard fire", "discard earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 6, "earth": 4}


def test_card_18_2_an_opponents_grimoire_does_not_help() -> None:
    table = Table("seats: {1: {play: [Potion of Knowledge], reserve: 3 fire}, 2: {play: [Bespelled Grimoire]}}")
    table.do("activate Potion of Knowledge", "take earth")
    assert table.asked() == (1, "excess")


@pytest.mark.parametrize(("name", "energies"), LEAVING)
def test_card_18_3_when_it_leaves_the_excess_over_seven_goes_at_once(name: str, energies: str) -> None:
    table = Table(f"""
        turn: 2
        seats:
            1: {{play: [Bespelled Grimoire], reserve: 5 fire 4 earth}}
            2: {{hand: [{name}], reserve: {energies}}}
    """)
    table.do(f"summon {name}")
    assert table.play(1) == []
    assert table.asked() == (1, "excess")
    table.do("discard fire", "discard earth")
    assert table.asked() == (2, "turn")
    assert table.reserve(1) == {"fire": 4, "earth": 3}


@pytest.mark.parametrize(("name", "energies"), LEAVING)
def test_card_18_3_seven_energies_stay_when_it_leaves(name: str, energies: str) -> None:
    table = Table(f"""
        turn: 2
        seats:
            1: {{play: [Bespelled Grimoire], reserve: 5 fire 2 earth}}
            2: {{hand: [{name}], reserve: {energies}}}
    """)
    table.do(f"summon {name}")
    assert table.asked() == (2, "turn")
    assert table.reserve(1) == {"fire": 5, "earth": 2}


def test_card_18_4_two_copies_hold_ten_and_the_second_gives_two_energies() -> None:
    table = Table("""
        seats:
            1: {play: [Bespelled Grimoire, Yjang's Forgotten Vase], hand: [Bespelled Grimoire],
                reserve: 8 fire 1 water 1 earth}
    """)
    table.do("summon Bespelled Grimoire", "take fire")  # the energy of the Vase: 9
    assert table.asked() == (1, "take")
    table.do("take air", "take air")  # 11
    assert table.asked() == (1, "excess")
    table.do("discard fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 2, "fire": 8}


@pytest.mark.parametrize(("name", "energies"), LEAVING)
def test_card_18_5_when_one_of_two_leaves_the_limit_stays_ten(name: str, energies: str) -> None:
    table = Table(f"""
        turn: 2
        seats:
            1: {{play: [Bespelled Grimoire, Bespelled Grimoire], reserve: 6 fire 4 earth}}
            2: {{hand: [{name}], reserve: {energies}}}
    """)
    table.do(f"summon {name}")
    assert table.play(1) == ["Bespelled Grimoire"]
    assert table.asked() == (2, "turn")
    assert table.reserve(1) == {"fire": 6, "earth": 4}


def test_card_18_6_tokens_on_the_amulet_of_water_come_on_top_of_ten() -> None:
    table = Table("seats: {1: {play: [Bespelled Grimoire], hand: [Amulet of Water], reserve: 8 fire 2 water}}")
    table.do("summon Amulet of Water", "take earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 8}
    assert table.tokens("Amulet of Water") == {"earth": 4}


def test_card_18_6_tokens_on_amulet_and_cauldron_stay_when_it_leaves() -> None:
    table = Table("""
        turn: 2
        seats:
            1: {play: [Bespelled Grimoire, {Amulet of Water: 4 fire}, {Glutton Cauldron: 6 air}], reserve: 10 earth}
            2: {hand: [Syllas the Faithful], reserve: 3 fire}
    """)
    table.do("summon Syllas the Faithful", "sacrifice Bespelled Grimoire")
    assert table.asked() == (2, "turn")
    assert table.reserve(1) == {"earth": 7}
    assert table.tokens("Amulet of Water") == {"fire": 4}
    assert table.tokens("Glutton Cauldron") == {"air": 6}
