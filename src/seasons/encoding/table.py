"""The table of a row: the calendar, the dice, and whose turn it is."""

from typing import Final

from mypy_extensions import i64

from seasons.encoding.layout import (
    BOOST,
    DICE_BOX,
    DICE_SEASON,
    DIE_SALE,
    DIE_TO_COME,
    DISCARD_SIZE,
    FACE,
    FIRST_EDITION,
    FREE,
    LAST_MONTHS,
    LAST_ROUND,
    LEAST_ROUNDS,
    LEVEL,
    MONTHS,
    NEW_SEASON,
    NEW_YEAR,
    OVERFLOW,
    PICK_NUMBER,
    PILE_SIZE,
    PIPS,
    PLAYERS,
    REACHED,
    RIGHT,
    ROUND,
    SEASON,
    SPACE,
    TAKER,
    TEMPLATE,
    YEAR,
    die_at,
    seat_at,
)
from seasons.encoding.sheet import Sheet, among, mark, put
from seasons.rules.codes import DISCARD, FIRST, PACK, PILE, TOP
from seasons.rules.facts import FACE_PIPS, FACE_SIZE, FACE_TRANSMUTE, FACES, RATES
from seasons.rules.knowledge import pick_number
from seasons.rules.passives import extra_crystals, reserve_limit
from seasons.rules.stack import S_ACTIONS, S_OPEN_TURN, S_REROLL, S_TURN, SEAT, STEP
from seasons.rules.state import DIE_FACE, DIE_ID, DIE_SIZE, DIE_TAKER, FRAME, State

LAST_YEAR: Final = 3


def months_left(s: State) -> i64:
    """The spaces that the token has before it, its own included, until the game ends."""
    return among((LAST_YEAR - s.year) * 12 + 13 - s.space, 48)


def write_table(sheet: Sheet, s: State) -> None:
    """Note the calendar, the piles and the dice that are in this game."""
    notes = sheet.notes
    count = sheet.count
    count = mark(notes, count, PLAYERS + s.players - 2)
    count = mark(notes, count, LEVEL + s.level)
    if s.edition == FIRST:
        count = mark(notes, count, FIRST_EDITION)
    count = mark(notes, count, YEAR + among(s.year, 4))
    count = mark(notes, count, REACHED + among(s.reached - 1, 2))
    count = mark(notes, count, SPACE + s.space - 1)
    count = mark(notes, count, SEASON + s.season())
    months = months_left(s)
    if months > 0:
        count = put(notes, count, MONTHS, months)
        if months <= 12:
            count = mark(notes, count, LAST_MONTHS + months - 1)
        count = mark(notes, count, LEAST_ROUNDS + among((months + 2) // 3 - 1, 11))
    count = put(notes, count, ROUND, s.round)
    count = put(notes, count, RIGHT, s.may_transmute)
    count = put(notes, count, BOOST, s.transmute_bonus)
    count = put(notes, count, PILE_SIZE, s.size[PILE] + s.size[TOP])
    count = put(notes, count, DISCARD_SIZE, s.size[DISCARD])
    if s.size[PACK] > 0:
        count = mark(notes, count, PICK_NUMBER + among(pick_number(s), 8))
    for season in range(4):
        inside = s.box[season]
        for template in range(5):
            if inside >> template & 1:
                count = mark(notes, count, DICE_BOX + season * 5 + template)
    sheet.count = count


def read_turns(sheet: Sheet, s: State) -> None:
    """See from the pending work whose turn is open, and who has still to use a die."""
    for frame in range(s.depth):
        step = s.stack[frame * FRAME + STEP]
        if step == S_TURN or step == S_REROLL or step == S_ACTIONS:
            sheet.pending[s.stack[frame * FRAME + SEAT]] = 2
        elif step == S_OPEN_TURN and sheet.pending[s.stack[frame * FRAME + SEAT]] == 0:
            sheet.pending[s.stack[frame * FRAME + SEAT]] = 1


def write_dice(sheet: Sheet, s: State, me: i64) -> None:
    """Note the dice on the table: what they show, who has them, and what it would mean to take or to leave them."""
    notes = sheet.notes
    count = sheet.count
    players = s.players
    if s.dice[DIE_ID] >= 0:
        count = mark(notes, count, DICE_SEASON + s.dice[DIE_ID] // 5)
    for slot in range(players + 1):
        at: i64 = slot * DIE_SIZE
        die = s.dice[at + DIE_ID]
        if die < 0:
            continue
        base = die_at(slot)
        face = (die * 6 + s.dice[at + DIE_FACE]) * FACE_SIZE
        for column in range(8):
            count = put(notes, count, base + FACE + column, FACES[face + column])
        pips = FACES[face + FACE_PIPS]
        count = mark(notes, count, base + PIPS + pips - 1)
        count = mark(notes, count, base + TEMPLATE + die % 5)
        taker = s.dice[at + DIE_TAKER]
        if taker >= 0:
            side = (taker - me) % players
            count = mark(notes, count, base + TAKER + side)
            if sheet.pending[taker] == 2:
                for column in range(8):
                    count = put(notes, count, seat_at(side) + DIE_TO_COME + column, FACES[face + column])
            continue
        count = mark(notes, count, base + FREE)
        space = s.space + pips
        if (space - 1) // 3 != s.season():
            count = mark(notes, count, base + NEW_SEASON)
        year = s.year
        if space > 12:
            count = mark(notes, count, base + NEW_YEAR)
            year += 1
        if year > LAST_YEAR:
            count = mark(notes, count, base + LAST_ROUND)
        given: i64 = 0
        sale: i64 = 0
        extra = extra_crystals(s, me)
        for energy in range(4):
            given += FACES[face + energy]
            sale += (sheet.have[energy] + FACES[face + energy]) * (RATES[s.season() * 4 + energy] + extra)
        count = put(notes, count, base + OVERFLOW, s.total(me) + given - reserve_limit(s, me))
        if FACES[face + FACE_TRANSMUTE]:
            count = put(notes, count, base + DIE_SALE, sale)
    sheet.count = count
