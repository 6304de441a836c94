"""Where every number of a row stands. `features` gives each place its name, and a test holds the two together.

A row is seen from one seat. It has three sections, one behind the other: what every game has, two players included;
what a third player adds; what a fourth adds. So the row of a smaller game is the beginning of the row of a larger one.
Blocks about cards have 50 places, one a card number; seats are counted from the viewer, clockwise.
"""

from typing import Final

from mypy_extensions import i64

from seasons.rules.codes import (
    DISCARD,
    DRAFTED,
    DRAWN,
    HAND,
    LIBRARY2,
    LIBRARY3,
    PACK,
    PLACES,
    PLAY,
    TOP,
    YEAR1,
    YEAR2,
    YEAR3,
)
from seasons.rules.decisions import CARD_KINDS, STEP_KINDS
from seasons.vecs import vec

ENCODER_VERSION: Final = 1
"""Raised whenever a number of a row means something else, or stands elsewhere; weights belong to one version."""

DECISIONS: Final[tuple[str, ...]] = (
    "pick", "split", "die", "malice", "draw", "keep", "keep-one", "turn", "take", "store", "excess", "waive", "pay",
    "pay-any", "exchange", "balance", "boots", "put", "sacrifice", "give", "take-back", "opponent", "types", "tree",
    "orb", "orb-card", "crown", "skull", "kriss", "mirror-give", "mirror-count", "mirror-take",
)  # fmt: skip
"""The kinds of decisions in the order of the row, by the names that the rules give them."""

CARDS: Final = 50  # places in a block about cards: those of the printed sets, whatever others there are

# --- the first section: the legal moves, the own cards, the table, the decision, two seats, three dice, their cards

MOVES: Final = 0
MY_HAND: Final = 700
MY_PLAY: Final = 750
MY_TURNED: Final = 800  # always the block behind the cards in play
MY_LIBRARY2: Final = 850
MY_LIBRARY3: Final = 900
MY_YEAR1: Final = 950
MY_PACK: Final = 1000
MY_DRAFTED: Final = 1050
MY_DRAWN: Final = 1100
MY_SHOWN: Final = 1150
MY_LACKING: Final = 1200
MY_PRICE: Final = 1250
MY_PAYABLE: Final = 1300
DISCARDED: Final = 1350
ON_TOP: Final = 1400

PLAYERS: Final = 1450
LEVEL: Final = 1453
FIRST_EDITION: Final = 1456
YEAR: Final = 1457
REACHED: Final = 1462
SPACE: Final = 1465
SEASON: Final = 1477
MONTHS: Final = 1481
LAST_MONTHS: Final = 1482
LEAST_ROUNDS: Final = 1494
ROUND: Final = 1506
RIGHT: Final = 1507
BOOST: Final = 1508
PILE_SIZE: Final = 1509
DISCARD_SIZE: Final = 1510
PICK_NUMBER: Final = 1511
DICE_SEASON: Final = 1520
DICE_BOX: Final = 1524

ASKED: Final = 1544
KIND: Final = 1548
ASKING: Final = 1580
ASSIGNED: Final = 1630
COUNT: Final = 1680
COUNT_IS: Final = 1681
OTHER: Final = 1688
OWED: Final = 1691
CHOSEN: Final = 1695
CLOSED: Final = 1699
GIVEN_UP: Final = 1703

SEATS: Final = 1753  # two of them
DICE: Final = 1979  # three of them
THEIRS: Final = 2057

# --- places within the block of a seat

CRYSTALS: Final = 0
CRYSTALS_ARE: Final = 1
GAUGE: Final = 13
PLACES_ARE: Final = 14
IN_PLAY: Final = 22
ITEMS: Final = 23
FAMILIARS: Final = 24
BONUSES: Final = 25
RESERVE: Final = 28
RESERVE_IS: Final = 32
ENERGIES: Final = 56
ROOM_IS: Final = 57
HAND_SIZE: Final = 65
HAND_IS: Final = 66
AMULETS: Final = 74
CAULDRONS: Final = 82
SCORE: Final = 90
SCORE_BELOW: Final = 91
AHEAD: Final = 92
BEHIND: Final = 93
PRESTIGE: Final = 94
PRESTIGE_BELOW: Final = 95
SALE: Final = 96
NEXT_SALE: Final = 97
BEGINS: Final = 98
ACTIVE: Final = 99
TURN_TO_COME: Final = 100
DIE_TO_COME: Final = 101
LIBRARY: Final = 109
READY: Final = 110
UNKNOWN: Final = 111
EXTRA: Final = 112
SEAT_SIZE: Final = 113

# --- places within the block of a die

FACE: Final = 0  # air, water, fire, earth, crystals, gauge, draw, transmute
PIPS: Final = 8
FREE: Final = 11
TAKER: Final = 12
TEMPLATE: Final = 16
NEW_SEASON: Final = 21
NEW_YEAR: Final = 22
LAST_ROUND: Final = 23
OVERFLOW: Final = 24
DIE_SALE: Final = 25
DIE_SIZE: Final = 26

# --- blocks about the cards of another seat, one behind the other

