"""A position as plain values, for whoever wants to describe one: `build` makes a state of it, `describe` goes back."""

from typing import Final, NamedTuple

from seasons.rules.codes import ARCHMAGE, BONUS_LIMIT, EDITIONS, GAUGE_LIMIT, LEVELS, REVISED
from seasons.rules.dice import Energies
from seasons.rules.errors import BadSetup

PHASES: Final = ("turn", "opening", "dice", "end of round")


class Laid(NamedTuple):
    """A card in play, and the energies that lie on it (None: nothing can)."""

    card: int
    turned: bool = False
    stored: Energies | None = None


class SeatSetup(NamedTuple):
    """What one seat has; cards are numbers."""

    crystals: int = 0
    gauge: int = GAUGE_LIMIT
    reserve: Energies = (0, 0, 0, 0)
    bonuses: int = 0
    hand: tuple[int, ...] = ()
    play: tuple[Laid, ...] = ()
    library2: tuple[int, ...] = ()
    library3: tuple[int, ...] = ()


class DieSetup(NamedTuple):
    """A die on the table: which of the five of its season (0-4), its side 0-5, and who has it (-1: it is left over)."""

    die: int
    side: int
    taker: int


class Known(NamedTuple):
    """A hidden card that a seat (-1: everybody) knows of besides its own: in a hand, discarded or on top. If copies lie
    at several such places, `zone` (hand, discard, top) and `holder` say which one is meant."""

    seat: int
    card: int
    zone: str = ""
    holder: int = 0


class Setup(NamedTuple):
    """A position. `turn` is the seat on turn, `first` the one that began the round (-1: the same); `phase` is one of
    PHASES; `reached` the highest year so far (0: this one).

    `dice` are those that are named; the others, in the order of turns and at last the one left over, are the lowest
    ones. They are of `season` (-1: that of the space). `box` has the dice 0-4 of each season that are in the game; none
    are the lowest. Of `seats` the last ones may be missing, which then have nothing. What is not named lies in the draw
    pile, unless `pile` says what does.
    """

    players: int = 2
    level: int = ARCHMAGE
    edition: int = REVISED
    year: int = 1
    reached: int = 0
    space: int = 1
    round: int = 1
    turn: int = 0
    first: int = -1
    phase: str = "turn"
    may_transmute: bool = False
    transmute_bonus: int = 0
    season: int = -1
    dice: tuple[DieSetup, ...] = ()
    box: tuple[tuple[int, ...], ...] = ()
    seats: tuple[SeatSetup, ...] = ()
    pile: tuple[int, ...] | None = None
    top: int = 0
    discard: tuple[int, ...] = ()
    known: tuple[Known, ...] = ()


def check(setup: Setup) -> None:
    """Refuse numbers that mean nothing."""
    within("players", setup.players, 2, 4)
    within("level", setup.level, 0, len(LEVELS) - 1)
    within("edition", setup.edition, 0, len(EDITIONS) - 1)
    within("year", setup.year, 0, 4)
    within("reached", setup.reached, 0, 3)
    within("space", setup.space, 1, 12)
    within("round", setup.round, 1, 99)
    within("turn", setup.turn, 0, setup.players - 1)
    within("first", setup.first, -1, setup.players - 1)
    within("season", setup.season, -1, 3)
    within("transmute_bonus", setup.transmute_bonus, 0, BONUS_LIMIT)
    within("seats", len(setup.seats), 0, setup.players)
    if setup.phase not in PHASES:
        raise BadSetup(f"phase: expected one of {', '.join(PHASES)}, not {setup.phase}")
    for one in setup.dice:
        within("dice", one.side, 0, 5)
        within("dice", one.taker, -1, setup.players - 1)
    takers = [one.taker for one in setup.dice]
    if len(set(takers)) != len(takers):
        raise BadSetup("dice: two of them have the same taker")
    if setup.phase == "dice" and (setup.dice or setup.season >= 0):
        raise BadSetup("dice: in the phase “dice” they are still to be rolled")


def within(where: str, value: int, low: int, high: int) -> None:
    """Refuse a number that is too low or too high."""
    if not low <= value <= high:
        raise BadSetup(f"{where}: expected a number from {low} to {high}, not {value}")
