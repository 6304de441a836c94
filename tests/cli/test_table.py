"""`seasons table`: whole games played by typing into the command."""

import contextlib
import os
import random
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from cli.commands import Done, complains, environment, process, seasons, started


def kept_games(home: Path) -> list[Path]:
    return sorted((home / "data/seasons/games").glob("*.yaml"))


def play_to_the_end(home: Path, *arguments: str, seed: int, run: Callable[..., Done] = seasons) -> Done:
    """Type random numbers into a table; those that are no choice are asked again, so the game always ends."""
    chooser = random.Random(seed)
    return run(home, "table", *arguments, lines=[str(chooser.choice((1, 1, 2, 3, 5))) for _ in range(3000)])


@pytest.mark.parametrize(
    ("arguments", "players", "run"),
    [
        ([], ["Player 1", "Random 2"], process),
        (
            ["--players", "3", "--level", "apprentice", "--edition", "first"],
            ["Player 1", "Random 2", "Random 3"],
            seasons,
        ),
        (["--seats", "Ada,random,Bob,human", "--level", "magician"], ["Ada", "Random 2", "Bob", "Player 4"], seasons),
        (["--seats", "random,random"], ["Random 1", "Random 2"], seasons),
    ],
)
def test_a_whole_game_ends_with_scores_and_a_record(
    tmp_path: Path, arguments: list[str], players: list[str], run: Callable[..., Done]
) -> None:
    done = play_to_the_end(tmp_path, *arguments, "--seed", "x", seed=1, run=run)
    assert done.returncode == 0 and done.stderr == ""
    assert "\x1b" not in done.stdout
    ending = done.stdout.partition("Final score\n")[2].splitlines()
    rows = {player: line for line in ending for player in players if re.search(rf"^ +\d+  {player}  ", line)}
    assert sorted(rows) == sorted(players)
    for row in rows.values():
        *parts, total = (int(number) for number in re.findall(r"(?<!\S)-?\d+(?!\S)", row.split("  ", 2)[2])[-6:])
        assert sum(parts) == total
    assert "Archmage of Xidit" in done.stdout
    if "Player 1" in players:  # what happens between the turns is told in sentences
        for sentence in ("Random 2 ends the turn.", "You end your turn.", "The game is over."):
            assert sentence in done.stdout
        assert re.search(r"^Year 1, round 1, winter, space 1$", done.stdout, re.MULTILINE)
        own = r"^You \(Player 1\): 0 crystals; reserve nothing; 0 in play, gauge 0, 3 in hand; 0 bonuses used\.$"
        assert re.search(own, done.stdout, re.MULTILINE)
    (record,) = kept_games(tmp_path)
    assert f"The record of the game is in {record}." in done.stdout
    saved = yaml.safe_load(record.read_text(encoding="utf-8"))
    assert saved["players"] == players and len(saved["result"]) == len(players) and "seed" in saved
    assert record.stat().st_mode & 0o077 == 0  # while a game runs, the file holds what nobody may see
    replayed = seasons(tmp_path, "replay", str(record))
    assert replayed.returncode == 0 and "The game is over." in replayed.stdout


def test_the_same_seed_and_choices_give_the_same_game(tmp_path: Path) -> None:
    moves = []
    for attempt in ("a", "b"):
        home = tmp_path / attempt
        home.mkdir()
        seasons(home, "table", "--seed", "same", lines=["1"] * 20)
        moves.append(yaml.safe_load(kept_games(home)[0].read_text(encoding="utf-8"))["moves"])
    assert moves[0] == moves[1] and len(moves[0]) > 20


def test_the_commands_answer_and_change_nothing(tmp_path: Path) -> None:
    typed = ["h", "t", "c purse of io", "c amulet", "c pruse", "l", "u", "uu", "why", "why end turn", "dance", "99", ""]
    done = seasons(tmp_path, "table", "--seed", "y", lines=typed)
    answers = re.split(r"^Your choice, 1 to \d:\n", done.stdout, flags=re.MULTILINE)[1:]
    expected = [
        "why MOVE: why a move is not possible",
        "Cards to pick from: ",
        "8. Purse of Io",
        "Amulet of Air",
        "Purse of Io",
        "You are dealt ",
        "There is nothing to take back.",
        "There is nothing to take back.",
        "Bonus: Summoning gauge +1: Another choice comes first.",
        "Another choice comes first.",
        "“dance” is no move",
        "There is no choice 99; there are ",
        "Please type a number from 1 to ",
        "The input has ended.",
    ]
    assert len(answers) == len(expected)
    for answer, text in zip(answers, expected, strict=True):
        assert text in answer
    assert yaml.safe_load(kept_games(tmp_path)[0].read_text(encoding="utf-8"))["moves"] == []
    assert done.returncode == 0


