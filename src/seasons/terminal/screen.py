"""Lines in and lines out: works in a terminal, in a pipe and with a screen reader."""

from __future__ import annotations

import contextlib
import os
import sys


class InputEnded(Exception):
    """Nobody answers any more."""


class Screen:
    """Prints lines and asks for lines."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (lets people edit the line they type)

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(line)

    def ask(self, question: str) -> str:
        """Ask for a line; raises InputEnded when there is none."""
        if self.interactive:
            try:
                return input(f"{question} ").strip()
            except EOFError:
                print()
                raise InputEnded from None
        print(question, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise InputEnded
        return line.strip()

    def clear_away(self) -> None:
        """Move what was said out of sight, without any tricks with the cursor."""
        if self.interactive:
            try:
                height = os.get_terminal_size().lines
            except OSError:
                height = 40
            print("\n" * height)
