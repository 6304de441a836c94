"""What a position is worth to a seat, in points at the end of the game.

It reads only what lies open and the hand of the seat that asks, so it judges a state and the table of a view alike.
"""

from mypy_extensions import i64

from seasons.players.core.tables import (
    IN_PLAY,
    ON_ENTERING,
    PER_ROUND,
    PER_SEASON,
    PER_SUMMON,
    PRIOR2,
    ROUNDS_LEFT,
    W_BONUS,
    W_BONUS_TIME,
    W_DIE_GAUGE,
    W_DRAW,
    W_ENERGY,
    W_ENERGY_LATE,
    W_ENTERING,
    W_FAR,
    W_GAUGE,
    W_LASTING,
    W_LIBRARY,
    W_OTHERS,
    W_RATE,
    W_READY,
    W_RIGHT,
    W_SUMMONS,
    W_THEIR_HAND,
    W_UNPLAYED,
    WEIGHTS,
)
from seasons.rules.codes import DRAWN, HAND, LIBRARY2, LIBRARY3, NO_DIE, PLAY
from seasons.rules.costs import in_all, part
from seasons.rules.facts import (
    BONUS_PENALTY,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    FAMILIAR,
    ITEM,
    KIND,
    PRESTIGE,
    RATES,
    crystal_cost,
    face_value,
    printed_cost,
)
from seasons.rules.run import S_ACTIONS, S_MAIN, S_MALICE, S_TAKE, S_TURN, top_card, top_field, top_seat, top_step
from seasons.rules.state import (
    DIE_FACE,
    DIE_ID,
    DIE_SIZE,
    DIE_TAKER,
    FRAME,
    SEAT,
    STEP,
    C,
    State,
    number_of,
    store_of,
)
from seasons.rules.steps.energy import chosen_so_far
from seasons.vecs import vec


