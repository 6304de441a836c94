"""What a scenario can say about a moment, and how it differs from what is so."""

from collections.abc import Callable
from typing import Any

from seasons.notation.checks import SPECIAL
from seasons.notation.fields import energies, energy_text, listing, low_copy, mapping, seat_number
from seasons.notation.moment import Moment, card_names, compare
from seasons.notation.position_text import names_at
from seasons.rules import FINALS, NAMES, SEASONS, State, scores
from seasons.rules import codes as c
from seasons.rules.state import store_of


def differences(moment: Moment, wanted: dict[str, Any], since: int) -> list[str]:
    """What is not as wanted, one line each; `since` is where the events begin that count."""
    found: list[str] = []
    for key, value in wanted.items():
        if key in PER_SEAT:
            for seat_key, expected in mapping(value, key).items():
                seat = seat_number(moment.state, seat_key, key)
                expected, got = PER_SEAT[key](moment.state, seat, expected, f"{key}.{seat_key}")
                compare(found, f"{key}.{seat_key}", expected, got)
        elif key in GENERAL:
            expected, got = GENERAL[key](moment, value)
            compare(found, key, expected, got)
        else:
            SPECIAL[key](moment, value, found, since)
    return found


# --- per seat: what is expected, in the same form as what is so


def in_reserve(state: State, seat: int, expected: Any, where: str) -> tuple[Any, Any]:
    got = [int(n) for n in state.reserve[seat * 4 : seat * 4 + 4]]
    if isinstance(expected, int):
        return expected, sum(got)
    return energy_text(energies(expected, where)), energy_text(got)


def cards_in(zone: int) -> Callable[[State, int, Any, str], tuple[Any, Any]]:
    """The comparison of the cards a seat has in a zone: names in any order, or their number."""

    def cards(state: State, seat: int, expected: Any, where: str) -> tuple[Any, Any]:
        got = names_at(state, zone + seat)
        return (expected, len(got)) if isinstance(expected, int) else (card_names(expected, where), sorted(got))

    return cards


def in_play(state: State, seat: int, expected: Any, where: str) -> tuple[Any, Any]:
    got = [
        NAMES[card // 2 + 1] + (" (turned)" if state.turned[card] else "")
        for card in range(100)
        if state.where[card] == c.PLAY + seat
    ]
    return (expected, len(got)) if isinstance(expected, int) else (card_names(expected, where), sorted(got))


def tokens_on(state: State, seat: int, expected: Any, where: str) -> tuple[Any, Any]:
    wanted = mapping(expected, where)
    got = {}
    for key in wanted:
        low = low_copy(key.removesuffix("#2").strip(), where)
        card = state.in_play(seat, low // 2 + 1, int(key.endswith("#2")))
        store = store_of(card) if card >= 0 else -1
        got[key] = energy_text([int(n) for n in state.tokens[store * 4 : store * 4 + 4]]) if store >= 0 else "no store"
    return {key: energy_text(energies(value, where)) for key, value in wanted.items()}, got


def of_scores(field: str) -> Callable[[State, int, Any, str], tuple[Any, Any]]:
    """The comparison of a part of the score: total or rank."""
    return lambda state, seat, expected, where: (expected, int(getattr(scores(state)[seat], field)))


def of_numbers(field: str) -> Callable[[State, int, Any, str], tuple[Any, Any]]:
    """The comparison of a number per seat."""
    return lambda state, seat, expected, where: (expected, int(getattr(state, field)[seat]))


PER_SEAT: dict[str, Callable[[State, int, Any, str], tuple[Any, Any]]] = {
    "crystals": of_numbers("crystals"),
    "gauge": of_numbers("gauge"),
    "bonuses": of_numbers("bonuses"),
    "reserve": in_reserve,
    "hand": cards_in(c.HAND),
    "library 2": cards_in(c.LIBRARY2),
    "library 3": cards_in(c.LIBRARY3),
    "drawn": cards_in(c.DRAWN),
    "play": in_play,
    "tokens": tokens_on,
    "scores": of_scores("total"),
    "ranks": of_scores("rank"),
}


# --- the whole table


def cards_at(place: int) -> Callable[[Moment, Any], tuple[Any, Any]]:
    """The comparison of the cards in a pile: names in any order, or their number."""

    def cards(moment: Moment, expected: Any) -> tuple[Any, Any]:
        got = sorted(names_at(moment.state, place))
        if isinstance(expected, int):
            return expected, len(got)
        return card_names([expected] if isinstance(expected, str) else expected, "expect"), got

    return cards


def of_state(field: str, plus: int = 0) -> Callable[[Moment, Any], tuple[Any, Any]]:
    """The comparison of a number of the state."""
    return lambda moment, expected: (expected, int(getattr(moment.state, field)) + plus)


def of_flag(field: str) -> Callable[[Moment, Any], tuple[Any, Any]]:
    """The comparison of a yes or no of the state."""
    return lambda moment, expected: (expected, bool(getattr(moment.state, field)))


def of_final(moment: Moment, expected: Any) -> tuple[Any, Any]:
    """Why the last move cannot be undone."""
    got = [name for bit, name in enumerate(FINALS) if moment.final >> bit & 1]
    return sorted(listing(expected, "final")), sorted(got)


def of_season(moment: Moment, expected: Any) -> tuple[Any, Any]:
    """The season in words."""
    return expected, SEASONS[moment.state.season()]


GENERAL: dict[str, Callable[[Moment, Any], tuple[Any, Any]]] = {
    "year": of_state("year"),
    "space": of_state("space"),
    "round": of_state("round"),
    "first": of_state("first", 1),
    "boost": of_state("boost"),
    "season": of_season,
    "right": of_flag("right"),
    "over": of_flag("over"),
    "final": of_final,
    "pile": cards_at(c.PILE),
    "top": cards_at(c.TOP),
    "discard": cards_at(c.DISCARD),
}

KEYS = {*PER_SEAT, *GENERAL, *SPECIAL}
