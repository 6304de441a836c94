"""Every scenario file and every example of docs/notation.md holds, and a scenario that fails says why."""

import re
from pathlib import Path

import pytest
import yaml

from seasons.notation import (
    BadPosition,
    BadRecord,
    dump,
    move_id,
    parse,
    read_position,
    replay,
    run_files,
    run_scenario,
    write_position,
)
from seasons.notation.event_checks import event_text
from seasons.notation.expectations import KEYS
from seasons.notation.scenario import run_each
from seasons.rules import EVENT_ROWS, MOVE_KINDS, Event, move

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))
DOC = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", DOC, re.DOTALL)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file):
    assert run_scenario(file) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_names_its_rulings_and_its_source(file):
    data = yaml.safe_load(file.read_text(encoding="utf-8"))
    for one in data.get("scenarios", [data]):
        rulings = one["ruling"] if isinstance(one["ruling"], list) else [one["ruling"]]
        assert [ruling for ruling in rulings if f"**{ruling}** " not in RULINGS] == []
        assert (data | one)["source"]


def test_there_are_scenarios():
    assert len(FILES) > 100


# --- docs/notation.md


def test_every_block_of_the_page_is_of_a_known_kind():
    kinds = set(re.findall(r"^```(\S.*)$", DOC, re.MULTILINE))
    assert kinds == {"moves", "yaml position", "yaml record", "yaml scenario"}


def test_moves_of_the_page_are_moves_and_every_form_is_there():
    texts = [line for block in blocks("moves") for line in block.splitlines()]
    ids = {move_id(text) for text in texts}
    assert {move(id).kind for id in ids} == set(MOVE_KINDS)


@pytest.mark.parametrize("text", blocks("yaml position"))
def test_position_of_the_page(text):
    state, _ = read_position(text)
    again, _ = read_position(write_position(state))
    assert again == state


@pytest.mark.parametrize("text", blocks("yaml record"))
def test_record_of_the_page(text):
    record = parse(text)
    assert replay(record).round == 1
    assert dump(record) == text


@pytest.mark.parametrize("text", blocks("yaml scenario"))
def test_scenario_of_the_page(text):
    assert run_scenario(text) == []


def test_the_page_names_every_expectation():
    assert [key for key in KEYS if f"`{key}`" not in DOC] == []


# --- what a failing scenario says

