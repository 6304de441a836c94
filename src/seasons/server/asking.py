"""Decisions as a client needs them: every option with what it means, how much to choose, and a sensible answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from seasons.rules import (
    ACTIONS,
    FINALS,
    NAMES,
    RATES,
    Decision,
    Reason,
    RulesError,
    State,
    crystal_cost,
    decision,
    energy_cost,
    explain,
    finals,
    legal_moves,
    owes,
    preview,
)
from seasons.rules import moves as m
from seasons.rules.codes import CAULDRON_FULL
from seasons.rules.decisions import kind_of
from seasons.rules.events import WAIVED
from seasons.rules.facts import CAULDRON, ELEMENTAL_AMULET
from seasons.rules.state import store_of
from seasons.server.match import Match
from seasons.server.wire import Asked, Free, Option, Refusal, Text, Waiting
from seasons.words.labels import kind_of_move
from seasons.words.script import Line, Script

SCRIPT = Script()
PAYING = ("pay", "pay-any", "waive", "excess")
PUBLIC = ("die", "sacrifice", "take-back", "excess")
"""Questions that can be answered by what everybody sees."""
SHELVES = {"pick": m.PICK, "keep-one": m.KEEP_CARD, "put": m.PUT, "give": m.GIVE}
IDOL = NAMES.index("Idol of the Familiar")
LONGEST_ANSWER = 40


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
        suggested=suggested(table, found),
        cards=[move - SHELVES[found.kind] + 1 for move in found.moves if is_on_shelf(found.kind, move)],
    )


def is_on_shelf(kind: str, move: int) -> bool:
    """Whether a move takes a card of the shelf of this kind of decision."""
    return kind in SHELVES and SHELVES[kind] <= move < SHELVES[kind] + 50


def option(table: State, found: Decision, move: int, final: int, names: Sequence[str]) -> Option:
    """A legal move and what it is about."""
    kind, index = kind_of_move(move)
    if kind == "choose-seat":
        label = button = text(SCRIPT.move_label(move, found, names))
    else:
        label, button = labels(move, found.kind)
    if kind == "take-die":
        label = text(SCRIPT.move_label(move, table))
    made = Option(move=move, kind=kind, label=label, button=button, final=reasons_to_stay(final))
    if m.PICK <= move < ACTIONS:
        made.card = index % 50 + 1
        if move >= m.ACTIVATE:
            made.key = int(table.in_play(found.seat, made.card, index // 50))
    elif kind in ("pay", "transmute"):
        made.energy, made.source = divmod(index, 3)
    elif kind in ("take", "drop", "waive", "type"):
        made.energy = index
    elif kind == "move-token":
        made.n = index - 3 if index < 3 else index - 2
    else:
        made.n = index + 1 if kind in ("choose-year", "count") else index
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


def suggested(table: State, found: Decision) -> list[int]:
    """Moves that answer a payment or an overflow sensibly, up to the next real question; empty for other decisions."""
    moves: list[int] = []
    open_now: Decision | None = found
    now = table
    while open_now and open_now.kind in PAYING and open_now.seat == found.seat and len(moves) < LONGEST_ANSWER:
        moves.append(least_missed(now, open_now) if open_now.kind == "excess" else int(open_now.default))
        then = preview(now, moves[-1:], found.seat)
        if then.cut:
            break
        now = then.state
        open_now = decision(now, found.seat)
    return moves


def least_missed(table: State, found: Decision) -> int:
    """The energy to discard first: of those worth least now, what there is most of; all that go are planned."""
    season = int(table.season())
    left = [int(table.reserve[found.seat * 4 + energy]) for energy in range(4)]
    going = set()
    for _ in range(int(found.count)):
        held = [energy for energy in range(4) if left[energy]]
        energy = min(held, key=lambda energy: (int(RATES[season * 4 + energy]), -left[energy]))
        left[energy] -= 1
        going.add(m.DROP + energy)
    return min(going & set(found.moves) or found.moves)


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
    """What costs nothing and is still open in a turn: transmuting, the Idol, a Cauldron to fill, free cards."""
    found = decision(table, seat)
    if found is None or found.kind != "turn":
        return []
    left = []
    tokens = [move for move in found.moves if m.TRANSMUTE <= move < m.TRANSMUTE + 12]
    if tokens:
        moves, crystals = transmute_all(table, seat)
        left.append(Free(text(SCRIPT.text("free-transmute", count=crystals)), moves))
    for move in found.moves:
        if m.SUMMON <= move < m.SUMMON + 50 and costs_nothing(table, seat, move - m.SUMMON + 1):
            left.append(Free(text(SCRIPT.text("free-summon", card=SCRIPT.title(move - m.SUMMON + 1))), [move]))
        elif m.ACTIVATE <= move < m.ACTIVATE + 100 and activates_for_free(table, seat, move):
            card = SCRIPT.title((move - m.ACTIVATE) % 50 + 1)
            left.append(Free(text(SCRIPT.text("free-activate", card=card)), [move]))
    return left


def activates_for_free(table: State, seat: int, move: int) -> bool:
    """Whether a move activates the Idol, or a Cauldron that it fills."""
    which, number = divmod(move - m.ACTIVATE, 50)
    if number + 1 != CAULDRON:
        return number + 1 == IDOL
    store = 4 * store_of(table.in_play(seat, CAULDRON, which))
    return sum(table.tokens[store : store + 4]) == CAULDRON_FULL - 1


def transmute_all(table: State, seat: int) -> tuple[list[int], int]:
    """The moves that transmute the whole reserve, then what lies on Amulets of Water, and the crystals they bring."""
    moves = [m.TRANSMUTE + energy * 3 for energy in range(4) for _ in range(int(table.reserve[seat * 4 + energy]))]
    then = preview(table, moves, seat)
    while more := [move for move in legal_moves(then.state, seat) if m.TRANSMUTE <= move < m.TRANSMUTE + 12]:
        moves.append(more[0])
        then = preview(table, moves, seat)
    return moves, int(then.state.crystals[seat] - table.crystals[seat])


def costs_nothing(table: State, seat: int, number: int) -> bool:
    """Whether a card can be summoned for nothing at all."""
    players = table.players
    energies = sum(int(energy_cost(number, energy, players)) for energy in range(4))
    price = int(crystal_cost(number, players, table.edition) + table.leeches(seat))
    return number != ELEMENTAL_AMULET and energies + price == 0


def arranged(table: State, moves: Sequence[int], seat: int) -> list[int]:
    """A batch in the order in which the rules ask for it, so that a client need not know that order.

    Raises the refusal of the rules for the first move that fits nowhere.
    """
    left = list(moves)
    ordered: list[int] = []
    now = table
    while left:
        found = decision(now, seat)
        legal = found.moves if found else []
        move = next((move for move in left if move in legal), left[0])
        left.remove(move)
        ordered.append(move)
        if left:
            then = preview(now, [move], seat)
            if then.cut:
                raise RulesError("chance decides before the rest of these moves")
            now = then.state
    return ordered
