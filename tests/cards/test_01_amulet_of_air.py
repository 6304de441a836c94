"""Card 1, Amulet of Air."""

import pytest

from helpers import Table


def test_card_1_1_the_gauge_rises_by_two():
    table = Table("seats: {1: {gauge: 3, reserve: 2 air, hand: [Amulet of Air]}, 2: {gauge: 3}}")
    table.do("summon Amulet of Air")
    assert table.gauge(1) == 5
    assert table.gauge(2) == 3


def test_card_1_1_it_does_so_for_free_too():
    table = Table("seats: {1: {gauge: 3, play: [Potion of Dreams], hand: [Amulet of Air]}}")
    table.do("activate Potion of Dreams")
    assert table.play(1) == ["Amulet of Air"]
    assert table.gauge(1) == 5


@pytest.mark.parametrize("before, after", [(13, 15), (14, 15), (15, 15)])
def test_card_1_2_what_would_go_beyond_fifteen_is_lost(before: int, after: int):
    table = Table(f"seats: {{1: {{gauge: {before}, reserve: 2 air, hand: [Amulet of Air]}}}}")
    assert table.can("summon Amulet of Air")
    table.do("summon Amulet of Air")
    assert table.gauge(1) == after


def test_card_1_3_the_gauge_stays_when_the_amulet_is_taken_back():
    table = Table("seats: {1: {gauge: 3, reserve: 3 air 1 water, hand: [Amulet of Air, Amsug Longneck]}}")
    table.do("summon Amulet of Air", "summon Amsug Longneck")
    assert table.hand(1) == ["Amulet of Air"]
    assert table.gauge(1) == 5


def test_card_1_3_the_gauge_stays_when_the_amulet_is_sacrificed():
    table = Table("""
        seats:
          1: {gauge: 3, reserve: 2 air, hand: [Amulet of Air]}
          2: {reserve: 3 fire, hand: [Syllas the Faithful]}
    """)
    table.do("summon Amulet of Air", "end turn", "summon Syllas the Faithful")
    assert table.discard() == ["Amulet of Air"]
    assert table.gauge(1) == 5
