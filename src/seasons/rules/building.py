"""From a position that somebody describes to a state."""

from typing import Final

from mypy_extensions import i64

from seasons.rules.cards import NAMES
from seasons.rules.chance import Chance
from seasons.rules.codes import (
    ARCHMAGE,
    BONUS_LIMIT,
    BOX,
    DISCARD,
    EVERYBODY,
    GAUGE_LIMIT,
    HAND,
    LIBRARY2,
    LIBRARY3,
    PILE,
    PLAY,
    SEASONS,
    TOP,
)
from seasons.rules.counted import BASIC_CARDS, CARDS_IN_BOX
from seasons.rules.engine import settle
from seasons.rules.errors import BadSetup
from seasons.rules.passives import reserve_limit, store_of
from seasons.rules.setup import DieSetup, Known, SeatSetup, Setup, check, within
from seasons.rules.stack import NO_CARD, S_OPEN_TURN, S_ROUND, S_ROUND_END, S_TURN
from seasons.rules.state import DIE_FACE, DIE_ID, DIE_ROLLS, DIE_SIZE, DIE_TAKER, State, blank, number_of
from seasons.rules.transition import CARDS, Transition

DICE_OF_A_SEASON: Final = 5
USUAL_SIDE: Final = 1


def build(setup: Setup, chance: Chance) -> State:
    """The state that is described, at the first decision; what is rolled or drawn before it comes from the chance.

    What cannot be, even in a position that could never be reached, raises BadSetup.

    >>> from seasons.rules import Closed, SeatSetup, Setup, build
    >>> build(Setup(year=2, seats=(SeatSetup(crystals=5, hand=(8,)),)), Closed())
    <State round 1, year 2, space 1, 2 players>
    """
    state = lay(setup)
    run = Transition(state, chance, None)
    if setup.phase == "dice":
        state.round -= 1
        run.push(S_ROUND, state.first, NO_CARD)
        settle(run)
        return state
    run.push(S_ROUND_END, state.first, NO_CARD)
    if setup.phase != "end of round":
        played = (setup.turn - state.first) % state.players
        for index in range(state.players - 1, played, -1):
            run.push(S_TURN, (state.first + index) % state.players, NO_CARD)
        if setup.phase == "opening":
            run.push(S_TURN, setup.turn, NO_CARD)
        else:
            state.active = setup.turn
            state.may_transmute = 1 if setup.may_transmute else 0
            state.transmute_bonus = setup.transmute_bonus
            run.push(S_OPEN_TURN, setup.turn, NO_CARD)
    settle(run)
    return state


def drawable(setup: Setup) -> tuple[int, ...]:
    """The numbers of the cards that can be drawn: those in the draw pile, and then in the discard pile.

    >>> drawable(Setup(pile=(8, 8), discard=(3,)))
    (8, 8, 3)
    """
    state = lay(setup)
    found: list[int] = []
    for place in (PILE, DISCARD):
        for card in range(CARDS_IN_BOX):
            if state.where[card] == place:
                found.append(number_of(card))
    return tuple(found)


def lay(setup: Setup) -> State:
    """A state in which everything lies where it should, and nothing is to be done yet."""
    check(setup)
    state = blank(setup.players, setup.level, setup.edition)
    state.year = setup.year
    state.reached = setup.reached if setup.reached > 0 else min(max(setup.year, 1), 3)
    state.space = setup.space
    state.round = setup.round
    state.first = setup.first if setup.first >= 0 else setup.turn
    for season in range(len(SEASONS)):
        named = setup.box[season] if season < len(setup.box) else ()
        state.box[season] = dice_mask(named or tuple(range(setup.players + 1)), setup.players, SEASONS[season])
    for seat in range(setup.players):
        lay_seat(state, seat, setup.seats[seat] if seat < len(setup.seats) else SeatSetup())
    put_all(state, setup.discard, DISCARD, "discard", 0)
    if setup.top:
        put(state, setup.top, TOP, "top", 0)
    for known in setup.known:
        if known.seat < 0:  # what all know comes first
            let_know(state, known)
    for known in setup.known:
        if known.seat >= 0:
            let_know(state, known)
    if setup.pile is not None:
        put_all(state, setup.pile, PILE, "pile", 0)
    else:
        for card in range(in_box(state)):
            if state.where[card] == BOX:
                put(state, number_of(card), PILE, "pile", 0)
    check_stores(state)
    if setup.phase != "dice":
        lay_dice(state, setup)
    return state


def dice_mask(named: tuple[int, ...], players: int, season: str) -> int:
    """Dice of a season as a mask."""
    mask = 0
    for die in named:
        within(f"box.{season}", die, 0, DICE_OF_A_SEASON - 1)
        mask |= 1 << die
    if len(named) != players + 1 or mask.bit_count() != players + 1:
        raise BadSetup(f"box.{season}: {players} players need {players + 1} different dice")
    return mask


def in_box(state: State) -> int:
    """How many cards the box holds at this level."""
    return CARDS_IN_BOX if state.level == ARCHMAGE else BASIC_CARDS


