"""A program that speaks the protocol for bots, and misbehaves at its third question as its argument says."""

import json
import os
import sys
import time

HOW = sys.argv[1] if len(sys.argv) > 1 else "honest"


def say(line: str) -> None:
    print(line, flush=True)


def answer(view: dict[str, object], asked: int) -> None:
    moves = view["moves"]
    assert isinstance(moves, list) and len(moves) > 1
    first = moves[0]
    if HOW == "texts":
        return say(f"bestmove {first['text']}")
    if asked < 3 or HOW in ("honest", "nameless", "stubborn"):
        say("info value 1")
        return say(f"bestmove {first['id']}")
    if HOW == "dies":
        os._exit(3)
    if HOW == "silent":
        time.sleep(600)
    if HOW == "illegal":
        say("bestmove 699")
    if HOW == "mumbles":
        say("bestmove the best one")
    if HOW == "empty":
        say("bestmove")
    if HOW == "miscounts":
        say("bestmove --5")
    if HOW == "rambles":
        while True:
            print("info and on and on", end="")
    if HOW == "floods":
        while True:
            print("info thinking")


def main() -> None:
    asked = 0
    view: dict[str, object] = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "seasons":
            if HOW == "leaves at once":
                return
            if HOW != "nameless":
                say("id name linebot")
            say("a line that nobody understands")
            say("seasonsok 2" if HOW == "from the future" else "seasonsok 1")
            if HOW == "deaf":
                say("readyok")
                time.sleep(600)
        elif word == "newgame":
            game = json.loads(rest)
            assert {"seat", "players", "level", "edition", "seed"} <= set(game)
            say("readyok")
        elif word == "view":
            view = json.loads(rest)
        elif word == "go":
            asked += 1
            answer(view, asked)
        elif word == "quit" and HOW == "stubborn":
            time.sleep(600)
        elif word == "quit":
            return


main()
