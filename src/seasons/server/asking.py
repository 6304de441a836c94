"""Decisions as a client needs them: every option with what it means, how much to choose, and a sensible answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from seasons.rules import (
    ACTIONS,
    FINALS,
    Decision,
    Reason,
    State,
    decision,
    explain,
    finals,
    owes,
    preview,
)
from seasons.rules import move as move_of
from seasons.rules import moves as m
from seasons.rules.answer import Offer, offers, suggest
from seasons.rules.decisions import kind_of
from seasons.rules.events import WAIVED
from seasons.server.match import Match
from seasons.server.wire import Asked, Free, Option, Refusal, Text, Waiting
from seasons.words.script import Line, Script

SCRIPT = Script()
PUBLIC = ("die", "sacrifice", "take-back", "excess")
"""Questions that can be answered by what everybody sees."""
SHELVES = {"pick": m.PICK, "keep-one": m.KEEP_CARD, "put": m.PUT, "give": m.GIVE}


def text(said: str) -> Text:
    """An unsaid line as a message."""
    if not isinstance(said, Line):
        return Text("plain", {"text": said})
    return Text(said.id, {name: text(value) if isinstance(value, Line) else value for name, value in said.args.items()})


def spoken_names(match: Match) -> list[str]:
    """The names by seat for sentences: what people are called, and computer players by their level."""
    bots = [seat.bot for seat in match.seats if not seat.name]
    return [
        seat.name or (bot_name(seat.bot, number, bots.count(seat.bot) > 1) if seat.bot else "")
        for number, seat in enumerate(match.seats)
    ]


def bot_name(bot: str, seat: int, several: bool) -> str:
    """The name of a computer player, with the number of its seat where others are called the same."""
    name = SCRIPT.text(f"bot-{bot}")
    return SCRIPT.text("bot-numbered", name=name, seat=seat + 1) if several else name


def asked(table: State, seat: int, names: Sequence[str], face_down: bool = False) -> Asked | None:
    """The open decision of a seat, from the table of its own view; face down, only what everybody could answer."""
    if face_down and owes(table, seat) and kind_of(table) not in PUBLIC:
        return None
    found = decision(table, seat)
    if found is None:
        return None
    final = finals(table, seat)
    least, most = how_many(found)
    return Asked(
        id=int(found.id),
        seat=seat,
        kind=found.kind,
        prompt=text(SCRIPT.prompt(found, seat, names, table)),
        options=[option(table, found, move, final[move], names) for move in found.moves],
        card=int(found.card),
        shown=int(found.shown),
        count=int(found.count),
        other=int(found.other),
        least=least,
        most=most,
        stock=stock(table, found),
        suggested=suggest(table, seat),
        cards=[move - SHELVES[found.kind] + 1 for move in found.moves if is_on_shelf(found.kind, move)],
    )


def is_on_shelf(kind: str, move: int) -> bool:
    """Whether a move takes a card of the shelf of this kind of decision."""
    return kind in SHELVES and SHELVES[kind] <= move < SHELVES[kind] + 50


def option(table: State, found: Decision, move: int, final: int, names: Sequence[str]) -> Option:
    """A legal move and what it is about."""
    meant = move_of(move)
    if meant.kind == "choose-seat":
        label = button = text(SCRIPT.move_label(move, found, names))
    else:
        label, button = labels(move, found.kind)
    if meant.kind == "take-die":
        label = text(SCRIPT.move_label(move, table))
    made = Option(move=move, kind=meant.kind, label=label, button=button, final=reasons_to_stay(final))
    made.card, made.energy, made.source, made.n = meant.card, meant.energy, meant.source, meant.n
    if move >= m.ACTIVATE:
        made.key = int(table.in_play(found.seat, meant.card, meant.copy))
    return made


@cache
def labels(move: int, kind: str) -> tuple[Text, Text]:
    """The line and the button for a move in a kind of question; made once, for they never change."""
    asked_there = Decision(0, 0, kind, 0, 0, 1, -1, [], -1)
    return text(SCRIPT.move_label(move, asked_there)), text(SCRIPT.button(move, asked_there))


def reasons_to_stay(mask: int) -> list[str]:
    """Why a step could not be taken back, by name."""
    return [name for bit, name in enumerate(FINALS) if mask >> bit & 1]


def how_many(found: Decision) -> tuple[int, int]:
    """How many single moves answer a decision, at least and at most."""
    count = int(found.count)
    if found.kind == "exchange":
        return 1, count
    if found.kind == "types":
        return 1, 4
    return count, count


def stock(table: State, found: Decision) -> list[list[int]]:
    """How much of each energy there is to choose from, by source; empty where no energies are chosen."""
    seat = found.seat
    if found.kind in ("take", "store"):
        return [[int(found.count) if m.TAKE + energy in found.moves else 0 for energy in range(4)]]
    if found.kind == "waive":
        return [waivable(table, found)]
    if found.kind in ("excess", "kriss", "mirror-give"):
        return [[int(table.reserve[seat * 4 + energy]) for energy in range(4)]]
    if found.kind in ("pay", "pay-any", "exchange", "turn"):
        swap = table.source_swap(seat)
        return [
            [int(table.at_source(seat, energy, source, swap)) for energy in range(4)]
            for source in range(table.sources(seat))
        ]
    if found.kind == "types":
        return [[1 if table.held(seat, energy) else 0 for energy in range(4)]]
    return []


def waivable(table: State, found: Decision) -> list[int]:
    """How much of each energy can be waived at most, also of those that are asked about only after another one."""
    most = [0] * 4
    for move in found.moves:
        then = preview(table, [move], found.seat)
        waived = [int(event.energy) for event in then.events if event.kind == WAIVED]
        following = None if then.cut else decision(then.state, found.seat)
        later = waivable(then.state, following) if following and following.kind == "waive" else [0] * 4
        most = [max(most[energy], later[energy] + waived.count(energy)) for energy in range(4)]
    return most


def waiting(state: State, viewer: int, names: Sequence[str]) -> list[Waiting]:
    """Who must answer now, and what, in the voice for this viewer."""
    found = []
    for seat in range(state.players):
        open_now = decision(state, seat)
        if open_now is not None:
            open_now.shown = open_now.shown if seat == viewer else 0
            found.append(Waiting(seat, text(SCRIPT.prompt(open_now, viewer, names)), open_now.kind in PUBLIC))
    return found


def refusals(table: State, seat: int) -> list[Refusal]:
    """Why the things of a seat cannot be used now; what can be used is left out."""
    return [refusal(table, seat, reason) for reason in explain(table, seat) if reason.mask]


def refusal(table: State, seat: int, reason: Reason) -> Refusal:
    """The reasons against one thing."""
    said = reasons(reason.what, int(reason.mask), int(reason.energies), int(reason.crystals), tuple(reason.short))
    made = Refusal(reason.what, int(reason.move), said)
    if m.PICK <= reason.move < ACTIONS:
        made.card = (reason.move - m.PICK) % 50 + 1
        if reason.move >= m.ACTIVATE:
            made.key = int(table.in_play(seat, made.card, (reason.move - m.ACTIVATE) % 100 // 50))
    return made


@lru_cache(maxsize=4096)
def reasons(what: str, mask: int, energies: int, crystals: int, short: tuple[int, ...]) -> list[Text]:
    """Reasons in words; the same few come again and again."""
    reason = Reason(what, 0, mask)
    reason.energies, reason.crystals, reason.short = energies, crystals, list(short)
    return [text(said) for said in SCRIPT.reasons(reason)]


def free_left(table: State, seat: int) -> list[Free]:
    """What costs nothing and is still open in a turn, in words."""
    return [Free(offered(offer), list(offer.moves)) for offer in offers(table, seat)]


def offered(offer: Offer) -> Text:
    """An offer in words."""
    if offer.kind == "transmute":
        return text(SCRIPT.text("free-transmute", count=offer.amount))
    return text(SCRIPT.text(f"free-{offer.kind}", card=SCRIPT.title(offer.card)))
