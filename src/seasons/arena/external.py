"""Bots that are programs of their own: started, asked line by line, and ended. docs/bots.md is the protocol."""

from __future__ import annotations

import contextlib
import json
import queue
import re
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from typing import IO, Any

from seasons.arena.seen import seen
from seasons.players import UnknownPlayer
from seasons.rules import EDITIONS, LEVELS, State, View

PREFIX = "cmd:"
PROTOCOL = 1
LOADING_S = 20.0
"""How long a bot may take to be loaded and made, at least."""
LONGEST_LINE = 4_096
MOST_LINES = 10_000
"""A bot that says more between a question and its answer is not answering."""
LINES_KEPT = 1_000
"""A bot that has said more than anybody has listened to must wait."""


class Failed(Exception):
    """A bot has failed: raised, illegal, slow or died."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


def is_command(name: str) -> bool:
    """Whether a name stands for a program, as in `cmd:python mybot.py`."""
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The program and its arguments; raises UnknownPlayer if there is no such program."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise UnknownPlayer(f"“{name}” cannot be understood: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise UnknownPlayer(f"there is no program “{words[0] if words else ''}” to run")
    return words


class Program:
    """A running program that is talked to in lines."""

    def __init__(self, command: list[str]) -> None:
        self.lines: queue.Queue[str | None] = queue.Queue(maxsize=LINES_KEPT)
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace", bufsize=1
        )
        if self.process.stdin is None or self.process.stdout is None:
            raise AssertionError("pipes were asked for")
        self.stdin: IO[str] = self.process.stdin
        self.ended = False
        self.reader = threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def read(self, stdout: IO[str]) -> None:
        """Put every line that comes into the queue, and nothing at the end; in a thread of its own."""
        with contextlib.suppress(ValueError, OSError):
            while not self.ended and (line := stdout.readline(LONGEST_LINE)):
                self.lines.put(line.strip())
        while not self.ended:
            with contextlib.suppress(queue.Full):
                self.lines.put(None, timeout=0.2)
                return

    def say(self, line: str) -> None:
        """Send a line."""
        try:
            self.stdin.write(line + "\n")
            self.stdin.flush()
        except (OSError, ValueError):
            raise Failed("died", self.how_it_ended()) from None

    def hear(self, until: float) -> str:
        """The next line, by this time of the monotonic clock."""
        try:
            line = self.lines.get(timeout=max(0.001, until - time.monotonic()))
        except queue.Empty:
            raise Failed("slow", "") from None
        if line is None:
            raise Failed("died", self.how_it_ended())
        return line

    def wait_for(self, word: str, until: float, other: Callable[[str], None] = lambda line: None) -> str:
        """What follows a word at the start of a line; other lines are passed over."""
        for _ in range(MOST_LINES):
            line = self.hear(until)
            if len(line) >= LONGEST_LINE:
                raise Failed("illegal", f"a line of {LONGEST_LINE} characters or more")
            first, _, rest = line.partition(" ")
            if first == word:
                return rest.strip()
            other(line)
        raise Failed("illegal", f"no “{word}” in {MOST_LINES} lines")

    def how_it_ended(self) -> str:
        """The exit code, if it has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f"exit code {self.process.wait(timeout=2.0)}"
        return "it closed its output"

    def end(self, patience: float = 0.0) -> bool:
        """Let it go within some seconds, then end it; whether it went by itself."""
        self.ended = True
        with contextlib.suppress(OSError, ValueError):
            self.stdin.close()
        try:
            self.process.wait(timeout=patience)
            gone = True
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            gone = False
        with contextlib.suppress(queue.Empty):
            while True:
                self.lines.get_nowait()  # so that the reader can go on to its end
        self.reader.join(timeout=1.0)
        if self.process.stdout is not None and not self.reader.is_alive():
            self.process.stdout.close()
        return gone


class ExternalPlayer:
    """A program at the table. `limit` is how many seconds it may take for a move, `think` how many it is asked to.

    Before it can choose it must be told of a new game.
    """

    def __init__(self, name: str, seed: int, limit: float = 60.0, think: float = 0.0) -> None:
        self.name = name
        self.limit = limit
        self.think = think
        self.seed = seed
        self.said: list[str] = []  # the lines of the bot's introduction
        try:
            self.program = Program(command_of(name))
        except OSError as error:
            raise UnknownPlayer(f"“{name}” cannot be started: {error}") from None
        try:
            until = time.monotonic() + max(LOADING_S, limit)
            self.program.say(f"seasons {PROTOCOL}")
            version = self.program.wait_for("seasonsok", until, self.said.append)
            if version != str(PROTOCOL):
                raise Failed("illegal", f"seasonsok {version}"[:80])
        except Failed:
            self.program.end()
            raise

    def new_game(self, table: State, seat: int) -> None:
        """Tell it what is played."""
        game = {
            "seat": seat + 1,
            "players": int(table.players),
            "level": LEVELS[table.level],
            "edition": EDITIONS[table.edition],
            "seed": self.seed,
        }
        self.program.say(f"newgame {compact(game)}")
        self.program.wait_for("readyok", time.monotonic() + max(LOADING_S, self.limit))

    def choose(self, sight: View) -> int:
        """Its answer, which may be any number; raises Failed if there is none."""
        data = seen(sight)
        self.program.say(f"view {compact(data)}")
        wish = f" movetime {self.think * 1000:.0f}" if self.think else ""
        self.program.say(f"go limit {self.limit * 1000:.0f}{wish}")
        answer = self.program.wait_for("bestmove", time.monotonic() + self.limit)
        if re.fullmatch("-?[0-9]{1,8}", answer):
            return int(answer)
        for move in data["moves"]:
            if move["text"] == answer:
                return int(move["id"])
        raise Failed("illegal", answer[:80] or "an empty answer")

    def close(self, politely: bool = True) -> bool:
        """Say goodbye; whether it went by itself."""
        if politely:
            with contextlib.suppress(Failed):
                self.program.say("quit")
        return self.program.end(2.0 if politely else 0.0)


def compact(data: dict[str, Any]) -> str:
    """JSON in one line."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)
