"""END: the score and the places."""

import pytest

from helpers import Table


def test_end_1_1_lantern_helm_and_urm_add_their_crystals() -> None:
    table = Table("""
        turn: 2
        first: 1
        year: 3
        space: 12
        seats:
          1: {crystals: 10, reserve: 2 fire, play: [Lantern of Xidit, Ragfield’s Helm, Sealed Chest of Urm]}
          2: {crystals: 10, reserve: 2 fire, play: [Purse of Io]}
    """)
    table.do("end turn")
    assert table.state.over
    one, two = table.scores()
    assert sorted(one.cards) == [(19, 20), (45, 6), (46, 20)]
    assert one.total == 10 + 6 + 20 + 20 + (24 + 10 + 10)
    assert (two.cards, two.total) == ([], 16)


@pytest.mark.parametrize(("bonuses", "penalty"), [(0, 0), (1, 5), (2, 12), (3, 20)])
@pytest.mark.parametrize("hand", [0, 1, 3])
def test_end_1_2_crystals_and_prestige_less_hand_and_bonuses(bonuses: int, penalty: int, hand: int) -> None:
    table = Table(f"""
        seats: {{1: {{crystals: 7, bonuses: {bonuses}, hand: {[3, 22, 33][:hand]},
                 play: [Runic Cube of Eolis, Staff of Spring, Staff of Spring, Cursed Treatise of Arus]}}}}
    """)
    score = table.scores()[0]
    assert (score.crystals, score.prestige) == (7, 30 + 9 + 9 - 10)
    assert (score.hand, score.bonus) == (-5 * hand, -penalty)
    assert score.total == 7 + 38 - 5 * hand - penalty


def test_end_1_3_energies_left_over_are_worth_nothing() -> None:
    table = Table("""
        {turn: 2, first: 1, year: 3, space: 12, seats: {1: {crystals: 5,
         reserve: 7 earth, play: [{Amulet of Water: 4 earth}, {Glutton Cauldron: 6 fire}]}}}
    """)
    table.do("end turn")
    assert table.scores()[0].total == 5 + 6


def test_end_1_4_a_score_may_be_negative() -> None:
    table = Table("seats: {1: {crystals: 1, bonuses: 3, hand: [8, 6], play: [Cursed Treatise of Arus]}}")
    assert table.scores()[0].total == 1 - 10 - 10 - 20


def test_end_2_1_a_tie_is_broken_by_the_cards_in_play() -> None:
    table = Table("""
        players: 3
        seats:
          1: {crystals: 20}
          2: {crystals: 20, play: [Potion of Life, Potion of Power]}
          3: {crystals: 14, play: [Purse of Io]}
    """)
    assert [(score.total, score.in_play, score.rank) for score in table.scores()] == [
        (20, 0, 3),
        (20, 2, 1),
        (20, 1, 2),
    ]


def test_end_2_1_points_come_first() -> None:
    table = Table("seats: {1: {crystals: 21}, 2: {crystals: 20, play: [Potion of Life, Potion of Power]}}")
    assert [score.rank for score in table.scores()] == [1, 2]


def test_end_2_2_players_still_tied_share_the_place() -> None:
    table = Table("{players: 3, seats: {1: {crystals: 5}, 2: {crystals: 9}, 3: {crystals: 9, bonuses: 0}}}")
    assert [score.rank for score in table.scores()] == [3, 1, 1]
    two = Table("seats: {1: {crystals: 6, play: [26]}, 2: {crystals: 6, play: [23]}}")
    assert [score.rank for score in two.scores()] == [1, 1]


def test_end_2_3_lower_places_are_ranked_in_the_same_way() -> None:
    table = Table("""
        players: 4
        seats: {1: {crystals: 5}, 2: {crystals: 30}, 3: {crystals: 5, play: [26]}, 4: {crystals: 5}}
    """)
    assert [score.rank for score in table.scores()] == [3, 1, 2, 3]
