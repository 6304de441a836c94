"""What a scenario can say about a moment, and how it differs from what is so."""

from collections.abc import Callable
from typing import Any

from seasons.notation.checks import OWNED, SPECIAL, top_of
from seasons.notation.fields import card_at, energies, energy_text, listing, mapping, seat_number
from seasons.notation.moment import Moment, card_names, compare
from seasons.rules import NAMES, SEASONS, Pile, Score, Seat, Table, scores, table, why_final


def differences(moment: Moment, wanted: dict[str, Any], since: int) -> list[str]:
    """What is not as wanted, one line each; `since` is where the events begin that count."""
    found: list[str] = []
    seen = table(moment.state)
    for key, value in wanted.items():
        if key in PER_SEAT or key in OF_SCORES:
            for seat_key, expected in mapping(value, key).items():
                seat = seat_number(seen.players, seat_key, key)
                where = f"{key}.{seat_key}"
                if key in PER_SEAT:
                    expected, got = PER_SEAT[key](seen.seats[seat], expected, where)
                else:
                    got = OF_SCORES[key](scores(moment.state)[seat])
                compare(found, where, expected, got)
        elif key in GENERAL:
            expected, got = GENERAL[key](seen, value)
            compare(found, key, expected, got)
        elif key == "year":
            compare(found, key, value, moment.state.year)  # not the one to show: Boots may lead out of the three years
        elif key == "final":
            compare(found, key, sorted(listing(value, key)), sorted(why_final(moment.final)))
        else:
            SPECIAL[key](moment, value, found, since)
    return found


# --- per seat: what is expected, in the same form as what is so


def in_reserve(seat: Seat, expected: Any, where: str) -> tuple[Any, Any]:
    if isinstance(expected, int):
        return expected, sum(seat.reserve)
    return energy_text(energies(expected, where)), energy_text(seat.reserve)


def cards_in(zone: str) -> Callable[[Seat, Any, str], tuple[Any, Any]]:
    """The comparison of the cards a seat has in a zone."""
    return lambda seat, expected, where: as_names(OWNED[zone](seat), expected, where)


def as_names(pile: Pile, expected: Any, where: str) -> tuple[Any, Any]:
    """Cards that are expected, and those that are there: names in any order, or their number."""
    if isinstance(expected, int):
        return expected, len(pile.known)
    return card_names(expected, where), sorted(NAMES[number] for number in pile.known)


def in_play(seat: Seat, expected: Any, where: str) -> tuple[Any, Any]:
    got = [NAMES[card.card] + (" (turned)" if card.turned else "") for card in seat.play]
    return (expected, len(got)) if isinstance(expected, int) else (card_names(expected, where), sorted(got))


def tokens_on(seat: Seat, expected: Any, where: str) -> tuple[Any, Any]:
    wanted = mapping(expected, where)
    got = {}
    for key in wanted:
        meant = (card_at(key.removesuffix("#2").strip(), where), int(key.endswith("#2")))
        stored = [card.stored for card in seat.play if (card.card, card.copy) == meant and card.stored is not None]
        got[key] = energy_text(stored[0]) if stored else "no store"
    return {key: energy_text(energies(value, where)) for key, value in wanted.items()}, got


PER_SEAT: dict[str, Callable[[Seat, Any, str], tuple[Any, Any]]] = {
    "crystals": lambda seat, expected, where: (expected, seat.crystals),
    "gauge": lambda seat, expected, where: (expected, seat.gauge),
    "bonuses": lambda seat, expected, where: (expected, seat.bonuses),
    "reserve": in_reserve,
    "hand": cards_in("hand"),
    "library 2": cards_in("library 2"),
    "library 3": cards_in("library 3"),
    "drawn": cards_in("drawn"),
    "play": in_play,
    "tokens": tokens_on,
}
OF_SCORES: dict[str, Callable[[Score], int]] = {
    "scores": lambda score: score.total,
    "ranks": lambda score: score.rank,
}


# --- the whole table


def common(pile: Callable[[Table], Pile]) -> Callable[[Table, Any], tuple[Any, Any]]:
    """The comparison of a pile that belongs to nobody; a single card need not stand in a list."""
    return lambda seen, expected: as_names(pile(seen), [expected] if isinstance(expected, str) else expected, "expect")


GENERAL: dict[str, Callable[[Table, Any], tuple[Any, Any]]] = {
    "space": lambda seen, expected: (expected, seen.space),
    "round": lambda seen, expected: (expected, seen.round),
    "first": lambda seen, expected: (expected, seen.first + 1),
    "boost": lambda seen, expected: (expected, seen.transmute_bonus),
    "season": lambda seen, expected: (expected, SEASONS[seen.season]),
    "right": lambda seen, expected: (expected, seen.may_transmute),
    "over": lambda seen, expected: (expected, seen.over),
    "pile": common(lambda seen: seen.stock),
    "top": common(top_of),
    "discard": common(lambda seen: seen.discard),
}

KEYS = {"year", "final", *PER_SEAT, *OF_SCORES, *GENERAL, *SPECIAL}
