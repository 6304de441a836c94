"""What can go wrong: every error is a ValueError that says where and what was expected."""


class RulesError(ValueError):
    """Base of all errors of the rules."""


class IllegalMove(RulesError):
    """The move is not one of the legal ones now. `reasons` is the mask of reasons (WHY_*), where one is known."""

    def __init__(self, text: str, move: int, reasons: int) -> None:
        super().__init__(text)
        self.move = move
        self.reasons = reasons

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalMove, (str(self), self.move, self.reasons))


class WrongSeat(RulesError):
    """This seat is not asked anything now."""


class ChanceClosed(RulesError):
    """A preview reached something that only a roll or a draw can tell."""


class BadOutcome(RulesError):
    """A told outcome of chance is impossible here (a tampered or broken record)."""


class BadSetup(RulesError):
    """A position cannot be; the text says where and why."""
