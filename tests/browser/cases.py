"""A position for every kind of decision, how its question is reached by hand, and what the log says afterwards."""

from __future__ import annotations

from typing import NamedTuple

from seasons.notation import move_id, read_position
from seasons.rules import Fast, State, apply, decision, mover, new_game
from server.house import state_where


class Case(NamedTuple):
    """`press` leads to the question: a card in hand or play by name, or a button. `said` is part of the log."""

    position: str
    press: tuple[str, str] = ("", "")
    said: str = ""
    before: str = ""

    def state(self) -> State:
        """Where the table begins."""
        state, _ = read_position(self.position)
        if self.before:
            apply(state, move_id(self.before), Fast(1))
        return state


SUMMON, ACTIVATE, BONUS = "summon", "activate", "bonus"

CASES = {
    "die": Case("{phase: dice, next: {rolls: [2, 3, 5]}}", said="you take a die"),
    "malice": Case("{phase: opening, seats: {1: {play: [Die of Malice]}}}", said="you gain 2 water"),
    "draw": Case("{phase: opening, dice: {1: 1/5, 2: 2/2}}", said="you draw"),
    "keep": Case(
        "{phase: opening, dice: {1: 1/5, 2: 2/2}, seats: {1: {bonuses: 3}}, next: {draws: [8]}}", said="you keep"
    ),
    "keep-one": Case("{seats: {1: {reserve: 2 fire, hand: [Amulet of Fire]}}}", (SUMMON, "Amulet of Fire"), "you keep"),
    "turn": Case("{right: true, seats: {1: {reserve: 3 fire}}}", said="you transmute 3 fire"),
    "take": Case("{seats: {1: {play: [Potion of Knowledge]}}}", (ACTIVATE, "Potion of Knowledge"), "you gain 5"),
    "store": Case(
        "{seats: {1: {reserve: 2 water 5 earth, hand: [Amulet of Water]}}}", (SUMMON, "Amulet of Water"), "you put 4"
    ),
    "excess": Case("{phase: opening, dice: {1: 2/2}, seats: {1: {reserve: 4 air 3 earth}}}", said="you discard 2"),
    "waive": Case(
        "{seats: {1: {crystals: 3, reserve: 1 air 1 fire 1 earth, hand: [Hand of Fortune], play: [Hand of Fortune]}}}",
        (SUMMON, "Hand of Fortune"),
        "you save 1",
    ),
    "pay": Case(
        "{seats: {1: {reserve: 1 air 1 fire, hand: [Purse of Io], play: [{Amulet of Water: 1 air}]}}}",
        (SUMMON, "Purse of Io"),
        "you summon purse of io",
    ),
    "pay-any": Case(
        "{seats: {1: {reserve: 1 air 1 fire, play: [Kairn the Destroyer]}}}",
        (ACTIVATE, "Kairn the Destroyer"),
        "you pay 1",
    ),
    "exchange": Case("{seats: {1: {reserve: 2 fire 1 air}}}", (BONUS, "1"), "you give up"),
    "balance": Case(
        "{seats: {1: {reserve: 3 fire 3 air, play: [Balance of Ishtar]}}}",
        (ACTIVATE, "Balance of Ishtar"),
        "into 9 crystals",
    ),
    "boots": Case(
        "{space: 5, seats: {1: {hand: [Temporal Boots]}}}", (SUMMON, "Temporal Boots"), "you move the season token"
    ),
    "put": Case(
        "{seats: {1: {hand: [Runic Cube of Eolis, Tree of Light], play: [Potion of Dreams]}}}",
        (ACTIVATE, "Potion of Dreams"),
        "into play for free",
    ),
    "sacrifice": Case(
        "{turn: 2, seats: {1: {play: [8, 32]}, 2: {reserve: 3 fire, hand: [Syllas the Faithful]}}}",
        said="you sacrifice",
        before="summon Syllas the Faithful",
    ),
    "give": Case(
        "{players: 3, seats: {1: {crystals: 3, hand: [Naria the Prophetess]}}}",
        (SUMMON, "Naria the Prophetess"),
        "you give",
    ),
    "take-back": Case(
        "{turn: 2, seats: {1: {play: [8, 32]}, 2: {reserve: 1 air 1 water, hand: [Amsug Longneck]}}}",
        said="back into your hand",
        before="summon Amsug Longneck",
    ),
    "opponent": Case(
        "{players: 3, seats: {1: {reserve: 1 air 1 fire, hand: [Lewis Greyface]}, 2: {reserve: 2 fire}}}",
        (SUMMON, "Lewis Greyface"),
        "from lewis greyface",
    ),
    "types": Case(
        "{seats: {1: {reserve: 1 air 1 earth 1 water, hand: [Elemental Amulet]}}}",
        (SUMMON, "Elemental Amulet"),
        "you summon elemental amulet",
    ),
    "tree": Case(
        "{seats: {1: {crystals: 4, reserve: 1 fire, play: [Tree of Light]}}}",
        (ACTIVATE, "Tree of Light"),
        "for tree of light",
    ),
    "orb": Case(
        "{seats: {1: {crystals: 3, play: [Crystal Orb]}}}", (ACTIVATE, "Crystal Orb"), "you look at the top card"
    ),
    "orb-card": Case(
        "{seats: {1: {crystals: 3, reserve: 4 fire, play: [Crystal Orb]}}}",
        (ACTIVATE, "Crystal Orb"),
        "you put the card back",
    ),
    "crown": Case(
        "{seats: {1: {reserve: 1 air 1 water, hand: [Vampiric Crown, Tree of Light]}}}",
        (SUMMON, "Vampiric Crown"),
        "(vampiric crown)",
    ),
    "skull": Case(
        "{seats: {1: {play: [Dragon Skull, Runic Cube of Eolis, Tree of Light, Purse of Io]}}}",
        (ACTIVATE, "Dragon Skull"),
        "you gain 15 crystals",
    ),
    "kriss": Case(
        "{seats: {1: {hand: [Kairn the Destroyer, Naria the Prophetess], play: [Necrotic Kriss]}}}",
        (ACTIVATE, "Necrotic Kriss"),
        "(necrotic kriss)",
    ),
    "mirror-give": Case(
        "{seats: {1: {crystals: 5, reserve: 3 fire 2 air, play: [Mirror of the Seasons]}}}",
        (ACTIVATE, "Mirror of the Seasons"),
        "for mirror of the seasons",
    ),
    "mirror-count": Case(
        "{seats: {1: {crystals: 5, reserve: 3 fire, play: [Mirror of the Seasons]}}}",
        (ACTIVATE, "Mirror of the Seasons"),
        "for mirror of the seasons",
    ),
    "mirror-take": Case(
        "{seats: {1: {crystals: 1, reserve: 1 fire, play: [Mirror of the Seasons]}}}",
        (ACTIVATE, "Mirror of the Seasons"),
        "for mirror of the seasons",
    ),
}


def prelude(kind: str) -> State:
    """The first question of the draft, or of splitting the cards."""
    if kind == "pick":
        return new_game(2, Fast(3), 1)
    return state_where(lambda state: not state.over and mover(state) == 0 and decision(state).kind == kind)
