"""Paying energies: which ones a Hand of Fortune waives, and from which source each of the others comes (ENERGY-1)."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.costs import before_type, from_type, in_all, pack, part
from seasons.rules.events import WAIVED
from seasons.rules.moves import PAY, WAIVE
from seasons.rules.passives import (
    at_source,
    energies_saved,
    held_by,
    source_count,
    source_swap,
)
from seasons.rules.stack import CARD, PAID, S_PAY, S_PAY_ANY, SEAT, A, B, C, top_field
from seasons.rules.state import FRAME, State, number_of
from seasons.rules.steps.base import OneSeat, register
from seasons.rules.transition import Transition
from seasons.vecs import vec

COST: Final = A  # what is still to be paid, packed
WAIVING: Final = B  # how many are still to be waived (four bits), and the type waived last
ANY_LEFT: Final = A  # energies of any types still to be paid
ANY_LAST: Final = B  # the source used last
SOURCE_ORDER: Final = (
    C  # bit 0 of every frame that pays: the order of the sources on cards; above it: the last one used
)


def missing(state: State, seat: i64, cost: i64) -> i64:
    """How many energies of a packed cost the seat lacks."""
    lacking: i64 = 0
    for energy in range(4):
        short = part(cost, energy) - held_by(state, seat, energy)
        if short > 0:
            lacking += short
    return lacking


def waivers(state: State, seat: i64, cost: i64) -> i64:
    """How many energies the Hands of Fortune save: never all of them (SUMMON-4)."""
    energies = in_all(cost)
    if energies < 2:
        return 0
    saved = energies_saved(state, seat)
    return saved if saved < energies else energies - 1


def affordable(state: State, seat: i64, cost: i64) -> bool:
    """Whether the energies of a summoning cost can be paid, Hands of Fortune considered."""
    return missing(state, seat, cost) <= waivers(state, seat, cost)


def pay(run: Transition, seat: i64, card: i64, cost: i64, waive: i64) -> None:
    """Pay a packed cost, less `waive` energies of choice."""
    state = run.state
    if cost == 0:
        return
    if waive == 0 and source_count(state, seat) == 1:
        for energy in range(4):
            for _ in range(part(cost, energy)):
                run.spend(seat, energy, 0, 0)
        return
    run.push(S_PAY, seat, card, cost, waive, source_swap(state, seat))


def pay_any(run: Transition, seat: i64, card: i64, n: i64) -> None:
    """Pay n energies of any types; the frame beneath learns in PAID which they were."""
    run.push(S_PAY_ANY, seat, card, n, 0, source_swap(run.state, seat))


class Pay(OneSeat):
    """Pay a packed cost."""

    kind: str = "pay"
    other_kind: str = "waive"

    def go(self, run: Transition) -> bool:
        while run.field(COST):
            if self.choices(run.state, run.field(SEAT), None) > 1:
                return True
            only = vec[i64]([0] * 4)
            self.choices(run.state, run.field(SEAT), only)
            self.answer(run, run.field(SEAT), only[0])
        run.pop()
        return False

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        return self.choices(state, seat, out)

    def choices(self, state: State, seat: i64, out: vec[i64] | None) -> i64:
        """The legal moves, filled into `out` if there is one."""
        cost = top_field(state, COST)
        waive = top_field(state, WAIVING) & 15
        count: i64 = 0
        if waive > 0:
            for energy in range(top_field(state, WAIVING) >> 4, 4):
                if self.waivable(state, seat, cost, waive, energy):
                    if out is not None:
                        out[count] = WAIVE + energy
                    count += 1
            return count
        energy = first_type(cost)
        need = part(cost, energy)
        swap = top_field(state, SOURCE_ORDER) & 1
        last = top_field(state, SOURCE_ORDER) >> 1
        different = source_count(state, seat)
        for source in range(last, 3):
            if source >= different and source != last:
                break
            if (
                at_source(state, seat, energy, source, swap) > 0
                and from_here_on(state, seat, energy, source, swap) >= need
            ):
                if out is not None:
                    out[count] = PAY + energy * 3 + source
                count += 1
        return count

    def waivable(self, state: State, seat: i64, cost: i64, waive: i64, energy: i64) -> bool:
        """Whether this type may be waived next, in ascending order, so that the rest can be paid."""
        if not part(cost, energy):
            return False
        after = cost - pack(energy, 1)
        if missing(state, seat, after) > waive - 1 or from_type(after, energy) < waive - 1:
            return False
        return missing(state, seat, before_type(after, energy)) == 0

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        if move >= PAY:
            code = move - PAY
            swap = run.field(SOURCE_ORDER) & 1
            run.spend(seat, code // 3, code % 3, swap)
            cost = run.field(COST) - pack(code // 3, 1)
            same = part(cost, code // 3)
            run.set_field(COST, cost)
            run.set_field(SOURCE_ORDER, (code % 3 << 1 if same else 0) | swap)
            return
        energy = move - WAIVE
        run.set_field(COST, run.field(COST) - pack(energy, 1))
        left = (run.field(WAIVING) & 15) - 1
        run.set_field(WAIVING, energy << 4 | left if left else 0)
        run.emit(WAIVED, seat, number_of(run.field(CARD)), energy=energy)

    def kind_now(self, state: State) -> str:
        return "waive" if top_field(state, WAIVING) & 15 else "pay"

    def count(self, state: State, seat: i64) -> i64:
        return top_field(state, WAIVING) & 15 or in_all(top_field(state, COST))


def first_type(cost: i64) -> i64:
    """The first type that a packed cost still asks for."""
    for energy in range(4):
        if part(cost, energy):
            return energy
    raise AssertionError("nothing is left to pay")


def from_here_on(state: State, seat: i64, energy: i64, source: i64, swap: i64) -> i64:
    """Energies of a type at this and the later sources."""
    found: i64 = 0
    for later in range(source, 3):
        found += at_source(state, seat, energy, later, swap)
    return found


class PayAny(OneSeat):
    """Pay energies of any types in ascending order; the frame beneath learns which."""

    kind: str = "pay-any"

    def go(self, run: Transition) -> bool:
        while run.field(ANY_LEFT):
            out = vec[i64]([0] * 12)
            if self.options(run.state, run.field(SEAT), out) > 1:
                return True
            self.answer(run, run.field(SEAT), out[0])
        run.pop()
        return False

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        need = top_field(state, ANY_LEFT)
        last = top_field(state, ANY_LAST)
        swap = top_field(state, SOURCE_ORDER)
        different = source_count(state, seat)
        count: i64 = 0
        left: i64 = 0
        for code in range(last, 12):
            left += at_source(state, seat, code // 3, code % 3, swap)
        for code in range(last, 12):
            here = at_source(state, seat, code // 3, code % 3, swap)
            if here > 0 and left >= need and (code % 3 < different or code == last):
                out[count] = PAY + code
                count += 1
            left -= here
        return count

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        code = move - PAY
        run.spend(seat, code // 3, code % 3, run.field(SOURCE_ORDER))
        run.set_field(ANY_LEFT, run.field(ANY_LEFT) - 1)
        run.set_field(ANY_LAST, code)
        beneath = (run.state.depth - 2) * FRAME + PAID
        run.state.stack[beneath] += pack(code // 3, 1)

    def count(self, state: State, seat: i64) -> i64:
        return top_field(state, ANY_LEFT)


register(S_PAY, Pay())
register(S_PAY_ANY, PayAny())
