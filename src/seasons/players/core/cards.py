"""What cards are worth: in play from now on, when they enter, and in the hand."""

from mypy_extensions import i64

from seasons.players.core.clock import ROW, Glance
from seasons.players.core.known import (
    COPIES_RESERVE,
    COUNTS_ENERGIES,
    DESTROYS,
    EATS_FAMILIARS,
    ENERGY_PER_ITEM,
    FILLS,
    IN_PLAY,
    LAST_TURN,
    MOST_CARDS,
    ON_ENTERING,
    PER_FAMILIAR,
    PER_ITEM,
    PER_ROUND,
    PER_SEASON,
    PER_SUMMON,
    PLAIN,
    TAKES_EACH_ACTIVATION,
    TAKES_EACH_ROUND,
    TAKES_EACH_SEASON,
    TAKES_EACH_SUMMONING,
    TAKES_TIME,
    TRAIT,
    USED_ONCE,
    WANTS_NO_FAMILIARS,
)
from seasons.players.core.tables import (
    W_ENTERING,
    W_FAR,
    W_GAUGE,
    W_HELD,
    W_LASTING,
    W_READY,
    W_UNPLAYED,
    WEIGHTS,
)
from seasons.rules.codes import PLAY
from seasons.rules.costs import in_all, part
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.facts import CHOSEN_COST, PRESTIGE, crystal_cost, printed_cost
from seasons.rules.passives import CAULDRON_FULL, LOWEST_CAULDRON, held_by, reserve_limit, summon_fee
from seasons.rules.state import State
from seasons.vecs import vec


