"""Puzzles keep their word: what is said to be proved by exhaustive search is proved again on every run."""

from pathlib import Path

import pytest

from seasons.arena.puzzles import PROOFS, WORLDS, house_puzzles, is_open, read_puzzle, read_puzzles, roll_out, solves
from seasons.arena.solve import Solver, TooLarge
from seasons.notation import BadPosition, move_id, move_text
from seasons.players import make_player
from seasons.rules import END_TURN, Fast, View, legal_moves, new_game

FOLDER = house_puzzles()
PUZZLES = read_puzzles([FOLDER])
CERTAIN = {path: puzzle for path, puzzle in PUZZLES.items() if puzzle.proof == "exhaustive"}
LIKELY = {path: puzzle for path, puzzle in PUZZLES.items() if puzzle.proof == "rollouts"}

LAST_TURN = """
position:
  year: 3
  space: 12
  first: 2
  right: true
  seats: {1: {crystals: 5, bonuses: 3, reserve: 2 water, hand: [Balance of Ishtar]}, 2: {crystals: 9}}
"""


def named(path: Path) -> str:
    return path.stem


def test_there_are_enough_and_each_is_about_an_idea_of_its_own() -> None:
    assert len(PUZZLES) >= 15 and len(CERTAIN) + len(LIKELY) == len(PUZZLES)
    assert len({puzzle.title for puzzle in PUZZLES.values()}) == len(PUZZLES)
    assert all(len(puzzle.idea) > 60 for puzzle in PUZZLES.values())


@pytest.mark.parametrize("path", PUZZLES, ids=named)
def test_there_is_something_to_get_wrong(path: Path) -> None:
    puzzle = PUZZLES[path]
    moves = legal_moves(puzzle.state)
    assert puzzle.solution and set(puzzle.solution) < set(moves)
    assert set(puzzle.figures) == PROOFS[puzzle.proof]


@pytest.mark.parametrize("path", CERTAIN, ids=named)
def test_the_search_finds_exactly_the_solution(path: Path) -> None:
    puzzle = CERTAIN[path]
    found = Solver().solve(puzzle.state)
    assert is_open(puzzle.state), "the search must not use what the seat cannot know"
    assert sorted(map(move_text, found.best)) == sorted(map(move_text, puzzle.solution))
    assert found.value == pytest.approx(puzzle.figures["value"], abs=1e-4)
    assert found.second == pytest.approx(puzzle.figures["second"], abs=1e-4)


@pytest.mark.parametrize("path", LIKELY, ids=named)
def test_what_rollouts_prove_is_clear_of_zero_and_cannot_be_searched(path: Path) -> None:
    figures = LIKELY[path].figures
    assert figures["worlds"] >= WORLDS and figures["seed"] > 0
    assert 0 < figures["low"] < figures["gain"] < figures["high"]
    with pytest.raises(TooLarge):
        Solver().solve(LIKELY[path].state)


def test_the_line_sells_first_and_then_buys() -> None:
    found = Solver().solve(read_puzzle(LAST_TURN).state)
    assert {move_text(move): worth for move, worth in found.worths.items()} == {
        "transmute water": -16.0,  # 5 + 2 x 3 - 2 + 4 - 20, against 9
        "summon Balance of Ishtar": -16.0,
        "end turn": -29.0,
    }
    assert found.value == -16 and found.second == -29 and not found.chance
    assert found.line[-1] == (0, END_TURN) and len(found.line) == 4


def test_draws_are_averaged_over_the_pile() -> None:
    text = """
    year: 3
    space: 12
    first: 2
    seats: {1: {gauge: 1, bonuses: 3, crystals: 20, play: [Potion of Power]}}
    pile: [Runic Cube of Eolis, Runic Cube of Eolis, Lantern of Xidit, Syllas the Faithful]
    """
    found = Solver().solve(read_puzzle(text).state)
    assert found.worths[move_id("activate Potion of Power")] == pytest.approx((30 + 30 - 5 + 20 - 5 + 20) / 4 - 20)
    assert found.chance


def test_in_their_own_turn_opponents_choose_what_is_best_for_them() -> None:
    text = """
    year: 3
    space: 12
    dice: {1: 1/2, 2: 2/1, left: 3/2}
    seats: {1: {bonuses: 3}, 2: {bonuses: 3, crystals: 20, hand: [Runic Cube of Eolis]}}
    """
    found = Solver().solve(read_puzzle(text).state)
    assert found.worths == {END_TURN: -30.0}
    assert (1, move_id("summon Runic Cube of Eolis")) in found.line


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{year: 3, space: 8}", "goes on after this round"),
        (LAST_TURN.replace("2 water", "2 water 2 air 2 earth"), "too many situations"),
    ],
)
def test_what_is_too_large_is_refused(text: str, why: str) -> None:
    with pytest.raises(TooLarge, match=why):
        Solver(20).solve(read_puzzle(text).state)


def test_the_set_up_is_too_large() -> None:
    with pytest.raises(TooLarge):
        Solver(20).solve(new_game(2, Fast(1)))


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("{title: x, position: {}, known: {}}", "known"),
        ("{position: {next: {rolls: [1]}}}", "next"),
        ("{position: {}, proof: {kind: exhaustive, certain: 1}}", "certain"),
        ("{position: {year: 4, phase: end of round}}", "over"),
    ],
)
def test_a_puzzle_that_is_none_is_refused(text: str, about: str) -> None:
    with pytest.raises(BadPosition, match=about):
        read_puzzle(text)


def test_rollouts_compare_moves_over_the_same_worlds() -> None:
    puzzle = PUZZLES[FOLDER / "sell_before_the_season_turns.yaml"]
    first, second = roll_out(puzzle.state, 12, 1)
    assert [first.move] == puzzle.solution and first.loss == (0, 0, 0)
    assert second.loss.value == pytest.approx(first.margin - second.margin)
    assert second.loss.low < second.loss.value < second.loss.high
    assert roll_out(puzzle.state, 12, 1) == [first, second]


class Line:
    """Plays a line, move by move."""

    name = "line"

    def __init__(self, *line: str) -> None:
        self.line = list(line)

    def choose(self, sight: View) -> int:
        return move_id(self.line.pop(0))


def test_a_puzzle_is_solved_by_a_whole_turn_that_loses_nothing() -> None:
    puzzle = PUZZLES[FOLDER / "sell_before_the_treatise_burns.yaml"]
    sell = ["transmute water", "transmute water", "transmute earth", "activate Dragon Skull"]
    burn = ["sacrifice Potion of Dreams", "sacrifice Cursed Treatise of Arus"]
    assert solves(puzzle, Line(*sell, *burn, "end turn"))
    assert not solves(puzzle, Line(*sell, "sacrifice Amulet of Air"))
    assert not solves(puzzle, Line(*sell[:2], "activate Dragon Skull"))


def test_where_rollouts_are_the_proof_the_first_move_decides() -> None:
    puzzle = PUZZLES[FOLDER / "take_the_slow_die.yaml"]
    assert solves(puzzle, Line("die 3")) and not solves(puzzle, Line("die 1"))


def test_random_play_solves_few() -> None:
    quick = [puzzle for path, puzzle in PUZZLES.items() if path.stem.startswith("the_")]
    assert sum(solves(puzzle, make_player("random", 3)) for puzzle in quick) <= len(quick) / 2
