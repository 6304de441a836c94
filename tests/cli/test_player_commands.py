"""`seasons solve`, `puzzles`, `hint`, `ladder`, `regret`, `bot` and `conform` as people and scripts call them."""

import json
import re
import sys
from pathlib import Path

import pytest

from cli.commands import complains, process, seasons
from cli.test_table import kept_games
from seasons.arena.ladder import BEGIN, END
from seasons.arena.puzzles import house_puzzles
from seasons.rules import COMPILED

ROOT = Path(__file__).parent.parent.parent
TITUS = str(house_puzzles() / "starve_titus.yaml")
SEASON = str(house_puzzles() / "sell_before_the_season_turns.yaml")
FIRST_BOT = f"{sys.executable} {ROOT / 'examples' / 'firstbot.py'}"
LINE_BOT = f"{sys.executable} {ROOT / 'tests' / 'arena' / 'linebot.py'}"


# --- solving


def test_a_last_turn_is_solved_for_certain(tmp_path: Path) -> None:
    done = seasons(tmp_path, "solve", TITUS)
    assert done.returncode == 0 and done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[:3] == [
        "Starve Titus",
        "Move                          Margin",
        "summon Mirror of the Seasons  -27.00",
    ]
    assert "Best line, with the seats: 1 summon Mirror of the Seasons, 1 end turn" in lines
    assert lines[-1] == "That is the solution in the file: summon Mirror of the Seasons"
    found = json.loads(seasons(tmp_path, "solve", TITUS, "--json").stdout)
    assert found["proof"] == "exhaustive" and found["agrees"] is True
    assert found["line"] == [[1, "summon Mirror of the Seasons"], [1, "end turn"]]


def test_anything_else_is_played_out(tmp_path: Path) -> None:
    done = seasons(tmp_path, "solve", SEASON, "--worlds", "10", "--lang", "fr")
    assert done.returncode == 0 and "10 donnes" in done.stdout and "C’est la solution" in done.stdout
    found = json.loads(seasons(tmp_path, "solve", SEASON, "--worlds", "10", "--json").stdout)
    assert (found["proof"], found["why"], found["worlds"]) == ("rollouts", "hidden", 10)
    assert found["moves"][1]["loss_low"] <= found["moves"][1]["loss"] <= found["moves"][1]["loss_high"]


