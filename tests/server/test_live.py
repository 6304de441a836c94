"""The live table: what is told, moves that count once, batches, foreseeing, and several devices."""

import asyncio
import json
from typing import Any

import pytest

from helpers import Table
from seasons.notation import dump, parse, verify
from seasons.rules import FIRE, State, decision, move
from seasons.rules import moves as m
from server.house import QUICK, Guest, Keys, Message, Server, catch_up, choose, late_table, play_on, state_where

pytestmark = pytest.mark.anyio


async def begun(server: Server, **setting: Any) -> tuple[Keys, Guest, Guest]:
    """A game of two that has begun."""
    keys = server.table(**setting)
    ada, bob = await keys.sit()
    await ada.until(ada.asked)
    await bob.until(bob.asked)
    return keys, ada, bob


async def turn_of_somebody(server: Server) -> tuple[Keys, Guest, Guest]:
    """A game that goes on from a turn in which two energies can be transmuted; whose turn it is comes first."""
    keys = await late_table(server, state_where(two_to_transmute))
    guests = await keys.sit()
    await guests[0].until(lambda: guests[0].table["view"] is not None)
    await catch_up(guests)
    return keys, *sorted(guests, key=Guest.asked, reverse=True)  # type: ignore[return-value]


def two_to_transmute(state: State) -> bool:
    """Whether it is somebody's turn with two energies that can be transmuted."""
    asked = decision(state)
    if asked is None or asked.kind != "turn" or state.year < 2:
        return False
    reserve = [state.reserve[asked.seat * 4 + energy] for energy in range(4)]
    return sum(reserve) >= 2 and any(m.TRANSMUTE <= move < m.TRANSMUTE + 12 for move in asked.moves)


def kinds(guest: Guest, kind: str) -> list[int]:
    """The legal moves of a kind."""
    return [option["move"] for option in guest.table["decision"]["options"] if move(option["move"]).kind == kind]


def numbers(news: list[Message]) -> list[int]:
    """The numbers of entries."""
    return [entry["seq"] for entry in news]


async def test_whoever_comes_back_is_told_exactly_what_was_missed(server: Server) -> None:
    keys, ada, bob = await begun(server)
    await play_on([ada, bob], 4)
    seen = bob.last["seq"]
    await bob.close()
    await ada.until(lambda: ada.table["sitting"][1]["away"])
    while ada.asked():
        await ada.play()
    back = await keys.join(1, seen=seen)
    assert back.last["fresh"] is False
    assert numbers(back.last["news"]) == list(range(seen + 1, ada.last["seq"] + 1))
    assert back.last["news"] != []
    await ada.until(lambda: not ada.table["sitting"][1]["away"])
    nothing_missed = await keys.join(1, seen=back.last["seq"])
    assert (nothing_missed.last["fresh"], nothing_missed.last["news"]) == (False, [])
    for seen_by_nobody in (-1, 10_000):
        anew = await keys.join(1, seen=seen_by_nobody)
        assert anew.last["fresh"] is True
        assert numbers(anew.last["news"]) == list(range(1, ada.last["seq"] + 1))
        assert anew.table["view"] == back.table["view"]


async def test_a_second_device_sees_and_plays_the_same_seat(server: Server) -> None:
    keys, ada, bob = await begun(server)
    second = await keys.join(0)
    assert second.table["decision"] == ada.table["decision"]
    await second.play()
    await catch_up([ada, bob, second])
    assert ada.table["view"] == second.table["view"]
    await ada.close()
    await second.until(lambda: True)
    assert not second.table["sitting"][0]["away"]


async def test_simultaneous_picks_never_collide(server: Server) -> None:
    keys = server.table({}, {}, {}, {})
    guests = await keys.sit()
    for guest in guests:
        await guest.until(guest.asked)
    for _ in range(3):
        await asyncio.gather(*(guest.play() for guest in guests))
        await catch_up(guests)
    assert [entry["kind"] for entry in guests[0].news].count("moves") == 12
    assert all(len(guest.table["view"]["seats"][seat]["drafted"]["cards"]) == 3 for seat, guest in enumerate(guests))


