"""The other side of the protocol: one of our players behind stdin and stdout, for any arena that speaks it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import IO

from seasons.arena.external import PROTOCOL
from seasons.arena.foreign import made, said
from seasons.arena.seen import view_of
from seasons.players import Player, RolloutPlayer
from seasons.rules import View


class Speaker:
    """Answers the lines of a host. `name` is a player's name as in the arena; raises Failed if it cannot be made."""

    def __init__(self, name: str, out: IO[str]) -> None:
        self.name = name
        self.out = out
        self.player: Player = made(name, 1)
        self.sight: View | None = None

    def say(self, line: str) -> None:
        """Send a line at once."""
        self.out.write(line + "\n")
        self.out.flush()

    def listen(self, lines: Iterable[str]) -> None:
        """Answer line by line until “quit” or the end; what cannot be answered is said to be an error."""
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            try:
                self.answer(word, rest)
            except Exception as error:
                self.say(f"info error {said(error)}")

    def answer(self, word: str, rest: str) -> None:
        """Answer one line; words that mean nothing are passed over."""
        if word == "seasons":
            self.say(f"id name {self.name}")
            self.say(f"seasonsok {PROTOCOL}")
        elif word == "newgame":
            self.player = made(self.name, int(json.loads(rest)["seed"]))
            self.say("readyok")
        elif word == "view":
            self.sight = view_of(json.loads(rest))
        elif word == "go":
            self.go(rest.split())

    def go(self, words: list[str]) -> None:
        """Decide, within the time or the simulations that are asked for."""
        if self.sight is None:
            raise ValueError("go before view")
        wishes = dict(zip(words[::2], words[1::2]))
        if isinstance(self.player, RolloutPlayer) and ("movetime" in wishes or "simulations" in wishes):
            self.player.simulations = int(wishes.get("simulations", 0))
            self.player.microseconds = int(max(1.0, float(wishes.get("movetime", 0))) * 1000)
        move = self.player.choose(self.sight)
        if isinstance(self.player, RolloutPlayer):
            self.say(f"info simulations {self.player.searcher.simulations}")
        self.say(f"bestmove {move}")
