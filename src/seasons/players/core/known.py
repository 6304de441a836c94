"""What the players know about each card, a row by name. A card without a row is judged like many others."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from seasons.rules.cards import NAMES
from seasons.rules.counted import CARD_NUMBERS
from seasons.vecs import vec

# How a card is judged, where numbers of its own are not enough; `cards` and `mind` have the formulas.
PLAIN: Final = 0
USED_ONCE: Final = 1  # given up when used
LAST_TURN: Final = 2  # given up in the last turn
TAKES_EACH_SEASON: Final = 3  # takes from the others, when the season changes
TAKES_EACH_SUMMONING: Final = 4  # ... when they summon
TAKES_EACH_ROUND: Final = 5  # ... when the round ends
TAKES_EACH_ACTIVATION: Final = 6  # ... when they activate
DESTROYS: Final = 7  # turns energies into losses of the others
PER_FAMILIAR: Final = 8  # crystals for familiars, turn by turn
EATS_FAMILIARS: Final = 9  # gives up familiars
COUNTS_ENERGIES: Final = 10  # counts the reserve at the end
WANTS_NO_FAMILIARS: Final = 11  # is worth something without familiars
MOST_CARDS: Final = 12  # is worth something to whoever has the most cards
FILLS: Final = 13  # is filled with energies, turn by turn
PER_ITEM: Final = 14  # crystals for items on entering
ENERGY_PER_ITEM: Final = 15  # energies for items on entering
COPIES_RESERVE: Final = 16  # energies like those of another reserve on entering
TAKES_TIME: Final = 17  # what it brings on entering needs time to be used


class Row(NamedTuple):
    """`two` and `four` are the net worth over a whole game with two players and with four; `year` is the year (1-3) in
    which the card does most, times ten for a finer order. What it is worth in play: per round to come, per change of
    season, per own summoning, and at once; then what entering brings."""

    name: str
    two: float
    four: float
    year: int
    per_round: float = 0.0
    per_season: float = 0.0
    per_summoning: float = 0.0
    in_play: float = 0.0
    entering: float = 0.0
    trait: int = PLAIN


ROWS: Final = (
    Row("Amulet of Air", 10, 10, 11, entering=4, trait=TAKES_TIME),
    Row("Amulet of Fire", 19, 19, 14, entering=9, trait=TAKES_TIME),
    Row("Amulet of Earth", 9, 9, 20, entering=9),
    Row("Amulet of Water", 14, 14, 12, entering=9.2),
    Row("Balance of Ishtar", 3, 3, 21, per_round=0.5),
    Row("Staff of Spring", 30, 30, 10, per_summoning=3),
    Row("Temporal Boots", 18, 16, 30, entering=4),
    Row("Purse of Io", 13, 13, 18, per_round=1.1),
    Row("Divine Chalice", 26, 25, 15, entering=13, trait=TAKES_TIME),
    Row("Syllas the Faithful", 13, 17, 17, entering=7),
    Row("Figrim the Avaricious", 22, 34, 10, trait=TAKES_EACH_SEASON),
    Row("Naria the Prophetess", 12, 10, 29, entering=5),
    Row("Wondrous Chest", 33, 33, 10, per_round=2.3),
    Row("Beggar’s Horn", 20, 20, 11, per_round=1),
    Row("Die of Malice", 30, 28, 10, per_round=1.5),
    Row("Kairn the Destroyer", 14, 16, 19, trait=DESTROYS),
    Row("Amsug Longneck", 15, 15, 27, entering=3),
    Row("Bespelled Grimoire", 14, 14, 12, per_round=0.25, entering=4.6),
    Row("Ragfield’s Helm", 13, 8, 30, trait=MOST_CARDS),
    Row("Hand of Fortune", 22, 22, 10, per_summoning=1.6),
    Row("Lewis Greyface", 12, 14, 24, trait=COPIES_RESERVE),
    Row("Runic Cube of Eolis", 11, 11, 30),
    Row("Potion of Power", 18, 18, 14, in_play=9, trait=USED_ONCE),
    Row("Potion of Dreams", 11, 11, 24, in_play=6, trait=USED_ONCE),
    Row("Potion of Knowledge", 16, 16, 16, in_play=10, trait=USED_ONCE),
    Row("Potion of Life", 7, 7, 28, in_play=5.5, trait=LAST_TURN),
    Row("Hourglass of Time", 23, 23, 10, per_season=2.3),
    Row("Scepter of Greatness", 20, 20, 30, trait=PER_ITEM),
    Row("Olaf’s Blessed Statue", 11, 11, 20, entering=20),
    Row("Yjang’s Forgotten Vase", 31, 31, 10, per_summoning=2.2),
    Row("Elemental Amulet", 15, 15, 15, entering=14, trait=TAKES_TIME),
    Row("Tree of Light", 9, 9, 21, per_round=0.4),
    Row("Arcano Leech", 27, 41, 10, trait=TAKES_EACH_SUMMONING),
    Row("Crystal Orb", 27, 26, 13, per_round=1.2),
    Row("Glutton Cauldron", 15, 15, 11, trait=FILLS),
    Row("Vampiric Crown", 21, 21, 15, entering=13, trait=TAKES_TIME),
    Row("Dragon Skull", 15, 15, 28, in_play=4),
    Row("Demon of Argos", 7, 9, 30, entering=1),
    Row("Titus Deepgaze", 15, 17, 18, trait=TAKES_EACH_ROUND),
    Row("Air Elemental", 4, 6, 24, entering=1),
    Row("Thieving Fairies", 22, 30, 10, trait=TAKES_EACH_ACTIVATION),
    Row("Cursed Treatise of Arus", 14, 14, 13, entering=16),
    Row("Idol of the Familiar", 19, 19, 15, entering=10, trait=PER_FAMILIAR),
    Row("Necrotic Kriss", 30, 30, 12, trait=EATS_FAMILIARS),
    Row("Lantern of Xidit", 8, 8, 30, trait=COUNTS_ENERGIES),
    Row("Sealed Chest of Urm", 14, 14, 30, trait=WANTS_NO_FAMILIARS),
    Row("Mirror of the Seasons", 8, 8, 21, per_round=0.4),
    Row("Pendant of Ragnor", 13, 13, 29, trait=ENERGY_PER_ITEM),
    Row("Sid Nightshade", 10, 14, 25, entering=4),
    Row("Damned Soul of Onys", 12, 12, 26, per_round=-2, entering=12),
)
STRANGER: Final = Row("", 12.0, 12.0, 20)


def _by_number() -> list[Row]:
    known = {row.name: row for row in ROWS}
    return [known.get(NAMES[number], STRANGER) for number in range(CARD_NUMBERS + 1)]


_ROWS = _by_number()
_TWO = [row.two for row in _ROWS]
_FOUR = [row.four for row in _ROWS]
_YEAR = [row.year for row in _ROWS]
_PER_ROUND = [row.per_round for row in _ROWS]
_PER_SEASON = [row.per_season for row in _ROWS]
_PER_SUMMON = [row.per_summoning for row in _ROWS]
_IN_PLAY = [row.in_play for row in _ROWS]
_ON_ENTERING = [row.entering for row in _ROWS]
_TRAIT = [row.trait for row in _ROWS]
PRIOR2: Final = vec[float](_TWO)
PRIOR4: Final = vec[float](_FOUR)
BEST_YEAR: Final = vec[i64](_YEAR)
PER_ROUND: Final = vec[float](_PER_ROUND)
PER_SEASON: Final = vec[float](_PER_SEASON)
PER_SUMMON: Final = vec[float](_PER_SUMMON)
IN_PLAY: Final = vec[float](_IN_PLAY)
ON_ENTERING: Final = vec[float](_ON_ENTERING)
TRAIT: Final = vec[i64](_TRAIT)
