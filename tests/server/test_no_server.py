"""A table needs no server: a whole game by messages alone, where no framework, database or socket can be imported."""

import json
import subprocess
import sys

from seasons.notation import parse, verify

GAME = """
import asyncio, json, sys

ABSENT = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "sqlite3", "httpx")


class Nobody:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"{name} is not here")


sys.meta_path.insert(0, Nobody())

from seasons.protocol.lobby import NewSeat, NewTable
from seasons.protocol.requests import PROTOCOL
from seasons.server.autoplay.autoplay import Autoplay
from seasons.server.autoplay.thinkers import Thinkers
from seasons.server.kept import MemoryStore
from seasons.server.tables.guest import greet
from seasons.server.tables.lobby import Lobby
from seasons.server.tables.open_tables import OpenTables
from seasons.server.tables.records import record_text


async def play():
    tables, thinkers = OpenTables(MemoryStore()), Thinkers()
    Autoplay(tables, thinkers, alone=True)
    lobby = Lobby(tables, thinkers, "here", 100_000)
    keys = await lobby.create(NewTable(2, "archmage", start=True, seats=[NewSeat("Ada"), NewSeat(bot="squirrel")]))
    heard = asyncio.Queue()
    hello = {"type": "hello", "protocol": PROTOCOL, "table": keys.table, "key": keys.seats[0]}

    async def send(*messages):
        for message in messages:
            heard.put_nowait(message)

    ada = await greet(lobby, json.dumps(hello), "", send)
    ada.come_in()
    telling = asyncio.create_task(ada.tell_changes())
    table, undone, moves = {}, 0, 0
    while "over" not in table.get("view", {}):
        message = json.loads(await heard.get())
        assert message["type"] in ("welcome", "update", "done"), message
        table = message.get("table", table) if message["type"] == "update" else table
        asked = table.get("decision") if heard.empty() else None
        if not asked:
            continue
        moves += 1
        if moves > 40 and table["undo"].get("step") and not undone:
            undone += 1
            await ada.hear(json.dumps({"type": "take-back", "id": "undo", "reach": "step"}))
        else:
            answer = asked.get("suggested") or [asked["options"][moves % len(asked["options"])]["move"]]
            await ada.hear(json.dumps({"type": "play", "id": str(moves), "decision": asked["id"], "moves": answer}))
        table = {}
    telling.cancel()
    record = record_text((await tables.table(keys.table)).log)
    ranks = sorted(score["rank"] for score in table["view"]["scores"])
    print(json.dumps({"moves": moves, "undone": undone, "ranks": ranks, "record": record}))


asyncio.run(asyncio.wait_for(play(), 120))
"""


def test_a_whole_game_is_played_through_the_protocol_without_a_server() -> None:
    played = subprocess.run([sys.executable, "-c", GAME], capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    told = json.loads(played.stdout)
    assert told["moves"] > 60 and told["undone"] == 1 and told["ranks"][0] == 1
    assert verify(parse(told["record"])) == []
