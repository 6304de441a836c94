"""The printed numbers of cards, dice, seasons and preset sets (data/*.csv holds the same; a test compares)."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.codes import FIRST, REVISED
from seasons.rules.costs import pack, part
from seasons.vecs import vec

RULES_VERSION: Final = 1

ITEM: Final = 0
FAMILIAR: Final = 1
KINDS: Final = ("item", "familiar")

# What is printed on the cards, by number: filled by `note` with what the classes of the cards say.
MOST_NUMBERS: Final = 127
STRIDE: Final = 128
KIND: Final = vec[i64]([0] * STRIDE)
PRESTIGE: Final = vec[i64]([0] * STRIDE)
CHOSEN_COST: Final = vec[i64]([0] * STRIDE)
PACKED_COST: Final = vec[i64]([0] * (3 * STRIDE))
CRYSTAL_COST: Final = vec[i64]([0] * (2 * 3 * STRIDE))


def note(number: i64, kind: i64, prestige: i64, energies: list[int], crystals: list[int], scaled: i64) -> None:
    """Note what is printed on a card. Of the type `scaled` (-1: none) it costs one for every opponent."""
    if not 0 < number <= MOST_NUMBERS:
        raise AssertionError(f"there is no room for a card {number}")
    KIND[number] = kind
    PRESTIGE[number] = prestige
    for players in range(2, 5):
        cost: i64 = 0
        for energy in range(4):
            cost += pack(energy, players - 1 if energy == scaled else energies[energy])
        PACKED_COST[(players - 2) * STRIDE + number] = cost
        for edition in (REVISED, FIRST):
            note_price(number, players, edition, crystals[players - 2])


def note_price(number: i64, players: i64, edition: i64, crystals: i64) -> None:
    """Note how many crystals a card costs."""
    CRYSTAL_COST[(edition * 3 + players - 2) * STRIDE + number] = crystals


def energy_cost(number: i64, energy: i64, players: i64) -> i64:
    """Energies of one type that the printed cost asks for."""
    return part(printed_cost(number, players), energy)


def printed_cost(number: i64, players: i64) -> i64:
    """The energies of a printed cost, packed (`costs`)."""
    return PACKED_COST[(players - 2) * STRIDE + number]


def crystal_cost(number: i64, players: i64, edition: i64) -> i64:
    """Crystals that the printed cost asks for."""
    return CRYSTAL_COST[(edition * 3 + players - 2) * STRIDE + number]


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