def test_undo_takes_an_own_step_back_and_says_why_it_cannot(tmp_path: Path) -> None:
    split = ["1", "1", "1", "2", "2", "2"]
    arguments = ["table", "--level", "apprentice", "--seats", "human,random", "--seed", "3"]
    done = seasons(tmp_path, *arguments, lines=["year 1", "YEAR 2", "u", "uu", "year 3", *split[:-2]])
    assert "Taken back." in done.stdout and "1 step taken back." in done.stdout
    moves = yaml.safe_load(kept_games(tmp_path)[0].read_text(encoding="utf-8"))["moves"]
    assert moves == [
        "1 year 3",
        "1 year 1",
        "1 year 1",
        "1 year 1",
        "1 year 3",
    ]  # the second choice once year 1 is full
    finished = seasons(tmp_path, *arguments, lines=[*split, "1", "u"])
    assert "This cannot be taken back: " in finished.stdout


def test_moves_can_be_typed_as_labels_or_in_notation(tmp_path: Path) -> None:
    arguments = ["table", "--level", "apprentice", "--seed", "3"]
    seasons(tmp_path, *arguments, lines=["Year 2: library", "  year   1 ", "3"])
    moves = yaml.safe_load(kept_games(tmp_path)[0].read_text(encoding="utf-8"))["moves"]
    assert moves == ["1 year 2", "1 year 1", "1 year 3"]


def test_a_game_is_kept_and_resumed_where_it_was_left(tmp_path: Path) -> None:
    first = process(tmp_path, "table", "--seed", "z", lines=["1"] * 30)
    (path,) = kept_games(tmp_path)
    assert f"The game is kept in {path}" in first.stdout
    before = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert "secret" in before and "seed" not in before
    again = process(tmp_path, "table", "--resume", lines=["1"] * 5)
    after = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert len(after["moves"]) > len(before["moves"])
    assert again.returncode == 0
    last_question = [line for line in first.stdout.splitlines() if line.startswith("Your choice")][-1]
    assert last_question in again.stdout.splitlines()


def test_saving_to_a_file_and_resuming_from_it(tmp_path: Path) -> None:
    (tmp_path / "other.txt").write_text("something else", encoding="utf-8")
    typed = ["1", "s mine.yaml", "1", "s mine.yaml", "s other.txt", "s nowhere/x.yaml", "q", "b", "q", "n"]
    done = seasons(tmp_path, "table", "--seed", "z", lines=typed)
    assert done.stdout.count("Saved in mine.yaml.") == 2
    assert "other.txt holds something else." in done.stdout
    assert "could not be saved in nowhere/x.yaml: there is no such file" in done.stdout
    assert done.stdout.endswith("The game is thrown away.\n")
    assert kept_games(tmp_path) == []
    assert (tmp_path / "other.txt").read_text(encoding="utf-8") == "something else"
    resumed = seasons(tmp_path, "table", "--resume", "mine.yaml", lines=["q", ""])
    assert resumed.returncode == 0 and "The game is kept in " in resumed.stdout
    (kept,) = kept_games(tmp_path)
    mine = yaml.safe_load((tmp_path / "mine.yaml").read_text(encoding="utf-8"))
    assert yaml.safe_load(kept.read_text(encoding="utf-8")) == mine


def test_several_people_hand_the_device_over(tmp_path: Path) -> None:
    done = seasons(tmp_path, "table", "--seats", "Ada,Bob", "--seed", "h", lines=["", "1", "", "1", "", "1"])
    passes = re.findall(r"^Pass the device to (\w+), then press Enter\.$", done.stdout, re.MULTILINE)
    assert passes == ["Ada", "Bob", "Ada", "Bob"]
    between = done.stdout.partition("Pass the device to Bob")[2].partition("Pass the device to Ada")[0]
    dealt = [line for line in done.stdout.splitlines() if line.startswith("You are dealt ")]
    assert len(dealt) == 2 and dealt[0] not in between and dealt[1] in between


