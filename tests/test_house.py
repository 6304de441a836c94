"""Who may look inside the rules: they themselves, the encoder and the core of the players. All others read values."""

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from mypy import api

import seasons.rules

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "seasons"
GROUP = ("rules", "encoding", "players/core")
LIMIT = 300
ABOVE = {"cli.py", "notation/record.py"}  # they are to be divided yet; nothing may join them


def outside(file: Path) -> bool:
    """Whether a module is none of those that know the rules from inside."""
    return not file.relative_to(SOURCES).as_posix().startswith(tuple(f"{part}/" for part in GROUP))


def looks_inside(file: Path) -> Iterator[str]:
    """What a module imports from inside the rules: from a module of theirs, or what they do not hand out."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("seasons.rules."))
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module.startswith("seasons.rules."):
                yield node.module
            elif node.module == "seasons.rules":
                yield from (name.name for name in node.names if name.name not in seasons.rules.__all__)


def array_reads(folder: Path, tmp_path: Path) -> Counter[str]:
    """How often each module of a folder reads an array of a State."""
    config = tmp_path / "mypy.ini"
    config.write_text(
        f"[mypy]\nplugins = {ROOT / 'tests' / 'state_reads.py'}\nmypy_path = {ROOT / 'src'}\n"
        "explicit_package_bases = True\nfollow_imports = silent\nignore_missing_imports = True\n"
        "check_untyped_defs = True\nshow_absolute_path = True\n"
    )
    said, trouble, _ = api.run([f"--config-file={config}", "--cache-dir=/dev/null", str(folder)])
    assert not trouble
    lines = [line for line in said.splitlines() if "reads an array of a State" in line]
    files = [Path(line.split(":")[0]) for line in lines]
    return Counter(file.relative_to(folder).as_posix() for file in files if file.is_relative_to(folder))


def test_only_the_compiled_group_imports_from_inside_the_rules() -> None:
    found = {file for file in SOURCES.rglob("*.py") if outside(file) and any(looks_inside(file))}
    assert found == set()


def test_only_the_compiled_group_reads_arrays_of_a_state(tmp_path: Path) -> None:
    found = array_reads(SOURCES, tmp_path)
    assert found["rules/table.py"] > 10  # or nothing would be seen
    assert {file for file in found if outside(SOURCES / file)} == set()


@pytest.mark.parametrize(
    ("line", "reads"),
    [
        ("state.where[3]", 1),
        ("sum(state.size)", 1),
        ("[one.state.reserve for one in [preview(state, [])]]", 1),
        ("table(state).seats[0].reserve", 0),
        ("state.players", 0),
    ],
)
def test_a_read_is_known_by_its_type(line: str, reads: int, tmp_path: Path) -> None:
    folder = tmp_path / "code"
    folder.mkdir()
    code = f"from seasons.rules import State, preview, table\n\ndef read(state: State) -> object:\n    return {line}\n"
    (folder / "reader.py").write_text(code)
    assert array_reads(folder, tmp_path)["reader.py"] == reads


def test_the_contract_names_every_module_of_the_rules() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    named = next(contract["forbidden_modules"] for contract in contracts if contract["name"].startswith("Only rules"))
    there = [path.stem for path in (SOURCES / "rules").iterdir() if path.name[0] != "_"]
    assert sorted(named) == sorted(f"seasons.rules.{name}" for name in there if name not in seasons.rules.__all__)


def test_no_module_is_longer_than_it_should_be() -> None:
    long = {
        file.relative_to(SOURCES).as_posix()
        for file in SOURCES.rglob("*.py")
        if len(file.read_text("utf-8").splitlines()) > LIMIT
    }
    assert long <= ABOVE


def code_of(file: Path) -> str:
    """A module without its comments and docstrings."""
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            node.value.value = ""
    return ast.unparse(tree).casefold()


def test_the_engine_names_no_card_outside_passives() -> None:
    apart = {"passives.py", "__init__.py"}  # the door hands on what passives has
    engine = [file for file in (SOURCES / "rules").glob("*.py") if file.name not in apart]
    engine += [file for file in (SOURCES / "rules" / "steps").glob("*.py")]
    names = [name.casefold() for name in seasons.rules.NAMES if name]
    for file in engine:
        code = code_of(file)
        assert [name for name in names if f"'{name}'" in code or f'"{name}"' in code] == [], file
        compared = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Compare)]
        literal = [
            ast.unparse(node)
            for node in compared
            if ast.unparse(node.left) in ("number", "number_of(card)")
            and any(isinstance(side, ast.Constant) and side.value != 0 for side in node.comparators)
        ]
        assert literal == [], file


def test_the_players_know_cards_by_name_alone() -> None:
    for file in (SOURCES / "players").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and ast.unparse(node.left) == "number":
                assert not any(isinstance(side, ast.Constant) and side.value for side in node.comparators), file
