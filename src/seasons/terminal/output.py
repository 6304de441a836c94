"""Tables and progress for terminals, and plain text for everything else."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from seasons.words import Words

Cell = str | int | float


def wide(text: str) -> int:
    """How many columns a text takes in a terminal."""
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def number(words: Words, value: Cell) -> str:
    """A number as people read it; text stays text.

    >>> [number(Words("en"), value) for value in (1234567, 0.5316, 36.52)]
    ['1,234,567', '0.532', '36.52']
    """
    if isinstance(value, str):
        return value
    decimals = 0 if isinstance(value, int) or abs(value) >= 1000 else 2 if abs(value) >= 1 or not value else 3
    signs = {",": words.text("cli-number-group"), ".": words.text("cli-number-point")}
    return "".join(signs.get(sign, sign) for sign in f"{value:,.{decimals}f}")


def show_table(
    words: Words, headers: Sequence[str], rows: Sequence[Sequence[Cell]], title: str = "", boxed: bool = True
) -> None:
    """Print a table: boxed by rich in a terminal, aligned columns otherwise. Numbers stand on the right."""
    if not rows:
        return
    texts = [[number(words, cell) for cell in row] for row in rows]
    right = [all(not isinstance(row[column], str) for row in rows) for column in range(len(headers))]
    if boxed and sys.stdout.isatty():
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        table = Table(title=title or None, title_justify="left", title_style="bold")
        for header, is_right in zip(headers, right):
            table.add_column(header, justify="right" if is_right else "left")
        for row in texts:
            table.add_row(*(Text(cell) for cell in row))
        Console().print(table)
        return
    widths = [max(wide(row[column]) for row in [list(headers), *texts]) for column in range(len(headers))]
    if title:
        print(title)
    for row in [list(headers), *texts]:
        cells = []
        for cell, width, is_right in zip(row, widths, right):
            space = " " * (width - wide(cell))
            cells.append(space + cell if is_right else cell + space)
        print("  ".join(cells).rstrip())


def show_json(data: dict[str, Any]) -> None:
    """Print data as JSON."""
    print(json.dumps(data, indent=2))


@contextmanager
def progress_bar(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if that is a terminal; gives the function that moves it on."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda steps: progress.advance(task, steps)
