"""Fluent files: found, checked, and read only when the first sentence is needed."""

import logging
import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from seasons.text import Part, Text
from seasons.words.arguments import ARGUMENTS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

FALLBACK: Final = "en"
BEFORE_A_NUMBER: Final = re.compile(r"(?<![\w-])-(?=\d)")
LOG: Final = logging.getLogger(__name__)
_told: Final[set[tuple[str, str]]] = set()


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue, English first.

    >>> languages()[0]
    'en'
    """
    folders = (entry for entry in files(__package__).iterdir() if entry.is_dir())
    found = {folder.name for folder in folders if any(file.name.endswith(".ftl") for file in folder.iterdir())}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def nearest_language(wanted: str) -> str:
    """The language of a locale name, or English if there is no catalogue for it.

    >>> nearest_language("en_US.UTF-8"), nearest_language("tlh")
    ('en', 'en')
    """
    language = wanted.replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
    return language if language in languages() else FALLBACK


def language_from_environment(environ: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for (LC_ALL, LC_MESSAGES, LANG, and LANGUAGE before them), or English.

    >>> language_from_environment({"LANG": "en_GB.UTF-8"})
    'en'
    """
    values = os.environ if environ is None else environ
    locale = values.get("LC_ALL") or values.get("LC_MESSAGES") or values.get("LANG") or "C"
    if locale.split(".")[0] in ("C", "POSIX"):
        return FALLBACK
    for wanted in [*values.get("LANGUAGE", "").split(":"), locale]:
        language = nearest_language(wanted)
        if language != FALLBACK or wanted.lower().startswith(FALLBACK):
            return language
    return FALLBACK


def sources(language: str) -> list[tuple[str, str]]:
    """The Fluent files of a language: name and text."""
    found = [file for file in files(__package__).joinpath(language).iterdir() if file.name.endswith(".ftl")]
    return [(f"{language}/{file.name}", file.read_text("utf-8")) for file in sorted(found, key=lambda file: file.name)]


@cache
def parse(text: str) -> "ast.Resource":
    """A Fluent file as a tree, with the places of its parts. Only checks need it; they read the same files often."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=True).parse(text)


def entries(language: str) -> "Iterator[tuple[str, int, ast.EntryType]]":
    """Every entry of a language with its file and line."""
    for name, text in sources(language):
        for entry in parse(text).body:
            start = entry.span.start if entry.span else 0
            yield name, text.count("\n", 0, start) + 1, entry


def problems(language: str) -> list[str]:
    """What both Fluent runtimes would drop without a word: broken entries and second definitions, with their places.

    >>> problems("en")
    []
    """
    from fluent.syntax import ast

    found = []
    first: dict[str, str] = {}
    for name, line, entry in entries(language):
        place = f"{name}:{line}"
        if isinstance(entry, ast.Junk):
            broken = (entry.content or "").strip().splitlines()[0]
            found.append(f"{place}: this cannot be read: {broken}")
        elif isinstance(entry, ast.Message | ast.Term):
            id = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if id in first:
                found.append(f"{place}: {id} is already defined at {first[id]}")
            first.setdefault(id, place)
            names = [attribute.id.name for attribute in entry.attributes]
            found += [f"{place}: {id}.{twice} is defined twice" for twice in names if names.count(twice) > 1]
    return found


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every text of a language by its id (`id` or `id.attribute`), with the arguments it uses, also through others.

    >>> sorted(messages("en")["event-taken-back"])
    ['cards', 'cause', 'player', 'voice']
    """
    from fluent.syntax import ast

    texts: dict[str, ast.Pattern] = {}
    for _, _, entry in entries(language):
        if isinstance(entry, ast.Message | ast.Term):
            id = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if entry.value:
                texts[id] = entry.value
            texts |= {f"{id}.{attribute.id.name}": attribute.value for attribute in entry.attributes}

    def uses(node: object, seen: frozenset[str]) -> frozenset[str]:
        if isinstance(node, ast.VariableReference):
            return frozenset({node.id.name})
        if isinstance(node, ast.MessageReference | ast.TermReference):
            id = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
            id += f".{node.attribute.name}" if node.attribute else ""
            return uses(texts.get(id), seen | {id}) if id not in seen else frozenset()
        below = node if isinstance(node, list) else list(vars(node).values()) if isinstance(node, ast.BaseNode) else []
        return frozenset().union(*(uses(part, seen) for part in below))

    return {id: uses(pattern, frozenset({id})) for id, pattern in texts.items() if not id.startswith("-")}


@cache
def bundle(language: str) -> "FluentBundle":
    """The messages of a language, read at the first call."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for _, text in sources(language):
        made.add_resource(FluentResource(text))
    return made


def tell_once(language: str, id: str, what: str) -> None:
    """Log a gap in a catalogue, the first time it is met."""
    if (language, id) not in _told:
        _told.add((language, id))
        LOG.warning("%s: the message %s %s", language, id, what)


def format_message(language: str, id: str, args: Mapping[str, Part]) -> str:
    """A message in words; `id` may end in `.attribute`. What a language lacks is said in English and logged once.

    Arguments that are messages themselves are said first. Numbers are not grouped, and negative ones have a real minus
    sign; tests/words/js/format.mjs does the same.

    >>> format_message("en", "card-8.name", {})
    'Purse of Io'
    """
    from fluent.runtime.types import FluentType, fluent_number

    given: dict[str, str | FluentType] = {}
    for name, value in args.items():
        if isinstance(value, Text):
            value = format_message(language, value.id, value.args)
        kind = ARGUMENTS.get(name)
        if kind is None or not isinstance(value, kind):
            raise TypeError(f"the argument {name}={value!r} of {id} is not in seasons.words.arguments")
        given[name] = fluent_number(value, useGrouping=False) if isinstance(value, int) else value
    negative = any(isinstance(value, int) and value < 0 for value in args.values())
    for tried in dict.fromkeys((language, FALLBACK)):
        messages = bundle(tried)
        key, _, attribute = id.partition(".")
        message = messages.get_message(key) if messages.has_message(key) else None
        pattern = (message.attributes.get(attribute) if attribute else message.value) if message else None
        if pattern is None:
            tell_once(tried, id, "is missing")
            continue
        text, errors = messages.format_pattern(pattern, given)
        if errors:
            tell_once(tried, id, f"could not be formed ({errors[0]})")
            if tried != FALLBACK:
                continue
        return BEFORE_A_NUMBER.sub("\N{MINUS SIGN}", str(text)) if negative else str(text)
    raise KeyError(f"there is no message {id}, not even in English")
