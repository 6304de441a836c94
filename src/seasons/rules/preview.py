"""What moves would do, as far as no chance is needed: `apply` on a copy, with the closed source."""

from mypy_extensions import i64

from seasons.rules.chance import Closed
from seasons.rules.engine import carry_out, legal_moves
from seasons.rules.errors import ChanceClosed
from seasons.rules.events import Event
from seasons.rules.state import State
from seasons.rules.transition import Transition


class Preview:
    """The outcome of a preview: the state then, the events, why it would be final, and whether chance cut it short.

    After a cut the state shows what is paid and moved up to the roll or draw; it cannot be played on.
    """

    def __init__(self, state: State, events: list[Event], final: int, cut: bool) -> None:
        self.state = state
        self.events = events
        self.final = final
        self.cut = cut

    def as_tuple(self) -> tuple[State, list[Event], int, bool]:
        """All fields, in the order of the constructor."""
        return (self.state, self.events, self.final, self.cut)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Preview) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        return (Preview, self.as_tuple())

    def __repr__(self) -> str:
        return f"<Preview of {len(self.events)} events{', cut short' if self.cut else ''}>"


def preview(state: State, moves: list[int], seat: i64 = -1) -> Preview:
    """What these moves of one seat would do. Works on a state and on the table of a view alike.

    >>> from seasons.rules import END_TURN, Fast, new_game, preview
    >>> game = new_game(2, Fast(1))
    >>> from seasons.rules import legal_moves
    >>> preview(game, legal_moves(game)[:1]).final
    0
    """
    then = state.copy()
    events: list[Event] = []
    run = Transition(then, Closed(), events)
    for move in moves:
        try:
            carry_out(run, seat, move)
        except ChanceClosed:
            return Preview(then, events, run.final, True)
    return Preview(then, events, run.final, False)


def finals(state: State, seat: i64 = -1) -> dict[int, int]:
    """For every legal move of a seat, the mask of why it could not be undone (0: it could)."""
    return {move: preview(state, [move], seat).final for move in legal_moves(state, seat)}
