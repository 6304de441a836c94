"""Summoning and entering, and the questions cards ask."""

from mypy_extensions import i64

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
from seasons.rules.facts import ELEMENTAL_AMULET, FAIRIES, LEECH, STAFF, VASE, crystal_cost, printed_cost
from seasons.rules.knowledge import shown_from_hand
from seasons.rules.state import CARD, SEAT, A, B, State, number_of
from seasons.rules.steps.base import OneSeat, Step
from seasons.rules.steps.payment import affordable, pay, waivers
from seasons.rules.transition import CARDS, S_ENTER, S_SUMMONED, Transition, top_card, top_field
from seasons.vecs import vec


def summon_refusal(state: State, seat: i64, number: i64) -> i64:
    """Why a card in hand cannot be summoned: 0, or a mask of WHY_* (SUMMON-1)."""
    refusal: i64 = 0
    if not state.room(seat):
        refusal |= WHY_NO_ROOM
    price = crystal_cost(number, state.players, state.edition)
    if state.crystals[seat] < price:
        refusal |= WHY_CRYSTALS
    elif state.crystals[seat] < price + state.leeches(seat):
        refusal |= WHY_LEECH
    if number == ELEMENTAL_AMULET:
        if state.all_held(seat) == 0:
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
    if number == ELEMENTAL_AMULET:
        run.ask(seat, card, 0)
        return
    cost = printed_cost(number, state.players)
    pay(run, seat, card, cost, waivers(state, seat, cost))


def activate(run: Transition, seat: i64, card: i64) -> None:
    """Turn a card, pay the Fairies, then let the card act (ACTIVATE-2)."""
    turn_card(run, seat, card)
    CARDS[number_of(card)].activate(run, seat, card)


def turn_card(run: Transition, seat: i64, card: i64) -> None:
    """Turn a card; the opponents' Fairies take their crystals, clockwise from the left."""
    state = run.state
    state.turned[card] = 1
    run.emit(ACTIVATED, seat, number_of(card))
    for step in range(1, state.players):
        other = (seat + step) % state.players
        for _ in range(state.copies(other, FAIRIES)):
            run.cause = FAIRIES
            run.give(seat, other, 1)
            run.gain(other, 1)
    run.cause = number_of(card)


class Summoned(Step):
    """The energies are paid: crystals and Leeches follow, then the card enters, then Staffs and Vases act.

    A is the mask of types paid for the Elemental Amulet.
    """

    def go(self, run: Transition) -> bool:
        state = run.state
        seat = run.field(SEAT)
        card = run.field(CARD)
        types = run.field(A)
        run.pop()
        run.lose(seat, crystal_cost(number_of(card), state.players, state.edition))
        for step in range(1, state.players):
            other = (seat + step) % state.players
            run.cause = LEECH
            run.give(seat, other, state.copies(other, LEECH))
        run.cause = number_of(card)
        run.enter(seat, card, 0)
        run.push(S_ENTER, seat, card, 0, types)
        for number in (VASE, STAFF):
            low: i64 = number * 2 - 2
            for trigger in (low, low + 1):
                if trigger != card and state.where[trigger] == PLAY + seat:
                    run.cause = number
                    CARDS[number].on_summon(run, seat, trigger)
        return False


class Enter(Step):
    """A card's entering effect. A is 1 for a card that came for free, B the types paid for the Elemental Amulet."""

    def go(self, run: Transition) -> bool:
        card = run.field(CARD)
        seat = run.field(SEAT)
        free = run.field(A) == 1
        types = run.field(B)
        run.pop()
        run.cause = number_of(card)
        if types:
            CARDS[number_of(card)].resume(run, seat, card, 0, types)
        else:
            CARDS[number_of(card)].enter(run, seat, card, free)
        return False


class Ask(OneSeat):
    """A question of a card. A is its stage, B the number the card gave along."""

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        card: Card = CARDS[number_of(run.field(CARD))]
        out = vec[i64]([0] * 128)
        count = card.options(run.state, seat, run.field(A), run.field(B), out)
        if count == 0:
            run.pop()
            return False
        if count == 1 and card.forced(run.state, seat, run.field(A)):
            self.answer(run, seat, out[0])
            return False
        return True

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        return CARDS[number_of(top_card(state))].options(state, seat, top_field(state, A), top_field(state, B), out)

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        card = run.field(CARD)
        stage = run.field(A)
        memo = run.field(B)
        run.pop()
        run.cause = number_of(card)
        CARDS[number_of(card)].answer(run, seat, card, stage, memo, move)


class Resume(Step):
    """A card goes on after a payment. A is its stage, B what was paid."""

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        card = run.field(CARD)
        stage = run.field(A)
        paid = run.field(B)
        run.pop()
        run.cause = number_of(card)
        CARDS[number_of(card)].resume(run, seat, card, stage, paid)
        return False