POSITION = """
title: a test
position:
  right: true
  seats:
    1: {crystals: 1, gauge: 3, reserve: 2 fire, hand: [Tree of Light], play: [{Amulet of Water: 1 air}, Purse of Io]}
    2: {hand: [Kairn the Destroyer]}
  top: Naria the Prophetess
  discard: [Potion of Life]
"""
TURN = (
    "seat 1 is asked “turn”: end turn, bonus exchange, bonus transmute, bonus gauge, "
    "transmute air from amulet, transmute fire"
)


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ("crystals: {1: 5}", "crystals.1: expected 5, got 1"),
        ("gauge: {1: 2}", "gauge.1: expected 2, got 3"),
        ("bonuses: {2: 1}", "bonuses.2: expected 1, got 0"),
        ("reserve: {1: 1 fire}", "reserve.1: expected 1 fire, got 2 fire"),
        ("reserve: {1: 7}", "reserve.1: expected 7, got 2"),
        ("reserve: {2: 1 air}", "reserve.2: expected 1 air, got nothing"),
        ("hand: {1: [Purse of Io]}", "hand.1: expected Purse of Io, got Tree of Light"),
        ("hand: {1: []}", "hand.1: expected nothing, got Tree of Light"),
        ("hand: {1: 4}", "hand.1: expected 4, got 1"),
        ("play: {1: 4}", "play.1: expected 4, got 2"),
        (
            "play: {1: [Purse of Io (turned), Amulet of Water]}",
            "play.1: expected Amulet of Water, Purse of Io (turned), got Amulet of Water, Purse of Io",
        ),
        (
            "tokens: {1: {Amulet of Water: 2 air}}",
            "tokens.1: expected {'Amulet of Water': '2 air'}, got {'Amulet of Water': '1 air'}",
        ),
        (
            'tokens: {1: {"Amulet of Water #2": 2 air}}',
            "tokens.1: expected {'Amulet of Water #2': '2 air'}, got {'Amulet of Water #2': 'no store'}",
        ),
        ("scores: {1: 5}", "scores.1: expected 5, got 8"),
        ("ranks: {2: 1}", "ranks.2: expected 1, got 2"),
        ("year: 2", "year: expected 2, got 1"),
        ("first: 2", "first: expected 2, got 1"),
        ("season: fall", "season: expected fall, got winter"),
        ("right: false", "right: expected False, got True"),
        ("over: true", "over: expected True, got False"),
        ("final: [chance]", "final: expected chance, got nothing"),
        ("top: Purse of Io", "top: expected Purse of Io, got Naria the Prophetess"),
        ("discard: []", "discard: expected nothing, got Potion of Life"),
        ("pile: 1", "pile: expected 1, got 94"),
        ("asked: {seat: 2}", "asked.seat: expected 2, got 1"),
        ("asked: {card: Purse of Io}", "asked.card: expected Purse of Io, got nothing"),
        ("legal: [end turn, summon Tree of Light]", f"legal: “summon Tree of Light” is not legal: energy; {TURN}"),
        ("legal: [draw]", f"legal: “draw” is not legal; {TURN}"),
        ("illegal: [end turn]", "illegal: “end turn” is legal"),
        (
            "illegal: {summon Tree of Light: [no-room]}",
            "illegal.summon Tree of Light: expected no-room, got energy",
        ),
        ("events: [turn-ended]", "events: expected turn-ended (in this order)"),
        ("view: {2: {hand 1: [Tree of Light]}}", "view.2.hand 1: expected Tree of Light, got ?"),
        ('view: {public: {top: [], discard: ["?"]}}', "view.public.top: expected nothing, got ?"),
    ],
)
def test_every_expectation_can_fail(expect, difference):
    assert run_scenario(POSITION + f"expect: {{{expect}}}") == [f"at the end: {difference}"]


def test_only_lists_all_legal_moves():
    (difference,) = run_scenario(POSITION + "expect: {only: [end turn]}")
    assert difference.startswith("at the end: only: expected end turn, got ")
    assert "transmute fire" in difference


def test_events_are_told_with_their_fields():
    (difference,) = run_scenario(
        POSITION + "moves: [transmute fire]\nexpect: {events: [{transmuted: {crystals: 2, energy: fire}}]}"
    )
    assert difference == (
        "at the end: events: expected transmuted {crystals: 2, energy: fire} (in this order); "
        "of this kind there were: transmuted {seat: 1, crystals: 3, energy: fire}"
    )


def test_events_must_come_in_order():
    moves = "moves: [transmute fire, bonus gauge]\n"
    assert run_scenario(POSITION + moves + "expect: {events: [transmuted, bonus-used]}") == []
    assert run_scenario(POSITION + moves + "expect: {events: [bonus-used, transmuted]}") != []


def test_events_can_be_expected_not_to_come():
    moves = "moves: [transmute fire, bonus gauge: {no events: [transmuted]}]\n"
    assert run_scenario(POSITION + moves + "expect: {no events: [drew, {transmuted: {energy: air}}]}") == []
    assert run_scenario(POSITION + moves + "expect: {no events: [turn-ended, {transmuted: {energy: fire}}]}") == [
        "at the end: no events: expected no transmuted {energy: fire}, "
        "got transmuted {seat: 1, crystals: 3, energy: fire}"
    ]


NARIA = """
title: t
position:
  players: 3
  seats: {1: {hand: [Naria the Prophetess], crystals: 9}}
  next: {draws: [1, 2, 3]}
moves: [summon Naria the Prophetess, keep Amulet of Air, give Amulet of Fire]
"""


