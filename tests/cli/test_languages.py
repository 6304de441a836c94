"""The commands in other languages: nothing a person reads at the table is left in English."""

import re
from functools import cache
from pathlib import Path
from unicodedata import combining, normalize

import pytest
import yaml
from fluent.syntax import ast

from cli.commands import complains, process, seasons
from seasons.rules import NAMES
from seasons.rules.moves import CHOOSE_YEAR
from seasons.words import Words, catalogue, languages

FOREIGN = [language for language in languages() if language != "en"]
IN_FULL = [language for language in FOREIGN if any("\ncli-about =" in text for _, text in catalogue.sources(language))]
"""Languages whose command line is translated; the others fall back to English there."""
TYPED = ["h", "t", "why", "why end turn", "dance", "99", "", "c 8", "c 5", "c xyzzy", "r", "r turn", "r nonsense", "l"]
LONGEST = 400


def skeleton(pattern: ast.Pattern | None) -> list[re.Pattern[str]]:
    """The texts a message can become, as patterns for whole lines: arguments are anything, choices are tried out."""
    texts = [""]
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            texts = [text + re.escape(element.value) for text in texts]
        elif isinstance(element.expression, ast.SelectExpression):
            inner = [found.pattern for variant in element.expression.variants for found in skeleton(variant.value)]
            texts = [text + more for text in texts for more in inner]
        else:
            texts = [text + ".+" for text in texts]
    return [re.compile(line) for text in texts for line in text.split("\\\n")]


def letters(text: str) -> int:
    return len(re.findall(r"[A-Za-z]", re.sub(r"\\.|\.\+", "", text)))


def texts(language: str) -> dict[str, list[re.Pattern[str]]]:
    """All texts of a language by id, as patterns."""
    found = {}
    for _, _, entry in catalogue.entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = skeleton(entry.value)
            found |= {f"{entry.id.name}.{part.id.name}": skeleton(part.value) for part in entry.attributes}
    return found


@cache
def english_lines(language: str) -> dict[str, list[re.Pattern[str]]]:
    """The English texts that must not be read in a language, by id.

    Allowed, with reasons: texts that are the same in both languages (“Prestige”, “Io”, or nothing but arguments and
    marks), those with so few letters that they would fit anything (“{ $first } or { $second }”), and those of the
    browser's pages, which the command line never says.
    """
    own = {id: {found.pattern for found in patterns} for id, patterns in texts(language).items()}
    found = {}
    for id, patterns in texts("en").items():
        if id.startswith("web-"):
            continue
        same = own.get(id, set())
        found[id] = [text for text in patterns if letters(text.pattern) >= 4 and text.pattern not in same]
    return found


def left_in_english(language: str, printed: str) -> list[str]:
    """The printed lines that are an English message, with its id."""
    known = english_lines(language)
    lines = {re.sub(r"^\d+\. |^- ", "", line.strip()) for line in printed.splitlines()}
    return [
        f"{id}: {line}"
        for line in sorted(lines)
        for id, patterns in known.items()
        if len(line) <= LONGEST and any(pattern.fullmatch(line) for pattern in patterns)
    ]


def test_the_check_notices_english() -> None:
    said = left_in_english(FOREIGN[0], "1. End the turn\nWhatever\nAda ends the turn.\n  In play, 0 of 3: x.\n")
    assert {text.partition(":")[0] for text in said} >= {"move-end-turn", "event-turn-ended", "show-play"}
    assert not any("Whatever" in text for text in said)