def test_a_wrong_solution_is_told_by_the_exit_code(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    text = Path(TITUS).read_text("utf-8").replace("solution: [summon Mirror of the Seasons]", "solution: [end turn]")
    wrong.write_text(text, "utf-8")
    done = seasons(tmp_path, "solve", str(wrong))
    assert done.returncode == 1 and "The file has another solution: end turn" in done.stdout


def test_a_bare_position_is_solved_too(tmp_path: Path) -> None:
    (tmp_path / "bare.yaml").write_text("{year: 3, space: 12, first: 2}", "utf-8")
    assert "end turn" in seasons(tmp_path, "solve", "bare.yaml").stdout


@pytest.mark.parametrize(
    ("text", "about"),
    [("players: 9", "players"), ("a: [", "YAML"), ("{position: {}, answer: 1}", "answer"), ("\0\xff", "bad.yaml")],
)
def test_a_file_of_no_use_is_one_line(tmp_path: Path, text: str, about: str) -> None:
    (tmp_path / "bad.yaml").write_bytes(text.encode("latin-1"))
    for command in ("solve", "hint"):
        complains(seasons(tmp_path, command, "bad.yaml"), about)


# --- puzzles


def test_players_try_the_puzzles(tmp_path: Path) -> None:
    done = seasons(tmp_path, "puzzles", "random", "greedy", "--files", TITUS, "--files", SEASON)
    assert done.returncode == 0 and done.stderr == ""
    assert re.search(r"^Puzzle +random +greedy$", done.stdout, re.M)
    assert re.search(r"^greedy solves \d of 2\.$", done.stdout, re.M)
    found = json.loads(seasons(tmp_path, "puzzles", "random", "--files", TITUS, "--json").stdout)
    assert found["puzzles"] == 1 and set(found["by_puzzle"]["random"]) == {"starve_titus"}


def test_those_of_the_house_are_found_from_anywhere(tmp_path: Path) -> None:
    done = process(tmp_path, "puzzles", "random", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["puzzles"] == 23


def test_programs_and_broken_players_may_try_them(tmp_path: Path) -> None:
    done = seasons(tmp_path, "puzzles", f"cmd:{FIRST_BOT}", "builtins:ZeroDivisionError", "--files", TITUS, "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 0 and [failure["bot"] for failure in found["failures"]] == ["builtins:ZeroDivisionError"]


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["puzzles", "wizard"], "wizard"),
        (["puzzles", "random", "--files", "nowhere"], "nowhere"),
        (["puzzles", "random", "--files", "."], "no .yaml file"),
        (["ladder", "random"], "two or more"),
        (["ladder", "random", "random"], "two or more"),
        (["ladder", "random", "wizard"], "wizard"),
        (["regret", "--positions", "0"], "--positions"),
        (["bot", "wizard"], "wizard"),
        (["bot", "cmd:python x.py"], "cmd:python"),
        (["bot", "builtins:ZeroDivisionError.mro"], "cannot be loaded"),
        (["bot", "json:loads"], "TypeError"),
        (["conform", "no-such-program"], "no-such-program"),
        (["arena", "random", "cmd:no-such-program"], "no-such-program"),
        (["table", "--against", "cmd:python x.py"], "cmd:python"),
        (["hint", "nowhere.yaml"], "nowhere.yaml"),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, arguments: list[str], about: str) -> None:
    complains(seasons(tmp_path, *arguments), about)


# --- hints and levels at the table


def test_a_hint_for_a_position(tmp_path: Path) -> None:
    done = seasons(tmp_path, "hint", SEASON, "--worlds", "6")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.startswith("Best: Transmute 1 air. Expected final score ")
    assert "It gains " in done.stdout and "crystals +" in done.stdout
    german = seasons(tmp_path, "hint", SEASON, "--worlds", "6", "--lang", "de").stdout
    assert german.startswith("Am besten: 1 Luft umwandeln. Erwarteter Endstand ")
    found = json.loads(seasons(tmp_path, "hint", SEASON, "--worlds", "6", "--json").stdout)
    assert found["best"][0]["text"] == "transmute air" and found["worlds"] == 6


@pytest.mark.skipif(not COMPILED, reason="a hint at the beginning of a game is slow when interpreted")
def test_a_hint_at_the_table(tmp_path: Path) -> None:
    table = ["table", "--level", "apprentice", "--seed", "b", "--against", "squirrel"]
    done = seasons(tmp_path, *table, lines=["hint", "1"])
    assert done.returncode == 0 and done.stderr == ""
    assert "Thinking …" in done.stdout and re.search(r"^Best: .* chance of winning \d+%\.$", done.stdout, re.M)


def test_levels_sit_at_the_table_under_their_names(tmp_path: Path) -> None:
    first = seasons(tmp_path, "table", "--seats", "human,hare,squirrel", "--seed", "a", lines=["1"] * 2)
    assert "Player 1, Hare 2, and Squirrel 3" in first.stdout and first.stderr == ""
    (record,) = kept_games(tmp_path)
    assert "Squirrel 3" in record.read_text("utf-8")
    again = seasons(tmp_path, "table", "--resume", "last", "--lang", "fr", lines=["1"])
    assert "Lièvre 2 et Écureuil 3" in again.stdout


# --- the ladder


def test_a_ladder_is_played_and_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\n{END}\nafter\n", "utf-8")
    arguments = ["ladder", "random", "greedy", "--pairs", "2", "--seed", "3", "--keep", "kept.json"]
    done = seasons(tmp_path, *arguments, "--write", "page.md")
    assert done.returncode == 0 and done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[0] == "All against all: games 4, deals per pairing 2, seed 3"
    assert lines[2].startswith("greedy ") and lines[3].startswith("random ")
    text = page.read_text("utf-8")
    assert text.startswith("before\n") and text.endswith("after\n") and "| `greedy` | 1000 |" in text
    found = json.loads(seasons(tmp_path, *arguments, "--json").stdout)
    assert [row["name"] for row in found["players"]] == ["greedy", "random"] and found["games"] == 4
    complains(seasons(tmp_path, "ladder", "random", "greedy", "--write", "kept.json"), "ladder: begin")
    complains(seasons(tmp_path, *arguments[:3], "--keep", "kept.json"), "kept.json holds something else")


@pytest.mark.skipif(not COMPILED, reason="the strong levels are slow when interpreted")
def test_what_levels_give_away_is_measured(tmp_path: Path) -> None:
    done = seasons(tmp_path, "regret", "--positions", "2", "--seed", "2")
    assert done.returncode == 0 and re.search(r"^Squirrel +6\.00 ", done.stdout, re.M)


# --- the protocol


def test_a_player_answers_on_stdin_and_stdout(tmp_path: Path) -> None:
    hello, quit = '{"type": "hello", "protocol": 2, "version": "7"}', '{"type": "quit"}'
    begin = '{"type": "begin", "game": 1, "seat": 0, "seed": 3, "setting": {}}'
    done = process(tmp_path, "bot", "greedy", lines=[hello, begin, '{"type": "dance"}', quit, hello])
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout == '{"type":"ready","protocol":2,"name":"greedy"}\n'


def test_programs_are_examined(tmp_path: Path) -> None:
    done = seasons(tmp_path, "conform", f"{LINE_BOT} illegal")
    assert done.returncode == 1
    assert "wrong: it answers every kind of question (unexpected: " in done.stdout
    assert done.stdout.endswith("illegal does not keep to the protocol.\n")
    done = seasons(tmp_path, "conform", FIRST_BOT, "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 0 and set(found) == {"bot", "conforms", "checks"} and found["conforms"] is True
    assert {key for check in found["checks"] for key in check} == {"name", "kind", "text"}


def test_a_program_of_another_protocol_is_told_where_to_read(tmp_path: Path) -> None:
    done = seasons(tmp_path, "conform", f"{LINE_BOT} 'from the future'")
    assert done.returncode == 1
    assert "wrong: it answers the greeting (it did not answer in protocol 2 for bots, see docs/bots.md)" in done.stdout
    complains(seasons(tmp_path, "arena", f"cmd:{LINE_BOT} 'from the future'", "random"), "docs/bots.md")
