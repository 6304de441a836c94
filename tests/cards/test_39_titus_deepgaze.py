"""Card 39, Titus Deepgaze."""

import pytest

from helpers import Table


def test_card_39_1_at_the_end_of_the_round_every_opponent_gives_a_crystal() -> None:
    table = Table("""
        players: 3
        first: 1
        turn: 3
        seats: {1: {play: [Titus Deepgaze], crystals: 4}, 2: {crystals: 1}, 3: {crystals: 7}}
    """)
    table.do("end turn")
    assert [table.crystals(seat) for seat in (1, 2, 3)] == [6, 0, 6]
    assert table.play(1) == ["Titus Deepgaze"]


def test_card_39_1_nothing_is_paid_before_the_end_of_the_round() -> None:
    table = Table("phase: turn\nseats: {1: {play: [Titus Deepgaze]}, 2: {crystals: 5}}\ndice: {2: 1/2}")
    table.do("end turn")  # the turn of seat 2 begins; its die gives no crystals
    assert (table.crystals(1), table.crystals(2)) == (0, 5)
    table.do("end turn")
    assert (table.crystals(1), table.crystals(2)) == (1, 4)


def test_card_39_2_if_one_has_none_the_others_still_pay_and_titus_is_sacrificed() -> None:
    table = Table("""
        players: 4
        first: 2
        turn: 1
        seats: {2: {play: [Titus Deepgaze]}, 1: {crystals: 3}, 3: {crystals: 0}, 4: {crystals: 3}}
    """)
    table.do("end turn")
    assert [table.crystals(seat) for seat in (1, 2, 3, 4)] == [2, 2, 0, 2]
    assert table.play(2) == []
    assert table.discard() == ["Titus Deepgaze"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_card_39_3_it_costs_one_two_or_three_fire(players: int) -> None:
    exact = Table(f"players: {players}\nseats: {{1: {{hand: [Titus Deepgaze], reserve: {players} fire}}}}")
    exact.do("summon Titus Deepgaze")
    assert exact.reserve(1) == {"fire": 1}
    short = Table(f"""
        players: {players}
        seats: {{1: {{hand: [Titus Deepgaze], reserve: {players - 2} fire 2 air 2 earth, crystals: 9}}}}
    """)
    assert short.why("summon Titus Deepgaze") == ["energy"]
    assert not short.can("summon Titus Deepgaze")


@pytest.mark.parametrize(("crystals", "paid", "left"), [(0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 2, 2)])
def test_card_39_4_two_copies_act_one_after_the_other(crystals: int, paid: int, left: int) -> None:
    table = Table(f"""
        first: 1
        turn: 2
        seats: {{1: {{play: [Titus Deepgaze, Titus Deepgaze]}}, 2: {{crystals: {crystals}}}}}
    """)
    table.do("end turn")
    assert (table.crystals(1), table.crystals(2)) == (paid, crystals - paid)
    assert len(table.play(1)) == left
    assert len(table.discard()) == 2 - left
