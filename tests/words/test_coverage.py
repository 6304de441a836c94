"""Everything the rules can say has words: enumerated from the rules' own tables, so nothing can be forgotten."""

import logging
import re

import pytest
from fluent.syntax import ast

from helpers import ids_in
from seasons.rules import (
    ACTIONS,
    DECISION_KINDS,
    EDITIONS,
    ENERGIES,
    EVENT_NAMES,
    EVENT_ROWS,
    EVERYBODY,
    FINALS,
    KINDS,
    LEVELS,
    NAMES,
    OBJECTS,
    REASONS,
    SEASONS,
    ZONES,
    Decision,
    Event,
    Fast,
    Reason,
    apply,
    decision,
    explain,
    legal_moves,
    mover,
    new_game,
)
from seasons.rules import moves as m
from seasons.text import Part, Wording
from seasons.words import Words, catalogue, languages
from seasons.words.help import TERMS, TOPICS, card_page, topics

PLAYERS = ["Lea", "Hugo", "Ana", "Max"]
NO_MOVES = range(m.TRANSMUTE + 12, m.PICK)
ALL_MOVES = [move for move in range(ACTIONS) if move not in NO_MOVES]
# what `card`, `n`, `energy` and `other` may be, by their meaning in EVENT_ROWS
MEANINGS = {
    "": (0,),
    "card": (8,),
    "count": (1, 2),
    "round": (1,),
    "season": (0, 1, 2, 3),
    "die": (0, 19),
    "face": (0, 5),
    "energy": (0, 1, 2, 3),
    "change": (-1, 2),
    "taker": (0, 1, 2),
    "source": (0, 1, 2),
    "bonus": (0, 1, 2, 3),
    "spaces": (-1, -3, 1, 3),
    "space": (4,),
    "crystals": (1, 2),
    "points": (-3, 1, 90),
    "free": (1,),
    "year": (0, 1, 2, 3, 4),
    "rank": (1, 2, 3, 4),
}
PRIVATE = {
    "dealt",
    "picked",
    "drew",
    "kept",
    "draw-discarded",
    "given",
    "looked",
    "top-discarded",
    "library-taken",
}  # the kinds whose card somebody may not see


