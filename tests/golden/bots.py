"""What computer players choose in fixed situations, as readable text. Run this file to write it anew."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from seasons.arena.conform import questions
from seasons.notation.moves import move_text
from seasons.players import Player, make_player
from seasons.players.levels import LEVELS as PLAYER_LEVELS
from seasons.players.levels import LevelPlayer
from seasons.rules import EDITIONS, LEVELS, State, mover, view
from seasons.rules.decisions import kind_of

FILE = Path(__file__).parent / "bots.txt"
SETUPS = [(players, level, (players + level) % 2) for players in (2, 3, 4) for level in range(3)]
SEED = 85  # of the first game; the next ones count on, and together they ask every kind of question
QUICK = ("greedy", "planner", "squirrel", "hare", "fox")
SEARCHING = ("rollout", "owl", "griffin")  # they take long when interpreted, so they are asked less often
SIMULATIONS = 12  # with a number of these, instead of a time, a search finds the same on every machine


def player_of(name: str, seed: int) -> Player:
    """A player that chooses the same for the same seed."""
    if name == "rollout":
        return make_player(f"rollout:{SIMULATIONS}sims", seed)
    if name in SEARCHING:
        return LevelPlayer(replace(PLAYER_LEVELS[name], simulations=SIMULATIONS, milliseconds=0.0), seed)
    return make_player(name, seed)


def situations(setup: tuple[int, int, int]) -> Iterator[tuple[int, State]]:
    """Some questions of a random game and their numbers: the first of each kind, and one now and then."""
    kinds = set()
    for number, state in enumerate(questions(SEED + SETUPS.index(setup), setup), 1):
        if kind_of(state) not in kinds or number % 30 == 0:
            kinds.add(kind_of(state))
            yield number, state


def choices(setup: tuple[int, int, int]) -> list[str]:
    """Who chooses what in the course of a game, one line each; the players take turns."""
    game = SETUPS.index(setup)
    lines = []
    for index, (number, state) in enumerate(situations(setup)):
        searching = index % 8 == 7
        name = SEARCHING[(game + index // 8) % 3] if searching else QUICK[(game + index) % 5]
        seat = int(mover(state))
        move = player_of(name, number).choose(view(state, seat))
        lines.append(f"question {number}, {kind_of(state)}: seat {seat + 1}, {name}: {move_text(move)}")
    return lines


def title_of(setup: tuple[int, int, int]) -> str:
    """The line above the choices of a game."""
    players, level, edition = setup
    return f"{players} players, {LEVELS[level]}, {EDITIONS[edition]} edition"


def written() -> dict[str, list[str]]:
    """The choices of every game as they are in the file, by their titles."""
    games = [game.splitlines() for game in FILE.read_text(encoding="utf-8").split("\n\n")]
    return {title: lines for title, *lines in games}


if __name__ == "__main__":
    parts = ["\n".join([title_of(setup), *choices(setup)]) + "\n" for setup in SETUPS]
    FILE.write_text("\n".join(parts), encoding="utf-8")
