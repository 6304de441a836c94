"""Positions from which random play reaches what it hardly ever reaches by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from seasons.arena.coverage import can_be_activated
from seasons.notation.moves import move_id
from seasons.notation.position import build
from seasons.rules import NAMES, State

DREAMS = "Potion of Dreams"
SKULL = "Dragon Skull"
MALICE = "Die of Malice"


@dataclass(frozen=True)
class Rare:
    """A position late in a game (so that it is soon over), and the first moves to make from it."""

    name: str
    moves: tuple[str, ...]
    seat: dict[str, Any]
    others: dict[str, Any] = field(default_factory=dict)
    phase: str = "turn"


def rare_game(rare: Rare) -> tuple[State, tuple[int, ...]]:
    """The state of a position, and its first moves."""
    seats = {"1": rare.seat, "2": rare.others}
    state, _ = build({"year": 3, "space": 11, "phase": rare.phase, "seats": seats})
    return state, tuple(move_id(text) for text in rare.moves)


def beside_its_twin(number: int) -> Rare:
    """A card is put into play for free, next to its other copy where there is one left."""
    name = NAMES[number]
    play = [DREAMS] if name == DREAMS else [DREAMS, name]
    return Rare(f"“{name} for free”", (f"activate {DREAMS}",), {"play": play, "hand": [name], "crystals": 9})


def given_up(number: int) -> Rare:
    """A card leaves play."""
    three = [NAMES[number], SKULL, "Amulet of Earth" if number == 1 else "Amulet of Air"]
    return Rare(f"“{NAMES[number]} given up”", (f"activate {SKULL}",), {"play": three, "reserve": "2 fire"})


def used(number: int) -> Rare:
    """A card is activated, with everything there that any activation asks for."""
    seat = {
        "play": [NAMES[number], "Lewis Greyface", "Purse of Io"],
        "hand": ["Amulet of Earth"],
        "crystals": 20,
        "reserve": "1 air 2 water 3 fire 1 earth",
    }
    if NAMES[number] == MALICE:
        return Rare(f"“{NAMES[number]} used”", ("reroll",), seat, phase="opening")
    return Rare(f"“{NAMES[number]} used”", (f"activate {NAMES[number]}",), seat)


def nothing_to_draw() -> Rare:
    """Both piles are empty: the opponent holds all other cards."""
    others = [NAMES[number] for number in range(1, len(NAMES)) for _ in range(2)]
    others.remove("Crystal Orb")
    return Rare("“nothing to draw”", ("end turn",), {"play": ["Crystal Orb"]}, {"hand": others})


RARE = [
    *(beside_its_twin(number) for number in range(1, len(NAMES))),
    Rare("“two Potions of Dreams”", (f"summon {DREAMS}",), {"play": [DREAMS], "hand": [DREAMS], "reserve": "2 air"}),
    *(given_up(number) for number in range(1, len(NAMES))),
    *(used(number) for number in range(1, len(NAMES)) if can_be_activated(number)),
    nothing_to_draw(),
]
