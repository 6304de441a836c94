"""The protocol for bots: programs of their own, real ones, that answer well, badly, or not at all."""

import contextlib
import io
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from players.tables import questions
from seasons.arena import external
from seasons.arena.conform import CHECKS, conform
from seasons.arena.external import ExternalPlayer, Failed
from seasons.arena.match import Match, run_match
from seasons.arena.report import report
from seasons.arena.seen import seen, view_of
from seasons.arena.speak import Speaker
from seasons.notation import move_text
from seasons.players import UnknownPlayer, make_player
from seasons.rules import COMPILED, HAND, Fast, View, apply, legal_moves, mover, new_game, view
from server.house import wait_for

FOLDER = Path(__file__).parent
FIRST_BOT = f"cmd:{sys.executable} {FOLDER.parent.parent / 'examples' / 'firstbot.py'}"
GAMES = 24 if COMPILED else 4


def bot(how: str) -> str:
    """How to name a bot of linebot.py."""
    return f"cmd:{sys.executable} {FOLDER / 'linebot.py'} '{how}'"


def own(name: str) -> str:
    """How to name one of our own players as a program."""
    return f"cmd:{sys.executable} -m seasons.cli bot {name}"


# --- what a bot is told


@pytest.mark.parametrize("setup", [(2, 2, 0), (4, 2, 1), (3, 0, 0)])
def test_a_view_says_all_that_the_seat_may_know_and_nothing_else(setup: tuple[int, int, int]) -> None:
    for at, state in enumerate(questions(3, setup)):
        if at % 11:
            continue
        seat = int(mover(state))
        told = seen(view(state, seat))
        assert json.loads(json.dumps(told)) == told
        assert told["seat"] == seat + 1 and len(told["seats"]) == told["players"] == setup[0]
        assert [move["id"] for move in told["moves"]] == legal_moves(state, seat)
        assert [move["text"] for move in told["moves"]] == [move_text(move) for move in legal_moves(state, seat)]
        assert view_of(told) == view(state, seat)
        for other in range(setup[0]):
            known = [card for card in range(100) if state.where[card] == HAND + other and state.known[card] >> seat & 1]
            assert len(told["seats"][other]["hand"]) == len(known)
            assert told["seats"][other]["hidden"]["hand"] == state.size[HAND + other] - len(known)


def test_cards_that_were_passed_on_are_remembered() -> None:
    chance = Fast(2)
    state = new_game(2, chance)
    before = seen(view(state, 0))
    player = make_player("random", 1)
    for seat in (0, 1):
        apply(state, player.choose(view(state, seat)), chance, None, seat)
    after = seen(view(state, 0))
    assert before["passed"] == [] and len(after["passed"]) == 8
    assert all(card["seats"] == [2] for card in after["passed"])
    assert {card["name"] for card in after["passed"]} <= {card["name"] for card in before["seats"][0]["pack"]}


# --- programs in the arena


@pytest.mark.parametrize("name", [FIRST_BOT, bot("honest"), bot("texts")])
def test_a_program_plays_like_any_other(name: str) -> None:
    found = report(run_match(Match((name, "random"), 1)))
    assert found["failures"] == [] and found["games"] == 2
    assert found["mean_scores"][0] is not None and found["decisions"][0] > 50


def test_our_own_player_plays_the_same_behind_the_protocol() -> None:
    matches = [Match((name, "greedy"), 1, seed=3) for name in ("random", own("random"))]
    found = [report(run_match(match))["mean_scores"] for match in matches]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("how", "kind", "text"),
    [
        ("dies", "died", "exit code 3"),
        ("silent", "slow", ""),
        ("illegal", "illegal", "699"),
        ("mumbles", "illegal", "the best one"),
        ("empty", "illegal", "an empty answer"),
        ("miscounts", "illegal", "--5"),
        ("floods", "illegal", "bestmove"),
        ("rambles", "illegal", "a line of 4096"),
        ("from the future", "illegal", "seasonsok 2"),
        ("deaf", "slow", ""),
        ("leaves at once", "died", "exit code 0"),
    ],
)
def test_a_program_that_fails_is_named_and_loses(how: str, kind: str, text: str) -> None:
    match = Match((bot(how), "random"), 1, move_limit=0.3 if kind == "slow" else 30)
    found = report(run_match(match))
    assert (found["games"], found["losses"], found["win_rate"]) == (2, 2, 0.0)
    assert [failure["bot"] for failure in found["failures"]] == [bot(how)] * 2
    assert {failure["kind"] for failure in found["failures"]} == {kind}
    assert all(text in failure["text"] for failure in found["failures"])


@pytest.mark.parametrize("name", ["cmd:", "cmd:no-such-program-anywhere x", "cmd:python 'unfinished"])
def test_a_program_that_cannot_be_found_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer):
        ExternalPlayer(name, 1)


