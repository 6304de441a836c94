"""A computer player for a seat of any table server, over the same WebSocket that the browser uses.

    pip install websockets
    python webbot.py "http://127.0.0.1:8014/table/TABLE#KEY"

It knows no rules: the server says what can be chosen. Replace `choose` with something clever; the table and the news
are the same as those of a bot on stdin and stdout (docs/bots.md).
"""

import asyncio
import json
import secrets
import sys
from urllib.parse import urlsplit

import websockets

WANTED = ("summon", "activate", "transmute", "take", "keep")


def choose(table: dict, news: list[dict]) -> list[int]:
    """The moves that answer a decision: what the server suggests, or something rewarding, or anything."""
    decision = table["decision"]
    if suggested := decision.get("suggested"):
        return suggested
    options = decision["options"]
    for verb in WANTED:
        if wanted := [option for option in options if option["text"].split()[0] == verb]:
            return [secrets.choice(wanted)["move"]]
    return [secrets.choice(options)["move"]]


async def play(link: str) -> list[dict]:
    """Sit down with a link and play to the end; the final scores by seat."""
    where = urlsplit(link)
    address = f"{'wss' if where.scheme == 'https' else 'ws'}://{where.netloc}/api/live"
    async with websockets.connect(address, max_size=None) as socket:
        hello = {"type": "hello", "protocol": 2, "table": where.path.rsplit("/", 1)[-1], "key": where.fragment}
        await socket.send(json.dumps(hello | {"nonce": secrets.token_hex(16), "name": "webbot"}))
        answered = -1
        async for raw in socket:
            message = json.loads(raw)
            if message["type"] in ("gone", "refused"):
                print(message["code"], message.get("args", {}), file=sys.stderr)
                if message["type"] == "gone":
                    return []
            if message["type"] != "update" or "view" not in message["table"]:
                continue
            table = message["table"]
            if table["view"].get("over"):
                return table["view"]["scores"]
            decision = table.get("decision")
            if decision and decision["id"] != answered:
                answered = decision["id"]
                request = {"type": "play", "id": secrets.token_hex(8), "decision": decision["id"]}
                await socket.send(json.dumps(request | {"moves": choose(table, message["news"])}))
    return []


if __name__ == "__main__":
    for place in asyncio.run(play(sys.argv[1])):
        print(place)
