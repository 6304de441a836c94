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

from players.tables import questions
from seasons.arena import external, program
from seasons.arena.conform import CHECKS, Practice, conform
from seasons.arena.external import ExternalPlayer, Guest
from seasons.arena.foreign import find_foreign
from seasons.arena.match import Match, play
from seasons.arena.program import Failed, command_of
from seasons.arena.report import report
from seasons.arena.speak import Speaker
from seasons.arena.tally import run_match
from seasons.players import UnknownPlayer, make_player
from seasons.protocol.bots import Ask, Begin, Over, packed, rules_message, setting_message, table_message, unpacked
from seasons.rules import COMPILED, EVENT_NAMES, HAND, Fast, View, legal_moves, mover, new_game, scores, view
from server.house import wait_for

FOLDER = Path(__file__).parent
FIRST_BOT = f"cmd:{sys.executable} {FOLDER.parent.parent / 'examples' / 'firstbot.py'}"
GAMES = 24 if COMPILED else 4


def bot(how: str) -> str:
    """How to name a bot of linebot.py."""
    return f"cmd:{sys.executable} {FOLDER / 'linebot.py'} '{how}'"


def own(name: str) -> str:
    """How to name one of our own players as a program."""
    return f"cmd:{sys.executable} -m seasons.cli bot {name}"


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Everything that programs are told in this process, as they read it."""
    heard: list[dict[str, Any]] = []
    real = program.Program.say

    def say(self: program.Program, line: bytes) -> None:
        heard.append(json.loads(line))
        real(self, line)

    monkeypatch.setattr(program.Program, "say", say)
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
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import json, os, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'ready', 'protocol': 2, 'name': 'spy'}), flush=True)\n"
        "    if message['type'] == 'begin':\n"
        f"        open({str(notes)!r}, 'a').write(f\"{{os.getpid()}} {{message['seed']}}\\n\")\n"
        "    if message['type'] == 'ask':\n"
        "        move = message['table']['decision']['options'][0]['move']\n"
        "        print(json.dumps({'type': 'play', 'game': message['game'], 'moves': [move]}), flush=True)\n"
        f"open({str(notes)!r}, 'a').write('gone\\n')\n"
    )
    found = report(run_match(Match((f"cmd:{sys.executable} {spy}", "random"), 3)))
    assert found["games"] == 6 and found["failures"] == []
    lines = notes.read_text().splitlines()
    begun = [tuple(line.split()) for line in lines if line != "gone"]
    assert len(begun) == len(set(begun)) == 6 and len({process for process, _ in begun}) == 2
    assert len({seed for _, seed in begun}) == 3  # both games of a deal are begun with its seed
    assert lines.count("gone") == 2  # and both were told to go


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
    monkeypatch.setattr(external, "LOADING_S", 1.0)
    monkeypatch.setattr(Guest.__init__, "__defaults__", (1.0, 0.0))
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


# --- how programs are named


@pytest.mark.parametrize("name", ["cmd:", "cmd:no-such-program-anywhere x", "cmd:python 'unfinished"])
@pytest.mark.parametrize("windows", [False, True])
def test_a_program_that_cannot_be_found_is_refused(name: str, windows: bool) -> None:
    with pytest.raises(UnknownPlayer):
        command_of(name, windows)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (r"C:\bots\bot.exe --x", [r"C:\bots\bot.exe", "--x"]),
        (r'"C:\my bots\bot.exe"  --net="C:\my nets\a.bin"', [r"C:\my bots\bot.exe", r"--net=C:\my nets\a.bin"]),
        (r"python 'C:\Users\Ann O Hara\bot.py' -v", ["python", r"C:\Users\Ann O Hara\bot.py", "-v"]),
        (r"python C:\Users\O'Hara\bot.py", ["python", r"C:\Users\O'Hara\bot.py"]),
        (r'bot "C:\nets\\" ""', ["bot", "C:\\nets\\\\", ""]),
        (r"\\server\bots\bot.exe", [r"\\server\bots\bot.exe"]),
    ],
)
def test_on_windows_a_backslash_is_part_of_a_path(text: str, words: list[str]) -> None:
    assert program.split_for_windows(text) == words


def test_on_windows_a_program_may_have_spaces_in_its_path_without_quotation_marks(tmp_path: Path) -> None:
    tool = tmp_path / "my own bot.exe"
    tool.write_text("")
    tool.chmod(0o755)
    assert command_of(f"cmd:{tool} --x y", windows=True) == [str(tool), "--x", "y"]
    with pytest.raises(UnknownPlayer):
        command_of(f"cmd:{tool} --x y", windows=False)


def test_elsewhere_a_command_is_read_as_a_shell_reads_it() -> None:
    assert command_of(r"cmd:sh -c 'a b' c\ d", windows=False) == ["sh", "-c", "a b", "c d"]


# --- conformance


@pytest.mark.parametrize("name", [FIRST_BOT, own("random")])
def test_the_reference_bot_and_our_own_conform(name: str) -> None:
    checks = conform(name, games=GAMES)
    assert [check.name for check in checks] == list(CHECKS)
    assert [check for check in checks if not check.fine] == []


@pytest.mark.parametrize(
    ("how", "wrong", "kind"),
    [
        ("nameless", "named", "illegal"),
        ("dies", "questions", "died"),
        ("illegal", "questions", "illegal"),
        ("stubborn", "quit", "illegal"),
        ("leaves at once", "handshake", "died"),
        ("from the future", "handshake", "protocol"),
        ("leaves at the end", "questions", "died"),
        ("miscounts", "questions", "illegal"),
        ("malformed", "questions", "illegal"),
        ("loud", "messages", "illegal"),
    ],
)
def test_who_does_not_conform_is_told_why(how: str, wrong: str, kind: str) -> None:
    heard: list[Any] = []
    checks = conform(bot(how), games=2, report=heard.append)
    assert [(check.name, check.kind) for check in checks if not check.fine] == [(wrong, kind)]
    assert heard == checks


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ("two-games", "if message['game'] != max(begun): continue"),  # listens to the game that began last only
        ("unknown", "assert 'weather' not in message"),
        ("again", "assert seen.get(game) != message['news'] or message['news']; seen[game] = message['news']"),
    ],
)
def test_a_program_with_one_weakness_is_told_of_it(tmp_path: Path, wrong: str, text: str) -> None:
    program = tmp_path / "weak.py"
    program.write_text(
        "import json, sys\nbegun, seen = [], {}\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'ready', 'protocol': 2, 'name': 'weak'}), flush=True)\n"
        "    if message['type'] == 'begin':\n"
        "        begun.append(message['game'])\n"
        "    if message['type'] == 'ask':\n"
        "        game = message['game']\n"
        f"        {text}\n"
        "        move = message['table']['decision']['options'][0]['move']\n"
        "        print(json.dumps({'type': 'play', 'game': game, 'moves': [move]}), flush=True)\n"
        "    if message['type'] == 'quit':\n"
        "        break\n"
    )
    checks = conform(f"cmd:{sys.executable} {program}", limit=0.5, games=1)
    assert next(check.name for check in checks if not check.fine) == wrong


def test_a_program_that_starts_only_once_does_not_conform(tmp_path: Path) -> None:
    program = tmp_path / "once.py"
    program.write_text(
        f"import runpy, sys\nopen({str(tmp_path / 'started')!r}, 'x')\nrunpy.run_path({str(FOLDER / 'linebot.py')!r})"
    )
    checks = conform(f"cmd:{sys.executable} {program}", games=1)
    assert [check.name for check in checks] == list(CHECKS)
    assert [(check.name, check.kind) for check in checks if not check.fine] == [("end-of-input", "died")]


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


def test_a_practice_game_of_an_examination_ends_as_the_rules_end_it() -> None:
    guest = Guest(bot("honest"))
    practice = Practice(guest, 0, new_game(2, Fast(5)), Fast(6))
    while (sight := practice.question()) is not None:
        practice.player.ask(sight)
        practice.answer(sight)
    assert practice.state.over and len(scores(practice.state)) == 2
    assert guest.close()
