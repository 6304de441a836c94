"""Cards of the advanced set (31 to 50) that act when they enter play."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card, Names, Printed
from seasons.rules.cards.choices import familiars_in_play, numbers_at, other_items
from seasons.rules.codes import AIR, EARTH, EVERYBODY, FINAL_LEARNED, FIRE, HAND, PLAY, REVISED, WATER, WHY_ENERGY
from seasons.rules.costs import pack
from seasons.rules.events import DREW, ENERGY_GAINED, ENERGY_LOST, PASSED_ON
from seasons.rules.facts import FAMILIAR, ITEM, PRESTIGE
from seasons.rules.moves import DISCARD_CARD, DONE, DRAW, TYPE, card_named
from seasons.rules.passives import held_by
from seasons.rules.stack import TYPES
from seasons.rules.state import State, number_of
from seasons.rules.steps.payment import affordable, pay, waivers
from seasons.rules.transition import Transition
from seasons.vecs import vec


class ElementalAmulet(Card):
    """Its cost is one to four different energies; each type paid has its effect (SUMMON-5). Memo: types so far."""

    number: i64 = 31
    printed: Printed = ("Elemental Amulet", ITEM, 2, (0, 0, 0, 0), (0, 0, 0))
    asks: Names = ("types",)
    chosen_cost: bool = True

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
        run.set_field(TYPES, memo)  # of the summoning, which tells the entering effect
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


class VampiricCrown(Card):
    """Draw or discard a card, shown to all: as many energies as its prestige."""

    number: i64 = 36
    printed: Printed = ("Vampiric Crown", ITEM, 0, (1, 1, 0, 0), (0, 0, 0))
    asks: Names = ("crown",)

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
            shown = run.state.in_hand(me, card_named(move, DISCARD_CARD))
            run.discard_from_hand(me, shown)
        run.take(me, PRESTIGE[number_of(shown)], card)


class DemonOfArgos(Card):
    """Each opponent: gauge -1 and a card drawn, clockwise from the left."""

    number: i64 = 38
    printed: Printed = ("Demon of Argos", FAMILIAR, 16, (1, 1, 1, 1), (0, 0, 0))

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        players = run.state.players
        for step in range(1, players):
            other = (me + step) % players
            run.change_gauge(other, -1)
            run.draw(other, HAND + other)


class AirElemental(Card):
    """The opponents' reserves become air."""

    number: i64 = 40
    printed: Printed = ("Air Elemental", FAMILIAR, 12, (3, 0, 0, 0), (0, 0, 0))

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


class CursedTreatiseOfArus(Card):
    """Two energies, ten crystals, gauge +1; sacrificed, it takes the whole reserve along."""

    number: i64 = 42
    printed: Printed = ("Cursed Treatise of Arus", ITEM, -10, (0, 1, 0, 0), (0, 0, 0))
    passive: bool = True

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 10)
        run.change_gauge(me, 1)
        run.take(me, 2, card)

    def leaves(self, run: Transition, me: i64, card: i64, sacrificed: bool) -> None:
        if sacrificed:
            run.empty_reserve(me)


class IdolOfTheFamiliar(Card):
    """Ten crystals on entering (revised edition); activated, one per familiar."""

    number: i64 = 43
    printed: Printed = ("Idol of the Familiar", ITEM, 0, (1, 1, 1, 1), (0, 0, 0))
    since_revised: Names = ("enter",)

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        if run.state.edition == REVISED:
            run.gain(me, 10)

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.gain(me, familiars_in_play(run.state, me))

    def offered(self, state: State, me: i64, card: i64) -> bool:
        return True


class PendantOfRagnor(Card):
    number: i64 = 48
    printed: Printed = ("Pendant of Ragnor", ITEM, 0, (1, 1, 1, 0), (0, 0, 0))

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.take(me, other_items(run.state, me, card), card)


class SidNightshade(Card):
    """With strictly the most crystals, five from each opponent."""

    number: i64 = 49
    printed: Printed = ("Sid Nightshade", FAMILIAR, 6, (0, 0, 0, 1), (0, 0, 0))
    energy_per_opponent: i64 = EARTH

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        state = run.state
        for other in range(state.players):
            if other != me and state.crystals[other] >= state.crystals[me]:
                return
        for step in range(1, state.players):
            run.give((me + step) % state.players, me, 5)


class DamnedSoulOfOnys(Card):
    """Ten crystals and a water; a water passes it to the left; three crystals lost a round."""

    number: i64 = 50
    printed: Printed = ("Damned Soul of Onys", FAMILIAR, -5, (0, 1, 0, 0), (0, 0, 0))
    round_end: i64 = 1

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 10)
        run.receive(me, WATER, 1)
        run.check_limit(me)

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if held_by(state, me, WATER) > 0 else WHY_ENERGY

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
