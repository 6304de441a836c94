"""The printed numbers: cards, dice, seasons and preset sets, as rows (data/*.csv holds the same; a test compares)."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from seasons.rules.codes import EARTH, FIRE, FIRST
from seasons.rules.costs import pack
from seasons.vecs import vec

RULES_VERSION: Final = 1

ITEM: Final = 0
FAMILIAR: Final = 1
KINDS: Final = ("item", "familiar")

# Rows are annotated as tuples of any length: a tuple of a fixed length compiles to one giant struct.
CardRow: TypeAlias = tuple[int, str, int, int, tuple[int, int, int, int], tuple[int, int, int]]

# number, English name, kind, prestige, energies (air water fire earth), crystals for 2, 3, 4 players
CARD_ROWS: Final[tuple[CardRow, ...]] = (
    (1, "Amulet of Air", ITEM, 6, (2, 0, 0, 0), (0, 0, 0)),
    (2, "Amulet of Fire", ITEM, 6, (0, 0, 2, 0), (0, 0, 0)),
    (3, "Amulet of Earth", ITEM, 6, (0, 0, 0, 2), (0, 0, 0)),
    (4, "Amulet of Water", ITEM, 6, (0, 2, 0, 0), (0, 0, 0)),
    (5, "Balance of Ishtar", ITEM, 4, (0, 0, 0, 0), (2, 2, 2)),
    (6, "Staff of Spring", ITEM, 9, (0, 0, 0, 3), (0, 0, 0)),
    (7, "Temporal Boots", ITEM, 8, (0, 0, 0, 0), (0, 0, 0)),
    (8, "Purse of Io", ITEM, 6, (1, 0, 1, 0), (0, 0, 0)),
    (9, "Divine Chalice", ITEM, 10, (1, 1, 1, 1), (0, 0, 0)),
    (10, "Syllas the Faithful", FAMILIAR, 14, (0, 0, 3, 0), (0, 0, 0)),
    (11, "Figrim the Avaricious", FAMILIAR, 7, (0, 0, 0, 0), (3, 6, 9)),
    (12, "Naria the Prophetess", FAMILIAR, 8, (0, 0, 0, 0), (3, 3, 3)),
    (13, "Wondrous Chest", ITEM, 4, (0, 1, 1, 0), (0, 0, 0)),
    (14, "Beggar’s Horn", ITEM, 8, (1, 0, 0, 1), (0, 0, 0)),
    (15, "Die of Malice", ITEM, 8, (0, 0, 0, 0), (0, 0, 0)),
    (16, "Kairn the Destroyer", FAMILIAR, 9, (3, 0, 0, 0), (0, 0, 0)),
    (17, "Amsug Longneck", FAMILIAR, 8, (1, 1, 0, 0), (0, 0, 0)),
    (18, "Bespelled Grimoire", ITEM, 8, (0, 1, 0, 1), (0, 0, 0)),
    (19, "Ragfield’s Helm", ITEM, 10, (3, 0, 0, 0), (0, 0, 0)),
    (20, "Hand of Fortune", ITEM, 9, (1, 0, 1, 1), (3, 3, 3)),
    (21, "Lewis Greyface", FAMILIAR, 6, (1, 0, 1, 0), (0, 0, 0)),
    (22, "Runic Cube of Eolis", ITEM, 30, (0, 0, 0, 0), (20, 20, 20)),
    (23, "Potion of Power", ITEM, 0, (0, 0, 2, 0), (0, 0, 0)),
    (24, "Potion of Dreams", ITEM, 0, (2, 0, 0, 0), (0, 0, 0)),
    (25, "Potion of Knowledge", ITEM, 0, (0, 2, 0, 0), (0, 0, 0)),
    (26, "Potion of Life", ITEM, 0, (0, 0, 0, 2), (0, 0, 0)),
    (27, "Hourglass of Time", ITEM, 6, (1, 1, 1, 1), (0, 0, 0)),
    (28, "Scepter of Greatness", ITEM, 8, (1, 1, 1, 1), (0, 0, 0)),
    (29, "Olaf’s Blessed Statue", ITEM, 0, (0, 3, 0, 0), (0, 0, 0)),
    (30, "Yjang’s Forgotten Vase", ITEM, 6, (0, 1, 1, 1), (0, 0, 0)),
    (31, "Elemental Amulet", ITEM, 2, (0, 0, 0, 0), (0, 0, 0)),
    (32, "Tree of Light", ITEM, 12, (0, 0, 0, 2), (0, 0, 0)),
    (33, "Arcano Leech", FAMILIAR, 8, (0, 0, 0, 0), (2, 5, 8)),
    (34, "Crystal Orb", ITEM, 6, (0, 0, 1, 1), (0, 0, 0)),
    (35, "Glutton Cauldron", ITEM, 0, (0, 0, 0, 0), (0, 0, 0)),
    (36, "Vampiric Crown", ITEM, 0, (1, 1, 0, 0), (0, 0, 0)),
    (37, "Dragon Skull", ITEM, 9, (0, 1, 1, 1), (0, 0, 0)),
    (38, "Demon of Argos", FAMILIAR, 16, (1, 1, 1, 1), (0, 0, 0)),
    (39, "Titus Deepgaze", FAMILIAR, 4, (0, 0, 1, 0), (0, 0, 0)),
    (40, "Air Elemental", FAMILIAR, 12, (3, 0, 0, 0), (0, 0, 0)),
    (41, "Thieving Fairies", FAMILIAR, 6, (0, 0, 0, 0), (0, 3, 6)),
    (42, "Cursed Treatise of Arus", ITEM, -10, (0, 1, 0, 0), (0, 0, 0)),
    (43, "Idol of the Familiar", ITEM, 0, (1, 1, 1, 1), (0, 0, 0)),
    (44, "Necrotic Kriss", ITEM, 6, (2, 1, 0, 0), (0, 0, 0)),
    (45, "Lantern of Xidit", ITEM, 24, (0, 0, 3, 3), (0, 0, 0)),
    (46, "Sealed Chest of Urm", ITEM, 10, (0, 2, 0, 1), (0, 0, 0)),
    (47, "Mirror of the Seasons", ITEM, 8, (0, 0, 0, 0), (3, 3, 3)),
    (48, "Pendant of Ragnor", ITEM, 0, (1, 1, 1, 0), (0, 0, 0)),
    (49, "Sid Nightshade", FAMILIAR, 6, (0, 0, 0, 1), (0, 0, 0)),
    (50, "Damned Soul of Onys", FAMILIAR, -5, (0, 1, 0, 0), (0, 0, 0)),
)
NAMES: Final = ("", *(row[1] for row in CARD_ROWS))

# When a card acts: on entering play, when activated, permanently.
EFFECTS: Final[tuple[str, ...]] = (
    "",
    "enter", "enter", "enter", "enter", "activate",
    "permanent", "enter", "permanent", "enter", "enter",
    "permanent", "enter", "permanent", "permanent", "activate",
    "activate", "enter", "enter+permanent", "permanent", "permanent",
    "enter", "none", "activate", "activate", "activate",
    "activate", "permanent", "enter", "enter", "permanent",
    "enter", "activate", "permanent", "activate", "activate+permanent",
    "enter", "activate", "enter", "permanent", "enter",
    "permanent", "enter+permanent", "enter+activate", "activate", "permanent",
    "permanent", "activate", "enter", "enter", "enter+activate+permanent",
)  # fmt: skip

AMULET_OF_WATER: Final = 4
BALANCE: Final = 5
STAFF: Final = 6
PURSE: Final = 8
CHALICE: Final = 9
FIGRIM: Final = 11
CHEST: Final = 13
HORN: Final = 14
MALICE: Final = 15
GRIMOIRE: Final = 18
HELM: Final = 19
HAND_OF_FORTUNE: Final = 20
HOURGLASS: Final = 27
VASE: Final = 30
ELEMENTAL_AMULET: Final = 31
LEECH: Final = 33
CAULDRON: Final = 35
TITUS: Final = 39
FAIRIES: Final = 41
IDOL: Final = 43
KRISS: Final = 44
LANTERN: Final = 45
URM: Final = 46
SID: Final = 49
ONYS: Final = 50

_KINDS = [0] + [row[2] for row in CARD_ROWS]
_PRESTIGES = [0] + [row[3] for row in CARD_ROWS]
_ENERGIES = [0] * 4 + [n for row in CARD_ROWS for n in row[4]]
_CRYSTALS = [0] * 3 + [n for row in CARD_ROWS for n in row[5]]
KIND: Final = vec[i64](_KINDS)
PRESTIGE: Final = vec[i64](_PRESTIGES)
ENERGY_COST: Final = vec[i64](_ENERGIES)
CRYSTAL_COST: Final = vec[i64](_CRYSTALS)


def energy_cost(number: i64, energy: i64, players: i64) -> i64:
    """Energies of one type that the printed cost asks for.

    Titus and Sid ask for one, two or three with two, three or four players.
    """
    if (number == TITUS and energy == FIRE) or (number == SID and energy == EARTH):
        return players - 1
    return ENERGY_COST[number * 4 + energy]


_PACKED = [
    sum([pack(energy, energy_cost(number, energy, players)) for energy in range(4)])
    for players in range(2, 5)
    for number in range(51)
]
PACKED_COST: Final = vec[i64](_PACKED)


def printed_cost(number: i64, players: i64) -> i64:
    """The energies of a printed cost, packed (`costs`)."""
    return PACKED_COST[(players - 2) * 51 + number]


def crystal_cost(number: i64, players: i64, edition: i64) -> i64:
    """Crystals that the printed cost asks for (EDITION-2: the first Balance costs 6)."""
    if number == BALANCE and edition == FIRST:
        return 6
    return CRYSTAL_COST[number * 3 + players - 2]


def balance_size(edition: i64) -> i64:
    """How many identical energies the Balance of Ishtar turns into three crystals each (EDITION-1, EDITION-2)."""
    return 4 if edition == FIRST else 3


# main, second and uncommon energy of the dice; the fourth one is absent (winter, spring, summer, fall)
ROLES: Final[tuple[tuple[int, int, int], ...]] = ((1, 0, 2), (3, 1, 0), (2, 3, 1), (0, 2, 3))

# The five dice of every season: m main, s second, u uncommon, g gauge, T transmute, D draw, a digit crystals, /pips.
DICE_TEMPLATES: Final[tuple[tuple[str, ...], ...]] = (
    ("ugT/3", "mmg/2", "mm3/1", "ssg/3", "D/2", "msT/1"),
    ("mmg/3", "mm1/2", "uug/1", "D/3", "msT/2", "sgT/1"),
    ("mmg/1", "sgT/2", "msT/3", "D/1", "ug/2", "mm3/3"),
    ("msT/1", "mm2/2", "sgT/3", "mmg/1", "6/2", "ug/3"),
    ("ssT/2", "6/3", "ug/1", "sgT/1", "mmg/3", "mm1/2"),
)

# Columns of a die face.
FACE_CRYSTALS: Final = 4
FACE_GAUGE: Final = 5
FACE_DRAW: Final = 6
FACE_TRANSMUTE: Final = 7
FACE_PIPS: Final = 8
FACE_SIZE: Final = 9


def _face_row(season: int, text: str) -> list[int]:
    row = [0] * 9
    symbols, pips = text.split("/")
    row[8] = int(pips)
    for symbol in symbols:
        if symbol in "msu":
            row[ROLES[season]["msu".index(symbol)]] += 1
        elif symbol in "gDT":
            row[5 + "gDT".index(symbol)] += 1
        else:
            row[4] += int(symbol)
    return row


_FACES = [n for season in range(4) for die in DICE_TEMPLATES for face in die for n in _face_row(season, face)]
FACES: Final = vec[i64](_FACES)


def face_value(die: i64, face: i64, column: i64) -> i64:
    """One number of a die face: die 0-19 (season * 5 + template), face 0-5, column 0-3 energies or FACE_*."""
    return FACES[(die * 6 + face) * 9 + column]


def _rates() -> list[int]:
    rates = [3] * 16
    for season, (main, second, uncommon) in enumerate(ROLES):
        rates[season * 4 + main] = 1
        rates[season * 4 + second] = 1
        rates[season * 4 + uncommon] = 2
    return rates


RATES: Final = vec[i64](_rates())

PRESETS: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2, 7, 17, 18, 20, 26, 29, 30),
    (3, 5, 9, 14, 15, 21, 23, 25, 28),
    (4, 6, 7, 9, 12, 16, 22, 24, 30),
    (1, 2, 3, 11, 13, 15, 18, 25, 27),
)

BONUS_PENALTIES: Final = (0, 5, 12, 20)
BONUS_PENALTY: Final = vec[i64](list(BONUS_PENALTIES))
