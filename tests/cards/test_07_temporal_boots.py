"""Card 7, Temporal Boots. Spaces 1-3 are winter, 4-6 spring, 7-9 summer, 10-12 fall."""

import pytest

from helpers import Table
from seasons.notation.show import table_text
from seasons.rules import EVENT_NAMES

SUMMON = "summon Temporal Boots"


@pytest.mark.parametrize(
    "move, space",
    [("back 3", 2), ("back 2", 3), ("back 1", 4), ("forward 1", 6), ("forward 2", 7), ("forward 3", 8)],
)
def test_card_7_1_the_token_moves_one_to_three_spaces_either_way(move: str, space: int):
    table = Table("{space: 5, seats: {1: {hand: [Temporal Boots]}}}").do(SUMMON, move)
    assert table.state.space == space
    assert table.state.year == 1
    assert table.asked() == (1, "turn")


def test_card_7_1_moving_is_compulsory():
    table = Table("{space: 5, seats: {1: {hand: [Temporal Boots]}}}").do(SUMMON)
    assert table.asked() == (1, "boots")
    assert sorted(table.legal()) == ["back 1", "back 2", "back 3", "forward 1", "forward 2", "forward 3"]


def test_card_7_1_put_into_play_for_free_they_move_the_token_too():
    table = Table("{space: 5, seats: {1: {play: [Potion of Dreams], hand: [Temporal Boots]}}}")
    assert table.do("activate Potion of Dreams", "back 2").state.space == 3


def test_card_7_2_taken_back_and_put_into_play_again_they_move_the_token_again():
    table = Table("""
        space: 5
        seats: {1: {reserve: 1 air 1 water, hand: [Temporal Boots, Amsug Longneck]}}
    """)
    table.do(SUMMON, "forward 3")
    assert table.state.space == 8
    table.do("summon Amsug Longneck")
    assert table.hand(1) == ["Temporal Boots"]
    table.do(SUMMON, "back 1")
    assert table.state.space == 7


def test_card_7_3_token_year_library_then_figrim_and_hourglass():
    table = Table("""
        space: 12
        seats:
          1: {crystals: 1, hand: [Temporal Boots], library 2: [Purse of Io], library 3: [Staff of Spring]}
          2: {play: [Figrim the Avaricious, Hourglass of Time], library 2: [Potion of Life, Dragon Skull]}
    """).do(SUMMON)
    table.events.clear()
    table.do("forward 2")
    assert [EVENT_NAMES[event.kind] for event in table.events] == [
        "token-moved", "year-changed", "library-taken", "library-taken", "library-taken", "season-changed",
        "crystals-given",
    ]  # fmt: skip
    assert (table.state.year, table.state.space) == (2, 2)
    assert table.hand(1) == ["Purse of Io"]
    assert table.hand(2) == ["Potion of Life", "Dragon Skull"]
    assert (table.crystals(1), table.crystals(2)) == (0, 1)
    assert table.asked() == (2, "take")  # the Hourglass
    table.do("take fire")
    assert table.reserve(2) == {"fire": 1}
    assert table.asked() == (1, "turn")


def test_card_7_4_the_effects_go_through_the_players_from_the_active_one():
    table = Table("""
        {players: 3, first: 1, turn: 2, space: 3,
         seats: {1: {play: [Hourglass of Time]}, 2: {hand: [Temporal Boots]}, 3: {play: [Hourglass of Time]}}}
    """).do(SUMMON, "forward 1")
    assert table.asked() == (3, "take")
    table.do("take air")
    assert table.asked() == (1, "take")
    table.do("take air")
    assert table.asked() == (2, "turn")


def test_card_7_4_the_active_player_comes_first():
    table = Table("""
        {first: 1, turn: 2, space: 3,
         seats: {1: {play: [Hourglass of Time]}, 2: {play: [Hourglass of Time], hand: [Temporal Boots]}}}
    """).do(SUMMON, "forward 1")
    assert table.asked() == (2, "take")
    assert table.do("take air").asked() == (1, "take")


