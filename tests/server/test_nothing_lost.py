"""The server is killed at any moment: what it has acknowledged is there, nothing is half there, the game goes on."""

import os
from pathlib import Path

import pytest

from seasons.rules import COMPILED
from server.house import QUICK, Server, late_table
from server.killing import play_through

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = int(os.environ.get("SEASONS_KILLS", "20" if COMPILED else "4"))
"""How often the server is killed; `make soak` sets more. How the rules run makes no difference to what is lost."""
SEED = int(os.environ.get("SEASONS_SEED", "0"))
"""What the moments of the kills follow from; `make soak` takes another one every day."""


async def test_a_server_that_is_killed_again_and_again_loses_no_move(tmp_path: Path) -> None:
    receipts = repeats = kills = 0
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as server:
        while kills < KILLS:
            tables = [
                server.table(level="apprentice"),
                server.table({}, {"bot": QUICK}, level="apprentice"),
            ]
            told = await play_through([server], tables, KILLS - kills, seed=SEED + kills)
            receipts, repeats, kills = receipts + told.receipts, repeats + told.repeats, kills + told.kills
    print(f"{kills} kills, {receipts} acknowledged entries, {repeats} sent again")
    assert kills == KILLS
    assert repeats > 0


async def test_a_bot_that_dies_while_it_thinks_is_replaced(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'games.db'}", tmp_path, fail="bot-thinking:4") as server:
        keys = await late_table(server, bots={1: QUICK})
        await play_through([server], [keys], 0)


async def test_of_two_servers_on_one_postgresql_one_is_killed_and_the_other_takes_over(
    postgres_url: str, tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    with Server(postgres_url, tmp_path) as first, Server(postgres_url, tmp_path / "other") as second:
        kills = receipts = 0
        while kills < KILLS:
            tables = [first.table(level="apprentice"), first.table({}, {"bot": QUICK}, level="apprentice")]
            told = await play_through([first, second], tables, KILLS - kills, seed=SEED + kills + 3)
            kills, receipts = kills + told.kills, receipts + told.receipts
    print(f"{kills} kills of one of two, {receipts} acknowledged entries")
    assert kills == KILLS
