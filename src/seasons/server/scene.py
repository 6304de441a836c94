"""The table as a picture for one pair of eyes: what a view of the rules knows, as the messages' types."""

from __future__ import annotations

from seasons.rules import Sight, scores
from seasons.rules.table import Seat, Table, table
from seasons.server.wire import Ghost, Lying, Place, Points, Rolled, Seen, View


def picture(sight: Sight, cut: bool = False) -> View:
    """Everything that can be seen; the seat's own hand, pack and libraries are in its place.

    A table that was `cut` short by chance asks nobody anything.
    """
    seen = table(sight, cut)
    return View(
        players=seen.players,
        level=seen.level,
        edition=seen.edition,
        year=seen.year,
        space=seen.space,
        season=seen.season,
        round=seen.round,
        first=seen.first,
        active=seen.active,
        right=seen.may_transmute,
        boost=seen.transmute_bonus,
        over=seen.over,
        order=[(seen.first + step) % seen.players for step in range(seen.players)],
        dice=[Rolled(die.die, die.side, die.taker) for die in seen.dice],
        ghosts=[Ghost(*landing) for landing in seen.landings],
        rates=list(seen.rates),
        next_rates=list(seen.next_rates),
        gains=list(seen.gains),
        pile=seen.pile,
        top=seen.top,
        discard=list(seen.discard.known),
        places=[place(seat) for seat in seen.seats],
        seen=passed(seen),
        scores=points(sight) if seen.over else [],
    )


def place(seat: Seat) -> Place:
    """One seat's side of the table."""
    return Place(
        crystals=seat.crystals,
        reserve=list(seat.reserve),
        limit=seat.limit,
        gauge=seat.gauge,
        bonuses=seat.bonuses,
        penalty=seat.penalty,
        next_penalty=seat.next_penalty,
        prestige=seat.prestige,
        play=[Lying(lying.key, lying.card, lying.turned, list(lying.stored or ())) for lying in seat.play],
        hand_size=len(seat.hand.known) + seat.hand.hidden,
        hand=list(seat.hand.known),
        libraries=[len(pile.known) + pile.hidden for pile in (seat.library2, seat.library3)],
        library2=list(seat.library2.known),
        library3=list(seat.library3.known),
        pack=list(seat.pack.known),
        drafted=list(seat.drafted.known),
        years=[list(pile.known) for pile in seat.years],
        drawn=list(seat.drawn.known),
        picked=seat.pick,
        asked=seat.asked,
    )


def passed(seen: Table) -> list[Seen]:
    """The cards this seat passed on in the draft and has not seen again."""
    return [Seen(card, pack, pick, list(holders)) for card, pack, pick, holders in seen.passed]


def points(sight: Sight) -> list[Points]:
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
        for score in scores(sight.table)
    ]
