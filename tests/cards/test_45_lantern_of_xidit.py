"""Card 45, Lantern of Xidit."""

from helpers import Table


def test_card_45_1_at_the_end_of_the_game_three_crystals_for_each_energy_in_the_reserve() -> None:
    table = Table("""
        year: 3
        space: 12
        first: 1
        turn: 2
        seats: {1: {play: [Lantern of Xidit], reserve: 1 air 2 water 2 earth, crystals: 4}}
    """)
    table.do("end turn")
    assert table.asked() == (0, "over")
    score = table.scores()[0]
    assert score.cards == [(45, 15)]
    assert score.total == 4 + 24 + 15


def test_card_45_1_the_share_of_the_grimoire_counts() -> None:
    table = Table("seats: {1: {play: [Lantern of Xidit, Bespelled Grimoire], reserve: 10 fire}}")
    assert table.scores()[0].cards == [(45, 30)]


def test_card_45_1_an_empty_reserve_gives_nothing_and_the_opponents_does_not_count() -> None:
    table = Table("seats: {1: {play: [Lantern of Xidit]}, 2: {reserve: 5 fire}}")
    assert [score.total for score in table.scores()] == [24, 0]


def test_card_45_2_tokens_on_amulet_of_water_and_cauldron_give_nothing() -> None:
    table = Table("""
        seats: {1: {play: [Lantern of Xidit, Amulet of Water: 4 fire, Glutton Cauldron: 5 air], reserve: 2 fire}}
    """)
    assert table.scores()[0].cards == [(45, 6)]


def test_card_45_3_the_purse_of_io_adds_nothing() -> None:
    table = Table("seats: {1: {play: [Lantern of Xidit, Purse of Io, Purse of Io], reserve: 4 fire}}")
    score = table.scores()[0]
    assert score.cards == [(45, 12)]
    assert score.total == 24 + 6 + 6 + 12


def test_card_45_4_two_copies_give_six_per_energy() -> None:
    table = Table("seats: {1: {play: [Lantern of Xidit, Lantern of Xidit], reserve: 3 fire 2 air}}")
    assert table.scores()[0].total == 2 * 24 + 6 * 5
