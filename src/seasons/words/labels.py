"""Moves as the labels of buttons and lists."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import ENERGIES, Decision, Who, decision, dice
from seasons.rules import move as move_of
from seasons.words.speech import Speech

SPECIAL: Final = {  # moves that mean different things in different questions
    ("done", "exchange"): ".exchange",
    ("done", "types"): ".types",
    ("spend-crystals", "tree"): ".tree",
    ("spend-crystals", "orb"): ".orb",
    ("type", "types"): ".types",
    ("take", "store"): ".store",
    ("pay", "exchange"): ".exchange",
}
SHORT: Final = {  # lines that are too long for a button
    "move-draw-two": "button-draw-two",
    "move-spend-crystals.tree": "button-spend-crystals-tree",
    "move-spend-crystals.orb": "button-spend-crystals-orb",
    "move-spend-energy": "button-spend-energy",
    "move-play-top": "button-play-top",
    "move-bonus-exchange": "button-bonus-exchange",
    "move-bonus-transmute": "button-bonus-transmute",
    "move-bonus-gauge": "button-bonus-gauge",
}


def move_label(
    speech: Speech, move: int, context: Who | Decision | None, names: Sequence[str], short: bool = False
) -> str:
    """The label of a move; see `Words.move_label` and `Words.button`."""
    meant = move_of(move)
    kind = meant.kind
    id = "move-" + kind
    if meant.card:
        return speech.text(id + (".second" if meant.copy else ""), card=speech.title(meant.card))
    if kind == "take-die":
        return die_label(speech, id, meant.n, None if short else context)
    if kind == "choose-seat":
        return speech.text(id, player=speech.player(meant.n, names))
    if kind == "choose-year":
        return speech.text(id, year=meant.n)
    if kind == "move-token":
        return speech.text(id, direction="back" if meant.n < 0 else "forward", count=abs(meant.n))
    if kind == "count":
        return speech.text(id, count=meant.n)
    asked = context if context is None or isinstance(context, Decision) else decision(context)
    id += SPECIAL.get((kind, asked.kind if asked else ""), "")
    if short:
        id = SHORT.get(id, id)
    if kind == "type":
        return speech.text(id, energy=ENERGIES[meant.energy])
    if meant.energy >= 0:
        return speech.text(id, energies=speech.energies(meant.energy, 1, meant.source))
    return speech.text(id)


def die_label(speech: Speech, id: str, slot: int, context: Who | Decision | None) -> str:
    """A die of the row, with its face if the table is known."""
    if context is not None and not isinstance(context, Decision):
        for die in dice(context):
            if die.slot == slot:
                return speech.text(id + ".face", count=slot + 1, dice=speech.die(die.die, die.side))
    return speech.text(id, count=slot + 1)
