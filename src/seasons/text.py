"""A message that nobody has said yet: what sentences, labels and errors are until somebody's language is known."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Text(Struct, array_like=True, gc=False, frozen=True):
    """A message of the catalogues and its arguments; the client says it in its language."""

    id: str
    args: Mapping[str, str | int | Text] = {}

    def __hash__(self) -> int:
        return hash(self.id)


Part = str | int | Text
"""What an argument of a message can be: a name, a word to choose by, a number, or a message again."""
Wording = str | Text
"""Something that can stand in a sentence: a name, or a message."""
