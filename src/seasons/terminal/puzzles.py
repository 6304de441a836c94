"""What `seasons solve` and `seasons puzzles` print. Moves are written as in the files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seasons.notation.errors import BadPosition
from seasons.notation.moves import move_text
from seasons.terminal.arena import check_bot, reason
from seasons.terminal.output import Cell, number, progress_bar, show_json, show_table
from seasons.terminal.phrases import with_commas
from seasons.words import Words

if TYPE_CHECKING:
    from seasons.arena.puzzles import Puzzle


def read_files(words: Words, paths: Sequence[Path]) -> dict[Path, Puzzle]:
    """The puzzles of files and folders, or one line that says what is wrong."""
    from seasons.arena.puzzles import read_puzzles

    try:
        found = read_puzzles(paths)
    except UnicodeDecodeError:
        raise BadPosition(words.text("cli-file-no-text", path=str(paths[0]))) from None
    if not found:
        raise BadPosition(words.text("cli-file-no-yaml", path=str(paths[0])))
    return found


def report_solution(words: Words, path: Path, worlds: int, seed: int, as_json: bool) -> int:
    """Search a position to its end, or play its moves out; 1 if the file names another solution."""
    from seasons.arena.puzzles import is_open, roll_out
    from seasons.arena.solve import Solver, TooLarge

    (puzzle,) = read_files(words, [path]).values()
    found: dict[str, Any]
    try:
        if not is_open(puzzle.state):
            raise TooLarge("hidden")
        solution = Solver().solve(puzzle.state)
    except TooLarge as error:
        with progress_bar(1, words.text("solve-progress")) as progress:
            trials = roll_out(puzzle.state, worlds, seed)
            progress(1)
        best = [trials[0].move]
        found = {
            "proof": "rollouts",
            "why": error.reason,
            "worlds": worlds,
            "seed": seed,
            "moves": [
                {
                    "move": move_text(one.move),
                    "value": round(one.margin, 3),
                    "win_rate": round(one.wins, 4),
                    "loss": round(one.loss.value, 3),
                    "loss_low": round(one.loss.low, 3),
                    "loss_high": round(one.loss.high, 3),
                }
                for one in trials
            ],
        }
    else:
        best = solution.best
        ranked = sorted(solution.worths.items(), key=lambda row: -row[1])
        found = {
            "proof": "exhaustive",
            "states": solution.states,
            "moves": [{"move": move_text(move), "value": round(worth, 4)} for move, worth in ranked],
            "line": [[seat + 1, move_text(move)] for seat, move in solution.line],
            "chance": solution.chance,
        }
    wrong = bool(puzzle.solution) and not set(best) <= set(puzzle.solution)
    found |= {"title": puzzle.title, "solution": [move_text(move) for move in puzzle.solution], "agrees": not wrong}
    if as_json:
        show_json(found)
    else:
        show_solution(words, found)
    return int(wrong)


def show_solution(words: Words, found: dict[str, Any]) -> None:
    """The moves from the best to the worst, and the best line."""
    if found["proof"] == "exhaustive":
        headers = [words.text("solve-move"), words.text("solve-value")]
        rows: list[list[Cell]] = [[row["move"], row["value"]] for row in found["moves"]]
    else:
        why = words.text(f"solve-why-{found['why']}")
        print(words.text("solve-too-large", text=why, value=number(words, found["worlds"]), count=found["seed"]))
        keys = ("move", "value", "wins", "loss", "interval")
        headers = [words.text(f"solve-{key}") for key in keys]
        rows = [
            [
                row["move"],
                row["value"],
                round(100 * row["win_rate"], 2),
                row["loss"],
                words.text(
                    "solve-from-to", first=number(words, row["loss_low"]), second=number(words, row["loss_high"])
                ),
            ]
            for row in found["moves"]
        ]
    show_table(words, headers, rows, found["title"])
    if found["proof"] == "exhaustive":
        line = with_commas(words, [f"{seat} {move}" for seat, move in found["line"]])
        print(words.text("solve-line-chance" if found["chance"] else "solve-line", text=line))
        print(words.text("solve-states", value=number(words, found["states"])))
    if found["solution"]:
        id = "solve-agrees" if found["agrees"] else "solve-differs"
        print(words.text(id, text=with_commas(words, found["solution"])))


def report_puzzles(words: Words, bots: Sequence[str], paths: Sequence[Path], seed: int, as_json: bool) -> int:
    """Let players try puzzles, those of the house if none are named, and print who solves which."""
    from seasons.arena.bot_process import Failed
    from seasons.arena.puzzles import attempt, house_puzzles

    for name in bots:
        check_bot(words, name)
    puzzles = read_files(words, paths or [house_puzzles()])
    for path, puzzle in puzzles.items():
        if not puzzle.solution:
            raise BadPosition(words.text("puzzles-no-solution", path=str(path)))
    solved: dict[str, dict[str, bool]] = {name: {} for name in bots}
    failed: list[tuple[str, str, Failed]] = []
    with (
        progress_bar(len(puzzles) * len(bots), words.text("puzzles-progress")) as progress,
        redirect_stdout(sys.stderr),  # what a player of another package prints
    ):
        for path, puzzle in puzzles.items():
            for name in bots:
                try:
                    solved[name][path.stem] = attempt(puzzle, name, seed)
                except Failed as error:
                    solved[name][path.stem] = False
                    failed.append((name, path.stem, error))
                progress(1)
    if as_json:
        totals = {name: sum(rows.values()) for name, rows in solved.items()}
        failures = [{"bot": bot, "puzzle": stem, "kind": why.kind, "text": str(why)} for bot, stem, why in failed]
        show_json({"puzzles": len(puzzles), "seed": seed, "solved": totals, "by_puzzle": solved, "failures": failures})
        return 0
    yes, no = words.text("puzzles-yes"), words.text("puzzles-no")
    rows: list[list[Cell]] = [
        [puzzle.title or path.stem, *(yes if solved[name][path.stem] else no for name in bots)]
        for path, puzzle in puzzles.items()
    ]
    show_table(words, [words.text("puzzles-puzzle"), *bots], rows)
    for name in bots:
        print(words.text("puzzles-score", name=name, number=sum(solved[name].values()), limit=len(puzzles)))
    for name, stem, why in failed:
        print(words.text("puzzles-failed", name=name, value=stem, text=reason(words, why.kind, str(why))))
    return 0
