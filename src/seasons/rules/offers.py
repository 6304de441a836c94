"""What costs nothing and is still open in a turn, so that nobody ends it by mistake."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from seasons.rules.cards.choices import chosen_in_play
from seasons.rules.decisions import decision
from seasons.rules.engine import legal_moves
from seasons.rules.facts import CHOSEN_COST, crystal_cost, energy_cost
from seasons.rules.moves import ACTIVATE, DISCARD_CARD, SACRIFICE, SUMMON, TRANSMUTE, card_named, like_first
from seasons.rules.passives import summon_fee
from seasons.rules.preview import preview
from seasons.rules.state import State, number_of
from seasons.rules.transition import CARDS
from seasons.rules.views import Who, table_of

OFFERS: Final = ("transmute", "summon", "activate")


class Offer(NamedTuple):
    """Something of OFFERS that costs nothing and is still open in a turn: transmuting for `amount` crystals, summoning
    or activating a card, and the moves that do it."""

    kind: str
    card: int
    amount: int
    moves: tuple[int, ...]


def offers(who: Who, seat: i64) -> list[Offer]:
    """What costs nothing and is still open in a turn: transmuting, cards that only bring something, free cards."""
    table = table_of(who)
    asked = decision(table, seat)
    found: list[Offer] = []
    if asked is None or asked.kind != "turn":
        return found
    for move in asked.moves:
        if TRANSMUTE <= move < TRANSMUTE + 12:
            found.append(transmute_all(table, seat))
            break
    for move in asked.moves:
        number = card_named(move, SUMMON)
        like = like_first(move)
        if SUMMON <= like < DISCARD_CARD and costs_nothing(table, seat, number):
            found.append(Offer("summon", number, 0, (move,)))
        elif ACTIVATE <= like < SACRIFICE and activates_for_free(table, seat, move):
            found.append(Offer("activate", number, 0, (move,)))
    return found


def activates_for_free(table: State, seat: i64, move: int) -> bool:
    """Whether a move activates a card that says: now is the moment."""
    card = chosen_in_play(table, seat, move, ACTIVATE)
    return CARDS[number_of(card)].offered(table, seat, card)


def transmute_all(table: State, seat: i64) -> Offer:
    """The moves that transmute the whole reserve, then what lies on Amulets of Water, and the crystals they bring."""
    moves: list[int] = []
    for energy in range(4):
        for _ in range(table.reserve[seat * 4 + energy]):
            moves.append(TRANSMUTE + energy * 3)
    then = preview(table, moves, seat)
    more = True
    while more:
        more = False
        for move in legal_moves(then.state, seat):
            if TRANSMUTE <= move < TRANSMUTE + 12:
                moves.append(move)
                then = preview(table, moves, seat)
                more = True
                break
    return Offer("transmute", 0, int(then.state.crystals[seat] - table.crystals[seat]), tuple(moves))


def costs_nothing(table: State, seat: i64, number: i64) -> bool:
    """Whether a card can be summoned for nothing at all."""
    price = crystal_cost(number, table.players, table.edition) + summon_fee(table, seat)
    for energy in range(4):
        price += energy_cost(number, energy, table.players)
    return CHOSEN_COST[number] == 0 and price == 0
