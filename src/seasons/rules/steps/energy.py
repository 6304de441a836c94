"""Taking energies of one's choice, discarding what is over the limit, exchanging."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.costs import pack, part
from seasons.rules.events import ENERGY_DISCARDED, ENERGY_STORED
from seasons.rules.moves import DONE, DROP, PAY, TAKE
from seasons.rules.passives import at_source, reserve_limit, source_count, store_of
from seasons.rules.stack import CARD, NO_CARD, S_EXCESS, S_EXCHANGE, S_TAKE, SEAT, A, B, C, top_field
from seasons.rules.state import State, number_of
from seasons.rules.steps.base import OneSeat, register
from seasons.rules.steps.payment import SOURCE_ORDER
from seasons.rules.transition import Transition
from seasons.vecs import vec

TAKE_LEFT: Final = A  # energies still to be taken
TAKE_LAST: Final = B  # the type taken last
TAKE_BITS: Final = C  # odd: onto the card; four bits: types that are forbidden; from CHOSEN on: what is chosen, packed
CHOSEN: Final = 8
EXCESS_LAST: Final = A  # the type discarded last
EXCHANGED: Final = A  # energies given in exchange
EXCHANGED_TYPES: Final = B  # the mask of their types
MOST_EXCHANGED: Final = 2


class Take(OneSeat):
    """Take energies in ascending order; they arrive together when the choice is complete."""

    kind: str = "take"
    other_kind: str = "store"

    def go(self, run: Transition) -> bool:
        while run.field(TAKE_LEFT) > 0:
            first: i64 = -1
            for energy in range(run.field(TAKE_LAST), 4):
                if not run.field(TAKE_BITS) >> (energy + 1) & 1:
                    if first >= 0:
                        return True
                    first = energy
            self.answer(run, run.field(SEAT), TAKE + first)
        self.arrive(run)
        return False

    def arrive(self, run: Transition) -> None:
        """The chosen energies come from the stockpile."""
        seat = run.field(SEAT)
        card = run.field(CARD)
        onto_card = run.field(TAKE_BITS) & 1
        chosen = chosen_so_far(run.field(TAKE_BITS))
        run.pop()
        for energy in range(4):
            n = part(chosen, energy)
            if onto_card and n > 0:
                run.state.tokens[store_of(card) * 4 + energy] += n
                run.emit(ENERGY_STORED, seat, number_of(card), n=n, energy=energy)
            elif n > 0:
                run.receive(seat, energy, n)
        if not onto_card:
            run.check_limit(seat)

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for energy in range(top_field(state, TAKE_LAST), 4):
            if not top_field(state, TAKE_BITS) >> (energy + 1) & 1:
                out[count] = TAKE + energy
                count += 1
        return count

    def allows(self, state: State, seat: i64, move: i64) -> bool:
        energy = move - TAKE
        return top_field(state, TAKE_LAST) <= energy < 4 and not top_field(state, TAKE_BITS) >> (energy + 1) & 1

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        energy = move - TAKE
        run.set_field(TAKE_LEFT, run.field(TAKE_LEFT) - 1)
        run.set_field(TAKE_LAST, energy)
        run.set_field(TAKE_BITS, run.field(TAKE_BITS) + (pack(energy, 1) << CHOSEN))

    def kind_now(self, state: State) -> str:
        return "store" if top_field(state, TAKE_BITS) & 1 else "take"

    def count(self, state: State, seat: i64) -> i64:
        return top_field(state, TAKE_LEFT)


def chosen_so_far(bits: i64) -> i64:
    """The energies chosen so far, packed, from TAKE_BITS."""
    return bits >> CHOSEN


class Excess(OneSeat):
    """Discard what is over the limit of the reserve, in ascending order."""

    kind: str = "excess"

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        state = run.state
        while state.total(seat) > reserve_limit(state, seat):
            first: i64 = -1
            over = state.total(seat) - reserve_limit(state, seat)
            for energy in range(run.field(EXCESS_LAST), 4):
                if self.droppable(state, seat, energy, over):
                    if first >= 0:
                        return True
                    first = energy
            self.answer(run, seat, DROP + first)
        run.pop()
        return False

    def droppable(self, state: State, seat: i64, energy: i64, over: i64) -> bool:
        """Whether this type may go next, so that enough of this and later types is left for the rest."""
        if state.reserve[seat * 4 + energy] == 0:
            return False
        for later in range(energy, 4):
            over -= state.reserve[seat * 4 + later]
        return over <= 0

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        over = state.total(seat) - reserve_limit(state, seat)
        count: i64 = 0
        for energy in range(top_field(state, EXCESS_LAST), 4):
            if self.droppable(state, seat, energy, over):
                out[count] = DROP + energy
                count += 1
        return count

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        energy = move - DROP
        run.set_field(EXCESS_LAST, energy)
        run.state.reserve[seat * 4 + energy] -= 1
        run.emit(ENERGY_DISCARDED, seat, n=1, energy=energy)

    def count(self, state: State, seat: i64) -> i64:
        return state.total(seat) - reserve_limit(state, seat)


class Exchange(OneSeat):
    """The exchange bonus: give one or two energies, then take as many of other types (TURN-8)."""

    kind: str = "exchange"

    def go(self, run: Transition) -> bool:
        if run.field(EXCHANGED) == 0:
            return True
        if run.field(EXCHANGED) == 1:
            out = vec[i64]([0] * 16)
            if self.options(run.state, run.field(SEAT), out) > 1:
                return True
        seat = run.field(SEAT)
        given = run.field(EXCHANGED)
        types = run.field(EXCHANGED_TYPES)
        run.pop()
        run.push(S_TAKE, seat, NO_CARD, given, 0, types << 1)
        return False

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if top_field(state, EXCHANGED) == 1:
            out[0] = DONE
            count = 1
        swap = top_field(state, SOURCE_ORDER) & 1
        last = top_field(state, SOURCE_ORDER) >> 1
        sources = source_count(state, seat)
        for code in range(last, 12):
            if (code % 3 < sources or code == last) and at_source(state, seat, code // 3, code % 3, swap) > 0:
                out[count] = PAY + code
                count += 1
        return count

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        if move == DONE:
            types = run.field(EXCHANGED_TYPES)
            run.pop()
            run.push(S_TAKE, seat, NO_CARD, 1, 0, types << 1)
            return
        code = move - PAY
        swap = run.field(SOURCE_ORDER) & 1
        run.spend(seat, code // 3, code % 3, swap)
        run.set_field(EXCHANGED, run.field(EXCHANGED) + 1)
        run.set_field(EXCHANGED_TYPES, run.field(EXCHANGED_TYPES) | (i64(1) << (code // 3)))
        run.set_field(SOURCE_ORDER, code << 1 | swap)

    def count(self, state: State, seat: i64) -> i64:
        return MOST_EXCHANGED - top_field(state, EXCHANGED)


register(S_TAKE, Take())
register(S_EXCESS, Excess())
register(S_EXCHANGE, Exchange())
