"""How these tests run the real command: in a process of its own, with folders of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SEASONS = [sys.executable, "-m", "seasons.cli"]


def environment(home: Path, locale: str = "C.UTF-8") -> dict[str, str]:
    """The environment of a user who has nothing yet."""
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache")}
    if path := os.environ.get("PYTHONPATH"):  # `make interpreted` names src/, seen from the root of the repository
        own["PYTHONPATH"] = os.pathsep.join(os.path.abspath(folder) for folder in path.split(os.pathsep))
    return os.environ | own | {"LC_ALL": locale, "PYTHONUNBUFFERED": ""}


def seasons(
    home: Path, *arguments: str, lines: list[str] | None = None, locale: str = "C.UTF-8"
) -> subprocess.CompletedProcess[str]:
    """Run `seasons` with arguments and lines typed into it."""
    typed = "".join(f"{line}\n" for line in lines or [])
    return subprocess.run(
        [*SEASONS, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, locale),
        cwd=home,
        timeout=180,
    )


@contextmanager
def started(home: Path, *arguments: str, **given: Any) -> Iterator["subprocess.Popen[str]"]:
    """`seasons` with arguments as it runs on, to be talked to and interrupted; it does not outlive the test."""
    command = [*SEASONS, *arguments]
    given = {"stdout": subprocess.PIPE, "text": True, "env": environment(home), "cwd": home} | given
    with subprocess.Popen(command, preexec_fn=heed_ctrl_c if os.name == "posix" else None, **given) as running:
        try:
            yield running
        finally:
            running.kill()


def heed_ctrl_c() -> None:
    """Let SIGINT interrupt, also where the tests themselves were started by a shell that has it ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def complains(done: subprocess.CompletedProcess[str], about: str) -> None:
    """Bad input: exit code 2, one line on stderr that names what is wrong, no traceback."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("seasons: ")
    assert about in done.stderr
