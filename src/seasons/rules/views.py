"""What one seat, or a spectator, may know: the state with everything else taken out.

A view's table is a state whose hidden cards are nowhere (HIDDEN) while the counts of all places stay true. Equal
copies are put in one fixed order, so nothing about hidden cards shines through the numbering of visible ones.
"""

from typing import TypeAlias

from mypy_extensions import i64

from seasons.rules.codes import BOX, DRAFTED, HIDDEN, PLAY, PUBLIC, YEAR1, YEAR2, YEAR3
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.passives import is_source, store_of
from seasons.rules.stack import CARD, S_EXCHANGE, S_PAY, S_PAY_ANY, STEP
from seasons.rules.state import FRAME, State
from seasons.rules.steps.payment import SOURCE_ORDER


class AnyView:
    """What somebody may know of a table."""

    def __init__(self, seat: i64, table: State) -> None:
        self.seat = seat
        self.table = table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AnyView) and self.seat == other.seat and self.table == other.table

    def __hash__(self) -> int:
        return hash(self.table)

    def __repr__(self) -> str:
        return f"<View of seat {self.seat + 1}: {self.table!r}>" if self.seat >= 0 else f"<View of {self.table!r}>"

    def unseen(self, place: i64) -> i64:
        """How many cards lie at a place without being known."""
        hidden = self.table.size[place]
        for card in range(CARDS_IN_BOX):
            if self.table.where[card] == place:
                hidden -= 1
        return hidden


class View(AnyView):
    """What one seat may know."""

    def __reduce__(self) -> tuple[object, ...]:
        return (View, (self.seat, self.table))


class PublicView(AnyView):
    """What a spectator may know."""

    def __reduce__(self) -> tuple[object, ...]:
        return (PublicView, (self.seat, self.table))


Who: TypeAlias = State | AnyView


def table_of(who: Who) -> State:
    """The state itself, or the table of a view."""
    return who if isinstance(who, State) else who.table


def view(state: State, seat: i64) -> View:
    """What a seat may know (VIEW-1 to VIEW-4).

    >>> from seasons.rules import Fast, new_game, view
    >>> game = new_game(2, Fast(1))
    >>> sum(1 for place in view(game, 0).table.where if place >= 0)  # the nine cards of the own pack
    9
    """
    if not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat}")
    return View(seat, mask(state, seat, i64(1) << seat))


def public_view(state: State) -> PublicView:
    """What a spectator may know."""
    return PublicView(-1, mask(state, -1, PUBLIC))


def mask(state: State, seat: i64, bit: i64) -> State:
    """The state with everything hidden that the holder of this bit does not know."""
    table = state.copy()
    for card in range(CARDS_IN_BOX):
        if table.where[card] != BOX and not table.known[card] & bit:
            table.where[card] = HIDDEN
            table.known[card] = 0
            table.turned[card] = 0
        table.memory[card] = table.memory[card] & (i64(1023) << (10 * seat)) if seat >= 0 else 0
    for other in range(table.players):
        if other != seat:
            table.picks[other] = 0
            table.answer_counts[other] = 0
            for zone in (YEAR1, YEAR2, YEAR3):
                table.size[DRAFTED + other] += table.size[zone + other]
                table.size[zone + other] = 0
    for low in range(0, CARDS_IN_BOX, 2):
        if in_wrong_order(table, low):
            swap_copies(table, low)
    return table


def in_wrong_order(table: State, low: i64) -> bool:
    """Whether the two copies of a card stand in the wrong order, judged by what is visible of them."""
    high = low + 1
    if table.where[low] != table.where[high]:
        return table.where[low] > table.where[high]
    if table.turned[low] != table.turned[high]:
        return table.turned[low] > table.turned[high]
    if table.more_tokens(low, high) or table.more_tokens(high, low):
        return table.more_tokens(low, high)
    if table.known[low] != table.known[high]:
        return table.known[low] > table.known[high]
    if table.memory[low] != table.memory[high]:
        return table.memory[low] > table.memory[high]
    for frame in range(table.depth):
        card = table.stack[frame * FRAME + CARD]
        if card // 2 == low // 2 and card >= 0:
            return card == high
    return False


def swap_copies(table: State, low: i64) -> None:
    """Let the two copies of a card change places in everything that names them."""
    high = low + 1
    for numbers in (table.where, table.known, table.turned, table.memory):
        held = numbers[low]
        numbers[low] = numbers[high]
        numbers[high] = held
    store = store_of(low) * 4
    if store >= 0:
        for energy in range(store, store + 4):
            held = table.tokens[energy]
            table.tokens[energy] = table.tokens[energy + 4]
            table.tokens[energy + 4] = held
    for frame in range(table.depth):
        at: i64 = frame * FRAME
        card = table.stack[at + CARD]
        if card >= 0 and card // 2 == low // 2:
            table.stack[at + CARD] = card ^ 1
        if is_source(low) and table.where[low] == table.where[high] and table.where[low] >= PLAY:
            step = table.stack[at + STEP]
            if step == S_PAY or step == S_PAY_ANY or step == S_EXCHANGE:
                table.stack[at + SOURCE_ORDER] ^= 1
