"""Programs that play, for tests: how they are named, and small ones that are written where they are needed."""

import sys
from pathlib import Path

FOLDER = Path(__file__).parent
FIRST_BOT = f"cmd:{sys.executable} {FOLDER.parent.parent / 'examples' / 'firstbot.py'}"

HONEST = """
import json, os, sys

seen = set()
for line in sys.stdin:
    message = json.loads(line)
    kind, game = message["type"], message.get("game")
    {special}
    if kind == "hello":
        print(json.dumps({{"type": "ready", "protocol": 2, "name": "honest"}}), flush=True)
    elif kind == "ask":
        move = message["table"]["decision"]["options"][0]["move"]
        print(json.dumps({{"type": "play", "game": game, "moves": [move]}}), flush=True)
    elif kind == "quit":
        break
"""


def bot(how: str) -> str:
    """How to name a bot of linebot.py."""
    return f"cmd:{sys.executable} {FOLDER / 'linebot.py'} '{how}'"


def own(name: str) -> str:
    """How to name one of our own players as a program."""
    return f"cmd:{sys.executable} -m seasons.cli bot {name}"


def written(folder: Path, special: str) -> str:
    """How to name a bot that does something special with every message, and otherwise plays its first option."""
    program = folder / "written.py"
    program.write_text(HONEST.format(special=special.replace("\n", "\n    ")), "utf-8")
    return f"cmd:{sys.executable} {program}"
