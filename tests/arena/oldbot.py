"""A program that speaks protocol 1 for bots, as bots did before."""

import json
import sys

view: dict = {}
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "seasons":
        print("id name oldbot\nseasonsok 1", flush=True)
    elif word == "newgame":
        print("readyok", flush=True)
    elif word == "view":
        view = json.loads(rest)
    elif word == "go":
        print(f"bestmove {view['moves'][0]['id']}", flush=True)
    elif word == "quit":
        break
