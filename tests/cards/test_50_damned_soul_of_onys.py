"""Card 50, Damned Soul of Onys."""

import pytest

from helpers import Table

ONYS = "Damned Soul of Onys"


def test_card_50_1_on_entering_ten_crystals_and_a_water() -> None:
    table = Table("seats: {1: {hand: [Damned Soul of Onys], reserve: 2 water 1 fire, crystals: 1}}")
    table.do("summon Damned Soul of Onys")
    assert table.crystals(1) == 11
    assert table.reserve(1) == {"water": 2, "fire": 1}


def test_card_50_2_put_into_play_for_free_it_gives_them_too() -> None:
    table = Table("""
        seats: {1: {hand: [Damned Soul of Onys, Purse of Io], play: [Potion of Dreams], reserve: 3 fire, crystals: 1}}
    """)
    table.do("activate Potion of Dreams", "put Damned Soul of Onys")
    assert table.crystals(1) == 11
    assert table.reserve(1) == {"water": 1}


@pytest.mark.parametrize(("turn", "left"), [(1, 2), (2, 3), (3, 1)])
def test_card_50_3_a_water_passes_it_straight_to_the_player_on_the_left(turn: int, left: int) -> None:
    table = Table(f"""
        players: 3
        first: 1
        turn: {turn}
        seats: {{{turn}: {{play: [Damned Soul of Onys], reserve: 2 water 1 fire}}}}
    """)
    table.do("activate Damned Soul of Onys")
    assert table.reserve(turn) == {"water": 1, "fire": 1}
    assert table.play(turn) == []
    assert table.play(left) == [ONYS]
    assert table.turned(left, ONYS) == 0


def test_card_50_3_the_water_may_come_from_an_amulet_of_water() -> None:
    table = Table("seats: {1: {play: [Damned Soul of Onys, Amulet of Water: 1 water 3 fire], reserve: 1 fire}}")
    table.do("activate Damned Soul of Onys")
    assert table.tokens("Amulet of Water") == {"fire": 3}
    assert (table.reserve(1), table.play(2)) == ({"fire": 1}, [ONYS])


def test_card_50_3_without_a_water_it_cannot_be_activated() -> None:
    table = Table("seats: {1: {play: [Damned Soul of Onys], reserve: 2 air 2 fire 2 earth, crystals: 9}}")
    assert not table.can("activate Damned Soul of Onys")
    assert table.why("activate Damned Soul of Onys") == ["energy"]


def test_card_50_4_the_receiver_gains_nothing_and_no_leech_staff_or_vase_acts() -> None:
    table = Table("""
        players: 3
        seats:
          1: {play: [Damned Soul of Onys, Staff of Spring, Yjang's Forgotten Vase], reserve: 1 water, crystals: 4}
          2: {play: [Staff of Spring, Yjang's Forgotten Vase], crystals: 4}
          3: {play: [Arcano Leech], crystals: 4}
    """)
    table.do("activate Damned Soul of Onys")
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [4, 4, 4]
    assert [table.reserve(seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    assert table.asked() == (1, "turn")
    assert ONYS in table.play(2)


def test_card_50_5_fairies_act_when_it_is_passed() -> None:
    table = Table("""
        players: 3
        seats:
          1: {play: [Damned Soul of Onys], reserve: 1 water, crystals: 4}
          2: {crystals: 4}
          3: {play: [Thieving Fairies], crystals: 4}
    """)
    table.do("activate Damned Soul of Onys")
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [3, 4, 6]


@pytest.mark.parametrize("gauge", [0, 1])
def test_card_50_6_it_may_be_received_above_the_gauge(gauge: int) -> None:
    table = Table(f"""
        seats:
          1: {{play: [Damned Soul of Onys], reserve: 1 water}}
          2: {{play: [Purse of Io], gauge: {gauge}}}
    """)
    table.do("activate Damned Soul of Onys")
    assert table.play(2) == ["Purse of Io", ONYS]
    assert table.gauge(2) == gauge


def test_card_50_7_the_receiver_may_pass_it_on_in_a_later_turn_of_the_same_round() -> None:
    table = Table("""
        players: 3
        dice: {2: 1/2}
        seats: {1: {play: [Damned Soul of Onys], reserve: 1 water}, 2: {reserve: 1 water}}
    """)
    table.do("activate Damned Soul of Onys", "end turn")
    assert table.asked() == (2, "turn")
    table.do("activate Damned Soul of Onys")
    assert [ONYS in table.play(seat) for seat in (1, 2, 3)] == [False, False, True]
    assert table.state.round == 1


@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_card_50_8_at_the_end_of_the_round_its_holder_loses_three_crystals(before: int, after: int) -> None:
    table = Table(f"""
        first: 1
        turn: 2
        seats: {{1: {{play: [Damned Soul of Onys], crystals: {before}}}, 2: {{crystals: 7}}}}
    """)
    table.do("end turn")
    assert (table.crystals(1), table.crystals(2)) == (after, 7)
    assert table.play(1) == [ONYS]


def test_card_50_8_a_passed_soul_costs_the_receiver() -> None:
    table = Table("""
        first: 1
        turn: 2
        seats: {1: {crystals: 7}, 2: {play: [Damned Soul of Onys], reserve: 1 water, crystals: 7}}
    """)
    table.do("activate Damned Soul of Onys", "end turn")
    assert (table.crystals(1), table.crystals(2)) == (4, 7)


def test_card_50_9_the_holder_owns_it_in_every_respect() -> None:
    table = Table("""
        seats:
          1: {play: [Damned Soul of Onys, Ragfield's Helm], reserve: 1 water, crystals: 10}
          2: {play: [Purse of Io], hand: [Amulet of Earth], gauge: 2, reserve: 2 earth, crystals: 10}
    """)
    assert [score.total for score in table.scores()] == [10 - 5 + 10 + 20, 10 + 6 - 5]
    table.do("activate Damned Soul of Onys")
    first, second = table.scores()
    assert (first.prestige, first.in_play, first.cards) == (10, 1, [(19, 0)])
    assert (second.prestige, second.in_play) == (6 - 5, 2)
    assert table.why("summon Amulet of Earth", 2) == ["not-asked", "no-room"]  # it takes a place


def test_card_50_10_two_copies_cost_six_crystals() -> None:
    table = Table("""
        first: 1
        turn: 2
        seats: {1: {play: [Damned Soul of Onys, Damned Soul of Onys], crystals: 8}}
    """)
    assert table.do("end turn").crystals(1) == 2
