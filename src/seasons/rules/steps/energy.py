"""Taking energies of one's choice, discarding what is over the limit, exchanging."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.costs import pack, part
from seasons.rules.events import ENERGY_DISCARDED, ENERGY_STORED
from seasons.rules.moves import DONE, DROP, PAY, TAKE
from seasons.rules.state import CARD, SEAT, A, B, C, State, number_of, store_of
from seasons.rules.steps.base import OneSeat
from seasons.rules.transition import NO_CARD, S_TAKE, Transition, top_field
from seasons.vecs import vec

CHOSEN: Final = 8  # where in field C of a Take the chosen energies begin


class Take(OneSeat):
    """Take A energies in ascending order, B being the last type; they arrive together when the choice is complete.

    C is odd when they go onto the card; its next four bits forbid types; from bit 8 on it holds what is chosen, packed.
    """

    def go(self, run: Transition) -> bool:
        while run.field(A) > 0:
            first: i64 = -1
            for energy in range(run.field(B), 4):
                if not run.field(C) >> (energy + 1) & 1:
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
        onto_card = run.field(C) & 1
        chosen = chosen_so_far(run.field(C))
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
        for energy in range(top_field(state, B), 4):
            if not top_field(state, C) >> (energy + 1) & 1:
                out[count] = TAKE + energy
                count += 1
        return count

    def allows(self, state: State, seat: i64, move: i64) -> bool:
        energy = move - TAKE
        return top_field(state, B) <= energy < 4 and not top_field(state, C) >> (energy + 1) & 1

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        energy = move - TAKE
        run.set_field(A, run.field(A) - 1)
        run.set_field(B, energy)
        run.set_field(C, run.field(C) + (pack(energy, 1) << CHOSEN))


def chosen_so_far(field: i64) -> i64:
    """The energies chosen so far, packed, from field C of a Take."""
    return field >> CHOSEN


class Excess(OneSeat):
    """Discard what is over the limit of the reserve, in ascending order, A being the last type."""

    def go(self, run: Transition) -> bool:
        seat = run.field(SEAT)
        state = run.state
        while state.total(seat) > state.limit(seat):
            first: i64 = -1
            over = state.total(seat) - state.limit(seat)
            for energy in range(run.field(A), 4):
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
        over = state.total(seat) - state.limit(seat)
        count: i64 = 0
        for energy in range(top_field(state, A), 4):
            if self.droppable(state, seat, energy, over):
                out[count] = DROP + energy
                count += 1
        return count

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        energy = move - DROP
        run.set_field(A, energy)
        run.state.reserve[seat * 4 + energy] -= 1
        run.emit(ENERGY_DISCARDED, seat, n=1, energy=energy)


class Exchange(OneSeat):
    """The exchange bonus: give one or two energies, then take as many of other types (TURN-8).

    A counts the energies given, B is the mask of their types, C is the last source (times 2) and the source order.
    """

    def go(self, run: Transition) -> bool:
        if run.field(A) == 0:
            return True
        if run.field(A) == 1:
            out = vec[i64]([0] * 16)
            if self.options(run.state, run.field(SEAT), out) > 1:
                return True
        seat = run.field(SEAT)
        given = run.field(A)
        types = run.field(B)
        run.pop()
        run.push(S_TAKE, seat, NO_CARD, given, 0, types << 1)
        return False

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if top_field(state, A) == 1:
            out[0] = DONE
            count = 1
        swap = top_field(state, C) & 1
        last = top_field(state, C) >> 1
        sources = state.sources(seat)
        for code in range(last, 12):
            if (code % 3 < sources or code == last) and state.at_source(seat, code // 3, code % 3, swap) > 0:
                out[count] = PAY + code
                count += 1
        return count

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        if move == DONE:
            types = run.field(B)
            run.pop()
            run.push(S_TAKE, seat, NO_CARD, 1, 0, types << 1)
            return
        code = move - PAY
        swap = run.field(C) & 1
        run.spend(seat, code // 3, code % 3, swap)
        run.set_field(A, run.field(A) + 1)
        run.set_field(B, run.field(B) | (i64(1) << (code // 3)))
        run.set_field(C, code << 1 | swap)
