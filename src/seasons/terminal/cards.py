"""What `seasons cards` prints."""

from __future__ import annotations

from seasons.rules import KIND, NAMES, PRESTIGE
from seasons.terminal.output import show_table
from seasons.terminal.status import card_lines, find_card
from seasons.words import Words, language_from_environment


def show_cards() -> int:
    """All cards in a table."""
    words = Words(language_from_environment())
    rows: list[list[str | int]] = []
    for number in range(1, len(NAMES)):
        costs = [words.card_cost(number, players) for players in (2, 3, 4)]
        cost = costs[0] if len(set(costs)) == 1 else " / ".join(costs)
        name, kind = words.card_name(number), words.kind(int(KIND[number]))
        rows.append([number, name, kind, cost, int(PRESTIGE[number]), words.card_gist(number)])
    headers = ["#", *(words.text(f"table-{key}") for key in ("card", "kind", "cost", "prestige", "effect"))]
    show_table(headers, rows)
    return 0


def show_card(name: str) -> int:
    """Everything about one card."""
    words = Words(language_from_environment())
    print("\n".join(card_lines(words, find_card(words, name))))
    return 0
