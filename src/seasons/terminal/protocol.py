"""What `seasons bot` and `seasons conform` do."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from dataclasses import asdict
from typing import TYPE_CHECKING

from seasons.notation.errors import BadPosition
from seasons.terminal.arena import check_bot, reason
from seasons.terminal.output import show_json
from seasons.words import Words

if TYPE_CHECKING:
    from seasons.arena.conform import Check

PREFIX = "cmd:"


def speak(words: Words, name: str) -> int:
    """Let a player answer whatever comes in, until it is told to quit."""
    from seasons.arena.bot_process import Failed
    from seasons.arena.bot_stdio import Speaker

    if name.startswith(PREFIX):
        raise BadPosition(words.text("cli-no-bot", value=name))
    check_bot(words, name)
    out = sys.stdout.buffer
    with redirect_stdout(sys.stderr):  # what a player of another package prints is no line of the protocol
        try:
            speaker = Speaker(name, out)
        except Failed as failed:
            why = reason(words, failed.kind, str(failed))
            raise BadPosition(words.text("cli-bot-unloadable", value=name, text=why)) from None
        speaker.listen(sys.stdin.buffer)
    return 0


def report_conformance(words: Words, name: str, limit: float, as_json: bool) -> int:
    """Try a program out; 1 if it fails anywhere."""
    from seasons.arena.conform import CHECKS, conform
    from seasons.players import UnknownPlayer

    name = name if name.startswith(PREFIX) else PREFIX + name

    def tell(check: Check) -> None:
        what = words.text(f"conform-{check.name}")
        if check.fine:
            print(words.text("conform-fine", text=what), flush=True)
        else:
            why = reason(words, check.kind, check.text)
            print(words.text("conform-wrong", first=what, second=why), flush=True)

    try:
        checks = conform(name, limit, report=(lambda check: None) if as_json else tell)
    except UnknownPlayer:
        raise BadPosition(words.text("cli-no-program", value=name)) from None
    fine = len(checks) == len(CHECKS) and all(check.fine for check in checks)
    if as_json:
        show_json({"bot": name, "conforms": fine, "checks": [asdict(check) for check in checks]})
    else:
        print(words.text("conform-yes" if fine else "conform-no", name=name))
    return 0 if fine else 1
