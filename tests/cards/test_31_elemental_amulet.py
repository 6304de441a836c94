"""Card 31: Elemental Amulet."""

import pytest

from helpers import Table
from seasons.rules import EVENT_NAMES


def test_card_31_1_water_gives_two_energies() -> None:
    table = Table("seats: {1: {hand: [Elemental Amulet], gauge: 5, reserve: 1 water}}")
    table.do("summon Elemental Amulet")
    assert table.asked() == (1, "take")
    table.do("take air", "take fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 1, "fire": 1}
    assert (table.crystals(1), table.gauge(1), table.hand(1)) == (0, 5, [])


def test_card_31_2_earth_gives_five_crystals() -> None:
    table = Table("seats: {1: {hand: [Elemental Amulet], gauge: 5, reserve: 1 earth}}")
    table.do("summon Elemental Amulet")
    assert table.asked() == (1, "turn")
    assert (table.crystals(1), table.gauge(1), table.hand(1), table.reserve(1)) == (5, 5, [], {})


def test_card_31_3_fire_draws_a_card_that_must_be_kept() -> None:
    table = Table("""
        seats: {1: {hand: [Elemental Amulet], gauge: 5, reserve: 1 fire}}
        next: {draws: [Purse of Io]}
    """)
    table.do("summon Elemental Amulet")
    assert table.asked() == (1, "turn")
    assert table.drawn(1) == []
    assert not table.can("discard")
    assert (table.crystals(1), table.gauge(1), table.hand(1), table.reserve(1)) == (0, 5, ["Purse of Io"], {})


@pytest.mark.parametrize(("before", "after"), [(5, 6), (15, 15)])
def test_card_31_4_air_gives_one_gauge(before: int, after: int) -> None:
    table = Table(f"seats: {{1: {{hand: [Elemental Amulet], gauge: {before}, reserve: 1 air}}}}")
    table.do("summon Elemental Amulet")
    assert table.asked() == (1, "turn")
    assert (table.crystals(1), table.gauge(1), table.hand(1), table.reserve(1)) == (0, after, [], {})


def test_card_31_5_each_type_can_be_chosen_once_only() -> None:
    table = Table("seats: {1: {hand: [Elemental Amulet], reserve: 3 water 1 earth}}")
    table.do("summon Elemental Amulet")
    assert table.asked() == (1, "types")
    assert table.legal() == ["choose water", "choose earth"]
    table.do("choose water")
    assert sorted(table.legal()) == ["choose earth", "done"]
    table.do("choose earth", "take air", "take air")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"air": 2, "water": 2}
    assert table.crystals(1) == 5


def test_card_31_5_many_energies_of_one_type_buy_one_effect() -> None:
    table = Table("seats: {1: {hand: [Elemental Amulet], reserve: 4 earth}}")
    table.do("summon Elemental Amulet")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"earth": 3}
    assert table.crystals(1) == 5


def test_card_31_6_with_a_hand_of_fortune_two_effects_cost_one_energy() -> None:
    table = Table("""
        seats: {1: {play: [Hand of Fortune], hand: [Elemental Amulet], gauge: 5, reserve: 1 air 1 earth}}
    """)
    table.do("summon Elemental Amulet", "choose air", "choose earth")
    assert table.asked() == (1, "waive")
    table.do("waive air")
    assert table.reserve(1) == {"air": 1}
    assert (table.crystals(1), table.gauge(1)) == (5, 6)


def test_card_31_6_the_saved_type_may_be_one_not_owned() -> None:
    table = Table("""
        seats: {1: {play: [Hand of Fortune], hand: [Elemental Amulet], gauge: 5, reserve: 1 fire 1 earth}}
    """)
    table.do("summon Elemental Amulet", "choose air")
    assert table.legal() == ["choose fire", "choose earth"]  # air alone, or air and water, could not be paid
    table.do("choose earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 1}
    assert (table.crystals(1), table.gauge(1)) == (5, 6)


def test_card_31_6_a_single_effect_still_costs_one() -> None:
    table = Table("seats: {1: {play: [Hand of Fortune], hand: [Elemental Amulet], gauge: 5, reserve: 1 earth}}")
    table.do("summon Elemental Amulet", "choose earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}
    assert (table.crystals(1), table.gauge(1)) == (5, 5)
    table = Table("seats: {1: {play: [Hand of Fortune], hand: [Elemental Amulet]}}")
    assert table.why("summon Elemental Amulet") == ["energy"]


ALL_FOUR = {
    "Divine Chalice": """
        seats: {1: {hand: [Divine Chalice], gauge: 5, reserve: 1 air 1 water 1 fire 1 earth}}
        next: {draws: [Elemental Amulet, Amulet of Air, Amulet of Fire, Amulet of Water, Purse of Io]}
    """,
    "Potion of Dreams": """
        seats: {1: {play: [Potion of Dreams], hand: [Elemental Amulet], gauge: 5}}
        next: {draws: [Purse of Io]}
    """,
    "Crystal Orb": """
        seats: {1: {play: [Crystal Orb], gauge: 5, reserve: 4 fire}}
        next: {draws: [Elemental Amulet, Purse of Io]}
    """,
}
MOVES = {
    "Divine Chalice": ["summon Divine Chalice", "put Elemental Amulet"],
    "Potion of Dreams": ["activate Potion of Dreams"],
    "Crystal Orb": ["activate Crystal Orb", "put into play"],
}


@pytest.mark.parametrize("host", list(ALL_FOUR))
def test_card_31_7_put_into_play_for_free_it_has_all_four_effects(host: str) -> None:
    table = Table(ALL_FOUR[host]).do(*MOVES[host])
    assert table.asked() == (1, "take")
    table.do("take earth")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"earth": 2}
    assert table.crystals(1) == 5
    assert table.gauge(1) == 6
    assert table.hand(1) == ["Purse of Io"]


def test_card_31_8_its_effects_happen_in_the_order_fire_air_earth_water() -> None:
    table = Table("""
        seats: {1: {hand: [Elemental Amulet], gauge: 5, reserve: 1 air 1 water 1 fire 1 earth}}
        next: {draws: [Purse of Io]}
    """)
    table.do("summon Elemental Amulet", "choose air", "choose water", "choose fire", "choose earth", "take earth")
    effects = ("drew", "gauge-changed", "crystals-gained", "energy-gained")
    happened = [EVENT_NAMES[event.kind] for event in table.events if EVENT_NAMES[event.kind] in effects]
    assert happened == ["drew", "gauge-changed", "crystals-gained", "energy-gained"]
    assert table.reserve(1) == {"earth": 2}
