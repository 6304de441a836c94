"""Cards of the basic set (1 to 30) that act when they are turned, and not on entering."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card, Names, Printed
from seasons.rules.cards.choices import numbers_at
from seasons.rules.codes import FIRST, HAND, PLAY, WHY_EMPTY_HAND, WHY_ENERGY, WHY_NO_ROOM, WHY_TURN_OPENED
from seasons.rules.costs import pack
from seasons.rules.events import TRANSMUTED
from seasons.rules.facts import FAMILIAR, ITEM
from seasons.rules.moves import PUT, TYPE, card_named
from seasons.rules.passives import all_held, held_by
from seasons.rules.state import State
from seasons.rules.steps.payment import pay, pay_any
from seasons.rules.transition import Transition
from seasons.vecs import vec


class BalanceOfIshtar(Card):
    """Three identical energies become three crystals each (first edition: four)."""

    number: i64 = 5
    printed: Printed = ("Balance of Ishtar", ITEM, 4, (0, 0, 0, 0), (2, 2, 2))
    first_edition_price: i64 = 6
    asks: Names = ("balance",)

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        for energy in range(4):
            if held_by(state, me, energy) >= balance_size(state.edition):
                return 0
        return WHY_ENERGY

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for energy in range(4):
            if held_by(state, me, energy) >= balance_size(state.edition):
                out[count] = TYPE + energy
                count += 1
        return count

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        run.then(me, card, 0)
        pay(run, me, card, pack(move - TYPE, balance_size(run.state.edition)), 0)

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        run.gain(me, balance_size(run.state.edition) * (3 + run.per_transmuted(me)))


def balance_size(edition: i64) -> i64:
    """How many identical energies the Balance of Ishtar turns into three crystals each (EDITION-1, EDITION-2)."""
    return 4 if edition == FIRST else 3


class DieOfMalice(Card):
    """Its question opens the turn (steps.turn.Reroll); after the roll it pays two crystals."""

    number: i64 = 15
    printed: Printed = ("Die of Malice", ITEM, 8, (0, 0, 0, 0), (0, 0, 0))

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return WHY_TURN_OPENED

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.gain(me, 2)


class KairnTheDestroyer(Card):
    """One energy: each opponent loses four crystals."""

    number: i64 = 16
    printed: Printed = ("Kairn the Destroyer", FAMILIAR, 9, (3, 0, 0, 0), (0, 0, 0))

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if all_held(state, me) > 0 else WHY_ENERGY

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.then(me, card, 0)
        pay_any(run, me, card, 1)

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        players = run.state.players
        for step in range(1, players):
            run.lose((me + step) % players, 4)


class PotionOfPower(Card):
    """Sacrifice: draw a card, gauge +2."""

    number: i64 = 23
    printed: Printed = ("Potion of Power", ITEM, 0, (0, 0, 2, 0), (0, 0, 0))

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.sacrifice(me, card)
        run.draw(me, HAND + me)
        run.change_gauge(me, 2)


class PotionOfDreams(Card):
    """Sacrifice it and the whole reserve: a card from the hand comes into play for free."""

    number: i64 = 24
    printed: Printed = ("Potion of Dreams", ITEM, 0, (2, 0, 0, 0), (0, 0, 0))
    asks: Names = ("put",)

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        refusal: i64 = 0
        if state.size[HAND + me] == 0:
            refusal |= WHY_EMPTY_HAND
        if state.size[PLAY + me] > state.gauge[me]:  # its own place counts as free
            refusal |= WHY_NO_ROOM
        return refusal

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.sacrifice(me, card)
        run.empty_reserve(me)
        run.ask(me, card, 0)

    def forced(self, state: State, me: i64, stage: i64) -> bool:
        return state.size[HAND + me] == 1

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        return numbers_at(state, HAND + me, PUT, out, 0)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        run.put_into_play(me, run.state.in_hand(me, card_named(move, PUT)))


class PotionOfKnowledge(Card):
    number: i64 = 25
    printed: Printed = ("Potion of Knowledge", ITEM, 0, (0, 2, 0, 0), (0, 0, 0))

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.sacrifice(me, card)
        run.take(me, 5, card)


class PotionOfLife(Card):
    """Sacrifice: every energy of the reserve is transmuted into four crystals."""

    number: i64 = 26
    printed: Printed = ("Potion of Life", ITEM, 0, (0, 0, 0, 2), (0, 0, 0))

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        state = run.state
        run.sacrifice(me, card)
        for energy in range(4):
            for _ in range(state.reserve[me * 4 + energy]):
                run.spend(me, energy, 0, 0)
                worth = 4 + run.per_transmuted(me)
                state.crystals[me] += worth
                run.emit(TRANSMUTED, me, n=worth, energy=energy)
