"""What `seasons scenario` prints."""

from __future__ import annotations

import sys
from pathlib import Path

from seasons.notation.scenario import run_scenario
from seasons.rules import RulesError


def run_scenarios(paths: list[Path]) -> int:
    """Run scenario files, and all .yaml files of folders. 0: all as expected, 1: differences, 2: unreadable files."""
    differ = broken = 0
    for path in paths:
        files = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not files:
            broken += 1
            print(f"seasons: {path}: there is no .yaml file in this folder", file=sys.stderr)
        for file in files:
            try:
                found = run_scenario(file)
            except OSError as error:
                found = []
                broken += 1
                print(f"seasons: {file}: {error.strerror}", file=sys.stderr)
            except (RulesError, UnicodeDecodeError) as error:
                found = []
                broken += 1
                print(f"seasons: {file}: {' '.join(str(error).split())}", file=sys.stderr)
            else:
                print(f"{file}: {'as expected' if not found else 'different'}")
            for line in found:
                print(f"  {line}")
            differ += bool(found)
    return 2 if broken else 1 if differ else 0
