"""The small integers the rules speak in: energies, seasons, zones, reasons, finals.

Nothing here decides anything; other modules give these numbers their meaning.
"""

from typing import Final

AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3
ENERGIES: Final = ("air", "water", "fire", "earth")

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
FALL: Final = 3
SEASONS: Final = ("winter", "spring", "summer", "fall")

APPRENTICE: Final = 0
MAGICIAN: Final = 1
ARCHMAGE: Final = 2
LEVELS: Final = ("apprentice", "magician", "archmage")

REVISED: Final = 0
FIRST: Final = 1
EDITIONS: Final = ("revised", "first")

# A place is zone + seat. Zones without an owner use seat 0.
HIDDEN: Final = -1  # only in views: somewhere the viewer cannot see
BOX: Final = 0
PILE: Final = 4
TOP: Final = 8  # the top card of the draw pile once somebody has looked at it
DISCARD: Final = 12
HAND: Final = 16
PLAY: Final = 20
LIBRARY2: Final = 24
LIBRARY3: Final = 28
PACK: Final = 32  # draft cards in front of a seat
DRAFTED: Final = 36  # cards picked, not yet split into years
YEAR1: Final = 40  # split, but the others are still choosing
YEAR2: Final = 44
YEAR3: Final = 48
DRAWN: Final = 52  # drawn, not yet decided
PLACES: Final = 56
ZONES: Final = (
    "box",
    "pile",
    "top",
    "discard",
    "hand",
    "play",
    "library 2",
    "library 3",
    "pack",
    "drafted",
    "year 1",
    "year 2",
    "year 3",
    "drawn",
)

BONUS_NAMES: Final = ("exchange", "transmute", "gauge", "draw")

PUBLIC: Final = 16  # the bit of spectators in a mask of seats
EVERYBODY: Final = 31

GAUGE_LIMIT: Final = 15
RESERVE_LIMIT: Final = 7
BONUS_LIMIT: Final = 3
HAND_PENALTY: Final = 5
NO_DIE: Final = -1

# Why a step cannot be undone (UNDO-1): a bit each.
FINAL_CHANCE: Final = 1
FINAL_LEARNED: Final = 2
FINAL_OTHERS: Final = 4
FINAL_DIE: Final = 8
FINAL_TURN: Final = 16
FINALS: Final = ("chance", "learned", "others", "die", "turn")

# Why something cannot be done now: a bit each, so that one object can have several.
WHY_NOT_ASKED: Final = 1  # this seat is not asked anything now
WHY_OTHER_CHOICE: Final = 2  # another choice of this seat comes first
WHY_NO_ROOM: Final = 4
WHY_ENERGY: Final = 8
WHY_CRYSTALS: Final = 16
WHY_LEECH: Final = 32  # the printed crystals are there, but not those for the Leeches
WHY_TURNED: Final = 64
WHY_NO_ACTIVATION: Final = 128
WHY_TURN_OPENED: Final = 256  # the Die of Malice comes before the die is taken
WHY_BONUSES_SPENT: Final = 512
WHY_GAUGE_FULL: Final = 1024
WHY_NO_CARD: Final = 2048  # both piles are empty
WHY_NO_FAMILIAR: Final = 4096
WHY_EMPTY_HAND: Final = 8192
WHY_FEW_CARDS: Final = 16384
WHY_NO_RIGHT: Final = 32768
WHY_NO_DRAW: Final = 65536  # the draw bonus only replaces the draw of a die
WHY_DIE_TAKEN: Final = 131072
WHY_GAME_OVER: Final = 262144
WHY_NOT_THERE: Final = 524288  # the card is not in this hand, or not in play
REASONS: Final = (
    "not-asked",
    "other-choice",
    "no-room",
    "energy",
    "crystals",
    "leech",
    "turned",
    "no-activation",
    "turn-opened",
    "bonuses-spent",
    "gauge-full",
    "no-card",
    "no-familiar",
    "empty-hand",
    "few-cards",
    "no-right",
    "no-draw",
    "die-taken",
    "game-over",
    "not-there",
)


def named(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the bits in a mask."""
    return tuple([name for bit, name in enumerate(names) if mask >> bit & 1])


def reasons(mask: int) -> tuple[str, ...]:
    """Why something cannot be done now, by name: the mask of a Reason or of an IllegalMove.

    >>> reasons(WHY_NO_ROOM | WHY_TURNED)
    ('no-room', 'turned')
    """
    return named(mask, REASONS)


def why_final(mask: int) -> tuple[str, ...]:
    """Why a step cannot be undone, by name: the mask that `apply` returns.

    >>> why_final(FINAL_CHANCE | FINAL_DIE)
    ('chance', 'die')
    """
    return named(mask, FINALS)
