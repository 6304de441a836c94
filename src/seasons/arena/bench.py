"""How fast the rules are on this machine, in several short rounds: the best of them, and the median."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from seasons.arena import interpreted
from seasons.arena.peers import Figures, measure_peers

ROUNDS = 3
PLAYERS = 2
SEARCHED = 32
"""Rollouts for one decision when the search is measured."""
SIDE_BY_SIDE = (64, 1024)
"""How many games are played at once when rows are measured."""
WARM_UP = 100  # random moves at every table, so that the games are at different points


def random_play(seconds: float, level: int) -> tuple[float, float]:
    """Decisions with two or more options, and whole games, per second of random play of two players."""
    from seasons.rules import Playout, new_game

    playout = Playout(1)
    playout.finish(new_game(PLAYERS, playout.chance, level))  # warm up
    playout.choices = 0
    games = 0
    start = time.perf_counter()
    while True:
        playout.finish(new_game(PLAYERS, playout.chance, level))
        games += 1
        taken = time.perf_counter() - start
        if taken >= seconds:
            return int(playout.choices) / taken, games / taken


def copying(seconds: float) -> float:
    """Microseconds for one copy of a state in the middle of a game, the loop itself subtracted."""
    from seasons.rules import Playout, new_game

    playout = Playout(1)
    state = new_game(PLAYERS, playout.chance)
    while state.year < 2:
        playout.step(state)
    copy = state.copy
    turns = 2000
    best = float("inf")
    until = time.perf_counter() + seconds
    while True:
        start = time.perf_counter()
        for _ in range(turns):
            pass
        middle = time.perf_counter()
        for _ in range(turns):
            copy()
        end = time.perf_counter()
        best = min(best, (end - middle) - (middle - start))
        if end >= until:
            return best / turns * 1e6


def searching(seconds: float) -> float:
    """Rollouts per second of the search, over decisions from the middle of a game of two players."""
    from seasons.players.core.rollout import Searcher
    from seasons.rules import Playout, legal_moves, mover, new_game, view

    playout = Playout(1)
    state = new_game(PLAYERS, playout.chance)
    searcher = Searcher(1, 4)
    rollouts = 0
    taken = 0.0
    while taken < seconds:
        if state.over:
            state = new_game(PLAYERS, playout.chance)
        if state.year == 2 and len(legal_moves(state)) > 1:
            sight = view(state, mover(state))
            start = time.perf_counter()
            searcher.choose(sight, 0, SEARCHED)
            taken += time.perf_counter() - start
            rollouts += int(searcher.simulations)
        playout.step(state)
    return rollouts / taken


class Rows:
    """Measures the encoder on positions of `greedy` playing itself, many tables side by side, two players each."""

    def __init__(self, tables: int, seconds: float) -> None:
        from seasons.encoding import Encoder, Many
        from seasons.players import GreedyPlayer
        from seasons.rules import Fast

        self.games = Many(tables, 1)
        self.encoder = Encoder()
        self.player = GreedyPlayer(1)
        until = time.perf_counter() + 4 * seconds
        taste = Fast(1)
        for _ in range(WARM_UP):
            self.games.step(self.games.random_moves(taste))
            if time.perf_counter() >= until:
                break

    def moves(self, seconds: float) -> Any:
        """What `greedy` chooses; the tables for which there is no time make any move."""
        from seasons.rules import Fast, view

        games = self.games
        chosen = games.random_moves(Fast(games.counts[0]))
        until = time.perf_counter() + seconds
        for at, state in enumerate(games.states):
            chosen[at] = self.player.choose(view(state, int(games.seats[at])))
            if time.perf_counter() >= until:
                break
        return chosen

    def side_by_side(self, seconds: float) -> float:
        """Decisions per second of CPU time: a move at every table, then dense rows and masks; not the choosing."""
        until = time.perf_counter() + seconds
        taken, steps = 0.0, 0
        while not steps or time.perf_counter() < until:
            moves = self.moves(seconds)
            start = time.process_time()
            self.games.step(moves)
            taken += time.process_time() - start
            steps += 1
        return steps * len(self.games.states) / max(taken, 1e-9)

    def encoding(self, seconds: float) -> float:
        """Rows per second of CPU time that one encoder makes, one call each."""
        tables = [(state, int(seat)) for state, seat in zip(self.games.states, self.games.seats)]
        encode = self.encoder.encode
        start = time.process_time()
        rows = 0
        while True:
            for state, seat in tables:
                encode(state, seat)
            rows += len(tables)
            taken = time.process_time() - start
            if taken >= seconds:
                return rows / taken


def bench(seconds: float, peers: bool, report: Callable[[str], None] = lambda line: None) -> dict[str, Any]:
    """Measure everything; `seconds` is the time for one figure in one round. Peers take turns with the rules.

    The figures are those of the best round, `median` has the medians. `ratio` says how many times as many decisions
    per second the rules make as a peer, each at its best.
    """
    from seasons.rules import APPRENTICE, ARCHMAGE, COMPILED, Fast, new_game

    rounds: dict[str, list[float]] = {}
    few, many = (Rows(tables, seconds) for tables in SIDE_BY_SIDE)
    theirs: list[dict[str, Figures]] = []
    for number in range(1, ROUNDS + 1):
        report(f"round {number} of {ROUNDS}")
        decisions, games = random_play(seconds, ARCHMAGE)
        figures = {
            "decisions_per_s": decisions,
            "decisions_per_s_interpreted": interpreted.measure(seconds),
            "games_per_s": games,
            "apprentice_games_per_s": random_play(seconds, APPRENTICE)[1],
            "copy_us": copying(seconds / 4),
            "rollouts_per_s": searching(seconds),
            "batch_decisions_per_s": few.side_by_side(seconds),
            "batch_decisions_per_s_1024": many.side_by_side(seconds),
            "encodings_per_s": few.encoding(seconds / 4),
        }
        for name, figure in figures.items():
            rounds.setdefault(name, []).append(figure)
        if peers:
            theirs.append(measure_peers(seconds, report=report))
    best = {name: tidy(min(row) if name == "copy_us" else max(row)) for name, row in rounds.items()}
    return {
        **best,
        "state_bytes": len(new_game(PLAYERS, Fast(1)).to_bytes()),
        "rules_compiled": COMPILED,
        "median": {name: tidy(median(row)) for name, row in rounds.items()},
        "peers": compare(best["decisions_per_s"], theirs),
        "rounds": ROUNDS,
        "seconds": seconds,
    }


def tidy(figure: float) -> float:
    """A figure with no more digits than it deserves."""
    return round(figure, 3) if figure < 100 else round(figure)


def compare(ours: float, theirs: list[dict[str, Figures]]) -> dict[str, dict[str, float | str]]:
    """Each peer's best and median round, and how many times as fast the rules are."""
    found: dict[str, dict[str, float | str]] = {}
    for peer in theirs[0] if theirs else ():
        rows = [measured[peer] for measured in theirs if "error" not in measured[peer]]
        if not rows:
            found[peer] = dict(theirs[-1][peer])
            continue
        decisions = [float(row["decisions_per_s"]) for row in rows]
        found[peer] = {
            "decisions_per_s": tidy(max(decisions)),
            "decisions_per_s_median": tidy(median(decisions)),
            "games_per_s": tidy(max(float(row["games_per_s"]) for row in rows)),
            "ratio": tidy(ours / max(decisions)),
            "version": str(rows[-1]["version"]),
        }
    return found
