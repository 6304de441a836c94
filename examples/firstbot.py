"""A bot for Seasons that needs nothing but Python. docs/bots.md explains the protocol; change `worth` to make it yours.

Try it:  seasons arena "cmd:python examples/firstbot.py" random --pairs 10
"""

import json
import sys

WISHES = {"summon": 50, "keep": 40, "put": 40, "activate": 20, "transmute": 10, "take": 5, "end": 0, "bonus": -20}


def worth(move: dict, view: dict) -> float:
    """How much a move is wanted: cards by their prestige, dice by what they show, energies by what they sell for."""
    verb, _, rest = move["text"].partition(" ")
    me = view["seats"][view["seat"] - 1]
    if verb == "die":
        die = view["dice"][int(rest) - 1]
        energies = sum(count * view["rates"][name] for name, count in die["energies"].items())
        return (
            energies
            + die["crystals"]
            + 3 * die["gauge"]
            + 4 * die["draw"]
            + sum(me["reserve"].values()) * die["transmute"]
        )
    wish = WISHES.get(verb, 1)
    cards = me["hand"] + me["pack"] + me["drawn"] + me["play"] + me["picked"]
    prestige = next((card["prestige"] for card in cards if card["name"] == rest), 0)
    if verb in ("discard", "sacrifice", "give"):
        return wish - prestige
    if verb == "transmute":
        late = view["year"] == 3 and view["space"] >= 9
        return wish + view["rates"][rest.split()[0]] if late or view["rates"][rest.split()[0]] == 3 else -1
    return wish + prestige


def main() -> None:
    view: dict = {}
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "seasons":
            say("id name firstbot", "seasonsok 1")
        elif word == "newgame":
            say("readyok")
        elif word == "view":
            view = json.loads(rest)
        elif word == "go":
            best = max(view["moves"], key=lambda move: worth(move, view))
            say(f"info chooses {best['text']}", f"bestmove {best['id']}")
        elif word == "quit":
            return


def say(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


if __name__ == "__main__":
    main()
