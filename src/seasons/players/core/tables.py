"""What the players believe about cards: priors, and how the worth of a card in play grows with time."""

from typing import Final

from mypy_extensions import i64

from seasons.vecs import vec

# Rounds still to come, this one included, when the season token stands on month 1-36 (winter of year 1 is 1).
_ROUNDS = [
    18.1, 17.6, 17.1, 16.6, 16.1, 15.6, 15.1, 14.6, 14.1, 13.6, 13.1, 12.7, 12.2, 11.7, 11.2, 10.7, 10.2, 9.7,
    9.2, 8.7, 8.2, 7.7, 7.2, 6.7, 6.2, 5.7, 5.2, 4.8, 4.3, 3.8, 3.3, 2.8, 2.3, 1.8, 1.4, 1.0,
]  # fmt: skip
ROUNDS_LEFT: Final = vec[float](_ROUNDS)

# Net worth of a card over a whole game with two players (first) and four (second), by number.
_PRIOR2 = [
    0.0, 10, 19, 9, 14, 3, 30, 18, 13, 26, 13, 22, 12, 33, 20, 30, 14, 15, 14, 13, 22, 12, 11, 18, 11, 16, 7, 23, 20,
    11, 31, 15, 9, 27, 27, 15, 21, 15, 7, 15, 4, 22, 14, 19, 30, 8, 14, 8, 13, 10, 12,
]  # fmt: skip
_PRIOR4 = [
    0.0, 10, 19, 9, 14, 3, 30, 16, 13, 25, 17, 34, 10, 33, 20, 28, 16, 15, 14, 8, 22, 14, 11, 18, 11, 16, 7, 23, 20,
    11, 31, 15, 9, 41, 26, 15, 21, 15, 9, 17, 6, 30, 14, 19, 30, 8, 14, 8, 13, 14, 12,
]  # fmt: skip
PRIOR2: Final = vec[float](_PRIOR2)
PRIOR4: Final = vec[float](_PRIOR4)

# The year (1-3) in which a card does most, times ten for a finer order.
_YEAR = [
    0, 11, 14, 20, 12, 21, 10, 30, 18, 15, 17, 10, 29, 10, 11, 10, 19, 27, 12, 30, 10, 24, 30, 14, 24, 16, 28, 10, 30,
    20, 10, 15, 21, 10, 13, 11, 15, 28, 30, 18, 24, 10, 13, 15, 12, 30, 30, 21, 29, 25, 26,
]  # fmt: skip
BEST_YEAR: Final = vec[i64](_YEAR)

# Worth of a card in play: per round to come, per change of season, per own summoning, and at once.
_PER_ROUND = [0.0] * 51
_PER_SEASON = [0.0] * 51
_PER_SUMMON = [0.0] * 51
_IN_PLAY = [0.0] * 51
_ON_ENTERING = [0.0] * 51


def _fill() -> None:
    for number, worth in {
        5: 0.5,
        8: 1.1,
        13: 2.3,
        14: 1.0,
        15: 1.5,
        18: 0.25,
        32: 0.4,
        34: 1.2,
        47: 0.4,
    }.items():
        _PER_ROUND[number] = worth
    for number, worth in {50: -2.0}.items():
        _PER_ROUND[number] = worth
    for number, worth in {27: 2.3}.items():
        _PER_SEASON[number] = worth
    for number, worth in {6: 3.0, 30: 2.2, 20: 1.6}.items():
        _PER_SUMMON[number] = worth
    for number, worth in {23: 9.0, 24: 6.0, 25: 10.0, 26: 5.5, 37: 4.0}.items():
        _IN_PLAY[number] = worth
    once = {1: 4.0, 2: 9.0, 3: 9.0, 4: 9.2, 7: 4.0, 9: 13.0, 10: 7.0, 12: 5.0, 17: 3.0, 18: 4.6, 29: 20.0, 31: 14.0,
            36: 13.0, 38: 1.0, 40: 1.0, 42: 16.0, 43: 10.0, 49: 4.0, 50: 12.0}  # fmt: skip
    for number, worth in once.items():
        _ON_ENTERING[number] = worth


_fill()
PER_ROUND: Final = vec[float](_PER_ROUND)
PER_SEASON: Final = vec[float](_PER_SEASON)
PER_SUMMON: Final = vec[float](_PER_SUMMON)
IN_PLAY: Final = vec[float](_IN_PLAY)
ON_ENTERING: Final = vec[float](_ON_ENTERING)

# The weights of the evaluation, set by hand and adjusted after short matches. The names say what they weigh.
W_ENERGY: Final = 0  # an energy with time enough to use it
W_ENERGY_LATE: Final = 1  # an energy with one turn to come
W_RATE: Final = 2  # how much a good rate of the season counts
W_READY: Final = 3  # chance to play a card whose cost is all there
W_FAR: Final = 4  # chance to play a card of whose cost nothing is there
W_UNPLAYED: Final = 5  # points a card in hand costs when there is no place for it
W_GAUGE: Final = 6  # a spare place
W_BONUS: Final = 7  # what a bonus not used is worth, besides its penalty
W_BONUS_TIME: Final = 8  # and how that grows with the rounds to come
W_DRAW: Final = 9  # the draw of a die
W_ENTERING: Final = 10  # how much entering effects count for cards in hand
W_LASTING: Final = 11  # how much lasting effects count
W_THEIR_HAND: Final = 12  # a card in an opponent's hand
W_SUMMONS: Final = 13  # summonings per turn to come
W_LIBRARY: Final = 14  # how much of its prior a library card is worth
W_OTHERS: Final = 15  # how much the opponents' points count against the own
W_RIGHT: Final = 16  # the transmutation of a die, per energy in the reserve
W_HELD: Final = 17  # a card in hand that has yet to be played: what is left at the end costs more than it seems
_WEIGHTS = [
    2.1, 1.3, 0.25, 0.82, 0.62, 3.0, 1.2, 2.0, 0.2, 3.0, 1.0, 1.0, 3.0, 0.75, 0.4, 1.0, 0.25,
    2.0,
]  # fmt: skip
WEIGHTS: Final = vec[float](_WEIGHTS)
