"""`seasons arena` as people and scripts call it."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.commands import complains, process, seasons, started

BADBOTS = Path(__file__).parent.parent / "arena" / "badbots.py"
KEYS = {
    *("games", "win_rate", "win_rate_low", "win_rate_high", "mean_scores", "parts"),
    *("elo", "elo_low", "elo_high", "hand_left", "decision_ms", "decisions", "failures", "seed"),
}


def test_as_json_it_has_all_keys(tmp_path: Path) -> None:
    done = seasons(tmp_path, "arena", "greedy", "random", "--pairs", "2", "--seed", "4", "--jobs", "2", "--json")
    assert done.returncode == 0 and done.stderr == ""
    found = json.loads(done.stdout)
    assert set(found) >= KEYS
    assert (found["bots"], found["games"], found["seed"]) == (["greedy", "random"], 4, 4)
    assert found["win_rate"] == (found["wins"] + found["ties"] / 2) / 4
    assert [set(parts) for parts in found["parts"]] == [{"crystals", "prestige", "cards", "hand", "bonus"}] * 2


def test_for_people_it_is_plain_in_a_pipe(tmp_path: Path) -> None:
    arguments = ["--players", "3", "--pairs", "1", "--level", "apprentice", "--edition", "first", "--sprt", "0,30"]
    done = seasons(tmp_path, "arena", "random", "greedy", *arguments)
    assert done.returncode == 0 and done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[0] == "random, greedy: games 3, deals 1, Apprentice, first edition, seed 1"
    assert [line.split()[0] for line in lines[1:4]] == ["Player", "random", "greedy"]
    assert lines[4].startswith("random won ")
    assert lines[5].startswith("Win rate of random: ") and "(95% interval: " in lines[5]
    assert lines[6].startswith("Elo difference: ")
    assert lines[7].startswith("Sequential test: not decided between 0 and 30")
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["greedy"], "not 1"),
        (["greedy", "random", "random", "random", "random"], "not 5"),
        (["greedy", "random", "random", "--players", "4"], "--players 4"),
        (["greedy", "wizard"], "wizard"),
        (["greedy", "planner:wide"], "planner:wide"),
        (["greedy", "rollout:inf"], "from 1 to 600000"),
        (["greedy", "random:randint"], "random:randint"),
        (["greedy", "cmd:no-such-program x"], "names no program"),
        (["greedy", "cmd:python 'x"], "quotation marks"),
        (["greedy", "no_such_module:make"], "no_such_module"),
        (["greedy", "json:no_such_factory"], "no_such_factory"),
        (["greedy", "random", "--pairs", "0"], "--pairs"),
        (["greedy", "random", "--sprt", "5"], "--sprt"),
        (["greedy", "random", "--sprt", "20,0"], "20,0"),
        (["greedy", "random", "--sprt", "nan,nan"], "nan"),
        (["greedy", "random", "--move-limit", "0"], "--move-limit"),
        ([], "PLAYER"),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, arguments: list[str], about: str) -> None:
    complains(seasons(tmp_path, "arena", *arguments), about)


def test_bots_in_the_current_folder_are_found_and_their_chatter_and_failures_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text("print('hello')\n" + BADBOTS.read_text("utf-8"), "utf-8")
    done = process(tmp_path, "arena", "mybots:Chatty", "mybots:Raising", "--pairs", "1", "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 0
    assert (found["games"], found["win_rate"]) == (2, 1.0)
    assert "my favourite move is" in done.stderr
    done = process(tmp_path, "arena", "random", "mybots:Sleeping", "--pairs", "1", "--move-limit", "0.2", "--jobs", "2")
    assert done.returncode == 0
    for game in (1, 2):
        assert f"mybots:Sleeping lost game {game} of deal 1: it took too long." in done.stdout


@pytest.mark.parametrize(
    ("text", "why"),
    [("import os; os._exit(5)", "exit code 5"), ("raise SystemExit(3)", "SystemExit: 3"), ("make = 3", "called")],
)
def test_a_module_that_cannot_be_loaded_harms_nobody(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "mybots.py").write_text(text, "utf-8")
    complains(seasons(tmp_path, "arena", "random", "mybots:make"), why)


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_ctrl_c_prints_what_was_measured_so_far(tmp_path: Path) -> None:
    counting = "from seasons.players import make_player\n\ndef make(seed):\n    print('game', flush=True)\n"
    (tmp_path / "counting.py").write_text(f"{counting}    return make_player('random', seed)\n", "utf-8")
    match = ["arena", "counting:make", "random", "--pairs", "10000000", "--jobs", "2", "--json"]
    with started(tmp_path, *match, stderr=subprocess.PIPE) as running:
        assert running.stderr
        for _ in range(8):  # of eight games that have begun, two are of a deal that is finished
            assert running.stderr.readline() == "game\n"
        running.send_signal(signal.SIGINT)
        out, errors = running.communicate(timeout=60)
        assert running.returncode == 130 and set(errors.split()) <= {"game"}
    found = json.loads(out)
    assert found["interrupted"] is True and found["games"] == 2 * found["pairs"] > 0
