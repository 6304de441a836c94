"""What a transition reports, when somebody listens: typed, in order, each with the mask of seats that see it whole."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.codes import EVERYBODY, PUBLIC

DEALT: Final = 0
PICKED: Final = 1
SPLIT: Final = 2
ROUND_BEGAN: Final = 3
ROLLED: Final = 4
DIE_TAKEN: Final = 5
TURN_BEGAN: Final = 6
REROLLED: Final = 7
CRYSTALS_GAINED: Final = 8
CRYSTALS_LOST: Final = 9
CRYSTALS_GIVEN: Final = 10
ENERGY_GAINED: Final = 11
ENERGY_PAID: Final = 12
ENERGY_DISCARDED: Final = 13
ENERGY_LOST: Final = 14
ENERGY_STORED: Final = 15
STORE_LOST: Final = 16
TRANSMUTED: Final = 17
RIGHT_GAINED: Final = 18
GAUGE_CHANGED: Final = 19
DREW: Final = 20
KEPT: Final = 21
DRAW_DISCARDED: Final = 22
GIVEN: Final = 23
LOOKED: Final = 24
TOP_KEPT: Final = 25
TOP_DISCARDED: Final = 26
SUMMONS: Final = 27
WAIVED: Final = 28
ENTERED: Final = 29
ACTIVATED: Final = 30
SACRIFICED: Final = 31
TAKEN_BACK: Final = 32
HAND_DISCARDED: Final = 33
PASSED_ON: Final = 34
BONUS_USED: Final = 35
TOKEN_MOVED: Final = 36
YEAR_CHANGED: Final = 37
SEASON_CHANGED: Final = 38
LIBRARY_TAKEN: Final = 39
PILE_REBUILT: Final = 40
TURN_ENDED: Final = 41
GAME_ENDED: Final = 42
SCORED: Final = 43

# One row per kind: its name, and what `card`, `n`, `energy` and `other` mean in it ("" where unused).
EVENT_ROWS: Final[tuple[tuple[str, str, str, str, str], ...]] = (
    ("dealt", "card", "", "", ""),
    ("picked", "card", "", "", ""),
    ("split", "", "", "", ""),
    ("round-began", "", "round", "season", ""),
    ("rolled", "", "die", "face", ""),
    ("die-taken", "", "die", "face", ""),
    ("turn-began", "", "", "", ""),
    ("rerolled", "", "die", "face", ""),
    ("crystals-gained", "", "count", "", ""),
    ("crystals-lost", "", "count", "", ""),
    ("crystals-given", "", "count", "", "taker"),
    ("energy-gained", "", "count", "energy", ""),
    ("energy-paid", "", "count", "energy", "source"),
    ("energy-discarded", "", "count", "energy", ""),
    ("energy-lost", "", "count", "energy", ""),
    ("energy-stored", "card", "count", "energy", ""),
    ("store-lost", "card", "count", "energy", ""),
    ("transmuted", "", "crystals", "energy", ""),
    ("right-gained", "", "", "", ""),
    ("gauge-changed", "", "change", "", ""),
    ("drew", "card", "", "", ""),
    ("kept", "card", "", "", ""),
    ("draw-discarded", "card", "", "", ""),
    ("given", "card", "", "", "taker"),
    ("looked", "card", "", "", ""),
    ("top-kept", "", "", "", ""),
    ("top-discarded", "card", "", "", ""),
    ("summons", "card", "", "", ""),
    ("waived", "card", "", "energy", ""),
    ("entered", "card", "free", "", ""),
    ("activated", "card", "", "", ""),
    ("sacrificed", "card", "", "", ""),
    ("taken-back", "card", "", "", ""),
    ("hand-discarded", "card", "", "", ""),
    ("passed-on", "card", "", "", "taker"),
    ("bonus-used", "", "bonus", "", ""),
    ("token-moved", "", "spaces", "season", "space"),
    ("year-changed", "", "year", "", ""),
    ("season-changed", "", "", "season", ""),
    ("library-taken", "card", "year", "", ""),
    ("pile-rebuilt", "", "count", "", ""),
    ("turn-ended", "", "", "", ""),
    ("game-ended", "", "", "", ""),
    ("scored", "", "points", "", "rank"),
)
EVENT_NAMES: Final = tuple(row[0] for row in EVENT_ROWS)


class Event:
    """One thing that happened: the number of its kind, and a seat (-1: nobody's). `card` and `cause` are card numbers
    (0: none, or not for your eyes); EVENT_ROWS says what the others mean."""

    def __init__(self, kind: i64, seat: i64, card: i64, n: i64, energy: i64, other: i64, cause: i64, mask: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.n = n
        self.energy = energy
        self.other = other
        self.cause = cause
        self.mask = mask

    @property
    def name(self) -> str:
        """The name of its kind, one of EVENT_NAMES."""
        return EVENT_NAMES[self.kind]

    def seen_by(self, seat: i64) -> "Event":
        """The event as this seat sees it (-1: a spectator): whole, or with the card left out.

        >>> from seasons.rules import EVENT_NAMES, Event
        >>> Event(EVENT_NAMES.index("drew"), 0, 8, 0, 0, 0, 0, mask=1).seen_by(1).card
        0
        """
        bit: i64 = PUBLIC if seat < 0 else i64(1) << seat
        if self.mask & bit:
            return Event(self.kind, self.seat, self.card, self.n, self.energy, self.other, self.cause, EVERYBODY)
        return Event(self.kind, self.seat, 0, self.n, self.energy, self.other, self.cause, EVERYBODY)

    def as_tuple(self) -> tuple[int, int, int, int, int, int, int, int]:
        """All fields, in the order of the constructor."""
        return (self.kind, self.seat, self.card, self.n, self.energy, self.other, self.cause, self.mask)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.as_tuple() == other.as_tuple()

    def __hash__(self) -> int:
        return hash(self.as_tuple())

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, self.as_tuple())

    def __repr__(self) -> str:
        return "Event" + repr(self.as_tuple())


def event_fields(event: Event) -> dict[str, int | str]:
    """An event with the names of its kind: `kind` and `seat`, the fields of EVENT_ROWS, and the `cause` if a card is.

    >>> event_fields(Event(ROLLED, 0, 0, 3, 1, 0, 0, EVERYBODY))
    {'kind': 'rolled', 'seat': 0, 'die': 3, 'face': 1}
    """
    name, card, n, energy, other = EVENT_ROWS[event.kind]
    fields: dict[str, int | str] = {"kind": name, "seat": int(event.seat)}
    if card:
        fields[card] = int(event.card)
    if n:
        fields[n] = int(event.n)
    if energy:
        fields[energy] = int(event.energy)
    if other:
        fields[other] = int(event.other)
    if event.cause:
        fields["cause"] = int(event.cause)
    return fields
