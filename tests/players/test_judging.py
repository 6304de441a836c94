"""What the players judge by: positions stay as they are, finished games count as they ended, drafts are decided."""

import pytest

from players.tables import SETUPS, questions
from seasons.players.core.experience import L_SIZE
from seasons.players.core.mind import Mind
from seasons.players.core.rollout import Searcher, rounds_ahead
from seasons.players.core.value import Eye
from seasons.rules import COMPILED, END_TURN, Fast, Playout, State, apply, legal_moves, mover, new_game, scores, view
from seasons.rules.decisions import kind_of
from seasons.rules.moves import SUMMON


@pytest.mark.parametrize("setup", SETUPS if COMPILED else SETUPS[::5])
@pytest.mark.parametrize("taught", [False, True])
def test_judging_leaves_the_position_as_it_is(setup: tuple[int, int, int], taught: bool) -> None:
    eye = Eye(taught)
    for state in questions(4, setup):
        before = state.to_bytes()
        for seat in range(setup[0]):
            eye.margin(state, seat, True)
        assert state.to_bytes() == before


def finished(seed: int, players: int) -> State:
    state = new_game(players, Fast(seed))
    Playout(seed).finish(state)
    return state


def test_a_finished_game_is_worth_what_it_was_won_or_lost_by() -> None:
    for seed in range(5):
        state = finished(seed, 2)
        mine, theirs = scores(state)
        assert Eye().margin(state, 0, True) == mine.total - theirs.total
        assert Eye().margin(state, 1, True) == theirs.total - mine.total


def test_with_three_players_the_best_opponent_and_the_mean_of_all_count_alike() -> None:
    state = finished(3, 3)
    mine, one, two = (score.total for score in scores(state))
    assert Eye().margin(state, 0, True) == pytest.approx(mine - ((one + two) / 2 + max(one, two)) / 2)


def test_what_is_noted_adds_up_to_what_the_lessons_change() -> None:
    """The correction is linear: the noted amounts times the learned table are the difference between the two eyes."""
    plain, taught = Eye(False), Eye(True)
    state = next(s for number, s in enumerate(questions(6, (2, 2, 0))) if number == 40)
    taught.noting = True
    gained = taught.margin(state, 0, True) - plain.margin(state, 0, True)
    assert gained == pytest.approx(sum(taught.noted[at] * taught.table[at] for at in range(L_SIZE)))


def test_drafts_and_years_are_chosen_by_worth_and_not_by_order() -> None:
    first = 0
    asked = 0
    for seed in range(6):
        chance = Fast(seed)
        state = new_game(2, chance)
        mind = Mind(seed)
        while kind_of(state) in ("pick", "split"):
            seat = mover(state)
            moves = legal_moves(state, seat)
            move = moves[0]
            if len(moves) > 1:
                move = mind.greedy(state, seat)
                asked += 1
                first += move == moves[0]
            apply(state, move, chance, None, seat)
    assert 0 < first < asked * 0.6


def test_a_pack_is_asked_for_the_card_that_is_worth_most() -> None:
    mind = Mind(1)
    for seed in range(5):
        state = new_game(2, Fast(seed))
        worths = {move: mind.pick_worth(state, 0, move - 99) for move in legal_moves(state, 0)}
        assert worths[mind.greedy(state, 0)] == max(worths.values())


def searched(simulations: int) -> Searcher:
    """A search at the first open turn of a random game in which something can be summoned."""
    for state in questions(8, (2, 2, 0)):
        moves = legal_moves(state)
        if END_TURN in moves and any(SUMMON <= move < SUMMON + 50 for move in moves):
            searcher = Searcher(5, 3)
            searcher.choose(view(state, mover(state)), 0, simulations)
            return searcher
    raise AssertionError("nobody could summon")


def test_a_search_says_what_it_found_out_about_every_candidate() -> None:
    searcher = searched(9)
    assert len(searcher.candidates) > 1
    assert len(set(searcher.candidates)) == len(searcher.candidates)
    assert searcher.simulations == sum(searcher.counts) == 9
    assert searcher.gain(0) == searcher.error(0) == 0.0
    for index, count in enumerate(searcher.counts):
        assert searcher.mean(index) == pytest.approx(searcher.sums[index] / count)
        assert count == 1 or searcher.error(index) >= 0.0


def test_a_budget_of_simulations_is_never_exceeded() -> None:
    for budget in (1, 2, 7):
        assert searched(budget).simulations == budget


def looked(state: State, began: int, ahead: int) -> float:
    """What a look so many rounds ahead finds, always with the same chance."""
    searcher = Searcher(5, 3)
    searcher.ahead = ahead
    return searcher.play_on(state.copy(), 0, began, Fast(9))


def test_a_longer_look_counts_the_ends_of_all_rounds_on_the_way() -> None:
    state = next(s for s in questions(8, (2, 2, 0)) if s.year == 2)
    now = state.round
    ends = [looked(state, now + later, 0) for later in range(3)]
    assert len(set(ends)) == 3
    assert looked(state, now, 2) == pytest.approx(sum(ends) / 3)


def test_more_time_looks_further_and_more_players_need_more_of_it() -> None:
    assert [rounds_ahead(ms * 1000, 0, 2) for ms in (5, 10, 50, 100, 250, 1000)] == [0, 0, 2, 2, 3, 3]
    assert [rounds_ahead(0, sims, 2) for sims in (120, 200, 1000)] == [0, 2, 3]
    assert [rounds_ahead(50_000, 0, players) for players in (2, 3, 4)] == [2, 0, 0]
