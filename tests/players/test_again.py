"""A computer player's move can be made again: its name, its seed and what its search has spent are all it takes."""

import pytest

from players.tables import every_kind
from seasons.players import Spent, decide
from seasons.rules import legal_moves

SIGHTS = list(every_kind(6).values())


@pytest.mark.parametrize("name", ["griffin", "rollout:15"])
def test_a_search_that_was_ended_by_time_is_made_again(name: str) -> None:
    spent_most = Spent()
    for number, sight in enumerate(SIGHTS):
        move, spent = decide(name, number, sight)
        assert decide(name, number, sight, spent) == (move, spent)
        spent_most = max(spent_most, spent)
    assert spent_most > Spent()


@pytest.mark.parametrize("spent", [Spent(0, 2, 1), Spent(1, 0, 3), Spent(7, 3, 2)])
def test_a_plan_that_was_cut_short_is_cut_short_again(spent: Spent) -> None:
    """On a machine that does other things, time ends the plan itself, or the search in the middle of a world."""
    for sight in SIGHTS:
        if len(legal_moves(sight.table, sight.seat)) > 1:
            move, again = decide("griffin", 4, sight, spent)
            assert decide("griffin", 4, sight, again) == (move, again)
            assert again.simulations <= spent.simulations and again.plan <= spent.plan


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "fox", "owl", "rollout:40sims"])
def test_players_without_a_clock_need_only_their_seed(name: str) -> None:
    for number, sight in enumerate(SIGHTS):
        assert decide(name, number, sight)[0] == decide(name, number, sight)[0]
