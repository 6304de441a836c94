"""The five sources of chance."""

from collections import Counter

import pytest
from mypy_extensions import i64

from seasons.rules import (
    BadOutcome,
    Chance,
    ChanceClosed,
    Closed,
    Fair,
    Fast,
    Playout,
    Recorder,
    Told,
    apply,
    legal_moves,
    new_game,
)
from seasons.rules.state import from_bytes
from seasons.vecs import vec

PILE = vec[i64]([3, 8, 15, 16])


def test_fair_outcomes_depend_on_the_seed_and_the_request_alone():
    one, two = Fair(bytes(32)), Fair(bytes(31) + b"\1")
    asked = [(1, 0, 0), (1, 1, 0), (2, 0, 0), (1, 0, 1)]
    assert [one.roll(*key) for key in asked] == [Fair(bytes(32)).roll(*key) for key in reversed(asked)][::-1]
    assert [one.roll(r, 0, 0) for r in range(40)] != [two.roll(r, 0, 0) for r in range(40)]


def test_fair_rolls_and_picks_are_uniform():
    fair = Fair(bytes(range(32)))
    rolls = Counter(fair.roll(n, 0, 0) for n in range(6000))
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5] and all(abs(n - 1000) < 130 for n in rolls.values())
    picks = Counter(fair.pick(1, n, 3) for n in range(3000))
    assert sorted(picks) == [0, 1, 2] and all(abs(n - 1000) < 130 for n in picks.values())


def test_fair_draws_follow_one_order_per_shuffle_whatever_was_drawn_before():
    fair = Fair(bytes(32))
    first = fair.draw(0, PILE, 4)
    rest = vec[i64]([card for card in PILE if card != first])
    second = fair.draw(0, rest, 3)
    again = Fair(bytes(32))
    assert again.draw(0, vec[i64]([second, *[c for c in rest if c != second]]), 3) == second
    assert again.draw(0, PILE, 4) == first
    tops = Counter(Fair(bytes([n]) * 32).draw(0, PILE, 4) for n in range(256))
    assert sorted(tops) == [3, 8, 15, 16] and all(abs(n - 64) < 30 for n in tops.values())


def test_a_fair_seed_has_32_bytes():
    with pytest.raises(ValueError, match="32 bytes"):
        Fair(b"short")


def test_fast_is_the_same_compiled_and_interpreted():
    assert [Fast(7).below(1000) for _ in range(3)] == [Fast(7).below(1000)] * 3
    fast = Fast(123456789012)
    assert [fast.below(1000) for _ in range(8)] == [74, 539, 168, 207, 665, 32, 259, 832]


def test_told_refuses_what_cannot_be():
    with pytest.raises(BadOutcome, match="no outcome is left for a draw"):
        Told([]).draw(0, PILE, 4)
    with pytest.raises(BadOutcome, match="card 4 is not in the draw pile"):
        Told([4]).draw(0, PILE, 4)
    with pytest.raises(BadOutcome, match="faces 0 to 5, not 6"):
        Told([6]).roll(1, 0, 0)
    with pytest.raises(BadOutcome, match="expected 0 to 1 for first, not 2"):
        Told([2]).pick(1, 0, 2)


def test_told_hands_over_to_another_source_when_it_is_spent():
    told = Told([8, 2, 1], then=Told([16, 5, 0]))
    assert [told.draw(0, PILE, 4), told.roll(1, 0, 0), told.pick(1, 0, 2)] == [8, 2, 1]
    assert [told.draw(0, PILE, 4), told.roll(1, 0, 0), told.pick(1, 0, 2)] == [16, 5, 0]


def test_closed_tells_nothing():
    for ask in (
        lambda: Closed().draw(0, PILE, 4),
        lambda: Closed().roll(1, 0, 0),
        lambda: Closed().pick(1, 0, 2),
    ):
        with pytest.raises(ChanceClosed):
            ask()


def test_a_recorder_keeps_what_came():
    recorder = Recorder(Told([8, 2, 1]))
    recorder.draw(0, PILE, 4)
    recorder.roll(1, 0, 0)
    assert recorder.take() == [8, 2]
    recorder.pick(1, 0, 2)
    assert recorder.outcomes == [1]


def test_a_source_must_say_how_it_draws_rolls_and_picks():
    for ask in (
        lambda: Chance().draw(0, PILE, 4),
        lambda: Chance().roll(1, 0, 0),
        lambda: Chance().pick(1, 0, 2),
    ):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_playout_counts_decisions_and_choices():
    playout = Playout(3)
    state = new_game(2, playout.chance)
    playout.finish(state)
    assert state.over
    assert 0 < playout.choices < playout.decisions
    assert playout.decisions == sum(state.answer_counts)


def test_fair_games_with_the_same_seed_have_the_same_dice_whatever_the_players_do():
    faces = []
    for pick in (0, -1):
        chance = Fair(bytes(32))
        state = new_game(2, chance, first=0)
        while state.round == 0:
            apply(state, legal_moves(state)[pick], chance)
        faces.append([state.dice[slot * 4 + 1] for slot in range(3)])
    assert faces[0] == faces[1]


def test_bytes_of_another_length_are_no_state():
    with pytest.raises(ValueError, match="a state has"):
        from_bytes(b"12345678")
