"""The printed facts that a client draws: costs, prestige, dice, rates."""

from __future__ import annotations

import json

from seasons.rules import (
    EDITIONS,
    EFFECTS,
    ENERGIES,
    KIND,
    KINDS,
    NAMES,
    PRESTIGE,
    RATES,
    SEASONS,
    crystal_cost,
    energy_cost,
    face_value,
)
from seasons.rules import card as printed
from seasons.rules.codes import BONUS_LIMIT, CAULDRON_FULL, GAUGE_LIMIT
from seasons.rules.facts import (
    AMULET_OF_WATER,
    BONUS_PENALTY,
    CAULDRON,
    ELEMENTAL_AMULET,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
)
from seasons.words.help import IDOL, TERMS, TOPICS

PLAYERS = (2, 3, 4)


def card(number: int) -> dict[str, object]:
    """A card: its costs for 2, 3 and 4 players, in the revised and in the first edition."""
    effects = [] if EFFECTS[number] == "none" else EFFECTS[number].split("+")
    return {
        "kind": KINDS[KIND[number]],
        "prestige": int(PRESTIGE[number]),
        "energies": [[int(energy_cost(number, energy, players)) for energy in range(4)] for players in PLAYERS],
        "crystals": [
            [int(crystal_cost(number, players, edition)) for players in PLAYERS] for edition in range(len(EDITIONS))
        ],
        "effects": [effects, [kind for kind in effects if number != IDOL or kind != "enter"]],
    }


def face(die: int, side: int) -> dict[str, object]:
    """A face of a die."""
    return {
        "energies": [int(face_value(die, side, energy)) for energy in range(4)],
        "crystals": int(face_value(die, side, FACE_CRYSTALS)),
        "gauge": bool(face_value(die, side, FACE_GAUGE)),
        "draw": bool(face_value(die, side, FACE_DRAW)),
        "transmute": bool(face_value(die, side, FACE_TRANSMUTE)),
        "pips": int(face_value(die, side, FACE_PIPS)),
    }


def facts() -> dict[str, object]:
    """Everything that is printed on the pieces of the game and drawn by the client."""
    return {
        "energies": list(ENERGIES),
        "seasons": list(SEASONS),
        "cards": [card(number) for number in range(1, len(NAMES))],
        "dice": [[face(die, side) for side in range(6)] for die in range(20)],
        "rates": [[int(RATES[season * 4 + energy]) for energy in range(4)] for season in range(4)],
        "penalties": [int(points) for points in BONUS_PENALTY],
        "bonuses": BONUS_LIMIT,
        "gauge": GAUGE_LIMIT,
        "cauldron": {"card": CAULDRON, "full": CAULDRON_FULL},
        "amuletOfWater": AMULET_OF_WATER,
        "chosenCost": ELEMENTAL_AMULET,
        "standing": [number for number in range(1, len(NAMES)) if printed(number, 2, 0).standing],
        "topics": list(TOPICS),
        "terms": list(TERMS),
    }


def text() -> str:
    """The file, a card and a die on a line each."""
    rows = []
    for key, value in facts().items():
        if isinstance(value, list) and not isinstance(value[0], str | int):
            lines = ",\n    ".join(json.dumps(row) for row in value)
            rows.append(f'  "{key}": [\n    {lines}\n  ]')
        else:
            rows.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"