async def test_of_two_moves_for_one_decision_one_wins_and_the_other_is_stale_and_gets_the_new_view(
    server: Server,
) -> None:
    keys, ada, _ = await begun(server)
    second = await keys.join(0)
    options = [option["move"] for option in ada.table["decision"]["options"]]
    decision = ada.table["decision"]["id"]
    answers = await asyncio.gather(
        ada.ask("play", decision=decision, moves=options[:1]),
        second.ask("play", decision=decision, moves=options[1:2]),
    )
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    loser = second if answers[0]["type"] == "done" else ada
    assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "stale"
    won = options[0] if loser is second else options[1]
    await loser.until(lambda: loser.table["view"]["seats"][0]["picked"] != 0)
    assert loser.table["view"]["seats"][0]["picked"] - 1 == won - m.PICK


async def test_a_message_that_is_sent_again_counts_once(server: Server) -> None:
    keys, ada, bob = await begun(server)
    decision, moves = ada.table["decision"]["id"], choose(ada.decision)
    first = await ada.ask("play", id="mine", decision=decision, moves=moves)
    again = await ada.ask("play", id="mine", decision=decision, moves=moves)
    assert first == again
    assert first["type"] == "done"
    await bob.play()
    await play_on([ada, bob], 2)
    other_device = await keys.join(0)
    assert await other_device.ask("play", id="mine", decision=decision, moves=moves) == first
    assert [entry["seq"] for entry in other_device.news].count(first["seq"]) == 1
    theirs = await bob.ask("say", id="mine", phrase="hello")
    assert (theirs["type"], theirs["seq"] > first["seq"]) == ("done", True)
    assert (await bob.ask("say", id="mine", phrase="hello")) == theirs


async def test_a_batch_is_made_whole_or_not_at_all(server: Server) -> None:
    _, mover, other = await turn_of_somebody(server)
    decision, seq, view = mover.table["decision"]["id"], mover.last["seq"], mover.table["view"]
    transmute = kinds(mover, "transmute")[0]
    refused = await mover.ask("play", decision=decision, moves=[transmute, transmute, 9_999])
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    foreseen = await mover.ask("preview", decision=decision, moves=[transmute])
    assert foreseen["type"] == "preview", foreseen
    assert (mover.last["seq"], mover.table["view"]) == (seq, view)
    free = next(left for left in mover.table["offers"] if left["text"][0] == "free-transmute")
    done = await mover.play(free["moves"])
    await catch_up([mover, other])
    assert done["seq"] == seq + 1
    assert mover.last["news"][-1]["seq"] == other.last["news"][-1]["seq"] == seq + 1
    assert sum(mover.table["view"]["seats"][mover.table["seat"]]["reserve"]) == 0


async def test_what_is_foreseen_is_what_happens(server: Server) -> None:
    _, mover, _ = await turn_of_somebody(server)
    seat, asked = mover.table["seat"], mover.table["decision"]
    moves = next(left["moves"] for left in mover.table["offers"] if left["text"][0] == "free-transmute")
    foreseen = await mover.ask("preview", decision=asked["id"], moves=moves)
    assert (foreseen["moves"], foreseen["final"], foreseen["whole"]) == (moves, [], True)
    await mover.play(moves)
    assert foreseen["view"]["seats"][seat] == mover.table["view"]["seats"][seat]
    assert foreseen["decision"] is None and mover.table["decision"]["kind"] == "turn"
    assert foreseen["said"] == mover.last["news"][-1]["said"]
    assert (await mover.ask("preview", decision=asked["id"], moves=moves))["code"] == "stale"


async def test_undo_takes_back_one_step_or_the_whole_turn_and_stops_at_what_is_final(server: Server) -> None:
    _, mover, other = await turn_of_somebody(server)
    before = mover.table["view"]
    assert mover.table["undo"]["step"] is False
    for _ in range(2):
        await mover.play(kinds(mover, "transmute")[:1])
        assert mover.table["undo"]["step"] is True
    after_first = await mover.ask("look-back", seq=mover.last["seq"] - 1)
    await mover.settled("take-back", reach="step")
    assert (mover.last["news"][-1]["kind"], mover.table["view"]) == ("undo", after_first["view"])
    await mover.play(kinds(mover, "transmute")[:1])
    await mover.settled("take-back", reach="turn")
    assert mover.table["view"] == before
    await catch_up([mover, other])
    assert other.last["news"][-1]["kind"] == "undo"
    assert (await other.ask("take-back", reach="step"))["code"] == "nothing-to-undo"
    assert (await mover.ask("take-back", reach="step"))["code"] == "nothing-to-undo"
    assert (await mover.ask("take-back", reach="entry", seq=0))["code"] == "undo-people"
    await mover.play([m.END_TURN]) if m.END_TURN in kinds(mover, "end-turn") else await mover.play()
    assert mover.table["undo"]["step"] is False
    why = mover.table["undo"]["why"]
    assert why != []
    await catch_up([mover, other])
    harmless = [option["move"] for option in other.table["decision"]["options"] if not option["final"]]
    await other.play(harmless[:1])
    assert (other.table["undo"]["step"], other.table["undo"]["why"]) == (True, why)


