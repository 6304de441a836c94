"""What the players believe about time, and how much they weigh what they see."""

from typing import Final

from seasons.vecs import vec

# Rounds still to come, this one included, when the season token stands on month 1-36 (winter of year 1 is 1).
_ROUNDS = [
    18.1, 17.6, 17.1, 16.6, 16.1, 15.6, 15.1, 14.6, 14.1, 13.6, 13.1, 12.7, 12.2, 11.7, 11.2, 10.7, 10.2, 9.7,
    9.2, 8.7, 8.2, 7.7, 7.2, 6.7, 6.2, 5.7, 5.2, 4.8, 4.3, 3.8, 3.3, 2.8, 2.3, 1.8, 1.4, 1.0,
]  # fmt: skip
ROUNDS_LEFT: Final = vec[float](_ROUNDS)

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
