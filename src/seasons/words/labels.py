"""Moves as the labels of buttons and lists."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from seasons.rules import ENERGIES, Decision, State, decision
from seasons.rules import moves as m
from seasons.rules.state import DIE_FACE, DIE_ID, DIE_SIZE
from seasons.words.speech import Speech

# One message per kind of move, in the order of the ids; each kind ends where the next begins.
KINDS_OF_MOVES: Final = (
    (m.END_TURN, "end-turn"),
    (m.KEEP_DIE, "keep-die"),
    (m.REROLL, "reroll"),
    (m.DRAW, "draw"),
    (m.DRAW_TWO, "draw-two"),
    (m.KEEP, "keep"),
    (m.DISCARD_DRAWN, "discard-drawn"),
    (m.DONE, "done"),
    (m.LOOK, "look"),
    (m.SPEND_CRYSTALS, "spend-crystals"),
    (m.SPEND_ENERGY, "spend-energy"),
    (m.PUT_BACK, "put-back"),
    (m.PLAY_TOP, "play-top"),
    (m.BONUS_EXCHANGE, "bonus-exchange"),
    (m.BONUS_TRANSMUTE, "bonus-transmute"),
    (m.BONUS_GAUGE, "bonus-gauge"),
    (m.TAKE_DIE, "take-die"),
    (m.CHOOSE_SEAT, "choose-seat"),
    (m.CHOOSE_YEAR, "choose-year"),
    (m.MOVE_TOKEN, "move-token"),
    (m.COUNT, "count"),
    (m.TAKE, "take"),
    (m.DROP, "drop"),
    (m.WAIVE, "waive"),
    (m.TYPE, "type"),
    (m.PAY, "pay"),
    (m.TRANSMUTE, "transmute"),
    (m.TRANSMUTE + 12, ""),  # no moves
    (m.PICK, "pick"),
    (m.KEEP_CARD, "keep-card"),
    (m.GIVE, "give"),
    (m.SUMMON, "summon"),
    (m.DISCARD_CARD, "discard-card"),
    (m.PUT, "put"),
    (m.ACTIVATE, "activate"),
    (m.SACRIFICE, "sacrifice"),
    (m.TAKE_BACK, "take-back"),
    (m.ACTIONS, ""),
)
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


def kind_of_move(move: int) -> tuple[str, int]:
    """The kind of a move and its place among the moves of that kind.

    >>> kind_of_move(251)
    ('summon', 1)
    """
    for (base, kind), (after, _) in pairwise(KINDS_OF_MOVES):
        if base <= move < after and kind:
            return kind, move - base
    raise ValueError(f"there is no move {move}")


def move_label(
    speech: Speech, move: int, context: State | Decision | None, names: Sequence[str], short: bool = False
) -> str:
    """The label of a move; see `Words.move_label` and `Words.button`."""
    kind, index = kind_of_move(move)
    id = "move-" + kind
    if move >= m.PICK:
        return speech.text(id + (".second" if index >= 50 else ""), card=speech.title(index % 50 + 1))
    if kind == "take-die":
        return die_label(speech, id, index, None if short else context)
    if kind == "choose-seat":
        return speech.text(id, player=speech.player(index, names))
    if kind == "choose-year":
        return speech.text(id, year=index + 1)
    if kind == "move-token":
        return speech.text(
            id, direction="back" if index < 3 else "forward", count=3 - index if index < 3 else index - 2
        )
    if kind == "count":
        return speech.text(id, count=index + 1)
    asked = decision(context) if isinstance(context, State) else context
    id += SPECIAL.get((kind, asked.kind if asked else ""), "")
    if short:
        id = SHORT.get(id, id)
    if kind in ("take", "drop", "waive"):
        return speech.text(id, energies=speech.energies(index))
    if kind in ("pay", "transmute"):
        return speech.text(id, energies=speech.energies(index // 3, 1, index % 3))
    return speech.text(id, energy=ENERGIES[index]) if kind == "type" else speech.text(id)


def die_label(speech: Speech, id: str, slot: int, context: State | Decision | None) -> str:
    """A die of the row, with its face if the table is known."""
    if isinstance(context, State) and context.dice[slot * DIE_SIZE + DIE_ID] >= 0:
        at = slot * DIE_SIZE
        face = speech.die(context.dice[at + DIE_ID], context.dice[at + DIE_FACE])
        return speech.text(id + ".face", count=slot + 1, dice=face)
    return speech.text(id, count=slot + 1)
