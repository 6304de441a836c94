"""The table for one pair of eyes: what a view of the rules knows, as messages show it."""

from __future__ import annotations

from seasons.protocol.shapes import Die, Draft, InPlay, Landing, Passed, Pile, Points, Side, View
from seasons.rules import AnyView, Seat, scores, table
from seasons.rules import Pile as Cards


def view_message(sight: AnyView, cut: bool = False) -> View:
    """Everything that can be seen; a table that was `cut` short by chance asks nobody anything."""
    seen = table(sight, cut)
    return View(
        players=seen.players,
        level=seen.level,
        edition=seen.edition,
        year=seen.year,
        space=seen.space,
        season=seen.season,
        round=seen.round,
        active=seen.active,
        order=[(seen.first + step) % seen.players for step in range(seen.players)],
        may_transmute=seen.may_transmute,
        dice=[Die(f"die:{die.slot}", die.die, die.side, die.taker) for die in seen.dice],
        landings=[Landing(f"die:{one.slot}", *one[1:]) for one in seen.landings],
        rates=list(seen.rates),
        next_rates=list(seen.next_rates),
        gains=list(seen.gains),
        pile=seen.pile,
        discard=pile(seen.discard),
        seats=[side(seat) for seat in seen.seats],
        transmute_bonus=seen.transmute_bonus,
        over=seen.over,
        top=seen.top,
        passed=[Passed(card, pack, pick, list(holders)) for card, pack, pick, holders in seen.passed] or None,
        draft=Draft(list(seen.draft.packs), seen.draft.to) if seen.draft else None,
        scores=points(sight) if seen.over else None,
    )


def pile(cards: Cards) -> Pile:
    """The cards at one place."""
    return Pile(list(cards.known), cards.hidden)


def some(cards: Cards) -> Pile | None:
    """The cards at a place where mostly none are."""
    return pile(cards) if cards.known or cards.hidden else None


def side(seat: Seat) -> Side:
    """One seat's side of the table."""
    years = [list(year.known) for year in seat.years]
    return Side(
        crystals=seat.crystals,
        reserve=list(seat.reserve),
        limit=seat.limit,
        gauge=seat.gauge,
        prestige=seat.prestige,
        play=[InPlay(f"play:{one.key}", one.card, one.turned, list(one.stored or ())) for one in seat.play],
        hand=pile(seat.hand),
        bonuses=seat.bonuses,
        penalty=seat.penalty,
        next_penalty=seat.next_penalty,
        library2=some(seat.library2),
        library3=some(seat.library3),
        pack=some(seat.pack),
        drafted=some(seat.drafted),
        years=years if any(years) else None,
        drawn=some(seat.drawn),
        picked=seat.pick,
    )


def points(sight: AnyView) -> list[Points]:
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
