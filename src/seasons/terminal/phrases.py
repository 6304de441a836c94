"""The table, the names and the errors of the system in the words of a language."""

from __future__ import annotations

import errno
import re
from collections.abc import Sequence
from functools import reduce

from seasons.notation.show import TableWords
from seasons.terminal.bots import BOT, LEVELS, bot_of
from seasons.words import Words

NOBODY = re.compile(r"Player (\d)")
"""How a record names people who gave no name."""
ERRORS = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EISDIR: "cli-file-folder",
    errno.ENOTDIR: "cli-file-no-folder",
    errno.ENOSPC: "cli-file-full",
    errno.EROFS: "cli-file-read-only",
}


class Phrases(TableWords):
    """What the table is told with, in the language of some words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, **values: str | int) -> str:
        return self.words.text(f"show-{key}", **values)

    def listed(self, parts: Sequence[str]) -> str:
        return with_commas(self.words, parts)

    def dice(self, parts: Sequence[str]) -> str:
        return reduce(lambda first, second: self.words.text("list-dice", first=first, second=second), parts)

    def season(self, season: int) -> str:
        return self.words.season(season)

    def energy(self, energy: int) -> str:
        return self.words.energy(energy)

    def energies(self, counts: Sequence[int]) -> str:
        return self.words.amounts(counts)

    def crystals(self, count: int) -> str:
        return self.words.crystals(count)

    def card(self, number: int) -> str:
        return self.words.card_name(number)

    def face(self, die: int, face: int) -> str:
        return self.words.die(die, face)


def with_commas(words: Words, parts: Sequence[str]) -> str:
    """Parts with commas and no “and”."""
    return reduce(lambda first, second: words.text("list-more", first=first, second=second), parts)


def alternatives(words: Words, parts: Sequence[str]) -> str:
    """Parts with commas and an “or” before the last."""
    if len(parts) == 1:
        return parts[0]
    return words.text("page-or", first=with_commas(words, parts[:-1]), second=parts[-1])


def shown_names(words: Words, names: Sequence[str]) -> list[str]:
    """The names of a record as people read them: those that nobody has chosen are in the language.

    >>> shown_names(Words("de"), ["Ada", "Random 2", "Greedy 3", "Player 4"])
    ['Ada', 'Zufall 2', 'Greedy 3', 'Spieler 4']
    """
    shown = []
    for seat, name in enumerate(names):
        unnamed = NOBODY.fullmatch(name)
        if bot_of(name) == "random":
            shown.append(words.text("sit-random", seat=seat + 1))
        elif bot_of(name) in LEVELS:
            shown.append(words.text("sit-bot", name=words.text(f"bot-{bot_of(name)}"), seat=seat + 1))
        elif bot := BOT.fullmatch(name):
            shown.append(words.text("sit-bot", name=bot[1] + (bot[2] or ""), seat=seat + 1))
        elif unnamed and int(unnamed[1]) == seat + 1:
            shown.append(words.player(seat))
        else:
            shown.append(name)
    return shown


def why_not(words: Words, error: Exception) -> str:
    """What the system says about a file, in the language where it is one of the usual things."""
    number = getattr(error, "errno", None)
    if number in ERRORS:
        return words.text(ERRORS[number])
    return getattr(error, "strerror", None) or str(error)
