"""Bots that may be somebody else's: looked for, made and asked, so that what they do harms nobody but themselves."""

from __future__ import annotations

import operator
import os
import sys
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from seasons.arena.external import LOADING_S, ExternalPlayer, Failed, command_of, is_command
from seasons.players import NAMES, Player, make_player
from seasons.rules import View, legal_moves


def is_foreign(name: str) -> bool:
    """Whether a bot is not one of the house.

    >>> is_foreign("mybot:make"), is_foreign("rollout:50")
    (True, False)
    """
    return name.partition(":")[0] not in NAMES


def find_foreign(name: str) -> None:
    """Look for a program, or a bot of another package, in the current folder, too; raises UnknownPlayer or Failed."""
    if is_command(name):
        command_of(name)
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


def made(name: str, seed: int, limit: float = 60.0, think: float = 0.0) -> Player:
    """A bot for one game; raises Failed. `limit` and `think` are seconds for a move, for programs only."""
    try:
        return ExternalPlayer(name, seed, limit, think) if is_command(name) else make_player(name, seed)
    except (KeyboardInterrupt, Failed):
        raise
    except BaseException as error:  # SystemExit, too: a bot must not end the arena
        raise Failed("raised", said(error)) from None


def answer(player: Player, sight: View) -> int:
    """The legal move that a bot chooses; raises Failed."""
    try:
        move: Any = player.choose(sight)
    except (KeyboardInterrupt, Failed):
        raise
    except BaseException as error:
        raise Failed("raised", said(error)) from None
    try:
        number = operator.index(move)
    except TypeError:
        raise Failed("illegal", repr(move)[:80]) from None
    if number not in legal_moves(sight.table, sight.seat):
        raise Failed("illegal", str(number)[:80])
    return number


def said(error: BaseException) -> str:
    """An error in one short line.

    >>> said(ValueError("no bot", 3)), said(KeyError())
    ("ValueError: ('no bot', 3)", 'KeyError')
    """
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")[:200]
