"""Cards 41 to 50, in the books' order."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card
from seasons.rules.cards.cards_21_30 import other_items
from seasons.rules.cards.choices import cards_in_play, chosen_in_play
from seasons.rules.codes import HAND, PLAY, REVISED, WATER, WHY_CRYSTALS, WHY_ENERGY, WHY_NO_FAMILIAR
from seasons.rules.costs import pack
from seasons.rules.events import PASSED_ON
from seasons.rules.facts import FAMILIAR, KIND
from seasons.rules.moves import COUNT, DISCARD_CARD, SACRIFICE, TYPE
from seasons.rules.state import State, number_of
from seasons.rules.steps.payment import pay
from seasons.rules.transition import Transition
from seasons.vecs import vec


class ThievingFairies(Card):
    """A crystal and one more per activation of an opponent: steps.cards.turn_card pays."""


class CursedTreatiseOfArus(Card):
    """Two energies, ten crystals, gauge +1; sacrificed, it takes the whole reserve along."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 10)
        run.change_gauge(me, 1)
        run.take(me, 2, card)

    def leaves(self, run: Transition, me: i64, card: i64, sacrificed: bool) -> None:
        if sacrificed:
            run.empty_reserve(me)


def familiars_in_play(state: State, me: i64) -> i64:
    """How many familiars a seat has in play."""
    found: i64 = 0
    for card in range(100):
        if state.where[card] == PLAY + me and KIND[number_of(card)] == FAMILIAR:
            found += 1
    return found


class IdolOfTheFamiliar(Card):
    """Ten crystals on entering (revised edition); activated, one per familiar."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        if run.state.edition == REVISED:
            run.gain(me, 10)

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.gain(me, familiars_in_play(run.state, me))


class NecroticKriss(Card):
    """A familiar from hand or play: four energies."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        for other in range(100):
            if KIND[number_of(other)] == FAMILIAR:
                place = state.where[other] - me
                if place == HAND or place == PLAY:
                    return 0
        return WHY_NO_FAMILIAR

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def forced(self, state: State, me: i64, stage: i64) -> bool:
        return state.size[HAND + me] == 0

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        hand: i64 = HAND + me
        for card in range(100):
            if state.where[card] == hand and KIND[number_of(card)] == FAMILIAR:
                if not card & 1 or state.where[card - 1] != hand:
                    out[count] = DISCARD_CARD + card // 2
                    count += 1
        return cards_in_play(state, me, FAMILIAR, SACRIFICE, out, count)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        if move >= SACRIFICE:
            run.sacrifice(me, chosen_in_play(run.state, me, move, SACRIFICE))
        else:
            run.discard_from_hand(me, run.state.in_hand(me, move - DISCARD_CARD + 1))
        run.take(me, 4, card)


class LanternOfXidit(Card):
    def at_end(self, state: State, me: i64) -> i64:
        return 3 * state.total(me)


class SealedChestOfUrm(Card):
    def at_end(self, state: State, me: i64) -> i64:
        return 0 if familiars_in_play(state, me) else 20


class MirrorOfTheSeasons(Card):
    """X crystals turn X energies of one type into X of another. Memo: the type, then X times 4 on top."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        refusal: i64 = 0
        if state.after_fairies(me) == 0:
            refusal |= WHY_CRYSTALS
        if state.all_held(me) == 0:
            refusal |= WHY_ENERGY
        return refusal

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if stage == 0:
            for energy in range(4):
                if state.held(me, energy) > 0:
                    out[count] = TYPE + energy
                    count += 1
        elif stage == 1:
            most = state.held(me, memo)
            if most > state.crystals[me]:
                most = state.crystals[me]
            for index in range(most):
                out[index] = COUNT + index
            count = most
        else:
            for energy in range(4):
                if energy != memo & 3:
                    out[count] = TYPE + energy
                    count += 1
        return count

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        if stage == 0:
            run.ask(me, card, 1, move - TYPE)
        elif stage == 1:
            x = move - COUNT + 1
            run.lose(me, x)
            run.ask(me, card, 2, x << 2 | memo)
            pay(run, me, card, pack(memo, x), 0)
        else:
            run.receive(me, move - TYPE, memo >> 2)
            run.check_limit(me)


class PendantOfRagnor(Card):
    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.take(me, other_items(run.state, me, card), card)


class SidNightshade(Card):
    """With strictly the most crystals, five from each opponent."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        state = run.state
        for other in range(state.players):
            if other != me and state.crystals[other] >= state.crystals[me]:
                return
        for step in range(1, state.players):
            run.give((me + step) % state.players, me, 5)


class DamnedSoulOfOnys(Card):
    """Ten crystals and a water; a water passes it to the left; three crystals lost a round."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 10)
        run.receive(me, WATER, 1)
        run.check_limit(me)

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if state.held(me, WATER) > 0 else WHY_ENERGY

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.then(me, card, 0)
        pay(run, me, card, pack(WATER, 1), 0)

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        left = (me + 1) % run.state.players
        run.state.turned[card] = 0
        run.move(card, PLAY + left)
        run.emit(PASSED_ON, me, number_of(card), other=left)

    def on_round_end(self, run: Transition, me: i64, card: i64) -> None:
        run.lose(me, 3)
