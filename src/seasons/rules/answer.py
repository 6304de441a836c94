"""Answers as people give them: in any order, with help where a payment leaves little to decide, and with a warning.

Everything here looks no further than the seat may: a state and the table of a view give the same.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from seasons.rules.decisions import Decision, decision
from seasons.rules.errors import RulesError
from seasons.rules.events import ENERGY_DISCARDED, ENERGY_LOST, ENERGY_PAID, ENTERED, Event
from seasons.rules.facts import RATES
from seasons.rules.moves import (
    CHOOSE_YEAR,
    DONE,
    DROP,
    MOVE_TOKEN,
    PAY,
    TAKE,
    TRANSMUTE,
    WAIVE,
)
from seasons.rules.passives import amulet_store, reserve_limit, source_count, source_swap
from seasons.rules.preview import Preview, preview
from seasons.rules.state import State
from seasons.rules.transition import CARDS
from seasons.rules.views import Who, table_of

PAYING: Final = ("pay", "pay-any", "waive", "excess")
CAUTIONS: Final = ("no-room", "overflow", "energies-lost")
TAKING: Final = ("take", "store")
LONGEST_ANSWER: Final = 40


class Caution(NamedTuple):
    """Something of CAUTIONS that somebody might overlook: no room for what a card brings along, an overflow of the
    reserve by `amount`, an amount of energies lost."""

    kind: str
    card: int
    amount: int


def arrange(who: Who, seat: i64, moves: list[int], whole: bool = False) -> list[int]:
    """A batch in the order in which the rules ask for it, so that whoever answers need not know that order.

    What can be done as it is given stays so. Where the rules ask for equal choices in one order only, the lowest first
    (CHOICE-1), they are put into that. Raises the refusal of the rules for the first move that fits nowhere.

    A `whole` answer is energies as they were counted out (see `forms`): what leaves no choice is filled in, what the
    rules answer themselves is left out, and a question that may be ended is ended.
    """
    table = table_of(who)
    try:
        return in_order(table, seat, moves, False, whole)
    except RulesError as refusal:
        try:
            return in_order(table, seat, moves, True, whole)
        except RulesError:
            raise refusal from None


def in_order(now: State, seat: i64, moves: list[int], lowest: bool, whole: bool) -> list[int]:
    """A batch in the order of the questions: what fits first as it is given, or the lowest (DONE is said last)."""
    left = moves[:]
    ordered: list[int] = []
    gone: list[int] = []
    before: Decision | None = None
    kept = False
    amulets = amulets_of(now, seat)
    while left or whole:
        asked = decision(now, seat)
        if whole and asked is not None:
            if before is not None and (kept or asked.kind == before.kind):
                leave_out(left, gone, ordered[-1])
            fill_in(now, asked, left, before, amulets)
            kept = kept or chooses_kept(now, asked)
        fitting: list[int] = []
        if asked is not None:
            fitting = [move for move in left if called_now(now, asked, move, amulets, whole) in asked.moves]
            if whole and asked.kind in TAKING:
                fitting = fitting[: asked.count]  # what comes later may be for another card that gives energies
        if asked is not None and asked.kind == "split" and left[:1] != fitting[:1]:
            fitting = []  # each answer is for the card that is asked about
        if whole and not fitting and is_whole(left, asked, before):
            break
        move = fitting[0] if fitting else left[0]
        if lowest or (whole and TAKE <= move < TRANSMUTE):
            for other in fitting:
                if other != DONE and (other < move or move == DONE):
                    move = other
        left.remove(move)
        if asked is not None:
            named = called_now(now, asked, move, amulets, whole)
            if named < move < TRANSMUTE:
                left = [mirrored(other) for other in left]
            move = named
        ordered.append(move)
        before = asked
        if left or whole or not fitting:
            then = preview(now, [move], seat)
            if then.cut and left and not (whole and is_whole(left, None, asked)):
                raise RulesError("chance decides before the rest of these moves")
            if then.cut:
                break
            now = then.state
            gone = went(then.events, seat)
    return ordered


def went(events: list[Event], seat: i64) -> list[int]:
    """The energies that a seat has paid or discarded, as the moves that say so."""
    moves: list[int] = []
    for event in events:
        if event.kind == ENERGY_PAID and event.seat == seat:
            moves.append(PAY + event.energy * 3 + event.other)
        elif event.kind == ENERGY_DISCARDED and event.seat == seat:
            moves.append(DROP + event.energy)
    return moves


def leave_out(left: list[int], gone: list[int], move: int) -> None:
    """Take out of a whole answer what has gone by itself with a move of it: that answers nothing that is asked next."""
    if move in gone:
        gone.remove(move)
    for other in gone:
        if other in left:
            left.remove(other)


def amulets_of(table: State, seat: i64) -> list[i64]:
    """The stores of a seat's Amulets of Water, in the order of the sources that they are now."""
    swap = source_swap(table, seat)
    return [amulet_store(table, seat, 1, swap), amulet_store(table, seat, 2, swap)]


