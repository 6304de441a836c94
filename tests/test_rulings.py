"""Every ruling of docs/rulings.md has a test, and every test that names a ruling names one that exists."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import yaml

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "rulings.md"

RULING = re.compile(r"^- \*\*([A-Z]+-\d+(?:\.\d+)?)\*\* ", re.MULTILINE)
ALSO = re.compile(r"^\s*Also ([A-Z]+-\d.*)\.\s*$", re.MULTILINE)
ID = re.compile(r"[A-Z]+-\d+(?:\.\d+)*")


@cache
def rulings() -> list[str]:
    """The ids of the page, in order."""
    return RULING.findall(PAGE.read_text(encoding="utf-8"))


@cache
def families() -> set[str]:
    """CARD, TURN, ..."""
    return {ruling.split("-")[0] for ruling in rulings()}


def named_by_function(name: str) -> list[str]:
    """The ruling in the name of a test function: test_card_7_2_words names CARD-7.2."""
    found = re.match(r"test_([a-z]+)_(\d+)(?:_(\d+))?(?:_|$)", name)
    if not found or found[1].upper() not in families():
        return []
    return [f"{found[1].upper()}-{found[2]}" + (f".{found[3]}" if found[3] else "")]


def named_by_docstring(text: str) -> list[str]:
    """The rulings in the lines “Also CARD-7.3.” or “Also CARD-7.3, CARD-7.4 and TURN-2.1.” of a docstring."""
    return [ruling for line in ALSO.findall(text) for ruling in ID.findall(line)]


@cache
def claims() -> list[tuple[str, str]]:
    """Every ruling that something names, and what names it."""
    return [*claims_of_functions(), *claims_of_scenarios()]


def claims_of_functions() -> Iterator[tuple[str, str]]:
    """Those of tests in Python."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = named_by_function(node.name) + named_by_docstring(ast.get_docstring(node) or "")
                for ruling in named:
                    yield ruling, f"{path.relative_to(TESTS)}: {node.name}"


def claims_of_scenarios() -> Iterator[tuple[str, str]]:
    """Those of scenarios."""
    for path in sorted((TESTS / "scenarios").glob("*.yaml")):
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        named = data.get("ruling") if isinstance(data, dict) else None
        for ruling in named if isinstance(named, list) else [named] if named else []:
            yield str(ruling), f"scenarios/{path.name}"


def test_every_ruling_has_a_test() -> None:
    covered = {ruling for ruling, _ in claims()}
    missing = [ruling for ruling in rulings() if ruling not in covered]
    assert not missing, f"{len(missing)} rulings without a test: {', '.join(missing)}"


def test_every_test_names_a_ruling_that_exists() -> None:
    known = set(rulings())
    wrong = [f"{where} names {ruling}" for ruling, where in claims() if ruling not in known]
    assert not wrong, "no such ruling:\n" + "\n".join(wrong)


def test_every_ruling_has_a_number_of_its_own() -> None:
    assert len(rulings()) > 400
    assert [ruling for ruling, times in Counter(rulings()).items() if times > 1] == []


def test_names_and_docstrings_are_read_as_they_are_written() -> None:
    assert named_by_function("test_card_7_2_taken_back") == ["CARD-7.2"]
    assert named_by_function("test_setup_3_dice") == ["SETUP-3"]
    assert named_by_function("test_views_2_1_of_something_else") == []
    assert named_by_docstring("Words.\n\n    Also CARD-7.3 and TURN-2.1.\n    Also SETUP-3.\n") == [
        "CARD-7.3",
        "TURN-2.1",
        "SETUP-3",
    ]
