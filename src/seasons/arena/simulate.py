"""Random players against each other: how long games are, and what they end with."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import fmean, stdev
from typing import Any

from seasons.rules import COMPILED, EDITIONS, LEVELS, Playout, Score, new_game, scores

PARTS = ("crystals", "prestige", "cards", "hand", "bonus")
"""What a score is made of; `cards` are the crystals of the cards that count at the end of the game."""


def parts_of(score: Score) -> list[int]:
    """The parts of a score, in the order of PARTS."""
    return [score.crystals, score.prestige, sum(crystals for _, crystals in score.cards), score.hand, score.bonus]


def simulate(
    players: int,
    games: int,
    level: int,
    edition: int,
    seed: int,
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Play so many games at random. `progress` hears of games as they are done.

    >>> simulate(2, 3, 2, 0, seed=1)["games"]
    3
    """
    playout = Playout(seed)
    totals: list[list[int]] = [[] for _ in range(players)]
    wins = [0.0] * players
    parts = [[0] * len(PARTS) for _ in range(players)]
    rounds = 0
    told = 0
    start = heard = time.perf_counter()
    for game in range(games):
        state = new_game(players, playout.chance, level, edition)
        playout.finish(state)
        rounds += state.round
        table = scores(state)
        winners = sum(score.rank == 1 for score in table)
        for seat, score in enumerate(table):
            totals[seat].append(score.total)
            wins[seat] += (score.rank == 1) / winners
            for index, points in enumerate(parts_of(score)):
                parts[seat][index] += points
        now = time.perf_counter()
        if now - heard > 0.1:
            progress(game + 1 - told)
            told, heard = game + 1, now
    taken = time.perf_counter() - start
    progress(games - told)
    return {
        "players": players,
        "games": games,
        "level": LEVELS[level],
        "edition": EDITIONS[edition],
        "seed": seed,
        "rules_compiled": COMPILED,
        "seats": [
            {
                "seat": seat + 1,
                "mean": round(fmean(totals[seat]), 2),
                "stdev": round(stdev(totals[seat]), 2) if games > 1 else 0.0,
                "wins": round(wins[seat], 2),
                "parts": {name: round(total / games, 2) for name, total in zip(PARTS, parts[seat])},
            }
            for seat in range(players)
        ],
        "rounds_per_game": round(rounds / games, 2),
        "decisions_per_game": round(playout.decisions / games, 2),
        "choices_per_game": round(playout.choices / games, 2),
        "games_per_s": round(games / taken, 1),
        "seconds": round(taken, 3),
    }
