"""The printed facts that a client draws: costs, prestige, dice, rates."""

from __future__ import annotations

import json

from seasons.rules import (
    BONUS_LIMIT,
    BONUS_PENALTIES,
    CAULDRON_FULL,
    EDITIONS,
    ENERGIES,
    GAUGE_LIMIT,
    NAMES,
    SEASONS,
    rates,
)
from seasons.rules import card as card_of
from seasons.rules import face as face_of
from seasons.words.help import TERMS, TOPICS

PLAYERS = (2, 3, 4)


def card(number: int) -> dict[str, object]:
    """A card: its costs for 2, 3 and 4 players, in the revised and in the first edition."""
    printed = [[card_of(number, players, edition) for players in PLAYERS] for edition in range(len(EDITIONS))]
    one = printed[0][0]
    return {
        "kind": one.kind,
        "prestige": one.prestige,
        "energies": [facts.energies for facts in printed[0]],
        "crystals": [[facts.crystals for facts in row] for row in printed],
        "effects": [row[0].effects for row in printed],
    }


def face(die: int, side: int) -> dict[str, object]:
    """A face of a die."""
    shown = face_of(die, side)
    return {
        "energies": shown.energies,
        "crystals": shown.crystals,
        "gauge": bool(shown.gauge),
        "draw": bool(shown.draw),
        "transmute": bool(shown.transmute),
        "pips": shown.pips,
    }


def facts() -> dict[str, object]:
    """Everything that is printed on the pieces of the game and drawn by the client."""
    return {
        "energies": list(ENERGIES),
        "seasons": list(SEASONS),
        "cards": [card(number) for number in range(1, len(NAMES))],
        "dice": [[face(die, side) for side in range(6)] for die in range(20)],
        "rates": [rates(season) for season in range(len(SEASONS))],
        "penalties": BONUS_PENALTIES,
        "bonuses": BONUS_LIMIT,
        "gauge": GAUGE_LIMIT,
        "cauldron": {"card": NAMES.index("Glutton Cauldron"), "full": CAULDRON_FULL},
        "amuletOfWater": NAMES.index("Amulet of Water"),
        "chosenCost": NAMES.index("Elemental Amulet"),
        "standing": [number for number in range(1, len(NAMES)) if card_of(number, 2, 0).standing],
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

