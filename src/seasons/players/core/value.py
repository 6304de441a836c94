"""What a position is worth to a seat, in points at the end of the game.

It reads only what lies open and the hand of the seat that asks, so it judges a state and the table of a view alike.
"""

from typing import Final

from mypy_extensions import i64

from seasons.players.core.experience import Experience
from seasons.players.core.known import PRIOR2
from seasons.players.core.tables import (
    W_BONUS,
    W_BONUS_TIME,
    W_DRAW,
    W_ENERGY,
    W_ENERGY_LATE,
    W_GAUGE,
    W_LIBRARY,
    W_OTHERS,
    W_RATE,
    W_RIGHT,
    W_SUMMONS,
    W_THEIR_HAND,
)
from seasons.rules.codes import GAUGE_LIMIT, HAND, LIBRARY2, LIBRARY3, PLAY
from seasons.rules.costs import part
from seasons.rules.facts import (
    BONUS_PENALTY,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    RATES,
    face_value,
)
from seasons.rules.passives import held_by, reserve_limit, store_of
from seasons.rules.scoring import total_score
from seasons.rules.stack import S_TAKE, top_card, top_field, top_seat, top_step
from seasons.rules.state import DIE_FACE, DIE_ID, State
from seasons.rules.steps.energy import TAKE_BITS, chosen_so_far
from seasons.rules.steps.turn import die_of

MANY_CARDS: Final = 4  # with so many cards in hand, drawing is worth little


