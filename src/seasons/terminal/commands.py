"""What people can type at the table."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from seasons.notation.moves import move_id, plain, read_move
from seasons.notation.show import table_text
from seasons.rules import Decision, IllegalMove, RulesError, explain, refusals, view
from seasons.terminal import saves
from seasons.terminal.cards import card_lines
from seasons.terminal.hints import hint_lines
from seasons.terminal.lookup import find_card, nearest_label
from seasons.terminal.phrases import Phrases, why_not
from seasons.terminal.rules import topic_lines
from seasons.terminal.status import LOG_LINES, default_move, why_lines

if TYPE_CHECKING:
    from seasons.terminal.sitting import Sitting


class Outcome(Enum):
    """What a line that is no move means for the table."""

    AGAIN = auto()  # ask again
    SHOW = auto()  # show the question again
    REDRAW = auto()  # the game has changed
    LEAVE = auto()


class Commands:
    """Obeys the lines of whoever is asked."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.words = sitting.words
        self.say = sitting.screen.say

    def obey(self, line: str, now: Decision) -> int | Outcome:
        """The move that a line means, or what to do instead."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.casefold(), bool(rest):
            case "", _:
                if default_move(now) >= 0:
                    return default_move(now)
                self.say(self.words.text("sit-no-default", count=len(now.moves)))
                return Outcome.AGAIN
            case (("h" | "?" | "help"), False):
                self.say(self.words.text("sit-help"))
                return Outcome.AGAIN
            case "t", False:
                seen = view(self.sitting.game.now, now.seat)
                self.say("", table_text(seen, self.sitting.names, Phrases(self.words)))
                return Outcome.SHOW
            case "c", True:
                return self.card(rest)
            case "r", _:
                return self.rules(rest)
            case "l", False:
                told = self.sitting.sentences(now.seat, -1)
                self.say(*(told[-LOG_LINES:] or [self.words.text("sit-log-empty")]))
                return Outcome.AGAIN
            case "u", False:
                return self.undo(now.seat)
            case "uu", False:
                return self.undo_turn(now.seat)
            case "s", _:
                self.save_as(rest)
                return Outcome.AGAIN
            case "q", False:
                return Outcome.LEAVE
            case "hint", False:
                return self.hint(now)
            case "why", _:
                return self.why(rest, now)
        return self.choice(line, now)

    def choice(self, line: str, now: Decision) -> int | Outcome:
        """A move by its number, its label, or its text."""
        if line.isdecimal():
            if 1 <= int(line) <= len(now.moves):
                return now.moves[int(line) - 1]
            self.say(self.words.text("sit-no-number", number=min(int(line), 9999), count=len(now.moves)))
            return Outcome.AGAIN
        move = self.by_label(line, now)
        if move >= 0:
            return move
        try:
            return read_move(self.sitting.game.now, line, now.seat)
        except IllegalMove as error:
            self.say(self.words.text("table-not-possible", text=self.reasons(error.move, now)))
        except RulesError:
            refused = self.by_label(line, now, also_refused=True)
            if refused >= 0:
                self.say(self.words.text("table-not-possible", text=self.reasons(refused, now)))
            else:
                self.say(self.no_move(line, now))
        return Outcome.AGAIN

    def labels(self, now: Decision, also_refused: bool = False) -> dict[str, int]:
        """The choices by label, perhaps also what the seat has and cannot use now."""
        state = self.sitting.game.now
        moves = list(now.moves)
        if also_refused:
            moves += [reason.move for reason in explain(state, now.seat) if reason.move not in now.moves]
        return {self.words.move_label(move, state, self.sitting.names): move for move in reversed(moves) if move >= 0}

    def by_label(self, line: str, now: Decision, also_refused: bool = False) -> int:
        """The move whose label this is, or -1."""
        for label, move in self.labels(now, also_refused).items():
            if plain(label) == plain(line):
                return move
        return -1

    def no_move(self, line: str, now: Decision) -> str:
        """That a line is no move, and which label is nearest."""
        near = nearest_label(self.labels(now), line)
        if near:
            return self.words.text("sit-no-move-near", value=line, text=near)
        return self.words.text("sit-no-move", value=line)

    def rules(self, text: str) -> Outcome:
        """Tell the rules: the topics, or one of them."""
        try:
            self.say(*topic_lines(self.words, text))
        except RulesError as error:
            self.say(str(error))
        return Outcome.AGAIN

    def card(self, name: str) -> Outcome:
        """Tell what a card does."""
        try:
            self.say(*card_lines(self.words, find_card(self.words, name), int(self.sitting.game.now.edition)))
        except RulesError as error:
            self.say(str(error))
        return Outcome.AGAIN

    def reasons(self, move: int, now: Decision) -> str:
        """Why a move is not possible now, in words."""
        state = self.sitting.game.now
        for reason in explain(state, now.seat):
            if reason.move == move and reason.mask:
                return " ".join(self.words.reasons(reason))
        told = self.words.reasons(int(refusals(state, now.seat, move)))
        return " ".join(told) or self.words.text("sit-no-reason")

    def why(self, text: str, now: Decision) -> Outcome:
        """Say why a move is not possible, or everything that is not."""
        if not text:
            self.say(*why_lines(self.words, self.sitting.game.now, now.seat, self.sitting.names))
            return Outcome.AGAIN
        try:
            move = self.by_label(text, now, also_refused=True)
            move = move if move >= 0 else move_id(text)
        except RulesError:
            self.say(self.no_move(text, now))
            return Outcome.AGAIN
        self.say(self.words.text("sit-possible") if move in now.moves else self.reasons(move, now))
        return Outcome.AGAIN

    def hint(self, now: Decision) -> Outcome:
        """Say which moves are best, and why."""
        self.say(self.words.text("sit-hint-thinking"))
        sight = view(self.sitting.game.now, now.seat)
        self.say(*hint_lines(self.words, sight, self.sitting.names))
        return Outcome.AGAIN

    def undo(self, seat: int) -> Outcome:
        """Take the last step of a seat back."""
        game = self.sitting.game
        if game.take_back(seat):
            self.say(self.words.text("table-undone"))
            return Outcome.REDRAW
        blocked = [self.words.text(f"final-{name}") for name in game.reach(seat).blocked]
        if blocked:
            self.say(self.words.text("table-not-undone", text=" ".join(blocked)))
        else:
            self.say(self.words.text("table-nothing-to-undo"))
        return Outcome.AGAIN

    def undo_turn(self, seat: int) -> Outcome:
        """Take back all that a seat can take back."""
        count = self.sitting.game.take_back(seat, "turn")
        if not count:
            return self.undo(seat)
        self.say(self.words.text("sit-undone-many", count=count))
        return Outcome.REDRAW

    def save_as(self, name: str) -> bool:
        """Save the game in a file of its own, by default in the one where it is kept anyway."""
        path = Path(name).expanduser() if name else self.sitting.path
        try:
            if path.exists() and not saves.same_game(path, self.sitting.record()):
                self.say(self.words.text("sit-exists", path=str(path)))
                return False
            saves.write(path, self.sitting.record())
        except (OSError, RuntimeError) as error:
            self.say(self.words.text("sit-not-saved", path=str(path), text=why_not(self.words, error)))
            return False
        self.say(self.words.text("sit-saved", path=str(path)))
        return True
