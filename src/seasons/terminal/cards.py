"""What `seasons cards` prints, and c at the table."""

from __future__ import annotations

from seasons.rules import NAMES, card
from seasons.terminal.lookup import find_card
from seasons.terminal.output import show_table
from seasons.terminal.phrases import with_commas
from seasons.words import Words
from seasons.words.help import card_page

PLAYERS = (2, 3, 4)


def show_cards(words: Words) -> int:
    """All cards in a table."""
    rows: list[list[str | int]] = []
    for number in range(1, len(NAMES)):
        costs = [words.card_cost(number, players) for players in PLAYERS]
        cost = costs[0] if len(set(costs)) == 1 else " / ".join(costs)
        printed = card(number)
        name, kind = words.card_name(number), words.kind(printed.kind)
        rows.append([number, name, kind, cost, printed.prestige, words.card_gist(number)])
    headers = ["#", *(words.text(f"table-{key}") for key in ("card", "kind", "cost", "prestige", "effect"))]
    show_table(words, headers, rows)
    return 0


def show_card(words: Words, name: str) -> int:
    """Everything about one card."""
    print("\n".join(card_lines(words, find_card(words, name))))
    return 0


def card_lines(words: Words, number: int, edition: int | None = None) -> list[str]:
    """Everything about one card; without an edition both where they differ."""
    pages = [card_page(words, number, players, edition or 0) for players in PLAYERS]
    page = pages[0]
    lines = [
        words.text("page-title", number=number, name=page.name),
        words.text("page-line", name=words.text("table-kind"), text=page.kind),
        words.text("page-line", name=words.text("table-prestige"), text=str(page.prestige)),
    ]
    if len({other.cost for other in pages}) == 1:
        lines.append(words.text("page-line", name=words.text("table-cost"), text=page.cost))
    else:
        lines += [words.text("page-cost-for", count=n, cost=other.cost) for n, other in zip(PLAYERS, pages)]
    lines.append(words.text("page-line", name=words.text("table-effect"), text=with_commas(words, page.effects)))
    lines.append(page.full)
    if edition is None:
        first = card_page(words, number, edition=1)
        if (first.cost, first.full) != (page.cost, page.full):
            lines.append(words.text("page-first-edition", cost=first.cost, text=first.full))
    if page.rulings:
        lines += [words.text("page-rulings"), *(words.text("page-ruling", text=ruling) for ruling in page.rulings)]
    if page.differs:
        lines.append(words.text("page-differs", text=page.differs))
    return lines
