"""Card 19: Ragfield's Helm."""

import pytest

from helpers import Table
from seasons.rules import total_score


def test_card_19_1_strictly_the_most_cards_give_twenty_crystals() -> None:
    table = Table("seats: {1: {play: [Ragfield's Helm, Purse of Io]}, 2: {play: [Amulet of Air]}}")
    score = table.scores()[0]
    assert score.cards == [(19, 20)]
    assert score.total == 10 + 6 + 20
    assert total_score(table.state, 0) == 36


def test_card_19_1_the_crystals_come_at_the_end_of_the_game_only() -> None:
    table = Table("""
        {year: 3, space: 12, first: 1, turn: 2, dice: {1: 1/2, 2: 2/2, left: 3/1},
         seats: {1: {crystals: 5, play: [Ragfield's Helm, Purse of Io]}, 2: {play: [Amulet of Air]}}}
    """)
    assert table.crystals(1) == 5
    table.do("end turn")
    assert table.asked() == (0, "over")
    assert table.scores()[0].total == 5 + 10 + 6 + 20
    assert table.scores()[1].total == 6


@pytest.mark.parametrize(
    "position",
    [
        "seats: {1: {play: [Ragfield's Helm]}, 2: {play: [Amulet of Air]}}",
        "{players: 3, seats: {1: {play: [Ragfield's Helm, Purse of Io]}, 2: {play: [Amulet of Air]},"
        " 3: {play: [Amulet of Fire, Amulet of Earth]}}}",
        "seats: {1: {play: [Ragfield's Helm]}, 2: {play: [Ragfield's Helm]}}",
    ],
)
def test_card_19_2_a_tie_gives_nothing(position: str) -> None:
    table = Table(position)
    assert table.scores()[0].cards == [(19, 0)]
    assert total_score(table.state, 0) == table.scores()[0].prestige


def test_card_19_2_fewer_cards_give_nothing() -> None:
    table = Table("seats: {1: {play: [Ragfield's Helm]}, 2: {play: [Amulet of Air, Amulet of Fire]}}")
    assert table.scores()[0].cards == [(19, 0)]


def test_card_19_3_a_received_onys_counts_also_above_the_gauge() -> None:
    table = Table("""
        turn: 2
        seats:
            1: {gauge: 1, play: [Ragfield's Helm]}
            2: {play: [Damned Soul of Onys, Amulet of Air], reserve: 1 water}
    """)
    assert table.scores()[0].cards == [(19, 0)]
    table.do("activate Damned Soul of Onys")
    assert table.play(1) == ["Ragfield’s Helm", "Damned Soul of Onys"]
    assert table.scores()[0].cards == [(19, 20)]


def test_card_19_4_two_copies_give_forty() -> None:
    table = Table("seats: {1: {play: [Ragfield's Helm, Ragfield's Helm]}, 2: {play: [Amulet of Air]}}")
    assert table.scores()[0].cards == [(19, 20), (19, 20)]
    assert table.scores()[0].total == 20 + 40
    assert total_score(table.state, 0) == 60