def called_now(now: State, asked: Decision, move: i64, amulets: list[i64], whole: bool) -> i64:
    """A move of a whole answer as it is called by now: the fuller of two Amulets of Water may have become the emptier
    one, and two that are alike are one source (CHOICE-1)."""
    source = (move - PAY) % 3
    if not whole or not PAY <= move < TRANSMUTE + 12 or source == 0 or amulets[1] < 0:
        return move
    alike = source_count(now, asked.seat) == 2
    if move < TRANSMUTE:  # a payment keeps their order
        return move - 1 if alike and source == 2 and move not in asked.moves else move
    stores = amulets_of(now, asked.seat)
    if alike:
        if stores[0] != amulets[source - 1]:
            amulets.reverse()
        return move - source + 1
    return move - source + 1 + stores.index(amulets[source - 1])


def mirrored(move: int) -> int:
    """A payment with the two Amulets of Water exchanged."""
    source = (move - PAY) % 3
    if not PAY <= move < TRANSMUTE or source == 0:
        return move
    return move + 1 if source == 1 else move - 1


def fill_in(now: State, asked: Decision, left: list[int], before: Decision | None, amulets: list[i64]) -> None:
    """Add to what is left of a whole answer what it leaves no choice about: to end a question that may be ended, and to
    take what is not kept. Which energies these are does not matter: the same go again."""
    again = before is not None and before.kind == asked.kind
    if chooses_kept(now, asked) and (before is None or not again or asked.count > before.count):
        taken = len([move for move in left if TAKE <= move < DROP])
        for _ in range(asked.count - taken):
            left.append(asked.moves[0])
            left.append(DROP + asked.moves[0] - TAKE)
    elif again and DONE in asked.moves:
        if not any([called_now(now, asked, move, amulets, True) in asked.moves for move in left]):
            left.append(DONE)


def is_whole(left: list[int], asked: Decision | None, before: Decision | None) -> bool:
    """Whether a whole answer is given: nothing is left of it but energies or years that the rules had no more to ask
    about."""
    for move in left:
        if not TAKE <= move < TRANSMUTE and not CHOOSE_YEAR <= move < MOVE_TOKEN:
            return False
    return not left or (before is not None and (asked is None or asked.kind != before.kind))


def chooses_kept(table: State, asked: Decision) -> bool:
    """Whether there is as much to take as the reserve holds: then what stays is chosen, not what comes first."""
    return asked.kind == "take" and 1 < asked.count >= reserve_limit(table, asked.seat)


def suggest(who: Who, seat: i64) -> list[int]:
    """Moves that answer a payment or an overflow sensibly, up to the next real question; none for other decisions."""
    now = table_of(who)
    moves: list[int] = []
    asked = decision(now, seat)
    while asked is not None and asked.kind in PAYING and len(moves) < LONGEST_ANSWER:
        moves.append(least_missed(now, asked) if asked.kind == "excess" else asked.default)
        then = preview(now, moves[-1:], seat)
        if then.cut:
            break
        now = then.state
        asked = decision(now, seat)
    return moves


def least_missed(table: State, asked: Decision) -> int:
    """The energy to discard first: all that go are planned."""
    planned = going(table, asked)
    possible = [move for move in asked.moves if DROP <= move < WAIVE and planned[move - DROP]]
    return min(possible or asked.moves)


def going(table: State, asked: Decision) -> list[int]:
    """How much of each energy to discard: of those that may still go and are worth least now, what there is most of."""
    season = table.season()
    first = min(asked.moves) - DROP
    left = [int(table.reserve[asked.seat * 4 + energy]) if energy >= first else 0 for energy in range(4)]
    gone = [0, 0, 0, 0]
    for _ in range(asked.count):
        least = -1
        for energy in range(4):
            if left[energy] == 0:
                continue
            rate, best = RATES[season * 4 + energy], RATES[season * 4 + least] if least >= 0 else 0
            if least < 0 or rate < best or (rate == best and left[energy] > left[least]):
                least = energy
        left[least] -= 1
        gone[least] += 1
    return gone


def cautions(then: Preview, seat: i64) -> list[Caution]:
    """What somebody might overlook in moves whose preview this is."""
    found: list[Caution] = []
    entered = 0
    lost = 0
    for event in then.events:
        if event.kind == ENTERED:
            entered = event.card
        elif event.kind == ENERGY_LOST and event.seat == seat:
            lost += event.n
    warned = CARDS[entered].caution(then.state, seat) if then.cut else ""
    if warned:
        found.append(Caution(warned, entered, 0))
    following = None if then.cut else decision(then.state, seat)
    if following is not None and following.kind == "excess":
        found.append(Caution("overflow", 0, following.count))
    if lost:
        found.append(Caution("energies-lost", 0, lost))
    return found
