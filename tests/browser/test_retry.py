"""A test of the browser that fails is tried once more, and the summary tells."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOOKS = "from browser.retry import pytest_report_teststatus, pytest_runtest_protocol, pytest_terminal_summary"
TESTS = """
import pytest
from pathlib import Path

def times(name):
    file = Path(__file__).with_name(name)
    file.write_text(file.read_text() + "x" if file.exists() else "x")
    return len(file.read_text())

@pytest.fixture(scope="session")
def server():
    return "running"

@pytest.fixture
def page(server):
    yield server
    assert times("page") > 1, "the page complained"

def test_of_something_else():
    assert times("something else") > 1

@pytest.mark.browser
def test_good():
    assert times("good") == 1

@pytest.mark.browser
def test_bad():
    assert times("bad") < 0, "never right"

@pytest.mark.browser
def test_late(server):
    assert times("late") > 1, "it came too late"

@pytest.mark.browser
def test_complaining(page):
    assert page == "running"
"""


@pytest.mark.parametrize("workers", ["0", "2"])
def test_what_passes_only_the_second_time_is_counted_and_named(tmp_path: Path, workers: str) -> None:
    tmp_path.joinpath("conftest.py").write_text(HOOKS)
    tmp_path.joinpath("test_small.py").write_text(TESTS)
    tmp_path.joinpath("pytest.ini").write_text("[pytest]\nmarkers = browser\n")

    def run(*chosen: str) -> str:
        command = [sys.executable, "-m", "pytest", "-p", "xdist", "-n", workers, *chosen, str(tmp_path)]
        given = {"PYTHONPATH": os.pathsep.join(sys.path), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return subprocess.run(command, cwd=tmp_path, env=os.environ | given, capture_output=True, text=True).stdout

    told = run()
    assert "Flaky: 2" in told
    assert "2 failed, 1 passed, 2 flaky" in told
    for name, error in (("late", "it came too late"), ("complaining", "the page complained")):
        assert error in told.split(f"::test_{name} passed the second time")[1]
    assert {name: len(tmp_path.joinpath(name).read_text()) for name in ("good", "bad", "something else")} == {
        "good": 1, "bad": 2, "something else": 1,
    }  # fmt: skip
    assert "Flaky: 0" in run("-k", "late")
