"""The protocol for bots: programs of their own, real ones, that answer well, badly, or not at all."""

import contextlib
import io
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arena.programs import FIRST_BOT, FOLDER, bot, own, written
from players.tables import questions
from seasons.arena import bot_host, bot_process
from seasons.arena.bot_host import ExternalPlayer, Guest
from seasons.arena.bot_process import Failed
from seasons.arena.bot_stdio import Speaker
from seasons.arena.guest_bots import find_foreign
from seasons.arena.match import Match, play
from seasons.arena.report import report
from seasons.arena.tally import run_match
from seasons.players import make_player
from seasons.protocol.bots import Ask, Begin, Over, packed, rules_message, setting_message, table_message, unpacked
from seasons.rules import EVENT_NAMES, HAND, Fast, View, legal_moves, mover, new_game, view
from server.house import wait_for


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Everything that programs are told in this process, as they read it."""
    heard: list[dict[str, Any]] = []
    real = bot_process.Program.say

    def say(self: bot_process.Program, line: bytes) -> None:
        heard.append(json.loads(line))
        real(self, line)

    monkeypatch.setattr(bot_process.Program, "say", say)
    return heard


# --- what a bot is told


@pytest.mark.parametrize("setup", [(2, 2, 0), (4, 2, 1), (3, 0, 0)])
def test_a_table_says_all_that_the_seat_may_know_and_nothing_else(setup: tuple[int, int, int]) -> None:
    for at, state in enumerate(questions(3, setup)):
        if at % 11:
            continue
        seat = int(mover(state))
        sight = view(state, seat)
        table = table_message(sight, setting_message(1, state))
        assert table.view is not None and table.decision is not None
        assert table.seat == table.decision.seat == seat and len(table.view.seats) == setup[0]
        assert (table.setting.players, table.setting.level, table.setting.edition) == setup
        assert [option.move for option in table.decision.options] == legal_moves(state, seat)
        assert unpacked(packed(sight), seat) == sight
        for other in range(setup[0]):
            known = [card for card in range(100) if state.where[card] == HAND + other and state.known[card] >> seat & 1]
            hand = table.view.seats[other].hand
            assert len(hand.cards) == len(known)
            assert hand.hidden == state.size[HAND + other] - len(known)


def test_the_rules_name_every_number_that_later_messages_have() -> None:
    rules = rules_message()
    assert [card.number for card in rules.cards] == list(range(1, 51))
    purse = rules.cards[7]
    assert (purse.name, purse.kind, purse.prestige, purse.energies[0]) == ("Purse of Io", "item", 6, [1, 0, 1, 0])
    assert purse.text[0] and len(purse.text) == len(purse.crystals) == len(rules.editions) == 2
    assert rules.cards[7].crystals[0] == [0, 0, 0] and len(rules.dice) == 20 and {len(die) for die in rules.dice} == {6}
    assert len(rules.rates) == len(rules.seasons) == 4 and rules.levels[2] == "archmage"
    assert list(rules.events) == list(EVENT_NAMES) and rules.events["rolled"] == ["die", "face"]


def test_a_bot_is_told_everything_that_happened_since_its_last_decision_and_the_end(said: list[dict[str, Any]]) -> None:
    played = play(Match((bot("honest"), "random"), 1, seed=4), 1)
    assert played.failure is None and [message["type"] for message in said[:4]] == ["hello", "rules", "begin", "ask"]
    assert said[0]["protocol"] == 2 and said[2]["seat"] == 1 and said[2]["setting"]["players"] == 2
    assert [message["type"] for message in said[-2:]] == ["over", "quit"]
    asks = [message for message in said if message["type"] == "ask"]
    assert {message["game"] for message in asks} == {1} and len(asks) == len(played.seats[1].times)
    entries = [entry for message in said for entry in message.get("news", [])]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert entries[0]["kind"] == "start" and {entry["kind"] for entry in entries[1:]} == {"moves"}
    events = [event for entry in entries for event in entry.get("events", [])]
    assert all(set(event) - {"kind", "seat", "cause"} == set(rules_message().events[event["kind"]]) for event in events)
    dealt = [event["card"] for event in events if event["kind"] == "dealt" and event["seat"] == 1]
    assert len(dealt) == 9 and all(dealt)
    assert not any(event["card"] for event in events if event["kind"] == "dealt" and event["seat"] == 0)
    over = said[-2]
    assert [points["total"] for points in over["scores"]] == [sum(seat.parts) for seat in played.seats]
    assert sorted(points["rank"] for points in over["scores"]) in ([1, 2], [1, 1])
    assert events[-1]["kind"] == "scored" and "failed" not in over


def test_who_is_left_over_when_another_bot_fails_is_told_so(said: list[dict[str, Any]]) -> None:
    played = play(Match((bot("illegal"), bot("honest")), 1), 0)
    assert played.failure is not None and played.failure.seat == 0
    (over,) = [message for message in said if message["type"] == "over"]
    assert over["failed"] == 0 and "scores" not in over


def test_what_is_asked_for_is_told(said: list[dict[str, Any]]) -> None:
    guest = Guest(bot("honest"), limit=5.0, think=0.25)
    sight = view(new_game(3, Fast(1)), 2)
    playing = ExternalPlayer(guest, 2, 7, sight.table)
    assert playing.choose(sight) == legal_moves(sight.table, 2)[:1]
    assert guest.close()
    hello, _, begin, ask, goodbye = said
    assert hello["type"] == "hello" and goodbye == {"type": "quit"}
    assert (begin["game"], begin["seat"], begin["seed"]) == (1, 2, 7)
    assert (ask["limit_ms"], ask["think_ms"], ask["news"]) == (5000, 250, [])


# --- programs in the arena


@pytest.mark.parametrize("name", [FIRST_BOT, bot("honest"), bot("texts"), bot("whole"), bot("loud"), bot("late")])
def test_a_program_plays_like_any_other(name: str) -> None:
    found = report(run_match(Match((name, "random"), 1)))
    assert found["failures"] == [] and found["games"] == 2
    assert found["mean_scores"][0] is not None and found["decisions"][0] > 40


def test_our_own_player_plays_the_same_behind_the_protocol() -> None:
    matches = [Match((name, "greedy"), 2, seed=3) for name in ("random", own("random"))]
    found = [report(run_match(match))["mean_scores"] for match in matches]
    assert found[0] == found[1]


def test_a_program_goes_on_from_deal_to_deal_but_never_sees_a_deal_twice(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    note = f"open({str(notes)!r}, 'a').write(f\"{{kind}} {{os.getpid()}} {{message.get('seed')}}\\n\")"
    found = report(run_match(Match((written(tmp_path, note), "random"), 3)))
    assert found["games"] == 6 and found["failures"] == []
    lines = [line.split() for line in notes.read_text().splitlines()]
    begun = [(process, seed) for kind, process, seed in lines if kind == "begin"]
    assert len(begun) == len(set(begun)) == 6 and len({process for process, _ in begun}) == 2
    assert len({seed for _, seed in begun}) == 3  # both games of a deal are begun with its seed
    assert [kind for kind, _, _ in lines].count("over") == 6 and [kind for kind, _, _ in lines].count("quit") == 2


@pytest.mark.parametrize(
    ("how", "kind", "text"),
    [
        ("dies", "died", "exit code 3"),
        ("silent", "slow", ""),
        ("illegal", "illegal", "699"),
        ("mumbles", "illegal", "the best one"),
        ("empty", "illegal", "an empty answer"),
        ("miscounts", "illegal", "1000000"),
        ("malformed", "illegal", "Expected `array`"),
        ("floods", "illegal", "play"),
        ("rambles", "illegal", "a line of 4096"),
        ("from the future", "protocol", "protocol 3"),
        ("deaf", "slow", ""),
        ("leaves at once", "died", "exit code 0"),
        ("leaves at the end", "died", "exit code 0"),
    ],
)
def test_a_program_that_fails_is_named_and_loses(how: str, kind: str, text: str) -> None:
    match = Match((bot(how), "random"), 2, move_limit=0.3 if kind == "slow" else 30)
    found = report(run_match(match))
    lost = 2 if how == "leaves at the end" else 4  # a program that leaves after its first game is missed in the second
    assert found["games"] == 4 and len(found["failures"]) == lost
    assert {failure["bot"] for failure in found["failures"]} == {bot(how)}
    assert {failure["kind"] for failure in found["failures"]} == {kind}
    assert all(text in failure["text"] for failure in found["failures"])


def test_a_program_of_the_protocol_before_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_host, "LOADING_S", 1.0)
    with pytest.raises(Failed) as failed:
        find_foreign(f"cmd:{sys.executable} {FOLDER / 'oldbot.py'}")
    assert failed.value.kind == "protocol"


def test_a_stubborn_program_is_ended() -> None:
    guest = Guest(bot("stubborn"))
    assert guest.close() is False
    assert guest.program.process.poll() is not None


def test_after_the_end_of_a_program_every_question_fails() -> None:
    guest = Guest(bot("honest"))
    guest.program.process.kill()
    guest.program.process.wait()
    state = new_game(2, Fast(1))
    playing = ExternalPlayer(guest, 0, 1, state)
    for _ in range(2):
        with pytest.raises(Failed) as failed:
            playing.choose(view(state, 0))
        assert failed.value.kind == "died"
    guest.close(politely=False)


@pytest.mark.skipif(sys.platform == "win32", reason="processes have no groups there")
def test_what_a_program_has_started_ends_with_the_match(tmp_path: Path) -> None:
    import fcntl

    held = tmp_path / "held"
    hold = f"import fcntl, time; f = open({str(held)!r}, 'a'); fcntl.flock(f, fcntl.LOCK_EX); f.write('held'); "
    helper = shlex.join([sys.executable, "-c", hold + "f.flush(); time.sleep(600)"])
    silent = bot("silent").removeprefix("cmd:")
    name = "cmd:" + shlex.join(["sh", "-c", f"{helper} >/dev/null & {silent}; true"])
    found = report(run_match(Match((name, "random"), 1, move_limit=1.0)))
    assert {failure["kind"] for failure in found["failures"]} == {"slow"} and held.read_text()
    with held.open() as file:

        def let_go() -> bool:
            with contextlib.suppress(BlockingIOError):
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            return False

        wait_for(let_go)  # whoever is killed still needs a moment to go


# --- our side of the protocol


def spoken(name: str, messages: list[Any]) -> list[dict[str, Any]]:
    out = io.BytesIO()
    lines = [message if isinstance(message, bytes) else msgspec.json.encode(message) for message in messages]
    Speaker(name, out).listen(lines)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def ask(sight: View, game: int = 1, **wishes: int) -> Ask:
    setting = setting_message(game, sight.table)
    return Ask(game, [], table_message(sight, setting), 60_000, packed(sight), **wishes)


def begin(sight: View, game: int, seed: int) -> Begin:
    return Begin(game, int(sight.seat), seed, setting_message(game, sight.table))


def test_a_budget_that_is_asked_for_is_kept() -> None:
    state = next(state for state in questions(1, (2, 2, 0)) if state.round == 3)
    sight = view(state, mover(state))
    messages = [{"type": "hello"}, begin(sight, 1, 4), ask(sight, simulations=6), {"type": "quit"}, ask(sight)]
    ready, info, answer = spoken("rollout:9999", messages)
    assert ready == {"type": "ready", "protocol": 2, "name": "rollout:9999"}
    assert info["text"].startswith("simulations ") and int(info["text"].split()[-1]) < 20
    move = make_player("rollout:6sims", 4).choose(sight)
    assert answer == {"type": "play", "game": 1, "moves": [move]}


def test_our_side_plays_several_games_at_once_each_with_its_own_dice() -> None:
    states = [state.copy() for state in questions(1, (2, 2, 0))][:6]
    sights = [view(state, mover(state)) for state in states]
    messages: list[Any] = [begin(sights[0], game, game) for game in (1, 2)]
    messages += [ask(sight, game) for sight in sights for game in (1, 2)]
    messages += [Over(1, []), ask(sights[0], 2)]
    said = spoken("random", messages)
    for game in (1, 2):
        player = make_player("random", game)
        wanted = [player.choose(sight) for sight in (sights if game == 1 else [*sights, sights[0]])]
        assert [message["moves"][0] for message in said if message["game"] == game] == wanted


@pytest.mark.parametrize(
    "line",
    [
        b"go",
        b"",
        b"[]",
        b'{"type": "begin"}',
        b'{"type": "begin", "game": 1, "seed": "x"}',
        b'{"type": "ask", "game": 1}',
        b'{"type": "ask", "game": 1, "state": 3, "table": {"seat": 0}}',
        b'{"type": "weather", "wind": 3}',
    ],
)
def test_our_side_survives_what_it_cannot_understand(line: bytes) -> None:
    sight = view(new_game(2, Fast(1)), 0)
    said = spoken("rollout:5", [line, ask(sight)])
    assert said[-1]["type"] == "play" and said[-1]["moves"][0] in legal_moves(sight.table, 0)
    if b"weather" not in line:
        assert said[0]["type"] == "info" and said[0]["text"].startswith("error ")
