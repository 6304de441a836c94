"""The rules of the game as help to read: topics, a glossary, and a page for every card.

How many paragraphs a topic and how many rulings a card has is found in the English catalogue, which is complete.
"""

from itertools import count, takewhile
from typing import Final, NamedTuple
from unicodedata import normalize

from seasons.rules import card
from seasons.words.catalogue import FALLBACK, bundle
from seasons.words.words import Words

GLOSSARY: Final = "glossary"
TOPICS: Final = (
    "setup",
    "prelude",
    "round",
    "turn",
    "transmuting",
    "summoning",
    "activating",
    "bonuses",
    "seasons",
    "end",
    GLOSSARY,
)
TERMS: Final = (
    "activate",
    "crystals",
    "discard-pile",
    "draw-pile",
    "energy",
    "familiar",
    "free-entry",
    "gauge",
    "library",
    "magic-item",
    "prestige",
    "reserve",
    "sacrifice",
    "season-token",
    "stockpile",
    "summon",
    "transmute",
    "turn-a-card",
    "year",
)


class Topic(NamedTuple):
    """A chapter of the rules. The paragraphs of the glossary are its entries."""

    key: str
    title: str
    paragraphs: list[str]


class CardPage(NamedTuple):
    """All there is to say about a card, in words."""

    number: int
    name: str
    kind: str
    cost: str
    prestige: int
    effects: list[str]
    full: str
    rulings: list[str]
    differs: str | None


def topic(words: Words, key: str) -> Topic:
    """A topic by its key, one of TOPICS.

    >>> topic(Words("en"), "round").paragraphs[2]
    'Then the players take their turns, in the same order.'
    """
    if key not in TOPICS:
        raise ValueError(f"there is no topic {key}; the topics are {', '.join(TOPICS)}")
    if key == GLOSSARY:
        paragraphs = [words.text("help-glossary-entry", name=name, text=text) for name, text in glossary(words)]
    else:
        paragraphs = numbered(words, f"help-{key}-")
    return Topic(key, words.text(f"help-{key}-title"), paragraphs)


def topics(words: Words) -> list[Topic]:
    """All topics, in the order in which a beginner reads them, the glossary last."""
    return [topic(words, key) for key in TOPICS]


def glossary(words: Words) -> list[tuple[str, str]]:
    """The terms of the game and what they mean, in alphabetical order.

    >>> glossary(Words("en"))[0][0]
    'Activate'
    """
    found = [(words.text(f"help-term-{key}-name"), words.text(f"help-term-{key}-text")) for key in TERMS]
    return sorted(found, key=lambda entry: alphabetical(entry[0]))


def card_page(words: Words, number: int, players: int = 2, edition: int = 0) -> CardPage:
    """The page of a card, for a number of players and an edition (two cards differ between the editions).

    >>> page = card_page(Words("en"), 8)
    >>> page.name, page.kind, page.cost, page.prestige, page.effects
    ('Purse of Io', 'magic item', '1 air and 1 fire', 6, ['Permanent'])
    >>> page.rulings[2]
    '2 copies bring 2 extra crystals per energy.'
    """
    printed = card(number, players, edition)
    differs = f"card-{number}-differs"
    return CardPage(
        number=number,
        name=words.card_name(number),
        kind=words.kind(printed.kind),
        cost=words.card_cost(number, players, edition),
        prestige=printed.prestige,
        effects=[words.text(f"help-effect-{effect}") for effect in printed.effects or ("none",)],
        full=words.card_full(number, edition),
        rulings=numbered(words, f"card-{number}-ruling-"),
        differs=words.text(differs) if exists(differs) else None,
    )


def numbered(words: Words, start: str) -> list[str]:
    """The messages whose ids are this start and 1, 2, 3 and so on."""
    return [words.text(id) for id in takewhile(exists, (f"{start}{n}" for n in count(1)))]


def exists(id: str) -> bool:
    """Whether there is a message of this id; every language has the messages of English."""
    return bundle(FALLBACK).has_message(id)


def alphabetical(text: str) -> str:
    """A text as it is put in alphabetical order: without capitals and accents.

    >>> alphabetical("Énergie")
    'energie'
    """
    return "".join(letter for letter in normalize("NFD", text.casefold()) if letter.isascii())
