"""What an eye takes in before it judges: the time that is left, whose turn is to come, and which cards lie where."""

from typing import Final

from mypy_extensions import i64

from seasons.players.core.tables import ROUNDS_LEFT
from seasons.rules.codes import DRAWN, HAND, LIBRARY2, LIBRARY3, NO_DIE, PLAY
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.facts import FACE_PIPS, FAMILIAR, KIND, face_value
from seasons.rules.stack import S_ACTIONS, S_OPEN_TURN, S_REROLL, S_TURN, SEAT, STEP
from seasons.rules.state import DIE_FACE, DIE_ID, DIE_SIZE, DIE_TAKER, FRAME, State, number_of
from seasons.vecs import vec

ROW: Final = 32  # room for the cards of one seat in one place


class Glance:
    """Scratch space for one position: the clock and the cards, read once and used by all that judges."""

    def __init__(self) -> None:
        self.rounds: float = 0.0  # rounds to come after this one
        self.seasons: float = 0.0  # changes of season to come
        self.pending = vec[i64]([0] * 4)  # 0: the turn is over, 1: it goes on, 2: the die is still to be used
        self.items = vec[i64]([0] * 4)
        self.familiars = vec[i64]([0] * 4)
        self.play = vec[i64]([0] * (4 * ROW))  # the numbers of the cards in play, seat by seat
        self.in_play = vec[i64]([0] * 4)
        self.hand = vec[i64]([0] * CARDS_IN_BOX)  # the numbers of the cards in the hand that may be looked at
        self.in_hand: i64 = 0
        self.library = vec[i64]([0] * 12)
        self.in_library: i64 = 0
        self.later: i64 = 0  # how many of them, from the front, wait for year 2

    def read_clock(self, s: State) -> None:
        """Rounds and seasons to come, and whose turn is still to come in this round."""
        month = (s.year - 1) * 12 + s.space
        if month < 1:
            month = 1
        left: i64 = 0
        taken: i64 = 0
        for slot in range(s.players + 1):
            at: i64 = slot * DIE_SIZE
            if s.dice[at + DIE_ID] < 0:
                continue
            if s.dice[at + DIE_TAKER] == NO_DIE:
                left += face_value(s.dice[at + DIE_ID], s.dice[at + DIE_FACE], FACE_PIPS)
            else:
                taken += 1
        ahead: float = 2.0
        if taken == s.players:
            ahead = float(left)
        elif left > 0:
            ahead = float(left) / float(s.players + 1 - taken)
        self.rounds = rounds_from(float(month) + ahead) if not s.over else 0.0
        change = 12 - ((s.year - 1) * 4 + s.season())
        self.seasons = float(change) if change > 0 and not s.over else 0.0
        for seat in range(4):
            self.pending[seat] = 0
        for frame in range(s.depth):
            step = s.stack[frame * FRAME + STEP]
            seat = s.stack[frame * FRAME + SEAT]
            if step == S_TURN or step == S_REROLL or step == S_ACTIONS:
                self.pending[seat] = 2
            elif step == S_OPEN_TURN and self.pending[seat] == 0:
                self.pending[seat] = 1

    def read_cards(self, s: State, me: i64) -> None:
        """Everybody's cards in play, and the hand and library of one seat."""
        for seat in range(4):
            self.items[seat] = 0
            self.familiars[seat] = 0
            self.in_play[seat] = 0
        self.in_hand = 0
        self.in_library = 0
        self.later = 0
        where = s.where
        for card in range(CARDS_IN_BOX):
            place = where[card]
            if place < HAND:
                continue
            number = number_of(card)
            seat = place - PLAY
            if 0 <= seat < 4:
                if KIND[number] == FAMILIAR:
                    self.familiars[seat] += 1
                else:
                    self.items[seat] += 1
                if self.in_play[seat] < ROW:
                    self.play[seat * ROW + self.in_play[seat]] = number
                    self.in_play[seat] += 1
            elif place == HAND + me or place == DRAWN + me:
                self.hand[self.in_hand] = number
                self.in_hand += 1
            elif place == LIBRARY2 + me or place == LIBRARY3 + me:
                at = self.in_library
                if place == LIBRARY2 + me:
                    self.library[at] = self.library[self.later]
                    at = self.later
                    self.later += 1
                self.library[at] = number
                self.in_library += 1

    def turns(self, s: State, seat: i64) -> float:
        """Turns that a seat may still expect, the open one included."""
        if s.over:
            return 0.0
        return self.rounds + (1.0 if self.pending[seat] > 0 else 0.0)


def rounds_from(month: float) -> float:
    """Rounds to come from a month on, that round included; none after month 36."""
    if month > 36.0:
        past = month - 36.0
        return 0.0 if past >= 1.0 else 1.0 - past
    low = i64(month)
    if low < 1:
        low = 1
    if low >= 36:
        return ROUNDS_LEFT[35]
    share = month - float(low)
    return ROUNDS_LEFT[low - 1] * (1.0 - share) + ROUNDS_LEFT[low] * share
