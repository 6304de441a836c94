"""Levels: small mistakes within an allowance, never a silly one, and the same ones for the same seed."""

import pytest

from players.tables import SETUPS, every_kind, questions
from seasons.players import LEVEL_NAMES, NAMES, UnknownPlayer, make_player
from seasons.players.levels import LEVELS, Level, LevelPlayer, make_level
from seasons.rules import COMPILED, View, legal_moves, mover, view

QUICK = Level("quick", 2.0, width=2)
SEARCHING = Level("searching", 0.4, width=2, simulations=6)


def sights(step: int) -> list[View]:
    found = [view(state, mover(state)) for at, state in enumerate(questions(4, (2, 2, 0))) if at % step == 1]
    assert len(found) > 4
    return found


def test_there_are_five_from_a_beginner_to_the_strongest() -> None:
    assert tuple(LEVELS) == LEVEL_NAMES and len(LEVEL_NAMES) == 5 and set(LEVEL_NAMES) < set(NAMES)
    allowances = [level.allowance for level in LEVELS.values()]
    assert allowances == sorted(allowances, reverse=True) and len(set(allowances)) == 5
    assert allowances[-1] == 0
    for name in LEVEL_NAMES:
        assert make_player(name).name == name


@pytest.mark.parametrize("name", ["wolf", "fox:3", "Squirrel"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        make_player(name)
    with pytest.raises(UnknownPlayer):
        make_level(name)


@pytest.mark.parametrize("level", [QUICK, SEARCHING], ids=lambda level: level.name)
def test_a_move_never_loses_more_than_the_allowance(level: Level) -> None:
    player = LevelPlayer(level, 3)
    made = 0
    for sight in sights(5 if COMPILED else 16):
        losses = LevelPlayer(level, 3).losses(sight)
        assert min(losses.values()) == 0 and set(losses) <= set(legal_moves(sight.table, sight.seat))
        move = player.choose(sight)
        assert 0 <= player.loss <= level.allowance
        assert move in legal_moves(sight.table, sight.seat)
        made += player.loss > 0
    assert made > 0 or level is SEARCHING


def test_without_an_allowance_the_best_move_is_chosen() -> None:
    strict = Level("strict", 0.0, width=2)
    for sight in sights(15 if COMPILED else 60):
        losses = LevelPlayer(strict, 3).losses(sight)
        assert losses[LevelPlayer(strict, 3).choose(sight)] == 0


def test_a_larger_allowance_gives_more_away() -> None:
    given = []
    for allowance in (0.5, 5.0):
        player = LevelPlayer(Level("some", allowance, width=2), 8)
        given.append(0.0)
        for sight in sights(5 if COMPILED else 25):
            player.choose(sight)
            given[-1] += player.loss
    assert given[0] < given[1]


@pytest.mark.parametrize("level", [QUICK, SEARCHING], ids=lambda level: level.name)
def test_the_same_seed_makes_the_same_mistakes(level: Level) -> None:
    looked = sights(11 if COMPILED else 60)
    one, two = LevelPlayer(level, 7), LevelPlayer(level, 7)
    assert [one.choose(sight) for sight in looked] == [two.choose(sight) for sight in looked]


def test_another_seed_makes_others() -> None:
    looked = sights(5 if COMPILED else 25)
    one, two = LevelPlayer(QUICK, 7), LevelPlayer(QUICK, 8)
    assert [one.choose(sight) for sight in looked] != [two.choose(sight) for sight in looked]


@pytest.mark.parametrize("name", ["squirrel", "hare"])
def test_every_kind_of_decision_is_decided(name: str) -> None:
    for kind, sight in every_kind(36 if COMPILED else 4).items():
        assert make_player(name, 3).choose(sight) in legal_moves(sight.table, sight.seat), kind


@pytest.mark.skipif(not COMPILED, reason="the strong levels are slow when interpreted")
@pytest.mark.parametrize("name", ["fox", "owl", "griffin"])
def test_the_strong_levels_decide_at_all_tables(name: str) -> None:
    for setup in SETUPS:
        player = make_player(name, 3)
        for at, state in enumerate(questions(4, setup)):
            if at % 80 == 79:
                sight = view(state, mover(state))
                assert player.choose(sight) in legal_moves(sight.table, sight.seat)
