"""The rules run from their .py sources, whatever is compiled next to them; only for measuring.

Run as ``python -m seasons.arena.interpreted SECONDS``; prints decisions and games per second as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def only_sources(path: str) -> FileFinder:
    """A path hook that finds nothing but .py files inside this package."""
    folder = Path(path)
    if folder != PACKAGE and PACKAGE not in folder.parents:
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))


def main() -> None:
    """Measure in this process. Nothing of the rules may have been imported before."""
    sys.path_hooks.insert(0, only_sources)
    sys.path_importer_cache.clear()
    from seasons.arena.bench import random_play
    from seasons.rules import ARCHMAGE, COMPILED

    if COMPILED:
        raise SystemExit("the compiled rules were imported")
    decisions, games = random_play(float(sys.argv[1]), ARCHMAGE)
    print(json.dumps({"decisions_per_s": decisions, "games_per_s": games}))


class NotMeasured(Exception):
    """The sources did not run; the text says why."""


def measure(seconds: float) -> float:
    """Decisions per second of the sources, in a process of their own."""
    path = os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    try:
        done = subprocess.run(
            [sys.executable, "-m", "seasons.arena.interpreted", str(seconds)],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60 + 20 * seconds,
        )
        return float(json.loads(done.stdout)["decisions_per_s"])
    except (OSError, subprocess.SubprocessError) as error:
        raise NotMeasured(f"The interpreted rules could not be measured: {error}") from None
    except (ValueError, LookupError):
        raise NotMeasured(f"The interpreted rules gave no figures: {done.stderr.strip()[-300:]}") from None


if __name__ == "__main__":
    main()
