"""Tables over HTTP: setting up, sitting down, names, bots, handing over, leaving, rematch, my tables."""

import asyncio
from typing import Any

import msgspec
import pytest

from seasons.notation import parse, verify
from seasons.protocol.lobby import BOTS, AtTable
from server.house import QUICK, Keys, Server, catch_up, late_table, play_on, whole

pytestmark = pytest.mark.anyio


def sitting(keys: Keys) -> list[dict[str, Any]]:
    """Who sits where."""
    return list(shown(keys)["sitting"])


def shown(keys: Keys) -> dict[str, Any]:
    """The table as anybody with a key is told over HTTP."""
    told: dict[str, Any] = whole(msgspec.json.decode(keys.ask("GET", "", keys.spectator).content, type=AtTable))
    return told


def test_a_new_table_gives_a_key_to_every_seat_one_to_spectators_and_one_to_its_maker(server: Server) -> None:
    keys = server.table({"name": "Ada"}, {}, {"bot": QUICK}, level="archmage", edition="first", first=2, start=False)
    assert len(set(keys.all())) == 5
    assert all(len(key) >= 22 for key in keys.all())
    table = shown(keys)
    setting = table["setting"]
    assert (setting["players"], setting["level"], setting["edition"], setting["first"]) == (3, 2, 1, 2)
    assert (setting["started"], setting["seed"], setting["nonces"], table["over"]) == (False, "", [], False)
    assert setting["commitment"] == keys.commitment
    assert [(seat["name"], seat["bot"], seat["taken"]) for seat in table["sitting"]] == [
        ("Ada", "", False),
        ("", "", False),
        ("", QUICK, False),
    ]


async def test_friends_sit_down_with_their_links_and_the_game_begins_with_the_last_of_them(server: Server) -> None:
    keys = server.table()
    ada = await keys.join(0, name="Ada", nonce="ab" * 16)
    assert (ada.welcome["seats"], ada.welcome["owner"], ada.table["view"]) == ([0], False, None)
    assert [seat["taken"] for seat in ada.table["sitting"]] == [True, False]
    bob = await keys.join(1, name="Bob")
    await ada.until(ada.asked)
    await bob.until(bob.asked)
    assert [seat["name"] for seat in ada.table["sitting"]] == ["Ada", "Bob"]
    assert [entry["kind"] for entry in ada.news] == ["seat", "seat", "start"]
    assert bob.table["view"]["seats"][1]["hand"]["cards"] == [] != bob.table["view"]["seats"][1]["pack"]["cards"]


async def test_what_a_seat_adds_first_is_what_counts_and_the_record_names_it(server: Server) -> None:
    keys = await late_table(server)
    mine, another = "ab" * 16, "cd" * 16
    ada = await keys.join(0, nonce=mine.upper())
    assert ada.welcome["nonces"] == [mine]
    await ada.close()
    ada = await keys.join(0, nonce=another)
    assert ada.welcome["nonces"] == [mine]
    bob = await keys.join(1)
    (made_up,) = bob.welcome["nonces"]
    assert len(made_up) == 32 and (await keys.join(-1)).welcome["nonces"] == []
    await play_on([ada, bob])
    record = parse(keys.ask("GET", "/record", keys.spectator).text)
    assert (record.nonces, verify(record)) == ([mine, made_up], [])
    assert (await keys.join(0, nonce=another)).welcome["nonces"] == [mine]


async def test_on_one_device_all_seats_add_the_same_and_computers_nothing(server: Server) -> None:
    keys = server.table({}, {"bot": QUICK}, {}, hot_seat=True)
    device = await keys.join(-2, nonce="ab" * 16)
    assert (device.welcome["seats"], device.welcome["nonces"]) == ([0, 2], ["ab" * 16] * 2)


async def test_a_table_that_does_not_start_itself_waits_for_its_maker(server: Server) -> None:
    keys = server.table(start=False)
    refused = keys.ask("POST", "/start", keys.owner)
    assert (refused.status_code, refused.json()["code"], refused.json()["args"]) == (409, "seats-open", {"count": 2})
    ada, _bob = await keys.sit()
    assert ada.table["view"] is None
    assert keys.ask("POST", "/start", keys.seats[0]).json()["code"] == "not-yours"
    assert keys.post("/start", keys.owner) == {"seq": 3}
    await ada.until(ada.asked)
    assert keys.ask("POST", "/start", keys.owner).json()["code"] == "already-started"


