"""The dice as typed values: what a side shows, the row on the table, and where the token would go."""

from typing import NamedTuple, TypeAlias

from mypy_extensions import i64

from seasons.rules.codes import NO_DIE
from seasons.rules.facts import (
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    RATES,
    face_value,
)
from seasons.rules.state import DICE_ON_TABLE, DIE_SIZE, State
from seasons.rules.views import Who, table_of
from seasons.vecs import vec

Energies: TypeAlias = tuple[int, int, int, int]


class Face(NamedTuple):
    """A side of a die: what it gives, and how far the token moves if it is left over."""

    energies: Energies
    crystals: int
    gauge: int
    draw: int
    transmute: int
    pips: int


class Die(NamedTuple):
    """A die on the table: its place in the row, which of the 20 it is, its side 0-5, who has it (-1: nobody yet)."""

    slot: int
    die: int
    season: int
    side: int
    face: Face
    taker: int
    rolls: int


class Landing(NamedTuple):
    """Where the token would go if the die at this place of the row were left over."""

    slot: int
    space: int
    season: int
    year: int
    over: bool


def four(numbers: vec[i64], at: i64) -> Energies:
    """Four numbers in a row, air to earth."""
    return (numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3])


def rates(season: i64) -> Energies:
    """The crystals that one energy of each type gives in a season.

    >>> rates(0)
    (1, 1, 2, 3)
    """
    return four(RATES, season * 4)


def face(die: i64, side: i64) -> Face:
    """One side of one of the 20 dice.

    >>> face(0, 2)
    Face(energies=(0, 2, 0, 0), crystals=3, gauge=0, draw=0, transmute=0, pips=1)
    """
    return Face(
        (face_value(die, side, 0), face_value(die, side, 1), face_value(die, side, 2), face_value(die, side, 3)),
        face_value(die, side, FACE_CRYSTALS),
        face_value(die, side, FACE_GAUGE),
        face_value(die, side, FACE_DRAW),
        face_value(die, side, FACE_TRANSMUTE),
        face_value(die, side, FACE_PIPS),
    )


def dice(who: Who) -> tuple[Die, ...]:
    """The dice of this round in their row.

    >>> from seasons.rules import Fast, new_game
    >>> dice(new_game(2, Fast(1)))  # nobody has rolled yet
    ()
    """
    state = table_of(who)
    found: list[Die] = []
    for slot in range(DICE_ON_TABLE):
        at = slot * DIE_SIZE
        die = state.dice[at]
        if die >= 0:
            side = state.dice[at + 1]
            found.append(Die(slot, die, die // 5, side, face(die, side), state.dice[at + 2], state.dice[at + 3]))
    return tuple(found)


def landings(state: State) -> tuple[Landing, ...]:
    """Where the token would go for each die that may still be left over."""
    found: list[Landing] = []
    for slot in range(DICE_ON_TABLE):
        at = slot * DIE_SIZE
        die = state.dice[at]
        if die >= 0 and state.dice[at + 2] == NO_DIE:
            space = state.space + face_value(die, state.dice[at + 1], FACE_PIPS)
            year = state.year
            if space > 12:
                year += 1
                space -= 12
            shown = year if year > 1 else 1
            found.append(Landing(slot, space, (space - 1) // 3, shown if shown < 3 else 3, year > 3))
    return tuple(found)


def box(state: State) -> tuple[tuple[int, ...], ...]:
    """The dice 0-4 of each season that are in the game."""
    found: list[tuple[int, ...]] = []
    for season in range(4):
        mask = state.box[season]
        found.append(tuple([die for die in range(5) if mask >> die & 1]))
    return tuple(found)
