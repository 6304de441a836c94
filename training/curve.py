"""The course of a run: a line of a CSV file for every update, and a picture of it."""

from __future__ import annotations

import csv
from pathlib import Path

COLUMNS = (
    "seconds", "updates", "decisions", "games", "points", "winner", "policy_loss", "critic_loss", "view_loss",
    "entropy", "drift", "rate", "decisions_per_s",
)  # fmt: skip


def append(path: Path, columns: tuple[str, ...], row: dict[str, float | str]) -> None:
    """Add a line; the first one is preceded by the names of the columns."""
    new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, columns)
        if new:
            writer.writeheader()
        writer.writerow({name: f"{n:.6g}" if isinstance(n, float) else n for name, n in row.items()})


def read(path: Path) -> list[dict[str, str]]:
    """All lines."""
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def picture(path: Path, column: str, title: str) -> str:
    """One column over the decisions, as an SVG picture."""
    rows = [row for row in read(path) if row[column] not in ("", "nan")]
    xs = [float(row["decisions"]) / 1e6 for row in rows]
    ys = [float(row[column]) for row in rows]
    wide, high, edge = 640, 320, 40
    low, top = min([*ys, 0.0]), max([*ys, 1.0])
    right = max([*xs, 1e-6])
    points = " ".join(
        f"{edge + x / right * (wide - 2 * edge):.1f},{high - edge - (y - low) / (top - low) * (high - 2 * edge):.1f}"
        for x, y in zip(xs, ys)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif"'
        ' font-size="12">\n'
        f'<rect width="{wide}" height="{high}" fill="white"/>\n'
        f'<text x="{edge}" y="20">{title}</text>\n'
        f'<text x="{edge - 6}" y="{edge + 4}" text-anchor="end">{top:.0f}</text>\n'
        f'<text x="{edge - 6}" y="{high - edge + 4}" text-anchor="end">{low:.0f}</text>\n'
        f'<text x="{wide - edge}" y="{high - edge + 18}" text-anchor="end">{right:.1f} million decisions</text>\n'
        f'<polyline points="{points}" fill="none" stroke="#27548a" stroke-width="1.5"/>\n'
        "</svg>\n"
    )
