"""Moves as the labels of buttons and lists."""

from collections.abc import Sequence
from typing import Final

from seasons.rules import ENERGIES, Decision, Who, decision, dice
from seasons.rules import move as move_of
from seasons.text import Text, Wording
from seasons.words import parts

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
    move: int, context: Who | Decision | None = None, names: Sequence[Wording] = (), short: bool = False
) -> Text:
    """A move as a line in a list, or in `short` as a button: under 24 characters, unless it names a card or a player.

    A few moves mean different things in different questions, and a die shows its face: a state or a view tells both,
    the decision the first.
    """
    meant = move_of(move)
    kind = meant.kind
    id = "move-" + kind
    if meant.card:
        return Text(id + (".second" if meant.copy else ""), {"card": parts.title(meant.card)})
    if kind == "take-die":
        return die_label(id, meant.n, None if short else context)
    if kind == "choose-seat":
        return Text(id, {"player": parts.player(meant.n, names)})
    if kind == "choose-year":
        return Text(id, {"year": meant.n})
    if kind == "move-token":
        return Text(id, {"direction": "back" if meant.n < 0 else "forward", "count": abs(meant.n)})
    if kind == "count":
        return Text(id, {"count": meant.n})
    asked = context if context is None or isinstance(context, Decision) else decision(context)
    id += SPECIAL.get((kind, asked.kind if asked else ""), "")
    if short:
        id = SHORT.get(id, id)
    if kind == "type":
        return Text(id, {"energy": ENERGIES[meant.energy]})
    if meant.energy >= 0:
        return Text(id, {"energies": parts.energies(meant.energy, 1, meant.source)})
    return Text(id)


def die_label(id: str, slot: int, context: Who | Decision | None) -> Text:
    """A die of the row, with its face if the table is known."""
    if context is not None and not isinstance(context, Decision):
        for die in dice(context):
            if die.slot == slot:
                return Text(id + ".face", {"count": slot + 1, "dice": parts.die(die.die, die.side)})
    return Text(id, {"count": slot + 1})
