"""A program that speaks the protocol for bots, and misbehaves at its third question as its argument says."""

import json
import os
import sys
import time

HOW = sys.argv[1] if len(sys.argv) > 1 else "honest"


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def play(game: int, *moves: object, **more: object) -> None:
    say(type="play", game=game, moves=moves, **more)


def answer(game: int, decision: dict, asked: int) -> None:
    options = decision["options"]
    assert len(options) > 1
    first = options[0]["move"]
    if HOW == "texts":
        return play(game, options[0]["text"])
    if HOW == "whole":
        return count_out(game, decision)
    if HOW == "loud":
        print("thinking aloud", flush=True)
        return play(game, first, mood="good")
    if HOW == "late":
        play(game, 699, decision=-5)  # the answer to a question of the past
        play(game + 1000, 699)  # and one in a game that nobody plays
        return play(game, first, decision=decision["id"])
    if asked < 3 or HOW in ("honest", "nameless", "stubborn", "leaves at the end"):
        say(type="info", game=game, text="value 1")
        return play(game, first)
    if HOW == "dies":
        os._exit(3)
    if HOW == "silent":
        time.sleep(600)
    if HOW == "illegal":
        play(game, 699)
    if HOW == "mumbles":
        play(game, "the best one")
    if HOW == "empty":
        play(game)
    if HOW == "miscounts":
        play(game, 10**30)
    if HOW == "malformed":
        say(type="play", game=game, moves="5")
    if HOW == "rambles":
        while True:
            print("and on and on", end="")
    if HOW == "floods":
        while True:
            say(type="info", text="thinking")


def count_out(game: int, decision: dict) -> None:
    """Answer a tray as it is filled, a plan card by card, and everything else with its first option."""
    tray, plan = decision.get("tray"), decision.get("plan")
    if decision["form"] == "plan":
        assert plan["moves"] and len(plan["cards"]) == 9
        return play(game, *[plan["moves"][index // plan["each"]] for index in range(9)], whole=True)
    if decision["form"] == "tray" and sum(tray["filled"]) >= tray["least"]:
        moves = []
        for cell, count in zip(tray["cells"], tray["filled"], strict=True):
            more = count - cell.get("have", 0) if tray["goal"] == "keep" else count
            moves += [cell["move"]] * more if more > 0 else [cell["drop"]] * -more
        return play(game, *moves, whole=True)
    return play(game, decision["options"][0]["move"])


def main() -> None:
    asked = 0
    begun: dict[int, int] = {}
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            if HOW == "leaves at once":
                return
            name = "" if HOW == "nameless" else "linebot"
            say(type="ready", protocol=3 if HOW == "from the future" else 2, name=name)
            if HOW == "deaf":
                time.sleep(600)
        elif kind == "rules":
            assert len(message["cards"]) == 50 and len(message["dice"]) == 20
        elif kind == "begin":
            assert {"seat", "seed", "setting"} <= set(message)
            assert message["game"] not in begun
            begun[message["game"]] = message["seat"]
        elif kind == "ask":
            asked += 1
            table = message["table"]
            assert begun[message["game"]] == table["seat"] == table["decision"]["seat"]
            answer(message["game"], table["decision"], asked)
        elif kind == "over":
            del begun[message["game"]]
            if HOW == "leaves at the end":
                return
        elif kind == "quit" and HOW == "stubborn":
            time.sleep(600)
        elif kind == "quit":
            return


main()
