"""A whole state that could lie behind a view: hidden cards dealt anew, consistent with all the seat knows."""

from mypy_extensions import i64

from seasons.rules.chance import Fast
from seasons.rules.codes import DISCARD, DRAFTED, HAND, HIDDEN, LIBRARY2, LIBRARY3, PACK, PILE, PLACES, PLAY, TOP
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.facts import KIND
from seasons.rules.knowledge import CARDS_PER_PACK, UNGROUPED, holders, memory_of, pick_number
from seasons.rules.stack import S_ASK, top_number, top_seat, top_step
from seasons.rules.state import State, number_of
from seasons.rules.transition import CARDS
from seasons.rules.views import AnyView
from seasons.vecs import vec


class Dealer:
    """Deals the hidden cards of a view into the places that still have room for them."""

    def __init__(self, sight: AnyView, chance: Fast) -> None:
        self.seat = sight.seat
        self.chance = chance
        self.state = sight.table.copy()
        self.room = vec[i64]([0] * PLACES)
        for place in range(4, PLACES):
            self.room[place] = self.state.size[place]
        for card in range(CARDS_IN_BOX):
            if self.state.where[card] >= 4:
                self.room[self.state.where[card]] -= 1

    def put(self, card: i64, place: i64) -> None:
        """A hidden card lies here."""
        self.room[place] -= 1
        self.state.where[card] = place
        owned = place != PILE and place != TOP and place != DISCARD
        self.state.known[card] = i64(1) << (place % 4) if owned else 0

    def hidden_copy(self, card: i64) -> i64:
        """This card or its twin, whichever is hidden, or -1."""
        if self.state.where[card] == HIDDEN:
            return card
        return card ^ 1 if self.state.where[card ^ 1] == HIDDEN else -1

    def hold(self, card: i64, seat: i64) -> bool:
        """Put a card among the hidden cards of a seat, each place as likely as it is large; False if it is full."""
        room = self.room
        places = room[DRAFTED + seat] + room[HAND + seat] + room[LIBRARY2 + seat] + room[LIBRARY3 + seat]
        if places <= 0:
            return False
        index = self.chance.below(places)
        for zone in (DRAFTED, HAND, LIBRARY2, LIBRARY3):
            index -= room[zone + seat]
            if index < 0:
                self.put(card, zone + seat)
                return True
        raise AssertionError("the places were counted wrongly")

    def place_group(self, pack: i64, pick: i64) -> None:
        """Cards of one pack last seen at one pick: each later picker took one, the rest is still in the pack."""
        members = vec[i64]([0] * 9)
        count: i64 = 0
        takers: i64 = 0
        for card in range(CARDS_IN_BOX):
            bits = memory_of(self.state, self.seat, card)
            if holders(bits) and bits & 63 == (pack << 4 | pick):
                takers = holders(bits)
                if self.hidden_copy(card) >= 0:
                    members[count] = card
                    count += 1
        if count == 0:
            return
        self.shuffle(members, count)
        players = self.state.players
        drafting = self.state.size[PACK] > 0
        now: i64 = pick_number(self.state) if drafting else CARDS_PER_PACK
        for later in range(pick + 1, now):
            taker = (pack + later) % players
            if later < pick + players and takers >> taker & 1 and count > 0:
                count -= 1
                card = self.hidden_copy(members[count])
                if card >= 0:
                    self.hold(card, taker)
        for index in range(count):
            card = self.hidden_copy(members[index])
            if card >= 0 and drafting and self.room[PACK + (pack + now) % players] > 0:
                self.put(card, PACK + (pack + now) % players)

    def place_loose(self) -> None:
        """Remembered cards whose group is broken: any possible holder with room."""
        for card in range(CARDS_IN_BOX):
            bits = memory_of(self.state, self.seat, card)
            if not holders(bits) or bits & 15 != UNGROUPED:
                continue
            hidden = self.hidden_copy(card)
            start = self.chance.below(4)
            for step in range(4):
                seat = (start + step) % 4
                if hidden >= 0 and holders(bits) >> seat & 1 and self.hold(hidden, seat):
                    break

    def place_needed(self) -> None:
        """A seat whose card asks about a card of one kind has such a card: in its hand, if none lies open."""
        state = self.state
        if state.depth == 0 or top_step(state) != S_ASK:
            return
        kind = CARDS[top_number(state)].needs_kind
        if kind < 0:
            return
        seat = top_seat(state)
        if self.room[HAND + seat] == 0:
            return
        likely = vec[i64]([0] * CARDS_IN_BOX)
        count: i64 = 0
        any_other: i64 = -1
        for card in range(CARDS_IN_BOX):
            if KIND[number_of(card)] == kind:
                place = state.where[card] - seat
                if place == HAND or place == PLAY:
                    return
                if state.where[card] == HIDDEN:
                    any_other = card
                    if self.may_hold(seat, card):
                        likely[count] = card
                        count += 1
        if count > 0:
            self.put(likely[self.chance.below(count)], HAND + seat)
        elif any_other >= 0:
            self.put(any_other, HAND + seat)

    def may_hold(self, seat: i64, card: i64) -> bool:
        """Whether a hidden card may be this seat's, by what the viewer remembers of the draft."""
        if self.seat < 0:
            return True
        takers = holders(memory_of(self.state, self.seat, card))
        return takers == 0 or bool(takers >> seat & 1)

    def place_rest(self) -> None:
        """All other hidden cards go anywhere there is room, every deal equally likely."""
        rest = vec[i64]([0] * CARDS_IN_BOX)
        count: i64 = 0
        for card in range(CARDS_IN_BOX):
            if self.state.where[card] == HIDDEN:
                rest[count] = card
                count += 1
        self.shuffle(rest, count)
        for place in range(4, PLACES):
            while self.room[place] > 0:
                count -= 1
                self.put(rest[count], place)

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Bring the first `count` cards into a random order."""
        for index in range(count - 1, 0, -1):
            other = self.chance.below(index + 1)
            held = cards[index]
            cards[index] = cards[other]
            cards[other] = held


def resample(sight: AnyView, chance: Fast) -> State:
    """A state consistent with a view; draws from a uniform prior over what the viewer cannot know.

    >>> from seasons.rules import Fast, new_game, resample, view
    >>> seen = view(new_game(2, Fast(1)), 0)
    >>> view(resample(seen, Fast(7)), 0) == seen
    True
    """
    dealer = Dealer(sight, chance)
    dealer.place_needed()
    if sight.seat >= 0:
        for pack in range(sight.table.players):
            for pick in range(CARDS_PER_PACK):
                dealer.place_group(pack, pick)
        dealer.place_loose()
    dealer.place_rest()
    return dealer.state
