"""The open decision of a row: who is asked what by which card, how often, and what was chosen so far."""

from typing import Final

from mypy_extensions import i64

from seasons.encoding.layout import (
    ASKED,
    ASKING,
    ASSIGNED,
    CARD_KIND,
    CHOSEN,
    CLOSED,
    COUNT,
    COUNT_IS,
    DECISIONS,
    GIVEN_UP,
    KIND,
    OTHER,
    OWED,
    STEP_KIND,
)
from seasons.encoding.sheet import Sheet, among, mark, put
from seasons.rules.codes import PLAY
from seasons.rules.costs import in_all, part
from seasons.rules.engine import owes
from seasons.rules.passives import OPENER, reserve_limit
from seasons.rules.stack import (
    MEMO,
    PAID,
    S_ASK,
    S_EXCESS,
    S_EXCHANGE,
    S_PAY,
    S_PAY_ANY,
    S_PICK,
    S_REROLL,
    S_SPLIT,
    S_TAKE,
    STAGE,
    top_card,
    top_field,
    top_number,
    top_seat,
    top_step,
)
from seasons.rules.state import FRAME, State
from seasons.rules.steps.energy import EXCHANGED, EXCHANGED_TYPES, MOST_EXCHANGED, TAKE_BITS, TAKE_LEFT, chosen_so_far
from seasons.rules.steps.payment import ANY_LEFT, COST, WAIVING
from seasons.rules.steps.prelude import split_card
from seasons.vecs import vec

K_GIVE: Final[i64] = DECISIONS.index("give")
K_SACRIFICE: Final[i64] = DECISIONS.index("sacrifice")
K_TAKE_BACK: Final[i64] = DECISIONS.index("take-back")
K_TYPES: Final[i64] = DECISIONS.index("types")
K_SKULL: Final[i64] = DECISIONS.index("skull")
K_MIRROR_COUNT: Final[i64] = DECISIONS.index("mirror-count")
K_MIRROR_TAKE: Final[i64] = DECISIONS.index("mirror-take")
K_STORE: Final[i64] = DECISIONS.index("store")
K_WAIVE: Final[i64] = DECISIONS.index("waive")
SKULL_CARDS: Final = 3


def write_decision(sheet: Sheet, s: State, me: i64) -> None:
    """Note the open decision. In the prelude everybody is asked at once, and only the viewer's own question counts."""
    if s.depth == 0:
        return
    notes = sheet.notes
    count = sheet.count
    step = top_step(s)
    seat = top_seat(s)
    if step == S_PICK or step == S_SPLIT:
        if not owes(s, me):
            return
        seat = me
    count = mark(notes, count, ASKED + (seat - me) % s.players)
    number = top_number(s)
    if step == S_REROLL:
        number = OPENER
    kind = kind_index(s, step, number)
    if kind >= 0:
        count = mark(notes, count, KIND + kind)
    if number > 0:
        count = mark(notes, count, ASKING + number - 1)
    if step == S_SPLIT:
        count = mark(notes, count, ASSIGNED + split_card(s, me) // 2)
    elif step == S_ASK:
        count = write_question(notes, count, s, me, kind)
    else:
        count = write_energies(notes, count, s, step)
    sheet.count = count


def kind_index(s: State, step: i64, number: i64) -> i64:
    """Which kind of decision it is, or -1 for one that the row does not know."""
    if step == S_ASK:
        return CARD_KIND[number * 4 + among(top_field(s, STAGE), 3)]
    if step == S_TAKE and top_field(s, TAKE_BITS) & 1:
        return K_STORE
    if step == S_PAY and top_field(s, WAIVING) & 15:
        return K_WAIVE
    return STEP_KIND[step]


def write_count(notes: vec[i64], count: i64, left: i64) -> i64:
    """Note how many single choices of this kind are still to come."""
    count = put(notes, count, COUNT, left)
    return mark(notes, count, COUNT_IS + among(left - 1, 6))


def write_energies(notes: vec[i64], count: i64, s: State, step: i64) -> i64:
    """Note what is still to be taken, paid or discarded, and what of it is chosen."""
    chosen: i64 = 0
    if step == S_TAKE:
        count = write_count(notes, count, top_field(s, TAKE_LEFT))
        chosen = chosen_so_far(top_field(s, TAKE_BITS))
        for energy in range(4):
            count = put(notes, count, CLOSED + energy, top_field(s, TAKE_BITS) >> (energy + 1) & 1)
    elif step == S_PAY_ANY:
        count = write_count(notes, count, top_field(s, ANY_LEFT))
        chosen = s.stack[(s.depth - 2) * FRAME + PAID]
    elif step == S_EXCESS:
        seat = top_seat(s)
        return write_count(notes, count, s.total(seat) - reserve_limit(s, seat))
    elif step == S_PAY:
        cost = top_field(s, COST)
        waived = top_field(s, WAIVING) & 15
        count = write_count(notes, count, waived if waived else in_all(cost))
        for energy in range(4):
            count = put(notes, count, OWED + energy, part(cost, energy))
        return count
    elif step == S_EXCHANGE:
        count = write_count(notes, count, MOST_EXCHANGED - top_field(s, EXCHANGED))
        return write_types(notes, count, top_field(s, EXCHANGED_TYPES))
    for energy in range(4):
        count = put(notes, count, CHOSEN + energy, part(chosen, energy))
    return count


def write_types(notes: vec[i64], count: i64, types: i64) -> i64:
    """Note the types of energy in a mask as chosen."""
    for energy in range(4):
        count = put(notes, count, CHOSEN + energy, types >> energy & 1)
    return count


def write_other(notes: vec[i64], count: i64, s: State, me: i64, seat: i64) -> i64:
    """Note the other seat that a question concerns, unless it is the viewer."""
    if seat == me or not 0 <= seat < s.players:
        return count
    return mark(notes, count, OTHER + (seat - me) % s.players - 1)


def write_question(notes: vec[i64], count: i64, s: State, me: i64, kind: i64) -> i64:
    """Note what a card remembers of the question that it asks."""
    stage = top_field(s, STAGE)
    memo = top_field(s, MEMO)
    if kind == K_GIVE:
        return write_other(notes, count, s, me, (top_seat(s) + stage) % s.players)
    if kind == K_SACRIFICE or kind == K_TAKE_BACK:
        return write_other(notes, count, s, me, s.where[top_card(s)] - PLAY)
    if kind == K_TYPES:
        return write_types(notes, count, memo)
    if kind == K_MIRROR_COUNT:
        return mark(notes, count, CHOSEN + memo)
    if kind == K_MIRROR_TAKE:
        return put(notes, count, CHOSEN + (memo & 3), memo >> 2)
    if kind == K_SKULL:
        count = write_count(notes, count, SKULL_CARDS - stage)
        first = memo >> 8 & 255
        second = memo & 255
        if first and (first + 1) // 2 == (second + 1) // 2:
            return put(notes, count, GIVEN_UP + (second - 1) // 2, 2)
        if first:
            count = mark(notes, count, GIVEN_UP + (first - 1) // 2)
        if second:
            count = mark(notes, count, GIVEN_UP + (second - 1) // 2)
    return count
