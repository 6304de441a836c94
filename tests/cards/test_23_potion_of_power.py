"""Card 23: Potion of Power."""

import pytest

from helpers import Table


def test_card_23_1_it_is_sacrificed_for_a_card_and_two_gauge() -> None:
    table = Table("seats: {1: {play: [Potion of Power], gauge: 5}}\nnext: {draws: [Purse of Io]}")
    table.do("activate Potion of Power")
    assert table.play(1) == []
    assert table.discard() == ["Potion of Power"]
    assert table.hand(1) == ["Purse of Io"]
    assert table.gauge(1) == 7


def test_card_23_1_entering_play_gives_nothing_yet() -> None:
    table = Table("seats: {1: {hand: [Potion of Power], gauge: 5, reserve: 2 fire}}")
    table.do("summon Potion of Power")
    assert table.gauge(1) == 5
    assert table.hand(1) == []
    assert table.can("activate Potion of Power")


def test_card_23_2_the_card_drawn_cannot_be_discarded() -> None:
    table = Table("seats: {1: {play: [Potion of Power], gauge: 5}}\nnext: {draws: [Purse of Io]}")
    table.do("activate Potion of Power")
    assert table.asked() == (1, "turn")
    assert table.drawn(1) == []
    assert not table.can("discard")
    assert not table.can("discard Purse of Io")
    assert table.hand(1) == ["Purse of Io"]


def test_card_23_3_the_gauge_rises_when_both_piles_are_empty() -> None:
    """The Potion lies in the discard pile before the draw (PILE-1.4), so the one card to draw is the Potion itself."""
    table = Table("seats: {1: {play: [Potion of Power], gauge: 5}}\npile: []")
    table.do("activate Potion of Power")
    assert table.gauge(1) == 7
    assert table.hand(1) == ["Potion of Power"]
    assert table.play(1) == []


@pytest.mark.parametrize("gauge", [14, 15])
def test_card_23_4_gauge_beyond_fifteen_is_lost_but_the_activation_allowed(gauge: int) -> None:
    table = Table(f"""
        seats: {{1: {{play: [Potion of Power], gauge: {gauge}}}}}
        next: {{draws: [Purse of Io]}}
    """)
    table.do("activate Potion of Power")
    assert table.gauge(1) == 15
    assert table.hand(1) == ["Purse of Io"]
