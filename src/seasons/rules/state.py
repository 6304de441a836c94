"""The state of a game: numbers only, so it can be copied, compared, hashed, pickled and undone at any moment."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.codes import (
    BOX,
    DISCARD,
    HAND,
    PILE,
    PLAY,
    TOP,
)
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.passives import store_of
from seasons.vecs import extend, vec

FRAME: Final = 6  # numbers in a frame of pending work (`stack`)
STACK_DEPTH: Final = 20

# A die on the table: which of the 20, its face, who took it (or NO_DIE), how often it was rolled this round.
DIE_SIZE: Final = 4
DIE_ID: Final = 0
DIE_FACE: Final = 1
DIE_TAKER: Final = 2
DIE_ROLLS: Final = 3
DICE_ON_TABLE: Final = 5

SINGLE: Final = 14  # numbers in a state that are no vecs
PER_CARD: Final = SINGLE + 4 * CARDS_IN_BOX  # where the numbers of single cards end
ANSWER_COUNTS: Final = PER_CARD + 104  # where the counts of answers begin
NUMBERS: Final = PER_CARD + 252  # in a whole state


def number_of(card: i64) -> i64:
    """The card number of a physical card, counted from 0: copies 2n-2 and 2n-1 carry number n."""
    return card // 2 + 1


def card_id(number: i64, copy: i64) -> i64:
    """The physical card that is the first (0) or second (1) copy of a number; outcomes of chance are such cards.

    >>> card_id(8, 1), number_of(15)
    (15, 8)
    """
    return number * 2 - 2 + copy


class State:
    """One game at one moment. Fields are plain numbers and vecs; cards are physical cards, counted from 0.

    where[c] is the place of card c (zone + seat); size[place] counts the cards there and stays true in views, where
    places are hidden; known[c] is the mask of seats that know card c is there; memory[c] holds, ten bits a seat, what
    that seat remembers of seeing it in the draft (see `knowledge`).
    """

    # fmt: off
    def __init__(
        self,
        players: i64, level: i64, edition: i64, year: i64, reached: i64, space: i64, round: i64, first: i64,
        active: i64, may_transmute: i64, transmute_bonus: i64, shuffle: i64, depth: i64, over: i64,
        where: vec[i64], known: vec[i64], turned: vec[i64], memory: vec[i64], size: vec[i64], tokens: vec[i64],
        reserve: vec[i64], crystals: vec[i64], gauge: vec[i64], bonuses: vec[i64], picks: vec[i64],
        answer_counts: vec[i64], dice: vec[i64], box: vec[i64], stack: vec[i64],
    ) -> None:
        self.players = players
        self.level = level
        self.edition = edition
        self.year = year
        self.reached = reached  # the highest year entered so far
        self.space = space
        self.round = round
        self.first = first
        self.active = active  # the seat whose turn it is, or -1
        self.may_transmute = may_transmute  # may the active seat transmute?
        self.transmute_bonus = transmute_bonus  # transmute bonuses used in this turn
        self.shuffle = shuffle  # how often the draw pile was rebuilt
        self.depth = depth
        self.over = over
        self.where = where
        self.known = known
        self.turned = turned
        self.memory = memory
        self.size = size
        self.tokens = tokens
        self.reserve = reserve
        self.crystals = crystals
        self.gauge = gauge
        self.bonuses = bonuses
        self.picks = picks  # picks given, not yet resolved
        self.answer_counts = answer_counts  # answers each seat has given in the whole game
        self.dice = dice
        self.box = box  # the dice in the game, a mask of five per season
        self.stack = stack

    def copy(self) -> "State":
        """An independent copy."""
        return State(
            self.players, self.level, self.edition, self.year, self.reached, self.space, self.round, self.first,
            self.active, self.may_transmute, self.transmute_bonus, self.shuffle, self.depth, self.over,
            self.where[:], self.known[:], self.turned[:], self.memory[:], self.size[:], self.tokens[:],
            self.reserve[:], self.crystals[:], self.gauge[:], self.bonuses[:], self.picks[:],
            self.answer_counts[:], self.dice[:], self.box[:], self.stack[:],
        )

    def flat(self) -> vec[i64]:
        """All numbers of the state in one vec."""
        numbers = vec[i64]([
            self.players, self.level, self.edition, self.year, self.reached, self.space, self.round, self.first,
            self.active, self.may_transmute, self.transmute_bonus, self.shuffle, self.depth, self.over,
        ])
        for part in (
            self.where, self.known, self.turned, self.memory, self.size, self.tokens, self.reserve, self.crystals,
            self.gauge, self.bonuses, self.picks, self.answer_counts, self.dice, self.box, self.stack,
        ):
            numbers = extend(numbers, part)
        return numbers
    # fmt: on

    def to_bytes(self) -> bytes:
        """The state as bytes; `from_bytes` reads them back."""
        return bytes(memoryview(self.flat()))

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        return (from_bytes, (self.to_bytes(),))

    def __repr__(self) -> str:
        return f"<State round {self.round}, year {self.year}, space {self.space}, {self.players} players>"

    # --- what everybody asks of a state

    def season(self) -> i64:
        """The season of the space where the token stands."""
        return (self.space - 1) // 3

    def shown_year(self) -> i64:
        """The year to show: before year 1 it is still year 1, after year 3 still year 3 (CARD-7.10, CARD-7.11)."""
        if self.year < 1:
            return 1
        return self.year if self.year < 3 else 3

    def copies(self, seat: i64, number: i64) -> i64:
        """How many copies of a card this seat has in play."""
        place: i64 = PLAY + seat
        low = number * 2 - 2
        found: i64 = 0
        if self.where[low] == place:
            found += 1
        if self.where[low + 1] == place:
            found += 1
        return found

    def others_copies(self, seat: i64, number: i64) -> i64:
        """How many copies of a card the opponents of this seat have in play."""
        low = number * 2 - 2
        found: i64 = 0
        owner = self.where[low] - PLAY
        if 0 <= owner < 4 and owner != seat:
            found += 1
        owner = self.where[low + 1] - PLAY
        if 0 <= owner < 4 and owner != seat:
            found += 1
        return found

    def total(self, seat: i64) -> i64:
        """Energies in the reserve of a seat."""
        low = seat * 4
        reserve = self.reserve
        return reserve[low] + reserve[low + 1] + reserve[low + 2] + reserve[low + 3]

    def room(self, seat: i64) -> bool:
        """Whether one more card may be put into play."""
        return self.size[PLAY + seat] < self.gauge[seat]

    def drawable(self) -> i64:
        """Cards that can still be drawn."""
        size = self.size
        return size[PILE] + size[TOP] + size[DISCARD]

    def in_hand(self, seat: i64, number: i64) -> i64:
        """A copy of the card in the hand of the seat, or -1."""
        return self.find(HAND + seat, number)

    def find(self, place: i64, number: i64) -> i64:
        """The lowest copy of a card at a place, or -1."""
        low = number * 2 - 2
        if self.where[low] == place:
            return low
        if self.where[low + 1] == place:
            return low + 1
        return -1

    def number_at(self, place: i64) -> i64:
        """The number of the lowest card at a place, or 0."""
        for card in range(len(self.where)):
            if self.where[card] == place:
                return number_of(card)
        return 0

    def later(self, card: i64, other: i64) -> bool:
        """Whether `card` comes after `other`, its twin: straight before turned, then by the tokens on them."""
        if self.turned[card] != self.turned[other]:
            return self.turned[card] > self.turned[other]
        return self.more_tokens(card, other)

    def more_tokens(self, card: i64, other: i64) -> bool:
        """Whether the tokens on `card` come after those on its twin, type by type."""
        mine = store_of(card) * 4
        if mine < 0:
            return False
        theirs = store_of(other) * 4
        for energy in range(4):
            if self.tokens[mine + energy] != self.tokens[theirs + energy]:
                return self.tokens[mine + energy] > self.tokens[theirs + energy]
        return False

    def alike(self, number: i64) -> bool:
        """Whether both copies of a card are in the same condition, so that choosing between them is no choice."""
        low = number * 2 - 2
        return not self.later(low, low + 1) and not self.later(low + 1, low)

    def in_play(self, seat: i64, number: i64, which: i64) -> i64:
        """The first (0) or second (1) copy that a seat has in play, by condition, or -1."""
        place: i64 = PLAY + seat
        low = number * 2 - 2
        if self.where[low] == place and self.where[low + 1] == place:
            swap: i64 = 1 if self.later(low, low + 1) else 0
            return low + (which ^ swap)
        if which != 0:
            return -1
        return self.find(place, number)


def blank(players: i64, level: i64, edition: i64) -> State:
    """A state with everything at zero and all cards in the box."""
    numbers = vec[i64]([0] * NUMBERS)
    numbers[0] = players
    numbers[1] = level
    numbers[2] = edition
    state = from_flat(numbers)
    state.year = 1
    state.reached = 1
    state.space = 1
    state.active = -1
    state.size[BOX] = CARDS_IN_BOX
    for at in range(DICE_ON_TABLE * DIE_SIZE):
        state.dice[at] = -1
    return state


def from_flat(n: vec[i64]) -> State:
    """The state whose `flat` this is."""
    # fmt: off
    return State(
        n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13],
        n[SINGLE:SINGLE + CARDS_IN_BOX], n[SINGLE + CARDS_IN_BOX:SINGLE + 2 * CARDS_IN_BOX],
        n[SINGLE + 2 * CARDS_IN_BOX:SINGLE + 3 * CARDS_IN_BOX], n[SINGLE + 3 * CARDS_IN_BOX:PER_CARD],
        n[PER_CARD:PER_CARD + 56], n[PER_CARD + 56:PER_CARD + 72], n[PER_CARD + 72:PER_CARD + 88],
        n[PER_CARD + 88:PER_CARD + 92], n[PER_CARD + 92:PER_CARD + 96], n[PER_CARD + 96:PER_CARD + 100],
        n[PER_CARD + 100:PER_CARD + 104], n[ANSWER_COUNTS:PER_CARD + 108], n[PER_CARD + 108:PER_CARD + 128],
        n[PER_CARD + 128:PER_CARD + 132], n[PER_CARD + 132:NUMBERS],
    )
    # fmt: on


def situation(state: State) -> bytes:
    """The state as bytes without the counts of answers: situations that differ in these alone are the same.

    >>> from seasons.rules import Fast, new_game
    >>> state = new_game(2, Fast(1))
    >>> before = situation(state)
    >>> state.answer_counts[0] += 1
    >>> situation(state) == before
    True
    """
    numbers = state.flat()
    for at in range(ANSWER_COUNTS, ANSWER_COUNTS + 4):
        numbers[at] = 0
    return bytes(memoryview(numbers))


def from_bytes(raw: bytes) -> State:
    """The state whose `to_bytes` this is."""
    if len(raw) != 8 * NUMBERS:
        raise ValueError(f"a state has {8 * NUMBERS} bytes, this has {len(raw)}")
    return from_flat(vec[i64](memoryview(raw).cast("q")))
