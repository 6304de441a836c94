"""All against all: one rating for everybody, by maximum likelihood, with intervals from resampling the deals."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import combinations
from math import log, log10
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from seasons.arena.match import Match
from seasons.arena.ratings import share_interval
from seasons.arena.report import report
from seasons.arena.tally import run_match, shares_of
from seasons.players import LEVEL_NAMES
from seasons.rules import COMPILED, EDITIONS, LEVELS, RulesError

PLAYERS = LEVEL_NAMES
"""Who plays if nobody is named: those whom people meet."""
MIDDLE = 1000.0
ANCHOR = "greedy"
"""Its rating is MIDDLE; without it the mean of all ratings is."""
RESAMPLES = 400
PRIOR = 0.5
"""So many games of every pairing are taken to be shared, so that no rating is infinite."""
BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"


class NotKept(RulesError):
    """A file that should keep the results of a ladder holds something else."""


@dataclass
class Pairing:
    """Two players and how their deals went: the share of the first in every deal, and the mean scores of both."""

    first: str
    second: str
    shares: list[float] = field(default_factory=list)
    scores: list[float | None] = field(default_factory=lambda: [None, None])
    failures: int = 0


@dataclass
class Ladder:
    """A ladder that is being played. What is complete is kept in `file`, if there is one, and not played again."""

    names: Sequence[str]
    pairs: int
    seed: int = 1
    level: int = 2
    edition: int = 0
    move_limit: float = 60.0
    file: Path | None = None
    pairings: list[Pairing] = field(default_factory=list)
    interrupted: bool = False

    def settings(self) -> dict[str, Any]:
        """What must be the same for results to be of use later."""
        return {"pairs": self.pairs, "seed": self.seed, "level": self.level, "edition": self.edition}

    def play(self, jobs: int, progress: Callable[[int], None] = lambda games: None) -> None:
        """Play all pairings, or until Ctrl-C."""
        kept = {(row.first, row.second): row for row in self.load()}
        for first, second in combinations(self.names, 2):
            pairing = kept.get((first, second))
            if pairing is not None:
                progress(2 * self.pairs)
            else:
                pairing = self.play_pairing(first, second, jobs, progress)
            if pairing.shares:
                self.pairings.append(pairing)
            if self.interrupted:
                return
            kept[first, second] = pairing
            self.save(kept.values())

    def play_pairing(self, first: str, second: str, jobs: int, progress: Callable[[int], None]) -> Pairing:
        """Let two players meet."""
        match = Match(
            (first, second), self.pairs, self.seed, level=self.level, edition=self.edition, move_limit=self.move_limit
        )
        tally = run_match(match, jobs, progress=progress)
        self.interrupted = tally.interrupted
        pairing = Pairing(first, second)
        if tally.pairs():
            found = report(tally)
            pairing.shares = shares_of(tally.pairs())
            pairing.scores = found["mean_scores"]
            pairing.failures = len(found["failures"])
        return pairing

    def load(self) -> list[Pairing]:
        """The pairings that were kept; raises NotKept if the file is of another ladder, or of none."""
        if self.file is None or not self.file.exists():
            return []
        try:
            data = json.loads(self.file.read_text("utf-8"))
            found = [Pairing(**row) for row in data["pairings"]]
            fits = data["settings"] == self.settings()
        except (ValueError, KeyError, TypeError):
            fits = False
        if not fits:
            raise NotKept(f"{self.file} holds something else than results of this ladder")
        return found

    def save(self, kept: Iterable[Pairing]) -> None:
        """Keep the pairings that are complete, also those of players who are not in this ladder."""
        if self.file is not None:
            whole = [vars(row) for row in kept if len(row.shares) == self.pairs]
            text = json.dumps({"settings": self.settings(), "pairings": whole})
            beside = self.file.with_name(self.file.name + ".part")
            beside.write_text(text, "utf-8")
            beside.replace(self.file)


# --- ratings


def fit(names: Sequence[str], wins: dict[tuple[str, str], tuple[float, float]], rounds: int = 200) -> dict[str, float]:
    """The Elo ratings that make the results most likely (Bradley and Terry's model, found step by step).

    `wins` has for every pairing the games won by the first and by the second; shared wins are split.

    >>> found = fit(["a", "b"], {("a", "b"): (75.0, 25.0)})
    >>> round(found["a"] - found["b"])
    190
    """
    strength = dict.fromkeys(names, 1.0)
    games = {pair: (won + PRIOR / 2, lost + PRIOR / 2) for pair, (won, lost) in wins.items()}
    total = dict.fromkeys(names, 0.0)
    for (first, second), (won, lost) in games.items():
        total[first] += won
        total[second] += lost
    for _ in range(rounds):
        below = dict.fromkeys(names, 0.0)
        for (first, second), (won, lost) in games.items():
            part = (won + lost) / (strength[first] + strength[second])
            below[first] += part
            below[second] += part
        fresh = {name: total[name] / below[name] if below[name] else 1.0 for name in names}
        scale = sum(log(value) for value in fresh.values()) / len(fresh)
        fresh = {name: value / 2.718281828459045**scale for name, value in fresh.items()}
        change = max(abs(fresh[name] / strength[name] - 1) for name in names)
        strength = fresh
        if change < 1e-6:
            break
    ratings = {name: 400 * log10(value) for name, value in strength.items()}
    zero = ratings[ANCHOR] if ANCHOR in ratings else fmean(ratings.values())
    return {name: rating - zero + MIDDLE for name, rating in ratings.items()}


def won_and_lost(shares: Sequence[float]) -> tuple[float, float]:
    """Games won and lost by the first player; every deal has two."""
    won = 2 * sum(shares)
    return won, 2 * len(shares) - won


def rate(ladder: Ladder, resamples: int = RESAMPLES) -> dict[str, Any]:
    """The table of a ladder, the strongest first, as plain data. Needs at least one deal."""
    rows = ladder.pairings
    names = [name for name in ladder.names if any(name in (row.first, row.second) for row in rows)]
    ratings = fit(names, {(row.first, row.second): won_and_lost(row.shares) for row in rows})
    chance = Random(ladder.seed)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(resamples):
        deals = chance.choices(range(ladder.pairs), k=ladder.pairs)  # all pairings meet the same deals
        again = [(row, [row.shares[deal] for deal in deals if deal < len(row.shares)]) for row in rows]
        found = fit(names, {(row.first, row.second): won_and_lost(shares) for row, shares in again})
        for name, rating in found.items():
            drawn[name].append(rating)
    table = [player_row(name, ratings[name], sorted(drawn[name]), rows) for name in names]
    return {
        "players": sorted(table, key=lambda row: -float(row["elo"])),
        "pairings": [pairing_row(row) for row in rows],
        "level": LEVELS[ladder.level],
        "edition": EDITIONS[ladder.edition],
        "seed": ladder.seed,
        "pairs": ladder.pairs,
        "games": sum(2 * len(row.shares) for row in rows),
        "date": datetime.now(UTC).date().isoformat(),
        "interrupted": ladder.interrupted,
        "rules_compiled": COMPILED,
    }


def player_row(name: str, rating: float, drawn: Sequence[float], rows: Sequence[Pairing]) -> dict[str, Any]:
    """One player: rating with its interval, games, share of wins, mean score."""
    won = games = 0.0
    scores = []
    for row in rows:
        if name in (row.first, row.second):
            mine = won_and_lost(row.shares)[name != row.first]
            won, games = won + mine, games + 2 * len(row.shares)
            scores.append((row.scores[name != row.first], len(row.shares)))
    known = [(score, weight) for score, weight in scores if score is not None]
    mean = sum(score * weight for score, weight in known) / sum(weight for _, weight in known) if known else None
    edge = max(0, round(0.025 * len(drawn)) - 1)
    return {
        "name": name,
        "elo": round(rating, 1),
        "elo_low": round(drawn[edge], 1) if drawn else None,
        "elo_high": round(drawn[-1 - edge], 1) if drawn else None,
        "games": int(games),
        "win_rate": round(won / games, 4),
        "mean_score": round(mean, 2) if mean is not None else None,
    }


def pairing_row(row: Pairing) -> dict[str, Any]:
    """One pairing: the share of the first-named player with its interval."""
    share = share_interval(row.shares)
    return {
        "first": row.first,
        "second": row.second,
        "games": 2 * len(row.shares),
        "win_rate": round(share.value, 4),
        "win_rate_low": round(share.low, 4),
        "win_rate_high": round(share.high, 4),
        "failures": row.failures,
    }


# --- the table in the documentation


def markdown(found: dict[str, Any]) -> str:
    """The table as the documentation shows it."""
    fewest = min(row["games"] for row in found["pairings"])
    anchored = any(row["name"] == ANCHOR for row in found["players"])
    middle = f"The rating of `{ANCHOR}`" if anchored else "The mean of all ratings"
    lines = [
        f"Two players, {found['level'].capitalize()}, {found['edition']} edition; {found['date']}, "
        f"seed {found['seed']}, {found['games']:,} games, at least {fewest // 2} pairs per pairing. "
        f"{middle} is {MIDDLE:.0f}; intervals are 95 % intervals from resampling the deals.",
        "",
        "| Player | Elo | 95 % interval | Win rate | Mean score | Games |",
        "|---|---|---|---|---|---|",
    ]
    for row in found["players"]:
        score = "-" if row["mean_score"] is None else f"{row['mean_score']:.0f}"
        lines.append(
            f"| `{row['name']}` | {row['elo']:.0f} | {row['elo_low']:.0f} to {row['elo_high']:.0f} "
            f"| {100 * row['win_rate']:.1f} % | {score} | {row['games']:,} |"
        )
    return "\n".join(lines)


def written(text: str, found: dict[str, Any]) -> str | None:
    """A page with the table between its markers replaced; nothing if the page has no markers."""
    pattern = re.compile(f"{re.escape(BEGIN)}.*?{re.escape(END)}", re.S)
    if not pattern.search(text):
        return None
    return pattern.sub(lambda match: f"{BEGIN}\n{markdown(found)}\n{END}", text, count=1)
