"""A state written as a position: the opposite of `read_position`."""

from collections.abc import Sequence
from typing import Any

import yaml

from seasons.notation.errors import BadPosition
from seasons.notation.fields import energy_text
from seasons.notation.position import PLACES
from seasons.rules import (
    EDITIONS,
    GAUGE_LIMIT,
    LEVELS,
    NAMES,
    SEASONS,
    BadSetup,
    Known,
    Laid,
    SeatSetup,
    Setup,
    State,
    decision,
    describe,
    dice,
    table,
)


def write_position(state: State) -> str:
    """The YAML text of a state, which `read_position` reads back; cards not named lie in the draw pile.

    A position can be written between choices: in the open part of a turn, before the Die of Malice, and when the dice
    have just been rolled. What is remembered of the draft, and how often the pile was rebuilt, is left out.

    >>> from seasons.notation.position import read_position
    >>> print(write_position(read_position("seats: {1: {crystals: 5, hand: [Purse of Io]}}")[0]))
    players: 2
    turn: 1
    phase: turn
    dice: {1: 1/2, 2: 2/2, left: 3/2}
    seats:
      1:
        crystals: 5
        hand: [Purse of Io]
    <BLANKLINE>
    """
    try:
        setup = describe(state)
    except BadSetup as error:
        raise BadPosition(f"this moment cannot be written as a position: {error}") from None
    if setup is None:
        raise BadPosition(f"this moment cannot be written as a position ({whats_open(state)}); write a record instead")
    data = position_of(state, setup)
    text: str = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
    return text


def whats_open(state: State) -> str:
    """What is going on, for the error message."""
    now = decision(state)
    return f"seat {now.seat + 1} is asked: {now.kind}" if now else "the game is over"


def position_of(state: State, setup: Setup) -> dict[str, Any]:
    """The mapping of a position; keys with their default values are left out."""
    data: dict[str, Any] = {"players": setup.players}
    put(data, "level", LEVELS[setup.level], "archmage")
    put(data, "edition", EDITIONS[setup.edition], "revised")
    put(data, "year", setup.year, 1)
    put(data, "reached", setup.reached, max(1, min(3, setup.year)))
    put(data, "space", setup.space, 1)
    put(data, "round", setup.round, 1)
    put(data, "first", setup.first + 1, setup.turn + 1)
    data["turn"] = setup.turn + 1
    data["phase"] = setup.phase
    put(data, "right", setup.may_transmute, False)
    put(data, "boost", setup.transmute_bonus, 0)
    if setup.phase == "dice":
        data["next"] = {"rolls": [die.side + 1 for die in dice(state)]}
    else:
        data["dice"] = dice_of(setup)
    put(data, "box", box_of(setup, table(state).season), {})
    seats = {number: seat_of(seat) for number, seat in enumerate(setup.seats, 1)}
    put(data, "seats", {number: seat for number, seat in seats.items() if seat}, {})
    if setup.pile is not None:
        data["pile"] = names(setup.pile)
    put(data, "top", NAMES[setup.top], "")
    put(data, "discard", names(setup.discard), [])
    put(data, "known", known_of(setup.known), {})
    return data


def put(data: dict[Any, Any], key: str, value: Any, default: Any) -> None:
    """Write a value that is not the default."""
    if value != default:
        data[key] = value


def names(numbers: Sequence[int]) -> list[str]:
    """The names of cards."""
    return [NAMES[number] for number in numbers]


def dice_of(setup: Setup) -> dict[int | str, str]:
    """The dice on the table by who took them."""
    found: dict[int | str, str] = {}
    if setup.season >= 0:
        found["season"] = SEASONS[setup.season]
    for die in setup.dice:
        found["left" if die.taker < 0 else die.taker + 1] = f"{die.die + 1}/{die.side + 1}"
    return found


def box_of(setup: Setup, season: int) -> dict[str, list[int]]:
    """The dice of the seasons where they are not the lowest; those on the table speak for themselves."""
    lying = -1 if setup.phase == "dice" else setup.season if setup.season >= 0 else season
    found = {}
    for number, (name, in_game) in enumerate(zip(SEASONS, setup.box)):
        if number != lying and in_game != tuple(range(setup.players + 1)):
            found[name] = [die + 1 for die in in_game]
    return found


def seat_of(seat: SeatSetup) -> dict[str, Any]:
    """What one seat has."""
    data: dict[str, Any] = {}
    put(data, "crystals", seat.crystals, 0)
    put(data, "gauge", seat.gauge, GAUGE_LIMIT)
    put(data, "bonuses", seat.bonuses, 0)
    put(data, "reserve", energy_text(seat.reserve), "")
    put(data, "hand", names(seat.hand), [])
    put(data, "play", [in_play(laid) for laid in seat.play], [])
    put(data, "library 2", names(seat.library2), [])
    put(data, "library 3", names(seat.library3), [])
    return data


def in_play(laid: Laid) -> Any:
    """A card in play, with “(turned)” and the energies on it."""
    name = NAMES[laid.card] + (" (turned)" if laid.turned else "")
    tokens = energy_text(laid.stored or ())
    return {name: tokens} if tokens else name


def known_of(known: Sequence[Known]) -> dict[int | str, list[str]]:
    """Who knows of hidden cards besides their owners."""
    words = {(zone, holder): text for text, zone, holder in PLACES}
    found: dict[int | str, list[str]] = {}
    for one in known:
        text = NAMES[one.card] + words.get((one.zone, one.holder), "")
        found.setdefault("all" if one.seat < 0 else one.seat + 1, []).append(text)
    return dict(sorted(found.items(), key=lambda item: str(item[0])))
