"""Hints: the best moves, a difference that adds up, and reasons that are data."""

import pytest
from mypy_extensions import i64

from players.tables import every_kind, questions, with_swapped_cards
from seasons.arena.puzzles import house_puzzles, read_puzzle
from seasons.notation import move_id, read_position
from seasons.players.hints import Hint, Kept, Turning, hint, kept, split, turning
from seasons.players.tryout import Ending, Keyed, try_out, worlds_of
from seasons.rules import COMPILED, Fast, View, legal_moves, mover, new_game, view
from seasons.vecs import vec

PUZZLES = house_puzzles()
FEW = {"worlds": 12, "simulations": 24} if COMPILED else {"worlds": 4, "simulations": 6}


def sight_of(name: str) -> View:
    state = read_puzzle((PUZZLES / f"{name}.yaml").read_text("utf-8")).state
    return view(state, mover(state))


def ending(margin: int = 0, **values: object) -> Ending:
    fields = {"crystals": margin, "prestige": 0, "hand": 0, "bonus": 0, "theirs": 0, "share": 0.5, "rounds": 3}
    return Ending(**fields | {"played": frozenset()} | values)  # type: ignore[arg-type]


# --- whole hints


def test_the_best_moves_come_with_score_and_chance_of_winning() -> None:
    sight = sight_of("sell_before_the_season_turns")
    found = hint(sight, **FEW)
    assert found.seat == 0 and found.worlds == FEW["worlds"]
    assert found.best[0].move == move_id("transmute air") and found.clear
    for advice in found.best:
        assert 0 <= advice.wins <= 1 and 60 < advice.score < 200
    assert found.parts is not None
    assert found.parts.total == pytest.approx(found.best[0].margin - found.best[1].margin)
    assert found.parts.crystals > 3 and found.parts.prestige == pytest.approx(0, abs=2)


def test_the_card_that_stays_playable_is_named() -> None:
    lantern = "1: {bonuses: 3, reserve: 3 fire 3 earth, hand: [Lantern of Xidit]}"
    state, _ = read_position(f"{{year: 3, space: 12, first: 2, right: true, seats: {{{lantern}}}}}")
    found = hint(view(state, 0), **FEW)
    assert found.best[0].move == move_id("summon Lantern of Xidit")
    assert found.kept == Kept(45, 1.0, 0.0)


def test_on_the_last_turn_nothing_is_left_to_chance() -> None:
    found = hint(sight_of("twenty_crystals_for_a_cube"), **FEW)
    assert found.best[0].move == move_id("activate Kairn the Destroyer")
    assert found.turning is None and found.clear
    assert found.parts is not None and found.parts.opponents > 10


def test_the_same_budget_gives_the_same_hint() -> None:
    state = next(state for state in questions(2, (3, 1, 0)) if state.year == 3 and state.space > 8)
    sight = view(state, mover(state))
    assert hint(sight, **FEW) == hint(sight, **FEW)


def test_a_hint_knows_no_more_than_its_seat() -> None:
    chance = Fast(2)
    compared = 0
    for state in questions(2, (2, 2, 0)):
        if state.year == 3 and state.space > 9 and not any(state.picks):
            seat = mover(state)
            other = with_swapped_cards(state, seat, chance)
            compared += other != state
            assert hint(view(state, seat), **FEW) == hint(view(other, seat), **FEW)
            if compared == 3:
                return
    raise AssertionError("no worlds were compared")


@pytest.mark.skipif(not COMPILED, reason="slow when interpreted")
def test_there_is_a_hint_for_every_kind_of_decision() -> None:
    for kind, sight in every_kind(18).items():
        found = hint(sight, worlds=2, simulations=6)
        assert found.best[0].move in legal_moves(sight.table, sight.seat), kind
        assert len({advice.move for advice in found.best}) == len(found.best)


