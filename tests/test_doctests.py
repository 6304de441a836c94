"""The examples in docstrings are true, of what is compiled, too: that has no docstrings, so the sources are read."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import seasons

PACKAGE = Path(seasons.__file__).parent
SOURCES = [path for path in sorted(PACKAGE.rglob("*.py")) if ">>> " in path.read_text("utf-8")]
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def module_name(path: Path) -> str:
    """The module in a file of the package."""
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def examples(path: Path) -> list[doctest.DocTest]:
    """The examples in a file, each docstring by itself."""
    names = vars(import_module(module_name(path)))
    parser, found = doctest.DocTestParser(), []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node, clean=False)):
            name, line = getattr(node, "name", ""), node.body[0].lineno - 1
            found.append(parser.get_doctest(text, names, f"{module_name(path)}.{name}", str(path), line))
    return [example for example in found if example.examples]


def test_there_are_many() -> None:
    assert sum(len(examples(path)) for path in SOURCES) >= 100


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_the_examples_of_a_module_are_true(path: Path) -> None:
    runner, said = doctest.DocTestRunner(), list[str]()
    for example in examples(path):
        runner.run(example, out=said.append)
    assert runner.failures == 0, "".join(said)
