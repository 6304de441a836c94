"""Cards 11 to 20, in the books' order."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card
from seasons.rules.cards.choices import cards_in_play, chosen_in_play, numbers_at
from seasons.rules.codes import DRAWN, EVERYBODY, FINAL_LEARNED, HAND, PLAY, WHY_ENERGY, WHY_TURN_OPENED
from seasons.rules.events import GIVEN
from seasons.rules.facts import ITEM
from seasons.rules.moves import GIVE, KEEP_CARD, TAKE_BACK
from seasons.rules.state import State, number_of
from seasons.rules.steps.payment import pay_any
from seasons.rules.transition import Transition
from seasons.vecs import vec


class FigrimTheAvaricious(Card):
    def on_season(self, run: Transition, me: i64, card: i64) -> None:
        players = run.state.players
        for step in range(1, players):
            run.give((me + step) % players, me, 1)


class NariaTheProphetess(Card):
    """Draw a card per player; keep one, give one to each opponent, clockwise. The stage says for whom."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.draw_some(me, run.state.players)
        run.ask(me, card, 0)

    def forced(self, state: State, me: i64, stage: i64) -> bool:
        return state.size[DRAWN + me] == 1

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        return numbers_at(state, DRAWN + me, KEEP_CARD if stage == 0 else GIVE, out, 0)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        state = run.state
        if stage == 0:
            run.keep(me, state.find(DRAWN + me, move - KEEP_CARD + 1))
        else:
            given = state.find(DRAWN + me, move - GIVE + 1)
            other = (me + stage) % state.players
            both: i64 = i64(1) << me | i64(1) << other
            run.move(given, HAND + other)
            state.known[given] = both
            run.final |= FINAL_LEARNED
            run.emit(GIVEN, me, number_of(given), other=other, mask=both)
        if state.size[DRAWN + me] > 0:
            run.ask(me, card, stage + 1)


class WondrousChest(Card):
    def on_round_end(self, run: Transition, me: i64, card: i64) -> None:
        if run.state.total(me) >= 4:
            run.gain(me, 3)


class BeggarsHorn(Card):
    def on_round_end(self, run: Transition, me: i64, card: i64) -> None:
        if run.state.total(me) <= 1:
            run.take(me, 1, card)


class DieOfMalice(Card):
    """Its question opens the turn (steps.turn.Malice); after the roll it pays two crystals."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return WHY_TURN_OPENED

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.gain(me, 2)


class KairnTheDestroyer(Card):
    """One energy: each opponent loses four crystals."""

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if state.all_held(me) > 0 else WHY_ENERGY

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.then(me, card, 0)
        pay_any(run, me, card, 1)

    def resume(self, run: Transition, me: i64, card: i64, stage: i64, paid: i64) -> None:
        players = run.state.players
        for step in range(1, players):
            run.lose((me + step) % players, 4)


class AmsugLongneck(Card):
    """Everybody takes one of their items back, clockwise, the summoner last."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        players = run.state.players
        for step in range(players, 0, -1):
            run.ask((me + step) % players, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        return cards_in_play(state, me, ITEM, TAKE_BACK, out, 0)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        chosen = chosen_in_play(run.state, me, move, TAKE_BACK)
        run.state.known[chosen] = EVERYBODY
        run.take_back(me, chosen)


class BespelledGrimoire(Card):
    """Two energies; while it lies there the reserve holds ten (State.limit)."""

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.take(me, 2, card)

    def leaves(self, run: Transition, me: i64, card: i64, sacrificed: bool) -> None:
        run.check_limit(me)


class RagfieldsHelm(Card):
    """Twenty crystals for strictly the most cards in play."""

    def at_end(self, state: State, me: i64) -> i64:
        for seat in range(state.players):
            if seat != me and state.size[PLAY + seat] >= state.size[PLAY + me]:
                return 0
        return 20


class HandOfFortune(Card):
    """Saves one energy per summoning: steps.payment.waivers counts the copies."""