async def test_the_maker_may_name_and_fill_free_seats_but_no_taken_ones(server: Server) -> None:
    keys = server.table({}, {}, {}, start=False)
    await keys.join(1, name="Bob")
    keys.post("/seats", keys.owner, {"seat": 0, "name": "Ada"})
    keys.post("/seats", keys.owner, {"seat": 2, "bot": QUICK})
    assert keys.ask("POST", "/seats", keys.owner, json={"seat": 1, "bot": QUICK}).json()["code"] == "not-your-seat"
    assert keys.ask("POST", "/seats", keys.seats[0], json={"seat": 2, "bot": ""}).status_code == 403
    assert [(seat["name"], seat["bot"]) for seat in sitting(keys)] == [("Ada", ""), ("Bob", ""), ("", QUICK)]


async def test_a_table_that_waits_for_one_seat_begins_when_a_bot_gets_it(server: Server) -> None:
    keys = server.table()
    ada = await keys.join(0)
    keys.post("/seats", keys.owner, {"seat": 1, "bot": QUICK})
    await ada.until(ada.asked)


async def test_on_one_device_the_maker_plays_all_seats_and_looks_from_each(server: Server) -> None:
    keys = server.table({"name": "Ada"}, {"name": "Bob"}, hot_seat=True)
    device = await keys.join(-2)
    await device.until(device.asked)
    assert (device.welcome["seats"], device.welcome["owner"], device.table["seat"]) == ([0, 1], True, 0)
    assert (await device.ask("look-from", seat=1))["type"] == "done"
    await device.until(lambda: device.table["seat"] == 1)
    assert (device.last["fresh"], device.table["decision"]["seat"]) == (True, 1)
    await device.play()
    assert [entry["seat"] for entry in device.news if entry["kind"] == "moves"] == [1]
    assert (await device.ask("look-from", seat=2))["code"] == "not-your-seat"
    other = await keys.join(-2, seat=1)
    assert other.table["seat"] == 1


async def test_two_devices_that_open_the_same_link_at_once_both_get_in(server: Server) -> None:
    keys = server.table()
    guests = await asyncio.gather(*(keys.join(seat) for seat in (0, 0, 1, 1, 0, 1)))
    for guest in guests:
        await guest.until(guest.asked)
    kinds = [entry["kind"] for entry in guests[0].news]
    assert kinds == ["seat", "seat", "start"]


async def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    keys = server.table()
    ada, bob = await keys.sit()
    await bob.until(bob.asked)
    keys.post("/seats", keys.seats[1], {"seat": 1, "bot": QUICK})
    await ada.until(lambda: any(entry["kind"] == "moves" and entry["seat"] == 1 for entry in ada.news))
    assert ada.table["sitting"][1]["bot"] == QUICK
    keys.post("/seats", keys.seats[1], {"seat": 1, "bot": ""})
    await ada.until(lambda: ada.table["sitting"][1]["bot"] == "")
    await catch_up([ada, bob])
    assert await play_on([ada, bob], 6) >= 6
    assert bob.table["sitting"][1] == {
        "name": "", "bot": "", "taken": True, "away": False, "hints": False, "standing": {},
    }  # fmt: skip


async def test_the_maker_may_let_a_bot_play_for_who_has_gone_away_and_for_nobody_else(server: Server) -> None:
    keys = server.table()
    ada, bob = await keys.sit()
    await bob.until(bob.asked)
    wanted = {"seat": 1, "bot": QUICK}
    assert keys.ask("POST", "/seats", keys.owner, json=wanted).json()["code"] == "not-your-seat"
    await bob.close()
    await ada.until(lambda: ada.table["sitting"][1]["away"])
    assert keys.ask("POST", "/seats", keys.seats[0], json=wanted).json()["code"] == "not-your-seat"
    keys.post("/seats", keys.owner, wanted)
    await ada.until(lambda: ada.table["sitting"][1]["bot"] == QUICK)
    keys.post("/seats", keys.seats[1], {"seat": 1, "bot": ""})
    await ada.until(lambda: ada.table["sitting"][1]["bot"] == "")


async def test_who_leaves_before_the_start_frees_the_seat_and_during_the_game_a_bot_plays_on(server: Server) -> None:
    keys = server.table(start=False)
    bob = await keys.join(1, name="Bob")
    keys.post("/leave", keys.seats[1])
    assert sitting(keys)[1]["taken"] is False
    await bob.close()
    ada, _bob = await keys.sit()
    keys.post("/start", keys.owner)
    await ada.until(ada.asked)
    keys.post("/leave", keys.seats[1])
    await ada.until(lambda: any(entry["kind"] == "moves" and entry["seat"] == 1 for entry in ada.news))
    assert sitting(keys)[1]["bot"]
    assert keys.ask("POST", "/leave", keys.spectator).json()["code"] == "spectator"


