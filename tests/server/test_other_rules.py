"""A game that was begun with other rules can be looked at, and says so; it is never an error."""

import asyncio
import zlib
from pathlib import Path

import pytest

from seasons.game.entries import Start, pack, unpack
from seasons.rules import RULES_VERSION
from seasons.server.store import Store
from server.house import Keys, Server, catch_up, made_table, play_on

pytestmark = pytest.mark.anyio


async def age(database: str, table: str, spoil: bool = False) -> None:
    """Let a table have been begun by rules that are not these; if spoilt, even its last state is one of those."""
    async with Store(database) as store:
        data = await store.export_table(table)
        await store.delete_old(2**60, 2**60)
        entries = []
        for entry in data.entries:
            body = unpack(entry.body)
            if isinstance(body, Start):
                body.rules = RULES_VERSION + 1
            entries.append(type(entry)(entry.seq, entry.kind, entry.seat, pack(body), entry.client, entry.at))
        state = zlib.compress(b"other") if spoil else data.state
        fields = {name: getattr(data, name) for name in data.__struct_fields__}
        await store.import_table(type(data)(**fields | {"entries": entries, "state": state}))


@pytest.mark.parametrize("moves", [0, 5])
async def test_a_game_of_other_rules_shows_its_last_state_and_refuses_moves(tmp_path: Path, moves: int) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as server:
        keys = server.table({"name": "Ada"}, {"name": "Bob"}, level="apprentice")
        ada, bob = await keys.sit()
        await ada.until(lambda: ada.table["view"] is not None)
        await catch_up([ada, bob])
        await play_on([ada, bob], moves)
        server.stop()
        await age(server.database, keys.table)
        server.start()
        later = await keys.join(0)
        setting = later.table["setting"]
        assert (setting["view_only"], setting["started"], setting["seed"]) == (True, True, "")
        assert later.table["view"] == ada.table["view"]
        assert later.table["decision"] is None
        for request in ({"type": "play", "decision": 0, "moves": [1]}, {"type": "take-back", "reach": "step"}):
            kind = request.pop("type")
            refused = await later.ask(str(kind), **request)
            assert refused["code"] == "view-only"
        assert keys.ask("POST", "/start", keys.owner).json()["code"] == "view-only"
        assert keys.ask("GET", "/record", keys.owner).json()["code"] == "view-only"
        assert (await later.ask("look-back", seq=5))["view"] is None
        assert (await later.ask("say", phrase="bye"))["type"] == "done"
        assert keys.ask("GET", "", keys.owner).status_code == 200
        assert server.post("/api/mine", body=[{"table": keys.table, "key": keys.seats[0]}])[0]["waits"] is False


async def test_even_a_state_that_cannot_be_read_is_no_error(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    made = await made_table(database, None, starts_itself=True)
    with Server(database, tmp_path) as server:
        keys = Keys(server, made)
        ada, _bob = await keys.sit()
        await ada.until(ada.asked)
        await ada.play()
        await asyncio.to_thread(server.stop)
        await age(database, keys.table, spoil=True)
        server.start()
        later = await keys.join(0)
        assert (later.table["setting"]["view_only"], later.table["view"]) == (True, None)
        assert (await later.ask("play", decision=0, moves=[1]))["code"] == "view-only"
