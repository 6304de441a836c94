"""The whole table as typed values, for everybody who is not part of the rules.

>>> from seasons.rules import Fast, new_game, table, view
>>> mine = table(view(new_game(2, Fast(1)), 0))
>>> len(mine.seats[0].pack.known), mine.seats[1].pack
(9, Pile(known=(), hidden=9))
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from seasons.rules.codes import (
    BONUS_LIMIT,
    DISCARD,
    DRAFTED,
    DRAWN,
    HAND,
    LIBRARY2,
    LIBRARY3,
    PACK,
    PILE,
    PLACES,
    PLAY,
    TOP,
    YEAR1,
    YEAR2,
    YEAR3,
)
from seasons.rules.counted import CARDS_IN_BOX
from seasons.rules.dice import Die, Energies, Landing, box, dice, four, landings, rates
from seasons.rules.engine import owes
from seasons.rules.facts import BONUS_PENALTY, PRESTIGE
from seasons.rules.knowledge import holders, memory_of, pack_of, pick_number
from seasons.rules.passives import extra_crystals, reserve_limit, store_of
from seasons.rules.state import State, number_of
from seasons.rules.views import Who, table_of


class Pile(NamedTuple):
    """Cards at a place: the numbers of those that are known, in order, and how many others there are."""

    known: tuple[int, ...]
    hidden: int


EMPTY: Final = Pile((), 0)
"""No cards, as at most places most of the time."""


class InPlay(NamedTuple):
    """A card in play; `key` tells two copies apart, `stored` is what lies on it (None: nothing ever does). `copy` is 1
    for what moves call the second of two copies of one seat."""

    key: int
    card: int
    turned: bool
    stored: Energies | None
    copy: int


class Passed(NamedTuple):
    """A card that the viewer has passed on in the draft: from which pack, at which pick, and who may hold it."""

    card: int
    pack: int
    pick: int
    holders: tuple[int, ...]


class Draft(NamedTuple):
    """The draft of one seat: the pack that each of its picks is from, the one in its hands last (packs are called by
    the seat that opened them), and the seat that gets the rest."""

    packs: tuple[int, ...]
    to: int


class Seat(NamedTuple):
    """One seat's side of the table. `pick` is the viewer's own choice in the draft, `asked` whether it must answer."""

    crystals: int
    reserve: Energies
    limit: int
    gauge: int
    bonuses: int
    penalty: int
    next_penalty: int
    prestige: int
    play: tuple[InPlay, ...]
    hand: Pile
    library2: Pile
    library3: Pile
    pack: Pile
    drafted: Pile
    years: tuple[Pile, Pile, Pile]
    drawn: Pile
    pick: int
    asked: bool


class Table(NamedTuple):
    """Everything that can be seen. `viewer` is a seat, or -1 for a spectator and for a whole state.

    `year` is the one to show, 1 to 3; `gains` are the rates with what the viewer gets on top of them. `pile` counts the
    cards to draw; `top` is the one that somebody has looked at, if the viewer knows it; `looked_at` says whether there
    is such a card, and `stock` are the others. `box` has the dice 0-4 of each season that are in the game.
    """

    viewer: int
    players: int
    level: int
    edition: int
    year: int
    space: int
    season: int
    round: int
    first: int
    active: int
    may_transmute: bool
    transmute_bonus: int
    over: bool
    dice: tuple[Die, ...]
    landings: tuple[Landing, ...]
    rates: Energies
    next_rates: Energies
    gains: Energies
    pile: int
    top: int
    discard: Pile
    seats: tuple[Seat, ...]
    passed: tuple[Passed, ...]
    draft: Draft | None
    stock: Pile
    looked_at: bool
    box: tuple[tuple[int, ...], ...]


def table(who: Who, cut: bool = False) -> Table:
    """The table that a state or a view shows; one that chance has `cut` short (see `preview`) asks nobody anything."""
    state = table_of(who)
    viewer: i64 = -1 if isinstance(who, State) else who.seat
    zones = cards_by_place(state)
    season = state.season()
    extra: i64 = 0
    if viewer >= 0:
        extra = extra_crystals(state, viewer)
        if state.active == viewer:
            extra += state.transmute_bonus
    now = rates(season)
    top = zones[TOP]
    return Table(
        viewer=viewer,
        players=state.players,
        level=state.level,
        edition=state.edition,
        year=state.shown_year(),
        space=state.space,
        season=season,
        round=state.round,
        first=state.first,
        active=state.active,
        may_transmute=state.may_transmute != 0,
        transmute_bonus=state.transmute_bonus,
        over=state.over != 0,
        dice=dice(state),
        landings=landings(state),
        rates=now,
        next_rates=rates((season + 1) % 4),
        gains=(now[0] + extra, now[1] + extra, now[2] + extra, now[3] + extra),
        pile=state.size[PILE] + state.size[TOP],
        top=number_of(top[0]) if top else 0,
        discard=pile(state, zones, DISCARD),
        seats=tuple([seat_of(state, zones, seat, viewer, cut) for seat in range(state.players)]),
        passed=passed(state, viewer) if viewer >= 0 else (),
        draft=draft(state, viewer) if viewer >= 0 else None,
        stock=pile(state, zones, PILE),
        looked_at=state.size[TOP] > 0,
        box=box(state),
    )


def cards_by_place(state: State) -> list[list[int]]:
    """The visible cards, place by place."""
    zones: list[list[int]] = [[] for _ in range(PLACES)]
    for card in range(CARDS_IN_BOX):
        place = state.where[card]
        if place >= PILE:
            zones[place].append(card)
    return zones


def pile(state: State, zones: list[list[int]], place: i64) -> Pile:
    """The cards at a place."""
    if not state.size[place]:
        return EMPTY
    known = tuple([int(number_of(card)) for card in zones[place]])
    return Pile(known, state.size[place] - len(known))


def seat_of(state: State, zones: list[list[int]], seat: i64, viewer: i64, cut: bool) -> Seat:
    """One seat's side of the table."""
    used = state.bonuses[seat]
    further = used + 1 if used < BONUS_LIMIT else used
    in_play = zones[PLAY + seat]
    prestige: i64 = 0
    for card in in_play:
        prestige += PRESTIGE[number_of(card)]
    return Seat(
        crystals=state.crystals[seat],
        reserve=four(state.reserve, seat * 4),
        limit=reserve_limit(state, seat),
        gauge=state.gauge[seat],
        bonuses=used,
        penalty=BONUS_PENALTY[used],
        next_penalty=BONUS_PENALTY[further],
        prestige=prestige,
        play=tuple([lying(state, card) for card in in_play]),
        hand=pile(state, zones, HAND + seat),
        library2=pile(state, zones, LIBRARY2 + seat),
        library3=pile(state, zones, LIBRARY3 + seat),
        pack=pile(state, zones, PACK + seat),
        drafted=pile(state, zones, DRAFTED + seat),
        years=(
            pile(state, zones, YEAR1 + seat),
            pile(state, zones, YEAR2 + seat),
            pile(state, zones, YEAR3 + seat),
        ),
        drawn=pile(state, zones, DRAWN + seat),
        pick=state.picks[seat] if seat == viewer else 0,
        asked=not cut and owes(state, seat),
    )


def lying(state: State, card: i64) -> InPlay:
    """A card in play."""
    store = store_of(card)
    number = number_of(card)
    return InPlay(
        key=card,
        card=number,
        turned=state.turned[card] != 0,
        stored=four(state.tokens, store * 4) if store >= 0 else None,
        copy=0 if state.in_play(state.where[card] - PLAY, number, 0) == card else 1,
    )


def draft(state: State, viewer: i64) -> Draft | None:
    """The draft as a seat sees it, while it has a pack in its hands."""
    if not state.size[PACK + viewer]:
        return None
    held = [int(pack_of(viewer, pick, state.players)) for pick in range(pick_number(state) + 1)]
    return Draft(tuple(held), (viewer + 1) % state.players)


def passed(state: State, viewer: i64) -> tuple[Passed, ...]:
    """The cards that a seat has passed on in the draft and has not seen again."""
    found: list[Passed] = []
    for card in range(CARDS_IN_BOX):
        bits = memory_of(state, viewer, card)
        takers = holders(bits)
        if takers:
            may = tuple([int(seat) for seat in range(state.players) if takers >> seat & 1])
            found.append(Passed(number_of(card), bits >> 4 & 3, bits & 15, may))
    return tuple(found)
