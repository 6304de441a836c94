"""How a question is answered: with one of its options, with energies counted out in a tray, or with a plan.

Like `answer`, everything here looks no further than the seat may.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from seasons.rules.answer import PAYING, chooses_kept, going, suggest, went
from seasons.rules.cards.choices import cards_meant
from seasons.rules.codes import DRAFTED
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.decisions import Decision, decision, kind_of
from seasons.rules.engine import owes
from seasons.rules.events import SACRIFICED, WAIVED
from seasons.rules.moves import (
    BONUS_EXCHANGE,
    BONUS_GAUGE,
    CHOOSE_YEAR,
    DRAW_TWO,
    DROP,
    END_TURN,
    KEEP_CARD,
    PAY,
    PICK,
    TAKE,
    TAKE_DIE,
    TRANSMUTE,
    TYPE,
    WAIVE,
    like_first,
)
from seasons.rules.passives import at_source, held_by, reserve_limit, source_count, source_swap
from seasons.rules.preview import Preview, preview
from seasons.rules.stack import top_field
from seasons.rules.state import State, number_of
from seasons.rules.steps.payment import SOURCE_ORDER
from seasons.rules.views import Who, table_of

ALWAYS_COUNTED: Final = ("pay", "waive", "excess", "exchange", "types")
COUNTED_IF_SEVERAL: Final = ("take", "store", "pay-any")
GOALS: Final = ("give", "take", "keep", "pay", "name")
FOLLOWS: Final = ("done", "asks", "chance")
ASKS_TWICE: Final = ("", "final", "sacrifice", "price")
YEARS: Final = 3


class Cell(NamedTuple):
    """An energy to count, from the reserve (source 0) or an Amulet of Water: the move that counts one of it, how many
    at most, and how many there are. Where something is kept, `drop` gives one away (otherwise -1)."""

    energy: int
    source: int
    move: int
    most: int
    have: int
    drop: int


class Tray(NamedTuple):
    """Energies to be counted out, for one of GOALS; how many in all; a sensible answer, cell by cell."""

    goal: str
    least: int
    most: int
    cells: tuple[Cell, ...]
    filled: tuple[int, ...]


class Plan(NamedTuple):
    """Cards to be laid out for the years, so many to each: one of the moves for every card, in this order."""

    cards: tuple[int, ...]
    moves: tuple[int, ...]
    each: int


class Option(NamedTuple):
    """A legal move: the mask of why it could not be undone, what follows (FOLLOWS), why to ask twice (ASKS_TWICE), and
    which cards in play it may mean (the keys of `InPlay`; equal copies are all meant)."""

    move: int
    final: int
    then: str
    ask: str
    keys: tuple[int, ...]


class Question(NamedTuple):
    """An open decision with everything that answers it: one of the options (form `one`), a `tray` or a `plan`.

    In a turn there is a tray beside the options: transmuting. `suggested` are moves that answer a payment sensibly.
    """

    decision: Decision
    form: str
    options: tuple[Option, ...]
    tray: Tray | None
    plan: Plan | None
    suggested: tuple[int, ...]


def question(who: Who, seat: i64) -> Question | None:
    """What a seat is asked, and how it may answer; None if it is asked nothing.

    >>> from seasons.rules import Fast, new_game, question
    >>> asked = question(new_game(2, Fast(1)), 0)
    >>> asked.form, asked.options[0].then, asked.options[0].ask
    ('one', 'done', '')
    """
    table = table_of(who)
    asked = decision(table, seat)
    if asked is None:
        return None
    first = suggest(table, seat) if asked.kind in PAYING else []
    planned = asked.kind == "split"
    return Question(
        decision=asked,
        form="plan" if planned else "tray" if is_counted(asked) else "one",
        options=tuple([option(table, seat, move) for move in asked.moves]),
        tray=tray(table, asked, first),
        plan=plan(table, seat) if planned else None,
        suggested=tuple(first),
    )


def option(table: State, seat: i64, move: i64) -> Option:
    """One legal move."""
    then = preview(table, [move], seat)
    bonus = BONUS_EXCHANGE <= move <= BONUS_GAUGE or move == DRAW_TWO
    ask = "price" if bonus else asks_twice(then, seat)
    return Option(move, then.final, follows(then, seat, move), ask, cards_meant(table, seat, move))


def follows(then: Preview, seat: i64, move: i64) -> str:
    """What comes after a move: chance, a question that belongs to the same answer, or nothing of either."""
    if then.cut:
        return "chance"
    if END_TURN <= move <= DRAW_TWO or TAKE_DIE <= move < TAKE_DIE + 5 or PICK <= like_first(move) < KEEP_CARD:
        return "done"  # what is asked then is another matter, and so is a turn
    return "asks" if owes(then.state, seat) and kind_of(then.state) != "turn" else "done"


def asks_twice(then: Preview, seat: i64) -> str:
    """Why moves should be confirmed: they cannot be taken back, or a card of the seat is sacrificed."""
    if then.final:
        return "final"
    for event in then.events:
        if event.kind == SACRIFICED and event.seat == seat:
            return "sacrifice"
    return ""


def is_counted(asked: Decision) -> bool:
    """Whether a question is answered by counting energies."""
    return asked.kind in ALWAYS_COUNTED or (asked.count > 1 and asked.kind in COUNTED_IF_SEVERAL)


def plan(table: State, seat: i64) -> Plan:
    """The cards of a seat that are to be laid out, in the order in which they are asked about."""
    cards: list[int] = []
    for card in range(CARDS_IN_BOX):
        if table.where[card] == DRAFTED + seat:
            cards.append(number_of(card))
    return Plan(tuple(cards), (CHOOSE_YEAR, CHOOSE_YEAR + 1, CHOOSE_YEAR + 2), YEARS)


def tray(table: State, asked: Decision, first: list[int]) -> Tray | None:
    """The tray for a question, if energies are counted; in a turn the one for transmuting. `first` is a suggestion."""
    kind = asked.kind
    if kind == "turn":
        return transmuting(table, asked)
    if not is_counted(asked):
        return None
    if kind == "excess":
        return keeping(table, asked, 0)
    if chooses_kept(table, asked):
        return keeping(table, asked, asked.count)
    if kind == "take" or kind == "store":
        return counted("take", asked.count, asked.count, taking(asked))
    if kind == "waive":
        return suggested("take", asked.count, asked.count, waiving(table, asked), first)
    if kind == "types":
        return counted("name", 1, 4, naming(table, asked))
    cells = from_sources(table, asked, PAY, asked.count)
    if kind == "exchange":
        return counted("give", 1, asked.count, cells)
    paid = went(preview(table, first, asked.seat).events, asked.seat)  # with what goes by itself
    if kind == "pay-any":
        return suggested("give", asked.count, asked.count, cells, paid)
    wanted = [int((move - PAY) // 3) for move in first + asked.moves if PAY <= move < TRANSMUTE]
    cells = [cell for cell in cells if cell.energy in wanted]
    own = [cell.move for cell in cells]
    return suggested("pay", 1, asked.count, cells, [move for move in paid if move in own])


def counted(goal: str, least: int, most: int, cells: list[Cell]) -> Tray:
    """A tray that begins empty."""
    return Tray(goal, least, most, tuple(cells), tuple([0] * len(cells)))


def suggested(goal: str, least: int, most: int, cells: list[Cell], moves: list[int]) -> Tray:
    """A tray that begins with what these moves count, as far as they are moves of its own."""
    own = [cell.move for cell in cells]
    counts = [0] * len(cells)
    for move in moves[:most]:
        if move not in own:
            break
        counts[own.index(move)] += 1
    return Tray(goal, least, most, tuple(cells), tuple(counts))


def transmuting(table: State, asked: Decision) -> Tray | None:
    """What may be transmuted in a turn."""
    for move in asked.moves:
        if TRANSMUTE <= move < TRANSMUTE + 12:
            cells = from_sources(table, asked, TRANSMUTE, 0)
            return counted("give", 1, sum([cell.have for cell in cells]), cells)
    return None


def from_sources(table: State, asked: Decision, block: i64, most: int) -> list[Cell]:
    """Energies of the reserve and of the Amulets of Water, at most so many of each (0: all there are)."""
    found: list[Cell] = []
    swap = (
        top_field(table, SOURCE_ORDER) & 1 if block == PAY else source_swap(table, asked.seat)
    )  # a payment keeps their order
    first = min([move for move in asked.moves if move >= block])  # what comes before that was asked about already
    for source in range(source_count(table, asked.seat)):
        for energy in range(4):
            have: int = at_source(table, asked.seat, energy, source, swap)
            move = block + energy * 3 + source
            if have and move >= first:
                found.append(Cell(energy, source, move, min(have, most or have), have, -1))
    return found


def taking(asked: Decision) -> list[Cell]:
    """Energies that may be taken."""
    return [Cell(move - TAKE, 0, move, asked.count, 0, -1) for move in asked.moves if TAKE <= move < DROP]


def waiving(table: State, asked: Decision) -> list[Cell]:
    """Energies of a cost that may be waived."""
    most = waivable(table, asked)
    return [Cell(one, 0, WAIVE + one, min(most[one], asked.count), 0, -1) for one in range(4) if most[one]]


def waivable(table: State, asked: Decision) -> list[int]:
    """How much of each energy can be waived at most, also of those that are asked about only after another one."""
    most = [0, 0, 0, 0]
    for move in asked.moves:
        then = preview(table, [move], asked.seat)
        here = [0, 0, 0, 0]
        following = None if then.cut else decision(then.state, asked.seat)
        if following is not None and following.kind == "waive":
            here = waivable(then.state, following)
        for event in then.events:
            if event.kind == WAIVED:
                here[event.energy] += 1
        most = [max(most[energy], here[energy]) for energy in range(4)]
    return most


def naming(table: State, asked: Decision) -> list[Cell]:
    """Types of energy that the seat has."""
    held = [energy for energy in range(4) if held_by(table, asked.seat, energy)]
    return [Cell(energy, 0, TYPE + energy, 1, 0, -1) for energy in held if TYPE + energy in asked.moves]


def keeping(table: State, asked: Decision, more: int) -> Tray:
    """What stays in the reserve, of what is there and of so many more to take: as much as it holds."""
    seat = asked.seat
    limit = reserve_limit(table, seat)
    gone = going(table, asked) if asked.kind == "excess" else [0, 0, 0, 0]
    first = min(asked.moves) - DROP if asked.kind == "excess" else 0
    cells: list[Cell] = []
    filled: list[int] = []
    for energy in range(4):
        have: int = table.reserve[seat * 4 + energy]
        comes = more if TAKE + energy in asked.moves else 0
        if have + comes:
            move = TAKE + energy if comes else -1
            drop = DROP + energy if energy >= first else -1
            cells.append(Cell(energy, 0, move, min(have + comes, limit), have, drop))
            filled.append(min(have - gone[energy], limit))
    return Tray("keep", limit, limit, tuple(cells), tuple(filled))
