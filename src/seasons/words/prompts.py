"""Open decisions as questions, in two voices."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import Decision, Who, table
from seasons.words.speech import Speech

ABOUT_SHOWN: Final = ("split", "keep", "orb-card")  # these name the card to decide about, not the card that asks


def players(names: Sequence[str], context: Who | None) -> int:
    """How many play, as far as it is known."""
    return len(names) or (table(context).players if context is not None else 2)


def prompt(speech: Speech, asked: Decision, viewer: int, names: Sequence[str], context: Who | None) -> str:
    """The question of a decision; see `Words.prompt`."""
    id = "ask-" + asked.kind
    if context is not None and asked.seat == viewer and asked.kind == "excess":
        return speech.text(id + ".known", count=asked.count, limit=table(context).seats[asked.seat].limit)
    other = asked.other if asked.other >= 0 else (asked.seat + 1) % players(names, context)
    to = speech.who(other, viewer, names)
    number = asked.card
    if asked.kind in ABOUT_SHOWN:
        number = asked.shown if asked.seat == viewer else 0
    return speech.text(
        id,
        **speech.who(asked.seat, viewer, names),
        to=to["player"],
        tovoice=to["voice"],
        card=speech.title(number),
        number=number,
        count=asked.count,
    )
