"""The draw of a die: one card or two, and what becomes of them."""

from mypy_extensions import i64

from seasons.rules.cards.choices import numbers_at
from seasons.rules.codes import BONUS_LIMIT, DRAWN
from seasons.rules.moves import DISCARD_DRAWN, DRAW, DRAW_TWO, KEEP, KEEP_CARD, card_named
from seasons.rules.stack import NO_CARD, S_DRAW, S_KEEP, S_KEEP_ONE, SEAT
from seasons.rules.state import State
from seasons.rules.steps.base import OneSeat, register
from seasons.rules.transition import Transition
from seasons.vecs import vec


class Draw(OneSeat):
    """The draw of a die: one card, or two for a bonus (TURN-3)."""

    kind: str = "draw"

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        if run.state.drawable() == 0:
            run.pop()
            return False
        if run.state.bonuses[seat] < BONUS_LIMIT:
            return True
        self.answer(run, seat, DRAW)
        return False

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        out[0] = DRAW
        out[1] = DRAW_TWO
        return 2

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        run.pop()
        if move == DRAW:
            run.draw_some(seat, 1)
            run.push(S_KEEP, seat, NO_CARD)
            return
        run.spend_bonus(seat, 3)
        if run.draw_some(seat, 2) == 1:
            run.keep(seat, run.drawn_card(seat))
        else:
            run.push(S_KEEP_ONE, seat, NO_CARD)


class Keep(OneSeat):
    """Keep or discard the card that was drawn."""

    kind: str = "keep"

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        out[0] = KEEP
        out[1] = DISCARD_DRAWN
        return 2

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        run.pop()
        if move == KEEP:
            run.keep(seat, run.drawn_card(seat))
        else:
            run.discard_drawn(seat)

    def shown(self, state: State, seat: i64) -> i64:
        return state.number_at(DRAWN + seat)


class KeepOne(OneSeat):
    """Keep one of the two cards of the draw bonus."""

    kind: str = "keep-one"

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        return numbers_at(state, DRAWN + seat, KEEP_CARD, out, 0)

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        run.pop()
        run.keep(seat, run.state.find(DRAWN + seat, card_named(move, KEEP_CARD)))
        run.discard_drawn(seat)


register(S_DRAW, Draw())
register(S_KEEP, Keep())
register(S_KEEP_ONE, KeepOne())
