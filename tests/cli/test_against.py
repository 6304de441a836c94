"""`seasons table --against`: computer players at the table in the terminal."""

from pathlib import Path

import pytest
import yaml

from cli.commands import complains, seasons
from cli.test_table import kept_games, play_to_the_end
from seasons.players import NAMES
from seasons.rules import COMPILED, Fast, legal_moves, new_game, view
from seasons.terminal.bots import Bot, bot_of, record_name

SLOW = "planner:2" if COMPILED else "greedy"


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        (["--against", "greedy"], ["Player 1", "Greedy 2"]),
        (["--against", SLOW, "--players", "3", "--level", "magician"], None),
        (["--seats", "Greedy,random,Ada,greedy"], ["Greedy 1", "Random 2", "Ada", "Greedy 4"]),
    ],
)
def test_a_whole_game_against_computer_players(tmp_path: Path, arguments: list[str], players: list[str] | None) -> None:
    players = players or ["Player 1", *(f"{SLOW.capitalize()} {seat}" for seat in (2, 3))]
    done = play_to_the_end(tmp_path, *arguments, "--seed", "z", seed=3)
    assert done.returncode == 0 and done.stderr == ""
    (record,) = kept_games(tmp_path)
    saved = yaml.safe_load(record.read_text("utf-8"))
    assert saved["players"] == players and len(saved["result"]) == len(players)
    for player in players:
        assert f"  {player}  " in done.stdout
    assert "cannot go on" not in done.stdout


def test_a_resumed_game_remembers_who_plays_each_seat(tmp_path: Path) -> None:
    first = seasons(tmp_path, "table", "--seats", "human,greedy,rollout:1sims", "--seed", "a", lines=["1"] * 3)
    assert "Player 1, Greedy 2, and Rollout:1sims 3" in first.stdout
    (record,) = kept_games(tmp_path)
    before = yaml.safe_load(record.read_text("utf-8"))
    again = seasons(tmp_path, "table", "--resume", "last", "--lang", "de", lines=["1"] * 3)
    assert again.returncode == 0 and again.stderr == ""
    assert "Spieler 1, Greedy 2 und Rollout:1sims 3" in again.stdout
    after = yaml.safe_load(record.read_text("utf-8"))
    assert after["players"] == before["players"] == ["Player 1", "Greedy 2", "Rollout:1sims 3"]
    assert len(after["moves"]) > len(before["moves"]) and "Pass the device" not in again.stdout


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["--against", "wizard"], "wizard"),
        (["--against", "human"], "human"),
        (["--against", "rollout:soon"], "rollout:soon"),
        (["--against", "os:system"], "os:system"),
        (["--against", "greedy", "--seats", "human,random"], "--seats"),
        (["--against", "greedy", "--resume"], "--resume"),
        (["--seats", "human,planner:wide"], "planner:wide"),
        (["--seats", "human,Greedy 1"], "Greedy 1"),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, arguments: list[str], about: str) -> None:
    complains(seasons(tmp_path, "table", *arguments), about)


def test_people_are_told_when_somebody_thinks_for_long(tmp_path: Path) -> None:
    typed = ["1"] * 6  # the split into years; then the bot, which goes first, chooses a die
    table = ["table", "--level", "apprentice", "--seed", "b"]
    slow = seasons(tmp_path, *table, "--against", "rollout:1100", lines=typed)
    quick = seasons(tmp_path, *table, "--against", "random", lines=typed)
    assert slow.stdout.count("Rollout:1100 2 is thinking …") == 1
    assert "Random 2 takes a die" in quick.stdout and "thinking" not in quick.stdout


def test_a_computer_player_that_breaks_is_replaced() -> None:
    class Broken:
        name = "broken"

        def choose(self, sight: object) -> int:
            raise RuntimeError("no idea")

    bot = Bot("greedy", 1)
    bot.player = Broken()
    sight = view(new_game(2, Fast(1)), 0)
    move, why = bot.choose(sight)
    assert move in legal_moves(sight.table, 0) and why == "RuntimeError: no idea"
    move, why = bot.choose(sight)
    assert move in legal_moves(sight.table, 0) and why == ""


@pytest.mark.parametrize("kind", [*NAMES, "planner:9", "rollout:1.5", "rollout:8sims"])
def test_names_in_records_stand_for_computer_players(kind: str) -> None:
    assert bot_of(record_name(kind, 2)) == kind
    assert record_name(kind, 2).endswith(" 3")
