"""Card 11, Figrim the Avaricious. The position's last turn of a round is that of the seat before the first one."""

import pytest

from helpers import Table


def test_card_11_1_at_a_change_of_season_every_opponent_gives_one_crystal():
    table = Table("""
        players: 3
        first: 2
        space: 3
        dice: {left: 4/1}
        seats: {1: {crystals: 5, play: [Figrim the Avaricious]}, 2: {crystals: 5}, 3: {crystals: 5}}
    """).do("end turn")
    assert table.state.space == 4
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [7, 4, 4]


def test_card_11_1_without_a_change_of_season_nobody_gives():
    table = Table("""
        first: 2
        space: 1
        dice: {left: 3/2}
        seats: {1: {play: [Figrim the Avaricious]}, 2: {crystals: 5}}
    """).do("end turn")
    assert table.state.space == 3
    assert (table.crystals(1), table.crystals(2)) == (0, 5)


def test_card_11_1_every_change_counts_also_that_of_the_boots():
    table = Table("""
        first: 2
        space: 3
        dice: {left: 3/3}
        seats: {1: {play: [Figrim the Avaricious], hand: [Temporal Boots]}, 2: {crystals: 5}}
    """).do("summon Temporal Boots", "forward 1")
    assert (table.crystals(1), table.crystals(2)) == (1, 4)
    table.do("end turn")
    assert table.state.space == 7
    assert (table.crystals(1), table.crystals(2)) == (2, 3)


def test_card_11_2_an_opponent_without_crystals_gives_nothing():
    table = Table("""
        players: 3
        first: 2
        space: 3
        dice: {left: 4/1}
        seats: {1: {play: [Figrim the Avaricious]}, 2: {crystals: 0}, 3: {crystals: 5}}
    """).do("end turn")
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [1, 0, 4]


@pytest.mark.parametrize("players, price", [(2, 3), (3, 6), (4, 9)])
def test_card_11_3_it_costs_three_crystals_for_each_opponent(players: int, price: int):
    position = "{{players: {0}, seats: {{1: {{crystals: {1}, hand: [Figrim the Avaricious]}}}}}}"
    poor = Table(position.format(players, price - 1))
    assert not poor.can("summon Figrim the Avaricious")
    assert poor.why("summon Figrim the Avaricious") == ["crystals"]
    table = Table(position.format(players, price + 1)).do("summon Figrim the Avaricious")
    assert table.crystals(1) == 1
    assert table.play(1) == ["Figrim the Avaricious"]


def test_card_11_4_two_copies_take_two_crystals_where_they_are():
    table = Table("""
        players: 4
        first: 2
        space: 3
        dice: {left: 4/1}
        seats: {1: {play: [Figrim the Avaricious, Figrim the Avaricious]},
                2: {crystals: 5}, 3: {crystals: 1}, 4: {crystals: 0}}
    """).do("end turn")
    assert [table.crystals(seat) for seat in (1, 2, 3, 4)] == [3, 3, 0, 0]


def test_card_11_5_it_acts_at_the_crossing_that_ends_the_game():
    table = Table("""
        year: 3
        space: 12
        first: 2
        dice: {left: 3/1}
        seats: {1: {crystals: 10, play: [Figrim the Avaricious]}, 2: {crystals: 12}}
    """).do("end turn")
    assert table.asked() == (0, "over")
    assert [score.crystals for score in table.scores()] == [11, 11]
    assert [score.total for score in table.scores()] == [18, 11]
