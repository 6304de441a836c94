"""From a state to the position that `build` makes it of again."""

from typing import Final

from seasons.rules.building import build, in_box
from seasons.rules.chance import Fast, Told
from seasons.rules.codes import BOX, DISCARD, EVERYBODY, HAND, PLAY, TOP
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.setup import DieSetup, Known, Laid, SeatSetup, Setup
from seasons.rules.stack import S_DIE, S_OPEN_TURN, S_REROLL, top_step
from seasons.rules.state import State, number_of
from seasons.rules.table import Seat, table
from seasons.rules.views import Who, table_of

PHASE_OF_STEP: Final = {S_OPEN_TURN: "turn", S_REROLL: "opening", S_DIE: "dice"}


def phase(who: Who) -> str:
    """The phase of PHASES in which somebody is asked now; "" in the middle of something, and when the game is over.

    >>> from seasons.rules import Closed, Setup, build
    >>> phase(build(Setup(), Closed()))
    'turn'
    """
    state = table_of(who)
    return "" if state.over else PHASE_OF_STEP.get(top_step(state), "")


def describe(state: State) -> Setup | None:
    """The position of a state, or None in the middle of something, which no position describes.

    What is remembered of the draft, how often the pile was rebuilt and a die was rolled is left out. A state that
    cannot be raises BadSetup.

    >>> from seasons.rules import Closed, Setup, build, describe
    >>> describe(build(Setup(space=4), Closed())).dice
    (DieSetup(die=0, side=1, taker=0), DieSetup(die=1, side=1, taker=1), DieSetup(die=2, side=1, taker=-1))
    """
    now = phase(state)
    if not now:
        return None
    setup = setup_of(state, now)
    rolled = [die.side for die in table(state).dice]
    again = build(setup, Told(rolled if now == "dice" else [], then=Fast(1)))
    return setup if again.depth == state.depth and list(again.stack) == list(state.stack) else None


def setup_of(state: State, now: str) -> Setup:
    """What lies on the table in a phase, as a position."""
    seen = table(state)
    season = seen.dice[0].season if seen.dice else -1
    left_out = any([state.where[card] == BOX for card in range(in_box(state))])
    return Setup(
        players=seen.players,
        level=seen.level,
        edition=seen.edition,
        year=state.year,
        reached=state.reached,
        space=seen.space,
        round=seen.round,
        turn=seen.first if now == "dice" else seen.active,
        first=seen.first,
        phase=now,
        may_transmute=seen.may_transmute,
        transmute_bonus=seen.transmute_bonus,
        season=-1 if now == "dice" or season == seen.season else season,
        dice=() if now == "dice" else tuple([DieSetup(die.die % 5, die.side, die.taker) for die in seen.dice]),
        box=seen.box,
        seats=tuple([seat_setup(seat) for seat in seen.seats]),
        pile=seen.stock.known if left_out else None,
        top=seen.top,
        discard=seen.discard.known,
        known=known_of(state),
    )


def seat_setup(seat: Seat) -> SeatSetup:
    """What one seat has."""
    return SeatSetup(
        crystals=seat.crystals,
        gauge=seat.gauge,
        reserve=seat.reserve,
        bonuses=seat.bonuses,
        hand=seat.hand.known,
        play=tuple([Laid(card.card, card.turned, card.stored) for card in seat.play]),
        library2=seat.library2.known,
        library3=seat.library3.known,
    )


def known_of(state: State) -> tuple[Known, ...]:
    """Who knows of hidden cards besides their owners."""
    found: list[Known] = []
    for card in range(CARDS_IN_BOX):
        place = state.where[card]
        holder = place - HAND if HAND <= place < PLAY else -1
        if place != TOP and place != DISCARD and holder < 0:
            continue
        twin = state.where[card ^ 1]
        zone = ""
        if TOP <= twin < PLAY and twin != place:
            zone = "top" if place == TOP else "discard" if place == DISCARD else "hand"
        held_by = holder if zone == "hand" else 0
        if state.known[card] & EVERYBODY == EVERYBODY:
            found.append(Known(-1, number_of(card), zone, held_by))
            continue
        for seat in range(state.players):
            if seat != holder and state.known[card] >> seat & 1:
                found.append(Known(seat, number_of(card), zone, held_by))
    return tuple(found)