async def test_what_was_meant_for_a_question_before_an_undo_does_not_answer_the_one_after_it(server: Server) -> None:
    _, mover, _ = await turn_of_somebody(server)
    old, moves = mover.table["decision"]["id"], kinds(mover, "transmute")[:1]
    await mover.play(moves)
    await mover.settled("take-back", reach="step")
    assert mover.table["decision"]["options"] != [] and mover.table["decision"]["id"] != old
    assert (await mover.ask("play", decision=old, moves=moves))["code"] == "stale"
    await mover.play(moves)


async def test_against_bots_one_may_go_back_freely_and_the_game_is_then_not_rated(server: Server) -> None:
    keys = server.table({}, {"bot": QUICK}, level="apprentice")
    ada = await keys.join(0)
    await ada.until(ada.asked)
    start = ada.last
    for _ in range(4):
        await ada.play()
        await ada.until(ada.asked)
    assert ada.table["setting"]["unrated"] is False
    assert ada.table["undo"]["anywhere"] is True
    await ada.settled("take-back", reach="entry", seq=start["seq"])
    await ada.until(ada.asked)
    assert ada.table["setting"]["unrated"] is True
    assert ada.table["view"]["seats"][0] == start["table"]["view"]["seats"][0]
    assert (await ada.ask("take-back", reach="entry", seq=10_000))["code"] == "nothing-to-undo"


async def test_a_seat_that_a_person_has_left_to_a_bot_keeps_the_others_from_going_back_freely(server: Server) -> None:
    keys, ada, bob = await begun(server)
    await play_on([ada, bob], 4)
    keys.post("/leave", keys.seats[1])
    await ada.until(lambda: bool(ada.table["sitting"][1]["bot"]))
    for guest in (ada, bob):
        assert guest.table["undo"]["anywhere"] is False
        assert (await guest.ask("take-back", reach="entry", seq=0))["code"] == "undo-people"


async def test_standing_answers_are_kept_and_nobody_else_sees_them(server: Server) -> None:
    _, ada, bob = await begun(server)
    await ada.settled("stand", card=27, energy=1)
    await catch_up([ada, bob])
    assert ada.table["sitting"][0]["standing"] == {"27": 1}
    assert bob.table["sitting"][0]["standing"] == {}
    assert "27" not in json.dumps(bob.last["news"][-1]["said"])
    assert (await ada.ask("stand", card=1, energy=1))["code"] == "bad-standing"
    assert (await ada.ask("stand", card=27, energy=4))["code"] == "bad-standing"
    await ada.settled("stand", card=27, energy=-1)
    assert ada.table["sitting"][0]["standing"] == {"27": -1}


async def test_a_standing_answer_is_given_as_soon_as_its_card_asks(server: Server) -> None:
    position = """
        {first: 1, turn: 2, space: 3, dice: {1: 1/2, 2: 2/2, left: 3/1}, seats: {1: {play: [Hourglass of Time]}}}
    """
    keys = await late_table(server, Table(position).state)
    ada, bob = await keys.sit()
    await bob.until(bob.asked)
    await ada.settled("stand", card=27, energy=FIRE)
    await bob.play([m.END_TURN])
    await ada.until(lambda: ada.last["news"][-1:] != [] and moved(ada.last["news"][-1]) == 0)
    assert ada.table["view"]["seats"][0]["reserve"][FIRE] == 1
    await catch_up([ada, bob])
    assert (ada.table["decision"] or bob.table["decision"])["kind"] == "die"


def moved(entry: Message) -> int:
    """Who made the moves of an entry; -1 if it has none."""
    return int(entry["seat"]) if entry["kind"] == "moves" else -1


async def test_phrases_reach_everybody_and_only_the_preset_ones(server: Server) -> None:
    keys, ada, bob = await begun(server)
    watcher = await keys.join(-1)
    await ada.settled("say", phrase="good-luck")
    await catch_up([ada, bob, watcher])
    assert bob.last["news"][-1]["phrase"] == watcher.last["news"][-1]["phrase"] == "good-luck"
    assert bob.last["news"][-1]["seat"] == 0
    assert (await ada.ask("say", phrase="buy my socks"))["code"] == "bad-phrase"


