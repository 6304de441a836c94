"""Programs that play: greeted once, then asked in any number of games. docs/bots.md is the protocol."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from seasons.arena.bot_process import Failed, Program, command_of
from seasons.notation import MalformedMove, move_id
from seasons.players import UnknownPlayer
from seasons.protocol.bots import (
    Answer,
    Ask,
    Begin,
    FromBot,
    FromHost,
    Greeting,
    Happened,
    Info,
    Over,
    Quit,
    Ready,
    news_message,
    packed,
    rules_message,
    setting_message,
    table_message,
)
from seasons.protocol.messages import Entry
from seasons.protocol.requests import LONGEST_BATCH, PROTOCOL
from seasons.protocol.view import points
from seasons.rules import ACTIONS, RulesError, State, View, arrange, decision_id, view

LOADING_S = 20.0
"""How long a program may take to answer the greeting, and any other bot to be made, at least."""
PATIENCE_S = 2.0
"""How long a bot that is told to quit may take to go."""
MOST_LINES = 10_000
"""A bot that says more between a question and its answer is not answering."""
ODD_KEPT = 10
Message = TypeVar("Message", Ready, Answer)
KINDS: dict[str, type[FromBot]] = {"ready": Ready, "play": Answer, "info": Info}


class Guest:
    """A program that has been greeted. `limit` is how many seconds it may take for a move, `think` how many it is asked
    to. Raises UnknownPlayer or Failed."""

    def __init__(self, name: str, limit: float = 60.0, think: float = 0.0) -> None:
        self.name = name
        self.limit = limit
        self.think = think
        self.games = 0
        self.odd: list[str] = []  # what it said that is not of the protocol, as far as anybody wants to know
        self.asked: set[int] = set()  # the games in which it owes an answer
        self.early: dict[int, Answer] = {}  # answers that came while that of another game was waited for
        try:
            self.program = Program(command_of(name))
        except OSError as error:
            raise UnknownPlayer(f"“{name}” cannot be started: {error}") from None
        try:
            self.ready = self.greet()
        except Failed:
            self.program.end()
            raise
        self.say(rules_message())

    def greet(self) -> Ready:
        """Its answer to the greeting."""
        self.say(Greeting())
        try:
            ready = self.wait_for(Ready, time.monotonic() + LOADING_S)
        except Failed as failed:
            if failed.kind == "slow":  # as a program of protocol 1 is, which waits for another greeting
                raise Failed("protocol", self.odd[0] if self.odd else "") from None
            raise
        if ready.protocol != PROTOCOL:
            raise Failed("protocol", f"protocol {ready.protocol}")
        return ready

    def say(self, message: FromHost) -> None:
        """Send a message."""
        self.program.say(msgspec.json.encode(message))

    def wait_for(self, kind: type[Message], until: float, game: int = 0, decision: int = -1) -> Message:
        """The next message of a kind, of a game; other messages are passed over or kept."""
        for _ in range(MOST_LINES):
            found = self.read(self.program.hear(until))
            if isinstance(found, Answer) and found.game in self.asked - {game}:
                self.early[found.game] = found
            elif isinstance(found, Answer) and (found.game != game or found.decision not in (-1, decision)):
                self.pass_over(f"play: game {found.game}, decision {found.decision}")
            elif isinstance(found, kind):
                return found
        raise Failed("illegal", f"no “{kind.__struct_config__.tag}” in {MOST_LINES} lines")

    def read(self, line: bytes) -> FromBot | None:
        """The message on a line; none if it is not known here. Raises Failed if one that is waited for is malformed."""
        text = line.decode("utf-8", "replace")[:80]
        try:
            data = msgspec.json.decode(line)
        except (ValueError, RecursionError):
            data = None
        kind = KINDS.get(str(data.get("type"))) if isinstance(data, dict) else None
        if kind is None:
            self.pass_over(text)
            return None
        if more := set(data) - {"type", *kind.__struct_fields__}:
            self.pass_over(f"{data['type']}: {', '.join(sorted(more))}"[:80])
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            if kind is not Info:
                raise Failed("illegal", f"{text}: {error}") from None
            self.pass_over(text)
            return None

    def pass_over(self, text: str) -> None:
        """Remember something odd, and go on."""
        if text and len(self.odd) < ODD_KEPT:
            self.odd.append(text)

    def answer(self, game: int, decision: int) -> Answer:
        """Its answer in a game in which it was asked."""
        found = self.early.pop(game, None)
        if found is None or found.decision not in (-1, decision):
            found = self.wait_for(Answer, time.monotonic() + self.limit, game, decision)
        self.asked.discard(game)
        return found

    def close(self, politely: bool = True) -> bool:
        """Say goodbye; whether it went by itself."""
        if politely:
            self.say(Quit())
        return self.program.end(PATIENCE_S if politely else 0.0)


class ExternalPlayer:
    """A program at a seat of one game. `story` is what happens in it, to be told with the next question."""

    def __init__(self, guest: Guest, seat: int, seed: int, table: State, story: Sequence[Happened] = ()) -> None:
        guest.games += 1
        self.guest = guest
        self.name = guest.name
        self.game = guest.games
        self.seat = seat
        self.story = story
        self.told = 0
        self.setting = setting_message(self.game, table)
        guest.say(Begin(self.game, seat, seed, self.setting))

    def choose(self, sight: View) -> list[int]:
        """The moves that it makes, in the order of the rules; raises Failed."""
        self.ask(sight)
        return self.answer(sight)

    def ask(self, sight: View) -> None:
        """Ask it what the view of its seat asks."""
        self.guest.asked.add(self.game)
        self.guest.say(self.question(sight))

    def question(self, sight: View) -> Ask:
        """What it is asked, and what happened since it was asked last."""
        return Ask(
            game=self.game,
            news=self.news(),
            table=table_message(sight, self.setting),
            limit_ms=round(self.guest.limit * 1000),
            state=packed(sight),
            think_ms=round(self.guest.think * 1000),
        )

    def answer(self, sight: View) -> list[int]:
        """What it answers; raises Failed."""
        given = self.guest.answer(self.game, int(decision_id(sight.table, self.seat)))
        text = ", ".join(str(move) for move in given.moves)[:80]
        try:
            moves = [move_id(move) if isinstance(move, str) else move for move in given.moves]
            if len(moves) > LONGEST_BATCH or not all(0 <= move < ACTIONS for move in moves):
                raise Failed("illegal", text)
            made = arrange(sight, self.seat, moves, given.whole) if moves or given.whole else []
        except (MalformedMove, RulesError):
            raise Failed("illegal", text or "an empty answer") from None
        if not made:
            raise Failed("illegal", "an empty answer")
        return made

    def over(self, state: State, failed: int = -1) -> None:
        """Tell it how the game has ended."""
        self.guest.say(Over(self.game, self.news(), points(view(state, self.seat)) if failed < 0 else [], failed))

    def news(self) -> list[Entry]:
        """What happened since it was told last."""
        since, self.told = self.told, len(self.story)
        return news_message(self.story, since, self.seat)