class Eye:
    """Judges positions. One eye may judge any number of states; it keeps only scratch space."""

    def __init__(self) -> None:
        self.w = WEIGHTS[:]
        self.rounds: float = 0.0  # rounds to come after this one
        self.seasons: float = 0.0  # changes of season to come
        self.pending = vec[i64]([0] * 4)  # 0: the turn is over, 1: it goes on, 2: the die is still to be used
        self.items = vec[i64]([0] * 4)
        self.familiars = vec[i64]([0] * 4)
        self.hand = vec[float]([0.0] * 100)

    # --- the clock

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
            if step == S_TURN or step == S_MALICE or step == S_ACTIONS:
                self.pending[seat] = 2
            elif step == S_MAIN and self.pending[seat] == 0:
                self.pending[seat] = 1

    # --- the parts of a position

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
            n = s.held(me, energy)
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

    def entering_worth(self, s: State, me: i64, number: i64, worth: float, turns: float) -> float:
        """What the entering effect of a card would bring now."""
        if number == 28:
            return 3.0 * float(self.items[me])
        if number == 48:
            room = float(s.limit(me) - s.total(me)) + 2.0
            gain = float(self.items[me])
            return worth * (gain if gain < room else room)
        if number == 21:
            most: i64 = 0
            for other in range(s.players):
                if other != me and s.total(other) > most:
                    most = s.total(other)
            return worth * 0.8 * float(most)
        if number == 45:
            return 3.0 * float(s.total(me)) if turns < 3.0 else 9.0
        if number == 46:
            return 17.0 if self.familiars[me] == 0 else 1.0
        if number == 19:
            return 20.0 * self.lead_chance(s, me, 1)
        if number == 43:
            return (10.0 if s.edition == 0 else 0.0) + float(self.familiars[me]) * turns
        if number == 1 or number == 2 or number == 9 or number == 31 or number == 36:
            return ON_ENTERING[number] if turns > 3.0 else ON_ENTERING[number] * (0.4 + 0.2 * turns)
        return ON_ENTERING[number]

    def lead_chance(self, s: State, me: i64, more: i64) -> float:
        """The chance of ending with strictly the most cards in play."""
        lead = float(s.size[PLAY + me] + more)
        for other in range(s.players):
            if other != me and float(s.size[PLAY + me] + more - s.size[PLAY + other]) < lead:
                lead = float(s.size[PLAY + me] + more - s.size[PLAY + other])
        spread = 1.0 + 0.5 * self.rounds
        chance = 0.5 + (lead - 0.5) / (2.0 * spread)
        if chance < 0.0:
            return 0.0
        return chance if chance < 1.0 else 1.0

    def lasting_worth(self, s: State, me: i64, number: i64, worth: float, turns: float, summons: float) -> float:
        """What a card in play will bring from now on, beyond its prestige."""
        rounds = self.rounds
        points = IN_PLAY[number] + PER_SEASON[number] * self.seasons + PER_SUMMON[number] * summons
        points += PER_ROUND[number] * turns
        others = float(s.players - 1)
        if number == 23 or number == 24 or number == 25:
            return points if turns >= 1.0 else 0.0
        if number == 26:
            return points * (turns if turns < 1.0 else 1.0)
        if number == 11:
            return 0.9 * (others + 1.0) * self.seasons
        if number == 33:
            return 0.6 * (others + 1.0) * rounds
        if number == 39:
            return 0.55 * (others + 1.0) * (rounds if rounds < 4.0 else 4.0)
        if number == 41:
            return (0.5 + 0.25 * others) * rounds
        if number == 16:
            return 0.35 * (4.0 * others - worth) * turns if turns > 0.0 else 0.0
        if number == 43:
            return float(self.familiars[me]) * turns
        if number == 44:
            return 3.0 + 0.4 * turns if turns >= 1.0 else 0.0
        if number == 45:
            return 3.0 * float(s.total(me)) * (0.9 if turns < 2.0 else 0.6)
        if number == 46:
            return 0.0 if self.familiars[me] else 20.0
        if number == 19:
            return 20.0 * self.lead_chance(s, me, 0)
        return points

    def cauldron_worth(self, s: State, me: i64, worth: float, turns: float) -> float:
        """What the Glutton Cauldrons of a seat promise."""
        points: float = 0.0
        for store in (2, 3):
            if s.where[66 + store] != PLAY + me:
                continue
            inside: i64 = 0
            for energy in range(4):
                inside += s.tokens[store * 4 + energy]
            short = float(7 - inside)
            use = turns if not s.turned[66 + store] or self.pending[me] == 0 else turns - 1.0
            if short <= use:
                points += (15.0 + worth * 7.0) * float(inside + 1) / 8.0 * 0.9 - 0.0
        return points

    def hand_card_worth(self, s: State, me: i64, number: i64, worth: float, turns: float, summons: float) -> float:
        """What a card in hand may still bring: its gain when played, nearer when its cost is at hand."""
        price = float(crystal_cost(number, s.players, s.edition) + s.leeches(me))
        cost = printed_cost(number, s.players)
        energies = in_all(cost)
        have: i64 = 0
        for energy in range(4):
            need = part(cost, energy)
            held = s.held(me, energy)
            have += need if need < held else held
        gain = float(PRESTIGE[number]) - price - worth * float(energies)
        gain += self.w[W_ENTERING] * self.entering_worth(s, me, number, worth, turns)
        gain += self.w[W_LASTING] * self.lasting_worth(s, me, number, worth, turns - 0.5, summons)
        if number == 31:
            gain -= worth * 4.0
        ready = 1.0 if energies == 0 else float(have) / float(energies)
        if float(s.crystals[me]) < price:
            ready *= 0.5
        chance = self.w[W_FAR] + (self.w[W_READY] - self.w[W_FAR]) * ready
        if turns < 3.0:
            chance = (0.25 + 0.25 * ready) * (turns if turns < 1.0 else 1.0) + 0.1 * (turns - 1.0)
            if turns <= 0.0:
                chance = 0.0
        if gain < 0.0 - 5.0:
            gain = 0.0 - 5.0
        return chance * gain - (1.0 - chance) * 5.0 if turns < 5.0 else chance * gain

    def hand_worth(self, s: State, me: i64, worth: float, turns: float, summons: float) -> float:
        """What the hand is worth: the best cards fill the free places, the others weigh five points each."""
        count: i64 = 0
        left = s.size[HAND + me] + s.size[DRAWN + me]
        card: i64 = 0
        while left > 0 and card < 100:
            place = s.where[card] - me
            if place == HAND or place == DRAWN:
                left -= 1
                gain = self.hand_card_worth(s, me, number_of(card), worth, turns, summons)
                at = count
                while at > 0 and self.hand[at - 1] < gain:
                    self.hand[at] = self.hand[at - 1]
                    at -= 1
                self.hand[at] = gain
                count += 1
            card += 1
        free = s.gauge[me] - s.size[PLAY + me]
        if free < 0:
            free = 0
        points: float = 0.0
        for index in range(count):
            chance: float = 1.0
            if index >= free:
                chance = 0.75 - 0.2 * float(index - free) if turns > 4.0 else 0.35 - 0.15 * float(index - free)
                if chance < 0.0 or turns < 1.0:
                    chance = 0.0
            unplayed = 0.0 - 5.0 if turns < 5.0 else 0.0 - self.w[W_UNPLAYED]
            points += chance * self.hand[index] + (1.0 - chance) * unplayed
        spare = float(free - count)
        if spare > 0.0:
            cap = 0.35 * turns
            points += self.w[W_GAUGE] * (spare if spare < cap else cap)
        return points

    def die_worth(self, s: State, me: i64, worth: float, turns: float) -> float:
        """What the die in front of a seat will bring in the turn to come."""
        for slot in range(s.players + 1):
            at: i64 = slot * DIE_SIZE
            if s.dice[at + DIE_ID] < 0 or s.dice[at + DIE_TAKER] != me:
                continue
            die = s.dice[at + DIE_ID]
            face = s.dice[at + DIE_FACE]
            gained: i64 = 0
            for energy in range(4):
                gained += face_value(die, face, energy)
            points = float(face_value(die, face, FACE_CRYSTALS))
            room = s.limit(me) - s.total(me)
            points += worth * float(gained if gained < room else room)
            if face_value(die, face, FACE_GAUGE) and s.gauge[me] < 15:
                need = s.size[HAND + me] + s.size[PLAY + me] - s.gauge[me]
                points += self.w[W_DIE_GAUGE] if need > 0 else 1.5
            if face_value(die, face, FACE_DRAW):
                points += self.w[W_DRAW] if turns > 3.0 else 1.0
            if face_value(die, face, FACE_TRANSMUTE):
                points += 0.5 + (0.5 if turns < 3.0 else self.w[W_RIGHT]) * float(s.total(me))
            return points
        return 0.0

    def library_worth(self, s: State, me: i64) -> float:
        """What the cards of the library promise."""
        points: float = 0.0
        left = s.size[LIBRARY2 + me] + s.size[LIBRARY3 + me]
        card: i64 = 0
        while left > 0 and card < 100:
            place = s.where[card] - me
            if place == LIBRARY2 or place == LIBRARY3:
                left -= 1
                points += self.w[W_LIBRARY] * PRIOR2[number_of(card)]
            card += 1
        return points

    def worth(self, s: State, me: i64, own_hand: bool) -> float:
        """What a seat may expect to score; `own_hand` when its hand may be looked at."""
        pending = float(self.pending[me])
        turns = self.rounds + (1.0 if pending > 0.0 else 0.0)
        if s.over:
            turns = 0.0
        worth = self.energy_worth(turns)
        summons = self.summons_to_come(s, me, turns)
        points = float(s.crystals[me]) - float(BONUS_PENALTY[s.bonuses[me]])
        points -= (self.w[W_BONUS] + self.w[W_BONUS_TIME] * self.rounds) * float(s.bonuses[me])
        play: i64 = PLAY + me
        left = s.size[play]
        card: i64 = 0
        while left > 0 and card < 100:
            if s.where[card] == play:
                left -= 1
                number = number_of(card)
                points += float(PRESTIGE[number])
                points += self.w[W_LASTING] * self.lasting_worth(s, me, number, worth, turns, summons)
            card += 1
        points += self.tokens_worth(s, me, worth, turns)
        if s.copies(me, 35) > 0:
            points += self.cauldron_worth(s, me, worth, turns)
        if own_hand:
            points += self.hand_worth(s, me, worth, turns, summons) + self.library_worth(s, me)
        else:
            unplayed = 0.0 - 5.0 if turns < 2.0 else self.w[W_THEIR_HAND]
            points += unplayed * float(s.size[HAND + me])
            points += 0.6 * float(s.gauge[me] - s.size[play]) if turns > 2.0 else 0.0
        if self.pending[me] == 2:
            points += self.die_worth(s, me, worth, turns)
        return points

    def count_kinds(self, s: State) -> None:
        """How many items and familiars everybody has in play."""
        for seat in range(4):
            self.items[seat] = 0
            self.familiars[seat] = 0
        for card in range(100):
            seat = s.where[card] - PLAY
            if 0 <= seat < 4:
                kind = KIND[number_of(card)]
                if kind == ITEM:
                    self.items[seat] += 1
                elif kind == FAMILIAR:
                    self.familiars[seat] += 1

    def count_chosen(self, s: State, sign: i64) -> None:
        """Lay energies that are chosen but not yet taken into the reserve, or (-1) take them out again."""
        if s.depth == 0 or top_step(s) != S_TAKE:
            return
        field = top_field(s, C)
        chosen = chosen_so_far(field)
        for energy in range(4):
            if field & 1:
                s.tokens[store_of(top_card(s)) * 4 + energy] += sign * part(chosen, energy)
            else:
                s.reserve[top_seat(s) * 4 + energy] += sign * part(chosen, energy)

    def margin(self, s: State, me: i64, done: bool) -> float:
        """What the position is worth to a seat against its opponents; `done`: as if its turn were over now."""
        self.read_clock(s)
        self.count_kinds(s)
        if done and self.pending[me] == 1:
            self.pending[me] = 0
        self.count_chosen(s, 1)
        mine = self.worth(s, me, True)
        self.count_chosen(s, -1)
        others: float = 0.0
        best: float = 0.0 - 1000.0
        for seat in range(s.players):
            if seat != me:
                theirs = self.worth(s, seat, False)
                others += theirs
                if theirs > best:
                    best = theirs
        others /= float(s.players - 1)
        return mine - self.w[W_OTHERS] * 0.5 * (others + best)


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
