"""A bot for Seasons that needs nothing but Python. docs/bots.md explains the protocol; change `worth` to make it yours.

Try it:  seasons arena "cmd:python examples/firstbot.py" random --pairs 10
"""

import json
import sys

WISHES = {"summon": 50, "keep": 40, "put": 40, "activate": 20, "transmute": 10, "take": 5, "end": 0, "bonus": -20}


def worth(option: dict, table: dict, rules: dict) -> float:
    """How much a move is wanted: cards by their prestige, dice by what they show, energies by what they sell for."""
    view = table["view"]
    verb, _, rest = option["text"].partition(" ")
    if verb == "die":
        die = next(die for die in view["dice"] if die["piece"] in option["pieces"])
        face = rules["dice"][die["die"]][die["face"]]
        energies = sum(count * rate for count, rate in zip(face["energies"], view["rates"], strict=True))
        mine = sum(view["seats"][table["seat"]]["reserve"])
        return energies + face["crystals"] + 3 * face["gauge"] + 4 * face["draw"] + mine * face["transmute"]
    wish = WISHES.get(verb, 1)
    prestige = next((card["prestige"] for card in rules["cards"] if card["name"] == rest), 0)
    if verb in ("discard", "sacrifice", "give"):
        return wish - prestige
    if verb == "transmute":
        rate = view["rates"][rules["energies"].index(rest.split()[0])]
        late = view["year"] == 3 and view["space"] >= 9
        return wish + rate if late or rate == 3 else -1
    return wish + prestige


def choose(table: dict, rules: dict) -> list[int]:
    """The moves that answer the decision: a payment as the host suggests it, otherwise the most wanted option."""
    decision = table["decision"]
    best = max(decision["options"], key=lambda option: worth(option, table, rules))
    return decision.get("suggested") or [best["move"]]


def main() -> None:
    rules: dict = {}
    sys.stdin.reconfigure(encoding="utf-8")
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "ready", "protocol": 2, "name": "firstbot"})
        elif kind == "rules":
            rules = message
        elif kind == "ask":
            say({"type": "play", "game": message["game"], "moves": choose(message["table"], rules)})
        elif kind == "quit":
            return


def say(message: dict) -> None:
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
