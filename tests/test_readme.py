"""The README keeps its word."""

import re
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_library_example_runs(capsys):
    code = re.search(r"```python\n(.*?)```", README, re.S)
    assert code is not None
    exec(code.group(1), {})
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", capsys.readouterr().out)


def test_newcomers_get_exactly_two_commands():
    block = re.search(r"```\n(.*?)```", README, re.S)
    assert block is not None
    assert [line.split("#")[0].strip() for line in block.group(1).splitlines()] == ["make play", "make test"]
