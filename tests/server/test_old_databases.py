"""A database of an older version opens, and its games play on with the links that people have."""

import gzip
import json
from pathlib import Path

import pytest

from seasons.notation import parse, verify
from server.house import Keys, Server, play_on

pytestmark = pytest.mark.anyio

OLD = Path(__file__).parent / "old"
"""What version 0.1.0 wrote before it knew who had chosen a move: a game of people with a phrase, one against bots, one
that is over, and one in its draft."""


@pytest.fixture
def server(tmp_path: Path):
    (tmp_path / "tables.db").write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as running:
        yield running


def keys_of(server: Server, game: str) -> Keys:
    """The links of a game in the old database."""
    return Keys(server, json.loads((OLD / "keys.json").read_text("utf-8"))[game] | {"commitment": ""})


@pytest.mark.parametrize("game", ["people", "draft"])
async def test_a_game_of_people_goes_on(server: Server, game: str) -> None:
    guests = [await keys_of(server, game).join(seat) for seat in range(2 if game == "people" else 3)]
    for guest in guests:
        await guest.until(lambda guest=guest: guest.table["view"] is not None)
        assert guest.table["setting"]["view_only"] is False
    before = guests[0].last["seq"]
    await play_on(guests, 12)
    assert guests[0].last["seq"] > before


async def test_a_game_against_computers_goes_on(server: Server) -> None:
    ada = await keys_of(server, "bots").join(0)
    for _ in range(4):
        await ada.until(lambda: ada.asked() or ada.over())
        await ada.play()
    assert {entry["seat"] for entry in ada.news if entry["kind"] == "moves"} == {0, 1, 2}


async def test_a_finished_game_is_there_with_its_record(server: Server) -> None:
    keys = keys_of(server, "finished")
    ada = await keys.join(0)
    await ada.until(ada.over)
    record = parse(server.ask("GET", f"/api/tables/{keys.table}/record", keys.seats[0]).text)
    assert record.result and verify(record) == []
