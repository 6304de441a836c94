"""The catalogues are sound: everything can be read, everything has its place, every argument its type."""

import csv
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import seasons
from seasons.words import (
    ARGUMENTS,
    CHOICES,
    Words,
    catalogue,
    language_from_environment,
    languages,
    messages,
    nearest_language,
    problems,
)

FOREIGN = [language for language in languages() if language != "en"]


class Uses(Visitor):
    """The arguments a message uses, those it chooses by with the words it knows, and the functions it calls."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.chosen: list[tuple[str, set[str]]] = []
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in node.variants
            }
            self.chosen.append((node.selector.id.name, keys))
        self.generic_visit(node)


def patterns(language: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Every text of a language: its place, its id (with the attribute), and its tree."""
    for name, line, entry in catalogue.entries(language):
        if isinstance(entry, ast.Message):
            if entry.value:
                yield f"{name}:{line}", entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{name}:{line}", f"{entry.id.name}.{attribute.id.name}", attribute.value


def uses(pattern: ast.Pattern) -> Uses:
    found = Uses()
    found.visit(pattern)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_entry_can_be_read_and_is_defined_once(language: str) -> None:
    assert problems(language) == []


def test_broken_and_doubled_entries_are_found_with_file_and_line(monkeypatch: pytest.MonkeyPatch) -> None:
    one = "# a comment\n\ngood = yes\nbroken = { $x\nalso-good =\n    .a = 1\n    .a = 2\n"
    two = "\ngood = again\n"
    monkeypatch.setattr(catalogue, "sources", lambda language: [("en/one.ftl", one), ("en/two.ftl", two)])
    assert problems("en") == [
        "en/one.ftl:4: this cannot be read: broken = { $x",
        "en/one.ftl:5: also-good.a is defined twice",
        "en/one.ftl:5: also-good.a is defined twice",
        "en/two.ftl:2: good is already defined at en/one.ftl:3",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_argument_is_in_the_table_and_no_function_is_called(language: str) -> None:
    for place, id, pattern in patterns(language):
        found = uses(pattern)
        assert found.arguments <= set(ARGUMENTS), f"{place} {id}"
        assert not found.functions, f"{place} {id}: numbers come ready, NUMBER() and DATETIME() differ in the browser"


def test_no_argument_of_the_table_is_unused() -> None:
    used = set().union(*(uses(pattern).arguments for _, _, pattern in patterns("en")))
    assert set(ARGUMENTS) - used == set()


@pytest.mark.parametrize("language", languages())
def test_choices_are_made_by_words_that_exist(language: str) -> None:
    for place, id, pattern in patterns(language):
        for argument, keys in uses(pattern).chosen:
            if argument in CHOICES:
                known = set(CHOICES[argument]) | ({"other"} if argument == "what" else set())
                assert keys <= known, f"{place} {id}: {argument}"
                assert argument == "what" or keys == known, f"{place} {id}: {argument} is not complete"
            elif ARGUMENTS[argument] is int:
                plural = {"zero", "one", "two", "few", "many", "other"}
                assert all(key in plural or key.isdigit() for key in keys), f"{place} {id}: {argument}"
            else:
                assert keys == {"none", "other"}, f"{place} {id}: {argument}"


def test_messages_are_listed_with_their_arguments_also_those_of_messages_within(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = (
        "one = { $count } { two.b } { -name }\ntwo =\n    .b = { $card ->\n       *[none] { one }\n    }\n-name = x\n"
    )
    monkeypatch.setattr(catalogue, "sources", lambda language: [("xx/one.ftl", text)])
    try:
        assert messages("xx") == {"one": {"count", "card"}, "two.b": {"count", "card"}}
    finally:
        catalogue.messages.cache_clear()


@pytest.mark.parametrize("language", FOREIGN)
def test_every_language_says_what_english_says(language: str) -> None:
    english, foreign = messages("en"), messages(language)
    assert set(foreign) == set(english)
    for id, arguments in foreign.items():
        assert arguments <= english[id], id


@pytest.mark.parametrize("language", languages())
def test_texts_have_no_stray_spaces_and_no_typewriter_marks(language: str) -> None:
    for place, id, pattern in patterns(language):
        text = "x".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
        assert not re.search(r"['\"\t]|  |\.\.\.", text), f"{place} {id}"


def test_card_names_are_those_of_the_table_of_cards() -> None:
    table = Path(__file__).parents[2] / "data" / "cards.csv"
    rows = list(csv.DictReader(table.read_text("utf-8").splitlines()))
    assert len(rows) == 50
    for language in languages():
        words = Words(language)
        names = [words.card_name(int(row["number"])) for row in rows]
        assert names == [row[f"name_{language}"] for row in rows]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", [0, 1])
def test_card_texts_fit_their_places(language: str, edition: int) -> None:
    words = Words(language)
    for number in range(1, 51):
        assert 0 < len(words.card_full(number, edition)) <= 180, number
        assert 0 < len(words.card_gist(number, edition)) <= 56, number


def test_two_cards_differ_between_the_editions() -> None:
    words = Words("en")
    assert [n for n in range(1, 51) if words.card_full(n, 0) != words.card_full(n, 1)] == [5, 43]
    assert [n for n in range(1, 51) if words.card_gist(n, 0) != words.card_gist(n, 1)] == [5, 43]
    assert "3 energies" in words.card_full(5, 0) and "9 crystals" in words.card_full(5, 0)
    assert "4 energies" in words.card_full(5, 1) and "12 crystals" in words.card_full(5, 1)
    assert "10 crystals" in words.card_full(43, 0) and "10" not in words.card_full(43, 1)


def test_an_unknown_language_is_english() -> None:
    assert Words("tlh").lang == "en"
    assert Words("tlh").card_name(8) == "Purse of Io"


def test_a_missing_message_is_said_in_english_and_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(catalogue, "languages", lambda: ("en", "xx"))
    monkeypatch.setattr(catalogue, "_told", set())
    real = catalogue.sources
    own = [("xx/play.ftl", "kind-item = Ding\nmove-summon = { $nobody }\n")]
    monkeypatch.setattr(catalogue, "sources", lambda language: own if language == "xx" else real(language))
    try:
        words = Words("xx")
        assert (words.lang, words.kind("item")) == ("xx", "Ding")
        with caplog.at_level("WARNING"):
            assert [words.kind("familiar"), words.kind("familiar")] == ["familiar", "familiar"]
            assert words.card_name(8) == "Purse of Io"
            assert words.move_label(257) == "Summon Purse of Io"  # an argument that nobody gives counts as missing
        assert [record.args[:2] for record in caplog.records if isinstance(record.args, tuple)] == [
            ("xx", "kind-familiar"),
            ("xx", "card-8.name"),
            ("xx", "card-title"),
            ("xx", "move-summon"),
        ]
    finally:
        catalogue.bundle.cache_clear()


def test_a_message_that_english_lacks_is_an_error_of_the_program() -> None:
    with pytest.raises(KeyError, match="no message nonsense"):
        Words().text("nonsense")


def test_an_argument_of_the_wrong_type_is_an_error_of_the_program() -> None:
    with pytest.raises(TypeError, match="count='2'"):
        Words().text("amount-crystals", count="2")
    with pytest.raises(TypeError, match="surprise"):
        Words().text("amount-crystals", surprise=1)


def test_large_numbers_are_not_grouped() -> None:
    assert Words().crystals(12345) == "12345 crystals"


def test_a_name_cannot_change_the_voice() -> None:
    assert Words().text("event-turn-ended", voice="other", player="you") == "you ends the turn."


def test_importing_the_words_reads_no_catalogue() -> None:
    program = "import sys, seasons.words; seasons.words.Words('en'); print('fluent.runtime' in sys.modules)"
    where = str(Path(seasons.__file__).parents[1])
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=where, check=True)
    assert run.stdout == "False\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "xx"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "xx"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "xx"}, "en"),
        ({"LC_MESSAGES": "xx@euro", "LANG": "en_US"}, "xx"),
        ({"LANG": "tlh_QO", "LANGUAGE": "tlh:xx:en"}, "xx"),
        ({"LANG": "xx", "LANGUAGE": "en_GB:xx"}, "en"),
        ({"LANG": "tlh_QO"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "languages", lambda: ("en", "xx"))
    assert language_from_environment(environment) == language


def test_a_locale_name_is_understood() -> None:
    assert [nearest_language(name) for name in ("en", "EN_us.UTF-8", "en-GB", "")] == ["en"] * 4


def test_no_message_of_the_command_line_is_unused() -> None:
    package = Path(seasons.__file__).parent
    programs = [path for path in package.rglob("*.py") if "words" not in path.relative_to(package).parts]
    text = "\n".join(path.read_text("utf-8") for path in programs)
    file = dict(catalogue.sources("en"))["en/cli.ftl"]
    ids = [entry.id.name for entry in catalogue.parse(file).body if isinstance(entry, ast.Message)]
    beginnings = set(re.findall(r'"([a-z-]+-)(?:"|\{)', text))  # "score-" + key, or f"score-{key}"
    used = {id for id in ids for start in beginnings if id.startswith(start) and f'"{id.removeprefix(start)}"' in text}
    assert [id for id in ids if f'"{id}"' not in text and id not in used] == []