class CardEye(Glance):
    """Judges cards by the formulas for what each of them does."""

    def __init__(self) -> None:
        super().__init__()
        self.w = WEIGHTS[:]
        self.gains = vec[float]([0.0] * CARDS_IN_BOX)

    def play_worth(self, s: State, me: i64, worth: float, turns: float, summons: float) -> float:
        """The cards a seat has in play: their prestige, and what they will bring from now on."""
        points: float = 0.0
        for index in range(self.in_play[me]):
            number = self.play[me * ROW + index]
            points += float(PRESTIGE[number])
            points += self.w[W_LASTING] * self.lasting_worth(s, me, number, worth, turns, summons)
            if TRAIT[number] == FILLS:
                points += 0.5 * self.cauldron_worth(s, me, worth, turns) * (2.0 if s.copies(me, number) == 1 else 1.0)
        return points

    def lasting_worth(self, s: State, me: i64, number: i64, worth: float, turns: float, summons: float) -> float:
        """What a card in play will bring from now on, beyond its prestige."""
        rounds = self.rounds
        points = IN_PLAY[number] + PER_SEASON[number] * self.seasons + PER_SUMMON[number] * summons
        points += PER_ROUND[number] * turns
        trait = TRAIT[number]
        if trait == PLAIN:
            return points
        others = float(s.players - 1)
        if trait == USED_ONCE:
            return points if turns >= 1.0 else 0.0
        if trait == LAST_TURN:
            return points * (turns if turns < 1.0 else 1.0)
        if trait == TAKES_EACH_SEASON:
            return 0.9 * (others + 1.0) * self.seasons
        if trait == TAKES_EACH_SUMMONING:
            return 0.6 * (others + 1.0) * rounds
        if trait == TAKES_EACH_ROUND:
            return 0.55 * (others + 1.0) * (rounds if rounds < 4.0 else 4.0)
        if trait == TAKES_EACH_ACTIVATION:
            return (0.5 + 0.25 * others) * rounds
        if trait == DESTROYS:
            return 0.35 * (4.0 * others - worth) * turns if turns > 0.0 else 0.0
        if trait == PER_FAMILIAR:
            return float(self.familiars[me]) * turns
        if trait == EATS_FAMILIARS:
            return 3.0 + 0.4 * turns if turns >= 1.0 else 0.0
        if trait == COUNTS_ENERGIES:
            return 3.0 * float(s.total(me)) * (0.9 if turns < 2.0 else 0.6)
        if trait == WANTS_NO_FAMILIARS:
            return 0.0 if self.familiars[me] else 20.0
        if trait == MOST_CARDS:
            return 20.0 * self.lead_chance(s, me, 0)
        return points

    def cauldron_worth(self, s: State, me: i64, worth: float, turns: float) -> float:
        """What the Glutton Cauldrons of a seat promise."""
        points: float = 0.0
        for store in (2, 3):
            if s.where[LOWEST_CAULDRON + store - 2] != PLAY + me:
                continue
            inside: i64 = 0
            for energy in range(4):
                inside += s.tokens[store * 4 + energy]
            short = float(CAULDRON_FULL - inside)
            use = turns if not s.turned[LOWEST_CAULDRON + store - 2] or self.pending[me] == 0 else turns - 1.0
            if short <= use:
                points += (15.0 + worth * 7.0) * float(inside + 1) / 8.0 * 0.9
        return points

    def entering_worth(self, s: State, me: i64, number: i64, worth: float, turns: float) -> float:
        """What the entering effect of a card would bring now."""
        trait = TRAIT[number]
        if trait == PLAIN:
            return ON_ENTERING[number]
        if trait == PER_ITEM:
            return 3.0 * float(self.items[me])
        if trait == ENERGY_PER_ITEM:
            room = float(reserve_limit(s, me) - s.total(me)) + 2.0
            gain = float(self.items[me])
            return worth * (gain if gain < room else room)
        if trait == COPIES_RESERVE:
            most: i64 = 0
            for other in range(s.players):
                if other != me and s.total(other) > most:
                    most = s.total(other)
            return worth * 0.8 * float(most)
        if trait == COUNTS_ENERGIES:
            return 3.0 * float(s.total(me)) if turns < 3.0 else 9.0
        if trait == WANTS_NO_FAMILIARS:
            return 17.0 if self.familiars[me] == 0 else 1.0
        if trait == MOST_CARDS:
            return 20.0 * self.lead_chance(s, me, 1)
        if trait == PER_FAMILIAR:
            return (10.0 if s.edition == 0 else 0.0) + float(self.familiars[me]) * turns
        if trait == TAKES_TIME:
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

    def hand_card_worth(self, s: State, me: i64, number: i64, worth: float, turns: float, summons: float) -> float:
        """What a card in hand may still bring: its gain when played, nearer when its cost is at hand."""
        price = float(crystal_cost(number, s.players, s.edition) + summon_fee(s, me))
        cost = printed_cost(number, s.players)
        energies = in_all(cost)
        have: i64 = 0
        for energy in range(4):
            need = part(cost, energy)
            held = held_by(s, me, energy)
            have += need if need < held else held
        gain = float(PRESTIGE[number]) - price - worth * float(energies)
        gain += self.w[W_ENTERING] * self.entering_worth(s, me, number, worth, turns)
        gain += self.w[W_LASTING] * self.lasting_worth(s, me, number, worth, turns - 0.5, summons)
        if CHOSEN_COST[number]:
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
        """What the hand is worth: the best cards fill the free places, the others weigh some points each."""
        count = self.in_hand
        for index in range(count):
            gain = self.hand_card_worth(s, me, self.hand[index], worth, turns, summons)
            at: i64 = index
            while at > 0 and self.gains[at - 1] < gain:
                self.gains[at] = self.gains[at - 1]
                at -= 1
            self.gains[at] = gain
        free = s.gauge[me] - s.size[PLAY + me]
        if free < 0:
            free = 0
        points = 0.0 - self.w[W_HELD] * float(count) * (turns if turns < 1.0 else 1.0)
        for index in range(count):
            chance: float = 1.0
            if index >= free:
                chance = 0.75 - 0.2 * float(index - free) if turns > 4.0 else 0.35 - 0.15 * float(index - free)
                if chance < 0.0 or turns < 1.0:
                    chance = 0.0
            unplayed = 0.0 - 5.0 if turns < 5.0 else 0.0 - self.w[W_UNPLAYED]
            points += chance * self.gains[index] + (1.0 - chance) * unplayed
        spare = float(free - count)
        if spare > 0.0:
            cap = 0.35 * turns
            points += self.w[W_GAUGE] * (spare if spare < cap else cap)
        return points
