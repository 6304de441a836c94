"""The help is complete, short, and nothing in it is out of reach."""

import re

import pytest
from fluent.syntax import ast

from seasons.rules import NAMES, card
from seasons.words import Words, catalogue, languages
from seasons.words.help import TERMS, TOPICS, card_page, glossary, topic, topics

CARDS = range(1, len(NAMES))
WITHOUT_RULINGS: dict[int, str] = {}  # card: why there is nothing to say about it
BOOKS_DIFFER = [4, 5, 7, 9, 13, 24, 26, 27, 28, 31, 32, 35, 38, 40, 43, 48, 50]


class Listening(Words):
    """Words that remember which messages were asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.asked: set[str] = set()

    def text(self, id: str, **args: str | int) -> str:
        self.asked.add(id)
        return super().text(id, **args)


def ids(file: str) -> list[str]:
    """The ids of the messages in an English file."""
    return [
        entry.id.name for name, _, entry in catalogue.entries("en") if name == file and isinstance(entry, ast.Message)
    ]


def is_sentence(text: str) -> bool:
    return bool(text) and text[-1] in ".?" and text == text.strip() and "{" not in text and "\n" not in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", TOPICS)
def test_every_topic_has_a_title_and_short_paragraphs(key: str, language: str) -> None:
    found = topic(Words(language), key)
    assert found.key == key
    assert 0 < len(found.title) <= 40
    assert len(found.paragraphs) >= 4
    for paragraph in found.paragraphs:
        assert is_sentence(paragraph) and len(paragraph) <= 350, paragraph


def test_topics_other_than_the_glossary_have_at_most_eight_paragraphs() -> None:
    for found in topics(Words()):
        assert len(found.paragraphs) <= 8 or found.key == "glossary"


def test_topics_come_in_order_with_titles_of_their_own() -> None:
    found = topics(Words())
    assert tuple(each.key for each in found) == TOPICS
    assert len({each.title for each in found}) == len(TOPICS)


def test_an_unknown_topic_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no topic nonsense; the topics are setup, prelude"):
        topic(Words(), "nonsense")


@pytest.mark.parametrize("language", languages())
def test_the_glossary_explains_every_term_once(language: str) -> None:
    found = glossary(Words(language))
    assert len(found) == len(TERMS) == len({name for name, _ in found})
    for name, text in found:
        assert 0 < len(name) <= 40 and is_sentence(text) and len(text) <= 200, name


def test_the_glossary_is_in_alphabetical_order_and_is_a_topic() -> None:
    names = [name for name, _ in glossary(Words())]
    assert names == sorted(names, key=str.casefold)
    assert names[:2] == ["Activate", "Crystals"] and names[-1] == "Year"
    assert topic(Words(), "glossary").paragraphs[-1] == (
        "Year: Once around the wheel, from winter to fall. A game lasts three years."
    )


def test_accents_do_not_change_the_alphabetical_order(monkeypatch: pytest.MonkeyPatch) -> None:
    names = dict(zip(TERMS, ["Zug", "Énergie", "École", "Ablage", "Fée"]))

    class French(Words):
        def text(self, id: str, **args: str | int) -> str:
            return names.get(id.removeprefix("help-term-").removesuffix("-name"), "")

    monkeypatch.setattr("seasons.words.help.TERMS", TERMS[:5])
    assert [name for name, _ in glossary(French())] == ["Ablage", "École", "Énergie", "Fée", "Zug"]


@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_page(language: str, players: int, edition: int) -> None:
    words = Words(language)
    for number in CARDS:
        page = card_page(words, number, players, edition)
        assert (page.number, page.name) == (number, words.card_name(number))
        assert page.full == words.card_full(number, edition)
        assert page.cost == words.card_cost(number, players, edition)
        assert page.kind in (words.kind("item"), words.kind("familiar"))
        assert page.effects and all(page.effects)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", CARDS)
def test_every_card_has_rulings_that_can_be_read_at_the_table(number: int, language: str) -> None:
    page = card_page(Words(language), number)
    assert (1 <= len(page.rulings) <= 4) != (number in WITHOUT_RULINGS)
    assert len(set(page.rulings)) == len(page.rulings)
    for text in [*page.rulings, *([page.differs] if page.differs else [])]:
        assert is_sentence(text) and len(text) <= 200, text


def test_the_page_says_where_the_books_disagree() -> None:
    assert [number for number in CARDS if card_page(Words(), number).differs] == BOOKS_DIFFER


def test_a_page_says_what_is_printed_on_the_card() -> None:
    page = card_page(Words(), 50, 4)
    assert (page.name, page.kind, page.prestige) == ("Damned Soul of Onys", "familiar", -5)
    assert page.effects == ["When it enters play", "Activation", "Permanent"]
    assert card_page(Words(), 22).effects == ["No effect"]
    assert [card_page(Words(), 11, players).cost for players in (2, 3, 4)] == ["3 crystals", "6 crystals", "9 crystals"]


def test_the_editions_differ_on_the_pages_of_two_cards() -> None:
    words = Words()
    assert [n for n in CARDS if card_page(words, n) != card_page(words, n, edition=1)] == [5, 43]
    assert [card_page(words, 5, edition=edition).cost for edition in (0, 1)] == ["2 crystals", "6 crystals"]
    assert card_page(words, 43).effects == ["When it enters play", "Activation"]
    assert card_page(words, 43, edition=1).effects == ["Activation"]


@pytest.mark.parametrize("number", [-1, 0, 51])
def test_there_is_no_page_without_a_card(number: int) -> None:
    with pytest.raises(ValueError, match=f"there is no card {number}"):
        card_page(Words(), number)


@pytest.mark.parametrize("file", ["en/help.ftl", "en/rulings.ftl"])
def test_numbers_in_ids_have_no_gap_and_no_message_is_unused(file: str) -> None:
    words = Listening()
    topics(words)
    for number in CARDS:
        card_page(words, number)
    assert [id for id in ids(file) if id not in words.asked] == []  # what comes after a gap is never asked for
    assert {effect for number in CARDS for effect in card(number).effects or ("none",)} == {
        id.removeprefix("help-effect-") for id in words.asked if id.startswith("help-effect-")
    }


def test_ids_say_where_a_text_belongs() -> None:
    terms, keys = "|".join(TERMS), "|".join(TOPICS)
    for id in ids("en/help.ftl"):
        assert re.fullmatch(
            rf"help-(({keys})-(title|[1-8])|glossary-entry|term-({terms})-(name|text)|effect-[a-z]+)", id
        ), id
    for id in ids("en/rulings.ftl"):
        assert re.fullmatch(r"card-([1-9]|[1-4][0-9]|50)-(ruling-[1-4]|differs)", id), id
