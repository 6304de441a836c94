"""Puzzles: a position, its idea, the moves that solve it, and the proof. docs/players.md explains the form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from seasons.arena.bot_host import ExternalPlayer, Guest
from seasons.arena.bot_process import is_command
from seasons.arena.guest_bots import answer, made
from seasons.arena.ratings import Z95, Interval
from seasons.arena.solve import Solver
from seasons.notation.errors import BadPosition
from seasons.notation.fields import check_keys, listing, load, mapping
from seasons.notation.moves import read_move
from seasons.notation.position import build
from seasons.players import Player
from seasons.players.tryout import Ending, try_out, worlds_of
from seasons.rules import END_TURN, ChanceClosed, Closed, State, apply, kind_of, legal_moves, mover, table, view

KEYS = {"title", "idea", "position", "solution", "proof"}
PROOFS = {"exhaustive": {"value", "second"}, "rollouts": {"worlds", "seed", "gain", "low", "high"}}
WORLDS = 10_000


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as its file has it."""

    title: str
    idea: str
    state: State
    solution: list[int]
    proof: str
    figures: dict[str, Any]

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(mover(self.state))


@dataclass(frozen=True)
class Trial:
    """What rollouts say about a move: the mean margin at the end, the share of wins, and what it loses to the best."""

    move: int
    margin: float
    wins: float
    loss: Interval


def read_puzzle(text: str) -> Puzzle:
    """The puzzle that a text holds; a bare position has neither solution nor proof."""
    data = load(text, "puzzle")
    if "position" not in data:
        data = {"position": data}
    check_keys(data, KEYS, "puzzle")
    state, chance = build(mapping(data["position"], "position"))
    if chance.used < len(chance.outcomes):
        raise BadPosition("position.next: what comes after the first question must stay open")
    if state.over:
        raise BadPosition("position: the game is over")
    proof = mapping(data.get("proof"), "proof")
    kind = str(proof.pop("kind", ""))
    if kind:
        check_keys(proof, PROOFS.get(kind, set()), "proof")
    solution = [read_move(state, str(move)) for move in listing(data.get("solution"), "solution")]
    return Puzzle(str(data.get("title", "")), str(data.get("idea", "")), state, solution, kind, proof)


def read_puzzles(paths: Sequence[Path]) -> dict[Path, Puzzle]:
    """The puzzles of files, and of all .yaml files in folders."""
    found = {}
    for path in paths:
        for file in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
            try:
                found[file] = read_puzzle(file.read_text(encoding="utf-8"))
            except BadPosition as error:
                raise BadPosition(f"{file}: {error}") from None
    return found


def house_puzzles() -> Path:
    """The folder of the puzzles that come with the game."""
    return Path(str(files("seasons"))) / "puzzles"


def is_open(state: State) -> bool:
    """Whether nobody's hand is hidden, so that searching the whole position tells no secrets."""
    seat = int(mover(state))
    return not any(other.hand.hidden for other in table(view(state, seat)).seats)


# --- proofs


def roll_out(state: State, worlds: int, seed: int, moves: Sequence[int] = ()) -> list[Trial]:
    """Play every move (or those named) out in so many dealt worlds; the best first.

    The loss is the mean difference to the best move over the same worlds, with its 95 % interval.
    """
    sight = view(state, mover(state))
    tried = list(moves) or legal_moves(state, sight.seat)
    endings = try_out(sight, tried, worlds_of(sight, worlds, seed))
    means = [fmean(ending.margin for ending in row) for row in endings]
    best = endings[means.index(max(means))]
    trials = [trial(move, row, best) for move, row in zip(tried, endings)]
    return sorted(trials, key=lambda one: -one.margin)


def trial(move: int, row: list[Ending], best: list[Ending]) -> Trial:
    """One move compared to the best one, world by world."""
    losses = [float(other.margin - ending.margin) for other, ending in zip(best, row)]
    half = Z95 * stdev(losses) / len(losses) ** 0.5 if len(losses) > 1 else 0.0
    mean = fmean(losses)
    return Trial(
        move,
        fmean(ending.margin for ending in row),
        fmean(ending.share for ending in row),
        Interval(mean, mean - half, mean + half),
    )


# --- players


def solves(puzzle: Puzzle, player: Player | ExternalPlayer) -> bool:
    """Whether a player solves a puzzle.

    Where the proof is exhaustive, none of its decisions may lose anything until its turn is over or chance has
    spoken; otherwise its first move must be among the solutions.
    """
    state = puzzle.state.copy()
    seat = puzzle.seat
    if puzzle.proof != "exhaustive":
        return answer(player, view(state, seat))[0] in puzzle.solution
    solver = Solver()
    chosen: list[int] = []
    while not state.over and mover(state) == seat:
        solution = solver.solve(state)
        moves = list(solution.worths)
        if not chosen:
            chosen = moves if len(moves) == 1 else answer(player, view(state, seat))
        move = chosen.pop(0)
        if move not in solution.best:
            return False
        ends = move == END_TURN and kind_of(state) == "turn"
        if ends or not certain(state, seat, move):
            break
    return True


def attempt(puzzle: Puzzle, name: str, seed: int) -> bool:
    """Whether the player of a name solves a puzzle; raises Failed."""
    if not is_command(name):
        return solves(puzzle, made(name, seed))
    guest = Guest(name)
    try:
        return solves(puzzle, ExternalPlayer(guest, puzzle.seat, seed, puzzle.state))
    finally:
        guest.close()


def certain(state: State, seat: int, move: int) -> bool:
    """Make a move; False where chance decides what it brings."""
    try:
        apply(state, move, Closed(), None, seat)
    except ChanceClosed:
        return False
    return True
