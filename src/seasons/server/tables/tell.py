"""What everybody at a table is told: the news since an entry, and everything as it is now.

All who may know the same are told the same bytes, written once.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from seasons.game.entries import Entry
from seasons.protocol.decision import decision_message, offers_left, waiting
from seasons.protocol.messages import Allowed, Frame, Setting, Sitting, Table
from seasons.protocol.news import OPEN, SPECTATOR, concerns, entry_message
from seasons.protocol.reasons import why_message
from seasons.protocol.shapes import Reach, View
from seasons.protocol.texts import final
from seasons.protocol.view import view_message
from seasons.rules import AnyView, State
from seasons.server.tables.table_log import STAND_IN, TableLog
from seasons.text import Text, Wording

Eyes = tuple[int, bool]
"""Who looks: a seat (or a spectator, or with all cards open), and whether face down."""

NEWEST = 4
"""Entries that several are told of at the same time."""

_encode = msgspec.json.Encoder().encode


class Teller:
    """Tells one table to many. What was written is kept until the table changes."""

    def __init__(self, log: TableLog) -> None:
        self.log = log
        self.told: tuple[object, ...] = ()
        self.names: list[Wording] = []
        self.tables: dict[Eyes, Raw] = {}
        self.entries: dict[tuple[int, int], Raw] = {}

    def update(self, eyes: Eyes, seen: int, away: Sequence[bool]) -> bytes:
        """Everything that these eyes must be told, which have seen the log up to `seen` (-1: nothing of it)."""
        log = self.log
        if self.told != (log.seq, away):
            self.told = (log.seq, away)
            self.names = spoken_names(log)
            self.tables.clear()
            self.entries.clear()
        if eyes not in self.tables:
            self.tables[eyes] = Raw(_encode(table_message(log, *eyes, self.names, away)))
        viewer = SPECTATOR if eyes[1] else eyes[0]
        seq = log.seq
        news = [self.entry(entry, viewer, entry.seq > seq - NEWEST) for entry in news_since(log, seen)]
        return _encode(Frame(seq, not 0 <= seen <= seq, news, self.tables[eyes]))

    def entry(self, entry: Entry, viewer: int, keep: bool) -> Raw:
        """One entry of the log as these eyes see it; what only latecomers are told is not worth keeping."""
        if viewer >= 0 and keep and not concerns(entry.body, viewer):
            viewer = SPECTATOR
        if (made := self.entries.get((entry.seq, viewer))) is None:
            change = self.log.seat_changes.get(entry.seq, "")
            made = Raw(_encode(entry_message(entry, viewer, self.names, change)))
            if keep:
                self.entries[entry.seq, viewer] = made
        return made


def spoken_names(log: TableLog) -> list[Wording]:
    """The names by seat for sentences: what people are called, and computer players by their level."""
    bots = [seat.bot for seat in log.seats if not seat.name]
    return [
        seat.name or (bot_name(seat.bot, number, bots.count(seat.bot) > 1) if seat.bot else "")
        for number, seat in enumerate(log.seats)
    ]


def bot_name(bot: str, seat: int, several: bool) -> Text:
    """The name of a computer player, with the number of its seat where others are called the same."""
    name = Text(f"bot-{bot}")
    return Text("bot-numbered", {"name": name, "seat": seat + 1}) if several else name


def sight_of(log: TableLog, seat: int, state: State | None = None) -> AnyView:
    """What these eyes may know."""
    now = state or log.state
    assert now is not None
    return AnyView(OPEN, now) if seat == OPEN else log.sight(seat, now)


def table_message(log: TableLog, seat: int, face_down: bool, names: Sequence[Wording], away: Sequence[bool]) -> Table:
    """Everything as it is now, for one seat; `face_down` leaves out all that a spectator may not know, too."""
    viewer = SPECTATOR if face_down else seat
    made = Table(
        seat=seat,
        face_down=face_down,
        setting=setting(log),
        sitting=sitting(log, viewer, away),
        allowed=Allowed(hints=viewer >= 0 and log.hints_allowed(seat), stand_in=STAND_IN),
    )
    state = log.state
    if state is None:
        return made
    sight = sight_of(log, viewer)
    made.view = view_message(sight)
    if log.view_only:
        return made
    made.waiting = waiting(state, viewer, names)
    if seat >= 0:
        made.decision = decision_message(sight, seat, names, log.game.question(seat), face_down)
        made.undo = reach(log, seat)
    if viewer >= 0:
        made.why = why_message(sight.table, seat)
        made.offers = offers_left(sight.table, seat)
    return made


def news_since(log: TableLog, seen: int) -> list[Entry]:
    """The entries to be told to whoever has seen the log up to `seen`: all, if that cannot be."""
    return log.entries[seen if 0 <= seen <= log.seq else 0 :]


def reach(log: TableLog, seat: int) -> Reach:
    """How far this seat may undo, and why not further."""
    steps, blocked = log.game.reach(seat)
    why = [final(name) for name in blocked]
    return Reach(bool(steps), bool(steps), log.free_to_go_back(seat) and bool(log.game.batches), why)


def look_back(log: TableLog, seat: int, seq: int) -> View | None:
    """The table as these eyes saw it after an entry; None before the start."""
    state = log.state_at(seq)
    return None if state is None else view_message(sight_of(log, seat, state))


def setting(log: TableLog) -> Setting:
    """What the table was set up as; the secret is told when the game is over."""
    head = log.header
    return Setting(
        id=log.id,
        players=head.players,
        level=head.level,
        edition=head.edition,
        first=head.first,
        commitment=log.commitment,
        started=log.game.start is not None,
        hot_seat=head.hot_seat,
        unrated=not log.game.rated,
        view_only=log.view_only,
        continued=head.continued,
        seed=log.secret.hex() if log.over else "",
        nonces=log.nonces() if log.over else [],
    )


def sitting(log: TableLog, viewer: int, away: Sequence[bool]) -> list[Sitting]:
    """Who sits where; standing answers are for their own seat's eyes."""
    return [
        Sitting(
            name=seat.name,
            bot=seat.bot,
            taken=seat.taken,
            away=away[number],
            hints=log.hints[number],
            standing={str(card): energy for card, energy in log.standing[number].items()} if number == viewer else {},
        )
        for number, seat in enumerate(log.seats)
    ]
