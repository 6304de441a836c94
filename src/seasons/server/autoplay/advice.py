"""Hints for people, thought out in a process of the pool and told as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from seasons.game import Refuse
from seasons.protocol.messages import Advice, Advised
from seasons.rules import View, from_bytes, owes
from seasons.server.tables.table_log import TableLog
from seasons.server.tables.tell import spoken_names
from seasons.words.hints import advice_sentence, reason_sentences
from seasons.words.labels import move_label

if TYPE_CHECKING:
    from seasons.players.hints import Hint
    from seasons.server.autoplay.thinkers import Thinkers

SEED = 1


def find_hint(seat: int, table: bytes) -> Hint:
    """A hint for a seat: runs in a process of the pool, and is given what the seat may know."""
    from seasons.players.hints import hint

    return hint(View(seat, from_bytes(table)), seed=SEED)


async def advise(thinkers: Thinkers, log: TableLog, seat: int, id: str) -> Advice:
    """What a good player would do in the place of a seat."""
    state = log.playable()
    if not owes(state, seat):
        raise Refuse("not-asked")
    sight = log.sight(seat, state)
    names = spoken_names(log)
    found = await thinkers.ask(find_hint, seat, sight.table.to_bytes())
    best = [
        Advised([row.move], move_label(row.move, sight.table, names), round(row.score), round(100 * row.wins))
        for row in found.best
    ]
    best_said = advice_sentence("hint-best", found.best[0], sight.table, names)
    return Advice(id, best, [best_said, *reason_sentences(found, names)])
