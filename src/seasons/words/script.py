"""Sentences that are not said yet: messages with their arguments, for whoever knows the listener's language."""

from collections.abc import Mapping
from typing import TypeAlias

from seasons.words.words import Words

Argument: TypeAlias = "str | int | Line"


class Line(str):
    """A message that was not put into words: its id and its arguments, which may be such lines themselves.

    As a string it is empty, so that nothing is shown by mistake; yet it counts as something, like any part of speech.
    """

    id: str
    args: Mapping[str, Argument]

    def __new__(cls, id: str, args: Mapping[str, Argument]) -> "Line":
        line = super().__new__(cls)
        line.id = id
        line.args = args
        return line

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"Line({self.id!r}, {dict(self.args)!r})"


class Script(Words):
    """Says nothing itself: every sentence stays a tree of messages, the same for all languages.

    >>> Script().energies(2, 3)
    Line('amount-energy', {'energy': 'fire', 'count': 3})
    """

    def text(self, id: str, **args: str | int) -> str:
        """The message with its arguments, unsaid."""
        return Line(id, args)


def tell(words: Words, line: Argument) -> str | int:
    """Put a line into the words of a language; names and numbers stay as they are.

    >>> tell(Words("en"), Script().amounts([0, 2, 1, 0]))
    '2 water and 1 fire'
    """
    if not isinstance(line, Line):
        return line
    return words.text(line.id, **{name: tell(words, value) for name, value in line.args.items()})
