"""One transition under way: the verbs that steps and cards speak in."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from seasons.rules.codes import (
    BONUS_LIMIT,
    DISCARD,
    DRAWN,
    EVERYBODY,
    FINAL_CHANCE,
    FINAL_LEARNED,
    GAUGE_LIMIT,
    HAND,
    PILE,
    PLAY,
    TOP,
)
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.events import (
    BONUS_USED,
    CRYSTALS_GAINED,
    CRYSTALS_GIVEN,
    CRYSTALS_LOST,
    DRAW_DISCARDED,
    DREW,
    ENERGY_GAINED,
    ENERGY_LOST,
    ENERGY_PAID,
    ENTERED,
    GAUGE_CHANGED,
    HAND_DISCARDED,
    KEPT,
    PILE_REBUILT,
    RIGHT_GAINED,
    SACRIFICED,
    STORE_LOST,
    TAKEN_BACK,
)
from seasons.rules.facts import RATES
from seasons.rules.knowledge import shown_from_hand
from seasons.rules.passives import amulet_store, extra_crystals, reserve_limit, store_of
from seasons.rules.stack import NO_CARD, S_ENTER, S_EXCESS, S_TAKE, Pending
from seasons.rules.state import number_of
from seasons.vecs import vec

if TYPE_CHECKING:
    from seasons.rules.cards.base import Card

CARDS: "Final[list[Card]]" = []  # by number; filled by seasons.rules.cards


class Transition(Pending):
    """A transition under way, and all that can happen in it."""

    # --- crystals and gauge

    def gain(self, seat: i64, n: i64) -> None:
        """Gain crystals from the stock."""
        if n > 0:
            self.state.crystals[seat] += n
            self.emit(CRYSTALS_GAINED, seat, n=n)

    def lose(self, seat: i64, n: i64) -> None:
        """Lose crystals to the stock, as far as there are any (TURN-9)."""
        have = self.state.crystals[seat]
        if n > have:
            n = have
        if n > 0:
            self.state.crystals[seat] = have - n
            self.emit(CRYSTALS_LOST, seat, n=n)

    def give(self, giver: i64, taker: i64, n: i64) -> i64:
        """Give crystals to another seat, as far as there are any; how many it were."""
        crystals = self.state.crystals
        if n > crystals[giver]:
            n = crystals[giver]
        if n > 0:
            crystals[giver] -= n
            crystals[taker] += n
            self.emit(CRYSTALS_GIVEN, giver, n=n, other=taker)
        return n

    def change_gauge(self, seat: i64, change: i64) -> None:
        """Move the gauge within 0 and 15; what goes beyond is lost."""
        before = self.state.gauge[seat]
        after = before + change
        if after > GAUGE_LIMIT:
            after = GAUGE_LIMIT
        if after < 0:
            after = 0
        if after != before:
            self.state.gauge[seat] = after
            self.emit(GAUGE_CHANGED, seat, n=after - before)

    def grant_right(self, seat: i64) -> None:
        """Allow transmuting until the end of the turn."""
        if not self.state.may_transmute:
            self.state.may_transmute = 1
            self.emit(RIGHT_GAINED, seat)

    def spend_bonus(self, seat: i64, bonus: i64) -> None:
        """Use one of the three bonuses."""
        if self.state.bonuses[seat] >= BONUS_LIMIT:
            raise AssertionError("no bonus is left")
        self.state.bonuses[seat] += 1
        self.emit(BONUS_USED, seat, n=bonus)

    def per_transmuted(self, seat: i64) -> i64:
        """Extra crystals for every energy that is transmuted now (ENERGY-6)."""
        return extra_crystals(self.state, seat) + self.state.transmute_bonus

    def rate(self, energy: i64) -> i64:
        """Crystals for an energy at the present space."""
        return RATES[self.state.season() * 4 + energy]

    # --- energies

    def receive(self, seat: i64, energy: i64, n: i64) -> None:
        """Put energies from the stockpile into the reserve; `check_limit` follows when the gain is complete."""
        if n > 0:
            self.state.reserve[seat * 4 + energy] += n
            self.emit(ENERGY_GAINED, seat, n=n, energy=energy)

    def check_limit(self, seat: i64) -> None:
        """Have the excess over the limit discarded before anything else (ENERGY-2)."""
        if self.state.total(seat) > reserve_limit(self.state, seat):
            self.push(S_EXCESS, seat, NO_CARD)

    def take(self, seat: i64, n: i64, card: i64, store: i64 = 0) -> None:
        """Let a seat take n energies of its choice, into the reserve or (store = 1) onto the card."""
        limit = reserve_limit(self.state, seat)
        if not store and n > limit:
            n = limit
        if n > 0:
            self.push(S_TAKE, seat, card, n, 0, store)

    def spend(self, seat: i64, energy: i64, source: i64, swap: i64) -> None:
        """Pay one energy from a source."""
        state = self.state
        if source == 0:
            state.reserve[seat * 4 + energy] -= 1
        else:
            state.tokens[amulet_store(state, seat, source, swap) * 4 + energy] -= 1
        self.emit(ENERGY_PAID, seat, n=1, energy=energy, other=source)

    def empty_reserve(self, seat: i64) -> None:
        """Lose all energies of the reserve."""
        reserve = self.state.reserve
        for energy in range(4):
            n = reserve[seat * 4 + energy]
            if n > 0:
                reserve[seat * 4 + energy] = 0
                self.emit(ENERGY_LOST, seat, n=n, energy=energy)

    # --- cards

    def move(self, card: i64, place: i64) -> None:
        """Move a card to another place."""
        state = self.state
        state.size[state.where[card]] -= 1
        state.where[card] = place
        state.size[place] += 1

    def next_card(self) -> i64:
        """The top card of the draw pile, or -1; a spent pile is rebuilt from the discard pile first (PILE-1)."""
        state = self.state
        if state.size[TOP] > 0:
            for card in range(CARDS_IN_BOX):
                if state.where[card] == TOP:
                    return card
        if state.size[PILE] == 0:
            if state.size[DISCARD] == 0:
                return NO_CARD
            self.rebuild()
        pile = vec[i64]([0] * CARDS_IN_BOX)
        count: i64 = 0
        for card in range(CARDS_IN_BOX):
            if state.where[card] == PILE:
                pile[count] = card
                count += 1
        self.final |= FINAL_CHANCE
        return self.chance.draw(state.shuffle, pile, state.size[PILE])

    def rebuild(self) -> None:
        """Shuffle the discard pile into a new draw pile; what anybody knew of it is gone."""
        state = self.state
        self.emit(PILE_REBUILT, -1, n=state.size[DISCARD])
        for card in range(CARDS_IN_BOX):
            if state.where[card] == DISCARD:
                self.move(card, PILE)
                state.known[card] = 0
        state.shuffle += 1

    def draw(self, seat: i64, place: i64) -> i64:
        """Draw a card to a place of the seat's; the card, or -1 if there is none (PILE-2)."""
        card = self.next_card()
        if card < 0:
            return card
        self.final |= FINAL_LEARNED
        self.move(card, place)
        bit: i64 = i64(1) << seat
        self.state.known[card] = bit
        self.emit(DREW, seat, number_of(card), mask=bit)
        return card

    def draw_some(self, seat: i64, n: i64) -> i64:
        """Draw up to n cards to decide about; how many it were."""
        drawn: i64 = 0
        while drawn < n:
            if self.draw(seat, DRAWN + seat) < 0:
                break
            drawn += 1
        return drawn

    def keep(self, seat: i64, card: i64) -> None:
        """Put a drawn card into the hand."""
        self.move(card, HAND + seat)
        self.emit(KEPT, seat, number_of(card), mask=i64(1) << seat)

    def discard_drawn(self, seat: i64) -> None:
        """Discard all drawn cards that are left, unseen by the others."""
        state = self.state
        if state.size[DRAWN + seat] == 0:
            return
        for card in range(CARDS_IN_BOX):
            if state.where[card] == DRAWN + seat:
                self.move(card, DISCARD)
                self.emit(DRAW_DISCARDED, seat, number_of(card), mask=i64(1) << seat)

    def drawn_card(self, seat: i64) -> i64:
        """The lowest card that a seat has drawn and not decided about."""
        for card in range(CARDS_IN_BOX):
            if self.state.where[card] == DRAWN + seat:
                return card
        raise AssertionError("no card was drawn")

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        """Discard a card from the hand, shown to all."""
        shown_from_hand(self.state, seat, card)
        self.move(card, DISCARD)
        self.emit(HAND_DISCARDED, seat, number_of(card))

    def put_into_play(self, seat: i64, card: i64) -> None:
        """Put a card into play for free: no cost, no Leech, Staff or Vase; its entering effect follows (SUMMON-3)."""
        if self.state.where[card] == HAND + seat:
            shown_from_hand(self.state, seat, card)
        self.enter(seat, card, 1)
        self.push(S_ENTER, seat, card, 1)

    def enter(self, seat: i64, card: i64, free: i64) -> None:
        """A card lies in play from now on, straight."""
        self.state.known[card] = EVERYBODY
        self.move(card, PLAY + seat)
        self.emit(ENTERED, seat, number_of(card), n=free)

    def sacrifice(self, seat: i64, card: i64) -> None:
        """Move a card from play to the discard pile, with all consequences."""
        self.strip(seat, card)
        self.move(card, DISCARD)
        self.emit(SACRIFICED, seat, number_of(card))
        cause = self.cause
        self.cause = number_of(card)
        CARDS[number_of(card)].leaves(self, seat, card, True)
        self.cause = cause

    def take_back(self, seat: i64, card: i64) -> None:
        """Take a card from play back into the hand; everybody knows it is there."""
        self.strip(seat, card)
        self.move(card, HAND + seat)
        self.emit(TAKEN_BACK, seat, number_of(card))
        CARDS[number_of(card)].leaves(self, seat, card, False)

    def strip(self, seat: i64, card: i64) -> None:
        """Straighten a card that leaves and lose the tokens on it."""
        state = self.state
        state.turned[card] = 0
        store = store_of(card)
        if store >= 0:
            for energy in range(4):
                n = state.tokens[store * 4 + energy]
                if n > 0:
                    state.tokens[store * 4 + energy] = 0
                    self.emit(STORE_LOST, seat, number_of(card), n=n, energy=energy)
