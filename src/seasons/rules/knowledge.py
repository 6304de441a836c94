"""Who knows what: `known` for certain places, `memory` for cards seen in the draft and passed on.

A seat's memory of a card is ten bits: who may hold it now (4), from which pack it came (2), at which pick it was
last seen (4). The cards of one pack last seen at one pick form a group: each later picker took exactly one of them.
All updates depend only on what that seat could observe, so views made from them leak nothing.
"""

from typing import Final

from mypy_extensions import i64

from seasons.rules.codes import EVERYBODY, HAND, PACK
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.state import State

CARDS_PER_PACK: Final = 9
UNGROUPED: Final = 15  # a pick number that says: the group is broken


def memory_of(state: State, seat: i64, card: i64) -> i64:
    """The ten bits a seat remembers of a card."""
    return (state.memory[card] >> (10 * seat)) & 1023


def set_memory(state: State, seat: i64, card: i64, bits: i64) -> None:
    """Replace what a seat remembers of a card."""
    shift = 10 * seat
    state.memory[card] = (state.memory[card] & ~(i64(1023) << shift)) | (bits << shift)


def holders(bits: i64) -> i64:
    """The mask of seats that may hold a remembered card."""
    return bits >> 6


def group(bits: i64) -> i64:
    """Pack and pick of a remembered card."""
    return bits & 63


def pack_of(seat: i64, pick: i64, players: i64) -> i64:
    """The pack that a seat holds at a pick, called by the seat that opened it."""
    return (seat - pick) % players


def passed_on(state: State, seat: i64, card: i64, pick: i64) -> None:
    """A seat passes a pack on at pick 0-8 and remembers the cards in it."""
    players = state.players
    pack = pack_of(seat, pick, players)
    takers: i64 = 0
    last = pick + players - 1
    if last > CARDS_PER_PACK - 1:
        last = CARDS_PER_PACK - 1
    for later in range(pick + 1, last + 1):
        takers |= i64(1) << ((pack + later) % players)
    set_memory(state, seat, card, takers << 6 | pack << 4 | pick)


def shown_from_hand(state: State, seat: i64, card: i64) -> None:
    """A card leaves a hand for all to see (VIEW-3): everybody knows it; who knew of one copy knows of none now."""
    twin = card ^ 1
    twin_too = state.where[twin] == HAND + seat
    both = state.known[card] & state.known[twin]
    either = state.known[card] | state.known[twin] if twin_too else state.known[card]
    for viewer in range(state.players):
        if viewer != seat and not either & (i64(1) << viewer):
            resolve(state, viewer, seat, card)
    if twin_too:
        state.known[twin] = both | (i64(1) << seat)
    state.known[card] = EVERYBODY


def resolve(state: State, viewer: i64, holder: i64, card: i64) -> None:
    """The viewer sees the holder show a card: it may be the one remembered from the draft."""
    holder_bit: i64 = i64(1) << holder
    twin = card ^ 1
    found: i64 = -1
    best: i64 = 0
    for candidate in (card, twin):
        bits = memory_of(state, viewer, candidate)
        if holders(bits) & holder_bit:
            key = count_bits(holders(bits)) * 64 + group(bits)
            if found < 0 or key < best:
                found = candidate
                best = key
    if found < 0:
        return
    bits = memory_of(state, viewer, found)
    set_memory(state, viewer, found, 0)
    other = holders(memory_of(state, viewer, found ^ 1))
    certain = bool(state.known[twin] & (i64(1) << viewer)) or (other != 0 and not other & holder_bit)
    for mate in range(CARDS_IN_BOX):
        seen = memory_of(state, viewer, mate)
        if holders(seen) and group(seen) == group(bits) and group(seen) & 15 != UNGROUPED:
            if certain and holders(seen) & ~holder_bit:
                set_memory(state, viewer, mate, seen & ~(holder_bit << 6))
            elif not certain:
                set_memory(state, viewer, mate, seen | UNGROUPED)


def count_bits(mask: i64) -> i64:
    """How many seats are in a mask."""
    found: i64 = 0
    while mask:
        found += mask & 1
        mask >>= 1
    return found


def pick_number(state: State) -> i64:
    """Which pick of the draft it is, 0-8."""
    return CARDS_PER_PACK - state.size[PACK]
