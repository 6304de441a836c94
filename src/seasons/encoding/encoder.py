"""The one place where a table becomes numbers: the row that a seat sees, and the privileged row of what it does not.

The row is the same whether it is made from the true state, from the seat's view or from a world dealt anew behind
that view. The privileged row exists for true states and dealt worlds alone: a view has nothing to make it from.
"""

from mypy_extensions import i16, i64, u8

from seasons.encoding.asked import write_decision
from seasons.encoding.cards import write_cards
from seasons.encoding.layout import CARDS, HIDDEN_AT, MOST, hidden_width, viewer_at, width
from seasons.encoding.seats import read_energies, read_points, write_seats
from seasons.encoding.sheet import Sheet, write_pair
from seasons.encoding.table import read_turns, write_dice, write_table
from seasons.rules.cards import NAMES
from seasons.rules.codes import BOX, HIDDEN
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.engine import legal
from seasons.rules.errors import RulesError
from seasons.rules.state import State, number_of
from seasons.rules.steps.base import OPTIONS
from seasons.rules.views import View
from seasons.vecs import vec


class NothingHidden(RulesError):
    """The privileged row was asked of a view, which holds nothing that its seat may not know."""


class UnknownCard(RulesError):
    """A table was to be encoded where a card may lie that the rows have no place for."""


def check_cards(s: State) -> None:
    """Refuse a table that has cards beyond the printed sets anywhere outside the box."""
    for card in range(2 * CARDS, CARDS_IN_BOX):
        if s.where[card] != BOX:
            raise UnknownCard(f"the encoder does not know this card: {NAMES[number_of(card)]}")


class Encoder:
    """Makes rows, one after the other. What the last one holds is in `index` and `value`, up to the number returned."""

    def __init__(self) -> None:
        self.sheet = Sheet()
        self.options = vec[i64]([0] * OPTIONS)
        self.choices: i64 = 0  # legal moves of the last row; they are its first numbers
        self.index = vec[i16]([i16(0)] * MOST)
        self.value = vec[u8]([u8(0)] * MOST)

    def see(self, sight: View) -> i64:
        """Encode what a seat may know; how many numbers are not zero.

        >>> from seasons.rules import Fast, new_game, view
        >>> encoder = Encoder()
        >>> encoder.see(view(new_game(2, Fast(1)), 0)) == len(encoder.row(new_game(2, Fast(1)), 0))
        True
        """
        return self.encode(sight.table, sight.seat)

    def encode(self, s: State, me: i64) -> i64:
        """Encode what a seat may know of a table; how many numbers are not zero."""
        if not 0 <= me < s.players:
            raise ValueError(f"there is no seat {me}")
        self.write(s, me, legal(s, self.options, me))
        notes = self.sheet.notes
        count = self.sheet.count
        for at in range(count):
            note = notes[at]
            self.index[at] = i16(note >> 8)
            self.value[at] = u8(note & 255)
        return count

    def write(self, s: State, me: i64, choices: i64) -> None:
        """Write the row of a seat on the sheet; `options` already holds its legal moves."""
        check_cards(s)
        sheet = self.sheet
        sheet.clear()
        notes = sheet.notes
        for at in range(choices):
            notes[at] = self.options[at] << 8 | 1
        sheet.count = choices
        self.choices = choices
        read_energies(sheet, s, me)
        read_turns(sheet, s)
        write_cards(sheet, s, me)
        read_points(sheet, s)
        write_table(sheet, s)
        write_decision(sheet, s, me)
        write_seats(sheet, s, me)
        write_dice(sheet, s, me)

    def encode_hidden(self, s: State, me: i64) -> i64:
        """Encode what a seat may not know, the privileged row; how many numbers are not zero."""
        count = self.write_hidden(s, me)
        notes = self.sheet.notes
        for at in range(count):
            self.index[at] = i16(notes[at] >> 8)
            self.value[at] = u8(notes[at] & 255)
        return count

    def write_hidden(self, s: State, me: i64) -> i64:
        """Write the privileged row of a seat on the sheet; how many notes there are."""
        check_cards(s)
        notes = self.sheet.notes
        count: i64 = 0
        bit: i64 = i64(1) << me
        at = viewer_at(s.players, me)
        for index in range(CARDS):
            one = self.hidden_at(s, index * 2, at, bit)
            two = self.hidden_at(s, index * 2 + 1, at, bit)
            count = write_pair(notes, count, index, one, two)
        self.sheet.count = count
        return count

    def hidden_at(self, s: State, card: i64, at: i64, bit: i64) -> i64:
        """The block of a card that the seat does not know, or -1."""
        if s.known[card] & bit:
            return -1
        place = s.where[card]
        if place == HIDDEN:
            raise NothingHidden("a view holds nothing that is hidden from its seat")
        return HIDDEN_AT[at + place]

    # --- for tests and for reading; programs that need speed use `many`

    def row(self, s: State, me: i64) -> dict[int, int]:
        """The numbers of a row that are not zero, by their places."""
        return self.as_dict(self.encode(s, me))

    def hidden_row(self, s: State, me: i64) -> dict[int, int]:
        """The numbers of a privileged row that are not zero, by their places."""
        return self.as_dict(self.encode_hidden(s, me))

    def as_dict(self, count: i64) -> dict[int, int]:
        """The first numbers of `index` and `value` as a dictionary."""
        found: dict[int, int] = {}
        for at in range(count):
            found[int(self.index[at])] = int(self.value[at])
        return found

    def dense(self, s: State, me: i64) -> vec[u8]:
        """The whole row, zeros included."""
        whole = vec[u8]([u8(0)] * width(s.players))
        for at in range(self.encode(s, me)):
            whole[i64(self.index[at])] = self.value[at]
        return whole

    def dense_hidden(self, s: State, me: i64) -> vec[u8]:
        """The whole privileged row, zeros included."""
        whole = vec[u8]([u8(0)] * hidden_width(s.players))
        for at in range(self.encode_hidden(s, me)):
            whole[i64(self.index[at])] = self.value[at]
        return whole
