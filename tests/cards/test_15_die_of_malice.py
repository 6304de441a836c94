"""Card 15, Die of Malice. Winter's die 1 shows on its faces 1-6: fire gauge transmute; 2 water gauge; 2 water
3 crystals; 2 air gauge; a card; air water transmute."""

from helpers import Table

OPENING = """
    phase: opening
    dice: {1: 1/2, 2: 2/3, left: 3/1}
    seats: {1: {gauge: 3, play: [Die of Malice]}}
    next: {rolls: [3]}
"""


def test_card_15_1_the_own_die_is_rolled_again_for_two_crystals():
    table = Table(OPENING)
    assert table.asked() == (1, "malice")
    assert table.legal() == ["keep die", "reroll"]
    before = list(table.state.dice)
    table.do("reroll")
    assert table.state.dice[1] == 2  # die 1 shows its third face
    assert list(table.state.dice)[4:12] == before[4:12]  # the other dice lie as they lay
    assert table.crystals(1) == 5  # three of them from the die
    assert table.turned(1, "Die of Malice") == 1


def test_card_15_2_only_the_new_result_is_carried_out():
    table = Table(OPENING).do("reroll")
    assert table.asked() == (1, "turn")
    assert table.reserve(1) == {"water": 2}
    assert table.gauge(1) == 3  # the gauge of the first face is lost


def test_card_15_2_a_right_to_transmute_of_the_old_result_is_lost():
    table = Table("""
        phase: opening
        dice: {1: 1/6}
        seats: {1: {reserve: 1 fire, play: [Die of Malice]}}
        next: {rolls: [3]}
    """).do("reroll")
    assert not table.can("transmute fire")
    assert table.why("transmute fire") == ["no-right"]


def test_card_15_3_after_taking_the_die_it_cannot_be_used():
    table = Table(OPENING).do("keep die")
    assert table.asked() == (1, "turn")
    assert table.gauge(1) == 4
    assert table.crystals(1) == 0
    assert not table.can("reroll")
    assert not table.can("activate Die of Malice")
    assert table.why("activate Die of Malice") == ["turn-opened"]


def test_card_15_3_it_comes_before_the_draw_of_the_die():
    table = Table("""
        phase: opening
        dice: {1: 1/5}
        seats: {1: {play: [Die of Malice]}}
    """)
    assert table.asked() == (1, "malice")
    table.do("keep die")
    assert table.asked() == (1, "draw")
    assert not table.can("reroll")


def test_card_15_3_not_in_the_turn_in_which_it_is_summoned():
    table = Table("seats: {1: {hand: [Die of Malice]}}").do("summon Die of Malice")
    assert table.play(1) == ["Die of Malice"]
    assert not table.can("reroll")
    assert not table.can("activate Die of Malice")
    assert table.why("activate Die of Malice") == ["turn-opened"]


def test_card_15_4_two_copies_roll_twice_for_four_crystals():
    table = Table("""
        phase: opening
        dice: {1: 1/2}
        seats: {1: {gauge: 3, play: [Die of Malice, Die of Malice]}}
        next: {rolls: [3, 4]}
    """).do("reroll")
    assert table.asked() == (1, "malice")
    assert table.crystals(1) == 2
    table.do("reroll")
    assert table.asked() == (1, "turn")
    assert table.crystals(1) == 4
    assert table.reserve(1) == {"air": 2}
    assert table.gauge(1) == 4
    assert table.turned(1, "Die of Malice") == 2


def test_card_15_4_the_second_copy_need_not_be_used():
    table = Table("""
        phase: opening
        dice: {1: 1/2}
        seats: {1: {play: [Die of Malice, Die of Malice]}}
        next: {rolls: [4]}
    """).do("reroll", "keep die")
    assert table.crystals(1) == 2
    assert table.reserve(1) == {"air": 2}
    assert table.turned(1, "Die of Malice") == 1


def test_card_15_5_it_costs_nothing_to_summon():
    table = Table("seats: {1: {hand: [Die of Malice]}}")
    assert table.can("summon Die of Malice")
