"""How the commands are called: help and complaints in the language in use, read off the commands' own signatures."""

from __future__ import annotations

import difflib
import inspect
import re
import shutil
import textwrap
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from seasons.terminal.phrases import alternatives, with_commas
from seasons.words import Words

WIDEST = 100


class Called(NamedTuple):
    """A command: the message that says what it does, and the function that has its options and arguments."""

    about: str
    function: Callable[..., Any]


class Place(NamedTuple):
    """An option or an argument of a command."""

    name: str
    opts: list[str]  # as they are typed; none for an argument
    kind: type
    many: bool
    needed: bool
    default: Any
    help: str  # the id of a message
    word: str  # what stands for the value in help: the end of cli-place-...
    low: float | None
    high: float | None


def places(function: Callable[..., Any]) -> list[Place]:
    """The options and arguments of a command."""
    hints = get_type_hints(function, include_extras=True)
    found = []
    for name, parameter in inspect.signature(function).parameters.items():
        if get_origin(hints[name]) is not Annotated:
            continue
        kind, info = get_args(hints[name])[:2]
        if isinstance(kind, UnionType):
            kind = next(part for part in get_args(kind) if part is not type(None))
        many = get_origin(kind) is list
        kind = get_args(kind)[0] if many else kind
        is_option = type(info).__name__ == "OptionInfo"
        opts = [opt for given in info.param_decls or () for opt in given.split("/")] or [f"--{name.replace('_', '-')}"]
        found.append(
            Place(
                name,
                opts if is_option else [],
                kind,
                many,
                parameter.default is inspect.Parameter.empty,
                None if parameter.default is inspect.Parameter.empty else parameter.default,
                info.help,
                info.metavar or word_for(kind),
                info.min,
                info.max,
            )
        )
    return found


def word_for(kind: type) -> str:
    """What stands for a value of this type."""
    if issubclass(kind, StrEnum):
        return "word"
    return "file" if kind is Path else "text" if kind is str else "number"


def shown(words: Words, place: Place) -> str:
    """An option or argument with a placeholder for its value, as usage lines write it."""
    value = words.text(f"cli-place-{place.word}")
    if not place.opts:
        return f"{value}..." if place.many else value
    return ", ".join(place.opts) if place.kind is bool else f"{', '.join(place.opts)} {value}"


def explained(words: Words, place: Place) -> str:
    """What an option or argument is for, what it can be, and what it is by default."""
    text = words.text(place.help)
    if issubclass(place.kind, StrEnum):
        text = words.text("cli-one-of", text=text, value=", ".join(list(place.kind)))
    if place.default is not None and not isinstance(place.default, bool):
        text = words.text("cli-default", text=text, value=str(place.default))
    return text


def columns(rows: list[tuple[str, str]]) -> list[str]:
    """Terms on the left, explanations on the right, wrapped to the terminal."""
    left = max(len(term) for term, _ in rows) + 4
    width = max(min(WIDEST, shutil.get_terminal_size().columns), left + 30)
    lines = []
    for term, text in rows:
        lines += textwrap.wrap(
            text, width, initial_indent=f"  {term}".ljust(left), subsequent_indent=" " * left, break_on_hyphens=False
        )
    return lines


def help_text(words: Words, commands: Mapping[str, Called], options: Called, name: str = "") -> str:
    """The help of a command, or of all of them."""
    always = [("-h, --help", words.text("cli-option-help"))]
    lang = ("--lang " + words.text("cli-place-lang"), words.text("cli-option-lang"))
    options_place = words.text("cli-usage-options")
    if not name:
        usage = f"seasons {options_place} " + words.text("cli-usage-command")
        rows = [(shown(words, place), explained(words, place)) for place in places(options.function)]
        listed = [(command, words.text(called.about)) for command, called in commands.items()]
        return "\n".join(
            [
                words.text("cli-usage", text=usage),
                *("", words.text(options.about)),
                *("", words.text("cli-commands"), *columns(listed)),
                *("", words.text("cli-options"), *columns([lang, *rows, *always])),
                *("", words.text("cli-more-help")),
            ]
        )
    found = places(commands[name].function)
    arguments = [place for place in found if not place.opts]
    rows = [(shown(words, place), explained(words, place)) for place in found if place.opts]
    usage = " ".join(
        [
            f"seasons {name} {options_place}",
            *(shown(words, place) if place.needed else f"[{shown(words, place)}]" for place in arguments),
        ]
    )
    lines = [words.text("cli-usage", text=usage), "", words.text(commands[name].about)]
    if arguments:
        told = [(shown(words, place), explained(words, place)) for place in arguments]
        lines += ["", words.text("cli-arguments"), *columns(told)]
    return "\n".join([*lines, "", words.text("cli-options"), *columns([*rows, lang, *always])])


def complaint(words: Words, commands: Mapping[str, Called], error: Exception, arguments: list[str]) -> str:
    """What is wrong with a command line, in one sentence: the usage errors of typer in the language in use."""
    name = next((argument for argument in arguments if not argument.startswith("-")), "")
    known = places(commands[name].function) if name in commands else []
    kind = type(error).__name__
    message = str(getattr(error, "message", error))
    if kind == "NoSuchOption":
        option = str(getattr(error, "option_name", ""))
        opts = [opt for place in known for opt in place.opts]
        near = difflib.get_close_matches(option, [*opts, "--lang", "--help"], n=2, cutoff=0.7)
        if near:
            return words.text("cli-no-option-near", option=option, text=alternatives(words, near))
        return words.text("cli-no-option", option=option)
    if kind == "BadOptionUsage":
        option = str(getattr(error, "option_name", ""))
        flag = any(option in place.opts and place.kind is bool for place in known)
        return words.text("cli-bad-other" if flag else "cli-needs-value", option=option)
    place = next((place for place in known if place.name == getattr(getattr(error, "param", None), "name", "")), None)
    if kind == "MissingParameter" and place:
        return words.text("cli-needs-argument", option=shown(words, place))
    if kind == "BadParameter" and place:
        return bad_value(words, place, arguments)
    if name and name not in commands:
        return words.text("cli-no-command", value=name)
    if extra := re.search(r"extra argument.*\((.+)\)", message):
        return words.text("cli-too-much", value=extra[1])
    return words.text("cli-not-understood", text=message)


def bad_value(words: Words, place: Place, arguments: list[str]) -> str:
    """What was expected of a value, and what was given."""
    option = "/".join(place.opts) or shown(words, place)
    value = ""
    for index, argument in enumerate(arguments):
        if argument in place.opts and index + 1 < len(arguments):
            value = arguments[index + 1]
        elif argument.partition("=")[0] in place.opts and "=" in argument:
            value = argument.partition("=")[2]
    wanted = wanted_text(words, place)
    if not wanted or not value:
        return words.text("cli-bad-other", option=option)
    return words.text("cli-bad-value", option=option, text=wanted, value=value)


def wanted_text(words: Words, place: Place) -> str:
    """What an option or argument can be."""
    if issubclass(place.kind, StrEnum):
        return words.text("cli-wanted-one-of", text=with_commas(words, list(place.kind)))
    if place.kind not in (int, float):
        return ""
    if place.low is not None and place.high is not None:
        return words.text("cli-wanted-between", first=f"{place.low}", second=f"{place.high}")
    return (
        words.text("cli-wanted-from", first=f"{place.low}")
        if place.low is not None
        else words.text("cli-wanted-number")
    )