class Eye(Experience):
    """Judges positions. One eye may judge any number of states; it keeps only scratch space.

    An eye that is `taught` adds what was learned from self-play to the formulas.
    """

    def __init__(self, taught: bool = True) -> None:
        super().__init__()
        self.taught = taught

    def energy_worth(self, turns: float) -> float:
        """What an energy is worth with so many turns to come."""
        if turns <= 0.0:
            return 0.0
        late = self.w[W_ENERGY_LATE]
        if turns < 1.0:
            return late * turns
        if turns < 3.0:
            return late + 0.5 * (self.w[W_ENERGY] - late) * (turns - 1.0)
        return self.w[W_ENERGY]

    def tokens_worth(self, s: State, me: i64, worth: float, turns: float) -> float:
        """What all energies of a seat are worth: types that sell well now or soon a little more."""
        points: float = 0.0
        season = s.season()
        soon = (season + 1) % 4
        for energy in range(4):
            n = held_by(s, me, energy)
            if n == 0:
                continue
            rate = float(RATES[season * 4 + energy])
            later = float(RATES[soon * 4 + energy])
            best = rate if rate > later else later
            if turns <= 1.5:
                each = 0.55 * best * (1.0 if turns >= 1.0 else turns)
            else:
                each = worth + self.w[W_RATE] * (best - 1.75)
            points += each * float(n)
        return points

    def summons_to_come(self, s: State, me: i64, turns: float) -> float:
        """How many cards a seat may still summon."""
        cards = float(s.size[HAND + me] + s.size[LIBRARY2 + me] + s.size[LIBRARY3 + me]) + 0.15 * turns
        by_time = self.w[W_SUMMONS] * turns
        return cards if cards < by_time else by_time

    def lay_die(self, s: State, me: i64, sign: i64) -> None:
        """Give a seat what the die in front of it will bring at once, or (-1) take it away again."""
        if self.pending[me] != 2:
            return
        at = die_of(s, me)
        if at < 0:
            return
        die = s.dice[at + DIE_ID]
        face = s.dice[at + DIE_FACE]
        for energy in range(4):
            s.reserve[me * 4 + energy] += sign * face_value(die, face, energy)
        s.crystals[me] += sign * face_value(die, face, FACE_CRYSTALS)
        s.gauge[me] += sign * face_value(die, face, FACE_GAUGE)

    def die_worth(self, s: State, me: i64, worth: float, turns: float) -> float:
        """What the die in front of a seat will bring besides what it gives at once."""
        at = die_of(s, me)
        if at < 0:
            return 0.0
        die = s.dice[at + DIE_ID]
        face = s.dice[at + DIE_FACE]
        points: float = 0.0
        over = s.total(me) - reserve_limit(s, me)
        if over > 0:
            points -= worth * float(over)
        if s.gauge[me] > GAUGE_LIMIT:
            points -= self.w[W_GAUGE]
        if face_value(die, face, FACE_DRAW):
            points += self.w[W_DRAW] if turns > 3.0 and s.size[HAND + me] < MANY_CARDS else 1.0
        if face_value(die, face, FACE_TRANSMUTE):
            points += 0.5 + (0.5 if turns < 3.0 else self.w[W_RIGHT]) * float(s.total(me))
        return points

    def library_worth(self) -> float:
        """What the cards of the library promise."""
        points: float = 0.0
        for index in range(self.in_library):
            points += self.w[W_LIBRARY] * PRIOR2[self.library[index]]
        return points

    def worth(self, s: State, me: i64, own_hand: bool) -> float:
        """What a seat may expect to score; `own_hand` when its hand may be looked at."""
        turns = self.turns(s, me)
        worth = self.energy_worth(turns)
        summons = self.summons_to_come(s, me, turns)
        points = float(s.crystals[me]) - float(BONUS_PENALTY[s.bonuses[me]])
        points -= (self.w[W_BONUS] + self.w[W_BONUS_TIME] * self.rounds) * float(s.bonuses[me])
        points += self.play_worth(s, me, worth, turns, summons)
        points += self.tokens_worth(s, me, worth, turns)
        if own_hand:
            points += self.hand_worth(s, me, worth, turns, summons) + self.library_worth()
        else:
            unplayed = 0.0 - 5.0 if turns < 2.0 else self.w[W_THEIR_HAND]
            points += unplayed * float(s.size[HAND + me])
            points += 0.6 * float(s.gauge[me] - s.size[PLAY + me]) if turns > 2.0 else 0.0
        if self.pending[me] == 2:
            points += self.die_worth(s, me, worth, turns)
        if self.taught:
            points += self.correction(s, me, turns, own_hand)
        return points

    def count_chosen(self, s: State, sign: i64) -> None:
        """Lay energies that are chosen but not yet taken into the reserve, or (-1) take them out again."""
        if s.depth == 0 or top_step(s) != S_TAKE:
            return
        field = top_field(s, TAKE_BITS)
        chosen = chosen_so_far(field)
        for energy in range(4):
            if field & 1:
                s.tokens[store_of(top_card(s)) * 4 + energy] += sign * part(chosen, energy)
            else:
                s.reserve[top_seat(s) * 4 + energy] += sign * part(chosen, energy)

    def standing(self, s: State, seat: i64) -> float:
        """What an opponent may expect to score."""
        if s.over:
            return float(total_score(s, seat))
        self.lay_die(s, seat, 1)
        points = self.worth(s, seat, False)
        self.lay_die(s, seat, -1)
        return points

    def margin(self, s: State, me: i64, done: bool) -> float:
        """What the position is worth to a seat against its opponents; `done`: as if its turn were over now."""
        mine: float = 0.0
        if s.over:
            mine = float(total_score(s, me))
        else:
            self.read_clock(s)
            self.read_cards(s, me)
            if done and self.pending[me] == 1:
                self.pending[me] = 0
            self.count_chosen(s, 1)
            self.sign = 1.0
            self.lay_die(s, me, 1)
            mine = self.worth(s, me, True)
            self.lay_die(s, me, -1)
            self.count_chosen(s, -1)
        others: float = 0.0
        best: float = 0.0 - 1000.0
        self.sign = -1.0 / float(s.players - 1)
        for seat in range(s.players):
            if seat != me:
                theirs = self.standing(s, seat)
                others += theirs
                if theirs > best:
                    best = theirs
        others /= float(s.players - 1)
        return mine - self.w[W_OTHERS] * 0.5 * (others + best)
