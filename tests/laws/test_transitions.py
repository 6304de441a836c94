"""Laws of the transition, over random games."""

import pickle
from copy import copy, deepcopy

from hypothesis import given

from laws.games import asked, examples, moments, seeds, setups, walk
from seasons.rules import (
    ACTIONS,
    ChanceClosed,
    Closed,
    Fast,
    IllegalMove,
    Recorder,
    State,
    Told,
    WrongSeat,
    apply,
    decision,
    finals,
    from_bytes,
    legal_moves,
    mover,
    new_game,
    owes,
    preview,
    retract,
)

few = examples(24)
some = examples(60)


@some
@given(seeds, setups)
def test_folding_moves_and_outcomes_gives_the_same_state(seed: int, setup: tuple[int, int, int]) -> None:
    chance = Recorder(Fast(seed))
    state = new_game(setup[0], chance, setup[1], setup[2])
    told = Told(list(chance.outcomes))
    again = new_game(setup[0], told, setup[1], setup[2])
    assert again == state
    pick = Fast(seed + 1)
    while not state.over:
        moves = legal_moves(state)
        move = moves[pick.below(len(moves))]
        chance.take()
        apply(state, move, chance)
        told = Told(chance.take())
        apply(again, move, told)
        assert told.used == len(told.outcomes)
        assert again == state


@some
@given(seeds, setups)
def test_every_game_ends_and_somebody_can_always_move(seed: int, setup: tuple[int, int, int]) -> None:
    for steps, state in enumerate(walk(seed, setup)):
        assert steps < 3000
        if not state.over:
            moves = legal_moves(state)
            assert moves and len(set(moves)) == len(moves)
            assert decision(state) is not None
    assert state.over and mover(state) == -1 and legal_moves(state) == []


@few
@given(seeds, setups)
def test_apply_accepts_exactly_the_listed_ids(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 23):
        legal = set(legal_moves(state))
        before = state.to_bytes()
        for move in range(-1, ACTIONS + 1):
            if move not in legal:
                try:
                    apply(state, move, Fast(1))
                except IllegalMove:
                    assert state.to_bytes() == before
                else:
                    raise AssertionError(f"move {move} was accepted")
        for move in legal:
            apply(state.copy(), move, Fast(1))


@few
@given(seeds, setups)
def test_only_asked_seats_may_answer(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 11):
        for seat in range(state.players):
            if not owes(state, seat):
                assert legal_moves(state, seat) == []
                try:
                    apply(state, legal_moves(state)[0], Fast(1), None, seat)
                except WrongSeat:
                    continue
                raise AssertionError("a seat answered that was not asked")


@few
@given(seeds, setups)
def test_copies_bytes_and_pickles_are_equal_and_independent(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 17):
        raw = state.to_bytes()
        twins: list[State] = [state.copy(), copy(state), deepcopy(state), from_bytes(raw)]
        twins.append(pickle.loads(pickle.dumps(state)))
        for twin in twins:
            assert twin == state and hash(twin) == hash(state) and twin.to_bytes() == raw
        for twin in twins:
            apply(twin, legal_moves(twin)[-1], Fast(3))
            assert twin != state
        assert state.to_bytes() == raw


@some
@given(seeds, setups)
def test_simultaneous_answers_count_in_any_order(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 5):
        owing = [seat for seat in range(state.players) if owes(state, seat)]
        if len(owing) < 2:
            continue
        picks = {seat: legal_moves(state, seat)[seed % len(legal_moves(state, seat))] for seat in owing}
        forward, backward = state.copy(), state.copy()
        for seat in owing:
            apply(forward, picks[seat], Fast(seed), None, seat)
        for seat in reversed(owing):
            apply(backward, picks[seat], Fast(seed), None, seat)
        assert forward == backward


@some
@given(seeds, setups)
def test_a_simultaneous_answer_can_be_taken_back_while_others_choose(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 4):
        owing = [seat for seat in range(state.players) if owes(state, seat)]
        if len(owing) < 2:
            continue
        fresh = state.copy()
        retract(fresh, owing[0])
        then = fresh.copy()
        while owes(then, owing[0]):
            assert apply(then, legal_moves(then, owing[0])[0], Closed(), None, owing[0]) == 0
        assert retract(then, owing[0])
        assert not retract(then, owing[0])
        then.answer_counts[owing[0]] = fresh.answer_counts[owing[0]]
        assert then == fresh


@few
@given(seeds, setups)
def test_a_move_is_final_by_chance_exactly_when_chance_is_asked(seed: int, setup: tuple[int, int, int]) -> None:
    for state in moments(seed, setup, 13):
        masks = finals(state)
        for move in legal_moves(state):
            then = state.copy()
            try:
                final = apply(then, move, Closed())
            except ChanceClosed:
                assert masks[move] & 1
                assert apply(state.copy(), move, Fast(1)) & 1
                continue
            assert masks[move] == final and not final & 1
            assert preview(state, [move]).state == then
            assert apply(state.copy(), move, Fast(1)) == final


@few
@given(seeds, setups)
def test_decision_ids_are_never_reused_and_not_changed_by_others(seed: int, setup: tuple[int, int, int]) -> None:
    seen: set[int] = set()
    chance = Fast(seed)
    state = new_game(setup[0], chance, setup[1], setup[2])
    while not state.over:
        waiting = {seat: decision(state, seat) for seat in range(state.players) if owes(state, seat)}
        mine = waiting.pop(asked(state))
        assert mine is not None and mine.id not in seen
        seen.add(mine.id)
        apply(state, mine.moves[chance.below(len(mine.moves))], chance)
        if any(not owes(state, seat) for seat in waiting) or mine.kind not in ("pick", "split"):
            continue
        for seat, before in waiting.items():
            after = decision(state, seat)
            assert before is not None and after is not None and after.id == before.id