@pytest.mark.parametrize(
    "space, move, change",
    [
        (1, "forward 2", False),
        (6, "back 2", False),
        (3, "forward 1", True),
        (1, "forward 3", True),
        (4, "back 1", True),
        (9, "back 3", True),
        (12, "forward 1", True),
        (1, "back 1", True),
    ],
)
def test_card_7_5_only_another_season_triggers_change_of_season_effects(space: int, move: str, change: bool):
    table = Table(f"""
        year: 2
        space: {space}
        seats: {{1: {{play: [Figrim the Avaricious], hand: [Temporal Boots]}}, 2: {{crystals: 5}}}}
    """).do(SUMMON, move)
    assert table.crystals(1) == (1 if change else 0)
    assert table.crystals(2) == (4 if change else 5)


def test_card_7_6_the_rates_follow_the_token_at_once():
    table = Table("{right: true, space: 3, seats: {1: {reserve: 2 earth, hand: [Temporal Boots]}}}")
    assert table.do("transmute earth").crystals(1) == 3
    assert table.do(SUMMON, "forward 1", "transmute earth").crystals(1) == 4


def test_card_7_7_the_dice_of_the_round_stay_as_they_are():
    table = Table("{space: 3, dice: {1: 1/2, 2: 2/2, left: 3/3}, seats: {1: {hand: [Temporal Boots]}}}")
    before = list(table.state.dice)
    table.do(SUMMON, "forward 1")
    assert list(table.state.dice) == before
    table.do("end turn")  # winter's die 2, face 2: two waters and a crystal
    assert table.reserve(2) == {"water": 2}
    assert table.crystals(2) == 1
    table.do("end turn")  # winter's die 3, face 3: three pips
    assert table.state.space == 7


def test_card_7_8_back_from_winter_into_fall_the_year_goes_back_and_hands_stay():
    table = Table("""
        year: 2
        space: 2
        seats: {1: {hand: [Temporal Boots, Purse of Io]}, 2: {hand: [Staff of Spring, Dragon Skull]}}
    """).do(SUMMON, "back 3")
    assert (table.state.year, table.state.space) == (1, 11)
    assert table.hand(1) == ["Purse of Io"]
    assert table.hand(2) == ["Staff of Spring", "Dragon Skull"]


@pytest.mark.parametrize("move, year", [("back 1", 2), ("back 2", 1)])
def test_card_7_8_only_leaving_winter_changes_the_year(move: str, year: int):
    table = Table("{year: 2, space: 2, seats: {1: {hand: [Temporal Boots]}}}").do(SUMMON, move)
    assert table.state.year == year


def test_card_7_9_a_year_entered_again_gives_no_cards_again():
    table = Table("""
        {first: 2, space: 12, dice: {left: 3/2},
         seats: {1: {hand: [Temporal Boots, Temporal Boots], library 2: [Purse of Io], library 3: [Staff of Spring]}}}
    """)
    table.do(SUMMON, "forward 1")
    assert table.state.year == 2
    assert table.hand(1) == ["Temporal Boots", "Purse of Io"]
    table.do(SUMMON, "back 1")
    assert table.state.year == 1
    table.do("end turn")  # the die left over brings the token back into year 2
    assert (table.state.year, table.state.space) == (2, 2)
    assert table.hand(1) == ["Purse of Io"]


def test_card_7_9_only_the_first_entry_counts_whatever_lies_in_the_library():
    table = Table("{year: 1, reached: 2, space: 12, seats: {1: {hand: [Temporal Boots], library 2: [Purse of Io]}}}")
    table.do(SUMMON, "forward 1")
    assert table.state.year == 2
    assert table.hand(1) == []


def test_card_7_10_before_year_one_lies_year_zero():
    table = Table("""
        {first: 2, space: 1, dice: {left: 3/2},
         seats: {1: {hand: [Temporal Boots, Dragon Skull], library 2: [Purse of Io], library 3: [Staff of Spring]}}}
    """).do(SUMMON, "back 2")
    assert (table.state.year, table.state.space) == (0, 11)
    assert table.hand(1) == ["Dragon Skull"]
    table.do("end turn")
    assert (table.state.year, table.state.space) == (1, 1)
    assert table.hand(1) == ["Dragon Skull"]


