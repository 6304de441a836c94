"""Card 20: Hand of Fortune."""

import pytest

from helpers import Table


def test_card_20_1_a_summoning_costs_one_energy_less() -> None:
    table = Table("seats: {1: {play: [Hand of Fortune], hand: [Staff of Spring], reserve: 3 earth}}")
    table.do("summon Staff of Spring")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"earth": 1}


def test_card_20_1_at_least_one_energy_is_paid() -> None:
    table = Table("seats: {1: {play: [Hand of Fortune], hand: [Amulet of Earth, Amulet of Air], reserve: 1 earth}}")
    assert table.why("summon Amulet of Air") == ["energy"]
    table.do("summon Amulet of Earth")
    assert table.crystals(1) == 9
    assert table.reserve(1) == {}


def test_card_20_1_an_opponents_hand_saves_nothing() -> None:
    table = Table("seats: {1: {hand: [Amulet of Earth], reserve: 1 earth}, 2: {play: [Hand of Fortune]}}")
    assert not table.can("summon Amulet of Earth")
    assert table.why("summon Amulet of Earth") == ["energy"]


@pytest.mark.parametrize(("saved", "left"), [("air", {"air": 1}), ("fire", {"fire": 1})])
def test_card_20_2_the_owner_picks_the_type_saved(saved: str, left: dict[str, int]) -> None:
    table = Table("seats: {1: {play: [Hand of Fortune], hand: [Purse of Io], reserve: 1 air 1 fire}}")
    table.do("summon Purse of Io")
    assert table.asked() == (1, "waive")
    assert table.legal() == ["waive air", "waive fire"]
    table.do(f"waive {saved}")
    assert table.reserve(1) == left
    assert "Purse of Io" in table.play(1)


@pytest.mark.parametrize("owned", ["air", "fire"])
def test_card_20_2_a_type_not_owned_may_be_saved(owned: str) -> None:
    table = Table(f"seats: {{1: {{play: [Hand of Fortune], hand: [Purse of Io], reserve: 1 {owned} 1 water}}}}")
    table.do("summon Purse of Io")
    assert table.reserve(1) == {"water": 1}
    assert "Purse of Io" in table.play(1)


@pytest.mark.parametrize("hands", ["[Hand of Fortune]", "[Hand of Fortune, Hand of Fortune]"])
def test_card_20_3_a_cost_of_one_energy_stays(hands: str) -> None:
    table = Table(f"seats: {{1: {{play: {hands}, hand: [Damned Soul of Onys], reserve: 1 fire}}}}")
    assert table.why("summon Damned Soul of Onys") == ["energy"]
    table = Table(f"seats: {{1: {{play: {hands}, hand: [Damned Soul of Onys], reserve: 2 water}}}}")
    table.do("summon Damned Soul of Onys")
    assert table.said("energy-paid")[0].energy == 1
    assert len(table.said("energy-paid")) == 1


def test_card_20_3_a_cost_of_zero_stays() -> None:
    table = Table("seats: {1: {play: [Hand of Fortune], hand: [Glutton Cauldron], reserve: 1 fire}}")
    table.do("summon Glutton Cauldron")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 1}


def test_card_20_4_the_crystals_of_a_cost_stay() -> None:
    position = "seats: {{1: {{play: [Hand of Fortune], hand: [Hand of Fortune], reserve: 1 air 1 fire, crystals: {}}}}}"
    assert Table(position.format(2)).why("summon Hand of Fortune") == ["crystals"]
    table = Table(position.format(4)).do("summon Hand of Fortune")
    assert table.crystals(1) == 1
    assert table.reserve(1) == {}
    table = Table("seats: {1: {play: [Hand of Fortune], hand: [Naria the Prophetess], reserve: 1 air, crystals: 2}}")
    assert table.why("summon Naria the Prophetess") == ["crystals"]


def test_card_20_4_activation_costs_stay() -> None:
    table = Table("seats: {1: {play: [Hand of Fortune, Balance of Ishtar, Kairn the Destroyer], reserve: 2 fire}}")
    assert table.why("activate Balance of Ishtar") == ["energy"]
    table.do("activate Kairn the Destroyer")
    assert table.reserve(1) == {"fire": 1}


def test_card_20_4_the_four_energies_of_the_orb_stay() -> None:
    table = Table("seats: {1: {play: [Hand of Fortune, Crystal Orb], reserve: 3 fire}}")
    table.do("activate Crystal Orb")  # only looking is possible, and then only putting back
    assert table.asked() == (1, "turn")
    assert table.play(1) == ["Hand of Fortune", "Crystal Orb"]
    table = Table("seats: {1: {play: [Hand of Fortune, Crystal Orb], reserve: 5 fire}, 2: {}}\ntop: Purse of Io")
    table.do("activate Crystal Orb", "put into play")
    assert table.reserve(1) == {"fire": 1}


def test_card_20_5_two_copies_save_two_energies() -> None:
    table = Table("""
        seats: {1: {play: [Hand of Fortune, Hand of Fortune], hand: [Hourglass of Time], reserve: 1 water 1 earth}}
    """)
    table.do("summon Hourglass of Time")
    assert table.reserve(1) == {}
    assert "Hourglass of Time" in table.play(1)


def test_card_20_5_two_copies_any_two_types_may_be_saved() -> None:
    table = Table("""
        seats:
            1: {play: [Hand of Fortune, Hand of Fortune], hand: [Hourglass of Time],
                reserve: 1 air 1 water 1 fire 1 earth}
    """)
    table.do("summon Hourglass of Time", "waive water", "waive earth")
    assert table.reserve(1) == {"water": 1, "earth": 1}


def test_card_20_5_two_copies_still_leave_one_energy_to_pay() -> None:
    position = "seats: {{1: {{play: [Hand of Fortune, Hand of Fortune], hand: [Amulet of Earth], reserve: {}}}}}"
    assert Table(position.format("1 air")).why("summon Amulet of Earth") == ["energy"]
    table = Table(position.format("2 earth")).do("summon Amulet of Earth")
    assert table.reserve(1) == {"earth": 1}


@pytest.mark.parametrize("energies", ["1 air 1 fire", "1 air 1 earth", "1 fire 1 earth"])
def test_card_20_6_it_does_not_lower_its_own_cost(energies: str) -> None:
    table = Table(f"seats: {{1: {{hand: [Hand of Fortune], reserve: {energies}, crystals: 3}}}}")
    assert not table.can("summon Hand of Fortune")
    assert table.why("summon Hand of Fortune") == ["energy"]


def test_card_20_6_its_own_cost_is_paid_in_full() -> None:
    table = Table("seats: {1: {hand: [Hand of Fortune], reserve: 1 air 1 fire 1 earth, crystals: 3}}")
    table.do("summon Hand of Fortune")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {}
    assert table.crystals(1) == 0
