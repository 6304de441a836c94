"""The expectations of a scenario that take more than one comparison: decisions, legal moves, events, views."""

from collections.abc import Callable
from typing import Any

from seasons.notation.errors import BadPosition
from seasons.notation.fields import listing, low_copy, mapping, seat_number
from seasons.notation.moment import Moment, card_names, compare
from seasons.notation.moves import TEXTS, because, move_id, reason_names
from seasons.notation.position_text import names_at
from seasons.rules import (
    ENERGIES,
    EVENT_NAMES,
    EVENT_ROWS,
    NAMES,
    SEASONS,
    ZONES,
    Event,
    RulesError,
    Sight,
    State,
    decision,
    legal_moves,
    mover,
    public_view,
    refusals,
    view,
)

BONUSES = ("exchange", "transmute", "gauge", "draw")
OWNED = ZONES[4:]  # the zones that belong to a seat


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
    for text, reasons in wanted.items():
        move = wanted_move(text, "illegal")
        if move in legal_moves(moment.state):
            found.append(f"illegal: “{text}” is legal")
        elif reasons is not None:
            got = reason_names(refusals(moment.state, seat, move))
            compare(found, f"illegal.{text}", sorted(listing(reasons, f"illegal.{text}")), sorted(got))


def check_events(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """These events came in this order, others between them allowed."""
    events = moment.events[since:]
    at = 0
    for entry in listing(value, "events"):
        if isinstance(entry, dict) and len(entry) == 1:
            ((name, fields),) = mapping(entry, "events").items()
        else:
            name, fields = str(entry), {}
        if name not in EVENT_NAMES:
            raise BadPosition(f"events: there is no event “{name}”; there are {', '.join(EVENT_NAMES)}")
        wanted = mapping(fields, f"events.{name}")
        while at < len(events) and not matches(events[at], name, wanted):
            at += 1
        if at == len(events):
            seen = [event_text(event) for event in events if EVENT_NAMES[event.kind] == name]
            also = f"; of this kind there were: {', '.join(seen)}" if seen else ""
            found.append(f"events: expected {event_words(name, wanted)} (in this order){also}")
            return
        at += 1


def matches(event: Event, name: str, wanted: dict[str, Any]) -> bool:
    """Whether an event is of this kind and has these fields."""
    if EVENT_NAMES[event.kind] != name:
        return False
    got = event_fields(event)
    for key, expected in wanted.items():
        if key not in got:
            raise BadPosition(f"events.{name}: there is no field “{key}”; there are {', '.join(got)}")
        if key in ("card", "cause") and expected is not None:
            expected = NAMES[low_copy(expected, f"events.{name}") // 2 + 1]
        if got[key] != expected:
            return False
    return True


def event_fields(event: Event) -> dict[str, Any]:
    """The fields of an event in words: cards and energies by name, seats from 1, dice 1-5, faces 1-6."""
    _, card, n, energy, other = EVENT_ROWS[event.kind]
    fields: dict[str, Any] = {"seat": int(event.seat) + 1, "cause": NAMES[event.cause]}
    if card:
        fields["card"] = NAMES[event.card]
    for meaning, value in ((n, int(event.n)), (energy, int(event.energy)), (other, int(event.other))):
        if meaning == "energy":
            fields[meaning] = ENERGIES[value]
        elif meaning == "season":
            fields[meaning] = SEASONS[value]
        elif meaning == "bonus":
            fields[meaning] = BONUSES[value]
        elif meaning == "die":
            fields[meaning] = value % 5 + 1
        elif meaning:
            fields[meaning] = value + 1 if meaning in ("face", "taker") else value
    return fields


def event_text(event: Event) -> str:
    """An event in words."""
    return event_words(EVENT_NAMES[event.kind], event_fields(event))


def event_words(name: str, fields: dict[str, Any]) -> str:
    """A kind of event and some fields in words."""
    inside = ", ".join(f"{key}: {value}" for key, value in fields.items() if value != "")
    return f"{name} {{{inside}}}" if inside else name


def check_view(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """What a seat, or the `public`, sees at a place: card names, and ? for each card that is hidden."""
    for viewer, places in mapping(value, "view").items():
        sight: Sight = public_view(moment.state)
        if viewer != "public":
            sight = view(moment.state, seat_number(moment.state, viewer, "view"))
        for key, expected in mapping(places, f"view.{viewer}").items():
            place = read_place(moment.state, key, f"view.{viewer}")
            got = sorted(names_at(sight.table, place) + ["?"] * sight.unseen(place))
            compare(found, f"view.{viewer}.{key}", card_names(expected, f"view.{viewer}.{key}"), got)


def read_place(state: State, text: str, where: str) -> int:
    """A place from its text: discard, top, or a zone and a seat such as “hand 2”."""
    zone, _, seat = text.rpartition(" ")
    if zone in OWNED:
        return ZONES.index(zone) * 4 + seat_number(state, seat, where)
    if text in ("discard", "top", "pile"):
        return ZONES.index(text) * 4
    raise BadPosition(f"{where}: expected discard, top, or a zone and a seat such as “hand 2”, not {text}")


SPECIAL: dict[str, Callable[[Moment, Any, list[str], int], None]] = {
    "asked": check_asked,
    "legal": check_legal,
    "only": check_only,
    "illegal": check_illegal,
    "events": check_events,
    "view": check_view,
}
