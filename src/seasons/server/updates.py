"""What one pair of eyes is told: the news since an entry, and everything as it is now."""

from __future__ import annotations

from collections.abc import Sequence

from seasons.game.entries import Entry, Moves, Phrase, Rematch, Seat, Start, Undo, kind_of
from seasons.rules import Event, Sight, State
from seasons.server import asking
from seasons.server.asking import SCRIPT, spoken_names, text
from seasons.server.match import Match
from seasons.server.scene import picture
from seasons.server.wire import News, Reach, Setting, Sitting, Text, Update, View

SPECTATOR = -1
OPEN = -2
"""The eyes that see everything, once the game is over."""


def sight_of(match: Match, seat: int, state: State | None = None) -> Sight:
    """What these eyes may know."""
    now = state or match.state
    assert now is not None
    return Sight(OPEN, now) if seat == OPEN else match.sight(seat, now)


def update(match: Match, seat: int, seen: int, away: Sequence[bool], face_down: bool = False) -> Update:
    """Everything a seat must be told that has seen the log up to `seen` (-1: nothing of it).

    `face_down` leaves out all that a spectator may not know, too.
    """
    viewer = SPECTATOR if face_down else seat
    names = spoken_names(match)
    made = Update(
        seq=match.seq,
        seat=seat,
        face_down=face_down,
        fresh=not 0 <= seen <= match.seq,
        news=[news(match, entry, viewer) for entry in news_since(match, seen)],
        setting=setting(match),
        sitting=sitting(match, viewer, away),
        view=None,
        asked=None,
        refusals=[],
        free=[],
        undo=Reach(False, False, False, []),
        waiting=[],
    )
    state = match.state
    if state is None:
        return made
    sight = sight_of(match, viewer)
    made.view = picture(sight)
    if match.view_only:
        return made
    made.waiting = asking.waiting(state, viewer, names)
    if seat >= 0:
        made.asked = asking.asked(sight.table, seat, names, face_down)
        if made.asked is not None:
            made.asked.id = match.game.question(seat)
        made.undo = reach(match, seat)
    if viewer >= 0:
        made.refusals = asking.refusals(sight.table, seat)
        made.free = asking.free_left(sight.table, seat)
    return made


def news_since(match: Match, seen: int) -> list[Entry]:
    """The entries to be told to whoever has seen the log up to `seen`: all, if that cannot be."""
    return match.entries[seen if 0 <= seen <= match.seq else 0 :]


def reach(match: Match, seat: int) -> Reach:
    """How far this seat may undo, and why not further."""
    steps, blocked = match.game.reach(seat)
    why = [text(SCRIPT.text("final-" + name)) for name in blocked]
    return Reach(bool(steps), bool(steps), match.free_to_go_back(seat) and bool(match.game.batches), why)


def look_back(match: Match, seat: int, seq: int) -> View | None:
    """The table as these eyes saw it after an entry; None before the start."""
    state = match.state_at(seq)
    return None if state is None else picture(sight_of(match, seat, state))


def setting(match: Match) -> Setting:
    """What the table was set up as; the secret is told when the game is over."""
    head = match.header
    return Setting(
        id=match.id,
        players=head.players,
        level=head.level,
        edition=head.edition,
        first=head.first,
        hot_seat=head.hot_seat,
        commitment=match.commitment,
        started=match.game.start is not None,
        rated=match.game.rated,
        view_only=match.view_only,
        continued=head.continued,
        seed=match.secret.hex() if match.over else "",
        nonces=match.nonces() if match.over else [],
    )


def sitting(match: Match, viewer: int, away: Sequence[bool]) -> list[Sitting]:
    """Who sits where; standing answers are for their own seat's eyes."""
    return [
        Sitting(
            name=seat.name,
            bot=seat.bot,
            taken=seat.taken,
            away=away[number],
            hints=match.hints[number],
            standing={str(card): energy for card, energy in match.standing[number].items()} if number == viewer else {},
        )
        for number, seat in enumerate(match.seats)
    ]


def news(match: Match, entry: Entry, viewer: int) -> News:
    """One entry of the log as these eyes see it."""
    body = entry.body
    made = News(entry.seq, kind_of(body), entry.seat, entry.at)  # type: ignore[arg-type]  # the tags are the kinds
    if isinstance(body, Start | Moves):
        events = [Event(*numbers) for numbers in body.events]
        seen = events if viewer == OPEN else [event.seen_by(viewer) for event in events]
        made.events = [list(event.as_tuple()[:7]) for event in seen]
        made.said = sentences(events, viewer, spoken_names(match))
    elif isinstance(body, Undo):
        made.undone = list(body.undone)
        made.said = [about(match, entry.seat, viewer, "log-back" if body.free else "log-undo", len(body.undone))]
    elif isinstance(body, Seat):
        what = match.seat_changes.get(entry.seq, "")
        made.said = [about(match, entry.seat, viewer, what, 1)] if what else []
    elif isinstance(body, Phrase):
        made.phrase = body.phrase
    elif isinstance(body, Rematch):
        made.rematch = body.table
        made.said = [text(SCRIPT.text("log-rematch"))]
    return made


def sentences(events: Sequence[Event], viewer: int, names: Sequence[str]) -> list[Text]:
    """Events in words; with all cards open they are told as somebody who sees everything would."""
    if viewer == OPEN:
        events = [Event(*event.as_tuple()[:7], mask=31) for event in events]
    return [text(said) for said in SCRIPT.event_sentences(events, viewer, names)]


def about(match: Match, seat: int, viewer: int, id: str, count: int) -> Text:
    """A sentence of the log about a seat."""
    return text(SCRIPT.text(id, count=count, **SCRIPT.who(seat, viewer, spoken_names(match))))
