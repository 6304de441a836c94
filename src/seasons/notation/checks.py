"""The expectations of a scenario that take more than one comparison: decisions, legal moves, views."""

from collections.abc import Callable
from typing import Any

from seasons.notation.errors import BadPosition
from seasons.notation.event_checks import check_events, check_no_events
from seasons.notation.fields import listing, mapping, seat_number
from seasons.notation.moment import Moment, card_names, compare
from seasons.notation.moves import TEXTS, because, move_id
from seasons.rules import (
    NAMES,
    AnyView,
    Pile,
    RulesError,
    Seat,
    Table,
    decision,
    legal_moves,
    mover,
    public_view,
    reasons,
    refusals,
    table,
    view,
)

OWNED: dict[str, Callable[[Seat], Pile]] = {
    "hand": lambda seat: seat.hand,
    "play": lambda seat: Pile(tuple(card.card for card in seat.play), 0),
    "library 2": lambda seat: seat.library2,
    "library 3": lambda seat: seat.library3,
    "pack": lambda seat: seat.pack,
    "drafted": lambda seat: seat.drafted,
    "year 1": lambda seat: seat.years[0],
    "year 2": lambda seat: seat.years[1],
    "year 3": lambda seat: seat.years[2],
    "drawn": lambda seat: seat.drawn,
}
"""What a seat has in its zones."""


def check_asked(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """Who is asked what."""
    now = decision(moment.state)
    got: dict[str, Any] = {"seat": 0, "kind": "over", "card": "", "count": 0}
    if now:
        got = {"seat": now.seat + 1, "kind": now.kind, "card": NAMES[now.card], "count": now.count}
    for key, expected in mapping(value, "asked").items():
        if key not in got:
            raise BadPosition(f"asked: expected seat, kind, card or count, not {key}")
        compare(found, f"asked.{key}", card_names([expected], "asked")[0] if key == "card" else expected, got[key])


def check_legal(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """These moves are among the legal ones."""
    legal = legal_moves(moment.state)
    for text in listing(value, "legal"):
        move = wanted_move(text, "legal")
        if move not in legal:
            found.append(f"legal: “{text}” is not legal{because(moment.state, mover(moment.state), move)}")


def wanted_move(text: Any, where: str) -> int:
    """The move that an expectation names."""
    try:
        return move_id(str(text))
    except RulesError as error:
        raise BadPosition(f"{where}: {error}") from None


def check_only(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """These moves, and no others, are legal."""
    expected = sorted(TEXTS[wanted_move(text, "only")] for text in listing(value, "only"))
    compare(found, "only", expected, sorted(TEXTS[move] for move in legal_moves(moment.state)))


def check_illegal(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """These moves are not legal, for these reasons and no others (a list gives no reasons)."""
    seat = max(0, mover(moment.state))  # at the end any seat will do
    wanted = dict.fromkeys(value) if isinstance(value, list) else mapping(value, "illegal")
    for text, expected in wanted.items():
        move = wanted_move(text, "illegal")
        if move in legal_moves(moment.state):
            found.append(f"illegal: “{text}” is legal")
        elif expected is not None:
            got = reasons(refusals(moment.state, seat, move))
            compare(found, f"illegal.{text}", sorted(listing(expected, f"illegal.{text}")), sorted(got))


def check_view(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """What a seat, or the `public`, sees at a place: card names, and ? for each card that is hidden."""
    for viewer, places in mapping(value, "view").items():
        sight: AnyView = public_view(moment.state)
        if viewer != "public":
            sight = view(moment.state, seat_number(moment.state.players, viewer, "view"))
        for key, expected in mapping(places, f"view.{viewer}").items():
            pile = read_place(table(sight), key, f"view.{viewer}")
            got = sorted([NAMES[number] for number in pile.known] + ["?"] * pile.hidden)
            compare(found, f"view.{viewer}.{key}", card_names(expected, f"view.{viewer}.{key}"), got)


def read_place(seen: Table, text: str, where: str) -> Pile:
    """What lies at a place: discard, top, pile, or a zone and a seat such as “hand 2”."""
    common = {"discard": seen.discard, "top": top_of(seen), "pile": seen.stock}
    if text in common:
        return common[text]
    zone, _, number = text.rpartition(" ")
    if zone in OWNED:
        return OWNED[zone](seen.seats[seat_number(seen.players, number, where)])
    raise BadPosition(f"{where}: expected discard, top, or a zone and a seat such as “hand 2”, not {text}")


def top_of(seen: Table) -> Pile:
    """The card on top of the draw pile that somebody has looked at."""
    return Pile((seen.top,), 0) if seen.top else Pile((), int(seen.looked_at))


SPECIAL: dict[str, Callable[[Moment, Any, list[str], int], None]] = {
    "asked": check_asked,
    "legal": check_legal,
    "only": check_only,
    "illegal": check_illegal,
    "events": check_events,
    "no events": check_no_events,
    "view": check_view,
}
