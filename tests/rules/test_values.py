"""Whatever the rules hand out can be sent to another process; their values can be compared, copied and shown."""

import copy
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import seasons.rules
from seasons.rules import (
    APPRENTICE,
    REVISED,
    Caution,
    Closed,
    DieSetup,
    Event,
    Fair,
    Fast,
    IllegalMove,
    Known,
    Laid,
    Playout,
    Recorder,
    SeatSetup,
    Setup,
    Told,
    WrongSeat,
    apply,
    build,
    card,
    decision,
    event_fields,
    explain,
    legal_moves,
    move,
    new_game,
    offers,
    preview,
    public_view,
    question,
    scores,
    table,
    view,
)

SEAT = SeatSetup(reserve=(1, 0, 2, 0), play=(Laid(4, True, (0, 1, 0, 0)),))
SETUP = Setup(may_transmute=True, dice=(DieSetup(3, 2, 0),), discard=(8,), known=(Known(1, 8),), seats=(SEAT,))


def values() -> list[object]:
    """One of each, somewhere in the middle of its life."""
    chance = Fast(4)
    state = new_game(3, chance)
    pick = legal_moves(state)[0]
    for seat in range(3):
        apply(state, legal_moves(state, seat)[0], chance, None, seat)
    draft = table(view(state, 0))
    while state.round < 6:
        apply(state, legal_moves(state)[-1], chance)
    recorder = Recorder(Fair(bytes(32)))
    recorder.roll(1, 2, 0)
    told = Told([3, 4], then=Fast(2))
    told.roll(1, 1, 0)
    events: list[Event] = []
    apply(state.copy(), legal_moves(state)[0], chance, events)
    built = build(SETUP, Closed())
    playout = Playout(3)
    playout.step(built.copy())
    return [
        state, view(state, 1), public_view(state), table(state), decision(state), events, scores(state), chance, told,
        Fair(bytes(32)), recorder, Closed(), explain(state, 0), preview(state, legal_moves(state)[:1]),
        [move(id) for id in legal_moves(state)], [event_fields(event) for event in events], card(31, 3, REVISED),
        draft, move(pick), SETUP, built, table(built), offers(built, 0), question(built, 0), Caution("overflow", 0, 2),
        question(new_game(2, Fast(1), APPRENTICE), 0), playout,
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


NAMED = set(seasons.rules.__all__)


@pytest.mark.parametrize("name", sorted(NAMED))
def test_everything_public_can_be_sent(name: str) -> None:
    thing = getattr(seasons.rules, name)
    assert pickle.loads(pickle.dumps(thing)) == thing


def test_every_public_class_has_a_value_here() -> None:
    classes = {getattr(seasons.rules, name) for name in NAMED if isinstance(getattr(seasons.rules, name), type)}
    seen = set(types_in(values()))
    errors = {kind for kind in classes if issubclass(kind, Exception)}
    assert classes - seen - errors == {seasons.rules.Chance, seasons.rules.AnyView}  # what others are kinds of


def types_in(value: object) -> Iterator[type]:
    """The types of a value and of all values in it."""
    yield type(value)
    if isinstance(value, list | tuple):
        for part in value:
            yield from types_in(part)


@pytest.mark.parametrize("kind", [getattr(seasons.rules, name) for name in sorted(NAMED) if name.startswith("Bad")])
def test_an_error_can_be_sent(kind: type[Exception]) -> None:
    again = pickle.loads(pickle.dumps(kind("no")))
    assert (type(again), str(again)) == (kind, "no")


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
