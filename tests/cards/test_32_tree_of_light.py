"""Card 32: Tree of Light."""

import pytest

from helpers import Table


def test_card_32_1_three_crystals_for_an_energy_of_choice() -> None:
    table = Table("seats: {1: {play: [Tree of Light], crystals: 4}}")
    table.do("activate Tree of Light")
    assert table.asked() == (1, "take")
    assert table.legal() == ["take air", "take water", "take fire", "take earth"]
    table.do("take fire")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"fire": 1}
    assert table.crystals(1) == 1


def test_card_32_1_two_crystals_are_not_enough() -> None:
    table = Table("seats: {1: {play: [Tree of Light], crystals: 2}}")
    assert not table.can("activate Tree of Light")
    assert table.why("activate Tree of Light") == ["energy", "crystals"]
    table = Table("seats: {1: {play: [Tree of Light], crystals: 2, reserve: 2 air}}")
    table.do("activate Tree of Light")  # only the other option is left
    assert (table.crystals(1), table.reserve(1)) == (2, {"air": 1})


@pytest.mark.parametrize(("energy", "worth"), [("air", 1), ("water", 1), ("fire", 2), ("earth", 3)])
def test_card_32_2_one_energy_of_any_type_for_the_right_to_transmute(energy: str, worth: int) -> None:
    table = Table(f"seats: {{1: {{play: [Tree of Light], reserve: 2 {energy}}}}}")
    assert table.why(f"transmute {energy}") == ["no-right"]
    table.do("activate Tree of Light")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {energy: 1}
    table.do(f"transmute {energy}")
    assert table.crystals(1) == worth


def test_card_32_2_the_owner_chooses_which_energy() -> None:
    table = Table("seats: {1: {play: [Tree of Light], reserve: 1 air 1 earth}}")
    table.do("activate Tree of Light")
    assert table.asked() == (1, "pay-any")
    assert table.legal() == ["pay air", "pay earth"]
    table.do("pay earth")
    assert table.reserve(1) == {"air": 1}


def test_card_32_2_the_right_lasts_for_this_turn_only() -> None:
    table = Table("""
        {first: 1, turn: 1, dice: {1: 1/2, 2: 2/2, left: 3/1},
         seats: {1: {play: [Tree of Light], reserve: 1 air}, 2: {reserve: 1 air}}}
    """)
    table.do("activate Tree of Light", "end turn")
    assert table.asked() == (2, "turn")
    assert table.why("transmute air") == ["no-right"]


def test_card_32_3_only_one_of_the_options_per_activation() -> None:
    table = Table("seats: {1: {play: [Tree of Light], crystals: 6, reserve: 2 air}}")
    table.do("activate Tree of Light")
    assert table.asked() == (1, "tree")
    assert table.legal() == ["pay crystals", "pay energy"]
    table.do("pay crystals", "take fire")
    assert table.asked() == (1, "turn")
    assert (table.crystals(1), table.reserve(1)) == (3, {"air": 2, "fire": 1})
    assert table.why("transmute air") == ["no-right"]
    assert table.why("activate Tree of Light") == ["turned"]


def test_card_32_3_the_right_brings_no_energy() -> None:
    table = Table("seats: {1: {play: [Tree of Light], crystals: 6, reserve: 2 air}}")
    table.do("activate Tree of Light", "pay energy")
    assert table.asked() == (1, "turn")
    assert (table.crystals(1), table.reserve(1)) == (6, {"air": 1})
    assert table.can("transmute air")
    assert table.why("activate Tree of Light") == ["turned"]


@pytest.mark.parametrize(
    ("first", "second", "crystals", "energies", "right"),
    [
        (["pay crystals", "take air"], ["pay crystals", "take air"], 0, 4, False),
        (["pay crystals", "take air"], ["pay energy"], 3, 2, True),
        (["pay energy"], ["pay crystals", "take air"], 3, 2, True),
        (["pay energy"], ["pay energy"], 6, 0, True),
    ],
)
def test_card_32_4_two_copies_one_option_with_each(
    first: list[str], second: list[str], crystals: int, energies: int, right: bool
) -> None:
    table = Table("seats: {1: {play: [Tree of Light, Tree of Light], crystals: 6, reserve: 2 air}}")
    table.do("activate Tree of Light", *first, "activate Tree of Light", *second)
    assert table.crystals(1) == crystals
    assert sum(table.reserve(1).values()) == energies
    assert table.state.may_transmute == right
    assert table.turned(1, "Tree of Light") == 2