def put(state: State, number: int, place: i64, where: str, known: i64) -> int:
    """Lay a card somewhere; which of its copies it is."""
    within(where, number, 1, len(NAMES) - 1)
    low = number * 2 - 2
    if low >= in_box(state):
        raise BadSetup(f"{where}: {NAMES[number]} is not in the box at this level")
    for card in (low, low + 1):
        if state.where[card] == BOX:
            state.where[card] = place
            state.size[BOX] -= 1
            state.size[place] += 1
            state.known[card] = known
            return card
    raise BadSetup(f"{where}: {NAMES[number]} is there more than twice")


def put_all(state: State, numbers: tuple[int, ...], place: i64, where: str, known: i64) -> None:
    """Lay several cards somewhere."""
    for number in numbers:
        put(state, number, place, where, known)


def lay_seat(state: State, seat: i64, setup: SeatSetup) -> None:
    """What one seat has."""
    where = f"seats.{seat + 1}"
    own: i64 = i64(1) << seat
    within(f"{where}.crystals", setup.crystals, 0, 9999)
    within(f"{where}.gauge", setup.gauge, 0, GAUGE_LIMIT)
    within(f"{where}.bonuses", setup.bonuses, 0, BONUS_LIMIT)
    state.crystals[seat] = setup.crystals
    state.gauge[seat] = setup.gauge
    state.bonuses[seat] = setup.bonuses
    for energy in range(4):
        within(f"{where}.reserve", setup.reserve[energy], 0, 99)
        state.reserve[seat * 4 + energy] = setup.reserve[energy]
    put_all(state, setup.hand, HAND + seat, f"{where}.hand", own)
    put_all(state, setup.library2, LIBRARY2 + seat, f"{where}.library 2", own)
    put_all(state, setup.library3, LIBRARY3 + seat, f"{where}.library 3", own)
    for laid in setup.play:
        card = put(state, laid.card, PLAY + seat, f"{where}.play", EVERYBODY)
        state.turned[card] = 1 if laid.turned else 0
        if laid.stored is not None:
            store = store_of(card)
            if store < 0:
                raise BadSetup(f"{where}.play: no energies lie on {NAMES[laid.card]}")
            for energy in range(4):
                within(f"{where}.play", laid.stored[energy], 0, 99)
                state.tokens[store * 4 + energy] = laid.stored[energy]
    total = state.total(seat)
    if total > reserve_limit(state, seat):
        raise BadSetup(f"{where}.reserve: {total} energies are more than the limit of {reserve_limit(state, seat)}")


def let_know(state: State, known: Known) -> None:
    """Let a seat, or everybody, know of a hidden card."""
    mask: i64 = EVERYBODY if known.seat < 0 else i64(1) << known.seat
    who = "all" if known.seat < 0 else str(known.seat + 1)
    within(f"known.{who}", known.seat, -1, state.players - 1)
    within(f"known.{who}", known.card, 1, len(NAMES) - 1)
    low = known.card * 2 - 2
    meant: i64 = -1
    name = NAMES[known.card]
    if known.zone == "hand":
        meant = HAND + known.holder
        name += f" in hand {known.holder + 1}"
    elif known.zone == "discard":
        meant = DISCARD
        name += " in discard"
    elif known.zone == "top":
        meant = TOP
        name += " on top"
    for card in (low, low + 1):
        place = state.where[card]
        if TOP <= place < PLAY and (meant < 0 or meant == place) and state.known[card] & mask != mask:
            state.known[card] |= mask
            return
    raise BadSetup(f"known.{who}: {name} is not hidden in a hand, on top or in the discard pile")


def check_stores(state: State) -> None:
    """Refuse cards that hold so much that they have left play."""
    for card in range(len(state.where)):
        number = number_of(card)
        most = CARDS[number].rests
        held: i64 = 0
        if most < CARDS[number].stores:
            for energy in range(4):
                held += state.tokens[store_of(card) * 4 + energy]
        if held > most:
            raise BadSetup(f"play: a {NAMES[number]} with seven energies has already been sacrificed")


def lay_dice(state: State, setup: Setup) -> None:
    """The dice of the round, in the order of their numbers."""
    season: i64 = setup.season if setup.season >= 0 else state.season()
    lying = list(setup.dice)
    for index in range(state.players + 1):
        taker = int((state.first + index) % state.players) if index < state.players else -1
        if taker not in [one.taker for one in setup.dice]:
            free = min([die for die in range(DICE_OF_A_SEASON) if die not in [one.die for one in lying]])
            lying.append(DieSetup(free, USUAL_SIDE, taker))
    state.box[season] = dice_mask(tuple([one.die for one in lying]), state.players, SEASONS[season])
    for slot, one in enumerate(sorted(lying)):
        at: i64 = slot * DIE_SIZE
        state.dice[at + DIE_ID] = season * DICE_OF_A_SEASON + one.die
        state.dice[at + DIE_FACE] = one.side
        state.dice[at + DIE_TAKER] = one.taker
        state.dice[at + DIE_ROLLS] = 1
