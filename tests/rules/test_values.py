"""What the rules hand out are values: they can be compared, copied, shown, and sent to another process."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from seasons.rules import (
    REVISED,
    Closed,
    Event,
    Fair,
    Fast,
    IllegalMove,
    Recorder,
    Told,
    WrongSeat,
    apply,
    card,
    decision,
    event_fields,
    explain,
    legal_moves,
    move,
    new_game,
    preview,
    public_view,
    scores,
    table,
    view,
)


def values() -> list[object]:
    """One of each, somewhere in the middle of its life."""
    chance = Fast(4)
    state = new_game(3, chance)
    while state.round < 6:
        apply(state, legal_moves(state)[-1], chance)
    recorder = Recorder(Fair(bytes(32)))
    recorder.roll(1, 2, 0)
    told = Told([3, 4], then=Fast(2))
    told.roll(1, 1, 0)
    events: list[Event] = []
    apply(state.copy(), legal_moves(state)[0], chance, events)
    return [
        state, view(state, 1), public_view(state), table(state), decision(state), events, scores(state), chance, told,
        Fair(bytes(32)), recorder, Closed(), explain(state, 0), preview(state, legal_moves(state)[:1]),
        [move(id) for id in legal_moves(state)], [event_fields(event) for event in events], card(31, 3, REVISED),
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(len(values())))
def test_a_value_is_equal_to_its_copies_and_to_nothing_else(number: int) -> None:
    value, same = values()[number], values()[number]
    assert value == same and repr(value) == repr(same)
    for made in (copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert made == value and made is not value
    assert value != "something else"


def test_a_copied_source_goes_on_where_the_other_one_was() -> None:
    one = Fast(7)
    one.below(100)
    other = pickle.loads(pickle.dumps(one))
    assert [one.below(100) for _ in range(9)] == [other.below(100) for _ in range(9)]


def refused(seat: int) -> None:
    """Make a move that is not possible."""
    state = new_game(2, Fast(1))
    apply(state, 0, Fast(1), None, seat)


def test_a_refusal_comes_back_from_another_process() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool, pytest.raises(IllegalMove) as caught:
        pool.submit(refused, 0).result(60)
    assert caught.value.move == 0 and caught.value.reasons
    for error in (IllegalMove("no", 3, 8), WrongSeat("not you")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))
