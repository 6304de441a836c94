"""Whether a program keeps to the protocol for bots: everything that an arena relies on, tried out one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import msgspec

from seasons.arena.bot_host import PATIENCE_S, ExternalPlayer, Guest
from seasons.arena.bot_process import Failed
from seasons.protocol.bots import Happened
from seasons.rules import Event, Fast, State, View, apply, kind_of, legal_moves, mover, new_game, view

SETUPS = ((2, 2, 0), (3, 2, 1), (4, 1, 0), (2, 0, 1))
"""Players, level and edition of the games in which the questions are asked."""
CHECKS = (
    "handshake",
    "named",
    "ready",
    "questions",
    "whole-game",
    "two-games",
    "again",
    "unknown",
    "messages",
    "quit",
    "end-of-input",
)
"""What is tried, in this order. What needs an answer that did not come is not tried."""
NEW = {"weather": {"wind": ["north", 3]}}
"""A field that no bot knows: later versions may have it."""
TOGETHER = 30
"""So many questions are asked in each of two games at once."""


@dataclass(frozen=True)
class Check:
    """One thing that was tried; `kind` is why it failed (illegal, slow, died or protocol), `text` says more."""

    name: str
    kind: str = ""
    text: str = ""

    @property
    def fine(self) -> bool:
        """Whether it went well."""
        return not self.kind


def questions(seed: int, setup: tuple[int, int, int]) -> Iterator[State]:
    """Every state of a random game in which somebody has a choice. The state is the live one."""
    chance = Fast(seed)
    state = new_game(setup[0], chance, setup[1], setup[2])
    while not state.over:
        moves = legal_moves(state)
        if len(moves) > 1:
            yield state
        apply(state, moves[chance.below(len(moves))], chance)


def every_kind(games: int) -> list[State]:
    """For every kind of question that so many random games reach, a state in which it is asked."""
    found: dict[str, State] = {}
    for seed in range(games):
        for state in questions(seed, SETUPS[seed % len(SETUPS)]):
            if kind_of(state) not in found:
                found[kind_of(state)] = state.copy()
    return list(found.values())


class Practice:
    """A game of a program against chance, from a state on."""

    def __init__(self, guest: Guest, seat: int, state: State, chance: Fast) -> None:
        self.state = state
        self.chance = chance
        self.story: list[Happened] = []
        self.player = ExternalPlayer(guest, seat, 1, state, self.story)

    def question(self) -> View | None:
        """Play on to the next question for the program; None at the end, which it is told."""
        while not self.state.over:
            seat = int(mover(self.state))
            moves = legal_moves(self.state, seat)
            if seat == self.player.seat and len(moves) > 1:
                return view(self.state, seat)
            self.make([moves[self.chance.below(len(moves))]], seat)
        self.player.over(self.state)
        return None

    def make(self, moves: list[int], seat: int) -> None:
        """Make moves that answer one question."""
        log: list[Event] = []
        for move in moves:
            apply(self.state, move, self.chance, log, seat)
        self.story.append(Happened(seat, log))

    def answer(self, sight: View) -> None:
        """Make the moves that the program answers with; raises Failed."""
        try:
            moves = self.player.answer(sight)
        except Failed as failed:
            text = f"{kind_of(sight.table)}: {failed}" if failed.kind == "illegal" else str(failed)
            raise Failed(failed.kind, text) from None
        self.make(moves, self.player.seat)

    def ask(self, sight: View) -> None:
        """Ask a question, and make the moves that come back; raises Failed."""
        self.player.ask(sight)
        self.answer(sight)

    def break_off(self) -> None:
        """Tell the program that somebody else has failed."""
        self.player.over(self.state, (self.player.seat + 1) % int(self.state.players))


class Examiner:
    """Tries everything out with one program."""

    def __init__(self, name: str, limit: float, games: int, report: Callable[[Check], None]) -> None:
        self.name = name
        self.limit = limit
        self.games = games
        self.report = report
        self.checks: list[Check] = []

    def check(self, name: str, work: Callable[[], str | None]) -> bool:
        """Try one thing; the text that comes back, if any, says what is wrong."""
        try:
            wrong = work()
            done = Check(name, "illegal", wrong) if wrong else Check(name)
        except Failed as failed:
            done = Check(name, failed.kind, str(failed))
        self.checks.append(done)
        self.report(done)
        return done.fine

    def examine(self) -> list[Check]:
        """All checks that could be made."""
        started: list[Guest] = []

        def start() -> str:
            started.append(Guest(self.name, self.limit))
            return ""

        try:
            if not self.check("handshake", start):
                return self.checks
            guest = started[0]
            self.check("named", lambda: "" if guest.ready.name else "ready: name")
            for name, work in (("ready", begin), ("questions", self.ask_every_kind), ("whole-game", play)):
                if not self.check(name, partial(work, guest)):
                    return self.checks
            for name, work in (("two-games", play_two), ("again", repeat), ("unknown", surprise)):
                self.check(name, partial(work, guest))
            self.check("messages", lambda: "; ".join(guest.odd))
            self.check("quit", lambda: "" if started.pop().close() else "quit")
            self.check("end-of-input", lambda: start() or leave(started.pop()))
        finally:
            for guest in started:
                guest.close(politely=False)
        return self.checks

    def ask_every_kind(self, guest: Guest) -> None:
        """Every kind of question, with two to four players, in both editions."""
        for state in every_kind(self.games):
            sight = view(state, mover(state))
            practice = Practice(guest, int(sight.seat), state, Fast(1))
            practice.ask(sight)
            practice.break_off()


def begin(guest: Guest) -> None:
    """The first question of a new game."""
    repeat(guest, 1)


def repeat(guest: Guest, times: int = 2) -> None:
    """The same question twice in a row is still a question, also with nothing new."""
    practice = Practice(guest, 1, new_game(2, Fast(3)), Fast(3))
    sight = view(practice.state, 1)
    for _ in range(times):
        practice.player.choose(sight)
    practice.break_off()


def play(guest: Guest) -> None:
    """A whole game, and one that begins after it."""
    practice = Practice(guest, 0, new_game(2, Fast(5)), Fast(6))
    while (sight := practice.question()) is not None:
        practice.ask(sight)
    begin(guest)


def play_two(guest: Guest) -> None:
    """Two games at once: both are asked about before either is answered."""
    games = [Practice(guest, seat, new_game(players, Fast(players)), Fast(7)) for players, seat in ((2, 1), (3, 0))]
    for _ in range(TOGETHER):
        asked = [(practice, practice.question()) for practice in games]
        for practice, sight in asked:
            if sight is not None:
                practice.player.ask(sight)
        for practice, sight in reversed(asked):
            if sight is not None:
                practice.answer(sight)
    for practice in games:
        practice.break_off()


def surprise(guest: Guest) -> None:
    """Fields, messages, entries and events that the bot does not know must not upset it."""
    practice = Practice(guest, 1, new_game(2, Fast(3)), Fast(3))
    sight = view(practice.state, 1)
    ask = msgspec.to_builtins(practice.player.question(sight))
    table = ask["table"]
    view_of_it, decision = table["view"], table["decision"]
    for known in (ask, table, view_of_it, view_of_it["seats"][0], decision, decision["options"][0]):
        known |= NEW
    storm = {"kind": "storm", "seat": 0} | NEW
    ask["news"].append({"seq": 1, "kind": "weather", "seat": 0, "at": 0, "events": [storm]})
    guest.asked.add(practice.player.game)
    for message in ({"type": "weather"} | NEW, ask):
        guest.program.say(msgspec.json.encode(message))
    practice.answer(sight)
    practice.break_off()


def leave(guest: Guest) -> str:
    """The end of the input is the end of the program."""
    return "" if guest.program.end(PATIENCE_S) else "end of input"


def conform(
    name: str, limit: float = 10.0, games: int = 24, report: Callable[[Check], None] = lambda check: None
) -> list[Check]:
    """Examine a program; raises UnknownPlayer if it cannot be started."""
    return Examiner(name, limit, games, report).examine()
