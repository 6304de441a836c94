"""What cards change just by lying in play: limits, sources of energy, prices. Nothing else in the engine names a card.

All of this is read often, so it asks for numbers by name instead of asking every card. What a card does at a moment is
in its class (`cards`).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from seasons.rules.codes import PLAY, RESERVE_LIMIT

if TYPE_CHECKING:
    from seasons.rules.state import State

AMULET_OF_WATER: Final = 4
PURSE: Final = 8
MALICE: Final = 15
GRIMOIRE: Final = 18
HAND_OF_FORTUNE: Final = 20
LEECH: Final = 33
CAULDRON: Final = 35
FAIRIES: Final = 41

AMULET: Final = 2 * AMULET_OF_WATER - 2  # the first of two physical cards, as below
LOWEST_CAULDRON: Final = 2 * CAULDRON - 2
LOWEST_MALICE: Final = 2 * MALICE - 2
GRIMOIRE_LIMIT: Final = 10
CAULDRON_FULL: Final = 7
SOURCES: Final = 3  # where an energy can be paid from: the reserve and two Amulets of Water
OPENER: Final = MALICE
"""The card that asks when a turn opens."""


# --- what lies on cards


def store_of(card: i64) -> i64:
    """Which of the four token stores lies on this card (Amulets of Water 0-1, Cauldrons 2-3), or -1."""
    if card == AMULET or card == AMULET + 1:
        return card - AMULET
    if card == LOWEST_CAULDRON or card == LOWEST_CAULDRON + 1:
        return card - LOWEST_CAULDRON + 2
    return -1


def is_source(card: i64) -> bool:
    """Whether energies on this card can be paid with."""
    return card == AMULET or card == AMULET + 1


# --- energies: how many there may be, and where they are paid from


def reserve_limit(state: "State", seat: i64) -> i64:
    """How many energies the reserve may hold."""
    return GRIMOIRE_LIMIT if state.copies(seat, GRIMOIRE) > 0 else RESERVE_LIMIT


def held_by(state: "State", seat: i64, energy: i64) -> i64:
    """Energies of a type that the seat may pay with: reserve and Amulets of Water."""
    found = state.reserve[seat * 4 + energy]
    place: i64 = PLAY + seat
    if state.where[AMULET] == place:
        found += state.tokens[energy]
    if state.where[AMULET + 1] == place:
        found += state.tokens[4 + energy]
    return found


def all_held(state: "State", seat: i64) -> i64:
    """All energies that the seat may pay with."""
    found: i64 = 0
    for energy in range(4):
        found += held_by(state, seat, energy)
    return found


def amulet_store(state: "State", seat: i64, source: i64, swap: i64) -> i64:
    """The token store (0 or 1) of the first or second Amulet of Water of a seat, or -1. Sources are 1 and 2."""
    place: i64 = PLAY + seat
    if state.where[AMULET] == place and state.where[AMULET + 1] == place:
        return (source - 1) ^ swap
    if source != 1:
        return -1
    if state.where[AMULET] == place:
        return 0
    return 1 if state.where[AMULET + 1] == place else -1


def source_swap(state: "State", seat: i64) -> i64:
    """1 if the second physical Amulet of Water comes first when the two are ordered by their tokens."""
    if state.copies(seat, AMULET_OF_WATER) == 2 and state.more_tokens(AMULET, AMULET + 1):
        return 1
    return 0


def at_source(state: "State", seat: i64, energy: i64, source: i64, swap: i64) -> i64:
    """Energies of a type at a source: 0 the reserve, 1 and 2 the Amulets of Water."""
    if source == 0:
        return state.reserve[seat * 4 + energy]
    store = amulet_store(state, seat, source, swap)
    if store < 0:
        return 0
    return state.tokens[store * 4 + energy]


def source_count(state: "State", seat: i64) -> i64:
    """How many different sources there are to pay from: two equal Amulets of Water count as one (CHOICE-1)."""
    owned = state.copies(seat, AMULET_OF_WATER)
    if owned == 2 and state.alike(AMULET_OF_WATER):
        owned = 1
    return owned + 1


# --- prices and rates


def energies_saved(state: "State", seat: i64) -> i64:
    """Energies that the Hands of Fortune of a seat save per summoning."""
    return state.copies(seat, HAND_OF_FORTUNE)


def summon_fee(state: "State", seat: i64) -> i64:
    """Crystals that the opponents' Leeches ask of this seat per summoning."""
    return state.others_copies(seat, LEECH)


def after_fairies(state: "State", seat: i64) -> i64:
    """Crystals left to this seat once the opponents' Fairies have taken theirs."""
    left = state.crystals[seat] - state.others_copies(seat, FAIRIES)
    return left if left > 0 else 0


def extra_crystals(state: "State", seat: i64) -> i64:
    """Crystals that the Purses of a seat add to every energy that it transmutes."""
    return state.copies(seat, PURSE)


# --- the opening of a turn


def straight_opener(state: "State", seat: i64) -> i64:
    """A Die of Malice that can still be turned, or -1."""
    for card in (LOWEST_MALICE, LOWEST_MALICE + 1):
        if state.where[card] == PLAY + seat and not state.turned[card]:
            return card
    return -1
