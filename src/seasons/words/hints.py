"""Hints in words: the best moves, what the first of them gains and why, and the chance that matters most.

The data comes from `seasons.players.hints`, which knows no words; the shapes below are all that is needed of it.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from seasons.rules import Who
from seasons.text import Text, Wording
from seasons.words.labels import move_label
from seasons.words.parts import energy_name, listed, player, title

PARTS: Final = ("crystals", "prestige", "hand", "bonuses", "opponents")


class AdviceData(Protocol):
    """A move and what it leads to."""

    @property
    def move(self) -> int: ...
    @property
    def score(self) -> float: ...
    @property
    def wins(self) -> float: ...


class PartsData(Protocol):
    """What the best move gains against the second, part by part."""

    @property
    def crystals(self) -> float: ...
    @property
    def prestige(self) -> float: ...
    @property
    def hand(self) -> float: ...
    @property
    def bonuses(self) -> float: ...
    @property
    def opponents(self) -> float: ...
    @property
    def total(self) -> float: ...


class TurningData(Protocol):
    """The chance event that matters most."""

    @property
    def kind(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def chance(self) -> float: ...
    @property
    def gain_with(self) -> float: ...
    @property
    def gain_without(self) -> float: ...


class KeptData(Protocol):
    """A card that the best move keeps playable."""

    @property
    def number(self) -> int: ...
    @property
    def chance(self) -> float: ...
    @property
    def otherwise(self) -> float: ...


class HintData(Protocol):
    """A hint."""

    @property
    def best(self) -> Sequence[AdviceData]: ...
    @property
    def parts(self) -> PartsData | None: ...
    @property
    def turning(self) -> TurningData | None: ...
    @property
    def kept(self) -> KeptData | None: ...
    @property
    def clear(self) -> bool: ...


def hint_sentences(hint: HintData, context: Who, names: Sequence[Wording] = ()) -> list[Text]:
    """A hint as sentences; the state, or the view of the seat, says what the moves mean."""
    said = [advice_sentence("hint-best", hint.best[0], context, names)]
    said += [advice_sentence("hint-next", advice, context, names) for advice in hint.best[1:]]
    return said + reason_sentences(hint, names)


def advice_sentence(id: str, advice: AdviceData, context: Who, names: Sequence[Wording] = ()) -> Text:
    """A move, the score it leads to, and the chance of winning."""
    label = move_label(advice.move, context, names)
    return Text(id, {"text": label, "count": round(advice.score), "number": round(100 * advice.wins)})


def reason_sentences(hint: HintData, names: Sequence[Wording] = ()) -> list[Text]:
    """Why the best move is better than the second: the parts of the score, and what chance has to do with it."""
    said = []
    if hint.parts is not None:
        gain = round(hint.parts.total)
        parts = part_texts(hint.parts)
        if hint.clear and gain > 0 and parts:
            said.append(Text("hint-gain", {"count": gain, "text": listed(parts)}))
        else:
            said.append(Text("hint-even"))
    if hint.kept is not None:
        kept = hint.kept
        chances = {"number": round(100 * kept.chance), "count": round(100 * kept.otherwise)}
        said.append(Text("hint-kept", {"card": title(kept.number), **chances}))
    if hint.turning is not None:
        said.append(turning_sentence(hint.turning, names))
    return said


def part_texts(parts: PartsData) -> list[Wording]:
    """The parts that differ by a point or more; of opponents it is told what happens to their score."""
    values = {name: round(getattr(parts, name)) for name in PARTS}
    values["opponents"] = -values["opponents"]
    return [Text(f"hint-part-{name}", {"value": signed(value)}) for name, value in values.items() if value]


def signed(value: int) -> Text:
    """A number with its sign."""
    return Text("hint-plus" if value >= 0 else "hint-minus", {"count": abs(value)})


def turning_sentence(turning: TurningData, names: Sequence[Wording] = ()) -> Text:
    """The chance event that matters most, how likely it is, and what the best move gains with it and without it."""
    return Text(
        "hint-turning",
        {
            "text": event_text(turning, names),
            "number": round(100 * turning.chance),
            "first": signed(round(turning.gain_with)),
            "second": signed(round(turning.gain_without)),
        },
    )


def event_text(turning: TurningData, names: Sequence[Wording]) -> Text:
    """A chance event as the middle of a sentence."""
    id = f"hint-event-{turning.kind}"
    if turning.kind == "energy":
        return Text(id, {"name": energy_name(turning.number)})
    if turning.kind == "holds":
        return Text(id, {"player": player(turning.seat, names), "card": title(turning.number)})
    return Text(id, {"count": turning.number} if turning.kind in ("rounds", "drew") else {})
