"""Cards of the advanced set (31 to 50) that give up other cards when they are turned."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card, Names, Printed
from seasons.rules.cards.choices import cards_in_play, chosen_in_play
from seasons.rules.codes import (
    HAND,
    PLAY,
    WHY_FEW_CARDS,
    WHY_NO_FAMILIAR,
)
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.facts import FAMILIAR, ITEM, KIND
from seasons.rules.moves import (
    DISCARD_CARD,
    SACRIFICE,
    card_move,
    card_named,
    copy_named,
    like_first,
)
from seasons.rules.state import State, number_of
from seasons.rules.transition import Transition
from seasons.vecs import vec


class DragonSkull(Card):
    """Sacrifice three cards: fifteen crystals. Memo: the codes (from 1 on) chosen so far, eight bits each."""

    number: i64 = 37
    printed: Printed = ("Dragon Skull", ITEM, 9, (0, 1, 1, 1), (0, 0, 0))
    asks: Names = ("skull", "skull", "skull")
    together: bool = True

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0 if state.size[PLAY + me] >= 3 else WHY_FEW_CARDS

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        last = memo & 255
        left: i64 = 0  # cards in play that come later in the fixed order
        for code in range(last + 1, CARDS_IN_BOX + 1):
            if state.in_play(me, (code + 1) // 2, (code + 1) % 2) >= 0:
                left += 1
        count: i64 = 0
        for code in range(last + 1, CARDS_IN_BOX + 1):
            number = (code + 1) // 2
            which = (code + 1) % 2
            if state.in_play(me, number, which) < 0:
                continue
            if left >= 3 - stage and (which == 0 or code == last + 1 or not state.alike(number)):
                out[count] = card_move(SACRIFICE, number, which)
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


class NecroticKriss(Card):
    """A familiar from hand or play: four energies."""

    number: i64 = 44
    printed: Printed = ("Necrotic Kriss", ITEM, 6, (2, 1, 0, 0), (0, 0, 0))
    asks: Names = ("kriss",)
    needs_kind: i64 = FAMILIAR

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        for other in range(CARDS_IN_BOX):
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
        for card in range(CARDS_IN_BOX):
            if state.where[card] == hand and KIND[number_of(card)] == FAMILIAR:
                if not card & 1 or state.where[card - 1] != hand:
                    out[count] = card_move(DISCARD_CARD, number_of(card))
                    count += 1
        return cards_in_play(state, me, FAMILIAR, SACRIFICE, out, count)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        if like_first(move) >= SACRIFICE:
            run.sacrifice(me, chosen_in_play(run.state, me, move, SACRIFICE))
        else:
            run.discard_from_hand(me, run.state.in_hand(me, card_named(move, DISCARD_CARD)))
        run.take(me, 4, card)
