"""`seasons --version`, `simulate`, `bench` and `soak`, as people and scripts call them."""

import json
import re
import sys
from datetime import date
from pathlib import Path

import pytest

import seasons as package
from cli.commands import SEASONS, complains, process, seasons


@pytest.mark.parametrize("program", [SEASONS, [str(Path(sys.executable).with_name("seasons"))]])
def test_version_says_whether_the_rules_are_compiled(tmp_path: Path, program: list[str]) -> None:
    from seasons.rules import COMPILED

    done = process(tmp_path, "--version", program=program)
    how = "compiled" if COMPILED else "interpreted: install gcc and python3-dev for speed"
    assert done.stdout.splitlines() == [f"seasons {package.__version__}", how]
    assert done.returncode == 0


def test_help_lists_the_commands(tmp_path: Path) -> None:
    done = seasons(tmp_path, "--help")
    assert done.returncode == 0
    for command in ("table", "rules", "cards", "replay", "scenario", "simulate", "bench", "soak", "arena", "serve"):
        assert f"\n  {command}" in done.stdout


def test_simulate_as_json_adds_up(tmp_path: Path) -> None:
    done = seasons(
        tmp_path, "simulate", "--players", "3", "--games", "12", "--level", "magician", "--seed", "5", "--json"
    )
    found = json.loads(done.stdout)
    assert done.returncode == 0 and done.stderr == ""
    assert [found[key] for key in ("players", "games", "level", "edition", "seed")] == [3, 12, "magician", "revised", 5]
    assert [seat["seat"] for seat in found["seats"]] == [1, 2, 3]
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(12, abs=0.05)
    for seat in found["seats"]:
        assert set(seat["parts"]) == {"crystals", "prestige", "cards", "hand", "bonus"}
        assert sum(seat["parts"].values()) == pytest.approx(seat["mean"], abs=0.05)
        assert seat["stdev"] > 0 and seat["parts"]["hand"] <= 0 and seat["parts"]["bonus"] <= 0
    assert found["decisions_per_game"] > found["choices_per_game"] > found["rounds_per_game"] > 9
    assert found["games_per_s"] > 0


def test_simulate_gives_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    runs = [json.loads(seasons(tmp_path, "simulate", "--games", "4", "--seed", s, "--json").stdout) for s in "778"]
    assert runs[0]["seats"] == runs[1]["seats"] != runs[2]["seats"]


def test_simulate_for_people_is_plain_in_a_pipe(tmp_path: Path) -> None:
    done = seasons(tmp_path, "simulate", "--games", "2", "--level", "apprentice", "--edition", "first")
    assert done.returncode == 0
    assert "2 random games, 2 players, Apprentice, first edition, seed 1" in done.stdout
    assert re.search(r"^seat 2 +-?\d", done.stdout, re.MULTILINE)
    assert "\x1b" not in done.stdout and "│" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["simulate", "--players", "5"], "--players"),
        (["simulate", "--games", "many"], "--games"),
        (["simulate", "--level", "wizard"], "wizard"),
        (["simulate", "--edition", "third"], "third"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["soak", "--jobs", "0"], "--jobs"),
        (["simulate", "--colour", "red"], "--colour"),
        (["dance"], "dance"),
    ],
)
def test_bad_options_are_one_line(tmp_path: Path, arguments: list[str], about: str) -> None:
    complains(seasons(tmp_path, *arguments), about)


def test_bad_input_is_an_exit_code_to_whoever_started_the_command(tmp_path: Path) -> None:
    complains(process(tmp_path, "dance"), "dance")


def test_bench_installs_nothing_unasked_and_says_how_to_ask(tmp_path: Path) -> None:
    done = seasons(tmp_path, "bench", "--seconds", "0.01")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].startswith("To compare with other game engines: seasons bench --peers.")
    assert not (tmp_path / "cache").exists()


def test_bench_as_json_has_all_figures(tmp_path: Path) -> None:
    from seasons.rules import COMPILED

    done = seasons(tmp_path, "bench", "--json", "--seconds", "0.01")
    found = json.loads(done.stdout)
    assert done.returncode == 0
    rates = ("decisions_per_s", "decisions_per_s_interpreted", "games_per_s", "rollouts_per_s")
    for key in (*rates, "encodings_per_s", "batch_decisions_per_s", "batch_decisions_per_s_1024"):
        assert found[key] > 0 and found["median"][key] > 0
    assert isinstance(found["copy_us"], float)  # a difference of two times: in so short a run it may be negative
    assert found["median"]["decisions_per_s"] <= found["decisions_per_s"]
    assert found["median"]["copy_us"] >= found["copy_us"]
    assert found["state_bytes"] == 666 * 8
    assert found["peers"] == {}
    assert found["rules_compiled"] is COMPILED
    if COMPILED:
        assert found["decisions_per_s_interpreted"] * 3 < found["decisions_per_s"]


def test_soak_reaches_everything_and_finds_all_laws_kept(tmp_path: Path) -> None:
    done = process(tmp_path, "soak", "--games", "36", "--jobs", "2", "--seed", "1")
    assert "All laws held, and everything was reached." in done.stdout, done.stdout[-2000:] + done.stderr
    assert done.returncode == 0
    assert re.search(r"^50 Damned Soul of Onys +\d", done.stdout, re.MULTILINE)
    assert re.search(r"^Cards without an activation: .*, Runic Cube of Eolis, ", done.stdout, re.MULTILINE)


def test_a_soak_is_that_of_the_day_and_can_be_made_again(tmp_path: Path) -> None:
    def soak(*arguments: str) -> dict[str, object]:
        found = seasons(tmp_path, "soak", "--games", "1", "--jobs", "1", "--json", *arguments)
        assert found.returncode == 1  # so few games do not reach everything
        return json.loads(found.stdout)

    days = [date.today()]
    found = soak()
    days.append(date.today())  # the day may have ended meanwhile
    assert found["seed"] in [int(f"{day:%Y%m%d}") for day in days]
    assert found["broken"] == [] and found["never"] and found["moves"] > 0
    assert soak("--seed", str(found["seed"])) == found != soak("--seed", "1")
    told = seasons(tmp_path, "soak", "--games", "1", "--jobs", "1", "--seed", str(found["seed"])).stdout
    assert f", seed {found['seed']}." in told.splitlines()[0]


def test_soak_fails_and_names_what_was_never_reached(tmp_path: Path) -> None:
    done = process(tmp_path, "soak", "--games", "0", "--jobs", "1")
    assert done.returncode == 1
    assert "Never happened: Decision, pick" in done.stdout
    assert "Never happened: Entered" not in done.stdout  # the positions see to it
