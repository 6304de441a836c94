"""Open decisions as questions, in two voices."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import Decision, Who, table
from seasons.text import Text, Wording
from seasons.words.parts import title, who

ABOUT_SHOWN: Final = ("split", "keep", "orb-card")  # these name the card to decide about, not the card that asks


def players(names: Sequence[Wording], context: Who | None) -> int:
    """How many play, as far as it is known."""
    return len(names) or (table(context).players if context is not None else 2)


def prompt(asked: Decision, viewer: int, names: Sequence[Wording] = (), context: Who | None = None) -> Text:
    """What must be chosen, said to whoever must choose, or about them to others.

    With the state, or the viewer's view, it can name the limit of the reserve.
    """
    id = "ask-" + asked.kind
    if context is not None and asked.seat == viewer and asked.kind == "excess":
        return Text(id + ".known", {"count": asked.count, "limit": table(context).seats[asked.seat].limit})
    other = asked.other if asked.other >= 0 else (asked.seat + 1) % players(names, context)
    to = who(other, viewer, names)
    number = asked.card
    if asked.kind in ABOUT_SHOWN:
        number = asked.shown if asked.seat == viewer else 0
    args = who(asked.seat, viewer, names)
    args["to"] = to["player"]
    args["tovoice"] = to["voice"]
    args["card"] = title(number)
    args["number"] = number
    args["count"] = asked.count
    return Text(id, args)
