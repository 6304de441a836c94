"""What `seasons simulate`, `bench` and `soak` print."""

from __future__ import annotations

import re
import sys
from collections import Counter
from datetime import date
from typing import TYPE_CHECKING, Any

from seasons.terminal.output import number, progress_bar, show_json, show_table
from seasons.terminal.phrases import with_commas
from seasons.words import Words

if TYPE_CHECKING:
    from seasons.arena.coverage import Row
    from seasons.arena.soak import Soak

BROKEN_SHOWN = 20


def how(words: Words, compiled: bool) -> str:
    """Whether the rules are compiled, in words."""
    return words.text("cli-compiled" if compiled else "cli-interpreted")


def report_simulation(
    words: Words, players: int, games: int, level: int, edition: int, seed: int, as_json: bool
) -> int:
    """Simulate, and print the outcome."""
    from seasons.arena.simulate import PARTS, simulate

    with progress_bar(games, words.text("sim-progress")) as progress:
        found = simulate(players, games, level, edition, seed, progress)
    if as_json:
        show_json(found)
        return 0
    headers = [words.text(f"sim-{key}") for key in ("seat", "mean", "stdev", "wins")]
    headers += [words.text(f"score-{part}") for part in PARTS]
    rows = [
        [
            words.text("sim-seat-number", seat=seat["seat"]),
            seat["mean"],
            seat["stdev"],
            seat["wins"],
            *seat["parts"].values(),
        ]
        for seat in found["seats"]
    ]
    title = words.text(
        "sim-title",
        number=games,
        value=number(words, games),
        count=players,
        first=words.level(level),
        second=words.edition(edition),
        text=str(seed),
    )
    show_table(words, headers, rows, title)
    print(words.text("sim-rounds", value=number(words, found["rounds_per_game"])))
    decisions, choices = number(words, found["decisions_per_game"]), number(words, found["choices_per_game"])
    print(words.text("sim-decisions", first=decisions, second=choices))
    speed = number(words, found["games_per_s"])
    print(words.text("sim-speed", value=speed, text=how(words, found["rules_compiled"])))
    return 0


def bench_line(words: Words, line: str) -> str:
    """What the measurement tells while it runs, in the language; a line that is not known stays as it is."""
    if found := re.fullmatch(r"round (\d+) of (\d+)", line):
        return words.text("bench-round", number=int(found[1]), count=int(found[2]))
    if found := re.fullmatch(r"installing (.+)", line):
        return words.text("bench-installing", name=found[1])
    if line == "making a venv for the peers":
        return words.text("bench-venv")
    if found := re.fullmatch(r"(\S+): ([\d,.]+) decisions/s, ([\d,.]+) games/s", line):
        speeds = [number(words, float(figure.replace(",", ""))) for figure in found.groups()[1:]]
        return words.text("bench-peer-speed", name=found[1], first=speeds[0], second=speeds[1])
    if found := re.fullmatch(r"(\S+): (.+)", line):
        return words.text("bench-no-figure", name=found[1], text=found[2])
    return line


def report_bench(words: Words, as_json: bool, peers: bool, seconds: float) -> int:
    """Measure, and print the figures."""
    from seasons.arena.bench import bench
    from seasons.arena.interpreted import NotMeasured

    def report(line: str) -> None:
        print(bench_line(words, line), file=sys.stderr, flush=True)

    try:
        found = bench(seconds, peers, report)
    except NotMeasured as error:
        print("seasons: " + words.text("bench-failed", text=str(error)), file=sys.stderr)
        return 1
    if as_json:
        show_json(found)
        return 0
    keys = {
        "bench-decisions": "decisions_per_s",
        "bench-interpreted": "decisions_per_s_interpreted",
        "bench-games": "games_per_s",
        "bench-apprentice": "apprentice_games_per_s",
        "bench-copy": "copy_us",
        "bench-rollouts": "rollouts_per_s",
        "bench-encodings": "encodings_per_s",
        "bench-batch": "batch_decisions_per_s",
        "bench-large-batch": "batch_decisions_per_s_1024",
    }
    rows = [[words.text(id), found[key], found["median"][key]] for id, key in keys.items()]
    best, median = words.text("bench-best"), words.text("bench-median")
    title = words.text("bench-title", text=how(words, found["rules_compiled"]))
    show_table(words, [words.text("bench-what"), best, median], rows, title)
    print(words.text("bench-bytes", value=number(words, found["state_bytes"])))
    print(words.text("bench-counted"))
    if not peers:
        print(words.text("bench-no-peers"))
    rivals = []
    for name, row in found["peers"].items():
        if "error" not in row:
            ratio = words.text("bench-ratio", value=number(words, row["ratio"]))
            rivals.append([name, row["decisions_per_s"], row["decisions_per_s_median"], ratio, row["version"]])
    headers = [words.text("bench-peers-what"), best, median, words.text("bench-ours"), words.text("bench-version")]
    show_table(words, headers, rivals, words.text("bench-peers"))
    for name, row in found["peers"].items():
        if "error" in row:
            print(words.text("bench-no-figure", name=name, text=row["error"]))
    return 0


