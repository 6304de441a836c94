"""Where everybody stands, and what can be chosen, in short lines."""

from __future__ import annotations

from collections.abc import Sequence

from seasons.rules import SEASONS, Decision, State, card, explain, reasons, table, view
from seasons.rules import move as move_of
from seasons.words import Words

LOG_LINES = 40
IN_PLAY = ("activate", "sacrifice", "take-back")
"""The kinds of moves about cards that have been paid for."""


def status_lines(words: Words, state: State, viewer: int, names: Sequence[str]) -> list[str]:
    """The time and every seat in one line each, and the viewer's hand."""
    seen = table(view(state, viewer))
    if seen.round == 0:
        return ["", words.text("table-prelude")]
    when = {"year": seen.year, "round": seen.round, "season": SEASONS[seen.season], "space": seen.space}
    lines = ["", words.text("table-title", **when)]
    for step in range(seen.players):
        number = (viewer + step) % seen.players
        seat = seen.seats[number]
        in_hand = len(seat.hand.known) + seat.hand.hidden
        lines.append(
            words.text(
                "sit-status-you" if number == viewer else "sit-status-seat",
                player=names[number],
                crystals=words.crystals(seat.crystals),
                energies=words.amounts(list(seat.reserve)),
                cards=words.text("sit-status-cards", count=len(seat.play), limit=seat.gauge, number=in_hand),
                bonus=words.text("sit-status-bonuses", count=seat.bonuses),
            )
        )
    hand = [words.card_name(number) for number in seen.seats[viewer].hand.known]
    return [*lines, words.text("sit-status-hand", cards=words.listed(hand))]


def choice_label(words: Words, state: State, move: int, names: Sequence[str]) -> str:
    """A choice in words; a card that can be got or summoned comes with what it costs and does."""
    label = words.move_label(move, state, names)
    meant = move_of(move)
    if not meant.card or meant.kind in IN_PLAY:
        return label
    return words.text(
        "sit-choice-card",
        text=label,
        cost=words.card_cost(meant.card, state.players, state.edition),
        count=card(meant.card).prestige,
        second=words.card_gist(meant.card, state.edition),
    )


def default_move(now: Decision) -> int:
    """What Enter alone means: the only choice, or the sensible way to pay; -1 for nothing."""
    return now.moves[0] if len(now.moves) == 1 else now.default


def choice_lines(words: Words, state: State, now: Decision, names: Sequence[str]) -> list[str]:
    """The numbered choices."""
    lines = []
    for number, move in enumerate(now.moves, 1):
        text = choice_label(words, state, move, names)
        if move == default_move(now):
            text = words.text("sit-choice-default", text=text)
        lines.append(words.text("sit-choice", number=number, text=text))
    return lines


def why_lines(words: Words, state: State, seat: int, names: Sequence[str]) -> list[str]:
    """Everything a seat has that cannot be used now, with the reasons."""
    lines = []
    for reason in explain(state, seat):
        useless = reason.what == "play" and "no-activation" in reasons(reason.mask)
        if reason.mask and not useless and reason.what in ("hand", "play", "bonus"):
            label = words.move_label(reason.move, state, names)
            lines.append(words.text("sit-object", first=label, second=" ".join(words.reasons(reason))))
    return lines or [words.text("sit-all-possible")]
