"""Cards 1 to 10, in the books' order."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card
from seasons.rules.cards.choices import cards_in_play, chosen_in_play, numbers_at
from seasons.rules.codes import DRAWN, WHY_ENERGY
from seasons.rules.costs import pack
from seasons.rules.facts import balance_size
from seasons.rules.moves import KEEP_CARD, MOVE_TOKEN, PUT, SACRIFICE, TYPE
from seasons.rules.state import State
from seasons.rules.steps.payment import pay
from seasons.rules.transition import S_MOVE_TOKEN, Transition
from seasons.vecs import vec


class AmuletOfAir(Card):
    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.change_gauge(me, 2)


class AmuletOfFire(Card):
    """Draw four, keep one."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.draw_some(me, 4)
        run.ask(me, card, 0)

    def forced(self, state: State, me: i64, stage: i64) -> bool:
        return state.size[DRAWN + me] == 1

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        return numbers_at(state, DRAWN + me, KEEP_CARD, out, 0)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        run.keep(me, run.state.find(DRAWN + me, move - KEEP_CARD + 1))
        run.discard_drawn(me)


class AmuletOfEarth(Card):
    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 9)


class AmuletOfWater(Card):
    """Four energies of choice on the card; payments may use them (State.held, ENERGY-1)."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.take(me, 4, card, store=1)


class BalanceOfIshtar(Card):
    """Three identical energies become three crystals each (first edition: four)."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        for energy in range(4):
            if state.held(me, energy) >= balance_size(state.edition):
                return 0
        return WHY_ENERGY

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for energy in range(4):
            if state.held(me, energy) >= balance_size(state.edition):
                out[count] = TYPE + energy
                count += 1
        return count

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        run.then(me, card, 0)
        pay(run, me, card, pack(move - TYPE, balance_size(run.state.edition)), 0)

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        run.gain(me, balance_size(run.state.edition) * (3 + run.per_transmuted(me)))


class StaffOfSpring(Card):
    def on_summon(self, run: Transition, me: i64, card: i64) -> None:
        run.gain(me, 3)


class TemporalBoots(Card):
    """Move the season token one to three spaces either way."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        for index in range(6):
            out[index] = MOVE_TOKEN + index
        return 6

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        index = move - MOVE_TOKEN
        run.push(S_MOVE_TOKEN, me, card, index - 3 if index < 3 else index - 2)


class PurseOfIo(Card):
    """One more crystal per transmuted energy: Transition.per_transmuted counts the copies."""


class DivineChalice(Card):
    """Draw four, put one of them into play for free; without room all are discarded."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.draw_some(me, 4)
        if run.state.room(me):
            run.ask(me, card, 0)
        else:
            run.discard_drawn(me)

    def forced(self, state: State, me: i64, stage: i64) -> bool:
        return state.size[DRAWN + me] == 1

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        return numbers_at(state, DRAWN + me, PUT, out, 0)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        chosen = run.state.find(DRAWN + me, move - PUT + 1)
        run.put_into_play(me, chosen)
        run.discard_drawn(me)


class SyllasTheFaithful(Card):
    """Each opponent sacrifices a card of their choice, clockwise from the left."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        players = run.state.players
        for step in range(players - 1, 0, -1):
            run.ask((me + step) % players, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        return cards_in_play(state, me, -1, SACRIFICE, out, 0)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        run.sacrifice(me, chosen_in_play(run.state, me, move, SACRIFICE))
