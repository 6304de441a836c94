"""Cards 21 to 30, in the books' order."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card
from seasons.rules.cards.choices import numbers_at
from seasons.rules.codes import HAND, PLAY, WHY_EMPTY_HAND, WHY_NO_ROOM
from seasons.rules.events import TRANSMUTED
from seasons.rules.facts import ITEM, KIND
from seasons.rules.moves import CHOOSE_SEAT, PUT
from seasons.rules.state import State, number_of
from seasons.rules.transition import Transition
from seasons.vecs import vec


class LewisGreyface(Card):
    """Copy the reserve of an opponent of choice."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for seat in range(state.players):
            if seat != me:
                out[count] = CHOOSE_SEAT + seat
                count += 1
        return count

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        for energy in range(4):
            run.receive(me, energy, run.state.reserve[(move - CHOOSE_SEAT) * 4 + energy])
        run.check_limit(me)


class RunicCubeOfEolis(Card):
    """Thirty prestige and nothing else."""


class PotionOfPower(Card):
    """Sacrifice: draw a card, gauge +2."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.sacrifice(me, card)
        run.draw(me, HAND + me)
        run.change_gauge(me, 2)


class PotionOfDreams(Card):
    """Sacrifice it and the whole reserve: a card from the hand comes into play for free."""

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
        run.put_into_play(me, run.state.in_hand(me, move - PUT + 1))


class PotionOfKnowledge(Card):
    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.sacrifice(me, card)
        run.take(me, 5, card)


class PotionOfLife(Card):
    """Sacrifice: every energy of the reserve is transmuted into four crystals."""

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


class HourglassOfTime(Card):
    def on_season(self, run: Transition, me: i64, card: i64) -> None:
        run.take(me, 1, card)


def other_items(state: State, me: i64, card: i64) -> i64:
    """How many magic items other than this card a seat has in play."""
    found: i64 = 0
    for other in range(100):
        if other != card and state.where[other] == PLAY + me and KIND[number_of(other)] == ITEM:
            found += 1
    return found


class ScepterOfGreatness(Card):
    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 3 * other_items(run.state, me, card))


class OlafsBlessedStatue(Card):
    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 20)


class YjangsForgottenVase(Card):
    def on_summon(self, run: Transition, me: i64, card: i64) -> None:
        run.take(me, 1, card)
