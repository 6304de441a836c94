"""Finding cards and topics by what people type: in any language, with case, accents and small mistakes forgiven."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping

from seasons.notation.errors import MalformedMove
from seasons.notation.moves import plain
from seasons.rules import NAMES
from seasons.terminal.phrases import alternatives, with_commas
from seasons.words import Words, languages
from seasons.words.help import TOPICS

LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "’": " ", "-": " "})


def forgiven(text: str) -> str:
    """A text as it is compared: no case, no accents, no apostrophes or hyphens.

    >>> forgiven("  CŒUR d'Été ")
    'coeur d ete'
    """
    return " ".join(plain(text).translate(LETTERS).split())


def card_names(words: Words) -> dict[str, int]:
    """The numbers of the cards by name."""
    return {forgiven(words.card_name(number)): number for number in range(1, len(NAMES))}


def find_card(words: Words, text: str) -> int:
    """The card that a number, a name or a part of one means; an error names the nearest ones.

    The language in use comes first, then English, then the others.

    >>> find_card(Words("en"), "purse"), find_card(Words("en"), "8")
    (8, 8)
    """
    wanted = forgiven(text)
    if wanted.isdecimal() and 1 <= int(wanted) < len(NAMES):
        return int(wanted)
    order = list(dict.fromkeys([words.lang, *languages()]))
    for language in order:
        found = card_names(Words(language)).get(wanted)
        if found:
            return found
    for language in order:
        names = card_names(Words(language))
        fitting = [number for name, number in names.items() if wanted and wanted in name]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            listed = with_commas(words, [words.card_name(number) for number in fitting])
            raise MalformedMove(words.text("page-many-cards", value=text, cards=listed))
    raise MalformedMove(unknown_card(words, text, order))


def unknown_card(words: Words, text: str, order: Iterable[str]) -> str:
    """That there is no such card, and which ones are nearest."""
    for language in order:
        names = card_names(Words(language))
        near = difflib.get_close_matches(forgiven(text), names, n=3, cutoff=0.5)
        if near:
            listed = alternatives(words, [words.card_name(names[name]) for name in near])
            return words.text("page-no-card-near", value=text, cards=listed)
    return words.text("page-no-card", value=text)


def find_topic(words: Words, text: str) -> str:
    """The key of the topic that a key, a title or the beginning of one means."""
    titles = {forgiven(words.text(f"help-{key}-title")): key for key in TOPICS} | {key: key for key in TOPICS}
    wanted = forgiven(text)
    if wanted in titles:
        return titles[wanted]
    fitting = {key for title, key in titles.items() if wanted and title.startswith(wanted)}
    fitting = fitting or {titles[near] for near in difflib.get_close_matches(wanted, titles, n=1, cutoff=0.75)}
    if len(fitting) != 1:
        raise MalformedMove(words.text("rules-no-topic", value=text, text=with_commas(words, TOPICS)))
    return fitting.pop()


def nearest_label(labels: Mapping[str, int], text: str) -> str:
    """The label that is nearest to a text, or nothing."""
    by_plain = {forgiven(label): label for label in labels}
    near = difflib.get_close_matches(forgiven(text), by_plain, n=1, cutoff=0.5)
    return by_plain[near[0]] if near else ""
