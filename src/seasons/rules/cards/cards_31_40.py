"""Cards 31 to 40, in the books' order."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card
from seasons.rules.cards.choices import numbers_at
from seasons.rules.codes import (
    AIR,
    CAULDRON_FULL,
    DISCARD,
    EARTH,
    EVERYBODY,
    FINAL_LEARNED,
    FIRE,
    HAND,
    PLAY,
    TOP,
    WATER,
    WHY_CRYSTALS,
    WHY_ENERGY,
    WHY_FEW_CARDS,
    WHY_NO_CARD,
)
from seasons.rules.costs import pack, part
from seasons.rules.events import DREW, ENERGY_GAINED, ENERGY_LOST, ENERGY_STORED, LOOKED, TOP_DISCARDED, TOP_KEPT
from seasons.rules.facts import PRESTIGE
from seasons.rules.moves import (
    DISCARD_CARD,
    DONE,
    DRAW,
    LOOK,
    PLAY_TOP,
    PUT_BACK,
    SACRIFICE,
    SPEND_CRYSTALS,
    SPEND_ENERGY,
    TYPE,
    card_named,
    copy_named,
)
from seasons.rules.state import A, State, number_of, store_of
from seasons.rules.steps.payment import affordable, pay, pay_any, waivers
from seasons.rules.transition import Transition
from seasons.vecs import vec


class ElementalAmulet(Card):
    """Its cost is one to four different energies; each type paid has its effect (SUMMON-5). Memo: types so far."""

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if memo and affordable(state, me, cost_of_types(memo)):
            out[0] = DONE
            count = 1
        for energy in range(4):
            if not memo >> energy and self.completable(state, me, memo | i64(1) << energy):
                out[count] = TYPE + energy
                count += 1
        return count

    def completable(self, state: State, me: i64, types: i64) -> bool:
        """Whether these types, and later ones if need be, can be paid."""
        for more in range(16):
            only_later = more == 0 or more & -more > types
            if only_later and affordable(state, me, cost_of_types(types | more)):
                return True
        return False

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        if move != DONE:
            run.ask(me, card, 0, memo | i64(1) << (move - TYPE))
            return
        run.set_field(A, memo)  # the frame of the summoning, which tells the entering effect
        cost = cost_of_types(memo)
        pay(run, me, card, cost, waivers(run.state, me, cost))

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        self.resume(run, me, card, 0, 15)

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        if paid >> FIRE & 1:
            run.draw(me, HAND + me)
        if paid >> AIR & 1:
            run.change_gauge(me, 1)
        if paid >> EARTH & 1:
            run.gain(me, 5)
        if paid >> WATER & 1:
            run.take(me, 2, card)


def cost_of_types(types: i64) -> i64:
    """One energy of each type in a mask, as a packed cost."""
    cost: i64 = 0
    for energy in range(4):
        cost |= pack(energy, types >> energy & 1)
    return cost


class TreeOfLight(Card):
    """Three crystals for an energy, or an energy for the right to transmute."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        if state.after_fairies(me) >= 3 or state.all_held(me) > 0:
            return 0
        return WHY_CRYSTALS | WHY_ENERGY

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if state.crystals[me] >= 3:
            out[0] = SPEND_CRYSTALS
            count = 1
        if state.all_held(me) > 0:
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


class ArcanoLeech(Card):
    """A crystal per summoning of an opponent: State.leeches counts, steps.cards.Summoned pays."""


class CrystalOrb(Card):
    """Look at the top card and perhaps put it into play for four energies; or three crystals to discard it."""

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
        return 2 if state.room(me) and state.all_held(me) >= 4 else 1

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


class GluttonCauldron(Card):
    """An energy a round; the seventh brings all seven back and fifteen crystals."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if state.all_held(me) > 0 else WHY_ENERGY

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


class VampiricCrown(Card):
    """Draw or discard a card, shown to all: as many energies as its prestige."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.ask(me, card, 0)

    def forced(self, state: State, me: i64, stage: i64) -> bool:
        return state.size[HAND + me] == 0 or (state.drawable() == 0 and state.size[HAND + me] == 1)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if state.drawable() > 0:
            out[0] = DRAW
            count = 1
        return numbers_at(state, HAND + me, DISCARD_CARD, out, count)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        if move == DRAW:
            shown = run.next_card()
            run.final |= FINAL_LEARNED
            run.move(shown, HAND + me)
            run.state.known[shown] = EVERYBODY
            run.emit(DREW, me, number_of(shown))
        else:
            shown = run.state.in_hand(me, move - DISCARD_CARD + 1)
            run.discard_from_hand(me, shown)
        run.take(me, PRESTIGE[number_of(shown)], card)


class DragonSkull(Card):
    """Sacrifice three cards: fifteen crystals. Memo: the codes (1-100) chosen so far, eight bits each."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if state.size[PLAY + me] >= 3 else WHY_FEW_CARDS

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        last = memo & 255
        left: i64 = 0  # cards in play that come later in the fixed order
        for code in range(last + 1, 101):
            if state.in_play(me, (code + 1) // 2, (code + 1) % 2) >= 0:
                left += 1
        count: i64 = 0
        for code in range(last + 1, 101):
            number = (code + 1) // 2
            which = (code + 1) % 2
            if state.in_play(me, number, which) < 0:
                continue
            if left >= 3 - stage and (which == 0 or code == last + 1 or not state.alike(number)):
                out[count] = SACRIFICE + 50 * which + number - 1
                count += 1
            left -= 1
        return count

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        memo = memo << 8 | (card_named(move, SACRIFICE) * 2 - 1 + copy_named(move, SACRIFICE))
        if stage < 2:
            run.ask(me, card, stage + 1, memo)
            return
        state = run.state
        first = chosen_by_code(state, me, memo >> 16)
        second = chosen_by_code(state, me, memo >> 8 & 255)
        third = chosen_by_code(state, me, memo & 255)
        run.sacrifice(me, first)
        run.sacrifice(me, second)
        run.sacrifice(me, third)
        run.gain(me, 15)


def chosen_by_code(state: State, me: i64, code: i64) -> i64:
    """The card in play that a code of the Skull's memo means."""
    return state.in_play(me, (code + 1) // 2, (code + 1) % 2)


class DemonOfArgos(Card):
    """Each opponent: gauge -1 and a card drawn, clockwise from the left."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        players = run.state.players
        for step in range(1, players):
            other = (me + step) % players
            run.change_gauge(other, -1)
            run.draw(other, HAND + other)


class TitusDeepgaze(Card):
    """A crystal from each opponent who has one; sacrificed if somebody had none."""

    def on_round_end(self, run: Transition, me: i64, card: i64) -> None:
        players = run.state.players
        short = False
        for step in range(1, players):
            if run.give((me + step) % players, me, 1) == 0:
                short = True
        if short:
            run.sacrifice(me, card)


class AirElemental(Card):
    """The opponents' reserves become air."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        state = run.state
        for step in range(1, state.players):
            other = (me + step) % state.players
            changed: i64 = 0
            for energy in range(1, 4):
                n = state.reserve[other * 4 + energy]
                if n > 0:
                    changed += n
                    state.reserve[other * 4 + energy] = 0
                    run.emit(ENERGY_LOST, other, n=n, energy=energy)
            if changed:
                state.reserve[other * 4] += changed
                run.emit(ENERGY_GAINED, other, n=changed, energy=AIR)