def test_a_stubborn_program_is_ended() -> None:
    playing = ExternalPlayer(bot("stubborn"), 1)
    assert playing.close() is False
    assert playing.program.process.poll() is not None


@pytest.mark.skipif(sys.platform == "win32", reason="processes have no groups there")
def test_what_a_program_has_started_ends_with_the_match(tmp_path: Path) -> None:
    import fcntl

    held = tmp_path / "held"
    hold = f"import fcntl, time; f = open({str(held)!r}, 'a'); fcntl.flock(f, fcntl.LOCK_EX); f.write('held'); "
    helper = shlex.join([sys.executable, "-c", hold + "f.flush(); time.sleep(600)"])
    silent = bot("silent").removeprefix("cmd:")
    name = "cmd:" + shlex.join(["sh", "-c", f"{helper} >/dev/null & {silent}; true"])
    found = report(run_match(Match((name, "random"), 1, move_limit=1.0)))
    assert {failure["kind"] for failure in found["failures"]} == {"slow"} and held.read_text()
    with held.open() as file:

        def let_go() -> bool:
            with contextlib.suppress(BlockingIOError):
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            return False

        wait_for(let_go)  # whoever is killed still needs a moment to go


def test_what_is_asked_for_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    real = external.Program.say
    monkeypatch.setattr(external.Program, "say", lambda self, line: (said.append(line), real(self, line))[1])
    playing = ExternalPlayer(bot("honest"), 7, limit=5.0, think=0.25)
    sight = view(new_game(3, Fast(1)), 2)
    playing.new_game(sight.table, 2)
    assert playing.choose(sight) == legal_moves(sight.table, 2)[0]
    assert playing.close()
    assert said[0] == "seasons 1" and said[-2:] == ["go limit 5000 movetime 250", "quit"]
    game = {"seat": 3, "players": 3, "level": "archmage", "edition": "revised", "seed": 7}
    assert json.loads(said[1].removeprefix("newgame ")) == game


def test_after_the_end_of_a_program_every_question_fails() -> None:
    playing = ExternalPlayer(bot("honest"), 7)
    playing.program.process.kill()
    playing.program.process.wait()
    with pytest.raises(Failed) as failed:
        playing.new_game(new_game(2, Fast(1)), 0)
    assert failed.value.kind == "died"
    playing.close(politely=False)


# --- conformance


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
        ("miscounts", "questions", "illegal"),
    ],
)
def test_who_does_not_conform_is_told_why(how: str, wrong: str, kind: str) -> None:
    heard: list[Any] = []
    checks = conform(bot(how), games=2, report=heard.append)
    assert [(check.name, check.kind) for check in checks if not check.fine] == [(wrong, kind)]
    assert heard == checks


def test_a_program_that_starts_only_once_does_not_conform(tmp_path: Path) -> None:
    program = tmp_path / "once.py"
    program.write_text(
        f"import runpy, sys\nopen({str(tmp_path / 'started')!r}, 'x')\nrunpy.run_path({str(FOLDER / 'linebot.py')!r})"
    )
    checks = conform(f"cmd:{sys.executable} {program}", games=1)
    assert [check.name for check in checks] == list(CHECKS)
    assert [(check.name, check.kind) for check in checks if not check.fine] == [("end-of-input", "died")]


# --- our side of the protocol


def spoken(name: str, lines: list[str]) -> list[str]:
    out = io.StringIO()
    Speaker(name, out).listen(lines)
    return out.getvalue().splitlines()


def ask(name: str, sight: View, go: str) -> list[str]:
    lines = ["seasons 1", 'newgame {"seed": 4}', f"view {json.dumps(seen(sight))}", go, "quit", "go"]
    return spoken(name, lines)


def test_a_budget_that_is_asked_for_is_kept() -> None:
    state = next(state for state in questions(1, (2, 2, 0)) if state.round == 3)
    sight = view(state, mover(state))
    said = ask("rollout:9999", sight, "go simulations 6")
    assert said[:3] == ["id name rollout:9999", "seasonsok 1", "readyok"]
    assert said[3].startswith("info simulations ") and int(said[3].split()[-1]) < 20
    assert said[4] == f"bestmove {make_player('rollout:6sims', 4).choose(sight)}" and len(said) == 5


@pytest.mark.parametrize(
    "line", ["go", "newgame {}", "newgame nonsense", 'view {"state": 3}', "view []", "go movetime soon", "go limit"]
)
def test_our_side_survives_what_it_cannot_understand(line: str) -> None:
    sight = view(new_game(2, Fast(1)), 0)
    asked = [f"view {json.dumps(seen(sight))}", "go"]
    said = spoken("rollout:5", [line, *asked])
    assert said[-1].startswith("bestmove ") and int(said[-1].split()[1]) in legal_moves(sight.table, 0)
    if line != "go limit":
        assert said[0].startswith("info error ")
