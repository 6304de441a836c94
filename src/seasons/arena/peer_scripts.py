"""Random legal play in other game engines, timed; run by path with the Python of the peers' own venv.

    python peer_scripts.py chess --seconds 2

This file imports nothing of ``seasons``, and a peer only when it is the one asked for. It prints one JSON line:
``decisions_per_s`` counts the decisions with two or more legal options (the time of forced moves, of chance and of
setting up each game is included), ``games_per_s`` the whole games. Every loop is the peer's public interface without
the checks that random *legal* play does not need, so that a peer is shown at its best.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

PlayGame = Callable[[], int]
"""Plays one whole game at random; returns how many decisions had two or more options."""


def chess_game() -> PlayGame:
    """python-chess, from the opening position to mate, stalemate or an automatic draw."""
    new_board: Any = importlib.import_module("chess").Board
    choice = random.choice

    def play() -> int:
        board = new_board()
        decisions = 0
        # What Board.is_game_over() tests, without generating the legal moves a second and a third time. A position
        # needs four plies to come back, so the fifth time takes at least sixteen moves that can be undone.
        while moves := list(board.legal_moves):
            clock = board.halfmove_clock
            if clock >= 150 or board.is_insufficient_material() or (clock >= 16 and board.is_fivefold_repetition()):
                break
            if len(moves) > 1:
                decisions += 1
            board.push(choice(moves))
        return decisions

    return play


def catanatron_game() -> PlayGame:
    """Catanatron with four players on a fresh map, to ten points or its own limit of 1000 turns."""
    catanatron: Any = importlib.import_module("catanatron")
    limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
    new_game, new_player, colors = catanatron.Game, catanatron.RandomPlayer, list(catanatron.Color)
    choice = random.choice

    def play() -> int:
        game = new_game([new_player(color) for color in colors])
        state = game.state
        decisions = 0
        while game.winning_color() is None and state.num_turns < limit:
            actions = state.playable_actions
            if len(actions) > 1:
                decisions += 1
            game.execute(choice(actions), validate_action=False)
        return decisions

    return play


def pettingzoo_game(name: str) -> PlayGame:
    """A PettingZoo classic environment in the documented loop, unwrapped (``raw_env``) and reused over ``reset``."""
    warnings.simplefilter("ignore", DeprecationWarning)
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    choice = random.choice

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            actions = observation["action_mask"].nonzero()[0].tolist()
            if len(actions) > 1:
                decisions += 1
            env.step(choice(actions))
        return decisions

    return play


def open_spiel_game(name: str) -> PlayGame:
    """An OpenSpiel game (C++ behind Python bindings): gin rummy or backgammon.

    In both all outcomes of a chance node are equally likely (a card; one of 36 pairs of dice, 30 for the opening), so
    the legal actions are all that sampling needs. A finished game has none.
    """
    game: Any = importlib.import_module("pyspiel").load_game(name)
    choice = random.choice

    def play() -> int:
        state = game.new_initial_state()
        legal_actions, apply_action, is_chance_node = state.legal_actions, state.apply_action, state.is_chance_node
        decisions = 0
        while actions := legal_actions():
            if len(actions) > 1 and not is_chance_node():
                decisions += 1
            apply_action(choice(actions))
        return decisions

    return play


GAMES: dict[str, tuple[str, Callable[[], PlayGame]]] = {
    "chess": ("chess", chess_game),
    "catanatron": ("catanatron", catanatron_game),
    "pettingzoo_connect_four": ("pettingzoo", lambda: pettingzoo_game("connect_four_v3")),
    "pettingzoo_tictactoe": ("pettingzoo", lambda: pettingzoo_game("tictactoe_v3")),
    "open_spiel_gin_rummy": ("open_spiel", lambda: open_spiel_game("gin_rummy")),
    "open_spiel_backgammon": ("open_spiel", lambda: open_spiel_game("backgammon")),
}
"""Each peer's distribution name and the maker of its game."""


def play_for(play: PlayGame, seconds: float) -> tuple[int, int, float]:
    """Play whole games until the time is over: decisions, games, seconds really taken."""
    decisions = games = 0
    start = time.perf_counter()
    while True:
        decisions += play()
        games += 1
        taken = time.perf_counter() - start
        if taken >= seconds:
            return decisions, games, taken


def main() -> None:
    """Measure the peer named on the command line."""
    parser = argparse.ArgumentParser(description="Time random legal play in another game engine.")
    parser.add_argument("peer", choices=sorted(GAMES))
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    distribution, make_game = GAMES[options.peer]
    random.seed(options.seed)
    play = make_game()
    play_for(play, options.seconds / 4)  # warm up
    decisions, games, taken = play_for(play, options.seconds)
    measured: dict[str, float | str] = {
        "decisions_per_s": round(decisions / taken, 1),
        "games_per_s": round(games / taken, 3),
        "version": importlib.metadata.version(distribution),
    }
    print(json.dumps(measured))


if __name__ == "__main__":
    main()
