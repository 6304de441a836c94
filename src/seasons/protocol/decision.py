"""Open questions as messages: every option with the pieces that stand for it, trays, plans, and who waits for whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from seasons.notation import move_text
from seasons.protocol.shapes import Cell, Decision, Offer, Option, Plan, Tray, Waiting
from seasons.protocol.texts import names_of, prompt
from seasons.rules import (
    ENERGIES,
    AnyView,
    Caution,
    Question,
    State,
    card,
    decision,
    kind_of,
    move,
    offers,
    owes,
    question,
    table,
)
from seasons.rules import Decision as Open
from seasons.rules import Offer as Free
from seasons.rules import Option as Choice
from seasons.rules import Tray as Counted
from seasons.text import Text, Wording
from seasons.words.labels import move_label
from seasons.words.parts import title

PUBLIC = ("die", "sacrifice", "take-back", "excess")
"""Questions that can be answered by what everybody sees."""
HAND = ("summon", "discard-card")
SHELF = ("pick", "keep-card", "give", "put")
ENERGY = ("take", "drop", "waive", "type", "pay", "transmute")
NAMED = {
    "end-turn": "end",
    "bonus-exchange": "bonus:exchange",
    "bonus-transmute": "bonus:transmute",
    "bonus-gauge": "bonus:gauge",
    "draw-two": "bonus:draw",
}
BUTTONS = {"turn": Text("ui-transmute"), **dict.fromkeys(("pay", "waive", "types"), Text("ui-summon"))}
"""What it is called to give the answer that a tray holds."""
SPACES = 12


def decision_message(
    sight: AnyView, seat: int, names: Sequence[Wording], id: int = -1, face_down: bool = False
) -> Decision | None:
    """The open decision of a seat, from its own view; face down, only what everybody could answer. A game that has
    undone steps gives its own `id`."""
    state = sight.table
    if face_down and owes(state, seat) and kind_of(state) not in PUBLIC:
        return None
    asked = question(state, seat)
    if asked is None:
        return None
    found = asked.decision
    return Decision(
        id=id if id >= 0 else found.id,
        seat=seat,
        kind=found.kind,
        form=asked.form,  # type: ignore[arg-type]  # the rules' words are the protocol's
        prompt=prompt(found, seat, names, state),
        options=[option(sight, found, choice, names) for choice in asked.options],
        count=found.count,
        asker=found.card,
        about=found.shown,
        other=found.other,
        tray=tray(asked.tray, found.kind) if asked.tray else None,
        plan=Plan(list(asked.plan.cards), list(asked.plan.moves), asked.plan.each) if asked.plan else None,
        suggested=list(asked.suggested),
        forced=is_forced(asked),
        standing=is_standing(asked),
    )


def is_forced(asked: Question) -> bool:
    """Whether a question leaves no choice: one option, or energies of which all there are must be counted."""
    if asked.tray is None or asked.form == "one":
        return len(asked.options) == 1 and asked.decision.kind != "turn"
    return sum(cell.most for cell in asked.tray.cells) == asked.tray.least


def is_standing(asked: Question) -> bool:
    """Whether a card asks for one energy and may be answered once and for all."""
    found = asked.decision
    return found.kind == "take" and found.count == 1 and found.card > 0 and card(found.card, 2, 0).standing


def option(sight: AnyView, found: Open, choice: Choice, names: Sequence[Wording]) -> Option:
    """A legal move, in words and with its pieces."""
    kind = move(choice.move).kind
    if kind == "choose-seat":
        label, button = move_label(choice.move, found, names), None
    else:
        label, button = labels(choice.move, found.kind)
    if kind == "take-die":
        label = move_label(choice.move, sight.table)
    return Option(
        move=choice.move,
        text=move_text(choice.move),
        label=label,
        button=button,
        pieces=pieces(sight, found.seat, choice),
        ask=choice.ask,  # type: ignore[arg-type]
        then=choice.then,  # type: ignore[arg-type]
        final=names_of(choice.final),
    )


@cache
def labels(id: int, kind: str) -> tuple[Text, Text | None]:
    """The line for a move in a kind of question, and the button if it differs; made once, for they never change."""
    asked_there = Open(0, 0, kind, 0, 0, 1, -1, [], -1)
    label, button = move_label(id, asked_there), move_label(id, asked_there, short=True)
    return label, None if button == label else button


def pieces(sight: AnyView, seat: int, choice: Choice) -> list[str]:
    """The things on the table that stand for a move; none if it is a button."""
    if choice.keys:
        return [f"play:{key}" for key in choice.keys]
    meant = move(choice.move)
    kind = meant.kind
    if kind in NAMED:
        return [NAMED[kind]]
    if kind in ENERGY:
        return [energy_piece(meant.energy, meant.source)]
    if kind in HAND or (kind == "put" and is_in_hand(sight, seat, meant.card)):
        return [f"hand:{meant.card}"]
    if kind in SHELF:
        return [f"shelf:{meant.card}"]
    if kind == "take-die":
        return [f"die:{meant.n}"]
    if kind == "choose-seat":
        return [f"seat:{meant.n}"]
    if kind == "choose-year":
        return [f"year:{meant.n}"]
    if kind == "move-token":
        return [f"space:{(table(sight).space - 1 + meant.n) % SPACES + 1}"]
    return []


def is_in_hand(sight: AnyView, seat: int, number: int) -> bool:
    """Whether a card that may be put into play lies in the hand, and not among cards just drawn."""
    side = table(sight).seats[seat]
    return not side.drawn.known and number in side.hand.known


def energy_piece(energy: int, source: int) -> str:
    """The name of an energy at a source."""
    return f"energy:{ENERGIES[energy]}:{source}"


def tray(counted: Counted, kind: str) -> Tray:
    """Energies to be counted out for a kind of question."""
    cells = [
        Cell(energy_piece(cell.energy, cell.source), cell.energy, cell.move, cell.most, cell.have, cell.drop)
        for cell in counted.cells
    ]
    goal, filled = counted.goal, list(counted.filled)
    button = BUTTONS.get(kind)
    return Tray(goal, counted.least, counted.most, cells, filled, button, kind == "exchange")  # type: ignore[arg-type]


def waiting(state: State, viewer: int, names: Sequence[Wording]) -> list[Waiting]:
    """Who must answer now, and what, in the voice for this viewer."""
    found = []
    for seat in range(state.players):
        open_now = decision(state, seat)
        if open_now is not None:
            open_now.shown = open_now.shown if seat == viewer else 0
            found.append(Waiting(seat, prompt(open_now, viewer, names), open_now.kind in PUBLIC))
    return found


def offers_left(state: State, seat: int) -> list[Offer]:
    """What costs nothing and is still open in a turn, in words."""
    return [Offer(offered(offer), list(offer.moves)) for offer in offers(state, seat)]


def offered(offer: Free) -> Text:
    """An offer in words."""
    if offer.kind == "transmute":
        return Text("free-transmute", {"count": offer.amount})
    return Text(f"free-{offer.kind}", {"card": title(offer.card)})


def warning(caution: Caution) -> Text:
    """A caution in words."""
    if caution.card:
        return Text(f"warn-{caution.kind}", {"card": title(caution.card)})
    return Text(f"warn-{caution.kind}", {"count": caution.amount})