def test_a_table_goes_on_when_games_cannot_be_kept(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", encoding="utf-8")
    done = seasons(tmp_path, "table", lines=["1", "1"])
    assert "could not be saved" in done.stdout and done.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["--seats", "human"], "--seats: expected 2 to 4 seats"),
        (["--seats", "human,random", "--players", "3"], "--players says 3"),
        (["--seats", "Ada,Ada"], "the same name"),
        (["--seats", "Ada,,Bob"], "--seats: expected human, a computer player"),
        (["--resume"], "There is no unfinished game"),
        (["--resume", "nothing.yaml"], "nothing.yaml: there is no such file"),
        (["--resume", "--players", "2"], "--resume: a saved game has its own players"),
    ],
)
def test_bad_tables_are_refused(tmp_path: Path, arguments: list[str], about: str) -> None:
    complains(seasons(tmp_path, "table", *arguments), about)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> str:
    home = tmp_path_factory.mktemp("saved")
    seasons(home, "table", "--seed", "z", lines=["1", "1", "s mine.yaml"])
    return (home / "mine.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("pattern", "instead", "about"),
    [
        (r"(?s).*", "no record at all", "expected keys"),
        (r"(?s).*", "moves: [", "this is not YAML"),
        (r"(?m)^rules: 1$", "rules: 99", "rules: "),
        (r"(?m)^- 1 pick ", "- 3 pick ", "entry 1 "),
        (r"(?m)^secret: .*$", f"secret: '{'0' * 64}'", "its SHA-256 is not the commitment"),
        (r"(?m)^secret: .*$", "", "secret: expected 64 hexadecimal digits"),
    ],
)
def test_damaged_saves_are_refused(tmp_path: Path, saved: str, pattern: str, instead: str, about: str) -> None:
    (tmp_path / "mine.yaml").write_text(re.sub(pattern, instead, saved, count=1), encoding="utf-8")
    done = seasons(tmp_path, "table", "--resume", "mine.yaml")
    complains(done, "mine.yaml: ")
    assert about in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="terminals of POSIX")
def test_in_a_terminal_it_asks_what_to_play_and_a_report_has_a_frame(tmp_path: Path) -> None:
    asked = in_a_terminal(tmp_path, "table", typed=["7", "3", "sorcerer", "mag", "q", "n"])
    for text in ("Player 1, Random 2, and Random 3", "Magician", "The game is thrown away."):
        assert text in asked
    assert kept_games(tmp_path) == []
    assert "│ seat 2 │" in in_a_terminal(tmp_path, "simulate", "--games", "2", typed=[])


def in_a_terminal(home: Path, *arguments: str, typed: list[str]) -> str:
    """Everything that is shown while `seasons` runs in a terminal of its own, into which these lines are typed."""
    keyboard, terminal = os.openpty()
    streams = {"stdin": terminal, "stdout": terminal, "stderr": terminal}
    with started(home, *arguments, **streams, env=environment(home) | {"TERM": "dumb"}) as command:
        os.close(terminal)
        os.write(keyboard, "".join(f"{line}\n" for line in typed).encode())
        shown = b""
        with contextlib.suppress(OSError):  # the terminal is gone with whoever used it
            while more := os.read(keyboard, 65_536):
                shown += more
        assert command.wait(60) == 0
    os.close(keyboard)
    return shown.decode()


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_game_is_kept_quietly(tmp_path: Path, how: signal.Signals) -> None:
    with started(tmp_path, "table", "--seed", "z", stdin=subprocess.PIPE, stderr=subprocess.PIPE) as command:
        assert command.stdin and command.stdout
        command.stdin.write("1\n1\n")
        command.stdin.flush()
        questions = 0
        while questions < 3:
            questions += command.stdout.readline().startswith("Your choice")
        command.send_signal(how)
        _, errors = command.communicate(timeout=60)
        assert command.returncode == 130 and errors == ""
    (path,) = kept_games(tmp_path)
    moves = yaml.safe_load(path.read_text(encoding="utf-8"))["moves"]
    assert len([move for move in moves if move.startswith("1 ")]) == 2