async def test_one_may_look_back_at_any_step_with_ones_own_eyes(server: Server) -> None:
    _, ada, bob = await begun(server)
    views = {ada.last["seq"]: ada.table["view"]}
    for _ in range(3):
        await play_on([ada, bob], 2)
        views[ada.last["seq"]] = ada.table["view"]
    for seq, view in views.items():
        assert (await ada.ask("look-back", seq=seq))["view"] == view
    assert (await ada.ask("look-back", seq=1))["view"] is None
    assert (await ada.ask("look-back", seq=-5))["view"] is None


async def test_a_finished_game_is_seen_from_every_seat_and_open_and_its_record_proves_the_dice(server: Server) -> None:
    keys = server.table({"name": "Ada"}, {"name": "Bob"}, level="apprentice")
    guests = await keys.sit()
    await guests[0].until(guests[0].asked)
    await guests[1].until(guests[1].asked)
    watcher = await keys.join(-1)
    for seat in (0, 1, -2):
        assert (await watcher.ask("look-from", seat=seat))["code"] == "not-your-seat"
    assert keys.ask("GET", "/record", keys.owner).json()["code"] == "not-over"
    await play_on(guests)
    await watcher.until(watcher.over)
    assert (await guests[0].ask("play", decision=0, moves=[1]))["code"] == "game-over"
    for seat in (0, 1, -2, -1):
        assert (await watcher.ask("look-from", seat=seat))["type"] == "done"
        await watcher.until(lambda: watcher.table["seat"] == seat and watcher.last["fresh"])  # noqa: B023
        past = await watcher.ask("look-back", seq=watcher.last["seq"] - 30)
        hands = [place["hand"]["cards"] or place["hand"]["hidden"] == 0 for place in past["view"]["seats"]]
        assert [bool(hand) for hand in hands].count(True) >= {0: 1, 1: 1, -2: 2, -1: 0}[seat]
        if seat == -2:
            for number, guest in enumerate(guests):
                assert watcher.view["seats"][number]["hand"] == guest.view["seats"][number]["hand"]
    told = guests[0].table["setting"]
    text = keys.ask("GET", "/record", keys.spectator).text
    record = parse(text)
    assert verify(record) == []
    for seat in range(2):
        forged = parse(text)
        forged.nonces[seat] = "00" * 16
        assert verify(forged), "what a seat adds to the seed does not matter"
        assert server.ask("POST", "/api/records", json={"record": dump(forged)}).json()["code"] == "bad-record"
    assert (record.commitment, record.seed, record.nonces) == (keys.commitment, told["seed"], told["nonces"])
    assert [place.score for place in record.result] == [place["total"] for place in guests[0].table["view"]["scores"]]
    await check_upload_and_continue(server, text, guests[0].table["view"])


async def check_upload_and_continue(server: Server, text: str, end: Message) -> None:
    """The record, put up again, shows the same end; and a new game goes on from its middle."""
    shown = Keys(server, server.post("/api/records", body={"record": text}))
    watcher = await shown.join(-1)
    assert watcher.table["view"]["scores"] == end["scores"]
    assert [seat["name"] for seat in watcher.table["sitting"]] == ["Ada", "Bob"]
    middle = watcher.last["seq"] // 2
    made = shown.post("/continue", shown.spectator, {"seq": middle, "seat": 1, "bot": QUICK})
    again = Keys(server, made)
    bob = await again.join(1)
    await bob.until(bob.asked)
    assert bob.table["setting"]["continued"] == f"{shown.table}:{middle}"
    await watcher.ask("look-from", seat=1)
    then = (await watcher.ask("look-back", seq=middle))["view"]
    first = (await bob.ask("look-back", seq=next(e["seq"] for e in bob.news if e["kind"] == "start")))["view"]
    assert first["seats"][1] == then["seats"][1]
    while not bob.over():
        if bob.asked():
            await bob.play()
        else:
            await bob.read()
    assert verify(parse(again.ask("GET", "/record", again.owner).text)) == []
    refused = shown.ask("POST", "/continue", shown.spectator, json={"seq": 10_000, "seat": 1, "bot": QUICK})
    assert refused.json()["code"] == "nothing-to-continue"


