"""What can be wrong with text: every error names the place and what was expected."""

from seasons.rules import RulesError


class MalformedMove(RulesError):
    """The text is no move at all."""


class BadPosition(RulesError):
    """A position, record or scenario cannot be read or is impossible; the text says where and why."""


class BadRecord(RulesError):
    """A record is broken, tampered with, or made by other rules."""
