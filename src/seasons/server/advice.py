"""Hints for people, thought out in a process of the pool and told as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seasons.game import Refuse
from seasons.rules import View, from_bytes, owes
from seasons.server.asking import SCRIPT, spoken_names, text
from seasons.server.match import Match
from seasons.server.wire import Advice, Advised
from seasons.words.hints import advice_sentence, reason_sentences

if TYPE_CHECKING:
    from seasons.players.hints import Hint
    from seasons.server.thinkers import Thinkers

SEED = 1


def find_hint(seat: int, table: bytes) -> Hint:
    """A hint for a seat: runs in a process of the pool, and is given what the seat may know."""
    from seasons.players.hints import hint

    return hint(View(seat, from_bytes(table)), seed=SEED)


async def advise(thinkers: Thinkers, match: Match, seat: int, id: str) -> Advice:
    """What a good player would do in the place of a seat."""
    state = match.playable()
    if not owes(state, seat):
        raise Refuse("not-asked")
    sight = match.sight(seat, state)
    names = spoken_names(match)
    found = await thinkers.ask(find_hint, seat, sight.table.to_bytes())
    best = [
        Advised(
            [row.move], text(SCRIPT.move_label(row.move, sight.table, names)), round(row.score), round(100 * row.wins)
        )
        for row in found.best
    ]
    said = [advice_sentence(SCRIPT, "hint-best", found.best[0], sight.table, names)]
    said += reason_sentences(SCRIPT, found, names)
    return Advice(id, best, [text(sentence) for sentence in said])
