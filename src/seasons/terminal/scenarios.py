"""What `seasons scenario` prints."""

from __future__ import annotations

import sys
from pathlib import Path

from seasons.notation.scenario import run_each
from seasons.rules import RulesError
from seasons.terminal.phrases import why_not
from seasons.words import Words


def run_scenarios(words: Words, paths: list[Path]) -> int:
    """Run scenario files, and all .yaml files of folders. 0: all as expected, 1: differences, 2: unreadable files."""
    differ = broken = 0
    for path in paths:
        files = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not files:
            broken += 1
            complain(words.text("cli-file-no-yaml", path=str(path)))
        for file in files:
            try:
                results = run_each(file)
            except OSError as error:
                results = {}
                complain(words.text("cli-file", path=str(file), text=why_not(words, error)))
            except UnicodeDecodeError:
                results = {}
                complain(words.text("cli-file-no-text", path=str(file)))
            except RulesError as error:
                results = {}
                complain(words.text("cli-file-unreadable", path=str(file), text=str(error)))
            broken += not results
            for title, found in results.items():
                name = words.text("scenario-title", path=str(file), name=title) if title else str(file)
                print(words.text("scenario-differs" if found else "scenario-fine", path=name))
                for line in found:
                    print(f"  {line}")
                differ += bool(found)
    return 2 if broken else 1 if differ else 0


def complain(text: str) -> None:
    """Say in one line that a file is of no use."""
    print(f"seasons: {' '.join(text.split())}", file=sys.stderr)
