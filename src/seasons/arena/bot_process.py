"""Bots that are programs of their own: how they are named, started, talked to line by line, and ended."""

from __future__ import annotations

import contextlib
import queue
import shlex
import shutil
import subprocess
import sys
import threading
import time
from typing import IO

from seasons.players import UnknownPlayer

PREFIX = "cmd:"
LONGEST_LINE = 4_096
LINES_KEPT = 1_000
"""A bot that has said more than anybody has listened to must wait."""
ON_WINDOWS = sys.platform == "win32"


class Failed(Exception):
    """A bot has failed: raised, illegal, slow, died, or of another protocol."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


# --- naming them


def is_command(name: str) -> bool:
    """Whether a name stands for a program, as in `cmd:python mybot.py`."""
    return name.startswith(PREFIX)


def command_of(name: str, windows: bool = ON_WINDOWS) -> list[str]:
    """The program and its arguments; raises UnknownPlayer if there is no such program."""
    try:
        words = split_for_windows(name.removeprefix(PREFIX)) if windows else shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise UnknownPlayer(f"“{name}” cannot be understood: {error}") from None
    for end in range(1, len(words) + 1 if windows else min(len(words), 1) + 1):  # there, paths with spaces are common
        if found := shutil.which(" ".join(words[:end])):
            return [found if windows else words[0], *words[end:]]
    raise UnknownPlayer(f"there is no program “{words[0] if words else ''}” to run")


def split_for_windows(text: str) -> list[str]:
    r"""The words of a command line in which a backslash is part of a path, never a sign of its own.

    Quotation marks keep words together: double ones anywhere, single ones around a whole word, for names have
    apostrophes.

    >>> split_for_windows(r"C:\bots\bot.exe --weights 'C:\my nets\one.bin' O'Brien")
    ['C:\\bots\\bot.exe', '--weights', 'C:\\my nets\\one.bin', "O'Brien"]
    """
    words: list[str] = []
    inside = ""  # the quotation mark that is open
    begun = False
    for sign in text:
        if inside:
            if sign == inside:
                inside = ""
            else:
                words[-1] += sign
        elif sign.isspace():
            begun = False
        else:
            if not begun:
                words.append("")
            if sign == '"' or (sign == "'" and not begun):
                inside = sign
            else:
                words[-1] += sign
            begun = True
    if inside:
        raise ValueError(f"a quotation mark {inside} is open")
    return words


# --- talking to them


class Program:
    """A running program that is talked to in lines; one that does not listen or speak keeps nobody waiting."""

    def __init__(self, command: list[str]) -> None:
        self.heard: queue.Queue[bytes | None] = queue.Queue(maxsize=LINES_KEPT)
        self.unsaid: queue.Queue[bytes | None] = queue.Queue()
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        if self.process.stdin is None or self.process.stdout is None:
            raise AssertionError("pipes were asked for")
        self.ended = False
        self.threads = (
            threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self.write, args=(self.process.stdin,), daemon=True),
        )
        for thread in self.threads:
            thread.start()

    def read(self, stdout: IO[bytes]) -> None:
        """Put every line that comes into the queue, and nothing at the end; in a thread of its own."""
        with contextlib.suppress(ValueError, OSError):
            while not self.ended and (line := stdout.readline(LONGEST_LINE)):
                self.heard.put(line)
        while not self.ended:
            with contextlib.suppress(queue.Full):
                self.heard.put(None, timeout=0.2)
                return

    def write(self, stdin: IO[bytes]) -> None:
        """Write every line that is to be said, until there is nothing more; in a thread of its own."""
        with contextlib.suppress(ValueError, OSError):  # who does not listen any more will not answer either
            while (line := self.unsaid.get()) is not None:
                stdin.write(line + b"\n")
                stdin.flush()
        with contextlib.suppress(ValueError, OSError):
            stdin.close()

    def say(self, line: bytes) -> None:
        """Send a line."""
        self.unsaid.put(line)

    def hear(self, until: float) -> bytes:
        """The next line, by this time of the monotonic clock."""
        try:
            line = self.heard.get(timeout=max(0.001, until - time.monotonic()))
        except queue.Empty:
            raise Failed("slow", "") from None
        if line is None:
            self.heard.put(None)  # whoever asks again hears the same
            raise Failed("died", self.how_it_ended())
        if len(line) >= LONGEST_LINE:
            raise Failed("illegal", f"a line of {LONGEST_LINE} bytes or more")
        return line.strip()

    def how_it_ended(self) -> str:
        """The exit code, if it has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"exit code {self.process.wait(timeout=2.0)}"
        return "it closed its output"

    def end(self, patience: float = 0.0) -> bool:
        """Let it go within some seconds, then end it; whether it went by itself."""
        self.unsaid.put(None)
        try:
            self.process.wait(timeout=patience)
            gone = True
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            gone = False
        self.ended = True
        with contextlib.suppress(queue.Empty):
            while True:
                self.heard.get_nowait()  # so that the reader can go on to its end
        for thread in self.threads:
            thread.join(timeout=1.0)
        if self.process.stdout is not None and not self.threads[0].is_alive():
            self.process.stdout.close()
        return gone