THEIR_PLAY: Final = 0
THEIR_TURNED: Final = 50
THEIR_HAND: Final = 100
ON_THE_WAY: Final = 150
SHARE: Final = 200
THEIR_SIZE: Final = 250

# --- the second and third section: a seat, a die and that seat's cards

SECTION: Final = 389  # SEAT_SIZE + DIE_SIZE + THEIR_SIZE
WIDTH2: Final = 2307
WIDTH3: Final = 2696
WIDTH4: Final = 3085
MOST: Final = 1280
"""So many numbers of a row at most are not zero."""

# --- the privileged row: the top of the pile, then the hidden cards of every other seat

HIDDEN_TOP: Final = 0
HIDDEN_SEATS: Final = 50
HIDDEN_HAND: Final = 0
HIDDEN_LIBRARY2: Final = 50
HIDDEN_LIBRARY3: Final = 100
HIDDEN_PACK: Final = 150
HIDDEN_DRAFTED: Final = 200
HIDDEN_SIZE: Final = 250
HIDDEN_MOST: Final = 100


def width(players: i64) -> i64:
    """How long the row of a game for so many players is."""
    return WIDTH2 + SECTION * (players - 2)


def hidden_width(players: i64) -> i64:
    """How long the privileged row of a game for so many players is."""
    return HIDDEN_SEATS + HIDDEN_SIZE * (players - 1)


def seat_at(side: i64) -> i64:
    """Where the block of a seat begins; side 0 is the viewer, 1 the next seat clockwise."""
    return SEATS + SEAT_SIZE * side if side < 2 else WIDTH2 + SECTION * (side - 2)


def die_at(slot: i64) -> i64:
    """Where the block of a die on the table begins."""
    return DICE + DIE_SIZE * slot if slot < 3 else WIDTH2 + SECTION * (slot - 3) + SEAT_SIZE


def cards_at(side: i64) -> i64:
    """Where the blocks about the cards of another seat begin."""
    return THEIRS if side < 2 else WIDTH2 + SECTION * (side - 2) + SEAT_SIZE + DIE_SIZE


# --- what the encoder looks up: where a card at a place stands, and the kind of a decision

_MINE = {
    HAND: MY_HAND,
    PLAY: MY_PLAY,
    LIBRARY2: MY_LIBRARY2,
    LIBRARY3: MY_LIBRARY3,
    PACK: MY_PACK,
    DRAFTED: MY_DRAFTED,
    YEAR1: MY_YEAR1,
    YEAR2: MY_LIBRARY2,
    YEAR3: MY_LIBRARY3,
    DRAWN: MY_DRAWN,
}
_HIDDEN = {
    HAND: HIDDEN_HAND,
    YEAR1: HIDDEN_HAND,
    LIBRARY2: HIDDEN_LIBRARY2,
    YEAR2: HIDDEN_LIBRARY2,
    LIBRARY3: HIDDEN_LIBRARY3,
    YEAR3: HIDDEN_LIBRARY3,
    PACK: HIDDEN_PACK,
    DRAFTED: HIDDEN_DRAFTED,
    DRAWN: HIDDEN_DRAFTED,
}


def _known_at(players: int, me: int) -> list[int]:
    """The block of a card that the viewer knows, place by place, or -1."""
    found = [-1] * PLACES
    found[TOP] = ON_TOP
    found[DISCARD] = DISCARDED
    for zone, at in _MINE.items():
        found[zone + me] = at
    for side in range(1, players):
        seat = (me + side) % players
        found[PLAY + seat] = int(cards_at(side)) + THEIR_PLAY
        found[HAND + seat] = int(cards_at(side)) + THEIR_HAND
    return found


def _hidden_at(players: int, me: int) -> list[int]:
    """The block of a card that the viewer does not know, in the privileged row, or -1."""
    found = [-1] * PLACES
    found[TOP] = HIDDEN_TOP
    for side in range(1, players):
        for zone, at in _HIDDEN.items():
            found[zone + (me + side) % players] = HIDDEN_SEATS + HIDDEN_SIZE * (side - 1) + at
    return found


_VIEWERS = [(players, me) for players in range(2, 5) for me in range(4)]
_KNOWN_ROWS = [at for players, me in _VIEWERS for at in _known_at(players, me)]
_HIDDEN_ROWS = [at for players, me in _VIEWERS for at in _hidden_at(players, me)]
_STEP_ROW = [DECISIONS.index(STEP_KINDS[step]) if STEP_KINDS.get(step) in DECISIONS else -1 for step in range(64)]
_CARD_ROWS = [
    DECISIONS.index(CARD_KINDS[number][stage]) if stage < len(CARD_KINDS.get(number, ())) else -1
    for number in range(CARDS + 1)
    for stage in range(4)
]
KNOWN_AT: Final = vec[i64](_KNOWN_ROWS)
HIDDEN_AT: Final = vec[i64](_HIDDEN_ROWS)
STEP_KIND: Final = vec[i64](_STEP_ROW)
CARD_KIND: Final = vec[i64](_CARD_ROWS)


def viewer_at(players: i64, me: i64) -> i64:
    """Where the rows of a viewer begin in KNOWN_AT and HIDDEN_AT."""
    return ((players - 2) * 4 + me) * PLACES
