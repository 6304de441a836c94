"""A view as plain data, for bots in any language. docs/bots.md explains every key."""

from __future__ import annotations

import base64
import zlib
from typing import Any

from seasons.notation.moves import move_text
from seasons.rules import (
    DISCARD,
    DRAFTED,
    DRAWN,
    EDITIONS,
    ENERGIES,
    HAND,
    KIND,
    KINDS,
    LEVELS,
    LIBRARY2,
    LIBRARY3,
    NAMES,
    PACK,
    PILE,
    PLAY,
    PRESTIGE,
    RATES,
    SEASONS,
    TOP,
    State,
    View,
    crystal_cost,
    decision,
    energy_cost,
    face_value,
    from_bytes,
    number_of,
)
from seasons.rules.facts import FACE_CRYSTALS, FACE_DRAW, FACE_GAUGE, FACE_PIPS, FACE_TRANSMUTE
from seasons.rules.knowledge import holders, memory_of
from seasons.rules.state import DICE_ON_TABLE, DIE_FACE, DIE_ID, DIE_SIZE, DIE_TAKER, store_of

OWN_ZONES = {"hand": HAND, "library2": LIBRARY2, "library3": LIBRARY3, "pack": PACK, "picked": DRAFTED, "drawn": DRAWN}


def seen(sight: View) -> dict[str, Any]:
    """All that a seat may know, and what it is asked, with every legal move by number and text."""
    table = sight.table
    asked = decision(table, sight.seat)
    if asked is None:
        raise ValueError(f"seat {sight.seat + 1} is asked nothing")
    season = int(table.season())
    return {
        "seat": int(sight.seat) + 1,
        "players": int(table.players),
        "level": LEVELS[table.level],
        "edition": EDITIONS[table.edition],
        "year": int(table.year),
        "space": int(table.space),
        "season": SEASONS[season],
        "round": int(table.round),
        "first": int(table.first) + 1,
        "turn": int(table.active) + 1 if table.active >= 0 else None,
        "right": bool(table.right),
        "rates": {name: int(RATES[season * 4 + energy]) for energy, name in enumerate(ENERGIES)},
        "dice": [die_seen(table, slot) for slot in range(DICE_ON_TABLE) if table.dice[slot * DIE_SIZE + DIE_ID] >= 0],
        "seats": [seat_seen(sight, seat) for seat in range(table.players)],
        "pile": int(table.size[PILE] + table.size[TOP]),
        "top": next(iter(cards_at(table, TOP)), None),
        "discard": cards_at(table, DISCARD),
        "discard_hidden": int(sight.unseen(DISCARD)),
        "passed": passed(sight),
        "question": {
            "kind": asked.kind,
            "card": NAMES[asked.card] or None,
            "shown": card_seen(table, asked.shown) if asked.shown else None,
            "count": int(asked.count),
        },
        "moves": [{"id": int(move), "text": move_text(move)} for move in asked.moves],
        "state": base64.b64encode(zlib.compress(table.to_bytes())).decode("ascii"),
    }


def view_of(data: dict[str, Any]) -> View:
    """The view that `seen` was made from."""
    return View(data["seat"] - 1, from_bytes(zlib.decompress(base64.b64decode(data["state"]))))


def die_seen(table: State, slot: int) -> dict[str, Any]:
    """One die of the row."""
    at = slot * DIE_SIZE
    die, face, taker = (int(table.dice[at + field]) for field in (DIE_ID, DIE_FACE, DIE_TAKER))
    return {
        "energies": {name: int(face_value(die, face, energy)) for energy, name in enumerate(ENERGIES)},
        "crystals": int(face_value(die, face, FACE_CRYSTALS)),
        "gauge": bool(face_value(die, face, FACE_GAUGE)),
        "draw": bool(face_value(die, face, FACE_DRAW)),
        "transmute": bool(face_value(die, face, FACE_TRANSMUTE)),
        "pips": int(face_value(die, face, FACE_PIPS)),
        "taken": taker + 1 if taker >= 0 else None,
    }


def card_seen(table: State, number: int) -> dict[str, Any]:
    """What is printed on a card, for this number of players."""
    return {
        "name": NAMES[number],
        "number": int(number),
        "kind": KINDS[KIND[number]],
        "prestige": int(PRESTIGE[number]),
        "energies": {
            name: int(energy_cost(number, energy, table.players))
            for energy, name in enumerate(ENERGIES)
            if energy_cost(number, energy, table.players)
        },
        "crystals": int(crystal_cost(number, table.players, table.edition)),
    }


def cards_at(table: State, place: int) -> list[dict[str, Any]]:
    """The cards that are known to lie at a place."""
    return [card_seen(table, number_of(card)) for card in range(100) if table.where[card] == place]


def seat_seen(sight: View, seat: int) -> dict[str, Any]:
    """What one seat has; of hidden cards their number."""
    table = sight.table
    zones = {key: zone + seat for key, zone in OWN_ZONES.items()}
    return {
        "seat": seat + 1,
        "crystals": int(table.crystals[seat]),
        "gauge": int(table.gauge[seat]),
        "bonuses": int(table.bonuses[seat]),
        "reserve": energies(table.reserve, seat * 4),
        "limit": int(table.limit(seat)),
        "play": [card_in_play(table, card) for card in range(100) if table.where[card] == PLAY + seat],
        **{key: cards_at(table, place) for key, place in zones.items()},
        "hidden": {key: int(sight.unseen(place)) for key, place in zones.items()},
    }


def card_in_play(table: State, card: int) -> dict[str, Any]:
    """A card in play, whether it is turned, and what lies on it."""
    store = int(store_of(card))
    on_it = energies(table.tokens, store * 4) if store >= 0 else {}
    return {**card_seen(table, number_of(card)), "turned": bool(table.turned[card]), "stored": on_it}


def energies(counts: Any, at: int) -> dict[str, int]:
    """Four counts by name."""
    return {name: int(counts[at + energy]) for energy, name in enumerate(ENERGIES)}


def passed(sight: View) -> list[dict[str, Any]]:
    """The cards that the seat has passed on in the draft and not seen since, with the seats that may hold them."""
    found = []
    for card in range(100):
        takers = int(holders(memory_of(sight.table, sight.seat, card)))
        if takers:
            may = [seat + 1 for seat in range(sight.table.players) if takers >> seat & 1]
            found.append({"name": NAMES[number_of(card)], "seats": may})
    return found
