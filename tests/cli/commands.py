"""How these tests run the command: nearly always in this process, which is quick; otherwise in one of its own."""

import io
import logging
import os
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from seasons.cli import run
from seasons.terminal.language import choose
from seasons.words import catalogue

SEASONS = [sys.executable, "-m", "seasons.cli"]
Done = subprocess.CompletedProcess[str]

QUIET = (DeprecationWarning, PendingDeprecationWarning, ImportWarning, ResourceWarning)
"""The warnings that Python does not show by itself."""


def environment(home: Path, locale: str = "C.UTF-8") -> dict[str, str]:
    """The environment of a user who has nothing yet."""
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache")}
    if path := os.environ.get("PYTHONPATH"):  # `make interpreted` names src/, seen from the root of the repository
        own["PYTHONPATH"] = os.pathsep.join(os.path.abspath(folder) for folder in path.split(os.pathsep))
    return os.environ | own | {"LC_ALL": locale, "PYTHONUNBUFFERED": ""}


def seasons(home: Path, *arguments: str, lines: list[str] | None = None, locale: str = "C.UTF-8") -> Done:
    """Run `seasons` with arguments and lines typed into it, as if it had a process of its own."""
    out, errors = pipe(), pipe()
    with own_surroundings(home, locale, stdin=pipe(typed(lines)), stdout=out, stderr=errors):
        code = run([*arguments])
    return Done([*arguments], code, written(out), written(errors))


def process(
    home: Path, *arguments: str, lines: list[str] | None = None, program: list[str] = SEASONS, **variables: str
) -> Done:
    """The same in a real process. `variables` are of its environment."""
    return subprocess.run(
        [*program, *arguments],
        input=typed(lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home) | variables,
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


def complains(done: Done, about: str) -> None:
    """Bad input: exit code 2, one line on stderr that names what is wrong, no traceback."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert done.stderr.startswith("seasons: ")
    assert about in done.stderr


# --- what a process has of its own


def typed(lines: list[str] | None) -> str:
    """Lines as they come in."""
    return "".join(f"{line}\n" for line in lines or [])


def pipe(text: str = "") -> io.TextIOWrapper:
    """What stdin, stdout and stderr are in a pipe."""
    return io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")


def written(stream: io.TextIOWrapper) -> str:
    """What has been printed."""
    stream.flush()
    stream.seek(0)
    return stream.read()


@contextmanager
def own_surroundings(home: Path, locale: str, **streams: io.TextIOWrapper) -> Iterator[None]:
    """Environment, folder, streams and search path as in a process of its own, where nothing has been told yet.

    Warnings and what is logged go to stderr, as they do where no test runner takes them.
    """
    handler = logging.StreamHandler(streams["stderr"])
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings(record=True) as heard:
        warnings.resetwarnings()
        for kind in QUIET:
            warnings.simplefilter("ignore", kind)
        for name, value in environment(home, locale).items():
            patch.setenv(name, value)
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        patch.setattr(sys, "path", [*sys.path])
        patch.setattr(catalogue, "_told", set())
        patch.chdir(home)
        logging.getLogger().addHandler(handler)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(handler)
            choose(None)
    for one in heard:
        handler.stream.write(warnings.formatwarning(one.message, one.category, one.filename, one.lineno))
