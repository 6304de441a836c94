"""What `seasons simulate`, `bench` and `soak` print."""

from __future__ import annotations

import sys

from seasons.terminal.output import number, progress_bar, show_json, show_table


def report_simulation(players: int, games: int, level: int, edition: int, seed: int, as_json: bool) -> int:
    """Simulate, and print the outcome."""
    from seasons.arena.simulate import PARTS, simulate

    with progress_bar(games, "games") as progress:
        found = simulate(players, games, level, edition, seed, progress)
    if as_json:
        show_json(found)
        return 0
    headers = ["seat", "mean score", "std. dev.", "wins", *("end cards" if part == "cards" else part for part in PARTS)]
    rows = [
        [f"seat {seat['seat']}", seat["mean"], seat["stdev"], seat["wins"], *seat["parts"].values()]
        for seat in found["seats"]
    ]
    title = f"{games:,} random games, {players} players, {found['level']}, {found['edition']} edition, seed {seed}"
    show_table(headers, rows, title)
    print(f"rounds per game: {number(found['rounds_per_game'])}")
    print(
        f"decisions per game: {number(found['decisions_per_game'])}, "
        f"with two or more options: {number(found['choices_per_game'])}"
    )
    compiled = "compiled" if found["rules_compiled"] else "interpreted"
    print(f"games per second: {number(found['games_per_s'])} ({compiled})")
    return 0


def report_bench(as_json: bool, peers: bool, seconds: float) -> int:
    """Measure, and print the figures."""
    from seasons.arena.bench import bench
    from seasons.arena.interpreted import NotMeasured

    def report(line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    try:
        found = bench(seconds, peers, report)
    except NotMeasured as error:
        print(f"seasons: {error}", file=sys.stderr)
        return 1
    if as_json:
        show_json(found)
        return 0
    middle = found["median"]
    rows = [
        ["decisions per second, Archmage, 2 players", found["decisions_per_s"], middle["decisions_per_s"]],
        ["the same, interpreted", found["decisions_per_s_interpreted"], middle["decisions_per_s_interpreted"]],
        ["games per second, Archmage", found["games_per_s"], middle["games_per_s"]],
        ["games per second, Apprentice", found["apprentice_games_per_s"], middle["apprentice_games_per_s"]],
        ["microseconds to copy a state", found["copy_us"], middle["copy_us"]],
    ]
    compiled = "compiled" if found["rules_compiled"] else "interpreted"
    show_table(["random play", "best", "median"], rows, f"The rules, {compiled}, on one core")
    print(f"bytes of a state: {found['state_bytes']:,}")
    print("Only decisions with two or more options count.")
    rivals = [
        [name, row["decisions_per_s"], row["decisions_per_s_median"], f"{number(row['ratio'])} x", row["version"]]
        for name, row in found["peers"].items()
        if "error" not in row
    ]
    show_table(["decisions per second of", "best", "median", "ours", "version"], rivals, "Other engines")
    for name, row in found["peers"].items():
        if "error" in row:
            print(f"{name}: {row['error']}")
    return 0


def report_soak(games: int, jobs: int, seed: int) -> int:
    """Play the games; print what they covered, and everything that is wrong."""
    from seasons.arena.coverage import CARD_COLUMNS, empty_rows, impossible_rows
    from seasons.arena.rare import RARE
    from seasons.arena.soak import soak
    from seasons.rules import DECISION_KINDS, EVENT_NAMES, NAMES, REASONS

    with progress_bar(games + len(RARE), "games") as progress:
        found = soak(games, jobs, seed, progress)
    impossible = impossible_rows()

    def cell(column: str, name: str) -> str:
        row = (column, name)
        if row in impossible:
            return "-"
        seeded = f" +{found.seeded[row]:,}" if found.seeded[row] else ""
        return f"{found.random[row]:,}{seeded}"

    print(f"{games:,} random games and {len(RARE)} from positions, {found.moves:,} moves, seed {seed}.")
    print("Counts are those of the random games, with + those of the positions; - cannot happen (see below).")
    cards = [[f"{n} {NAMES[n]}", *(cell(column, str(n)) for column in CARD_COLUMNS)] for n in range(1, 51)]
    show_table(["card", *CARD_COLUMNS], cards)
    for column, names in (("decision", DECISION_KINDS), ("event", EVENT_NAMES), ("reason", REASONS)):
        show_table([column, "count"], [[name, cell(column, name)] for name in names])
    for (column, name), why in impossible.items():
        print(f"{column} {name}: cannot happen, {why}")
    empty = empty_rows(found.both())
    for column, name in empty:
        print(f"never happened: {column} {NAMES[int(name)] if name.isdigit() else name}")
    for sentence in found.broken[:20]:
        print(f"broken: {sentence}")
    if len(found.broken) > 20:
        print(f"broken: {len(found.broken) - 20:,} more games")
    if empty or found.broken:
        print(f"Failed: {len(empty)} empty rows, {len(found.broken)} games with a broken law.")
        return 1
    print("All laws held, and everything was reached.")
    return 0
