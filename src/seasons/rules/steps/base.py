"""What a step of pending work can do."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.stack import KINDS_OF_WORK, top_seat
from seasons.rules.state import State
from seasons.rules.transition import Transition
from seasons.vecs import vec

OPTIONS: Final = 128  # room enough for the legal moves of any decision


class Step:
    """A kind of pending work. It does what needs no answer, and says what can be answered when it does."""

    kind: str = ""  # of the decision that it asks for, if it ever asks
    other_kind: str = ""  # ... at other times

    def go(self, run: Transition) -> bool:
        """Work on; True when it must wait for an answer now."""
        return True

    def owes(self, state: State, seat: i64) -> bool:
        """Whether this seat must answer now; asked only of a step that waits."""
        raise NotImplementedError

    def options(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """Fill `out` with the legal moves of the seat and return how many there are."""
        raise NotImplementedError

    def answer(self, run: Transition, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def kind_now(self, state: State) -> str:
        """The kind of the decision that is open now."""
        return self.kind

    def count(self, state: State, seat: i64) -> i64:
        """How many single choices of this kind are still to come, the open one included."""
        return 1

    def shown(self, state: State, seat: i64) -> i64:
        """The number of the card that is to be decided about, or 0."""
        return 0

    def allows(self, state: State, seat: i64, move: i64) -> bool:
        """Whether a move is one of the options."""
        out = vec[i64]([0] * OPTIONS)
        for index in range(self.options(state, seat, out)):
            if out[index] == move:
                return True
        return False


class OneSeat(Step):
    """A step that asks the one seat named in its frame."""

    def owes(self, state: State, seat: i64) -> bool:
        return top_seat(state) == seat


STEPS: Final[list[Step]] = [Step() for _ in range(KINDS_OF_WORK)]


def register(work: i64, step: Step) -> None:
    """Say what is done for a kind of work (S_*)."""
    STEPS[work] = step
