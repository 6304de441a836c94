"""Hints in words: the best moves, what the first of them gains and why, and the chance that matters most.

The data comes from `seasons.players.hints`, which knows no words; the shapes below are all that is needed of it.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from seasons.rules import Who
from seasons.words.words import Words

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


def hint_sentences(words: Words, hint: HintData, context: Who, names: Sequence[str] = ()) -> list[str]:
    """A hint as sentences; the state, or the view of the seat, says what the moves mean."""
    said = [advice_sentence(words, "hint-best", hint.best[0], context, names)]
    said += [advice_sentence(words, "hint-next", advice, context, names) for advice in hint.best[1:]]
    return said + reason_sentences(words, hint, names)


def advice_sentence(words: Words, id: str, advice: AdviceData, context: Who, names: Sequence[str] = ()) -> str:
    """A move, the score it leads to, and the chance of winning."""
    label = words.move_label(advice.move, context, names)
    return words.text(id, text=label, count=round(advice.score), number=round(100 * advice.wins))


def reason_sentences(words: Words, hint: HintData, names: Sequence[str] = ()) -> list[str]:
    """Why the best move is better than the second: the parts of the score, and what chance has to do with it."""
    said = []
    if hint.parts is not None:
        gain = round(hint.parts.total)
        parts = part_texts(words, hint.parts)
        if hint.clear and gain > 0 and parts:
            said.append(words.text("hint-gain", count=gain, text=words.listed(parts)))
        else:
            said.append(words.text("hint-even"))
    if hint.kept is not None:
        kept = hint.kept
        chances = {"number": round(100 * kept.chance), "count": round(100 * kept.otherwise)}
        said.append(words.text("hint-kept", card=words.title(kept.number), **chances))
    if hint.turning is not None:
        said.append(turning_sentence(words, hint.turning, names))
    return said


def part_texts(words: Words, parts: PartsData) -> list[str]:
    """The parts that differ by a point or more; of opponents it is told what happens to their score."""
    values = {name: round(getattr(parts, name)) for name in PARTS}
    values["opponents"] = -values["opponents"]
    return [words.text(f"hint-part-{name}", value=signed(words, value)) for name, value in values.items() if value]


def signed(words: Words, value: int) -> str:
    """A number with its sign."""
    return words.text("hint-plus" if value >= 0 else "hint-minus", count=abs(value))


def turning_sentence(words: Words, turning: TurningData, names: Sequence[str] = ()) -> str:
    """The chance event that matters most, how likely it is, and what the best move gains with it and without it."""
    return words.text(
        "hint-turning",
        text=event_text(words, turning, names),
        number=round(100 * turning.chance),
        first=signed(words, round(turning.gain_with)),
        second=signed(words, round(turning.gain_without)),
    )


def event_text(words: Words, turning: TurningData, names: Sequence[str]) -> str:
    """A chance event as the middle of a sentence."""
    if turning.kind == "energy":
        return words.text("hint-event-energy", name=words.energy(turning.number))
    if turning.kind == "holds":
        holder = words.player(turning.seat, names)
        return words.text("hint-event-holds", player=holder, card=words.title(turning.number))
    if turning.kind in ("rounds", "drew"):
        return words.text(f"hint-event-{turning.kind}", count=turning.number)
    return words.text(f"hint-event-{turning.kind}")
