"""Cards of the advanced set (31 to 50) that act when they are turned, and not on entering."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card, Names, Printed
from seasons.rules.codes import (
    DISCARD,
    FINAL_LEARNED,
    TOP,
    WHY_CRYSTALS,
    WHY_ENERGY,
    WHY_NO_CARD,
)
from seasons.rules.costs import pack, part
from seasons.rules.events import ENERGY_STORED, LOOKED, TOP_DISCARDED, TOP_KEPT
from seasons.rules.facts import ITEM
from seasons.rules.moves import (
    COUNT,
    LOOK,
    PLAY_TOP,
    PUT_BACK,
    SPEND_CRYSTALS,
    SPEND_ENERGY,
    TYPE,
)
from seasons.rules.passives import CAULDRON_FULL, after_fairies, all_held, held_by, store_of
from seasons.rules.state import State, number_of
from seasons.rules.steps.payment import pay, pay_any
from seasons.rules.transition import Transition
from seasons.vecs import vec


class TreeOfLight(Card):
    """Three crystals for an energy, or an energy for the right to transmute."""

    number: i64 = 32
    printed: Printed = ("Tree of Light", ITEM, 12, (0, 0, 0, 2), (0, 0, 0))
    asks: Names = ("tree",)

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        if after_fairies(state, me) >= 3 or all_held(state, me) > 0:
            return 0
        return WHY_CRYSTALS | WHY_ENERGY

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if state.crystals[me] >= 3:
            out[0] = SPEND_CRYSTALS
            count = 1
        if all_held(state, me) > 0:
            out[count] = SPEND_ENERGY
            count += 1
        return count

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        if move == SPEND_CRYSTALS:
            run.lose(me, 3)
            run.take(me, 1, card)
        else:
            run.then(me, card, 0)
            pay_any(run, me, card, 1)

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        run.grant_right(me)


class CrystalOrb(Card):
    """Look at the top card and perhaps put it into play for four energies; or three crystals to discard it."""

    number: i64 = 34
    printed: Printed = ("Crystal Orb", ITEM, 6, (0, 0, 1, 1), (0, 0, 0))
    asks: Names = ("orb", "orb-card")

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if state.drawable() > 0 else WHY_NO_CARD

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        if stage == 0:
            out[0] = LOOK
            out[1] = SPEND_CRYSTALS
            return 2 if state.crystals[me] >= 3 else 1
        out[0] = PUT_BACK
        out[1] = PLAY_TOP
        return 2 if state.room(me) and all_held(state, me) >= 4 else 1

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        if move == PUT_BACK:
            run.emit(TOP_KEPT, me)
            return
        if move == PLAY_TOP:
            run.then(me, card, 0)
            pay_any(run, me, card, 4)
            return
        state = run.state
        top = run.next_card()
        if move == LOOK:
            if state.where[top] != TOP:
                state.known[top] = 0
                run.move(top, TOP)
            state.known[top] |= i64(1) << me
            run.final |= FINAL_LEARNED
            run.emit(LOOKED, me, number_of(top), mask=i64(1) << me)
            run.ask(me, card, 1)
            return
        run.lose(me, 3)
        run.final |= FINAL_LEARNED
        run.move(top, DISCARD)
        run.emit(TOP_DISCARDED, me, number_of(top), mask=state.known[top])

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        run.final |= FINAL_LEARNED
        run.put_into_play(me, run.next_card())

    def shows(self, me: i64, stage: i64) -> i64:
        return TOP if stage == 1 else -1


class GluttonCauldron(Card):
    """An energy a round; the seventh brings all seven back and fifteen crystals."""

    number: i64 = 35
    printed: Printed = ("Glutton Cauldron", ITEM, 0, (0, 0, 0, 0), (0, 0, 0))
    passive: bool = True
    stores: i64 = CAULDRON_FULL
    rests: i64 = CAULDRON_FULL - 1

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if all_held(state, me) > 0 else WHY_ENERGY

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.then(me, card, 0)
        pay_any(run, me, card, 1)

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        tokens = run.state.tokens
        at = store_of(card) * 4
        full: i64 = 0
        for energy in range(4):
            if part(paid, energy):
                tokens[at + energy] += 1
                run.emit(ENERGY_STORED, me, number_of(card), n=1, energy=energy)
            full += tokens[at + energy]
        if full < CAULDRON_FULL:
            return
        for energy in range(4):
            back = tokens[at + energy]
            tokens[at + energy] = 0
            run.receive(me, energy, back)
        run.sacrifice(me, card)
        run.gain(me, 15)
        run.check_limit(me)

    def offered(self, state: State, me: i64, card: i64) -> bool:
        inside: i64 = 0
        for energy in range(4):
            inside += state.tokens[store_of(card) * 4 + energy]
        return inside == CAULDRON_FULL - 1  # this energy fills it


class MirrorOfTheSeasons(Card):
    """X crystals turn X energies of one type into X of another. Memo: the type, then X times 4 on top."""

    number: i64 = 47
    printed: Printed = ("Mirror of the Seasons", ITEM, 8, (0, 0, 0, 0), (3, 3, 3))
    asks: Names = ("mirror-give", "mirror-count", "mirror-take")

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        refusal: i64 = 0
        if after_fairies(state, me) == 0:
            refusal |= WHY_CRYSTALS
        if all_held(state, me) == 0:
            refusal |= WHY_ENERGY
        return refusal

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if stage == 0:
            for energy in range(4):
                if held_by(state, me, energy) > 0:
                    out[count] = TYPE + energy
                    count += 1
        elif stage == 1:
            most = held_by(state, me, memo)
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