def test_who_is_told_of_an_event_can_be_expected():
    events = """
    - drew: {card: Amulet of Air, told: [1]}
    - drew: {told: 1}
    - kept: {told: [1]}
    - given: {card: Amulet of Fire, taker: 2, told: [2, 1]}
    - given: {card: Amulet of Earth, taker: 3, told: [1, 3]}
    """
    told = "{entered: {told: [1, 2]}}, {drew: {told: all}}, {drew: {told: [1, public]}}, {given: {told: []}}"
    assert run_scenario(f"{NARIA}expect:\n  events:{events}\n  no events: [{told}]") == []
    assert run_scenario(NARIA + "expect: {events: [{entered: {told: all}}, {kept: {told: all}}]}") == [
        "at the end: events: expected kept {told: [1, 2, 3, public]} (in this order); of this kind there were: "
        "kept {seat: 1, cause: Naria the Prophetess, card: Amulet of Air, told: [1]}"
    ]


def test_nobody_is_told_of_a_card_that_is_discarded_unseen():
    orb = "title: t\nposition: {seats: {1: {crystals: 3, play: [Crystal Orb]}}}\n"
    moves = "moves: [activate Crystal Orb, pay crystals]\n"
    assert run_scenario(orb + moves + "expect: {events: [{top-discarded: {told: []}}]}") == []


@pytest.mark.parametrize(
    ("event", "message"),
    [
        ("jumped", ": there is no event “jumped”"),
        ("drew: {how: 1}", ".drew: there is no field “how”; there are seat, cause, card, told"),
        ("drew: {card: Purse}", ".drew.card: there is no card “Purse”"),
        ("drew: {seat: one}", ".drew.seat: expected a number, not one"),
        ("drew: {told: 3}", ".drew.told: there is no seat 3 with 2 players"),
        ("energy-gained: {energy: ice}", ".energy-gained.energy: expected one of air, water, fire, earth, not ice"),
    ],
)
@pytest.mark.parametrize("key", ["events", "no events"])
def test_events_that_cannot_be_are_refused_whether_or_not_one_like_them_came(key, event, message):
    with pytest.raises(BadPosition, match=re.escape(key + message)):
        run_scenario(f"title: t\nposition: {{}}\nexpect: {{{key}: [{event}]}}")


def test_expectations_after_a_move_name_the_move():
    differences = run_scenario(POSITION + "moves: [transmute fire: {crystals: {1: 9}}, end turn]")
    assert differences == ["after move 1 (“transmute fire”): crystals.1: expected 9, got 4"]


def test_events_after_a_move_are_its_own():
    moves = "moves: [transmute fire, bonus gauge: {events: [transmuted]}]"
    assert len(run_scenario(POSITION + moves)) == 1


def test_an_illegal_move_ends_the_scenario():
    differences = run_scenario(POSITION + "moves: [end turn: {year: 2}, summon Kairn the Destroyer, end turn]")
    assert differences == [
        "after move 1 (“end turn”): year: expected 2, got 1",
        "move 2: “summon Kairn the Destroyer” is not possible now: energy; seat 2 is asked “turn”: "
        "end turn, bonus exchange, bonus transmute",
    ]


def test_an_illegal_move_tells_who_is_asked_what():
    dreams = "title: t\nposition: {seats: {1: {play: [Potion of Dreams], hand: [Purse of Io, Tree of Light]}}}\n"
    assert run_scenario(dreams + "moves: [activate Potion of Dreams, end turn]") == [
        "move 2: “end turn” is not possible now; seat 1 is asked “put” (Potion of Dreams): "
        "put Purse of Io, put Tree of Light"
    ]


def test_of_many_legal_moves_the_first_ones_are_told():
    hand = "hand: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12], reserve: 2 air 2 water 2 fire 1 earth, crystals: 20"
    (difference,) = run_scenario(f"title: t\nposition: {{seats: {{1: {{{hand}}}}}}}\nmoves: [draw]")
    assert re.search(r"; seat 1 is asked “turn”: end turn(, [^,]+){7} and \d more$", difference)


def test_of_several_seats_that_choose_the_named_one_is_told():
    (record,) = blocks("yaml record")
    text = "title: t\nrecord:\n" + "".join(f"  {line}\n" for line in record.splitlines())
    (difference,) = run_scenario(text + "to: 0\nmoves: [2 end turn]")
    assert difference == "move 1: “end turn” is not possible now; seat 2 is asked “split”: year 1, year 2, year 3"


