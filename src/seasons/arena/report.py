"""What a match has measured, as plain data."""

from __future__ import annotations

from math import ceil
from statistics import fmean, median
from typing import Any

from seasons.arena.match import Played
from seasons.arena.ratings import Sequential, elo_interval, share_interval
from seasons.arena.simulate import PARTS
from seasons.arena.tally import Tally, shares_of
from seasons.rules import COMPILED, EDITIONS, LEVELS


def report(tally: Tally, test: Sequential | None = None) -> dict[str, Any]:
    """Everything that was measured; lists are in the order of the bots. Needs at least one complete pair.

    `win_rate` is that of the bot named first; a shared win counts as its part. Games lost by failing count as lost,
    and have no scores.
    """
    match = tally.match
    pairs = tally.pairs()
    games = [game for pair in pairs for game in pair]
    shares = shares_of(pairs)
    rate = share_interval(shares, match.players)
    elo = elo_interval(rate, len(games), match.players)
    first = [next(seat.share for seat in game.seats if seat.bot == 0) for game in games]
    bots = [bot_figures(games, bot) for bot in range(len(match.bots))]
    return {
        "bots": list(match.bots),
        "players": match.players,
        "level": LEVELS[match.level],
        "edition": EDITIONS[match.edition],
        "seed": match.seed,
        "pairs": len(pairs),
        "games": len(games),
        "wins": sum(share == 1 for share in first),
        "ties": sum(0 < share < 1 for share in first),
        "losses": sum(share == 0 for share in first),
        "win_rate": round(rate.value, 4),
        "win_rate_low": round(rate.low, 4),
        "win_rate_high": round(rate.high, 4),
        "elo": round(elo.value, 1),
        "elo_low": round(elo.low, 1),
        "elo_high": round(elo.high, 1),
        "win_rates": [round(fmean(shares_of(pairs, bot)), 4) for bot in range(len(match.bots))],
        **{key: [figures[key] for figures in bots] for key in bots[0]},
        "sprt": sequential(tally, test, shares),
        "failures": [failure_data(tally, game) for game in games if game.failure],
        "interrupted": tally.interrupted,
        "rules_compiled": COMPILED,
        "seconds": round(tally.seconds, 2),
    }


def bot_figures(games: list[Played], bot: int) -> dict[str, Any]:
    """The scores and times of a bot."""
    seats = [seat for game in games for seat in game.seats if seat.bot == bot]
    scored = [seat for seat in seats if seat.parts]
    times = sorted(time for seat in seats for time in seat.times)
    return {
        "mean_scores": mean([sum(seat.parts) for seat in scored]),
        "parts": {part: mean([seat.parts[index] for seat in scored]) for index, part in enumerate(PARTS)},
        "hand_left": mean([seat.hand_left for seat in scored]),
        "decisions": len(times),
        "decision_ms": decision_times(times),
    }


def mean(numbers: list[int]) -> float | None:
    """The mean; nothing of nothing."""
    return round(fmean(numbers), 2) if numbers else None


def decision_times(times: list[float]) -> dict[str, float | None]:
    """How long decisions took: the median, what 95 % of them did not exceed, and the longest."""
    if not times:
        return {"median": None, "p95": None, "max": None}
    return {
        "median": round(median(times), 3),
        "p95": round(times[ceil(0.95 * len(times)) - 1], 3),
        "max": round(times[-1], 3),
    }


def sequential(tally: Tally, test: Sequential | None, shares: list[float]) -> dict[str, Any] | None:
    """How the sequential test stands."""
    if test is None:
        return None
    ratio = round(test.ratio(shares, tally.match.players), 3)
    return {"elo0": test.elo0, "elo1": test.elo1, "llr": ratio, "verdict": tally.verdict or None}


def failure_data(tally: Tally, game: Played) -> dict[str, Any]:
    """A failure, with its game."""
    if game.failure is None:
        raise AssertionError("nobody failed")
    pair, number = divmod(game.number, tally.match.players)
    return {
        "bot": tally.match.bots[game.failure.bot],
        "pair": pair + 1,
        "game": number + 1,
        "seat": game.failure.seat + 1,
        "kind": game.failure.kind,
        "text": game.failure.text,
    }
