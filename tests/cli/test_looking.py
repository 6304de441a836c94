"""`seasons cards`, `replay` and `scenario`, and what every command does with a closed pipe."""

import os
import subprocess
from pathlib import Path

import pytest

from cli.commands import SEASONS, complains, environment, seasons
from seasons.game import Game, Setting
from seasons.notation import dump, move_id, read_position, record_of

SCENARIO = """
title: The Purse adds one crystal
position: {right: true, space: 1, seats: {1: {play: [Purse of Io], reserve: 1 fire}}}
moves: [transmute fire]
expect: {crystals: {1: 3}}
"""


def test_all_fifty_cards_are_listed_plainly_in_a_pipe(tmp_path: Path) -> None:
    done = seasons(tmp_path, "cards")
    lines = done.stdout.splitlines()
    assert done.returncode == 0 and len(lines) == 51
    assert lines[0].split() == ["#", "Card", "Kind", "Cost", "Prestige", "Effect"]
    assert lines[3].split()[:10] == ["3", "Amulet", "of", "Earth", "magic", "item", "2", "earth", "6", "Enter:"]
    assert "3 crystals / 6 crystals / 9 crystals" in lines[11]


@pytest.mark.parametrize("name", [["8"], ["purse", "OF"]])
def test_one_card_by_name_number_or_part_of_its_name(tmp_path: Path, name: list[str]) -> None:
    done = seasons(tmp_path, "cards", *name)
    assert done.returncode == 0
    assert done.stdout.splitlines()[:4] == [
        "8. Purse of Io",
        "Kind: magic item",
        "Prestige: 6",
        "Cost: 1 air and 1 fire",
    ]


def test_a_card_with_different_costs_and_one_with_two_editions(tmp_path: Path) -> None:
    assert "Cost with 4 players: 3 fire" in seasons(tmp_path, "cards", "Titus").stdout
    assert "In the first edition (cost 6 crystals): " in seasons(tmp_path, "cards", "Balance of Ishtar").stdout


def test_a_typo_names_the_nearest_cards(tmp_path: Path) -> None:
    complains(seasons(tmp_path, "cards", "Pruse", "of", "Oi"), "Did you mean Purse of Io, ")
    complains(seasons(tmp_path, "cards", "amulet"), "“amulet” may be Amulet of Air, Amulet of Fire")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("game")
    seasons(home, "table", "--level", "apprentice", "--seed", "r", lines=["1"] * 12 + ["s game.yaml"])
    return home / "game.yaml"


def test_replay_shows_one_seat_only_what_it_knows(tmp_path: Path, record: Path) -> None:
    own = seasons(tmp_path, "replay", str(record), "--seat", "1")
    openly = seasons(tmp_path, "replay", str(record))
    assert own.returncode == openly.returncode == 0
    assert "You are dealt " in own.stdout and "Random 2 is dealt 9 cards." in own.stdout
    assert "Library of year 2: 3 hidden." in own.stdout
    assert "hidden" not in openly.stdout and "Player 1 is dealt " in openly.stdout


def test_replay_stops_where_it_is_told_to(tmp_path: Path, record: Path) -> None:
    start = seasons(tmp_path, "replay", str(record), "--to", "0").stdout
    later = seasons(tmp_path, "replay", str(record), "--to", "20").stdout
    assert "Prelude: the cards are chosen." in start and "Round 1 begins" not in start
    assert "Round 1 begins" in later


def test_replay_shows_a_game_that_was_continued_from_another(tmp_path: Path) -> None:
    game = Game(Setting(2, 0, start=read_position("year: 2")[0].to_bytes()), bytes(32))
    game.begin()
    game.play(0, [move_id("end turn")])
    (tmp_path / "on.yaml").write_text(dump(record_of(game, ["Ada", "Bob"], bytes(32))), encoding="utf-8")
    shown = seasons(tmp_path, "replay", "on.yaml")
    assert shown.returncode == 0 and "Ada ends the turn." in shown.stdout


def test_replay_refuses_what_is_not_there(tmp_path: Path, record: Path) -> None:
    complains(seasons(tmp_path, "replay", str(record), "--to", "9999"), "--to: the game has ")
    complains(seasons(tmp_path, "replay", str(record), "--seat", "3"), "--seat: the game has 2 seats")
    complains(seasons(tmp_path, "replay", "nothing.yaml"), "nothing.yaml: there is no such file")
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe\x00")
    complains(seasons(tmp_path, "replay", "binary.yaml"), "binary.yaml: this is not a text file")
    lines = record.read_text(encoding="utf-8").replace("- 1 year 1", "- 1 end turn", 1)
    (tmp_path / "cheat.yaml").write_text(lines, encoding="utf-8")
    complains(seasons(tmp_path, "replay", "cheat.yaml"), "cheat.yaml: this cannot be used: entry ")


def test_scenarios_tell_what_differs(tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "wrong.yaml").write_text(SCENARIO.replace("{1: 3}", "{1: 4}"), encoding="utf-8")
    good = seasons(tmp_path, "scenario", "good.yaml")
    assert (good.returncode, good.stdout) == (0, "good.yaml: as expected\n")
    both = seasons(tmp_path, "scenario", "good.yaml", "wrong.yaml")
    assert both.returncode == 1
    assert both.stdout.splitlines() == [
        "good.yaml: as expected",
        "wrong.yaml: different",
        "  at the end: crystals.1: expected 4, got 3",
    ]


SEVERAL = """
position: {right: true, seats: {1: {play: [Purse of Io], reserve: 1 fire}}}
moves: [transmute fire]
scenarios:
- {title: The Purse adds one, expect: {crystals: {1: 3}}}
- {title: The Purse adds two, expect: {crystals: {1: 4}}}
"""


def test_scenarios_of_a_file_are_named_one_by_one(tmp_path: Path) -> None:
    (tmp_path / "purse.yaml").write_text(SEVERAL, encoding="utf-8")
    both = seasons(tmp_path, "scenario", "purse.yaml", "--lang", "de")
    assert both.returncode == 1
    assert both.stdout.splitlines() == [
        "purse.yaml, „The Purse adds one“: wie erwartet",
        "purse.yaml, „The Purse adds two“: anders",
        "  at the end: crystals.1: expected 4, got 3",
    ]


def test_unreadable_scenarios_are_bad_input(tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text("title: [", encoding="utf-8")
    (tmp_path / "strange.yaml").write_text(SCENARIO.replace("moves", "mvoes"), encoding="utf-8")
    (tmp_path / "empty").mkdir()
    complains(seasons(tmp_path, "scenario", "broken.yaml"), "broken.yaml: ")
    complains(seasons(tmp_path, "scenario", "strange.yaml"), "mvoes")
    complains(seasons(tmp_path, "scenario", "empty"), "no .yaml file")
    complains(seasons(tmp_path, "scenario"), "FILE... is missing")


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
@pytest.mark.parametrize("arguments", [["cards"], ["table", "--seats", "random,random"]])
def test_a_closed_pipe_ends_quietly(tmp_path: Path, arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [*SEASONS, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        timeout=60,
    )
    os.close(writer)
    assert done.stderr == "" and done.returncode == 141
