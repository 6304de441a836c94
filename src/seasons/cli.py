"""The `seasons` command. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

app = typer.Typer(
    name="seasons",
    help="The board game Seasons: play it, look things up, simulate and measure.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

FINE, FAILED, BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141
P = ParamSpec("P")


class Level(StrEnum):
    """The levels of the rulebook, by number in the rules."""

    apprentice = "apprentice"
    magician = "magician"
    archmage = "archmage"

    def number(self) -> int:
        return list(Level).index(self)


class Edition(StrEnum):
    """The printed editions, by number in the rules."""

    revised = "revised"
    first = "first"

    def number(self) -> int:
        return list(Edition).index(self)


def command(function: Callable[P, int]) -> Callable[P, None]:
    """Make a function a command of the same name: what it returns is the exit code, and bad input is one line."""

    @functools.wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        raise typer.Exit(guarded(lambda: function(*args, **kwargs)))

    app.command()(run)
    return run


def guarded(work: Callable[[], int]) -> int:
    """Do some work; the exit code. Errors in what people gave become one line on stderr."""
    try:
        code = work()
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: nothing more to say
        return PIPE_CLOSED
    except UnicodeDecodeError as error:
        return complain(f"this is not a text file: {error}")
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ValueError as error:
        from seasons.rules import RulesError

        if isinstance(error, RulesError):
            return complain(str(error))
        raise


def complain(text: str) -> int:
    """Say in one line what is wrong with the input."""
    print(f"seasons: {' '.join(text.split())}", file=sys.stderr)
    return BAD_INPUT


def show_version(wanted: bool) -> None:
    """Print the version, and how the rules run."""
    if wanted:
        from seasons import __version__
        from seasons.rules import COMPILED

        print(f"seasons {__version__}")
        print("compiled" if COMPILED else "interpreted: install gcc and python3-dev for speed")
        raise typer.Exit()


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """The board game Seasons: play it, look things up, simulate and measure."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@command
def table(
    players: Annotated[int | None, typer.Option(min=2, max=4, help="Number of players.")] = None,
    level: Annotated[Level | None, typer.Option(help="Which cards, and how you get them.")] = None,
    edition: Annotated[Edition | None, typer.Option(help="The printed edition.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where, such as human,random or Ada,Bob,random.", metavar="LIST")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Play the same dice and cards again.")] = None,
    resume: Annotated[
        str | None, typer.Option(help="Go on with a saved game; “last” is the one you left.", metavar="FILE")
    ] = None,
) -> int:
    """Sit down at a table in the terminal: people and random players."""
    from seasons.terminal.opening import open_table

    return open_table(
        players,
        None if level is None else level.number(),
        None if edition is None else edition.number(),
        seats,
        seed,
        resume,
    )


@command
def cards(name: Annotated[list[str] | None, typer.Argument(help="A card, by name or number.")] = None) -> int:
    """List all cards, or tell everything about one."""
    from seasons.terminal.cards import show_card, show_cards

    return show_card(" ".join(name)) if name else show_cards()


@command
def replay(
    record: Annotated[Path, typer.Argument(help="A saved game.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, max=4, help="See it as this seat does; otherwise openly.")] = None,
) -> int:
    """Show what happened in a saved game, and the table after the last move shown."""
    from seasons.terminal.replay import show_replay

    return show_replay(record, to, seat)


@command
def scenario(files: Annotated[list[Path], typer.Argument(help="Scenario files.")]) -> int:
    """Run scenario files and say what came out differently."""
    from seasons.terminal.scenarios import run_scenarios

    return run_scenarios(files)


@command
def simulate(
    players: Annotated[int, typer.Option(min=2, max=4, help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    level: Annotated[Level, typer.Option(help="Which cards.")] = Level.archmage,
    edition: Annotated[Edition, typer.Option(help="The printed edition.")] = Edition.revised,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="The same seed gives the same games.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> int:
    """Let random players play each other and add up how the games end."""
    from seasons.terminal.reports import report_simulation

    return report_simulation(players, games, level.number(), edition.number(), seed, json)


@command
def bench(
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="Measure other game engines, too.")] = True,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="Time for one figure in one round.")] = 1.0,
) -> int:
    """Measure how fast the rules are on this machine."""
    from seasons.terminal.reports import report_bench

    return report_bench(json, peers, seconds)


@command
def soak(
    games: Annotated[int, typer.Option(min=0, help="Number of random games.")] = 100_000,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes at the same time.")] = 2,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="The same seed gives the same games.")] = 1,
) -> int:
    """Play many random games with every law checked after every move, and show what they covered."""
    from seasons.terminal.reports import report_soak

    return report_soak(games, jobs, seed)


def run(arguments: list[str]) -> int:
    """Run one command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    if "--resume" in arguments:  # without a file it means the game that was left last
        after = arguments.index("--resume") + 1
        if after == len(arguments) or arguments[after].startswith("-"):
            arguments = [*arguments[:after], "last", *arguments[after:]]
    try:
        code = app(arguments, prog_name="seasons", standalone_mode=False)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        tell = getattr(error, "format_message", None)  # the usage errors of typer, whichever click is inside
        if tell is None:
            raise
        return complain(f"{tell()} (seasons --help explains)")
    return code if isinstance(code, int) else FINE


def main() -> None:
    """The entry point of the installed command."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
