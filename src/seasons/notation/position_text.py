"""A state written as a position: the opposite of `read_position`."""

from typing import Any

import yaml

from seasons.notation.errors import BadPosition
from seasons.notation.fields import energy_text
from seasons.notation.position import build
from seasons.rules import EDITIONS, EVERYBODY, LEVELS, NAMES, SEASONS, State, decision
from seasons.rules import codes as c
from seasons.rules.run import S_DIE, S_MAIN, S_MALICE, top_step
from seasons.rules.state import DIE_FACE, DIE_ID, DIE_SIZE, DIE_TAKER, store_of

PHASES = {S_MAIN: "turn", S_MALICE: "opening", S_DIE: "dice"}


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
    data = position_of(state)
    try:
        copy, _ = build(data)
    except BadPosition as error:
        raise BadPosition(f"this moment cannot be written as a position: {error}") from None
    if copy.depth != state.depth or list(copy.stack) != list(state.stack):
        raise BadPosition(f"this moment cannot be written as a position ({whats_open(state)}); write a record instead")
    text: str = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
    return text


def whats_open(state: State) -> str:
    """What is going on, for the error message."""
    now = decision(state)
    return f"seat {now.seat + 1} is asked: {now.kind}" if now else "the game is over"


def position_of(state: State) -> dict[str, Any]:
    """The mapping of a position; keys with their default values are left out."""
    phase = "" if state.over else PHASES.get(top_step(state), "")
    if not phase:
        raise BadPosition(f"this moment cannot be written as a position ({whats_open(state)}); write a record instead")
    turn = (state.first if phase == "dice" else state.active) + 1
    data: dict[str, Any] = {"players": int(state.players)}
    put(data, "level", LEVELS[state.level], "archmage")
    put(data, "edition", EDITIONS[state.edition], "revised")
    put(data, "year", int(state.year), 1)
    put(data, "reached", int(state.reached), max(1, min(3, state.year)))
    put(data, "space", int(state.space), 1)
    put(data, "round", int(state.round), 1)
    put(data, "first", int(state.first) + 1, turn)
    data["turn"] = int(turn)
    data["phase"] = phase
    put(data, "right", bool(state.right), False)
    put(data, "boost", int(state.boost), 0)
    if phase == "dice":
        data["next"] = {"rolls": [int(state.dice[slot * DIE_SIZE + DIE_FACE]) + 1 for slot in range(state.players + 1)]}
    else:
        data["dice"] = dice_of(state)
    put(data, "box", box_of(state, phase), {})
    seats = {seat + 1: seat_of(state, seat) for seat in range(state.players)}
    put(data, "seats", {seat: what for seat, what in seats.items() if what}, {})
    in_box = 100 if state.level == c.ARCHMAGE else 60
    if any(state.where[card] == c.BOX for card in range(in_box)):
        data["pile"] = names_at(state, c.PILE)
    put(data, "top", "".join(names_at(state, c.TOP)), "")
    put(data, "discard", names_at(state, c.DISCARD), [])
    put(data, "known", known_of(state), {})
    return data


def put(data: dict[Any, Any], key: str, value: Any, default: Any) -> None:
    """Write a value that is not the default."""
    if value != default:
        data[key] = value


def names_at(state: State, place: int) -> list[str]:
    """The names of the cards at a place, in the order of their numbers."""
    return [NAMES[card // 2 + 1] for card in range(100) if state.where[card] == place]


def dice_of(state: State) -> dict[int | str, str]:
    """The dice on the table by who took them."""
    found: dict[int | str, str] = {}
    put(found, "season", SEASONS[state.dice[DIE_ID] // 5], SEASONS[state.season()])
    for slot in range(state.players + 1):
        at = slot * DIE_SIZE
        taker = int(state.dice[at + DIE_TAKER])
        found["left" if taker < 0 else taker + 1] = f"{state.dice[at + DIE_ID] % 5 + 1}/{state.dice[at + DIE_FACE] + 1}"
    return found


def box_of(state: State, phase: str) -> dict[str, list[int]]:
    """The dice of the seasons where they are not the lowest; those on the table speak for themselves."""
    found = {}
    for season, name in enumerate(SEASONS):
        if phase != "dice" and season == state.dice[DIE_ID] // 5:
            continue
        if state.box[season] != (1 << (state.players + 1)) - 1:
            found[name] = [die + 1 for die in range(5) if state.box[season] >> die & 1]
    return found


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """What one seat has."""
    data: dict[str, Any] = {}
    put(data, "crystals", int(state.crystals[seat]), 0)
    put(data, "gauge", int(state.gauge[seat]), c.GAUGE_LIMIT)
    put(data, "bonuses", int(state.bonuses[seat]), 0)
    put(data, "reserve", energy_text([int(n) for n in state.reserve[seat * 4 : seat * 4 + 4]]), "")
    put(data, "hand", names_at(state, c.HAND + seat), [])
    put(data, "play", [in_play(state, card) for card in range(100) if state.where[card] == c.PLAY + seat], [])
    put(data, "library 2", names_at(state, c.LIBRARY2 + seat), [])
    put(data, "library 3", names_at(state, c.LIBRARY3 + seat), [])
    return data


def in_play(state: State, card: int) -> Any:
    """A card in play, with “(turned)” and the energies on it."""
    name = NAMES[card // 2 + 1] + (" (turned)" if state.turned[card] else "")
    store = store_of(card)
    tokens = energy_text([int(n) for n in state.tokens[store * 4 : store * 4 + 4]]) if store >= 0 else ""
    return {name: tokens} if tokens else name


def known_of(state: State) -> dict[int | str, list[str]]:
    """Who knows of hidden cards besides their owners."""
    found: dict[int | str, list[str]] = {}
    for card in range(100):
        place = state.where[card]
        owner = place - c.HAND if c.HAND <= place < c.PLAY else -1
        if place not in (c.TOP, c.DISCARD) and owner < 0:
            continue
        name = NAMES[card // 2 + 1]
        if state.where[card ^ 1] in range(c.TOP, c.PLAY) and state.where[card ^ 1] != place:
            words = {c.TOP: "on top", c.DISCARD: "in discard"}
            name += " " + words.get(int(place), f"in hand {owner + 1}")
        if state.known[card] & EVERYBODY == EVERYBODY:
            found.setdefault("all", []).append(name)
            continue
        for seat in range(state.players):
            if seat != owner and state.known[card] >> seat & 1:
                found.setdefault(seat + 1, []).append(name)
    return dict(sorted(found.items(), key=lambda item: str(item[0])))
