"""Moves as values: every id means one thing, and everything that can be meant has one id."""

import pytest

from seasons.rules import ACTIONS, MOVE_KINDS, Move, RulesError, move, move_id
from seasons.rules import moves as m

NO_MOVES = range(m.TRANSMUTE + 12, m.PICK)


def test_every_move_is_found_again_by_what_it_means() -> None:
    ids = [id for id in range(ACTIONS) if id not in NO_MOVES]
    assert [move_id(*move(id)) for id in ids] == ids
    assert {move(id).kind for id in ids} == set(MOVE_KINDS) and len(set(MOVE_KINDS)) == len(MOVE_KINDS)


def test_the_kinds_lie_one_after_the_other_without_overlap() -> None:
    lengths = {base: len(m.moves_of(base, kind, about)) for base, kind, about in m.MOVE_ROWS}
    ids = [base + index for base, length in lengths.items() for index in range(length)]
    assert ids == [id for id in range(ACTIONS) if id not in NO_MOVES]


@pytest.mark.parametrize(
    ("id", "meant"),
    [
        (m.END_TURN, Move("end-turn")),
        (m.TAKE_DIE + 3, Move("take-die", n=3)),
        (m.CHOOSE_SEAT + 1, Move("choose-seat", n=1)),
        (m.CHOOSE_YEAR + 2, Move("choose-year", n=3)),
        (m.MOVE_TOKEN, Move("move-token", n=-3)),
        (m.MOVE_TOKEN + 5, Move("move-token", n=3)),
        (m.COUNT + 17, Move("count", n=18)),
        (m.DROP + 2, Move("drop", energy=2)),
        (m.PAY + 7, Move("pay", energy=2, source=1)),
        (m.SUMMON + 7, Move("summon", card=8)),
        (m.SACRIFICE + 57, Move("sacrifice", card=8, copy=1)),
    ],
)
def test_a_move_means(id: int, meant: Move) -> None:
    assert move(id) == meant and move_id(*meant) == id


@pytest.mark.parametrize("id", [-1, 92, 99, ACTIONS])
def test_there_is_no_such_move(id: int) -> None:
    with pytest.raises(RulesError, match=f"there is no move {id}"):
        move(id)


def test_nothing_else_can_be_meant() -> None:
    for meant in (Move("dance"), Move("summon"), Move("end-turn", card=3), Move("take")):
        with pytest.raises(RulesError, match="there is no such move"):
            move_id(*meant)
