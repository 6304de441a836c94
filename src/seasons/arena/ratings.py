"""What a number of games says about strength: shares of wins, Elo differences, intervals, and a sequential test.

All of it counts by pairs, not by games: the games of a pair share their deal and their dice, so they are not
independent of each other. (With three or four players a pair is the set of games in which the deal goes round.)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt
from typing import NamedTuple

Z95 = 1.959964
TRUST = 2.0
"""How many pairs the expectation counts as that the games of a pair are independent."""
ERROR = 0.05
"""How often the sequential test may be wrong, in either direction."""
FEWEST = 8
"""The sequential test does not end before so many pairs."""


class Interval(NamedTuple):
    """An estimate, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def spread(shares: Sequence[float], games: int) -> float:
    """The variance of one pair's share, as a part of what a single game of this share would have.

    1 / games when the games of a pair are independent; less when the luck of the deal cancels out.
    """
    mean = sum(shares) / len(shares)
    single = mean * (1 - mean)
    if single <= 0:
        return 1 / games
    squares = sum((share - mean) ** 2 for share in shares)
    return (squares / single + TRUST / games) / (len(shares) - 1 + TRUST)


def share_interval(shares: Sequence[float], games: int = 2) -> Interval:
    """The mean share of the pairs with Wilson's interval; `games` is the number of games in a pair.

    >>> [round(number, 3) for number in share_interval([1.0, 0.5, 1.0, 0.5, 1.0, 1.0])]
    [0.833, 0.556, 0.952]
    """
    mean = sum(shares) / len(shares)
    weight = Z95 * Z95 * spread(shares, games) / len(shares)
    middle = (mean + weight / 2) / (1 + weight)
    half = sqrt(weight * (mean * (1 - mean) + weight / 4)) / (1 + weight)
    return Interval(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def elo_of(share: float, players: int = 2) -> float:
    """The Elo difference to each opponent that gives this share of wins; 0 at one in `players`.

    >>> round(elo_of(0.75)), round(elo_of(0.25, players=4))
    (191, 0)
    """
    return 400 * log10(share * (players - 1) / (1 - share))


def share_of(elo: float, players: int = 2) -> float:
    """The share of wins that an Elo difference to each opponent gives.

    >>> round(share_of(191), 2)
    0.75
    """
    odds = 10 ** (elo / 400)
    return float(odds / (odds + players - 1))


def elo_interval(share: Interval, games: int, players: int = 2) -> Interval:
    """The Elo difference with its interval. No game lost counts as half a game lost, so that every number is finite.

    >>> [round(number) for number in elo_interval(Interval(1.0, 0.9, 1.0), 50)]
    [798, 382, 920]
    """
    edge = 0.5 / games
    low, high = min(max(share.low, edge / 2), 1 - edge), max(min(share.high, 1 - edge / 2), edge)
    return Interval(elo_of(min(max(share.value, edge), 1 - edge), players), elo_of(low, players), elo_of(high, players))


class Sequential(NamedTuple):
    """A test of “stronger by `elo1`” against “stronger by `elo0`”, which ends as soon as one of them is clear."""

    elo0: float
    elo1: float

    def ratio(self, shares: Sequence[float], players: int = 2) -> float:
        """The logarithm of how much better `elo1` explains the pairs than `elo0` does."""
        if not shares:
            return 0.0
        mean = sum(shares) / len(shares)
        edge = 0.5 / (len(shares) * players)
        inside = min(max(mean, edge), 1 - edge)
        variance = inside * (1 - inside) * spread(shares, players)
        share0, share1 = share_of(self.elo0, players), share_of(self.elo1, players)
        return len(shares) * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance)

    def verdict(self, shares: Sequence[float], players: int = 2) -> str:
        """elo0, elo1, or nothing while neither is clear."""
        if len(shares) < FEWEST:
            return ""
        bound = log((1 - ERROR) / ERROR)
        ratio = self.ratio(shares, players)
        return "elo1" if ratio >= bound else "elo0" if ratio <= -bound else ""
