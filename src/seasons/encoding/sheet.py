"""The sheet that a row is written on: the numbers that are not zero, in order, and what is counted on the way."""

from mypy_extensions import i64

from seasons.encoding.layout import MOST
from seasons.vecs import vec


class Sheet:
    """Scratch space for one row. A note is a place in the row times 256 plus the number that stands there."""

    def __init__(self) -> None:
        self.notes = vec[i64]([0] * MOST)
        self.count: i64 = 0
        self.have = vec[i64]([0] * 4)  # the viewer's energies, Amulets of Water included
        self.prestige = vec[i64]([0] * 4)  # by seat, as all that follows
        self.items = vec[i64]([0] * 4)
        self.familiars = vec[i64]([0] * 4)
        self.ready = vec[i64]([0] * 4)  # straight cards in play that can be activated
        self.unknown = vec[i64]([0] * 4)  # cards in hand that the viewer does not know
        self.points = vec[i64]([0] * 4)  # if the game ended now
        self.pending = vec[i64]([0] * 4)  # 0: the turn is over, 1: it goes on, 2: the die is still to be used

    def clear(self) -> None:
        """Begin a new row."""
        self.count = 0
        for seat in range(4):
            self.prestige[seat] = 0
            self.items[seat] = 0
            self.familiars[seat] = 0
            self.ready[seat] = 0
            self.points[seat] = 0
            self.pending[seat] = 0


def put(notes: vec[i64], count: i64, at: i64, n: i64) -> i64:
    """Note a number that is above zero, up to 255; how many notes there are now."""
    if n <= 0:
        return count
    if n > 255:
        n = 255
    notes[count] = at << 8 | n
    return count + 1


def mark(notes: vec[i64], count: i64, at: i64) -> i64:
    """Note a one; how many notes there are now."""
    notes[count] = at << 8 | 1
    return count + 1


def write_pair(notes: vec[i64], count: i64, index: i64, one: i64, two: i64) -> i64:
    """Note the two copies of a card in their blocks (-1: in none), in the order of the row, whichever is which."""
    if one == two:
        if one >= 0:
            notes[count] = (one + index) << 8 | 2
            count += 1
        return count
    less = one if one < two else two
    more = two if one < two else one
    if less >= 0:
        notes[count] = (less + index) << 8 | 1
        count += 1
    notes[count] = (more + index) << 8 | 1
    return count + 1


def among(n: i64, most: i64) -> i64:
    """A number brought between zero and another one."""
    if n < 0:
        return 0
    return n if n < most else most
