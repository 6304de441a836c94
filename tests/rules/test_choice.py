"""CHOICE: what counts as a choice."""

import pytest

from helpers import Table


def test_choice_1_1_two_copies_in_the_same_condition_are_one_option() -> None:
    alike = Table("{seats: {1: {reserve: 3 fire, hand: [10]}, 2: {play: [Purse of Io, Purse of Io, Staff of Spring]}}}")
    alike.do("summon Syllas the Faithful")
    assert alike.legal() == ["sacrifice Staff of Spring", "sacrifice Purse of Io"]
    assert alike.do("sacrifice Purse of Io").play(2) == ["Staff of Spring", "Purse of Io"]
    only = Table("{seats: {1: {reserve: 3 fire, hand: [10]}, 2: {play: [Purse of Io, Purse of Io]}}}")
    assert only.do("summon Syllas the Faithful").play(2) == ["Purse of Io"]  # nothing to ask


def test_choice_1_1_straight_and_turned_copies_are_two_options() -> None:
    table = Table("{seats: {1: {reserve: 3 fire, hand: [10]}, 2: {play: [Tree of Light, Tree of Light (turned)]}}}")
    table.do("summon Syllas the Faithful")
    assert table.legal() == ["sacrifice Tree of Light", "sacrifice Tree of Light #2"]
    assert table.do("sacrifice Tree of Light #2").turned(2, "Tree of Light") == 0


@pytest.mark.parametrize(
    ("tokens", "options"),
    [
        ("1 fire", ["transmute fire from amulet"]),
        ("2 fire", ["transmute fire from amulet", "transmute fire from amulet #2"]),
    ],
)
def test_choice_1_1_copies_with_other_tokens_are_two_options(tokens: str, options: list[str]) -> None:
    table = Table(f"""
        {{right: true, seats: {{1: {{play: [{{Amulet of Water: 1 fire}}, {{Amulet of Water: {tokens}}}]}}}}}}
    """)
    assert [text for text in table.legal() if text.startswith("transmute")] == options


def test_choice_1_1_activating_one_of_two_equal_copies() -> None:
    table = Table("seats: {1: {play: [Idol of the Familiar, Idol of the Familiar]}}")
    assert [text for text in table.legal() if text.startswith("activate")] == ["activate Idol of the Familiar"]
    table.do("activate Idol of the Familiar")
    assert [text for text in table.legal() if text.startswith("activate")] == ["activate Idol of the Familiar"]
    assert table.turned(1, "Idol of the Familiar") == 1


def test_choice_1_1_two_equal_cards_in_hand_are_one_option() -> None:
    table = Table("seats: {1: {hand: [Die of Malice, Die of Malice]}}")
    assert [text for text in table.legal() if text.startswith("summon")] == ["summon Die of Malice"]


@pytest.mark.parametrize(("players", "leech", "titus"), [(2, 2, 1), (3, 5, 2), (4, 8, 3)])
def test_choice_1_2_costs_use_the_seats_at_the_start_of_the_game(players: int, leech: int, titus: int) -> None:
    """Seats that have nothing and do nothing still count, to the last round."""
    table = Table(f"""
        players: {players}
        year: 3
        space: 12
        round: 15
        seats: {{1: {{crystals: {leech}, reserve: {titus} fire, hand: [Arcano Leech, Titus Deepgaze]}}}}
    """)
    table.do("summon Arcano Leech", "summon Titus Deepgaze")
    assert (table.crystals(1), table.reserve(1)) == (0, {})
    poor = Table(f"""
        players: {players}
        seats: {{1: {{crystals: {leech - 1}, reserve: {titus - 1} fire, hand: [Arcano Leech, Titus Deepgaze]}}}}
    """)
    assert poor.why("summon Arcano Leech") == ["crystals"]
    assert poor.why("summon Titus Deepgaze") == ["energy"]
