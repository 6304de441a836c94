"""`seasons conform`: what it finds fault with, and what not."""

import sys
from pathlib import Path
from typing import Any

import pytest

from arena.programs import FIRST_BOT, FOLDER, bot, own, written
from seasons.arena.bot_host import Guest
from seasons.arena.conform import CHECKS, Practice, conform
from seasons.rules import COMPILED, Fast, new_game, scores

GAMES = 24 if COMPILED else 4


@pytest.mark.parametrize("name", [FIRST_BOT, own("random")])
def test_the_reference_bot_and_our_own_conform(name: str) -> None:
    checks = conform(name, games=GAMES)
    assert [check.name for check in checks] == list(CHECKS)
    assert [check for check in checks if not check.fine] == []


@pytest.mark.parametrize(
    ("how", "wrong", "kind"),
    [
        ("nameless", "named", "illegal"),
        ("dies", "questions", "died"),
        ("illegal", "questions", "illegal"),
        ("stubborn", "quit", "illegal"),
        ("leaves at once", "handshake", "died"),
        ("from the future", "handshake", "protocol"),
        ("leaves at the end", "questions", "died"),
        ("miscounts", "questions", "illegal"),
        ("malformed", "questions", "illegal"),
        ("loud", "messages", "illegal"),
        ("late", "messages", "illegal"),
    ],
)
def test_who_does_not_conform_is_told_why(how: str, wrong: str, kind: str) -> None:
    heard: list[Any] = []
    checks = conform(bot(how), games=2, report=heard.append)
    assert [(check.name, check.kind) for check in checks if not check.fine] == [(wrong, kind)]
    assert heard == checks


@pytest.mark.parametrize(
    ("wrong", "special"),
    [
        ("two-games", "if kind == 'begin': seen = {game}\nif kind == 'ask' and game not in seen: continue"),
        ("unknown", "assert 'weather' not in message"),
        ("again", "if kind == 'ask':\n    assert message['news'] or game not in seen\n    seen.add(game)"),
    ],
)
def test_a_program_with_one_weakness_is_told_of_it(tmp_path: Path, wrong: str, special: str) -> None:
    checks = conform(written(tmp_path, special), limit=3.0, games=1)
    assert next(check.name for check in checks if not check.fine) == wrong


def test_a_program_that_starts_only_once_does_not_conform(tmp_path: Path) -> None:
    program = tmp_path / "once.py"
    program.write_text(
        f"import runpy, sys\nopen({str(tmp_path / 'started')!r}, 'x')\nrunpy.run_path({str(FOLDER / 'linebot.py')!r})"
    )
    checks = conform(f"cmd:{sys.executable} {program}", games=1)
    assert [check.name for check in checks] == list(CHECKS)
    assert [(check.name, check.kind) for check in checks if not check.fine] == [("end-of-input", "died")]


def test_a_practice_game_of_an_examination_ends_as_the_rules_end_it() -> None:
    guest = Guest(bot("honest"))
    practice = Practice(guest, 0, new_game(2, Fast(5)), Fast(6))
    while (sight := practice.question()) is not None:
        practice.player.ask(sight)
        practice.answer(sight)
    assert practice.state.over and len(scores(practice.state)) == 2
    assert guest.close()
