"""The command line says nothing that is not in a catalogue, and gives every message what it needs."""

import ast
from collections.abc import Iterator
from pathlib import Path

import seasons
from seasons.notation.show import WORDS
from seasons.words import messages

PACKAGE = Path(seasons.__file__).parent
SOURCES = [PACKAGE / "cli.py", *sorted((PACKAGE / "terminal").glob("*.py"))]
SPEAKING = {
    "print",
    "say",
    "ask",
    "complain",
    "BadPosition",
    "BadRecord",
    "MalformedMove",
    "Option",
    "Argument",
    "Typer",
}
NO_LANGUAGE = {"seasons: ", "seasons "}  # the name of the program before a complaint or a version


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call in the sources of the command line: its place, the name of what is called, the call."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                yield f"{path.name}:{node.lineno}", name, node


def own_words(node: ast.AST) -> Iterator[str]:
    """The texts within an expression, but not those of calls within it."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif not isinstance(part, ast.Call):
            yield from own_words(part)


def test_no_sentence_is_written_into_the_program() -> None:
    found = []
    for place, name, call in calls():
        if name in SPEAKING:
            said = [text for text in own_words(call) if text not in NO_LANGUAGE]
            found += [f"{place}: {text}" for text in said if " " in text.strip() and any(map(str.isalpha, text))]
    assert found == []


def test_every_message_gets_the_arguments_it_uses() -> None:
    needed = messages("en")
    checked = 0
    for place, name, call in calls():
        if name == "text" and call.args and isinstance(call.args[0], ast.Constant):
            id = call.args[0].value
            assert id in needed, place
            if all(keyword.arg for keyword in call.keywords):
                assert needed[id] == {keyword.arg for keyword in call.keywords}, f"{place}: {id}"
                checked += 1
    assert checked > 80


def test_the_table_has_the_same_phrases_in_notation_and_in_words() -> None:
    needed = messages("en")
    assert {f"show-{key}" for key in WORDS} == {id for id in needed if id.startswith("show-")}
    for key, phrase in WORDS.items():
        arguments = {part.partition("}")[0] for part in phrase.split("{")[1:]}
        assert needed[f"show-{key}"] == arguments, key