async def test_who_leaves_with_the_only_device_hands_all_its_seats_to_bots(server: Server) -> None:
    keys = server.table({"name": "Ada"}, {"name": "Bob"}, {"bot": QUICK}, hot_seat=True)
    device = await keys.join(-2)
    await device.until(device.asked)
    keys.post("/leave", keys.owner)
    assert [bool(seat["bot"]) for seat in sitting(keys)] == [True] * 3
    keys.post("/seats", keys.owner, {"seat": 1, "bot": ""})
    assert [bool(seat["bot"]) for seat in sitting(keys)] == [True, False, True]


async def test_a_rematch_rotates_the_seats_and_the_same_keys_open_it(server: Server) -> None:
    keys = await late_table(server, names=["Ada", "Bob"])
    assert keys.ask("POST", "/rematch", keys.seats[0]).json()["code"] == "not-over"
    guests = await keys.sit()
    await play_on(guests)
    assert keys.ask("POST", "/rematch", keys.spectator).json()["code"] == "spectator"
    made = await asyncio.gather(*(asyncio.to_thread(keys.post, "/rematch", key) for key in keys.seats))
    assert made[0] == made[1]
    again = made[0]["table"]
    await guests[0].until(lambda: any(entry["next_table"] == again for entry in guests[0].last["news"]))
    ada = await server.join(again, keys.seats[0])
    bob = await server.join(again, keys.seats[1])
    await ada.until(ada.asked)
    assert (ada.welcome["seats"], bob.welcome["seats"]) == ([1], [0])
    assert [seat["name"] for seat in bob.table["sitting"]] == ["Bob", "Ada"]
    assert bob.table["setting"]["commitment"] != keys.commitment
    assert (await server.join(again, keys.spectator)).welcome["seats"] == []
    assert server.post(f"/api/tables/{again}/leave", keys.seats[0])


async def test_my_tables_say_where_i_am_waited_for(server: Server) -> None:
    keys = server.table({"name": "Ada"}, {"name": "Bob"})
    ada, _bob = await keys.sit()
    await ada.until(ada.asked)
    await ada.play()
    wanted = [{"table": keys.table, "key": key} for key in [*keys.seats, keys.spectator, "wrong"]]
    wanted.append({"table": "nowhere", "key": keys.seats[0]})
    found = server.post("/api/mine", body=wanted)
    assert [(mine["seat"], mine["waits"], mine["started"], mine["over"]) for mine in found] == [
        (0, bool(ada.table["decision"]), True, False),
        (1, True, True, False),
        (-1, False, True, False),
    ]
    assert found[0]["names"] == ["Ada", "Bob"]
    assert found[0]["touched"] == ada.last["news"][-1]["at"]
    too_many = server.ask("POST", "/api/mine", json=wanted[:1] * 101)
    assert (too_many.status_code, too_many.json()["code"]) == (400, "too-many-keys")


async def test_my_tables_say_against_whom_i_play_and_how_far_a_game_is(server: Server) -> None:
    prelude = server.table({"name": "Ada"}, {"bot": QUICK})
    lobby = server.table({"name": "Ada"}, {}, {"bot": QUICK})
    late = await late_table(server, bots={1: QUICK}, names=["Ada", ""])
    for keys in (prelude, late):
        ada = await keys.join(0)
        await ada.until(ada.asked)
    wanted = [{"table": keys.table, "key": keys.seats[0]} for keys in (prelude, lobby, late)]
    first, second, third = server.post("/api/mine", body=wanted)
    assert (first["bots"], first["own"], first["round"], first["waits"]) == (["", QUICK], [0], 0, True)
    assert (second["started"], second["free"], second["waiting"]) == (False, 2, [])
    view = ada.table["view"]
    assert (third["year"], third["season"], third["round"]) == (3, view["season"], view["round"])
    assert (third["waiting"], third["free"]) == ([0], 0)


def test_health_metrics_bots_and_the_description_of_the_interface(server: Server) -> None:
    assert server.ask("GET", "/api/health").json()["status"] == "fine"
    assert server.ask("GET", "/api/bots").json() == list(BOTS)
    server.table()
    lines = server.ask("GET", "/metrics").text.splitlines()
    numbers = {line.split()[0]: float(line.split()[1]) for line in lines if not line.startswith("#")}
    assert numbers["seasons_tables_stored"] >= 1
    assert numbers["seasons_tables_open"] >= 1
    described = server.ask("GET", "/api/schema/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table}/start", "/api/records", "/api/mine"} <= set(described["paths"])
