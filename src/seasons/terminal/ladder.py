"""What `seasons ladder` and `seasons regret` print."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from seasons.notation.errors import BadPosition
from seasons.terminal.arena import INTERRUPTED, check_bot
from seasons.terminal.output import Cell, number, progress_bar, show_json, show_table
from seasons.words import Words


def report_ladder(
    words: Words,
    bots: Sequence[str],
    pairs: int,
    seed: int,
    jobs: int,
    move_limit: float,
    write: Path | None,
    keep: Path | None,
    as_json: bool,
) -> int:
    """Let everybody play everybody; print and perhaps write the table of ratings."""
    from seasons.arena.ladder import BEGIN, PLAYERS, Ladder, NotKept, rate, written

    names = list(bots) or list(PLAYERS)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadPosition(words.text("ladder-names"))
    for name in names:
        check_bot(words, name)
    page = write.read_text(encoding="utf-8") if write is not None else ""
    if write is not None and BEGIN not in page:
        raise BadPosition(words.text("ladder-no-place", path=str(write), value=BEGIN))
    ladder = Ladder(names, pairs, seed, move_limit=move_limit, file=keep)
    try:
        with progress_bar(2 * pairs * len(list(combinations(names, 2))), words.text("sim-progress")) as progress:
            ladder.play(jobs, progress)
    except NotKept:
        raise BadPosition(words.text("ladder-not-kept", path=str(keep))) from None
    if not ladder.pairings:
        print(words.text("arena-nothing"))
        return INTERRUPTED
    found = rate(ladder)
    if write is not None and not ladder.interrupted:
        write.write_text(written(page, found) or page, encoding="utf-8")
    if as_json:
        show_json(found)
    else:
        show_ladder(words, found)
    return INTERRUPTED if ladder.interrupted else 0


def show_ladder(words: Words, found: dict[str, Any]) -> None:
    """The ratings, the strongest first."""
    headers = [
        words.text("arena-bot"),
        words.text("ladder-rating"),
        words.text("solve-interval"),
        words.text("arena-share"),
        words.text("sim-mean"),
        words.text("ladder-games"),
    ]
    rows: list[list[Cell]] = [
        [
            row["name"],
            round(row["elo"]),
            words.text("solve-from-to", first=f"{row['elo_low']:.0f}", second=f"{row['elo_high']:.0f}"),
            round(100 * row["win_rate"], 2),
            "-" if row["mean_score"] is None else row["mean_score"],
            row["games"],
        ]
        for row in found["players"]
    ]
    title = words.text(
        "ladder-title", value=number(words, found["games"]), count=found["pairs"], text=str(found["seed"])
    )
    show_table(words, headers, rows, title)
    if found["interrupted"]:
        print(words.text("arena-interrupted"))


def report_regret(words: Words, positions: int, seed: int, worlds: int, as_json: bool) -> int:
    """Measure what the levels give away."""
    from seasons.arena.regret import SUSPECTS, measure
    from seasons.players import LEVEL_NAMES

    again = SUSPECTS * len(LEVEL_NAMES) if worlds else 0
    with progress_bar(positions + again, words.text("regret-progress")) as progress:
        found = measure(positions, seed, worlds, progress)
    if as_json:
        show_json(found)
    else:
        keys = ("level", "allowance", "mean", "worst", "played-out", "played-out-worst")
        headers = [words.text(f"regret-{key}") for key in keys]
        rows: list[list[Cell]] = [
            [
                words.text(f"bot-{row['level']}"),
                row["allowance"],
                row["mean"],
                row["worst"],
                *("-" if row[key] is None else row[key] for key in ("played_out", "played_out_worst")),
            ]
            for row in found["levels"]
        ]
        title = words.text("regret-title", value=number(words, found["positions"]), text=str(seed))
        show_table(words, headers, rows, title)
    return INTERRUPTED if found["interrupted"] else 0
