"""Bots that may be somebody else's: looked for, made and asked, so that what they do harms nobody but themselves."""

from __future__ import annotations

import operator
import os
import sys
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from seasons.arena.bot_host import LOADING_S, PATIENCE_S, ExternalPlayer, Guest
from seasons.arena.bot_process import Failed, is_command
from seasons.players import NAMES, Player, UnknownPlayer, make_player
from seasons.protocol.bots import Quit
from seasons.rules import View, legal_moves


def is_foreign(name: str) -> bool:
    """Whether a bot is not one of the house.

    >>> is_foreign("mybot:make"), is_foreign("rollout:50")
    (True, False)
    """
    return name.partition(":")[0] not in NAMES


def find_foreign(name: str) -> None:
    """Look for a program that answers a greeting, or for a bot of another package, in the current folder, too.

    Raises UnknownPlayer or Failed.
    """
    if is_command(name):
        Guest(name).close()
        return
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=load, args=(name, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        if not ours.poll(LOADING_S):
            raise Failed("slow", "")
        if wrong := ours.recv():
            raise Failed("raised", wrong)
    except EOFError:
        process.join()
        raise Failed("died", f"exit code {process.exitcode}") from None
    finally:
        process.kill()
        process.join()


def load(name: str, pipe: Connection) -> None:
    """Import a bot's module in a process of its own, where it may print, hang or end everything; say what is wrong."""
    os.dup2(2, 1)
    module, _, factory = name.partition(":")
    try:
        if not callable(getattr(import_module(module), factory)):
            raise TypeError(f"{factory} cannot be called")
    except BaseException as error:
        pipe.send(said(error))
    else:
        pipe.send("")


def made(name: str, seed: int) -> Player:
    """A bot for one game that is no program; raises Failed."""
    try:
        return make_player(name, seed)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit, too: a bot must not end the arena
        raise Failed("raised", said(error)) from None


def answer(player: Player | ExternalPlayer, sight: View) -> list[int]:
    """The legal move that a bot chooses, or several that a program makes at once; raises Failed."""
    if isinstance(player, ExternalPlayer):
        return player.choose(sight)
    try:
        move: Any = player.choose(sight)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise Failed("raised", said(error)) from None
    try:
        number = operator.index(move)
    except TypeError:
        raise Failed("illegal", repr(move)[:80]) from None
    if number not in legal_moves(sight.table, sight.seat):
        raise Failed("illegal", str(number)[:80])
    return [number]


def said(error: BaseException) -> str:
    """An error in one short line.

    >>> said(ValueError("no bot", 3)), said(KeyError())
    ("ValueError: ('no bot', 3)", 'KeyError')
    """
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")[:200]


class Guests:
    """The programs that have been started, by what they are wanted for; they go on from game to game."""

    def __init__(self, limit: float, think: float = 0.0) -> None:
        self.limit = limit
        self.think = think
        self.running: dict[tuple[int, ...], Guest] = {}

    def find(self, purpose: tuple[int, ...], name: str) -> Guest:
        """The program for a purpose, started if it does not run yet; raises Failed."""
        if purpose not in self.running:
            try:
                self.running[purpose] = Guest(name, self.limit, self.think)
            except UnknownPlayer as error:
                raise Failed("raised", said(error)) from None
        return self.running[purpose]

    def end(self, guest: Guest) -> None:
        """End a program that has failed: for the next game another one is started."""
        guest.close(politely=False)
        self.running = {purpose: other for purpose, other in self.running.items() if other is not guest}

    def close(self) -> None:
        """Say goodbye to all of them."""
        for guest in self.running.values():
            guest.say(Quit())
        for guest in self.running.values():
            guest.program.end(PATIENCE_S)
        self.running = {}
