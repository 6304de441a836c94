"""Why things of a seat cannot be used now, piece by piece; what stands against all of them is said once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from seasons.protocol.decision import NAMED
from seasons.protocol.shapes import Why
from seasons.rules import Reason, State, cards_meant, explain, move
from seasons.text import Text
from seasons.words import reasons as words

GROUPS = ("transmute", "bonus")
"""Objects that together are one more thing on the table: what stands against all of them stands against it."""
EVERYTHING = -1
NONE = (0, 0, 0, 0)


def why_message(state: State, seat: int) -> Why | None:
    """The reasons against everything that a seat cannot use; None if it can use all there is."""
    found = explain(state, seat)
    everywhere = EVERYTHING
    groups = dict.fromkeys(GROUPS, EVERYTHING)
    for reason in found:
        everywhere &= reason.mask
        if reason.what in groups:
            groups[reason.what] &= reason.mask
    besides: dict[str, list[Text]] = {}
    for reason in found:
        mask = reason.mask & ~everywhere
        if mask and reason.what != "transmute":  # single energies are not told apart
            short = tuple(reason.short) if reason.energies else NONE
            said = reasons(reason.what, mask, reason.energies, reason.crystals, short)
            for piece in pieces_of(state, seat, reason):
                besides[piece] = said
    for group, mask in groups.items():
        if mask & ~everywhere:
            besides[group] = reasons(group, mask & ~everywhere, 0, 0, NONE)
    if not everywhere and not besides:
        return None
    return Why(reasons("", everywhere, 0, 0, NONE), besides)


def pieces_of(state: State, seat: int, reason: Reason) -> Sequence[str]:
    """The pieces that a reason is about."""
    keys = cards_meant(state, seat, reason.move)
    return [f"play:{key}" for key in keys] if keys else named_pieces(reason.what, reason.move)


@cache
def named_pieces(what: str, id: int) -> Sequence[str]:
    """The pieces of an object that is called the same in every game."""
    about = move(id)
    if what == "hand":
        return [f"hand:{about.card}"]
    if what == "die":
        return [f"die:{about.n}"]
    return ["malice"] if what == "malice" else [NAMED[about.kind]]


@lru_cache(maxsize=4096)
def reasons(what: str, mask: int, energies: int, crystals: int, short: tuple[int, ...]) -> list[Text]:
    """Reasons in words; the same few come again and again."""
    reason = Reason(what, 0, mask)
    reason.energies, reason.crystals, reason.short = energies, crystals, list(short)
    return words.reasons(reason)
