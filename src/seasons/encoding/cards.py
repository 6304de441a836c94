"""The cards of a row: where those lie that the viewer knows, what its hand costs, who may hold what it passed on."""

from typing import Final

from mypy_extensions import i64

from seasons.encoding.layout import (
    CARDS,
    KNOWN_AT,
    MY_HAND,
    MY_LACKING,
    MY_PAYABLE,
    MY_PRICE,
    MY_SHOWN,
    ON_THE_WAY,
    SHARE,
    cards_at,
    viewer_at,
)
from seasons.encoding.sheet import Sheet, among, put, write_pair
from seasons.rules.cards import SYMBOLS
from seasons.rules.codes import HAND, PACK, PLAY
from seasons.rules.costs import in_all, part
from seasons.rules.facts import CHOSEN_COST, FAMILIAR, KIND, PRESTIGE, crystal_cost, printed_cost
from seasons.rules.knowledge import UNGROUPED, count_bits, holders, pick_number
from seasons.rules.passives import energies_saved, summon_fee
from seasons.rules.state import State
from seasons.vecs import vec

SIXTHS: Final = 6  # in which the chance is counted that one of up to three seats holds a card

_ACTIVATED = [1 if "activate" in symbols else 0 for symbols in SYMBOLS]
ACTIVATED: Final = vec[i64](_ACTIVATED)


def write_cards(sheet: Sheet, s: State, me: i64) -> None:
    """Note all cards that the viewer knows or remembers, number by number, whichever copy it is."""
    notes = sheet.notes
    count = sheet.count
    where = s.where
    known = s.known
    memory = s.memory
    known_at = KNOWN_AT
    bit: i64 = i64(1) << me
    shift = 10 * me
    at = viewer_at(s.players, me)
    for seat in range(s.players):
        sheet.unknown[seat] = s.size[HAND + seat]
    for index in range(CARDS):
        low: i64 = index * 2
        high: i64 = low + 1
        one: i64 = -1
        two: i64 = -1
        if known[low] & bit:
            one = known_at[at + where[low]]
            note_copy(sheet, s, low)
        if known[high] & bit:
            two = known_at[at + where[high]]
            note_copy(sheet, s, high)
        if one >= 0 or two >= 0:
            count = write_pair(notes, count, index, one, two)
            if s.turned[low] or s.turned[high]:
                count = write_turned(notes, count, s, index, one, two)
            if one == MY_HAND or two == MY_HAND:
                count = write_hand(sheet, count, s, me, index)
        if (memory[low] | memory[high]) >> shift & 1023:
            count = write_memory(notes, count, s, me, index)
    sheet.count = count


def note_copy(sheet: Sheet, s: State, card: i64) -> None:
    """Count a known card that lies in play or in a hand."""
    place = s.where[card]
    seat = place - PLAY
    if 0 <= seat < 4:
        number = card // 2 + 1
        sheet.prestige[seat] += PRESTIGE[number]
        if KIND[number] == FAMILIAR:
            sheet.familiars[seat] += 1
        else:
            sheet.items[seat] += 1
        if not s.turned[card]:
            sheet.ready[seat] += ACTIVATED[number]
    elif HAND <= place < PLAY:
        sheet.unknown[place - HAND] -= 1


def write_turned(notes: vec[i64], count: i64, s: State, index: i64, one: i64, two: i64) -> i64:
    """Note the turned copies of a card; their block follows that of the cards in play."""
    first: i64 = -1
    second: i64 = -1
    if s.turned[2 * index]:
        first = one + CARDS
    if s.turned[2 * index + 1]:
        second = two + CARDS
    return write_pair(notes, count, index, first, second)


def write_hand(sheet: Sheet, count: i64, s: State, me: i64, index: i64) -> i64:
    """Note what a card in the viewer's hand still wants, and how many copies others know to be there."""
    notes = sheet.notes
    number = index + 1
    cost = printed_cost(number, s.players)
    lacking: i64 = 0
    for energy in range(4):
        short = part(cost, energy) - sheet.have[energy]
        if short > 0:
            lacking += short
    energies = in_all(cost)
    waived = energies_saved(s, me)
    if waived >= energies:
        waived = among(energies - 1, 4)
    if CHOSEN_COST[number] and sheet.have[0] + sheet.have[1] + sheet.have[2] + sheet.have[3] == 0:
        lacking = 1
    price = crystal_cost(number, s.players, s.edition) + summon_fee(s, me) - s.crystals[me]
    count = put(notes, count, MY_LACKING + index, lacking)
    count = put(notes, count, MY_PRICE + index, price)
    if lacking <= waived and price <= 0:
        count = put(notes, count, MY_PAYABLE + index, 1)
    others: i64 = 15 & ~(i64(1) << me)
    shown: i64 = 0
    for card in range(index * 2, index * 2 + 2):
        if s.where[card] == HAND + me and s.known[card] & others:
            shown += 1
    return put(notes, count, MY_SHOWN + index, shown)


def write_memory(notes: vec[i64], count: i64, s: State, me: i64, index: i64) -> i64:
    """Note which seats may get, or may have taken, copies of a card that the viewer has passed on in the draft."""
    players = s.players
    drafting = s.size[PACK] > 0
    now = pick_number(s)
    for side in range(1, players):
        seat = (me + side) % players
        way: i64 = 0
        share: i64 = 0
        for card in range(index * 2, index * 2 + 2):
            bits = s.memory[card] >> 10 * me & 1023
            if not holders(bits) >> seat & 1 or s.where[card] == PACK + me:
                continue
            pick = bits & 15
            if drafting and pick != UNGROUPED and now < pick + players:
                way += 1
            else:
                share += SIXTHS // count_bits(holders(bits))
        count = put(notes, count, cards_at(side) + ON_THE_WAY + index, way)
        count = put(notes, count, cards_at(side) + SHARE + index, share)
    return count