def test_card_7_10_passing_space_twelve_of_year_zero_by_boots_gives_no_cards():
    table = Table("{year: 0, space: 12, seats: {1: {hand: [Temporal Boots], library 2: [Purse of Io]}}}")
    table.do(SUMMON, "forward 1")
    assert (table.state.year, table.state.space) == (1, 1)
    assert table.hand(1) == []


def test_card_7_10_year_zero_is_shown_as_year_one():
    table = Table("{space: 1, seats: {1: {hand: [Temporal Boots]}}}").do(SUMMON, "back 1")
    assert table.state.year == 0
    assert table_text(table.state, ["Ada", "Bob"]).startswith("Year 1, fall, space 12 of 12")


def test_card_7_11_past_the_end_of_year_three_the_round_is_played_out():
    table = Table("""
        year: 3
        space: 12
        dice: {1: 1/2, 2: 2/2, left: 3/3}
        seats: {1: {hand: [Temporal Boots]}, 2: {reserve: 2 earth, hand: [Amulet of Earth]}}
    """).do(SUMMON, "forward 1")
    assert table.asked() == (1, "turn")
    table.do("end turn")
    assert table.asked() == (2, "turn")
    table.do("summon Amulet of Earth", "end turn")
    assert table.asked() == (0, "over")
    assert table.state.space == 4  # three pips of the die left over
    assert table.crystals(2) == 10  # the Amulet, and one from the die


def test_card_7_11_end_of_round_and_change_of_season_effects_still_happen():
    table = Table("""
        {year: 3, space: 12, first: 2, dice: {left: 3/3},
         seats: {1: {reserve: 4 air, hand: [Temporal Boots], play: [Wondrous Chest, Figrim the Avaricious]},
                 2: {crystals: 9}}}
    """).do(SUMMON, "forward 1")
    assert table.crystals(1) == 1  # Figrim: fall to winter
    table.do("end turn")
    assert table.asked() == (0, "over")
    assert table.crystals(1) == 5  # the Chest, and Figrim again: winter to spring
    assert table.crystals(2) == 7


def test_card_7_12_brought_back_into_year_three_the_game_goes_on():
    table = Table("""
        year: 3
        space: 12
        dice: {1: 1/2, 2: 2/2, left: 3/1}
        seats: {1: {hand: [Temporal Boots]}, 2: {hand: [Temporal Boots]}}
    """).do(SUMMON, "forward 1", "end turn", SUMMON, "back 2")
    assert (table.state.year, table.state.space) == (3, 11)
    table.do("end turn")
    assert table.asked() == (2, "die")
    assert (table.state.year, table.state.space) == (3, 12)


def test_card_7_12_the_die_left_over_may_take_the_token_out_again():
    table = Table("""
        year: 3
        space: 12
        dice: {1: 1/2, 2: 2/2, left: 3/2}
        seats: {1: {hand: [Temporal Boots]}, 2: {hand: [Temporal Boots]}}
    """).do(SUMMON, "forward 1", "end turn", SUMMON, "back 2", "end turn")
    assert table.asked() == (0, "over")


def test_card_7_13_they_cost_nothing():
    table = Table("seats: {1: {hand: [Temporal Boots]}}")
    assert table.can(SUMMON)


def test_card_7_13_the_leech_takes_its_crystal():
    position = "seats: {{1: {{crystals: {0}, hand: [Temporal Boots]}}, 2: {{play: [Arcano Leech]}}}}"
    poor = Table(position.format(0))
    assert not poor.can(SUMMON)
    assert poor.why(SUMMON) == ["leech"]
    table = Table(position.format(1)).do(SUMMON)
    assert (table.crystals(1), table.crystals(2)) == (0, 1)


def test_card_7_13_staff_and_vase_act():
    table = Table("seats: {1: {play: [Staff of Spring, Yjang's Forgotten Vase], hand: [Temporal Boots]}}").do(SUMMON)
    assert table.crystals(1) == 3
    assert table.asked() == (1, "take")
    table.do("take water")
    assert table.reserve(1) == {"water": 1}
    assert table.asked() == (1, "boots")
