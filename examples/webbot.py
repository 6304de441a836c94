"""A computer player for a seat of any table server, over the same WebSocket that the browser uses.

    pip install websockets
    python webbot.py "http://127.0.0.1:8014/table/TABLE#KEY"

It knows no rules: the server says what can be chosen. Replace `choose` with something clever.
"""

import asyncio
import json
import secrets
import sys
from urllib.parse import urlsplit

import websockets


def choose(asked: dict, view: dict) -> list[int]:
    """The moves that answer a decision: what the server suggests, or something rewarding, or anything."""
    if asked["suggested"]:
        return asked["suggested"]
    options = asked["options"]
    for kind in ("summon", "activate", "transmute", "take", "keep"):
        wanted = [option for option in options if option["kind"] == kind]
        if wanted:
            return [secrets.choice(wanted)["move"]]
    return [secrets.choice(options)["move"]]


async def play(link: str) -> list[dict]:
    """Sit down with a link and play to the end; the final scores by seat."""
    where = urlsplit(link)
    address = f"{'wss' if where.scheme == 'https' else 'ws'}://{where.netloc}/api/live"
    async with websockets.connect(address, max_size=None) as socket:
        table = where.path.rsplit("/", 1)[-1]
        hello = {"type": "hello", "protocol": 1, "table": table, "key": where.fragment}
        await socket.send(json.dumps(hello | {"nonce": secrets.token_hex(16), "name": "webbot"}))
        answered = -1
        async for raw in socket:
            message = json.loads(raw)
            if message["type"] in ("gone", "refused"):
                print(message["code"], message["text"], file=sys.stderr)
                if message["type"] == "gone":
                    return []
            if message["type"] != "update" or message["view"] is None:
                continue
            if message["view"]["over"]:
                return message["view"]["scores"]
            asked = message["asked"]
            if asked is not None and asked["id"] != answered:
                answered = asked["id"]
                moves = choose(asked, message["view"])
                request = {"type": "play", "id": secrets.token_hex(8), "decision": asked["id"], "moves": moves}
                await socket.send(json.dumps(request))
    return []


if __name__ == "__main__":
    for place in asyncio.run(play(sys.argv[1])):
        print(place)
