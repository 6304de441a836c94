"""Fail points kill at the visit they name, and nowhere else."""

import os
import signal
import subprocess
import sys

import pytest

from seasons.server.failpoints import reach, read_points

PROGRAM = """
from seasons.server.failpoints import reach
for n in range(5):
    reach("here"); print(n, flush=True); reach("there")
"""


def run(fail: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(command, env={**os.environ, "SEASONS_FAIL": fail}, capture_output=True, text=True)


def test_nothing_happens_when_nothing_is_asked_for() -> None:
    reach("anywhere")
    assert run("").returncode == 0


@pytest.mark.parametrize(("fail", "lines"), [("here:3", 2), ("there:3", 3), ("elsewhere:1,here:1", 0), ("here:6", 5)])
def test_the_process_dies_at_the_visit_that_was_asked_for(fail: str, lines: int) -> None:
    done = run(fail)
    assert done.stdout.splitlines() == [str(n) for n in range(lines)]
    assert done.returncode == (0 if lines == 5 else -signal.SIGKILL)


@pytest.mark.parametrize("text", ["here", "here:", "here:0", ":3", "here:-1", "here:two"])
def test_a_point_that_cannot_be_read_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="as in before-commit:3"):
        read_points(text)
