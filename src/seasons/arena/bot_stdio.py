"""The other side of the protocol: one of our players behind stdin and stdout, for any arena that speaks it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO, Any

import msgspec

from seasons.arena.guest_bots import made, said
from seasons.players import Player, RolloutPlayer
from seasons.protocol.bots import Answer, FromBot, Info, Ready, unpacked
from seasons.protocol.requests import PROTOCOL


class Speaker:
    """Answers the messages of a host. `name` is a player's name as in the arena; raises Failed if it cannot be made.

    It looks at no more of a message than it needs, so that a host of a later version may say what it likes.
    """

    def __init__(self, name: str, out: IO[bytes]) -> None:
        self.name = name
        self.out = out
        self.first: Player = made(name, 1)  # whoever asks before any game has begun is answered, too
        self.players: dict[int, Player] = {}

    def say(self, message: FromBot) -> None:
        """Send a message at once."""
        self.out.write(msgspec.json.encode(message) + b"\n")
        self.out.flush()

    def listen(self, lines: Iterable[bytes]) -> None:
        """Answer line by line until “quit” or the end; what cannot be answered is said to be an error."""
        for line in lines:
            try:
                message = msgspec.json.decode(line)
                if message["type"] == "quit":
                    return
                self.answer(message)
            except Exception as error:
                self.say(Info(f"error {said(error)}"))

    def answer(self, message: dict[str, Any]) -> None:
        """Answer one message; those that mean nothing here are passed over."""
        kind = message["type"]
        if kind == "hello":
            self.say(Ready(PROTOCOL, self.name))
        elif kind == "begin":
            self.players[message["game"]] = made(self.name, message["seed"])
        elif kind == "ask":
            self.choose(message)
        elif kind == "over":
            self.players.pop(message["game"], None)

    def choose(self, ask: dict[str, Any]) -> None:
        """Decide, within the time or the simulations that are asked for."""
        game = ask["game"]
        player = self.players.get(game, self.first)
        if isinstance(player, RolloutPlayer) and ("think_ms" in ask or "simulations" in ask):
            player.simulations = int(ask.get("simulations", 0))
            player.microseconds = int(max(1, ask.get("think_ms", 0)) * 1000)
        move = player.choose(unpacked(ask["state"], ask["table"]["seat"]))
        if isinstance(player, RolloutPlayer):
            self.say(Info(f"simulations {player.searcher.simulations}", game))
        self.say(Answer(game, [int(move)]))
