"""The commands about computer players: what they are called with. seasons.cli makes commands of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from seasons.terminal.language import spoken

Bots = Annotated[list[str], typer.Argument(help="cli-option-any-bots", metavar="bot")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Seed = Annotated[int, typer.Option(min=0, max=2**32 - 1, help="cli-option-seed")]
MoveLimit = Annotated[float, typer.Option(min=0.01, max=3600, help="cli-option-move-limit", metavar="number")]
Worlds = Annotated[int, typer.Option(min=2, max=10_000_000, help="cli-option-worlds")]


def solve(
    file: Annotated[Path, typer.Argument(help="cli-option-position")],
    worlds: Worlds = 10_000,
    seed: Seed = 1,
    json: Json = False,
) -> int:
    """Find the best move of a position: for certain near the end, by playing on before."""
    from seasons.terminal.puzzles import report_solution

    return report_solution(spoken(), file, worlds, seed, json)


def puzzles(
    bots: Bots,
    files: Annotated[list[Path] | None, typer.Option(help="cli-option-puzzles", metavar="file")] = None,
    seed: Seed = 1,
    json: Json = False,
) -> int:
    """Let computer players try the puzzles."""
    from seasons.terminal.puzzles import report_puzzles

    return report_puzzles(spoken(), bots, files or [], seed, json)


def bot(name: Annotated[str, typer.Argument(help="cli-option-one-bot", metavar="bot")]) -> int:
    """Let a computer player answer on stdin and stdout, in the protocol for bots."""
    from seasons.terminal.protocol import speak

    return speak(spoken(), name)


def conform(
    name: Annotated[str, typer.Argument(help="cli-option-program", metavar="program")],
    move_limit: MoveLimit = 10.0,
    json: Json = False,
) -> int:
    """Examine whether a program keeps to the protocol for bots."""
    from seasons.terminal.protocol import report_conformance

    return report_conformance(spoken(), name, move_limit, json)


def hint(
    file: Annotated[Path, typer.Argument(help="cli-option-position")],
    worlds: Worlds = 200,
    seed: Seed = 1,
    json: Json = False,
) -> int:
    """Say which moves of a position are best, and why."""
    from seasons.terminal.hints import report_hint

    return report_hint(spoken(), file, worlds, seed, json)


def ladder(
    bots: Annotated[list[str] | None, typer.Argument(help="cli-option-ladder-bots", metavar="bot")] = None,
    pairs: Annotated[int, typer.Option(min=1, help="cli-option-pairs")] = 100,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="cli-option-jobs")] = 1,
    move_limit: MoveLimit = 60.0,
    write: Annotated[Path | None, typer.Option(help="cli-option-write")] = None,
    keep: Annotated[Path | None, typer.Option(help="cli-option-keep")] = None,
    json: Json = False,
) -> int:
    """Let computer players play all against all, and rate them."""
    from seasons.terminal.ladder import report_ladder

    return report_ladder(spoken(), bots or [], pairs, seed, jobs, move_limit, write, keep, json)


def regret(
    positions: Annotated[int, typer.Option(min=1, help="cli-option-positions")] = 1000,
    seed: Seed = 1,
    worlds: Annotated[int, typer.Option(min=0, max=10_000, help="cli-option-worlds-regret")] = 0,
    json: Json = False,
) -> int:
    """Measure how many points the levels give away."""
    from seasons.terminal.ladder import report_regret

    return report_regret(spoken(), positions, seed, worlds, json)


PLAYER_COMMANDS: dict[str, Callable[..., int]] = {
    "cli-command-hint": hint,
    "cli-command-solve": solve,
    "cli-command-puzzles": puzzles,
    "cli-command-ladder": ladder,
    "cli-command-regret": regret,
    "cli-command-bot": bot,
    "cli-command-conform": conform,
}
"""The commands by the message that says what they do."""