def test_a_single_move_needs_no_reason() -> None:
    state, _ = read_position("{year: 3, space: 12, first: 2, seats: {1: {bonuses: 3}}}")
    found = hint(view(state, 0), **FEW)
    assert len(found.best) == 1 and isinstance(found, Hint)
    assert found.parts is None and found.turning is None and found.kept is None


# --- the reasons


def test_the_difference_is_split_into_its_parts() -> None:
    first = [ending(10, prestige=8, theirs=3), ending(12, prestige=8, hand=-5, theirs=5)]
    second = [ending(4, prestige=8, bonus=-5, theirs=6), ending(6, prestige=2, hand=-5, theirs=6)]
    parts = split(first, second)
    assert (parts.crystals, parts.prestige, parts.hand, parts.bonuses, parts.opponents) == (6, 3, 0, 2.5, 2)
    assert parts.total == 13.5


def test_only_a_chance_that_really_differs_is_kept_open() -> None:
    with_8, without = ending(played=frozenset({8, 9})), ending(played=frozenset({9}))
    found = kept([with_8, with_8, without, without], [without, without, with_8, without])
    assert found == Kept(8, 0.5, 0.25)
    assert kept([with_8], [with_8]) is None
    assert kept([without] * 20, [with_8] * 20) is None


def test_the_event_that_changes_most_is_found() -> None:
    state = new_game(2, Fast(1))
    sight = view(state, 0)
    dice = ((0, 1), (0, 3), (3, 0))  # winter dice: two water, two air, and one of each with the right to transmute
    endings = [ending(rolled=dice if at % 2 else dice[:2], rounds=2 + at % 3) for at in range(20)]
    worlds = [state] * 20
    gains = [8.0 + at % 3 if at % 2 else 1.0 - at % 5 / 4 for at in range(20)]
    found = turning(sight, worlds, endings, gains)
    assert isinstance(found, Turning) and found.kind == "transmute"
    assert found.chance == 0.5 and found.gain_with == pytest.approx(9, abs=0.2) and found.gain_without < 1
    assert turning(sight, worlds, endings, [3.0] * 20) is None


def test_cards_that_others_may_hold_count_as_chance() -> None:
    state, _ = read_position("{seats: {2: {hand: [Purse of Io]}}}")
    other, _ = read_position("{seats: {2: {hand: [Tree of Light]}}}")
    worlds = [state, other] * 10
    found = turning(view(state, 0), worlds, [ending()] * 20, [5.0, -5.0] * 10)
    assert found is not None and (found.kind, found.seat, found.chance) == ("holds", 1, 0.5)


# --- playing on


def test_all_moves_meet_the_same_worlds_and_the_same_chance() -> None:
    sight = sight_of("sell_before_the_season_turns")
    worlds = worlds_of(sight, 3, 5)
    move = legal_moves(sight.table, 0)[0]
    one, two = try_out(sight, [move, move], worlds)
    assert one == two and len(one) == 3
    assert len({found.total for found in try_out(sight, [move], worlds_of(sight, 8, 6))[0]}) > 1


def test_keyed_chance_depends_on_the_question_alone() -> None:
    rolls = [Keyed(3).roll(round, die, 0) for round in range(40) for die in range(20)]
    assert set(rolls) == set(range(6)) and rolls == [Keyed(3).roll(r, d, 0) for r in range(40) for d in range(20)]
    assert all(70 < rolls.count(face) < 200 for face in range(6))
    pile = vec[i64]([10, 20, 30, 40, 50])
    order = [Keyed(seed).draw(0, pile, 5) for seed in range(200)]
    assert all(order.count(card) > 20 for card in (10, 20, 30, 40, 50))
    card = Keyed(7).draw(0, pile, 5)
    rest = [other for other in (10, 20, 30, 40, 50) if other != card]
    assert Keyed(7).draw(0, vec[i64]([rest[1], card]), 2) == card
    assert {Keyed(seed).pick(1, 0, 3) for seed in range(30)} == {0, 1, 2}
