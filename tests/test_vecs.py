"""Without librt, as in a browser, the stand-in for its vectors holds whatever the rules and the players put into it."""

import os
import subprocess
import sys
from pathlib import Path

from golden import rows
from golden.bots import SETUPS, title_of, written

ROOT = Path(__file__).parent.parent
WITHOUT_LIBRT = """
import sys
class NoLibrt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "librt":
            raise ModuleNotFoundError(f"there is no {name} here")
sys.meta_path.insert(0, NoLibrt())
"""


def run_without_librt(program: str) -> list[str]:
    """What a program prints that runs from the sources on a machine without librt."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRT + program],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_players_choose_the_same() -> None:
    setup = SETUPS[2]
    program = f"""
from golden import rows
from golden.bots import choices
from seasons.rules import COMPILED
from seasons.vecs import vec
assert not COMPILED and vec.__module__ == "seasons.vecs"
print(*choices({setup}), sep="\\n")
"""
    assert run_without_librt(program) == written()[title_of(setup)]


def test_the_encoder_makes_the_same_rows() -> None:
    program = """
from encoding.rows import SETUPS
from golden.rows import digests
print(*digests(SETUPS[3]))
"""
    assert run_without_librt(program) == [" ".join(rows.written()[rows.title_of(rows.SETUPS[3])])]


def test_whole_numbers_stay_whole_and_others_keep_their_fractions() -> None:
    program = """
from mypy_extensions import i64
from seasons.vecs import append, extend, vec
print([*extend(append(vec[i64]([1, 2]), 3), [4])], [*extend(append(vec[float]([1, 0.5]), 2.25), [4])])
try:
    vec[i64]([0.5])
except TypeError:
    print("no fraction among whole numbers")
"""
    assert run_without_librt(program) == ["[1, 2, 3, 4] [1.0, 0.5, 2.25, 4.0]", "no fraction among whole numbers"]
