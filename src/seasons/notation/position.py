"""Positions that a person can write by hand (YAML), and the states they mean. docs/notation.md explains every key."""

from typing import Any

from seasons.notation.errors import BadPosition
from seasons.notation.fields import (
    card_at,
    check_keys,
    energies,
    flag,
    listing,
    load,
    mapping,
    number,
    seat_number,
    word,
)
from seasons.notation.position_dice import Scripted, read_box, read_dice, read_next
from seasons.rules import (
    BONUS_LIMIT,
    EDITIONS,
    GAUGE_LIMIT,
    LEVELS,
    SEASONS,
    BadSetup,
    Known,
    Laid,
    RulesError,
    SeatSetup,
    Setup,
    State,
)
from seasons.rules import build as build_state

GENERAL = {
    "players", "level", "edition", "year", "reached", "space", "round", "first", "turn", "phase", "right", "boost",
    "dice", "box", "seats", "pile", "top", "discard", "next", "known",
}  # fmt: skip
SEAT_KEYS = {"crystals", "gauge", "reserve", "bonuses", "hand", "play", "library 2", "library 3"}


def read_position(text: str) -> tuple[State, Scripted]:
    """The state that a text describes, and its source of chance: what `next:` scripts, then a fixed generator.

    >>> state, chance = read_position("seats: {1: {crystals: 5, hand: [Purse of Io], reserve: 1 air 1 fire}}")
    >>> state
    <State round 1, year 1, space 1, 2 players>
    """
    return build(load(text))


def build(data: dict[str, Any]) -> tuple[State, Scripted]:
    """The state that a mapping describes, and its source of chance."""
    setup = read_setup(data)
    try:
        chance = read_next(setup, mapping(data.get("next"), "next"))
        return build_state(setup, chance), chance
    except BadPosition:
        raise
    except BadSetup as error:
        raise BadPosition(str(error)) from None
    except RulesError as error:
        raise BadPosition(f"position: {error}") from None


def read_setup(data: dict[str, Any]) -> Setup:
    """The position that a mapping describes."""
    check_keys(data, GENERAL, "position")
    players = number(data, "players", 2, 2, 4)
    turn = number(data, "turn", 1, 1, players)
    seats = mapping(data.get("seats"), "seats")
    for key in seats:
        seat_number(players, key, "seats")
    if data.get("phase") == "dice" and "dice" in data:
        raise BadPosition("dice: in the phase “dice” they are still to be rolled; script them with next.rolls")
    dice = mapping(data.get("dice"), "dice")
    return Setup(
        players=players,
        level=word(data, "level", LEVELS, "archmage"),
        edition=word(data, "edition", EDITIONS, "revised"),
        year=number(data, "year", 1, 0, 4),
        reached=number(data, "reached", 1, 1, 3) if "reached" in data else 0,
        space=number(data, "space", 1, 1, 12),
        round=number(data, "round", 1, 1, 99),
        turn=turn - 1,
        first=number(data, "first", turn, 1, players) - 1,
        phase=str(data.get("phase", "turn")),
        may_transmute=flag(data, "right"),
        transmute_bonus=number(data, "boost", 0, 0, BONUS_LIMIT),
        season=word(dice, "season", SEASONS, "", "dice") if "season" in dice else -1,
        dice=read_dice(players, dice),
        box=read_box(players, mapping(data.get("box"), "box")),
        seats=tuple(
            read_seat(mapping(seats.get(str(seat)), f"seats.{seat}"), f"seats.{seat}") for seat in range(1, players + 1)
        ),
        pile=cards(data, "pile") if "pile" in data else None,
        top=card_at(data["top"], "top") if data.get("top") is not None else 0,
        discard=cards(data, "discard"),
        known=read_known(players, mapping(data.get("known"), "known")),
    )


def cards(data: dict[str, Any], key: str, where: str = "") -> tuple[int, ...]:
    """The numbers of the cards that stand under a key."""
    return tuple(card_at(name, where + key) for name in listing(data.get(key), where + key))


def read_seat(data: dict[str, Any], where: str) -> SeatSetup:
    """What one seat has."""
    check_keys(data, SEAT_KEYS, where)
    return SeatSetup(
        crystals=number(data, "crystals", 0, 0, 9999, where),
        gauge=number(data, "gauge", GAUGE_LIMIT, 0, GAUGE_LIMIT, where),
        reserve=energies(data.get("reserve"), f"{where}.reserve"),
        bonuses=number(data, "bonuses", 0, 0, BONUS_LIMIT, where),
        hand=cards(data, "hand", f"{where}."),
        play=tuple(read_laid(entry, f"{where}.play") for entry in listing(data.get("play"), f"{where}.play")),
        library2=cards(data, "library 2", f"{where}."),
        library3=cards(data, "library 3", f"{where}."),
    )


def read_laid(entry: Any, where: str) -> Laid:
    """A card in play: its name, “(turned)” behind it if so, and a mapping to the energies on it."""
    name, tokens = next(iter(entry.items())) if isinstance(entry, dict) and len(entry) == 1 else (entry, None)
    if not isinstance(name, str | int):
        raise BadPosition(f"{where}: expected a card name, not {entry}")
    text = str(name)
    return Laid(
        card_at(text.removesuffix("(turned)").strip(), where),
        text.endswith("(turned)"),
        energies(tokens, where) if tokens is not None else None,
    )


def read_known(players: int, data: dict[str, Any]) -> tuple[Known, ...]:
    """`known:` maps a seat (or `all`) to hidden cards it knows of besides its own: in hands, discarded, or on top.

    “in hand 2”, “in discard” or “on top” behind a name says which copy is meant.
    """
    found = []
    for key, names in data.items():
        seat = -1 if key == "all" else seat_number(players, key, "known")
        for name in listing(names, f"known.{key}"):
            text, zone, holder = split_place(str(name))
            found.append(Known(seat, card_at(text, f"known.{key}"), zone, holder))
    return tuple(found)


def split_place(text: str) -> tuple[str, str, int]:
    """A card name, and the zone and its holder behind it.

    >>> split_place("Purse of Io in hand 2")
    ('Purse of Io', 'hand', 1)
    """
    for words, zone, holder in PLACES:
        if text.endswith(words):
            return text.removesuffix(words), zone, holder
    return text, "", 0


PLACES = (
    (" in discard", "discard", 0),
    (" on top", "top", 0),
    *((f" in hand {seat + 1}", "hand", seat) for seat in range(4)),
)
"""What can stand behind a card that somebody knows of, and where it is then."""
