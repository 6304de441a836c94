"""How programs are named: `cmd:` and a command line, as it is written on this or that system."""

from pathlib import Path

import pytest

from seasons.arena import bot_process
from seasons.arena.bot_process import command_of
from seasons.players import UnknownPlayer


@pytest.mark.parametrize("name", ["cmd:", "cmd:no-such-program-anywhere x", "cmd:python 'unfinished"])
@pytest.mark.parametrize("windows", [False, True])
def test_a_program_that_cannot_be_found_is_refused(name: str, windows: bool) -> None:
    with pytest.raises(UnknownPlayer):
        command_of(name, windows)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (r"C:\bots\bot.exe --x", [r"C:\bots\bot.exe", "--x"]),
        (r'"C:\my bots\bot.exe"  --net="C:\my nets\a.bin"', [r"C:\my bots\bot.exe", r"--net=C:\my nets\a.bin"]),
        (r"python 'C:\Users\Ann O Hara\bot.py' -v", ["python", r"C:\Users\Ann O Hara\bot.py", "-v"]),
        (r"python C:\Users\O'Hara\bot.py", ["python", r"C:\Users\O'Hara\bot.py"]),
        (r'bot "C:\nets\\" ""', ["bot", "C:\\nets\\\\", ""]),
        (r"\\server\bots\bot.exe", [r"\\server\bots\bot.exe"]),
    ],
)
def test_on_windows_a_backslash_is_part_of_a_path(text: str, words: list[str]) -> None:
    assert bot_process.split_for_windows(text) == words


def test_on_windows_a_program_may_have_spaces_in_its_path_without_quotation_marks(tmp_path: Path) -> None:
    tool = tmp_path / "my own bot.exe"
    tool.write_text("")
    tool.chmod(0o755)
    assert command_of(f"cmd:{tool} --x y", windows=True) == [str(tool), "--x", "y"]
    with pytest.raises(UnknownPlayer):
        command_of(f"cmd:{tool} --x y", windows=False)


def test_elsewhere_a_command_is_read_as_a_shell_reads_it() -> None:
    assert command_of(r"cmd:sh -c 'a b' c\ d", windows=False) == ["sh", "-c", "a b", "c d"]
