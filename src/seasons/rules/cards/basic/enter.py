"""Cards of the basic set (1 to 30) that act when they enter play."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card, Names, Printed
from seasons.rules.cards.choices import cards_in_play, chosen_in_play, numbers_at, other_items
from seasons.rules.codes import DRAWN, EVERYBODY, FINAL_LEARNED, HAND
from seasons.rules.events import GIVEN
from seasons.rules.facts import FAMILIAR, ITEM
from seasons.rules.moves import CHOOSE_SEAT, GIVE, KEEP_CARD, MOVE_TOKEN, PUT, SACRIFICE, TAKE_BACK, card_named
from seasons.rules.stack import S_MOVE_TOKEN
from seasons.rules.state import State, number_of
from seasons.rules.transition import Transition
from seasons.vecs import vec


class AmuletOfAir(Card):
    number: i64 = 1
    printed: Printed = ("Amulet of Air", ITEM, 6, (2, 0, 0, 0), (0, 0, 0))

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.change_gauge(me, 2)


class AmuletOfFire(Card):
    """Draw four, keep one."""

    number: i64 = 2
    printed: Printed = ("Amulet of Fire", ITEM, 6, (0, 0, 2, 0), (0, 0, 0))
    asks: Names = ("keep-one",)

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.draw_some(me, 4)
        run.ask(me, card, 0)

    def forced(self, state: State, me: i64, stage: i64) -> bool:
        return state.size[DRAWN + me] == 1

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        return numbers_at(state, DRAWN + me, KEEP_CARD, out, 0)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        run.keep(me, run.state.find(DRAWN + me, card_named(move, KEEP_CARD)))
        run.discard_drawn(me)


class AmuletOfEarth(Card):
    number: i64 = 3
    printed: Printed = ("Amulet of Earth", ITEM, 6, (0, 0, 0, 2), (0, 0, 0))

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 9)


class AmuletOfWater(Card):
    """Four energies of choice on the card; payments may use them (passives.held_by, ENERGY-1)."""

    number: i64 = 4
    printed: Printed = ("Amulet of Water", ITEM, 6, (0, 2, 0, 0), (0, 0, 0))
    stores: i64 = 4
    rests: i64 = 4

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.take(me, 4, card, store=1)


class TemporalBoots(Card):
    """Move the season token one to three spaces either way."""

    number: i64 = 7
    printed: Printed = ("Temporal Boots", ITEM, 8, (0, 0, 0, 0), (0, 0, 0))
    asks: Names = ("boots",)

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.ask(me, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        for index in range(6):
            out[index] = MOVE_TOKEN + index
        return 6

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        index = move - MOVE_TOKEN
        run.push(S_MOVE_TOKEN, me, card, index - 3 if index < 3 else index - 2)


class DivineChalice(Card):
    """Draw four, put one of them into play for free; without room all are discarded."""

    number: i64 = 9
    printed: Printed = ("Divine Chalice", ITEM, 10, (1, 1, 1, 1), (0, 0, 0))
    asks: Names = ("put",)

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
        chosen = run.state.find(DRAWN + me, card_named(move, PUT))
        run.put_into_play(me, chosen)
        run.discard_drawn(me)

    def caution(self, state: State, me: i64) -> str:
        return "" if state.room(me) else "no-room"  # it draws before it looks for room


class SyllasTheFaithful(Card):
    """Each opponent sacrifices a card of their choice, clockwise from the left."""

    number: i64 = 10
    printed: Printed = ("Syllas the Faithful", FAMILIAR, 14, (0, 0, 3, 0), (0, 0, 0))
    asks: Names = ("sacrifice",)

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        players = run.state.players
        for step in range(players - 1, 0, -1):
            run.ask((me + step) % players, card, 0)

    def options(self, state: State, me: i64, stage: i64, memo: i64, out: vec[i64]) -> i64:
        return cards_in_play(state, me, -1, SACRIFICE, out, 0)

    def answer(self, run: Transition, me: i64, card: i64, stage: i64, memo: i64, move: i64) -> None:
        run.sacrifice(me, chosen_in_play(run.state, me, move, SACRIFICE))


class NariaTheProphetess(Card):
    """Draw a card per player; keep one, give one to each opponent, clockwise. The stage says for whom."""

    number: i64 = 12
    printed: Printed = ("Naria the Prophetess", FAMILIAR, 8, (0, 0, 0, 0), (3, 3, 3))
    asks: Names = ("keep-one", "give", "give", "give")

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
            run.keep(me, state.find(DRAWN + me, card_named(move, KEEP_CARD)))
        else:
            given = state.find(DRAWN + me, card_named(move, GIVE))
            other = (me + stage) % state.players
            both: i64 = i64(1) << me | i64(1) << other
            run.move(given, HAND + other)
            state.known[given] = both
            run.final |= FINAL_LEARNED
            run.emit(GIVEN, me, number_of(given), other=other, mask=both)
        if state.size[DRAWN + me] > 0:
            run.ask(me, card, stage + 1)


class AmsugLongneck(Card):
    """Everybody takes one of their items back, clockwise, the summoner last."""

    number: i64 = 17
    printed: Printed = ("Amsug Longneck", FAMILIAR, 8, (1, 1, 0, 0), (0, 0, 0))
    asks: Names = ("take-back",)

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
    """Two energies; while it lies there the reserve holds ten (passives.reserve_limit)."""

    number: i64 = 18
    printed: Printed = ("Bespelled Grimoire", ITEM, 8, (0, 1, 0, 1), (0, 0, 0))
    passive: bool = True

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.take(me, 2, card)

    def leaves(self, run: Transition, me: i64, card: i64, sacrificed: bool) -> None:
        run.check_limit(me)


class LewisGreyface(Card):
    """Copy the reserve of an opponent of choice."""

    number: i64 = 21
    printed: Printed = ("Lewis Greyface", FAMILIAR, 6, (1, 0, 1, 0), (0, 0, 0))
    asks: Names = ("opponent",)

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


class ScepterOfGreatness(Card):
    number: i64 = 28
    printed: Printed = ("Scepter of Greatness", ITEM, 8, (1, 1, 1, 1), (0, 0, 0))

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 3 * other_items(run.state, me, card))


class OlafsBlessedStatue(Card):
    number: i64 = 29
    printed: Printed = ("Olaf’s Blessed Statue", ITEM, 0, (0, 3, 0, 0), (0, 0, 0))

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 20)
