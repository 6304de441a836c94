"""Pending work: a stack of frames on which every kind of work keeps its numbers until it is done.

The last three numbers of a frame mean what its step makes of them: the modules of `steps` give them names.
"""

from typing import Final

from mypy_extensions import i64

from seasons.rules.chance import Chance
from seasons.rules.codes import EVERYBODY
from seasons.rules.events import Event
from seasons.rules.state import FRAME, STACK_DEPTH, State, number_of

STEP: Final = 0
SEAT: Final = 1
CARD: Final = 2
A: Final = 3
B: Final = 4
C: Final = 5
STAGE: Final = A  # of a question, and of a card that goes on
MEMO: Final = B  # of a question: what the card gave along
PAID: Final = B  # of a card that goes on: the energies paid, packed
TYPES: Final = A  # of a summoning whose cost is chosen: the mask of types

# The kinds of pending work; the modules of `steps` register what each does.
S_PICK: Final = 1
S_SPLIT: Final = 2
S_ROUND: Final = 3
S_DIE: Final = 4
S_TURN: Final = 5
S_REROLL: Final = 6
S_ACTIONS: Final = 7
S_DRAW: Final = 8
S_KEEP: Final = 9
S_KEEP_ONE: Final = 10
S_OPEN_TURN: Final = 11
S_ROUND_END: Final = 12
S_END_CARDS: Final = 13
S_MOVE_TOKEN: Final = 14
S_SEASON_CARDS: Final = 15
S_NEXT_ROUND: Final = 16
S_TAKE: Final = 17
S_EXCESS: Final = 18
S_PAY: Final = 19
S_PAY_ANY: Final = 20
S_SUMMONED: Final = 21
S_ENTER: Final = 22
S_ASK: Final = 23
S_RESUME: Final = 24
S_EXCHANGE: Final = 25

KINDS_OF_WORK: Final = 26

NO_CARD: Final = -1


class Pending:
    """The state that a transition changes, where chance comes from, who listens, what made it final; and its work."""

    def __init__(self, state: State, chance: Chance, log: list[Event] | None) -> None:
        self.state = state
        self.chance = chance
        self.log = log
        self.final: i64 = 0
        self.cause: i64 = 0

    def emit(
        self,
        kind: i64,
        seat: i64,
        card: i64 = 0,
        n: i64 = 0,
        energy: i64 = 0,
        other: i64 = 0,
        mask: i64 = EVERYBODY,
    ) -> None:
        """Report an event, if somebody listens."""
        if self.log is not None:
            self.log.append(Event(kind, seat, card, n, energy, other, self.cause, mask))

    # --- pending work

    def push(self, step: i64, seat: i64, card: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put work on the stack; it is done before what lies beneath."""
        state = self.state
        if state.depth >= STACK_DEPTH:
            raise AssertionError("the stack of pending work is full")
        at = state.depth * FRAME
        stack = state.stack
        stack[at] = step
        stack[at + 1] = seat
        stack[at + 2] = card
        stack[at + 3] = a
        stack[at + 4] = b
        stack[at + 5] = c
        state.depth += 1

    def pop(self) -> None:
        """Take the topmost work off, leaving no trace of it (equal situations are equal states)."""
        state = self.state
        state.depth -= 1
        at = state.depth * FRAME
        stack = state.stack
        for index in range(at, at + FRAME):
            stack[index] = 0

    def field(self, index: i64) -> i64:
        """A number of the topmost frame."""
        return self.state.stack[(self.state.depth - 1) * FRAME + index]

    def set_field(self, index: i64, value: i64) -> None:
        """Change a number of the topmost frame."""
        self.state.stack[(self.state.depth - 1) * FRAME + index] = value

    def ask(self, seat: i64, card: i64, stage: i64, memo: i64 = 0) -> None:
        """Let a card ask a seat something; the card's `options` and `answer` take over."""
        self.push(S_ASK, seat, card, stage, memo)

    def then(self, seat: i64, card: i64, stage: i64) -> None:
        """Let a card go on (`resume`) once what is pushed after this is done."""
        self.push(S_RESUME, seat, card, stage)


def top_step(state: State) -> i64:
    """The kind of the topmost work."""
    return state.stack[(state.depth - 1) * FRAME + STEP]


def top_seat(state: State) -> i64:
    """The seat of the topmost work."""
    return state.stack[(state.depth - 1) * FRAME + SEAT]


def top_card(state: State) -> i64:
    """The card of the topmost work."""
    return state.stack[(state.depth - 1) * FRAME + CARD]


def top_number(state: State) -> i64:
    """The number of the card that the topmost work is about, or 0."""
    card = top_card(state)
    if card < 0:
        return 0
    return number_of(card)


def top_field(state: State, index: i64) -> i64:
    """A number of the topmost work."""
    return state.stack[(state.depth - 1) * FRAME + index]