def test_a_move_may_name_its_seat():
    assert run_scenario(POSITION + "moves: [1 end turn, 2 end turn]") == []
    assert run_scenario(POSITION + "moves: [2 end turn]") == [
        f"move 1: “end turn” is not possible now: not-asked; {TURN}"
    ]


MALICE = "title: t\nposition: {phase: opening, seats: {1: {play: [Die of Malice]}}}\n"


def test_a_move_may_carry_its_outcomes():
    expect = "expect: {events: [{rerolled: {die: 1, face: 3}}], reserve: {1: 2 water}, crystals: {1: 5}}"
    assert run_scenario(MALICE + "moves: [reroll -> roll 3]\n" + expect) == []
    assert run_scenario(MALICE + "moves: [reroll -> roll 3 | roll 2]") == [
        "move 1 (“reroll -> roll 3 | roll 2”): only 1 of 2 outcomes were asked for"
    ]


def test_scripted_outcomes_that_nobody_asks_for_are_a_difference():
    assert run_scenario("title: t\nposition: {next: {rolls: [1, 2]}}") == [
        "position.next: only 0 of 2 outcomes were asked for"
    ]


def test_what_happens_before_the_first_move_needs_no_script():
    assert run_scenario("title: t\nposition: {phase: end of round}\nexpect: {asked: {kind: die}, round: 2}") == []
    drawn = "title: t\nposition: {phase: opening, dice: {1: 1/5}, seats: {1: {bonuses: 3}}}\n"
    assert run_scenario(drawn + "moves: [keep]\nexpect: {asked: {kind: turn}, hand: {1: 1}}") == []


def test_a_scenario_may_start_from_a_record():
    (record,) = blocks("yaml record")
    text = "title: t\nrecord:\n" + "".join(f"  {line}\n" for line in record.splitlines())
    assert run_scenario(text + "to: 12\nexpect: {asked: {seat: 1, kind: die}}") == []
    assert run_scenario(text + "expect: {asked: {seat: 1, kind: turn}}") == []
    with pytest.raises(BadPosition, match=r"scenario\.to: expected a number from 0 to 14, not 15"):
        run_scenario(text + "to: 15")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("position: {}", "scenario: it needs a title"),
        ("title: t", "scenario: expected either “position” or “record”"),
        ("title: t\nposition: {}\nrecord: {}", "scenario: expected either “position” or “record”"),
        ("title: t\nposition: {}\nwhatever: 1", "scenario: unknown key “whatever”"),
        ("title: t\nposition: {}\nexpect: {whatever: 1}", "expect: unknown key “whatever”"),
        ("title: t\nposition: {}\nmoves: [end turn: {whatever: 1}]", "move 1 (“end turn”): unknown key “whatever”"),
        ("title: t\nposition: {}\nmoves: [3]", "moves 1: expected a move such as “end turn”, not 3"),
        ("title: t\nposition: {}\nmoves: end turn", "moves: expected a list such as [a, b], not end turn"),
        ("title: t\nposition: {}\nmoves: [1 jump]", "move 1 (“1 jump”): “jump” is no move"),
        ("title: t\nposition: {}\nexpect: {crystals: {3: 1}}", "crystals: there is no seat 3 with 2 players"),
        ("title: t\nposition: {}\nexpect: {hand: {1: [Purse]}}", "hand.1: there is no card “Purse”"),
        ("title: t\nposition: {}\nexpect: {legal: [jump]}", "legal: “jump” is no move"),
        ("title: t\nposition: {}\nexpect: {asked: {who: 1}}", "asked: expected seat, kind, card or count, not who"),
        ("title: t\nposition: {}\nexpect: {view: {1: {pocket 1: []}}}", "view.1: expected discard, top, or a zone"),
    ],
)
def test_a_scenario_that_cannot_be_read_raises(text, message):
    with pytest.raises((BadPosition, BadRecord), match=re.escape(message)):
        run_scenario(text)


def test_asked_at_the_end_of_the_game():
    text = "title: t\nposition: {year: 3, space: 12, first: 2, turn: 1}\nmoves: [end turn]\n"
    assert run_scenario(text + "expect: {over: true, asked: {seat: 0, kind: over}, illegal: [end turn]}") == []
    assert run_scenario(text + "expect: {legal: [end turn]}") == [
        "at the end: legal: “end turn” is not legal: game-over"
    ]


