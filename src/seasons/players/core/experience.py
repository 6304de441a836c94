"""What self-play has taught: a correction to the formulas, linear in what lies on the table and in the time left."""

from typing import Final

from mypy_extensions import i64

from seasons.players.core.cards import CardEye
from seasons.players.core.clock import ROW
from seasons.players.core.learned import LEARNED, TAUGHT, taught
from seasons.rules.codes import HAND, PLAY
from seasons.rules.costs import part
from seasons.rules.facts import (
    FACE_DRAW,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    RATES,
    face_value,
    printed_cost,
)
from seasons.rules.passives import held_by, reserve_limit
from seasons.rules.state import DIE_FACE, DIE_ID, State
from seasons.rules.steps.turn import die_of
from seasons.vecs import vec

# Blocks of the learned table. Where time matters, three numbers follow each other: for having a turn left at all,
# for having up to four, and for every ten turns.
L_PLAY: Final = 0  # a card in play, by number
L_HAND: Final = 153  # a card in the own hand, by number
L_LIBRARY: Final = 306  # a card in the own library, by number: year 2, then year 3
L_ENERGY: Final = 408  # every energy; every energy beyond four; by its rate now and in the next season
L_NEED: Final = 420  # energies that are there for the costs of the hand; those still missing
L_GAUGE: Final = 426  # the first, second and third free place; every other one
L_CARDS: Final = 438  # own cards in hand beyond the free places; all own cards in hand; cards in a hidden hand
L_BONUS: Final = 447  # the first, second and third bonus used
L_DIE: Final = (
    456  # the die to be used: energies, those beyond the limit, gauge, draw, transmutation, and that for energies held
)
L_KINDS: Final = 474  # familiars in play, items in play
L_SIZE: Final = 480


class Experience(CardEye):
    """The learned correction. With `noting` on, `noted` gathers how often every number of the table counts."""

    def __init__(self) -> None:
        super().__init__()
        self.table = LEARNED[:]
        self.noting = False
        self.noted = vec[float]([0.0] * L_SIZE)
        self.sign: float = 1.0
        self.one: float = 0.0
        self.four: float = 0.0
        self.ten: float = 0.0

    def timed(self, at: i64, amount: float) -> float:
        """An amount times what the table says for the time that is left."""
        if self.noting:
            self.noted[at] += self.sign * amount * self.one
            self.noted[at + 1] += self.sign * amount * self.four
            self.noted[at + 2] += self.sign * amount * self.ten
        table = self.table
        return amount * (table[at] * self.one + table[at + 1] * self.four + table[at + 2] * self.ten)

    def once(self, at: i64, amount: float) -> float:
        """An amount times what the table says, whatever the time."""
        if self.noting:
            self.noted[at] += self.sign * amount
        return amount * self.table[at]

    def correction(self, s: State, me: i64, turns: float, own_hand: bool) -> float:
        """How much more a seat may expect than the formulas say."""
        self.one = turns if turns < 1.0 else 1.0
        self.four = turns * 0.25 if turns < 4.0 else 1.0
        self.ten = turns * 0.1
        points: float = 0.0
        for index in range(self.in_play[me]):
            points += self.timed(L_PLAY + 3 * taught(self.play[me * ROW + index]), 1.0)
        points += self.timed(L_KINDS, float(self.familiars[me])) + self.timed(L_KINDS + 3, float(self.items[me]))
        free = s.gauge[me] - s.size[PLAY + me]
        if own_hand:
            for index in range(self.in_hand):
                points += self.timed(L_HAND + 3 * taught(self.hand[index]), 1.0)
            for index in range(self.in_library):
                block: i64 = L_LIBRARY if index < self.later else L_LIBRARY + TAUGHT
                points += self.once(block + taught(self.library[index]), 1.0)
            points += self.timed(L_CARDS + 3, float(self.in_hand))
            if self.in_hand > free:
                points += self.timed(L_CARDS, float(self.in_hand - (free if free > 0 else 0)))
            points += self.costs_met(s, me)
        else:
            points += self.timed(L_CARDS + 6, float(s.size[HAND + me]))
        if free > 0:
            points += self.timed(L_GAUGE, 1.0)
        if free > 1:
            points += self.timed(L_GAUGE + 3, 1.0)
        if free > 2:
            points += self.timed(L_GAUGE + 6, 1.0)
        if free > 3:
            points += self.timed(L_GAUGE + 9, float(free - 3))
        for used in range(s.bonuses[me]):
            points += self.timed(L_BONUS + 3 * used, 1.0)
        points += self.reserve(s, me)
        if self.pending[me] == 2:
            points += self.die(s, me)
        return points

    def reserve(self, s: State, me: i64) -> float:
        """Energies, by their number and by how they sell."""
        season = s.season()
        soon = (season + 1) % 4
        points: float = 0.0
        total: i64 = 0
        for energy in range(4):
            n = held_by(s, me, energy)
            if n > 0:
                total += n
                points += self.timed(L_ENERGY + 6, float(n) * (float(RATES[season * 4 + energy]) - 1.75))
                points += self.timed(L_ENERGY + 9, float(n) * (float(RATES[soon * 4 + energy]) - 1.75))
        points += self.timed(L_ENERGY, float(total))
        if total > 4:
            points += self.timed(L_ENERGY + 3, float(total - 4))
        return points

    def costs_met(self, s: State, me: i64) -> float:
        """Energies that the cards of the hand ask for: those that are there, and those that are missing."""
        there: i64 = 0
        missing: i64 = 0
        for energy in range(4):
            need: i64 = 0
            for index in range(self.in_hand):
                need += part(printed_cost(self.hand[index], s.players), energy)
            held = held_by(s, me, energy)
            there += need if need < held else held
            missing += need - held if need > held else 0
        return self.timed(L_NEED, float(there)) + self.timed(L_NEED + 3, float(missing))

    def die(self, s: State, me: i64) -> float:
        """The die in front of a seat, whose energies, crystals and gauge are counted as if they were there."""
        at = die_of(s, me)
        if at < 0:
            return 0.0
        die = s.dice[at + DIE_ID]
        face = s.dice[at + DIE_FACE]
        gained: i64 = 0
        for energy in range(4):
            gained += face_value(die, face, energy)
        points = self.timed(L_DIE, float(gained))
        over = s.total(me) - reserve_limit(s, me)
        if over > 0:
            points += self.timed(L_DIE + 3, float(over))
        points += self.timed(L_DIE + 6, float(face_value(die, face, FACE_GAUGE)))
        points += self.timed(L_DIE + 9, float(face_value(die, face, FACE_DRAW)))
        if face_value(die, face, FACE_TRANSMUTE):
            points += self.timed(L_DIE + 12, 1.0) + self.timed(L_DIE + 15, float(s.total(me)))
        return points
