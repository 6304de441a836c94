"""The seats of a row, from the viewer clockwise: what everybody has, what it is worth, and who is ahead."""

from typing import Final

from mypy_extensions import i64

from seasons.encoding.layout import (
    ACTIVE,
    AHEAD,
    AMULETS,
    BEGINS,
    BEHIND,
    BONUSES,
    CAULDRONS,
    CRYSTALS,
    CRYSTALS_ARE,
    ENERGIES,
    EXTRA,
    FAMILIARS,
    GAUGE,
    HAND_IS,
    HAND_SIZE,
    IN_PLAY,
    ITEMS,
    LIBRARY,
    NEXT_SALE,
    PLACES_ARE,
    PRESTIGE,
    PRESTIGE_BELOW,
    READY,
    RESERVE,
    RESERVE_IS,
    ROOM_IS,
    SALE,
    SCORE,
    SCORE_BELOW,
    TURN_TO_COME,
    UNKNOWN,
    seat_at,
)
from seasons.encoding.sheet import Sheet, among, mark, put
from seasons.rules.codes import HAND, LIBRARY2, LIBRARY3, PLAY
from seasons.rules.facts import RATES
from seasons.rules.passives import AMULET_OF_WATER, CAULDRON, extra_crystals, held_by, reserve_limit, store_of
from seasons.rules.scoring import end_cards, points_of
from seasons.rules.state import State
from seasons.vecs import vec

LOWEST: Final = -10_000


def read_energies(sheet: Sheet, s: State, me: i64) -> None:
    """See what the viewer can pay with."""
    for energy in range(4):
        sheet.have[energy] = held_by(s, me, energy)


def read_points(sheet: Sheet, s: State) -> None:
    """See what everybody would score if the game ended now; the cards in play are counted already."""
    for seat in range(s.players):
        sheet.points[seat] = points_of(s, seat, sheet.prestige[seat])


def write_seats(sheet: Sheet, s: State, me: i64) -> None:
    """Note every seat."""
    players = s.players
    for side in range(players):
        write_seat(sheet, s, me, (me + side) % players, seat_at(side))


def write_seat(sheet: Sheet, s: State, me: i64, seat: i64, base: i64) -> None:
    """Note one seat's side of the table, from a place of the row on."""
    notes = sheet.notes
    count = sheet.count
    crystals = s.crystals[seat]
    count = put(notes, count, base + CRYSTALS, crystals)
    if crystals < 12:
        count = mark(notes, count, base + CRYSTALS_ARE + crystals)
    lying = s.size[PLAY + seat]
    count = put(notes, count, base + GAUGE, s.gauge[seat])
    count = mark(notes, count, base + PLACES_ARE + among(s.gauge[seat] - lying, 7))
    count = put(notes, count, base + IN_PLAY, lying)
    count = put(notes, count, base + ITEMS, sheet.items[seat])
    count = put(notes, count, base + FAMILIARS, sheet.familiars[seat])
    count = put(notes, count, base + READY, sheet.ready[seat])
    if s.bonuses[seat] > 0:
        count = mark(notes, count, base + BONUSES + s.bonuses[seat] - 1)
    total: i64 = 0
    sale: i64 = 0
    later: i64 = 0
    season = s.season() * 4
    soon = (season + 4) % 16
    extra = extra_crystals(s, seat)
    boost: i64 = 0
    if s.active == seat:
        boost = s.transmute_bonus
    stored = s.copies(seat, AMULET_OF_WATER)
    for energy in range(4):
        n = s.reserve[seat * 4 + energy]
        if n > 0:
            notes[count] = (base + RESERVE + energy) << 8 | among(n, 255)
            count = mark(notes, count + 1, base + RESERVE_IS + energy * 6 + among(n - 1, 5))
            total += n
        if stored > 0:
            n = held_by(s, seat, energy)
        sale += n * (RATES[season + energy] + extra + boost)
        later += n * (RATES[soon + energy] + extra)
    count = put(notes, count, base + ENERGIES, total)
    count = mark(notes, count, base + ROOM_IS + among(reserve_limit(s, seat) - total, 7))
    count = put(notes, count, base + SALE, sale)
    count = put(notes, count, base + NEXT_SALE, later)
    held = s.size[HAND + seat]
    count = put(notes, count, base + HAND_SIZE, held)
    count = mark(notes, count, base + HAND_IS + among(held, 7))
    count = put(notes, count, base + UNKNOWN, sheet.unknown[seat])
    count = put(notes, count, base + LIBRARY, s.size[LIBRARY2 + seat] + s.size[LIBRARY3 + seat])
    if stored > 0:
        count = write_stores(notes, count, s, seat, AMULET_OF_WATER, base + AMULETS)
    if s.copies(seat, CAULDRON) > 0:
        count = write_stores(notes, count, s, seat, CAULDRON, base + CAULDRONS)
    if seat == s.first:
        count = mark(notes, count, base + BEGINS)
    if seat == s.active:
        count = mark(notes, count, base + ACTIVE)
    if sheet.pending[seat] == 2:
        count = mark(notes, count, base + TURN_TO_COME)
    prestige = sheet.prestige[seat]
    count = put(notes, count, base + PRESTIGE, prestige)
    count = put(notes, count, base + PRESTIGE_BELOW, 0 - prestige)
    count = put(notes, count, base + EXTRA, end_cards(s, seat))
    points = sheet.points[seat]
    count = put(notes, count, base + SCORE, points)
    count = put(notes, count, base + SCORE_BELOW, 0 - points)
    lead = points - (sheet.points[me] if seat != me else best_of_others(sheet, s, me))
    count = put(notes, count, base + AHEAD, lead)
    sheet.count = put(notes, count, base + BEHIND, 0 - lead)


def best_of_others(sheet: Sheet, s: State, me: i64) -> i64:
    """The most points that anybody else would score now."""
    best: i64 = LOWEST
    for seat in range(s.players):
        if seat != me and sheet.points[seat] > best:
            best = sheet.points[seat]
    return best


def write_stores(notes: vec[i64], count: i64, s: State, seat: i64, number: i64, base: i64) -> i64:
    """Note the energies on both copies of a card, in the order in which moves name them."""
    for which in range(2):
        card = s.in_play(seat, number, which)
        if card >= 0:
            store = store_of(card) * 4
            for energy in range(4):
                count = put(notes, count, base + which * 4 + energy, s.tokens[store + energy])
    return count
