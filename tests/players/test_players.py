"""The computer players: they answer every decision, know only their view, and repeat themselves for the same seed."""

from collections import Counter
from collections.abc import Callable

import pytest

from players.tables import SETUPS, every_kind, questions, with_swapped_cards
from seasons.players import NAMES, BadNumber, Player, UnknownPlayer, make_player
from seasons.rules import COMPILED, DECISION_KINDS, Fast, apply, legal_moves, mover, new_game, view
from seasons.rules.decisions import kind_of

TINY = "rollout:1sims"
BOTS = ("greedy", "planner:3", TINY)


def fresh(name: str, seed: int = 5) -> Callable[[], Player]:
    return lambda: make_player(name, seed)


@pytest.mark.parametrize("setup", SETUPS if COMPILED else SETUPS[::5])
def test_whole_games_are_decided_legally_by_all_players(setup: tuple[int, int, int]) -> None:
    """Interpreted, the slow players decide now and then only, and greedy decides for them in between."""
    number = SETUPS.index(setup)
    chance = Fast(number)
    state = new_game(setup[0], chance, setup[1], setup[2])
    names = [BOTS[(seat + number) % len(BOTS)] for seat in range(setup[0])]
    players = [make_player(name, number) for name in names]
    deputy = make_player("greedy", number)
    every = {"greedy": 1, "planner:3": 1 if COMPILED else 8, TINY: 1 if COMPILED else 50}
    asked = [0] * setup[0]
    while not state.over:
        seat = mover(state)
        moves = legal_moves(state, seat)
        move = moves[0]
        if len(moves) > 1:
            asked[seat] += 1
            player = players[seat] if asked[seat] % every[names[seat]] == 0 else deputy
            before = state.to_bytes()
            move = player.choose(view(state, seat))
            assert move in moves, player.name
            assert state.to_bytes() == before
        apply(state, move, chance, None, seat)
    assert min(asked) > 20


@pytest.mark.parametrize("name", ["random", *BOTS])
def test_every_kind_of_decision_is_decided(name: str) -> None:
    player = make_player(name, 3)
    found = every_kind(36 if COMPILED else 9)
    assert set(found) <= set(DECISION_KINDS) and len(found) > 15
    for kind, sight in found.items():
        assert player.choose(sight) in legal_moves(sight.table, sight.seat), kind


def test_answers_do_not_follow_the_order_of_the_moves() -> None:
    """What others are given and whether an orb is looked into is often all the same; everything else is chosen."""
    player = make_player("greedy", 3)
    asked: Counter[str] = Counter()
    first: Counter[str] = Counter()
    for seed in range(36):
        seen: Counter[str] = Counter()
        for state in questions(seed, SETUPS[seed % len(SETUPS)]):
            kind = kind_of(state)
            seen[kind] += 1
            if seen[kind] <= 3:
                asked[kind] += 1
                first[kind] += player.choose(view(state, mover(state))) == legal_moves(state, mover(state))[0]
    often = [kind for kind in asked if asked[kind] >= 10]
    assert len(often) > 20
    assert {kind for kind in often if first[kind] == asked[kind]} <= {"give", "orb"}


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "rollout:12sims" if COMPILED else TINY])
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    one, two = make_player(name, 7), make_player(name, 7)
    step = 9 if COMPILED else 40
    sights = [view(state, mover(state)) for at, state in enumerate(questions(1, (3, 2, 0))) if at % step == 3]
    moves = [one.choose(sight) for sight in sights]
    assert moves == [two.choose(sight) for sight in sights]
    assert len(moves) > 3


def test_another_seed_gives_random_other_moves() -> None:
    sights = [view(state, mover(state)) for state in questions(1, (2, 2, 0))]
    one, two = make_player("random", 7), make_player("random", 8)
    assert [one.choose(sight) for sight in sights] != [two.choose(sight) for sight in sights]


@pytest.mark.parametrize("name", ["greedy", "planner", "rollout:12sims" if COMPILED else TINY])
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_move(name: str) -> None:
    make = fresh(name)
    chance = Fast(2)
    step = 7 if COMPILED else 45
    compared = 0
    for at, state in enumerate(questions(2, (2, 2, 0))):
        if at % step == 2 and not any(state.picks):
            seat = mover(state)
            other = with_swapped_cards(state, seat, chance)
            compared += other != state
            assert make().choose(view(state, seat)) == make().choose(view(other, seat))
    assert compared > 2


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("random", "random"),
        ("greedy", "greedy"),
        ("planner", "planner:4"),
        ("rollout", "rollout:50"),
        ("rollout:7.5", "rollout:7.5"),
        ("rollout:40sims", "rollout:40sims"),
    ],
)
def test_players_are_made_by_name(name: str, called: str) -> None:
    assert name.partition(":")[0] in NAMES
    assert make_player(name).name == called


@pytest.mark.parametrize(
    "name",
    [
        "",
        "grandmaster",
        "random:randint",
        "greedy:1",
        "fox:2",
        "planner:wide",
        "rollout:soon",
        "rollout:sims",
        "no_such_module:make",
    ],
)
def test_unknown_players_are_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        make_player(name)


def test_a_player_of_another_package_is_found_by_module_and_factory() -> None:
    player = make_player("seasons.players.bots:GreedyPlayer", 3)
    sight = view(new_game(2, Fast(1)), 0)
    assert player.choose(sight) == make_player("greedy", 3).choose(sight)


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("planner:0", 100),
        ("planner:-3", 100),
        ("planner:101", 100),
        ("rollout:0sims", 1_000_000),
        ("rollout:0.5", 600_000),
        ("rollout:-5", 600_000),
        ("rollout:inf", 600_000),
        ("rollout:x", 600_000),
        ("rollout:9999999", 600_000),
    ],
)
def test_a_budget_that_cannot_be_is_refused(name: str, most: int) -> None:
    with pytest.raises(BadNumber, match="no number from 1 to") as refused:
        make_player(name)
    assert refused.value.most == most
