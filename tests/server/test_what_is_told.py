"""What the wire carries beside the view: cards seen in the draft, reasons, what is final, hints once all agree."""

import asyncio
from collections import Counter

import pytest

from helpers import Table
from seasons.notation import move_id
from seasons.rules import move
from seasons.rules import moves as m
from server.house import QUICK, Guest, Keys, Server, catch_up, late_table

pytestmark = pytest.mark.anyio

AMULET_OF_FIRE, AMULET_OF_WATER, PURSE = 2, 4, 8
TURN = """
space: 3
seats:
  1: {crystals: 2, gauge: 3, reserve: 1 air 1 fire, hand: [Purse of Io, Amulet of Water], play: [Die of Malice]}
  2: {crystals: 9, gauge: 4, reserve: 2 fire, hand: [Amulet of Fire]}
"""


async def in_a_turn(server: Server, position: str = TURN) -> tuple[Keys, list[Guest]]:
    """Two people at a table in the turn of the first."""
    keys = await late_table(server, Table(position).state)
    guests = await keys.sit()
    await guests[0].until(guests[0].asked)
    await catch_up(guests)
    return keys, guests


async def test_cards_passed_on_in_the_draft_stay_on_record(server: Server) -> None:
    guests = await server.table(level="magician").sit()
    await guests[0].until(guests[0].asked)
    await guests[1].until(guests[1].asked)
    first_pack = guests[0].table["view"]["seats"][0]["pack"]["cards"]
    taken = guests[0].table["decision"]["options"][0]
    for guest in guests:
        await guest.play([guest.table["decision"]["options"][0]["move"]])
    await catch_up(guests)
    seen = guests[0].table["view"]["passed"]
    picked = Counter([move(taken["move"]).card])
    assert sorted(one["card"] for one in seen) == sorted((Counter(first_pack) - picked).elements())
    assert {(one["pack"], one["pick"]) for one in seen} == {(seen[0]["pack"], seen[0]["pick"])}
    assert guests[0].view["draft"] == {"packs": [0, 1], "to": 1}
    assert all(one["holders"] for one in seen)


def said_against(guest: Guest, card: int) -> list[str]:
    """The reasons against a card in hand."""
    why = guest.table["why"]
    return [said[0] for said in why["all"] + why["pieces"].get(f"hand:{card}", [])]


async def test_everything_that_cannot_be_used_has_its_reasons_also_out_of_turn(server: Server) -> None:
    _, (ada, bob) = await in_a_turn(server)
    assert said_against(ada, AMULET_OF_WATER) == ["reason-energy.types"]
    assert said_against(ada, PURSE) == []
    assert said_against(bob, AMULET_OF_FIRE) == ["reason-not-asked"]


async def test_every_option_says_whether_it_could_be_undone(server: Server) -> None:
    _, (ada, _) = await in_a_turn(server)
    asked = ada.table["decision"]
    options = {option["move"]: option for option in asked["options"]}
    assert options[m.END_TURN]["final"] and options[m.END_TURN]["ask"] == "final"
    summoned = next(option for option in asked["options"] if option["pieces"] == [f"hand:{PURSE}"])
    assert (summoned["final"], summoned["ask"], summoned["then"]) == ([], "", "done")
    foreseen = await ada.ask("preview", decision=asked["id"], moves=[summoned["move"]])
    assert foreseen["type"] == "preview"
    assert foreseen["final"] == []


def dreams(reserve: str, gauge: int = 5) -> str:
    """Seat 1 can activate a Potion of Dreams for one of two cards."""
    play = "play: [Potion of Dreams], hand: [Purse of Io, Divine Chalice]"
    return f"right: true\nseats: {{1: {{{play}, gauge: {gauge}, reserve: {reserve}}}}}"


def chalice(gauge: int) -> str:
    """Seat 1 can summon a Divine Chalice beside a card in play."""
    reserve = "reserve: 1 air 1 water 1 fire 1 earth"
    return f"seats: {{1: {{hand: [Divine Chalice], play: [Purse of Io], gauge: {gauge}, {reserve}}}}}"


SKULL = "seats: {1: {play: [Dragon Skull, Cursed Treatise of Arus, Purse of Io, Die of Malice], reserve: 3 fire 2 air}}"
TO_THE_SKULL = ("sacrifice Purse of Io", "sacrifice Die of Malice", "sacrifice Cursed Treatise of Arus")


@pytest.mark.parametrize(
    ("position", "moves", "warnings"),
    [
        (dreams("4 fire 3 air"), ["activate Potion of Dreams"], [("warn-energies-lost", 7)]),
        (dreams("1 air"), ["activate Potion of Dreams"], [("warn-energies-lost", 1)]),
        (dreams(""), ["activate Potion of Dreams"], []),
        (dreams("1 fire 1 air"), ["transmute fire", "activate Potion of Dreams"], [("warn-energies-lost", 1)]),
        (dreams("1 fire"), ["transmute fire", "activate Potion of Dreams"], []),
        (SKULL, ["activate Dragon Skull", *TO_THE_SKULL], [("warn-energies-lost", 5)]),
        (dreams("", gauge=1), ["activate Potion of Dreams", "put Divine Chalice"], [("warn-no-room", None)]),
        (dreams("", gauge=2), ["activate Potion of Dreams", "put Divine Chalice"], []),
        (chalice(gauge=2), ["summon Divine Chalice"], [("warn-no-room", None)]),
        (chalice(gauge=2), ["bonus gauge", "summon Divine Chalice"], []),
        (chalice(gauge=3), ["summon Divine Chalice"], []),
    ],
)
async def test_what_would_be_lost_is_foretold_as_the_rules_take_it(
    server: Server, position: str, moves: list[str], warnings: list[tuple[str, int | None]]
) -> None:
    _, (ada, _) = await in_a_turn(server, position)
    foreseen = await ada.ask("preview", decision=ada.table["decision"]["id"], moves=[move_id(move) for move in moves])
    assert foreseen["type"] == "preview", foreseen
    assert [(id, args.get("count")) for id, args in foreseen["cautions"]] == warnings


async def test_hints_among_people_need_everybodys_consent(server: Server) -> None:
    _, (ada, bob) = await in_a_turn(server, TURN.replace("space: 3", "year: 3\nspace: 12"))
    assert (await ada.ask("hint"))["code"] == "no-hints"
    await ada.settled("agree", hints=True)
    assert (await ada.ask("hint"))["code"] == "no-hints"
    await bob.settled("agree", hints=True)
    await catch_up([ada, bob])
    assert (await ada.ask("hint"))["type"] == "advice"
    await bob.settled("agree", hints=False)
    await catch_up([ada, bob])
    assert (await ada.ask("hint"))["code"] == "no-hints"


async def test_one_seat_gets_one_hint_at_a_time_over_all_its_connections(server: Server) -> None:
    keys = await late_table(server, Table(TURN).state, bots={1: QUICK})
    connections = [await keys.join(0) for _ in range(3)]
    for guest in connections:
        await guest.until(guest.asked)
    answers = await asyncio.gather(*(guest.ask("hint") for guest in connections))
    assert sorted(answer.get("code", answer["type"]) for answer in answers) == ["advice", "slow-down", "slow-down"]
