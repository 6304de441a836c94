"""Lists of options that several cards offer."""

from mypy_extensions import i64

from seasons.rules.codes import PLAY
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.facts import FAMILIAR, ITEM, KIND
from seasons.rules.moves import ACTIVATE, MOVES, card_move, card_named, copy_named, like_first
from seasons.rules.state import State, number_of
from seasons.vecs import vec


def numbers_at(state: State, place: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Append `base` + number - 1 for every different card at a place."""
    left = state.size[place]
    card: i64 = 0
    while left > 0 and card < CARDS_IN_BOX:
        if state.where[card] == place:
            left -= 1
            if not card & 1 or state.where[card - 1] != place:
                out[count] = card_move(base, number_of(card))
                count += 1
        card += 1
    return count


def cards_in_play(state: State, seat: i64, kind: i64, base: i64, out: vec[i64], count: i64) -> i64:
    """Append a move for every different card a seat has in play, of one kind or (-1) of both."""
    place: i64 = PLAY + seat
    for card in range(CARDS_IN_BOX):
        if state.where[card] != place or (kind >= 0 and KIND[number_of(card)] != kind):
            continue
        if not card & 1 or state.where[card - 1] != place:
            out[count] = card_move(base, number_of(card))
            count += 1
        elif not state.alike(number_of(card)):
            out[count] = card_move(base, number_of(card), 1)
            count += 1
    return count


def chosen_in_play(state: State, seat: i64, move: i64, base: i64) -> i64:
    """The physical card that a move about a card in play means."""
    return state.in_play(seat, card_named(move, base), copy_named(move, base))


def other_items(state: State, me: i64, card: i64) -> i64:
    """How many magic items other than this card a seat has in play."""
    found: i64 = 0
    for other in range(CARDS_IN_BOX):
        if other != card and state.where[other] == PLAY + me and KIND[number_of(other)] == ITEM:
            found += 1
    return found


def familiars_in_play(state: State, me: i64) -> i64:
    """How many familiars a seat has in play."""
    found: i64 = 0
    for card in range(CARDS_IN_BOX):
        if state.where[card] == PLAY + me and KIND[number_of(card)] == FAMILIAR:
            found += 1
    return found


def cards_meant(table: State, seat: i64, move: i64) -> tuple[int, ...]:
    """The cards in play that a move may mean: one, both copies if they are alike, or none for other moves."""
    if like_first(move) < ACTIVATE:
        return ()
    meant = MOVES[move]
    card = table.in_play(seat, meant.card, meant.copy)
    twin = table.in_play(seat, meant.card, 1)
    if meant.copy == 0 and twin >= 0 and table.alike(meant.card):
        return (min(card, twin), max(card, twin))
    return (card,)
