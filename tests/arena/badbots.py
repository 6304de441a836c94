"""Bots that do what bots must not do, as a module that somebody else may have written."""

import os
import sys
import time

from seasons.rules import View, legal_moves


class Bot:
    name = "bad"

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, sight: View) -> object:
        self.asked += 1
        moves = legal_moves(sight.table, sight.seat)
        if type(sight) is not View or len(moves) < 2:
            raise AssertionError("not a view, or nothing to decide")
        return moves[0] if self.asked <= 3 else self.misbehave(moves)

    def misbehave(self, moves: list[int]) -> object:
        return moves[0]


class Honest(Bot):
    """Plays the first legal move."""


class Raising(Bot):
    def misbehave(self, moves: list[int]) -> object:
        raise RuntimeError("I have lost\nmy way")


class Illegal(Bot):
    def misbehave(self, moves: list[int]) -> object:
        return next(move for move in range(1000) if move not in moves)


class Mumbling(Bot):
    def misbehave(self, moves: list[int]) -> object:
        return "the first one"


class Leaving(Bot):
    def misbehave(self, moves: list[int]) -> object:
        sys.exit(3)


class Dying(Bot):
    def misbehave(self, moves: list[int]) -> object:
        os._exit(3)


class Sleeping(Bot):
    def misbehave(self, moves: list[int]) -> object:
        time.sleep(600)
        return moves[0]


class Dawdling(Bot):
    def misbehave(self, moves: list[int]) -> object:
        time.sleep(0.35)
        return moves[0]


class Chatty(Bot):
    def misbehave(self, moves: list[int]) -> object:
        print("my favourite move is", moves[0], flush=True)
        return moves[0]


class Lost(Bot):
    def choose(self, sight: View) -> object:
        return -1


class Late(Bot):
    def choose(self, sight: View) -> object:
        time.sleep(2)
        return legal_moves(sight.table, sight.seat)[0]


def broken(seed: int) -> Bot:
    raise ValueError("no bot today")