async def test_after_going_back_from_the_end_the_cards_are_hidden_again(server: Server) -> None:
    keys = await late_table(server, bots={1: QUICK})
    ada = await keys.join(0)
    while not ada.over():
        if ada.asked():
            await ada.play()
        else:
            await ada.read()
    watcher = await keys.join(-1)
    for guest in (ada, watcher):
        await guest.ask("look-from", seat=-2)
        await guest.until(lambda: guest.table["seat"] == -2)  # noqa: B023
    start = next(entry["seq"] for entry in ada.news if entry["kind"] == "start")
    await ada.settled("take-back", reach="entry", seq=start)
    await ada.until(lambda: ada.table["seat"] == 0)
    await watcher.until(lambda: watcher.table["seat"] == -1)
    assert watcher.table["view"]["over"] is False
    assert all(place["hand"]["cards"] == [] for place in watcher.table["view"]["seats"])


async def test_while_the_game_runs_one_goes_on_from_ones_own_seat_and_if_everybody_agrees_to_hints(
    server: Server,
) -> None:
    keys, ada, bob = await begun(server)
    await play_on([ada, bob], 2)
    wanted = {"seq": ada.last["seq"], "seat": 0, "bot": QUICK}
    for key in (keys.seats[1], keys.spectator, keys.owner):
        assert keys.ask("POST", "/continue", key, json=wanted).json()["code"] == "not-your-seat"
    for guest in (ada, bob):
        refused = keys.ask("POST", "/continue", keys.seats[0], json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (409, "no-continue")
        await guest.settled("agree", hints=True)
    again = Keys(server, keys.post("/continue", keys.seats[0], wanted))
    alone = await again.join(0)
    await alone.until(alone.asked)
    assert alone.table["view"]["seats"][0]["pack"]["cards"] == ada.table["view"]["seats"][0]["pack"]["cards"]


async def test_who_lets_a_bot_play_for_a_while_may_not_go_on_elsewhere_meanwhile(server: Server) -> None:
    keys, ada, _ = await begun(server)
    keys.post("/seats", keys.seats[0], {"seat": 0, "bot": QUICK})
    refused = keys.ask("POST", "/continue", keys.seats[0], json={"seq": ada.last["seq"], "seat": 0, "bot": QUICK})
    assert refused.json()["code"] == "no-continue"


async def test_alone_against_bots_one_goes_on_from_any_step_of_the_running_game(server: Server) -> None:
    keys = server.table({}, {"bot": QUICK})
    ada = await keys.join(0)
    await ada.until(ada.asked)
    wanted = {"seq": ada.last["seq"], "seat": 0, "bot": QUICK}
    again = Keys(server, keys.post("/continue", keys.seats[0], wanted))
    alone = await again.join(0)
    await alone.until(alone.asked)
    assert alone.table["setting"]["continued"] == f"{keys.table}:{wanted['seq']}"


async def test_all_energies_that_hands_of_fortune_can_waive_are_told_at_once(server: Server) -> None:
    position = """
        {players: 2, seats: {1: {gauge: 9, reserve: 3 fire 2 earth, hand: [Lantern of Xidit],
        play: [Hand of Fortune, Hand of Fortune]}}}
    """
    keys = await late_table(server, Table(position).state)
    ada, _ = await keys.sit()
    await ada.until(ada.asked)
    foreseen = await ada.ask("preview", decision=ada.table["decision"]["id"], moves=kinds(ada, "summon"))
    assert foreseen["decision"]["kind"] == "waive"
    tray = foreseen["decision"]["tray"]
    assert (tray["goal"], [(cell["energy"], cell["most"]) for cell in tray["cells"]]) == ("take", [(2, 1), (3, 2)])


async def test_an_exchange_offers_no_type_that_was_given(server: Server) -> None:
    keys = await late_table(server, Table("{players: 2, seats: {1: {reserve: 2 fire 2 earth}}}").state)
    ada, _ = await keys.sit()
    await ada.until(ada.asked)
    asked = ada.table["decision"]["id"]
    fire = m.PAY + FIRE * 3
    foreseen = await ada.ask("preview", decision=asked, moves=[m.BONUS_EXCHANGE, fire, fire])
    assert foreseen["decision"]["kind"] == "take"
    tray = foreseen["decision"]["tray"]
    assert (tray["least"], tray["most"], [(cell["energy"], cell["most"]) for cell in tray["cells"]]) == (
        2, 2, [(0, 2), (1, 2), (3, 2)],
    )  # fmt: skip
