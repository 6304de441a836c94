"""Deciding: greedy over single moves. Works on a dealt world, never on hidden truth."""

from typing import Final

from mypy_extensions import i64

from seasons.players.core.known import (
    BEST_YEAR,
    EATS_FAMILIARS,
    ENERGY_PER_ITEM,
    PER_FAMILIAR,
    PER_ITEM,
    PRIOR2,
    PRIOR4,
    TRAIT,
    WANTS_NO_FAMILIARS,
)
from seasons.players.core.learned import DRAFT, TAUGHT, taught
from seasons.players.core.value import Eye
from seasons.rules.chance import Fast
from seasons.rules.codes import DRAFTED, YEAR1
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.engine import apply, legal, mover
from seasons.rules.facts import FAMILIAR, KIND
from seasons.rules.moves import CHOOSE_YEAR, END_TURN, PICK, card_named
from seasons.rules.stack import S_OPEN_TURN, S_PICK, S_SPLIT, top_step
from seasons.rules.state import State, number_of
from seasons.rules.steps.base import OPTIONS
from seasons.vecs import vec

WORST: Final = -1.0e9
FOLLOW_UPS: Final = 24  # single choices that may follow one move before it is judged


class Mind:
    """Chooses moves in a world by the value of what follows."""

    def __init__(self, seed: i64, taught: bool = True) -> None:
        self.eye = Eye(taught)
        self.draft = DRAFT[:]
        self.chance = Fast(seed)
        self.options = vec[i64]([0] * OPTIONS)
        self.inner = vec[i64]([0] * OPTIONS)

    # --- the prelude

    def pick_worth(self, s: State, me: i64, number: i64) -> float:
        """How much a card of the pack is wanted, given what was picked before."""
        worth = PRIOR2[number] if s.players == 2 else PRIOR4[number]
        if self.eye.taught:
            worth += self.draft[taught(number)]
        items: i64 = 0
        familiars: i64 = 0
        slow: i64 = 0
        for card in range(CARDS_IN_BOX):
            place = s.where[card] - me
            if place == DRAFTED:
                mine = number_of(card)
                if KIND[mine] == FAMILIAR:
                    familiars += 1
                else:
                    items += 1
                if mine == number:
                    worth -= 3.0
                if BEST_YEAR[mine] // 10 == BEST_YEAR[number] // 10:
                    slow += 1
        trait = TRAIT[number]
        if trait == PER_ITEM or trait == ENERGY_PER_ITEM:
            worth += 0.8 * float(items)
        if trait == EATS_FAMILIARS or trait == PER_FAMILIAR:
            worth += 3.0 * float(familiars) - 6.0
        if trait == WANTS_NO_FAMILIARS:
            worth -= 5.0 * float(familiars)
        if slow > 3:
            worth -= 2.0 * float(slow - 3)
        return worth

    def pick(self, s: State, me: i64, count: i64) -> i64:
        """The card to pick from the pack."""
        best: i64 = self.options[0]
        top: float = WORST
        for index in range(count):
            worth = self.pick_worth(s, me, card_named(self.options[index], PICK))
            if worth > top:
                top = worth
                best = self.options[index]
        return best

    def split(self, s: State, me: i64, count: i64) -> i64:
        """The year for the next card: that of the best split of all the cards that are left."""
        room = vec[i64]([0] * 3)
        for year in range(3):
            room[year] = 3 - s.size[YEAR1 + 4 * year + me]
        left: i64 = 0
        for card in range(CARDS_IN_BOX):
            if s.where[card] == DRAFTED + me:
                self.inner[left] = number_of(card)
                left += 1
        best: i64 = self.options[0]
        top: float = WORST
        for index in range(count):
            year = self.options[index] - CHOOSE_YEAR
            room[year] -= 1
            worth = self.year_worth(self.inner[0], year) + self.best_split(1, left, room)
            room[year] += 1
            if worth > top:
                top = worth
                best = self.options[index]
        return best

    def best_split(self, at: i64, left: i64, room: vec[i64]) -> float:
        """The most that the cards from here on can be worth with so much room in the three years."""
        if at >= left:
            return 0.0
        top: float = WORST
        for year in range(3):
            if room[year] > 0:
                room[year] -= 1
                worth = self.year_worth(self.inner[at], year) + self.best_split(at + 1, left, room)
                room[year] += 1
                if worth > top:
                    top = worth
        return top

    def year_worth(self, number: i64, year: i64) -> float:
        """How well a card suits a year: engines come early, what counts the end comes late."""
        gap = 0.1 * float(BEST_YEAR[number]) - 1.0 - float(year)
        worth = 0.0 - 4.0 * gap * gap
        if self.eye.taught:
            worth += self.draft[TAUGHT + TAUGHT * year + taught(number)]
        return worth

    # --- single moves

    def quick(self, s: State, me: i64) -> i64:
        """The answer to a follow-up question that looks best at once."""
        count = legal(s, self.inner, me)
        best: i64 = self.inner[0]
        if count == 1:
            return best
        top: float = WORST
        for index in range(count):
            move = self.inner[index]
            then = s.copy()
            apply(then, move, self.chance, None, me)
            worth = self.eye.margin(then, me, False)  # the turn goes on: a card may be about to be paid for
            if worth > top:
                top = worth
                best = move
        return best

    def finish_action(self, s: State, me: i64, chance: Fast) -> None:
        """Answer what follows a move, whoever is asked, until the seat's turn is open again or has passed."""
        for _ in range(FOLLOW_UPS):
            if s.over or s.active < 0 or top_step(s) == S_OPEN_TURN or s.active != me:
                return
            seat = mover(s)
            apply(s, self.quick(s, seat), chance, None, seat)

    def judge(self, s: State, me: i64, move: i64) -> float:
        """What a move is worth once everything it brings along is done."""
        if move == END_TURN and top_step(s) == S_OPEN_TURN:
            return self.eye.margin(s, me, True)
        then = s.copy()
        apply(then, move, self.chance, None, me)
        self.finish_action(then, me, self.chance)
        return self.eye.margin(then, me, True)

    def greedy(self, s: State, me: i64) -> i64:
        """The best single move of a seat, judged by what it leads to at once."""
        count = legal(s, self.options, me)
        best: i64 = self.options[0]
        if count == 1:
            return best
        step = top_step(s)
        if step == S_PICK:
            return self.pick(s, me, count)
        if step == S_SPLIT:
            return self.split(s, me, count)
        top: float = WORST
        for index in range(count):
            worth = self.judge(s, me, self.options[index])
            if worth > top:
                top = worth
                best = self.options[index]
        return best
