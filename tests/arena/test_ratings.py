"""The numbers behind a match: intervals over pairs, Elo differences, the sequential test."""

from math import sqrt
from statistics import fmean, stdev

import pytest

from seasons.arena.ratings import Interval, Sequential, elo_interval, elo_of, share_interval, share_of
from seasons.rules import Fast

EVEN = [1.0, 0.5, 0.0, 0.5] * 250


def pairs(count: int, percent: int, seed: int = 1) -> list[float]:
    """The shares of pairs of independent games, each won with this chance."""
    chance = Fast(seed)
    return [((chance.below(100) < percent) + (chance.below(100) < percent)) / 2 for _ in range(count)]


def test_with_many_pairs_the_interval_is_that_of_their_mean() -> None:
    shares = pairs(1000, 70)
    found = share_interval(shares)
    half = 1.96 * stdev(shares) / sqrt(len(shares))
    assert found.value == pytest.approx(fmean(shares))
    assert found.low == pytest.approx(fmean(shares) - half, abs=0.001)
    assert found.high == pytest.approx(fmean(shares) + half, abs=0.001)


def test_luck_that_cancels_out_within_pairs_makes_the_interval_narrow() -> None:
    cancelling = share_interval([0.5] * 100)
    doubling = share_interval([0.0, 1.0] * 50)
    independent = share_interval([1.0, 0.5, 0.0, 0.5] * 25)
    widths = [found.high - found.low for found in (cancelling, independent, doubling)]
    assert widths[0] < widths[1] / 5 < widths[2] / 6
    assert widths[2] == pytest.approx(widths[1] * sqrt(2), rel=0.02)


def test_all_games_won_leaves_some_doubt() -> None:
    found = share_interval([1.0] * 10)
    assert found.value == found.high == 1.0
    assert found.low == pytest.approx(20 / (20 + 1.96**2), abs=0.001)  # Wilson, 20 of 20 games
    assert share_interval([0.0] * 10).high == pytest.approx(1 - found.low)


def test_the_interval_holds_the_truth_in_about_95_of_100_matches() -> None:
    found = [share_interval(pairs(40, 80, seed)) for seed in range(400)]
    inside = sum(low <= 0.8 <= high for _, low, high in found)
    assert 0.91 <= inside / 400 <= 0.985


@pytest.mark.parametrize(("share", "players", "elo"), [(0.5, 2, 0), (0.64, 2, 100), (0.909, 2, 400), (1 / 3, 3, 0)])
def test_elo_differences(share: float, players: int, elo: float) -> None:
    assert elo_of(share, players) == pytest.approx(elo, abs=1)
    assert share_of(elo, players) == pytest.approx(share, abs=0.001)


def test_elo_intervals_are_finite_and_in_order() -> None:
    for shares in ([1.0], [0.0], [1.0] * 50, EVEN, pairs(30, 95)):
        for players in (2, 3, 4):
            found = elo_interval(share_interval(shares, players), len(shares) * players, players)
            assert found.low < found.value < found.high
            assert all(abs(number) < 5000 for number in found)
    assert elo_interval(Interval(0.5, 0.4, 0.6), 100).low == pytest.approx(-70.4, abs=0.1)


def test_the_sequential_test_decides_for_what_is_nearer() -> None:
    test = Sequential(0, 50)
    assert test.verdict(pairs(1000, 50)) == "elo0"
    assert test.verdict(pairs(1000, 60)) == "elo1"
    assert test.verdict(pairs(5, 99)) == ""
    assert test.ratio([]) == 0.0


def test_the_sequential_test_is_seldom_wrong() -> None:
    wrong = 0
    for seed in range(100):
        shares = pairs(600, 50, seed)
        first = next((v for n in range(1, 601) if (v := Sequential(0, 80).verdict(shares[:n]))), "")
        wrong += first == "elo1"
    assert wrong <= 11
