"""What a scenario expects of events: which came, in which order, which did not, and who was told of them."""

from typing import Any

from seasons.notation.errors import BadPosition
from seasons.notation.fields import card_at, listing, mapping, seat_number
from seasons.notation.moment import Moment
from seasons.rules import BONUS_NAMES, ENERGIES, EVENT_NAMES, EVENT_ROWS, NAMES, SEASONS, Event, State, event_fields

PUBLIC = "public"
WORDS = {"energy": ENERGIES, "season": SEASONS, "bonus": BONUS_NAMES}
FROM_ONE = ("seat", "face", "taker")  # numbers that people count from 1 and the rules from 0


def check_events(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """These events came in this order, others between them allowed."""
    events = moment.events[since:]
    at = 0
    for name, wanted in read_events(moment.state, value, "events"):
        while at < len(events) and not matches(moment.state, events[at], name, wanted):
            at += 1
        if at == len(events):
            seen = [event_text(moment.state, event) for event in events if event.name == name]
            also = f"; of this kind there were: {', '.join(seen)}" if seen else ""
            found.append(f"events: expected {event_words(name, wanted)} (in this order){also}")
            return
        at += 1


def check_no_events(moment: Moment, value: Any, found: list[str], since: int) -> None:
    """None of these events came."""
    for name, wanted in read_events(moment.state, value, "no events"):
        came = [event for event in moment.events[since:] if matches(moment.state, event, name, wanted)]
        if came:
            texts = ", ".join(event_text(moment.state, event) for event in came)
            found.append(f"no events: expected no {event_words(name, wanted)}, got {texts}")


# --- reading


def read_events(state: State, value: Any, where: str) -> list[tuple[str, dict[str, Any]]]:
    """The kinds of some events and the fields that they shall have, in the form of `fields_of`."""
    found = []
    for entry in listing(value, where):
        name, fields = str(entry), None
        if isinstance(entry, dict) and len(entry) == 1:
            ((name, fields),) = mapping(entry, where).items()
        if name not in EVENT_NAMES:
            raise BadPosition(f"{where}: there is no event “{name}”; there are {', '.join(EVENT_NAMES)}")
        wanted = mapping(fields, f"{where}.{name}")
        known = [field for field in ("seat", "cause", *EVENT_ROWS[EVENT_NAMES.index(name)][1:], "told") if field]
        for key in wanted:
            if key not in known:
                raise BadPosition(f"{where}.{name}: there is no field “{key}”; there are {', '.join(known)}")
        found.append((name, {key: read_field(state, key, wanted[key], f"{where}.{name}.{key}") for key in wanted}))
    return found


def read_field(state: State, key: str, value: Any, where: str) -> Any:
    """The value of a field, which has to be one that an event could have."""
    if key in ("card", "cause"):
        return NAMES[card_at(value, where)] if value is not None else ""
    if key == "told":
        return read_told(state, value, where)
    if key in WORDS:
        if value not in WORDS[key]:
            raise BadPosition(f"{where}: expected one of {', '.join(WORDS[key])}, not {value}")
    elif not isinstance(value, int):
        raise BadPosition(f"{where}: expected a number, not {value}")
    return value


def read_told(state: State, value: Any, where: str) -> list[str]:
    """Who is told: `all`, one of them, or a list."""
    if value == "all":
        return everybody(state)
    told = {str(one) for one in (value if isinstance(value, list) else [value])}
    for one in told - {PUBLIC}:
        seat_number(state.players, one, where)
    return sorted(told)


# --- comparing


def everybody(state: State) -> list[str]:
    """All who can be told of an event: the seats, and the public."""
    return [*(str(seat + 1) for seat in range(state.players)), PUBLIC]


def matches(state: State, event: Event, name: str, wanted: dict[str, Any]) -> bool:
    """Whether an event is of this kind and has these fields."""
    got = fields_of(state, event)
    return event.name == name and all(got[key] == expected for key, expected in wanted.items())


def fields_of(state: State, event: Event) -> dict[str, Any]:
    """The fields of an event in words: cards and energies by name, seats from 1, dice 1-5, faces 1-6."""
    fields: dict[str, Any] = {"seat": 0, "cause": 0, **event_fields(event)}
    del fields["kind"]
    for key, value in fields.items():
        if key in ("card", "cause"):
            fields[key] = NAMES[value]
        elif key in WORDS:
            fields[key] = WORDS[key][value]
        elif key == "die":
            fields[key] = value % 5 + 1
        elif key in FROM_ONE:
            fields[key] = value + 1
    seats = [seat for seat in (*range(state.players), -1) if event.seen_by(seat).card == event.card]
    fields["told"] = [str(seat + 1) if seat >= 0 else PUBLIC for seat in seats]
    return fields


def event_text(state: State, event: Event) -> str:
    """An event in words; who was told of it only if not everybody was."""
    fields = fields_of(state, event)
    if fields["told"] == everybody(state):
        del fields["told"]
    return event_words(event.name, fields)


def event_words(name: str, fields: dict[str, Any]) -> str:
    """A kind of event and some fields in words."""
    texts = {key: f"[{', '.join(value)}]" if key == "told" else value for key, value in fields.items()}
    inside = ", ".join(f"{key}: {value}" for key, value in texts.items() if value != "")
    return f"{name} {{{inside}}}" if inside else name