class Listening(Words):
    """Words that remember which messages were asked for."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language)
        self.asked: set[str] = set()

    def say(self, said: Wording) -> str:
        self.asked |= ids_in(said)
        return super().say(said)

    def text(self, id: str, **args: Part) -> str:
        self.asked.add(id)
        return super().text(id, **args)


@pytest.fixture(autouse=True)
def no_gap(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> object:
    """No test here may meet a message that is missing or that lacks an argument."""
    monkeypatch.setattr(catalogue, "_told", set())
    caplog.set_level(logging.WARNING)
    yield
    assert caplog.messages == []


def is_sentence(text: str) -> bool:
    started = text[0] == text[0].upper()
    return text[-1] in ".?" and started and not re.search(r"\bnone\b|[{}\u2066-\u2069]", text)


def events_of(kind: int) -> list[Event]:
    """Events of a kind with all meanings of its fields, seen and hidden, with and without a cause."""
    name, *columns = EVENT_ROWS[kind]
    cards, ns, energies, others = (MEANINGS[column] for column in columns)
    return [
        Event(kind, 0, card, n, energy, other, cause, mask)
        for card in cards
        for n in ns
        for energy in energies
        for other in others
        for cause in (0, 8, 16, 33)
        for mask in ((EVERYBODY, 1) if name in PRIVATE else (EVERYBODY,))
    ]


def say_all_events(words: Words) -> list[str]:
    said = []
    for kind in range(len(EVENT_NAMES)):
        for event in events_of(kind):
            for viewer in (-1, 0, 1):
                said += words.event_sentences([event], viewer, PLAYERS)
    lost, gained = EVENT_NAMES.index("energy-lost"), EVENT_NAMES.index("energy-gained")
    air = [Event(lost, 0, 0, 2, 1, 0, 40, EVERYBODY), Event(gained, 0, 0, 2, 0, 0, 40, EVERYBODY)]
    moved, year = EVENT_NAMES.index("token-moved"), EVENT_NAMES.index("year-changed")
    back = [Event(moved, 0, 0, -3, 3, 11, 7, EVERYBODY), Event(year, -1, 0, 1, 0, 0, 7, EVERYBODY)]
    for viewer in (0, 1):
        said += words.event_sentences(air, viewer, PLAYERS) + words.event_sentences(back, viewer, PLAYERS)
    return said


def ask_all(words: Words) -> list[str]:
    said = []
    for kind in DECISION_KINDS:
        for card in (0, 8, 12, 24):
            for count in (1, 2):
                for other in (-1, 1):
                    asked = Decision(0, 0, kind, card, card, count, other, [], -1)
                    said += [words.prompt(asked, viewer, PLAYERS) for viewer in (-1, 0, 1)]
    return said


def reason_all(words: Words) -> list[str]:
    everything = (1 << len(REASONS)) - 1
    return [text for what in OBJECTS for n in (0, 1, 2) for text in words.reasons(lacking(what, everything, n))]


def lacking(what: str, mask: int, n: int) -> Reason:
    """A reason with n energies and crystals missing; for n = 2 the types are open."""
    reason = Reason(what, 0, mask)
    reason.energies, reason.crystals = n, n
    reason.short = [0, n * n, 0, 0]
    return reason


@pytest.mark.parametrize("kind", range(len(EVENT_NAMES)), ids=EVENT_NAMES)
def test_every_event_is_a_sentence_for_everybody(kind: int) -> None:
    words = Words()
    for event in events_of(kind):
        for viewer in (-1, 0, 1):
            sentences = words.event_sentences([event], viewer, PLAYERS)
            assert len(sentences) == 1 and is_sentence(sentences[0]), (event, viewer)


@pytest.mark.parametrize("kind", range(len(EVENT_NAMES)), ids=EVENT_NAMES)
def test_events_about_somebody_have_two_voices(kind: int) -> None:
    about_all = {"token-moved", "year-changed", "season-changed", "pile-rebuilt", "game-ended"}
    event = events_of(kind)[0]
    mine = Words().event_sentences([event], 0, PLAYERS)
    theirs = Words().event_sentences([event], 1, PLAYERS)
    assert (mine == theirs) == (EVENT_NAMES[kind] in about_all)
    if mine != theirs:
        assert "Lea" not in mine[0] or "to Lea" in mine[0]
        assert "Lea" in theirs[0]


@pytest.mark.parametrize("kind", DECISION_KINDS)
def test_every_question_has_two_voices(kind: str) -> None:
    asked = Decision(0, 0, kind, 8, 8, 2, 1, [], -1)
    mine = Words().prompt(asked, 0, PLAYERS)
    theirs = Words().prompt(asked, 2, PLAYERS)
    assert is_sentence(mine) and "Lea" not in mine
    assert is_sentence(theirs) and "Lea" in theirs and theirs == Words().prompt(asked, -1, PLAYERS)


@pytest.mark.parametrize("bit", range(len(REASONS)), ids=REASONS)
def test_every_reason_is_a_sentence(bit: int) -> None:
    for what in OBJECTS:
        for n in (0, 1, 2):
            texts = Words().reasons(lacking(what, 1 << bit, n))
            assert len(texts) == 1 and is_sentence(texts[0])
    assert len(Words().reasons(1 << bit)) == 1


def test_every_move_has_a_label_of_its_own() -> None:
    words = Words()
    assert len(ALL_MOVES) == 692
    labels = {move: words.move_label(move, None, PLAYERS) for move in ALL_MOVES}
    assert all(label and "none" not in label and label[-1] != "." for label in labels.values())
    second_source = {m.PAY + i * 3 + 2 for i in range(4)} | {m.TRANSMUTE + i * 3 + 2 for i in range(4)}
    different = [label for move, label in labels.items() if move not in second_source]
    assert len(set(different)) == len(different)


@pytest.mark.parametrize("move", [-1, *NO_MOVES, ACTIONS])
def test_numbers_that_are_no_moves_have_no_label(move: int) -> None:
    with pytest.raises(ValueError, match="there is no move"):
        Words().move_label(move)


def test_small_names_are_there_and_different() -> None:
    words = Words()
    for names in (
        [words.energy(i) for i in range(len(ENERGIES))],
        [words.season(i) for i in range(len(SEASONS))],
        [words.kind(kind) for kind in KINDS],
        [words.level(i) for i in range(len(LEVELS))],
        [words.edition(i) for i in range(len(EDITIONS))],
        [words.zone(zone) for zone in ("hidden", *ZONES)],
        [words.finals(1 << bit)[0] for bit in range(len(FINALS))],
    ):
        assert all(names) and len(set(names)) == len(names)
    assert [words.card_name(n) for n in range(1, 51)] == list(NAMES[1:])


def test_every_die_face_is_told() -> None:
    words = Words()
    faces = [words.die(die, face) for die in range(20) for face in range(6)]
    assert all(face.endswith((" pip", " pips")) for face in faces)
    assert words.die(0, 0) == "1 fire, gauge, transmute, 3 pips"
    assert words.die(3, 4) == "6 crystals, 2 pips"
    assert words.die(19, 5) == "2 air, 1 crystal, 2 pips"
    assert words.die(5, 4) == "draw a card, 2 pips"


def test_no_message_of_the_game_is_unused() -> None:
    words = Listening()
    say_all_events(words)
    ask_all(words)
    reason_all(words)
    for move in ALL_MOVES:
        for kind in DECISION_KINDS if move < m.PICK else DECISION_KINDS[:1]:
            words.move_label(move, Decision(0, 0, kind, 8, 8, 1, -1, [], -1), PLAYERS)
            words.button(move, Decision(0, 0, kind, 8, 8, 1, -1, [], -1), PLAYERS)
    for number in range(1, 51):
        words.card_full(number), words.card_gist(number), words.card_cost(number, 2)
    test_names = (words.energy, words.season, words.level, words.edition)
    for name, table in zip(test_names, (ENERGIES, SEASONS, LEVELS, EDITIONS)):
        for index in range(len(table)):
            name(index)
    for kind in KINDS:
        words.kind(kind)
    for zone in ("hidden", *ZONES):
        words.zone(zone)
    words.finals((1 << len(FINALS)) - 1)
    words.player(3)
    words.dice([(0, 4), (1, 1)])
    known_only_with_a_state = {"ask-excess.known", "move-take-die.face"}
    there = set()
    for file, _, entry in catalogue.entries("en"):
        if isinstance(entry, ast.Message) and file in ("en/play.ftl", "en/cards.ftl"):
            there |= {entry.id.name} if entry.value else set()
            there |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    within_others = {"cause-in-brackets"}
    assert there - words.asked == known_only_with_a_state | within_others


@pytest.mark.parametrize("language", languages())
def test_everything_the_rules_know_is_said_in_every_language(language: str) -> None:
    """The sum of all things that the rules can say, told without a gap (the fixture looks at the log)."""
    words = Words(language)
    one = Decision(0, 0, "", 8, 8, 2, 1, [], -1)
    said: dict[str, list[str]] = {
        "events, two voices": [],
        "questions, two voices": [],
        "reasons": [words.reasons(1 << bit)[0] for bit in range(len(REASONS))],
        "moves": [words.move_label(move, None, PLAYERS) for move in ALL_MOVES],
        "buttons": [words.button(move, None, PLAYERS) for move in ALL_MOVES],
        "steps that cannot be undone": [words.finals(1 << bit)[0] for bit in range(len(FINALS))],
        "dice": [words.die(die, face) for die in range(20) for face in range(6)],
        "card names": [words.card_name(number) for number in range(1, 51)],
        "full texts": [words.card_full(number, edition) for number in range(1, 51) for edition in (0, 1)],
        "gists": [words.card_gist(number, edition) for number in range(1, 51) for edition in (0, 1)],
        "rulings": [],
        "help": [text for topic in topics(words) for text in (topic.title, *topic.paragraphs)],
    }
    for kind in range(len(EVENT_NAMES)):
        for viewer in (0, 1):
            said["events, two voices"] += words.event_sentences(events_of(kind)[:1], viewer, PLAYERS)
    for name in DECISION_KINDS:
        one.kind = name
        said["questions, two voices"] += [words.prompt(one, viewer, PLAYERS) for viewer in (0, 2)]
    for number in range(1, 51):
        rulings = card_page(words, number).rulings
        assert rulings, f"card {number} has no ruling"
        said["rulings"] += rulings
    assert len(said["events, two voices"]) == 2 * len(EVENT_NAMES)
    assert len(said["questions, two voices"]) == 2 * len(DECISION_KINDS)
    assert len(said["help"]) > len(TOPICS) + len(TERMS)
    for what, texts in said.items():
        assert all(texts), what
    for what in ("events, two voices", "questions, two voices", "reasons", "steps that cannot be undone"):
        assert all(is_sentence(text) for text in said[what]), [text for text in said[what] if not is_sentence(text)]
    print(language, sum(map(len, said.values())), {what: len(texts) for what, texts in said.items()})


@pytest.mark.parametrize(
    ("players", "level", "seed", "language"),
    [(2, 2, 1, "en"), (4, 1, 3, "en"), (2, 0, 4, "en"), *((3, 2, 2, language) for language in languages())],
)
def test_a_whole_game_is_told_to_everybody(players: int, level: int, seed: int, language: str) -> None:
    words = Words(language)
    names = PLAYERS[:players]
    chance = Fast(seed)
    log: list[Event] = []
    state = new_game(players, chance, level=level, log=log)
    told = 0
    while not state.over:
        asked = decision(state)
        assert asked is not None
        for viewer in range(-1, players):
            assert is_sentence(words.prompt(asked, viewer, names, state))
            sentences = words.event_sentences(log, viewer, names)
            told += len(sentences)
            assert all(is_sentence(sentence) for sentence in sentences), sentences
        moves = legal_moves(state)
        labels = [words.move_label(move, state, names) for move in moves]
        assert all(labels)
        if chance.below(10) == 0:
            for reason in explain(state, mover(state)):
                assert all(is_sentence(text) for text in words.reasons(reason))
        log = []
        apply(state, moves[chance.below(len(moves))], chance, log)
    end = words.event_sentences(log, -1, names)[-players - 1 :]
    assert end[0] == words.text("event-game-ended")
    if language == "en":
        assert all(" with " in score and score.endswith(("points.", "point.")) for score in end[1:])
    assert told > 500


def test_what_a_seat_may_not_see_is_not_told() -> None:
    drew = Event(EVENT_NAMES.index("drew"), 0, 8, 0, 0, 0, 0, 1)
    assert Words().event_sentences([drew], 0, PLAYERS) == ["You draw Purse of Io."]
    assert Words().event_sentences([drew], 1, PLAYERS) == ["Lea draws a card."]
    assert Words().event_sentences([drew], -1, PLAYERS) == ["Lea draws a card."]
