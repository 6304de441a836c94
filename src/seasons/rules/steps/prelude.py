"""The prelude: everybody drafts at the same time, then splits nine cards into three years."""

from mypy_extensions import i64

from seasons.rules.cards.choices import numbers_at
from seasons.rules.codes import (
    DRAFTED,
    FINAL_LEARNED,
    FINAL_OTHERS,
    HAND,
    LIBRARY2,
    LIBRARY3,
    PACK,
    YEAR1,
    YEAR2,
    YEAR3,
)
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.events import PICKED, SPLIT
from seasons.rules.knowledge import passed_on, pick_number, set_memory
from seasons.rules.moves import CHOOSE_YEAR, KEEP_CARD, PICK, card_named, like_first
from seasons.rules.stack import S_PICK, S_SPLIT
from seasons.rules.state import State, number_of
from seasons.rules.steps.base import Step, register
from seasons.rules.transition import Transition
from seasons.vecs import vec


class Pick(Step):
    """Everybody picks a card of their pack; picks count when the last one is in (SETUP-5)."""

    kind: str = "pick"

    def go(self, run: Transition) -> bool:
        state = run.state
        for seat in range(state.players):
            if self.owes(state, seat):
                return True
        for seat in range(state.players):
            card = state.find(PACK + seat, state.picks[seat])
            state.picks[seat] = 0
            self.put_aside(run, seat, card)
        self.pass_packs(run)
        if state.size[PACK] == 1:
            for seat in range(state.players):
                for card in range(CARDS_IN_BOX):
                    if state.where[card] == PACK + seat:
                        self.put_aside(run, seat, card)
                        break
            run.pop()
        return False

    def put_aside(self, run: Transition, seat: i64, card: i64) -> None:
        """A picked card lies face down before its owner."""
        run.move(card, DRAFTED + seat)
        run.state.known[card] = i64(1) << seat
        set_memory(run.state, seat, card, 0)
        run.emit(PICKED, seat, number_of(card), mask=i64(1) << seat)

    def pass_packs(self, run: Transition) -> None:
        """All packs go to the left; everybody remembers what they passed on."""
        state = run.state
        run.final |= FINAL_LEARNED | FINAL_OTHERS
        pick = pick_number(state) - 1
        players = state.players
        for card in range(CARDS_IN_BOX):
            seat = state.where[card] - PACK
            if 0 <= seat < 4:
                passed_on(state, seat, card, pick)
                left = (seat + 1) % players
                state.where[card] = PACK + left
                state.known[card] = i64(1) << left

    def owes(self, state: State, seat: i64) -> bool:
        return state.picks[seat] == 0

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        return numbers_at(state, PACK + seat, PICK, out, 0)

    def allows(self, state: State, seat: i64, move: i64) -> bool:
        return PICK <= like_first(move) < KEEP_CARD and state.find(PACK + seat, card_named(move, PICK)) >= 0

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        run.state.picks[seat] = card_named(move, PICK)


class Split(Step):
    """Everybody assigns their nine cards, in ascending order, to the three years."""

    kind: str = "split"

    def go(self, run: Transition) -> bool:
        state = run.state
        for seat in range(state.players):
            if self.owes(state, seat):
                return True
        run.pop()
        for card in range(CARDS_IN_BOX):
            place = state.where[card]
            if YEAR1 <= place < YEAR2:
                run.move(card, HAND + place - YEAR1)
            elif YEAR2 <= place < YEAR3:
                run.move(card, LIBRARY2 + place - YEAR2)
            elif YEAR3 <= place < YEAR3 + 4:
                run.move(card, LIBRARY3 + place - YEAR3)
        run.final |= FINAL_OTHERS
        for seat in range(state.players):
            run.emit(SPLIT, seat)
        return False

    def owes(self, state: State, seat: i64) -> bool:
        return state.size[DRAFTED + seat] > 0

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        card = split_card(state, seat)
        earliest: i64 = 0
        twin = card ^ 1
        place = state.where[twin] - seat
        if place == YEAR1 or place == YEAR2 or place == YEAR3:
            earliest = (place - YEAR1) // 4  # equal copies go to years in ascending order
        twin_follows = place == DRAFTED
        count: i64 = 0
        room_later: i64 = 0
        for year in range(2, earliest - 1, -1):
            room = 3 - state.size[YEAR1 + 4 * year + seat]
            if room > 1 or (room == 1 and (not twin_follows or room_later > 0)):
                out[count] = CHOOSE_YEAR + year
                count += 1
            room_later += room
        for index in range(count // 2):
            other = count - 1 - index
            first = out[index]
            out[index] = out[other]
            out[other] = first
        return count

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        out = vec[i64]([0] * 4)
        while True:
            run.move(split_card(run.state, seat), YEAR1 + 4 * (move - CHOOSE_YEAR) + seat)
            if run.state.size[DRAFTED + seat] == 0 or self.options(run.state, seat, out) > 1:
                return
            move = out[0]

    def shown(self, state: State, seat: i64) -> i64:
        return number_of(split_card(state, seat))


def split_card(state: State, seat: i64) -> i64:
    """The card that a seat assigns to a year next."""
    for card in range(CARDS_IN_BOX):
        if state.where[card] == DRAFTED + seat:
            return card
    raise AssertionError("all cards are assigned")


def retract(state: State, seat: i64) -> bool:
    """Take back a simultaneous answer while the others still choose (SETUP-5); False if there is none."""
    if state.picks[seat]:
        state.picks[seat] = 0
        return True
    found = False
    for card in range(CARDS_IN_BOX):
        place = state.where[card] - seat
        if place == YEAR1 or place == YEAR2 or place == YEAR3:
            state.size[state.where[card]] -= 1
            state.where[card] = DRAFTED + seat
            state.size[DRAFTED + seat] += 1
            found = True
    return found


register(S_PICK, Pick())
register(S_SPLIT, Split())
