"""The table server says nothing that is not in table.ftl, gives every message what it needs, and leaves none unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import seasons
from seasons.protocol.requests import PHRASES
from seasons.rules import CAUTIONS, OFFERS, card
from seasons.words import ARGUMENTS, CHOICES, Words, catalogue, languages, messages

PARTS = ("server", "game", "protocol")
SERVER = sorted(path for part in PARTS for path in (Path(seasons.__file__).parent / part).rglob("*.py"))
PREFIXES = ("log-", "free-", "warn-")
OF_THE_RULES = {f"free-{kind}" for kind in OFFERS} | {f"warn-{kind}" for kind in CAUTIONS}
PHRASE = 23  # letters that fit on the button of a phrase
ENDING_IN_A_TEXT = {"refused-bad-message"}  # what a program said follows the colon


@cache
def nodes() -> list[tuple[str, ast.AST]]:
    """Everything in the sources of the server, with its place."""
    return [
        (f"{path.name}:{getattr(node, 'lineno', 0)}", node)
        for path in SERVER
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ]


def calls(called: str) -> Iterator[tuple[str, ast.Call]]:
    """The calls of a function or method of this name."""
    for place, node in nodes():
        if isinstance(node, ast.Call) and called in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield place, node


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Every refusal: its place, the id of its message, and the arguments it brings."""
    for place, call in calls("Refuse"):
        code = call.args[0]
        assert isinstance(code, ast.Constant) and isinstance(code.value, str), (
            f"{place}: the code of a refusal must stand there, to be found"
        )
        yield place, f"refused-{code.value}", {str(keyword.arg) for keyword in call.keywords}


def named() -> Iterator[tuple[str, str]]:
    """Every id of a line of the log, a reminder or a warning that stands in the server."""
    for place, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIXES):
            if node.value not in PREFIXES:  # that is the beginning of one that is put together
                yield place, node.value


def in_the_file(language: str) -> list[str]:
    """The ids of table.ftl, in their order."""
    file = dict(catalogue.sources(language))[f"{language}/table.ftl"]
    return [entry.id.name for entry in catalogue.parse(file).body if isinstance(entry, fluent.Message)]


def said(language: str, id: str) -> list[str]:
    """A message in both voices, for one and for several."""
    arguments = messages("en")[id]
    given = {name: "«x»" for name in arguments if ARGUMENTS[name] is str and name not in CHOICES}
    counted = arguments & {"count", "number"}
    counts = [dict.fromkeys(counted, count) for count in (0, 1, 2, 40)] if counted else [{}]
    voices = [{"voice": voice} for voice in CHOICES["voice"]] if "voice" in arguments else [{}]
    return [Words(language).text(id, **given | count | voice) for count in counts for voice in voices]


def test_every_refusal_has_a_message_and_brings_what_it_needs() -> None:
    needed = messages("en")
    found = list(refusals())
    assert len(found) > 40
    for place, id, given in found:
        assert id in needed, place
        assert needed[id] <= given <= set(ARGUMENTS), f"{place}: {id}"


def test_every_line_of_the_server_exists_and_gets_what_it_needs() -> None:
    needed = messages("en")
    for place, id in named():
        assert id in needed, f"{place}: {id}"
    for place, call in calls("text"):
        first = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
        if isinstance(first, str) and first.startswith(PREFIXES):
            assert needed[first] == {keyword.arg for keyword in call.keywords}, f"{place}: {first}"
    assert all(needed[id] <= {"voice", "player", "count"} for _, id in named() if id.startswith("log-"))


def test_every_offer_and_caution_of_the_rules_has_words() -> None:
    assert set(in_the_file("en")) >= OF_THE_RULES


def test_every_phrase_has_words() -> None:
    assert {f"phrase-{phrase}" for phrase in PHRASES} == {id for id in messages("en") if id.startswith("phrase-")}


def test_no_message_of_the_table_is_unused() -> None:
    used = {id for _, id, _ in refusals()} | {id for _, id in named()} | {f"phrase-{name}" for name in PHRASES}
    used |= OF_THE_RULES
    assert [id for id in in_the_file("en") if id not in used] == []


@pytest.mark.parametrize("language", languages())
def test_the_messages_of_the_table_stand_in_the_same_order_in_every_language(language: str) -> None:
    assert in_the_file(language) == in_the_file("en")


@pytest.mark.parametrize("language", languages())
def test_what_the_table_says_is_a_sentence(language: str) -> None:
    for id in in_the_file("en"):
        for text in said(language, id) if not id.startswith("phrase-") else ():
            assert text[0] == text[0].upper(), text
            assert text.endswith("«x»" if id in ENDING_IN_A_TEXT else "."), text
            assert not re.search(r"[{}]", text), text


@pytest.mark.parametrize("language", languages())
def test_lines_about_somebody_have_two_voices(language: str) -> None:
    for id in in_the_file("en"):
        if "voice" in messages("en")[id]:
            mine, theirs = said(language, id)[:2]
            assert "«x»" not in mine and "«x»" in theirs, id


@pytest.mark.parametrize("language", languages())
def test_phrases_fit_on_buttons_and_differ(language: str) -> None:
    phrases = [Words(language).text(f"phrase-{name}") for name in PHRASES]
    assert [phrase for phrase in phrases if len(phrase) > PHRASE or phrase[-1] in ".?!"] == []
    assert len(set(phrases)) == len(phrases)


@pytest.mark.parametrize("language", languages())
def test_the_cards_with_a_standing_answer_are_named_as_their_titles_are(language: str) -> None:
    words = Words(language)
    text = words.text("refused-bad-standing")
    standing = [number for number in range(1, 51) if card(number, 2, 0).standing]
    assert standing and all(words.title(number) in text for number in standing), text
