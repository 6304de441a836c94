"""The `seasons` command. Everything heavy is imported by the command that needs it.

The help texts are ids of messages (seasons/words/en/cli.ftl): seasons.terminal.usage tells them in the language in use.
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, ParamSpec

import typer

from seasons.terminal.language import choose, spoken
from seasons.terminal.player_commands import PLAYER_COMMANDS
from seasons.terminal.server_commands import SERVER_COMMANDS, play
from seasons.terminal.usage import Called, complaint, help_text

app = typer.Typer(
    name="seasons",
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


COMMANDS: dict[str, Called] = {}


def command(about: str) -> Callable[[Callable[P, int]], Callable[P, None]]:
    """Make a function a command of the same name: what it returns is the exit code, and bad input is one line."""

    def made(function: Callable[P, int]) -> Callable[P, None]:
        @functools.wraps(function)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            raise typer.Exit(guarded(lambda: function(*args, **kwargs)))

        COMMANDS[function.__name__] = Called(about, function)
        app.command()(run)
        return run

    return made


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
    except OSError as error:
        from seasons.terminal.phrases import why_not

        words = spoken()
        why = why_not(words, error)
        return complain(words.text("cli-file", path=str(error.filename), text=why) if error.filename else why)
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
        print(spoken().text("cli-compiled" if COMPILED else "cli-not-compiled"))
        raise typer.Exit()


@app.callback()
def options(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="cli-option-version")
    ] = False,
) -> None:
    """What can be said before the command; without a command the table opens in the browser."""
    if context.invoked_subcommand is None:
        raise typer.Exit(guarded(play))


ABOUT = Called("cli-about", options)


@command("cli-command-table")
def table(
    players: Annotated[int | None, typer.Option(min=2, max=4, help="cli-option-players")] = None,
    level: Annotated[Level | None, typer.Option(help="cli-option-level")] = None,
    edition: Annotated[Edition | None, typer.Option(help="cli-option-edition")] = None,
    seats: Annotated[str | None, typer.Option(help="cli-option-seats", metavar="list")] = None,
    against: Annotated[str | None, typer.Option(help="cli-option-against", metavar="bot")] = None,
    seed: Annotated[str | None, typer.Option(help="cli-option-seed-table")] = None,
    resume: Annotated[str | None, typer.Option(help="cli-option-resume", metavar="file")] = None,
) -> int:
    """Sit down at a table in the terminal: people and computer players."""
    from seasons.terminal.opening import open_table

    return open_table(
        spoken(),
        players,
        None if level is None else level.number(),
        None if edition is None else edition.number(),
        seats,
        against,
        seed,
        resume,
    )


@command("cli-command-rules")
def rules(
    topic: Annotated[list[str] | None, typer.Argument(help="cli-option-topic", metavar="topic")] = None,
) -> int:
    """Read the rules: the list of topics, one topic, or the glossary."""
    from seasons.terminal.rules import show_rules

    return show_rules(spoken(), " ".join(topic or ()))


@command("cli-command-cards")
def cards(name: Annotated[list[str] | None, typer.Argument(help="cli-option-card", metavar="name")] = None) -> int:
    """List all cards, or tell everything about one."""
    from seasons.terminal.cards import show_card, show_cards

    return show_card(spoken(), " ".join(name)) if name else show_cards(spoken())


@command("cli-command-replay")
def replay(
    record: Annotated[Path, typer.Argument(help="cli-option-record")],
    to: Annotated[int | None, typer.Option(min=0, help="cli-option-to")] = None,
    seat: Annotated[int | None, typer.Option(min=1, max=4, help="cli-option-seat")] = None,
) -> int:
    """Show what happened in a saved game, and the table after the last move shown."""
    from seasons.terminal.replay import show_replay

    return show_replay(spoken(), record, to, seat)


@command("cli-command-scenario")
def scenario(files: Annotated[list[Path], typer.Argument(help="cli-option-files")]) -> int:
    """Run scenario files and say what came out differently."""
    from seasons.terminal.scenarios import run_scenarios

    return run_scenarios(spoken(), files)


@command("cli-command-simulate")
def simulate(
    players: Annotated[int, typer.Option(min=2, max=4, help="cli-option-players")] = 2,
    games: Annotated[int, typer.Option(min=1, help="cli-option-games")] = 1000,
    level: Annotated[Level, typer.Option(help="cli-option-level-cards")] = Level.archmage,
    edition: Annotated[Edition, typer.Option(help="cli-option-edition")] = Edition.revised,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="cli-option-seed")] = 1,
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    """Let random players play each other and add up how the games end."""
    from seasons.terminal.reports import report_simulation

    return report_simulation(spoken(), players, games, level.number(), edition.number(), seed, json)


@command("cli-command-bench")
def bench(
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    peers: Annotated[bool, typer.Option("--peers/--no-peers", help="cli-option-peers")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="cli-option-seconds")] = 1.0,
) -> int:
    """Measure how fast the rules are on this machine."""
    from seasons.terminal.reports import report_bench

    return report_bench(spoken(), json, peers, seconds)


@command("cli-command-soak")
def soak(
    games: Annotated[int, typer.Option(min=0, help="cli-option-games")] = 100_000,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="cli-option-jobs")] = 2,
    seed: Annotated[int | None, typer.Option(min=0, max=2**32 - 1, help="cli-option-seed-soak")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    """Play many random games with every law checked after every move, and show what they covered."""
    from seasons.terminal.reports import report_soak

    return report_soak(spoken(), games, jobs, seed, json)


@command("cli-command-arena")
def arena(
    bots: Annotated[list[str], typer.Argument(help="cli-option-bots", metavar="bot")],
    pairs: Annotated[int, typer.Option(min=1, help="cli-option-pairs")] = 100,
    players: Annotated[int | None, typer.Option(min=2, max=4, help="cli-option-players")] = None,
    level: Annotated[Level, typer.Option(help="cli-option-level-cards")] = Level.archmage,
    edition: Annotated[Edition, typer.Option(help="cli-option-edition")] = Edition.revised,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="cli-option-seed")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="cli-option-jobs")] = 1,
    move_limit: Annotated[
        float, typer.Option(min=0.01, max=3600, help="cli-option-move-limit", metavar="number")
    ] = 60.0,
    think: Annotated[float, typer.Option(min=0, max=3600, help="cli-option-think", metavar="number")] = 0.0,
    sprt: Annotated[str | None, typer.Option(help="cli-option-sprt", metavar="list")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    """Let computer players play each other with the same cards and dice, and measure who is stronger."""
    from seasons.terminal.arena import report_arena

    return report_arena(
        spoken(), bots, players, pairs, level.number(), edition.number(), seed, jobs, move_limit, think, sprt, json
    )


for about, function in (PLAYER_COMMANDS | SERVER_COMMANDS).items():
    command(about)(function)


def run(arguments: list[str]) -> int:
    """Run one command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    try:
        arguments = take_language(arguments)
    except LookupError:
        return complain(spoken().text("cli-needs-value", option="--lang"))
    if wants_help(arguments):
        name = next((argument for argument in arguments if argument in COMMANDS), "")
        return guarded(lambda: print(help_text(spoken(), COMMANDS, ABOUT, name)) or FINE)
    if "--resume" in arguments:  # without a file it means the game that was left last
        after = arguments.index("--resume") + 1
        if after == len(arguments) or arguments[after].startswith("-"):
            arguments = [*arguments[:after], "last", *arguments[after:]]
    try:
        code = app(arguments, prog_name="seasons", standalone_mode=False)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if not hasattr(error, "format_message"):  # the usage errors of typer have it, whichever click is inside
            raise
        words = spoken()
        return complain(words.text("cli-see-help", text=complaint(words, COMMANDS, error, arguments)))
    return code if isinstance(code, int) else FINE


def before_the_rest(arguments: list[str]) -> list[str]:
    """The arguments before “--”, after which nothing is an option."""
    return arguments[: arguments.index("--")] if "--" in arguments else arguments


def take_language(arguments: list[str]) -> list[str]:
    """Obey --lang wherever it stands, and give the other arguments. Raises LookupError if it has no value."""
    choose(None)
    kept = []
    options = iter(before_the_rest(arguments))
    for argument in options:
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else next(options, "")
            if not value or value.startswith("-"):
                raise LookupError(argument)
            choose(value)
        else:
            kept.append(argument)
    return kept + arguments[len(before_the_rest(arguments)) :]


def wants_help(arguments: list[str]) -> bool:
    """Whether somebody asks how to call a command."""
    return any(argument in ("-h", "--help") for argument in before_the_rest(arguments))


def main() -> None:
    """The entry point of the installed command."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
