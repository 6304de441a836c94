"""The lock holds everything that is wanted, with hashes, and names no place that it comes from."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = PROJECT["dependency-groups"]


def names(wanted: list[str | dict[str, str]]) -> set[str]:
    """The packages of a list of requirements, those of the groups that it includes too."""
    found: set[str] = set()
    for one in wanted:
        if isinstance(one, str):
            found.add(re.match(r"[\w.-]+", one)[0].lower().replace("_", "-").replace(".", "-"))
        else:
            found |= names(GROUPS[one["include-group"]])
    return found


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("play", [*PROJECT["project"]["dependencies"], *GROUPS["build"]]),
        ("test", [*PROJECT["project"]["dependencies"], *GROUPS["dev"]]),
        ("uv", GROUPS["uv"]),
    ],
)
def test_everything_that_is_wanted_is_locked(lock: str, wanted: list[str]) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    locked = set(re.findall(r"^([\w.-]+)(?:\[.*?\])?==", text, re.MULTILINE))
    assert names(wanted) <= {name.replace(".", "-") for name in locked}
    assert "://" not in text and "--index" not in text
    entries = re.split(r"^(?=[\w.-]+(?:\[.*?\])?==)", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(locked) and all("--hash=sha256:" in entry for entry in entries)
