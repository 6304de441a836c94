"""The client draws what the rules have in their tables."""

import subprocess
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
pytestmark = pytest.mark.skipif(not WEB.exists(), reason="the sources of the client are not in this distribution")


def test_the_facts_of_the_client_are_those_of_the_rules() -> None:
    program = "import runpy, sys; sys.stdout.write(runpy.run_path(sys.argv[1])['text']())"
    script = str(WEB / "scripts" / "facts.py")
    made = subprocess.run([sys.executable, "-c", program, script], capture_output=True, encoding="utf-8", check=True)
    there = (WEB / "src" / "facts.json").read_text("utf-8")
    assert there == made.stdout, "run: PYTHONPATH=src python web/scripts/facts.py"


def test_the_lock_file_of_the_client_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text("utf-8")