@pytest.mark.parametrize("kind", range(len(EVENT_ROWS)))
def test_every_kind_of_event_has_words(kind):
    state, _ = read_position("{}")
    assert event_text(state, Event(kind, 0, 8, 1, 1, 1, 8, 31)).startswith(EVENT_ROWS[kind][0])


# --- several scenarios in a file

SEVERAL = """
title: The Purse
position: {right: true, seats: {1: {play: [Purse of Io], reserve: 2 fire, crystals: 1}, 2: {crystals: 5}}}
moves: [transmute fire]
scenarios:
- {title: one, expect: {crystals: {1: 4, 2: 5}}}
- {title: two, position: {boost: 1, seats: {1: {play: [8, 8]}}}, expect: {crystals: {1: 6, 2: 5}, reserve: {1: 1 fire}}}
- {title: both, moves: [transmute fire, transmute fire], expect: {crystals: {1: 7}}}
"""


def test_scenarios_of_a_file_share_what_stands_beside_them():
    assert run_each(SEVERAL) == {"one": [], "two": [], "both": []}
    assert run_scenario(SEVERAL) == []


def test_scenarios_of_a_file_differ_by_their_titles():
    text = SEVERAL.replace("{1: 6, 2: 5}", "{1: 6, 2: 4}").replace("fire, transmute fire", "fire, draw")
    turn = "seat 1 is asked “turn”: end turn, bonus exchange, bonus transmute, transmute fire"
    assert run_each(text) == {
        "one": [],
        "two": ["at the end: crystals.2: expected 4, got 5"],
        "both": [f"move 2: “draw” is not possible now; {turn}"],
    }
    assert run_scenario(text) == [
        "“two”: at the end: crystals.2: expected 4, got 5",
        f"“both”: move 2: “draw” is not possible now; {turn}",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (SEVERAL.replace("title: two, ", ""), "scenarios 2: it needs a title of its own"),
        (SEVERAL.replace("title: two", "title: one"), "scenarios 2: it needs a title of its own"),
        (SEVERAL.replace("boost: 1", "boots: 1"), "scenarios 2 (“two”): position: unknown key “boots”"),
        (SEVERAL.replace("{title: one,", "{title: one, scenarios: [],"), "scenarios 1 (“one”): scenario: unknown key"),
        (SEVERAL.replace("title: The Purse", "titel: The Purse"), "scenarios 1 (“one”): scenario: unknown key “titel”"),
        ("title: t\nposition: {}\nscenarios: []", "scenarios: expected at least one"),
        ("title: t\nposition: {}\nscenarios: [one]", "scenarios 1: expected keys and values, not one"),
        ("title: t\nposition: {}\nscenarios: {one: {}}", "scenarios: expected a list"),
    ],
)
def test_several_scenarios_that_cannot_be_read_raise(text, message):
    with pytest.raises(BadPosition, match=re.escape(message)):
        run_scenario(text)


def test_scenarios_may_begin_at_different_moves_of_one_record():
    (record,) = blocks("yaml record")
    text = "record:\n" + "".join(f"  {line}\n" for line in record.splitlines())
    text += "scenarios: [{title: a, to: 12, expect: {asked: {kind: die}}}, {title: b, expect: {asked: {kind: turn}}}]"
    assert run_each(text) == {"a": [], "b": []}


def test_files_and_folders_are_run(tmp_path):
    good = tmp_path / "good.yaml"
    good.write_text("title: t\nposition: {}")
    bad = tmp_path / "bad.yaml"
    bad.write_text("title: t\nposition: {}\nexpect: {year: 2}")
    (tmp_path / "broken.yaml").write_text("[")
    results = run_files([tmp_path, good, tmp_path / "missing.yaml"])
    assert [path.name for path, _ in results] == ["bad.yaml", "broken.yaml", "good.yaml", "good.yaml", "missing.yaml"]
    assert results[0][1] == ["at the end: year: expected 2, got 1"]
    assert results[1][1][0].startswith("scenario: this is not YAML")
    assert results[2][1] == results[3][1] == []
    assert "No such file" in results[4][1][0]
