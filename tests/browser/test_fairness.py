"""At the end the page says whether the dice were fair: an honest host, and one that cheats."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import msgspec

from browser.conftest import Visit
from browser.hand import Hand
from browser.tables import link, table_from
from seasons.game.entries import Seat, pack, unpack
from seasons.notation import parse, verify
from seasons.server.store import Entry, Store
from server.house import Keys, Server

ONE_MORE_ROUND = "{year: 3, space: 11, turn: 2, first: 1, dice: {1: 1/1, 2: 2/1, left: 3/1}}"
ANOTHER = "00112233445566778899aabbccddeeff"


def told_nonces(hand: Hand) -> list[str]:
    """What the page has said that it adds, hello by hello."""
    return [message["nonce"] for message in hand.ear.sent if message["type"] == "hello"]


def verdict(hand: Hand) -> str:
    """What the page says about the dice at the end."""
    return str(hand.sees(".end [data-verdict]").get_attribute("data-verdict"))


def exchange_nonce(server: Server, keys: Keys, seat: int) -> None:
    """What a dishonest host can do: write another nonce into its own log before the cards are dealt."""

    async def exchange() -> None:
        async with Store(server.database) as store:
            log = await store.entries(keys.table)
            sits = next(body for body in (unpack(one.body) for one in reversed(log) if one.seat == seat))
            assert isinstance(sits, Seat) and sits.taken
            other = msgspec.structs.replace(sits, nonce=ANOTHER)
            await store.append(keys.table, Entry(log[-1].seq + 1, "seat", seat, pack(other)))

    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(exchange())).result()


def test_an_honest_game_is_found_fair_where_it_was_played_and_only_there(visit: Visit, server: Server) -> None:
    keys = table_from(server, ONE_MORE_ROUND, starts_itself=False)
    ada = visit(link(keys))
    ada.sees(".lobby")
    ada.page.reload()
    ada.sees(".lobby")
    keys.post("/start", keys.owner)
    ada.play()
    assert verdict(ada) == "kept"
    mine, again = told_nonces(ada)
    assert mine == again
    assert ada.ear.table["setting"]["nonces"] == [mine, ""]
    ada.press(".end [data-verdict]")
    assert f"--nonce {mine}" in ada.sees("dialog[open] .command").inner_text()
    for seat in (0, -1):
        elsewhere = visit(link(keys, seat))
        assert verdict(elsewhere) == "elsewhere"


def test_a_host_that_exchanges_what_i_add_is_found_out(visit: Visit, server: Server) -> None:
    keys = table_from(server, ONE_MORE_ROUND, starts_itself=False)
    ada = visit(link(keys))
    ada.sees(".lobby")
    exchange_nonce(server, keys, 0)
    keys.post("/start", keys.owner)
    ada.play()
    record = parse(keys.ask("GET", "/record", keys.spectator).text)
    assert (record.nonces, verify(record)) == ([ANOTHER, ""], []), "the host is not a clever one"
    assert verdict(ada) == "missing"
    assert "your part was not used" in ada.sees(".end [data-verdict]").inner_text()
