"""Why things of a seat cannot be used now, piece by piece; what stands against all of them is said once."""

from __future__ import annotations

from collections.abc import Sequence

from seasons.protocol.decision import NAMED
from seasons.protocol.shapes import Text, Why
from seasons.protocol.texts import reasons
from seasons.rules import Reason, State, cards_meant, explain, move

TOGETHER = {"transmute": "transmute", "bonus": "bonus"}
"""Objects that are also one thing on the table: what stands against all of them stands against it."""


def why_message(state: State, seat: int) -> Why | None:
    """The reasons against everything that a seat cannot use; None if it can use all there is."""
    against: dict[str, list[Text]] = {}
    groups: dict[str, list[list[Text]]] = {}
    for reason in explain(state, seat):
        said = said_of(reason)
        if reason.what in TOGETHER:
            groups.setdefault(TOGETHER[reason.what], []).append(said)
        for piece in pieces_of(state, seat, reason):
            against[piece] = said
    for piece, all_said in groups.items():
        against[piece] = common(all_said)
    everywhere = common(list(against.values()))
    besides = {
        piece: [one for one in said if one not in everywhere]
        for piece, said in against.items()
        if said and any(one not in everywhere for one in said)
    }
    return Why(everywhere, besides) if everywhere or besides else None


def said_of(reason: Reason) -> list[Text]:
    """A reason in words."""
    return reasons(reason.what, int(reason.mask), int(reason.energies), int(reason.crystals), tuple(reason.short))


def common(all_said: Sequence[list[Text]]) -> list[Text]:
    """What stands against all of these at once."""
    first, *others = all_said or [[]]
    return [one for one in first if all(one in said for said in others)]


def pieces_of(state: State, seat: int, reason: Reason) -> list[str]:
    """The pieces that a reason is about; single energies are not told apart."""
    keys = cards_meant(state, seat, reason.move)
    if keys:
        return [f"play:{key}" for key in keys]
    about = move(int(reason.move))
    if reason.what == "hand":
        return [f"hand:{about.card}"]
    if reason.what == "die":
        return [f"die:{about.n}"]
    if reason.what == "malice":
        return ["malice"]
    return [NAMED[about.kind]] if about.kind in NAMED else []
