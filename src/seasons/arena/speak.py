"""The other side of the protocol: one of our players behind stdin and stdout, for any arena that speaks it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import IO, Any

from seasons.arena.external import PROTOCOL
from seasons.arena.seen import view_of
from seasons.players import Player, RolloutPlayer, make_player


class Speaker:
    """Answers the lines of a host. `name` is a player's name as in the arena."""

    def __init__(self, name: str, out: IO[str]) -> None:
        self.name = name
        self.out = out
        self.player: Player = make_player(name)
        self.question: dict[str, Any] = {}

    def say(self, line: str) -> None:
        """Send a line at once."""
        self.out.write(line + "\n")
        self.out.flush()

    def listen(self, lines: Iterable[str]) -> None:
        """Answer line by line until “quit” or the end."""
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            if word == "seasons":
                self.say(f"id name {self.name}")
                self.say(f"seasonsok {PROTOCOL}")
            elif word == "newgame":
                self.player = make_player(self.name, int(json.loads(rest)["seed"]))
                self.say("readyok")
            elif word == "view":
                self.question = json.loads(rest)
            elif word == "go":
                self.go(rest.split())

    def go(self, words: list[str]) -> None:
        """Decide, within the time or the simulations that are asked for."""
        wishes = dict(zip(words[::2], words[1::2]))
        if isinstance(self.player, RolloutPlayer) and ("movetime" in wishes or "simulations" in wishes):
            self.player.simulations = int(wishes.get("simulations", 0))
            self.player.microseconds = int(float(wishes.get("movetime", 0)) * 1000)
        move = self.player.choose(view_of(self.question))
        if isinstance(self.player, RolloutPlayer):
            self.say(f"info simulations {self.player.searcher.simulations}")
        self.say(f"bestmove {move}")
