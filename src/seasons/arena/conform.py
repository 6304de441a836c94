"""Whether a program keeps to the protocol for bots: everything that an arena relies on, tried out one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from seasons.arena.external import ExternalPlayer, Failed
from seasons.rules import Fast, State, View, apply, legal_moves, mover, new_game, view
from seasons.rules.decisions import kind_of

SETUPS = ((2, 2, 0), (3, 2, 1), (4, 1, 0), (2, 0, 1))
"""Players, level and edition of the games in which the questions are asked."""
CHECKS = ("handshake", "named", "ready", "questions", "whole-game", "again", "unknown", "quit", "end-of-input")
"""What is tried, in this order. What needs an answer that did not come is not tried."""


@dataclass(frozen=True)
class Check:
    """One thing that was tried; `kind` is why it failed (raised, illegal, slow or died), `text` says more."""

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


def every_kind(games: int) -> list[View]:
    """For every kind of question that so many random games reach, the view of who must answer."""
    found: dict[str, View] = {}
    for seed in range(games):
        for state in questions(seed, SETUPS[seed % len(SETUPS)]):
            found.setdefault(kind_of(state), view(state, mover(state)))
    return list(found.values())


class Examiner:
    """Tries everything out with one program."""

    def __init__(self, name: str, limit: float, games: int, report: Callable[[Check], None]) -> None:
        self.name = name
        self.limit = limit
        self.games = games
        self.report = report
        self.checks: list[Check] = []

    def check(self, name: str, work: Callable[[], str]) -> bool:
        """Try one thing; the text that comes back says what is wrong."""
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
        made: list[ExternalPlayer] = []

        def start() -> str:
            made.append(ExternalPlayer(self.name, 1, self.limit))
            return ""

        try:
            if not self.check("handshake", start):
                return self.checks
            bot = made[0]
            self.check("named", lambda: "" if any(line.startswith("id name ") for line in bot.said) else "id name")
            if not self.check("ready", lambda: self.begin(bot, new_game(2, Fast(1)), 0)):
                return self.checks
            if not self.check("questions", lambda: self.ask_every_kind(bot)):
                return self.checks
            if not self.check("whole-game", lambda: self.play(bot)):
                return self.checks
            self.check("again", lambda: self.repeats(bot))
            self.check("unknown", lambda: self.passes_over(bot))
            self.check("quit", lambda: "" if made.pop().close() else "quit")
            self.check("end-of-input", lambda: start() or ("" if made.pop().program.end(2.0) else "end of input"))
        finally:
            for bot in made:
                bot.close(politely=False)
        return self.checks

    def begin(self, bot: ExternalPlayer, state: State, seat: int) -> str:
        """Tell of a new game."""
        bot.new_game(state, seat)
        return ""

    def ask(self, bot: ExternalPlayer, sight: View) -> str:
        """Ask one question; what is wrong with the answer."""
        move = bot.choose(sight)
        return "" if move in legal_moves(sight.table, sight.seat) else f"{kind_of(sight.table)}: {move}"

    def ask_every_kind(self, bot: ExternalPlayer) -> str:
        """Every kind of question, with two to four players, in both editions."""
        for sight in every_kind(self.games):
            bot.new_game(sight.table, int(sight.seat))
            wrong = self.ask(bot, sight)
            if wrong:
                return wrong
        return ""

    def play(self, bot: ExternalPlayer) -> str:
        """A whole game against chance."""
        chance = Fast(5)
        state = new_game(2, chance)
        bot.new_game(state, 0)
        while not state.over:
            seat = int(mover(state))
            moves = legal_moves(state, seat)
            move = moves[chance.below(len(moves))]
            if seat == 0 and len(moves) > 1:
                move = bot.choose(view(state, seat))
                if move not in moves:
                    return f"{kind_of(state)}: {move}"
            apply(state, move, chance, None, seat)
        return ""

    def repeats(self, bot: ExternalPlayer) -> str:
        """The same question twice in a row is still a question."""
        sight = view(new_game(2, Fast(3)), 1)
        bot.new_game(sight.table, 1)
        return self.ask(bot, sight) or self.ask(bot, sight)

    def passes_over(self, bot: ExternalPlayer) -> str:
        """Lines that the bot does not know, and empty ones, must not upset it."""
        for line in ("", "dance now", "option name value"):
            bot.program.say(line)
        return self.ask(bot, view(new_game(2, Fast(3)), 1))


def conform(
    name: str, limit: float = 10.0, games: int = 24, report: Callable[[Check], None] = lambda check: None
) -> list[Check]:
    """Examine a program; raises UnknownPlayer if it cannot be started."""
    return Examiner(name, limit, games, report).examine()
