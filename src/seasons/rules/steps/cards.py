"""Summoning and entering, and the questions cards ask."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.cards import AFTER_SUMMON, OTHERS_ACTIVATE, OTHERS_SUMMON
from seasons.rules.cards.base import Card
from seasons.rules.codes import (
    PLAY,
    WHY_CRYSTALS,
    WHY_ENERGY,
    WHY_LEECH,
    WHY_NO_ROOM,
    WHY_TURNED,
)
from seasons.rules.events import ACTIVATED, SUMMONS
from seasons.rules.facts import CHOSEN_COST, crystal_cost, printed_cost
from seasons.rules.knowledge import shown_from_hand
from seasons.rules.passives import all_held, summon_fee
from seasons.rules.stack import (
    CARD,
    MEMO,
    PAID,
    S_ASK,
    S_ENTER,
    S_RESUME,
    S_SUMMONED,
    SEAT,
    STAGE,
    TYPES,
    A,
    B,
    top_card,
    top_field,
)
from seasons.rules.state import State, number_of
from seasons.rules.steps.base import OneSeat, Step, register
from seasons.rules.steps.payment import affordable, pay, waivers
from seasons.rules.transition import CARDS, Transition
from seasons.vecs import vec

FREE: Final = A  # of entering: 1 for a card that came without being summoned
ENTER_TYPES: Final = B  # of entering: the types paid, if they were chosen


def summon_refusal(state: State, seat: i64, number: i64) -> i64:
    """Why a card in hand cannot be summoned: 0, or a mask of WHY_* (SUMMON-1)."""
    refusal: i64 = 0
    if not state.room(seat):
        refusal |= WHY_NO_ROOM
    price = crystal_cost(number, state.players, state.edition)
    if state.crystals[seat] < price:
        refusal |= WHY_CRYSTALS
    elif state.crystals[seat] < price + summon_fee(state, seat):
        refusal |= WHY_LEECH
    if CHOSEN_COST[number]:
        if all_held(state, seat) == 0:
            refusal |= WHY_ENERGY
    elif not affordable(state, seat, printed_cost(number, state.players)):
        refusal |= WHY_ENERGY
    return refusal


def activate_refusal(state: State, seat: i64, card: i64) -> i64:
    """Why a card in play cannot be activated: 0, or a mask of WHY_*."""
    refusal = CARDS[number_of(card)].refusal(state, seat, card)
    if state.turned[card]:
        refusal |= WHY_TURNED
    return refusal


def summon(run: Transition, seat: i64, number: i64) -> None:
    """Summon a card from the hand: pay first, then it enters (SUMMON-2)."""
    state = run.state
    card = state.in_hand(seat, number)
    shown_from_hand(state, seat, card)
    run.cause = number
    run.emit(SUMMONS, seat, number)
    run.push(S_SUMMONED, seat, card)
    if CHOSEN_COST[number]:
        run.ask(seat, card, 0)
        return
    cost = printed_cost(number, state.players)
    pay(run, seat, card, cost, waivers(state, seat, cost))


def activate(run: Transition, seat: i64, card: i64) -> None:
    """Turn a card, let opponents take what that gives them, then let the card act (ACTIVATE-2)."""
    turn_card(run, seat, card)
    CARDS[number_of(card)].activate(run, seat, card)


def turn_card(run: Transition, seat: i64, card: i64) -> None:
    """Turn a card; what opponents have in play acts first, clockwise from the left."""
    state = run.state
    state.turned[card] = 1
    run.emit(ACTIVATED, seat, number_of(card))
    for step in range(1, state.players):
        other = (seat + step) % state.players
        for index in range(len(OTHERS_ACTIVATE)):
            copies = state.copies(other, OTHERS_ACTIVATE[index])
            if copies > 0:
                run.cause = OTHERS_ACTIVATE[index]
                CARDS[run.cause].on_other_activates(run, other, copies, seat)
    run.cause = number_of(card)


class Summoned(Step):
    """The energies are paid: crystals follow, opponents' cards act, the card enters, the owner's other cards act."""

    def go(self, run: Transition) -> bool:
        state = run.state
        seat = run.field(SEAT)
        card = run.field(CARD)
        types = run.field(TYPES)
        run.pop()
        run.lose(seat, crystal_cost(number_of(card), state.players, state.edition))
        for step in range(1, state.players):
            other = (seat + step) % state.players
            for index in range(len(OTHERS_SUMMON)):
                copies = state.copies(other, OTHERS_SUMMON[index])
                if copies > 0:
                    run.cause = OTHERS_SUMMON[index]
                    CARDS[run.cause].on_other_summons(run, other, copies, seat)
        run.cause = number_of(card)
        run.enter(seat, card, 0)
        run.push(S_ENTER, seat, card, 0, types)
        for index in range(len(AFTER_SUMMON)):
            low: i64 = AFTER_SUMMON[index] * 2 - 2
            for trigger in (low, low + 1):
                if trigger != card and state.where[trigger] == PLAY + seat:
                    run.cause = AFTER_SUMMON[index]
                    CARDS[run.cause].on_summon(run, seat, trigger)
        return False


class Enter(Step):
    """A card's entering effect."""

    def go(self, run: Transition) -> bool:
        card = run.field(CARD)
        seat = run.field(SEAT)
        free = run.field(FREE) == 1
        types = run.field(ENTER_TYPES)
        run.pop()
        run.cause = number_of(card)
        if types:
            CARDS[number_of(card)].resume(run, seat, card, 0, types)
        else:
            CARDS[number_of(card)].enter(run, seat, card, free)
        return False


class Ask(OneSeat):
    """A question of a card."""

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        card: Card = CARDS[number_of(run.field(CARD))]
        out = vec[i64]([0] * 128)
        count = card.options(run.state, seat, run.field(STAGE), run.field(MEMO), out)
        if count == 0:
            run.pop()
            return False
        if count == 1 and card.forced(run.state, seat, run.field(STAGE)):
            self.answer(run, seat, out[0])
            return False
        return True

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        return CARDS[number_of(top_card(state))].options(
            state, seat, top_field(state, STAGE), top_field(state, MEMO), out
        )

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        card = run.field(CARD)
        stage = run.field(STAGE)
        memo = run.field(MEMO)
        run.pop()
        run.cause = number_of(card)
        CARDS[number_of(card)].answer(run, seat, card, stage, memo, move)

    def kind_now(self, state: State) -> str:
        return CARDS[number_of(top_card(state))].asks[top_field(state, STAGE)]

    def count(self, state: State, seat: i64) -> i64:
        card = CARDS[number_of(top_card(state))]
        return len(card.asks) - top_field(state, STAGE) if card.together else 1

    def shown(self, state: State, seat: i64) -> i64:
        place = CARDS[number_of(top_card(state))].shows(seat, top_field(state, STAGE))
        return state.number_at(place) if place >= 0 else 0


class Resume(Step):
    """A card goes on after a payment."""

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        card = run.field(CARD)
        stage = run.field(STAGE)
        paid = run.field(PAID)
        run.pop()
        run.cause = number_of(card)
        CARDS[number_of(card)].resume(run, seat, card, stage, paid)
        return False


register(S_SUMMONED, Summoned())
register(S_ENTER, Enter())
register(S_ASK, Ask())
register(S_RESUME, Resume())
