"""Commands run in the process of the tests: none may leave anything behind that the next one would find."""

import gc
import logging
import multiprocessing
import os
import signal
import sys
import warnings
from collections.abc import Iterator

import pytest

from seasons.terminal.language import spoken
from seasons.words import language_from_environment

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


def surroundings() -> dict[str, object]:
    """What commands share with whatever else runs in this process."""
    return {
        "environment": dict(os.environ) | {"PYTEST_CURRENT_TEST": ""},
        "folder": os.getcwd(),
        "path": [*sys.path],
        "streams": [sys.stdin, sys.stdout, sys.stderr],
        "signals": [signal.getsignal(getattr(signal, name)) for name in SIGNALS if hasattr(signal, name)],
        "switch interval": sys.getswitchinterval(),
        "garbage": gc.isenabled(),
        "warnings": [*warnings.filters],
        "log": [*logging.getLogger().handlers],
        "processes": multiprocessing.active_children(),
        "language": spoken().lang == language_from_environment(),
    }


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """Compare before and after every test."""
    before = surroundings()
    yield
    assert surroundings() == before
