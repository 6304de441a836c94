"""An open decision as a value: who must choose what, how much of it, and the legal moves."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.codes import PLAY
from seasons.rules.engine import decision_id, legal_moves, mover, owes
from seasons.rules.moves import PAY, WAIVE
from seasons.rules.passives import OPENER, held_by
from seasons.rules.stack import (
    S_PAY,
    S_PAY_ANY,
    S_REROLL,
    STAGE,
    top_card,
    top_field,
    top_number,
    top_step,
)
from seasons.rules.state import State
from seasons.rules.steps.base import STEPS
from seasons.rules.transition import CARDS
from seasons.rules.views import Who, table_of

STEP_KINDS: Final = {work: step.kind for work, step in enumerate(STEPS) if step.kind}
"""The kind of decision of every kind of work that asks, questions of cards apart."""
CARD_KINDS: Final = {int(card.number): card.asks for card in CARDS if card.asks}
"""The kinds of decisions that cards ask for, stage by stage, by their numbers."""
_ASKED_BY_STEPS = [kind for step in STEPS for kind in (step.kind, step.other_kind) if kind]
_ASKED_BY_CARDS = [kind for card in CARDS for kind in card.asks]
DECISION_KINDS: Final = tuple(dict.fromkeys(_ASKED_BY_STEPS + _ASKED_BY_CARDS))
"""All kinds of decisions: those of steps, then those of cards."""


class Decision:
    """What a seat must choose. `card` is the number of the card that asks (0: none); `shown` the card to decide about,
    if there is one and it is visible; `count` says how many single choices of this kind are still to come, this one
    included; `other` is the other seat concerned (who receives Naria's card, who summoned Syllas or Amsug), or -1;
    `default` is a sensible answer where there is one (payments), or -1."""

    def __init__(
        self,
        id: int,
        seat: int,
        kind: str,
        card: int,
        shown: int,
        count: int,
        other: int,
        moves: list[int],
        default: int,
    ) -> None:
        self.id = id
        self.seat = seat
        self.kind = kind
        self.card = card
        self.shown = shown
        self.count = count
        self.other = other
        self.moves = moves
        self.default = default

    def as_tuple(self) -> tuple[int, int, str, int, int, int, int, list[int], int]:
        """All fields, in the order of the constructor."""
        return (
            self.id, self.seat, self.kind, self.card, self.shown, self.count, self.other, self.moves, self.default,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash((self.id, self.seat, self.kind))

    def __reduce__(self) -> tuple[object, ...]:
        return (Decision, self.as_tuple())

    def __repr__(self) -> str:
        return f"<Decision {self.id}: seat {self.seat + 1}, {self.kind}, {len(self.moves)} moves>"


def kind_of(who: Who) -> str:
    """The kind of the decision that is open now, one of DECISION_KINDS."""
    state = table_of(who)
    return STEPS[top_step(state)].kind_now(state)


def decision(who: Who, seat: i64 = -1) -> Decision | None:
    """The open decision of a seat (by default the mover), or None if it is asked nothing. A view gives the same for its
    own seat as the state does.

    >>> from seasons.rules import Fast, decision, new_game
    >>> decision(new_game(2, Fast(1)))
    <Decision 0: seat 1, pick, 9 moves>
    """
    state = table_of(who)
    if seat < 0:
        seat = mover(state)
    if seat < 0 or not owes(state, seat):
        return None
    moves = legal_moves(state, seat)
    return Decision(
        decision_id(state, seat),
        seat,
        kind_of(state),
        asking_card(state),
        STEPS[top_step(state)].shown(state, seat),
        STEPS[top_step(state)].count(state, seat),
        other_seat(state, seat),
        moves,
        suggested(state, seat, moves),
    )


def decisions(who: Who) -> tuple[Decision, ...]:
    """All open decisions, by seat: in the prelude several seats choose at once.

    >>> from seasons.rules import Fast, decisions, new_game
    >>> decisions(new_game(2, Fast(1)))
    (<Decision 0: seat 1, pick, 9 moves>, <Decision 1: seat 2, pick, 9 moves>)
    """
    found: list[Decision] = []
    for seat in range(table_of(who).players):
        open_one = decision(who, seat)
        if open_one is not None:
            found.append(open_one)
    return tuple(found)


def asking_card(state: State) -> int:
    """The number of the card that asks, or 0."""
    return OPENER if top_step(state) == S_REROLL else int(top_number(state))


def other_seat(state: State, seat: i64) -> int:
    """The other seat that a decision concerns, or -1."""
    kind = kind_of(state)
    if kind == "give":
        return (seat + top_field(state, STAGE)) % state.players
    if kind == "sacrifice" or kind == "take-back":
        return state.where[top_card(state)] - PLAY
    return -1


def suggested(state: State, seat: i64, moves: list[int]) -> int:
    """A sensible answer to a payment: the reserve before Amulets, the scarcest energy waived; otherwise -1."""
    step = top_step(state)
    if step != S_PAY and step != S_PAY_ANY:
        return -1
    best = moves[0]
    for move in moves:
        if WAIVE <= move < WAIVE + 4:
            if held_by(state, seat, move - WAIVE) < held_by(state, seat, best - WAIVE):
                best = move
        elif step == S_PAY_ANY and (move - PAY) % 3 < (best - PAY) % 3:
            best = move
    return best