def report_soak(words: Words, games: int, jobs: int, seed: int | None, as_json: bool) -> int:
    """Play the games; print what they covered, and everything that is wrong. Every day has a seed of its own."""
    from seasons.arena.coverage import CARD_COLUMNS, empty_rows, impossible_rows
    from seasons.arena.rare import RARE
    from seasons.arena.soak import soak
    from seasons.rules import DECISION_KINDS, EVENT_NAMES, NAMES, REASONS

    seed = int(f"{date.today():%Y%m%d}") if seed is None else seed
    with progress_bar(games + len(RARE), words.text("sim-progress")) as progress:
        found = soak(games, jobs, seed, progress)
    empty = empty_rows(found.both())
    if as_json:
        show_json(soak_rows(found, seed, empty))
        return int(bool(empty or found.broken))
    impossible = impossible_rows()

    def cell(column: str, name: str) -> str:
        row = (column, name)
        if row in impossible:
            return "-"
        seeded = f" +{number(words, found.seeded[row])}" if found.seeded[row] else ""
        return f"{number(words, found.random[row])}{seeded}"

    moves = number(words, found.moves)
    print(words.text("soak-title", value=number(words, games), count=len(RARE), text=moves, number=seed))
    print(words.text("soak-counts"))
    cards = [
        [f"{n} {words.card_name(n)}", *(cell(column, str(n)) for column in CARD_COLUMNS)] for n in range(1, len(NAMES))
    ]
    show_table(words, [words.text("soak-card"), *(words.text(f"soak-{column}") for column in CARD_COLUMNS)], cards)
    for column, names in (("decision", DECISION_KINDS), ("event", EVENT_NAMES), ("reason", REASONS)):
        headers = [words.text(f"soak-{column}"), words.text("soak-count")]
        show_table(words, headers, [[name, cell(column, name)] for name in names])
    idle = [words.card_name(int(name)) for column, name in impossible if column == "activated"]
    print(words.text("soak-no-activation", cards=with_commas(words, idle)))
    for column, name in empty:
        what = words.card_name(int(name)) if name.isdigit() else name
        print(words.text("soak-never", name=words.text(f"soak-{column}"), value=what))
    for sentence in found.broken[:BROKEN_SHOWN]:
        print(words.text("soak-broken", text=sentence))
    if len(found.broken) > BROKEN_SHOWN:
        print(words.text("soak-broken-more", count=len(found.broken) - BROKEN_SHOWN))
    if empty or found.broken:
        print(words.text("soak-failed", count=len(empty), number=len(found.broken)))
        return 1
    print(words.text("soak-fine"))
    return 0


def soak_rows(found: Soak, seed: int, empty: list[Row]) -> dict[str, Any]:
    """What a soak has found, as data: counts by column and name, from random games and from positions."""

    def nested(counts: Counter[Row]) -> dict[str, dict[str, int]]:
        rows: dict[str, dict[str, int]] = {}
        for (column, name), count in sorted(counts.items()):
            rows.setdefault(column, {})[name] = count
        return rows

    return {
        "seed": seed,
        "games": found.games,
        "moves": found.moves,
        "random": nested(found.random),
        "positions": nested(found.seeded),
        "never": [list(row) for row in empty],
        "broken": found.broken,
    }
