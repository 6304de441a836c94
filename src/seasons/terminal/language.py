"""The language of this command: what --lang says, otherwise what the environment asks for."""

from __future__ import annotations

from seasons.words import Words, language_from_environment, nearest_language

_chosen: list[str] = []


def choose(language: str | None) -> None:
    """Speak this language from now on; one that nobody has translated is English. None: that of the environment."""
    _chosen[:] = [] if language is None else [nearest_language(language)]


def spoken() -> Words:
    """The words of the language in use."""
    return Words(_chosen[0] if _chosen else language_from_environment())
