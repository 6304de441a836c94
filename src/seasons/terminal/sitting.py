"""A game at the table in the terminal: tells what happened, asks people, and lets bots play."""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from seasons.game import Game, Moves, Start
from seasons.game.batches import told
from seasons.notation import Record, record_of
from seasons.rules import Decision, decision, mover, scores, view
from seasons.terminal import saves
from seasons.terminal.bots import LONG_S, Bot, bot_of
from seasons.terminal.commands import Commands, Outcome
from seasons.terminal.output import show_table
from seasons.terminal.phrases import shown_names, why_not
from seasons.terminal.screen import InputEnded, Screen
from seasons.terminal.status import choice_lines, status_lines
from seasons.words import Words

STATUS_KINDS = ("pick", "die", "malice", "draw", "turn")
"""Questions that begin something new: the status is told before them."""
SAVE_EVERY_S = 1.0


class Sitting:
    """One game, who sits where, and what each of them has been told."""

    def __init__(self, game: Game, seats: list[str], path: Path, words: Words, screen: Screen, choices: int) -> None:
        self.game = game
        self.seats = seats  # the names as records keep them
        self.path = path if path.parent == saves.data_folder() else saves.file_for(self.record())
        self.names = shown_names(words, seats)
        kinds = [bot_of(name) for name in seats]
        self.bots = {seat: Bot(kind, choices + seat) for seat, kind in enumerate(kinds) if kind}
        self.people = [seat for seat, kind in enumerate(kinds) if not kind]
        self.words = words
        self.screen = screen
        self.told = [-1] * (len(self.names) + 1)  # how many entries each seat (and the public) knows; -1: not the deal
        self.holder = -1
        self.waiting = -1  # the bot that people wait for, since when, and whether they have been told
        self.waiting_since = 0.0
        self.waiting_told = False
        self.status_at = -1
        self.saved_at = 0.0
        self.saved_entries = -1
        self.commands = Commands(self)

    def record(self) -> Record:
        """The game so far."""
        return record_of(self.game, self.seats)

    def play(self) -> int:
        """Play until the game is over or left; the exit code. Whatever happens, the game is kept."""
        state = self.game.now
        about = f"{self.words.level(state.level)}, {self.words.edition(state.edition)}"
        self.screen.say(self.words.text("sit-welcome", players=self.words.listed(self.names), text=about))
        if self.game.batches:
            self.screen.say(self.words.text("sit-resumed", path=str(self.path)))
            self.told = [len(self.game.batches)] * len(self.told)  # who comes back can ask for the log
        with ending_signals():
            try:
                while not self.game.now.over:
                    if not self.step():
                        return 0
                self.finish()
            except InputEnded:
                self.screen.say(self.words.text("sit-input-ended"))
                if self.save():
                    self.screen.say(self.words.text("sit-kept", path=str(self.path)))
            except BaseException:
                self.save()
                raise
        return 0

    def step(self) -> bool:
        """One answer of whoever is asked; False when somebody leaves the table."""
        seat = mover(self.game.now)
        if seat in self.bots:
            self.let_play(seat)
            return True
        self.waiting = -1
        self.hand_over(seat)
        self.tell_news(seat)
        now = decision(self.game.now, seat)
        if now is None:
            raise AssertionError("the mover is asked nothing")
        if time.monotonic() - self.saved_at > SAVE_EVERY_S:
            self.save()
        if now.kind in STATUS_KINDS and self.status_at != len(self.game.batches):
            self.status_at = len(self.game.batches)
            self.screen.say(*status_lines(self.words, self.game.now, seat, self.names))
        self.show_question(now)
        while True:
            answer = self.screen.ask(self.words.text("sit-default-choice", count=len(now.moves)))
            outcome = self.commands.obey(answer, now)
            if isinstance(outcome, int):
                self.game.play(seat, [outcome])
                return True
            if outcome is Outcome.REDRAW:
                self.status_at = -1
                self.told = [min(told, len(self.game.batches)) for told in self.told]
                return True
            if outcome is Outcome.SHOW:
                self.show_question(now)
            if outcome is Outcome.LEAVE and self.leave():
                return False

    def let_play(self, seat: int) -> None:
        """One answer of a bot. When it takes long, people are told, once for all its answers in a row."""
        bot = self.bots[seat]
        if self.waiting != seat:
            self.waiting, self.waiting_since, self.waiting_told = seat, time.monotonic(), not self.people
        expected = bot.longest if self.game.now.round else 0.0  # cards are chosen quickly
        if not self.waiting_told and max(time.monotonic() - self.waiting_since, expected) > LONG_S:
            self.screen.say(self.words.text("sit-thinking", player=self.names[seat]))
            sys.stdout.flush()
            self.waiting_told = True
        move, why = bot.choose(view(self.game.now, seat))
        if why:
            self.screen.say(self.words.text("sit-replaced", player=self.names[seat], text=why))
        self.game.play(seat, [move])

    # --- telling

    def hand_over(self, seat: int) -> None:
        """With several people at one device, let the next one take it."""
        if len(self.people) > 1 and self.holder != seat:
            self.screen.clear_away()
            self.screen.ask(self.words.text("sit-pass-device", player=self.names[seat]))
        self.holder = seat

    def sentences(self, viewer: int, since: int) -> list[str]:
        """What happened since so many entries (-1: since before the deal), as a seat or the public may know it."""
        bodies: list[Start | Moves] = [self.game.start] if since < 0 and self.game.start else []
        bodies += [batch.body for batch in self.game.batches[max(since, 0) :]]
        events = [event for body in bodies for event in told(body)]
        return self.words.event_sentences(events, viewer, self.names)

    def tell_news(self, viewer: int) -> None:
        """Tell a seat (-1: the public) what it does not know yet."""
        sentences = self.sentences(viewer, self.told[viewer])
        self.told[viewer] = len(self.game.batches)
        if sentences:
            self.screen.say("", *sentences)

    def show_question(self, now: Decision) -> None:
        """The question and its numbered answers."""
        state = self.game.now
        self.screen.say("", self.words.prompt(now, now.seat, self.names, state))
        if now.shown:
            self.screen.say(self.words.card_full(now.shown, state.edition))
        self.screen.say(*choice_lines(self.words, state, now, self.names))

    # --- keeping and leaving

    def save(self) -> bool:
        """Keep the game in its file; whether that went well. Problems are told, and the game goes on."""
        if self.saved_entries == len(self.game.batches):
            return True
        self.saved_at = time.monotonic()
        try:
            saves.write(self.path, self.record())
        except OSError as error:
            with contextlib.suppress(OSError):
                why = why_not(self.words, error)
                self.screen.say(self.words.text("sit-not-saved", path=str(self.path), text=why))
            return False
        self.saved_entries = len(self.game.batches)
        return True

    def leave(self) -> bool:
        """Ask what becomes of the game; False to go back to it."""
        answer = self.screen.ask(self.words.text("sit-quit"))
        if answer.casefold() == "b":
            return False
        if answer.casefold() == "n":
            with contextlib.suppress(OSError):
                self.path.unlink()
            self.screen.say(self.words.text("sit-thrown-away"))
            return True
        if answer and not self.commands.save_as(answer):
            return False
        if self.save():
            self.screen.say(self.words.text("sit-kept", path=str(self.path)))
        return True

    def finish(self) -> None:
        """The end: the last news, the scores, the winner, the record."""
        words = self.words
        self.tell_news(self.people[0] if len(self.people) == 1 else -1)
        table = sorted(scores(self.game.now), key=lambda score: score.rank)
        keys = ("place", "player", "crystals", "prestige", "cards", "hand", "bonus", "total")
        rows: list[list[str | int]] = [
            [
                score.rank,
                self.names[score.seat],
                score.crystals,
                score.prestige,
                sum(crystals for _, crystals in score.cards),
                score.hand,
                score.bonus,
                score.total,
            ]
            for score in table
        ]
        self.screen.say("")
        show_table(words, [words.text(f"score-{key}") for key in keys], rows, words.text("score-title"), boxed=False)
        winners = [self.names[score.seat] for score in table if score.rank == 1]
        if len(winners) == 1:
            if sum(score.total == table[0].total for score in table) > 1:
                self.screen.say(words.text("score-tie-break"))
            self.screen.say(words.text("score-winner", player=winners[0]))
        else:
            self.screen.say(words.text("score-shared", players=words.listed(winners)))
        if self.save():
            self.screen.say(words.text("sit-record", path=str(self.path)))


@contextlib.contextmanager
def ending_signals() -> Iterator[None]:
    """While a game is played, a closed window or a shutdown ends it like Ctrl-C does: the game is kept."""

    def end(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = []
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            before.append((getattr(signal, name), signal.signal(getattr(signal, name), end)))
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)
