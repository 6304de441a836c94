"""The table as a picture for one pair of eyes: what a view of the rules knows, as the messages' types."""

from __future__ import annotations

from seasons.rules import PLAY, PRESTIGE, RATES, Sight, State, face_value, number_of, scores
from seasons.rules.codes import (
    BONUS_LIMIT,
    DISCARD,
    DRAFTED,
    DRAWN,
    HAND,
    LIBRARY2,
    LIBRARY3,
    NO_DIE,
    PACK,
    PILE,
    TOP,
    YEAR1,
    YEAR2,
    YEAR3,
)
from seasons.rules.engine import owes
from seasons.rules.facts import BONUS_PENALTY, FACE_PIPS, PURSE
from seasons.rules.knowledge import holders
from seasons.rules.state import DICE_ON_TABLE, DIE_SIZE, store_of
from seasons.server.wire import Ghost, Lying, Place, Points, Rolled, Seen, View

SPACES = 12
SPACES_A_SEASON = 3
YEARS = 3
Zones = dict[int, list[int]]


def picture(sight: Sight, cut: bool = False) -> View:
    """Everything that can be seen; the seat's own hand, pack and libraries are in its place.

    A table that was `cut` short by chance asks nobody anything.
    """
    table = sight.table
    seat = int(sight.seat)
    zones = cards_by_place(table)
    season = int(table.season())
    rates = [int(rate) for rate in RATES[season * 4 : season * 4 + 4]]
    after = (season + 1) % 4 * 4
    extra = int(table.copies(seat, PURSE) + (table.boost if table.active == seat else 0)) if seat >= 0 else 0
    return View(
        players=int(table.players),
        level=int(table.level),
        edition=int(table.edition),
        year=int(table.shown_year()),
        space=int(table.space),
        season=season,
        round=int(table.round),
        first=int(table.first),
        active=int(table.active),
        right=bool(table.right),
        boost=int(table.boost),
        over=bool(table.over),
        order=[int((table.first + step) % table.players) for step in range(table.players)],
        dice=dice(table),
        ghosts=ghosts(table),
        rates=rates,
        next_rates=[int(rate) for rate in RATES[after : after + 4]],
        gains=[rate + extra for rate in rates],
        pile=int(table.size[PILE] + table.size[TOP]),
        top=next((number(card) for card in zones.get(TOP, [])), 0),
        discard=[number(card) for card in zones.get(DISCARD, [])],
        places=[place(table, zones, other, seat, cut) for other in range(table.players)],
        seen=remembered(table, seat) if seat >= 0 else [],
        scores=points(table) if table.over else [],
    )


def number(card: int) -> int:
    """The number of a physical card."""
    return int(number_of(card))


def cards_by_place(table: State) -> Zones:
    """The visible cards, place by place."""
    zones: Zones = {}
    for card, where in enumerate(table.where):
        if where >= PILE:
            zones.setdefault(int(where), []).append(card)
    return zones


def place(table: State, zones: Zones, seat: int, viewer: int, cut: bool) -> Place:
    """One seat's side of the table."""

    def numbers(zone: int) -> list[int]:
        return [number(card) for card in zones.get(zone + seat, [])]

    used = int(table.bonuses[seat])
    in_play = zones.get(PLAY + seat, [])
    return Place(
        crystals=int(table.crystals[seat]),
        reserve=[int(count) for count in table.reserve[seat * 4 : seat * 4 + 4]],
        limit=int(table.limit(seat)),
        gauge=int(table.gauge[seat]),
        bonuses=used,
        penalty=int(BONUS_PENALTY[used]),
        next_penalty=int(BONUS_PENALTY[min(used + 1, BONUS_LIMIT)]),
        prestige=sum(int(PRESTIGE[number(card)]) for card in in_play),
        play=[lying(table, card) for card in in_play],
        hand_size=int(table.size[HAND + seat]),
        hand=numbers(HAND),
        libraries=[int(table.size[LIBRARY2 + seat]), int(table.size[LIBRARY3 + seat])],
        library2=numbers(LIBRARY2),
        library3=numbers(LIBRARY3),
        pack=numbers(PACK),
        drafted=numbers(DRAFTED),
        years=[numbers(zone) for zone in (YEAR1, YEAR2, YEAR3)],
        drawn=numbers(DRAWN),
        picked=int(table.answers[seat]) if seat == viewer else 0,
        asked=not cut and bool(owes(table, seat)),
    )


def lying(table: State, card: int) -> Lying:
    """A card in play."""
    store = int(store_of(card)) * 4
    tokens = [int(count) for count in table.tokens[store : store + 4]] if store >= 0 else []
    return Lying(card, number(card), bool(table.turned[card]), tokens)


def dice(table: State) -> list[Rolled]:
    """The dice of this round in their row."""
    found = []
    for slot in range(DICE_ON_TABLE):
        die, face, taker, _ = table.dice[slot * DIE_SIZE : slot * DIE_SIZE + DIE_SIZE]
        if die >= 0:
            found.append(Rolled(int(die), int(face), int(taker)))
    return found


def ghosts(table: State) -> list[Ghost]:
    """Where the token would go for each die that may still be left over."""
    found = []
    for slot, rolled in enumerate(dice(table)):
        if rolled.taker == NO_DIE:
            space = int(table.space + face_value(rolled.die, rolled.face, FACE_PIPS))
            year = int(table.year) + (space > SPACES)
            space = (space - 1) % SPACES + 1
            found.append(Ghost(slot, space, (space - 1) // SPACES_A_SEASON, max(1, min(year, YEARS)), year > YEARS))
    return found


def remembered(table: State, seat: int) -> list[Seen]:
    """The cards this seat passed on in the draft and has not seen again."""
    found = []
    for card, memory in enumerate(table.memory):
        bits = int(memory >> (10 * seat)) & 1023
        mask = int(holders(bits)) if bits else 0
        if mask:
            who = [other for other in range(table.players) if mask >> other & 1]
            found.append(Seen(number(card), bits >> 4 & 3, bits & 15, who))
    return found


def points(table: State) -> list[Points]:
    """The final scores by seat."""
    return [
        Points(
            int(score.crystals),
            int(score.prestige),
            [(int(card), int(count)) for card, count in score.cards],
            int(score.hand),
            int(score.bonus),
            int(score.total),
            int(score.rank),
        )
        for score in scores(table)
    ]