@pytest.fixture(scope="module", params=IN_FULL)
def sitting(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A language, and all that a game to its end says in it."""
    language: str = request.param
    home = tmp_path_factory.mktemp(language)
    lines = [*TYPED, *(["1", "2", "1", "3", "1", "2", "1", "1"] * 40 + ["t", "why", "u"]) * 5]
    done = seasons(home, "table", "--lang", language, "--seed", "x", "--level", "magician", lines=lines)
    assert done.returncode == 0 and done.stderr == ""
    return language, done.stdout


def test_the_table_speaks_the_language(sitting: tuple[str, str]) -> None:
    language, printed = sitting
    words = Words(language)
    assert words.text("sit-random", seat=2) in printed and words.player(0) in printed
    assert words.text("score-title") in printed
    assert left_in_english(language, printed) == []


@pytest.mark.parametrize("language", IN_FULL)
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["table", "--help"],
        ["simulate", "-h"],
        ["bench", "-h"],
        ["rules"],
        ["rules", "glossary"],
        ["cards"],
        ["cards", "5"],
        ["simulate", "--games", "2"],
    ],
)
def test_the_reports_speak_the_language(tmp_path: Path, language: str, arguments: list[str]) -> None:
    done = seasons(tmp_path, *arguments, "--lang", language)
    assert done.stdout and done.stderr == ""
    assert left_in_english(language, done.stdout) == []


@pytest.mark.parametrize("language", IN_FULL)
@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["table", "--players", "7"],
        ["table", "--playes", "2"],
        ["table", "--level", "wizard"],
        ["table", "--seats", "one"],
        ["replay", "nothing.yaml"],
        ["scenario"],
        ["simulate", "--games"],
        ["cards", "xyzzy"],
        ["rules", "xyzzy"],
    ],
)
def test_complaints_speak_the_language(tmp_path: Path, language: str, arguments: list[str]) -> None:
    done = seasons(tmp_path, "--lang", language, *arguments)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert left_in_english(language, done.stderr.removeprefix("seasons: ")) == []


def test_the_language_may_stand_anywhere_and_come_from_the_environment(tmp_path: Path) -> None:
    name = Words(FOREIGN[0]).card_name(8)
    for arguments in (["--lang", FOREIGN[0], "cards", "8"], ["cards", f"--lang={FOREIGN[0]}", "8"]):
        assert seasons(tmp_path, *arguments).stdout.splitlines()[0] == f"8. {name}"
    asked = seasons(tmp_path, "cards", "8", locale=f"{FOREIGN[0]}_XX.UTF-8")
    assert asked.stdout.splitlines()[0] == f"8. {name}"
    overruled = seasons(tmp_path, "cards", "8", "--lang", "en", locale=f"{FOREIGN[0]}_XX.UTF-8")
    assert overruled.stdout.splitlines()[0] == "8. Purse of Io"
    assert seasons(tmp_path, "cards", "8").stdout.splitlines()[0] == "8. Purse of Io"
    started = process(tmp_path, "cards", "8", LC_ALL=f"{FOREIGN[0]}_XX.UTF-8")
    assert started.stdout.splitlines()[0] == f"8. {name}"


def test_letters_that_a_terminal_lacks_are_replaced(tmp_path: Path) -> None:
    done = process(tmp_path, "cards", "12", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.startswith("12. Naria la proph?tesse\n")


def test_an_unknown_language_is_english_and_none_is_a_mistake(tmp_path: Path) -> None:
    done = seasons(tmp_path, "cards", "8", "--lang", "tlh")
    assert done.returncode == 0 and done.stdout.startswith("8. Purse of Io\nKind: magic item\n")
    complains(seasons(tmp_path, "cards", "8", "--lang"), "--lang needs a value")


@pytest.mark.parametrize("language", FOREIGN)
def test_card_names_are_understood_in_every_language(tmp_path: Path, language: str) -> None:
    for number in (1, 22, 40):
        name = Words(language).card_name(number)
        plain = "".join(letter for letter in normalize("NFD", name.upper()) if not combining(letter))
        english = seasons(tmp_path, "cards", plain, "--lang", "en")
        assert english.stdout.startswith(f"{number}. {NAMES[number]}\n")
        foreign = seasons(tmp_path, "cards", NAMES[number], "--lang", language)
        assert foreign.stdout.startswith(f"{number}. {name}\n")


@pytest.mark.parametrize("language", FOREIGN)
def test_a_typo_names_the_nearest_cards_in_the_language_in_use(tmp_path: Path, language: str) -> None:
    name = Words(language).card_name(22)
    typo = name[:4] + name[5:]
    done = seasons(tmp_path, "cards", typo, "--lang", language)
    complains(done, typo)
    assert name in done.stderr


def test_a_saved_game_changes_its_language_with_the_reader(tmp_path: Path) -> None:
    words = Words(IN_FULL[0])
    seasons(tmp_path, "table", "--seed", "z", "--lang", IN_FULL[0], lines=["1", "1", "s mine.yaml"])
    assert "Random 2" in (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    english = seasons(tmp_path, "replay", "mine.yaml").stdout
    assert "Player 1 (seat 1" in english and "Random 2 (seat 2" in english
    again = seasons(tmp_path, "table", "--resume", "mine.yaml", "--lang", IN_FULL[0], lines=["1"])
    assert words.text("sit-random", seat=2) in again.stdout


@pytest.mark.parametrize("language", IN_FULL)
def test_choices_can_be_typed_as_their_labels_or_in_notation(tmp_path: Path, language: str) -> None:
    label = Words(language).move_label(CHOOSE_YEAR + 1)
    arguments = ["table", "--level", "apprentice", "--seed", "3", "--lang", language]
    done = seasons(tmp_path, *arguments, lines=[label, "year 1", "s mine.yaml"])
    saved = yaml.safe_load((tmp_path / "mine.yaml").read_text(encoding="utf-8"))
    assert saved["moves"] == ["1 year 2", "1 year 1"], done.stdout


def test_rules_show_topics_by_key_title_and_beginning(tmp_path: Path) -> None:
    topics = seasons(tmp_path, "rules")
    assert topics.returncode == 0 and "\ntransmuting: Transmuting\n" in topics.stdout
    by_key = seasons(tmp_path, "rules", "end")
    assert by_key.stdout.startswith("End of the game\n\nThe game ends with the round ")
    assert seasons(tmp_path, "rules", "END", "of", "the", "game").stdout == by_key.stdout
    assert seasons(tmp_path, "rules", "gloss").stdout.startswith("Glossary\n\nActivate: ")
    complains(seasons(tmp_path, "rules", "xyzzy"), "There is no topic “xyzzy”. The topics are setup, prelude,")


def test_a_card_page_has_rulings_and_says_where_the_books_differ(tmp_path: Path) -> None:
    printed = seasons(tmp_path, "cards", "Balance of Ishtar").stdout
    assert "\nEffect: Activation\n" in printed
    assert "\nDetails:\n- " in printed
    assert "\nThe printed books differ. Older prints turn 4 energies into 12 crystals" in printed


def test_help_lists_what_each_command_takes(tmp_path: Path) -> None:
    printed = seasons(tmp_path, "simulate", "--help").stdout
    assert printed.startswith("Usage: seasons simulate [OPTIONS]\n")
    assert re.search(
        r"--level WORD +Which cards. One of: apprentice, magician, archmage.\s+\(default: archmage\)", printed
    )
    assert re.search(r"--games NUMBER +Number of random games. \(default: 1000\)", printed)
    assert seasons(tmp_path, "replay", "-h").stdout.startswith("Usage: seasons replay [OPTIONS] FILE\n")
