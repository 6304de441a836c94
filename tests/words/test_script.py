"""A sentence kept unsaid and told later is the sentence itself, in every language and for everybody at the table."""

from collections.abc import Iterator
from itertools import zip_longest

import pytest

from seasons.rules import Event, Fast, State, apply, decision, explain, legal_moves, mover, new_game
from seasons.words import UI_WORDS, Words, languages
from seasons.words.script import Line, Script, tell

NAMES = ["Lea", "Hugo", "Ana"]  # a fourth player has no name and is called by a number
GAMES = [(2, 2, 1), (3, 1, 2), (4, 2, 3)]
OTHER_QUESTIONS = 8  # after one step in so many, everything else is asked for, too


def sentences(words: Words, state: State, log: list[Event], viewer: int) -> Iterator[str]:
    """What a viewer is told of a step: the events that led here and the question."""
    asked = decision(state)
    yield from words.event_sentences(log, viewer, NAMES)
    if asked is not None:
        yield words.prompt(asked, viewer, NAMES, state)


def more_sentences(words: Words, state: State, final: int) -> Iterator[str]:
    """What can be asked besides: the possible answers, why not, why it stays, and what lies on the table."""
    seat, asked = mover(state), decision(state)
    assert asked is not None
    for move in asked.moves:
        yield words.move_label(move, state, NAMES)
        yield words.button(move, asked, NAMES)
    for reason in explain(state, seat):
        yield from words.reasons(reason)
    yield from words.finals(final)
    yield words.wheel(state)
    yield from (words.panel(state, other, seat, NAMES) for other in range(state.players))
    yield words.waiting_for([seat], NAMES)


def compare(unsaid: list[str], everybody: list[tuple[Words, list[str]]]) -> int:
    """Tell the unsaid lines in every language and compare with what that language says; return how many there were."""
    assert all(isinstance(line, Line) or line in NAMES for line in unsaid)
    for words, said in everybody:
        for line, text in zip_longest(unsaid, said):
            told = tell(words, line)
            assert told == text and told, (words.lang, line)
    return len(unsaid)


@pytest.mark.parametrize(("players", "level", "seed"), GAMES)
def test_a_game_told_from_its_script_is_the_game_told_directly(players: int, level: int, seed: int) -> None:
    script, all_words = Script(), [Words(language) for language in languages()]
    chance, log, final, steps, told = Fast(seed), list[Event](), 0, 0, 0
    state = new_game(players, chance, level=level, log=log)
    while True:
        viewer = steps % (players + 1) - 1  # everybody in turn, the spectator too
        said = [(words, list(sentences(words, state, log, viewer))) for words in all_words]
        told += compare(list(sentences(script, state, log, viewer)), said)
        if state.over:
            break
        if steps % OTHER_QUESTIONS == 0:
            said = [(words, list(more_sentences(words, state, final))) for words in all_words]
            told += compare(list(more_sentences(script, state, final)), said)
        moves = legal_moves(state)
        log = []
        final = apply(state, moves[chance.below(len(moves))], chance, log)
        steps += 1
    assert told > 3 * steps > 150


def test_cards_and_words_of_the_interface_can_wait_for_their_language_too() -> None:
    def everything(words: Words) -> list[str]:
        said = [words.ui(key) for key in UI_WORDS]
        for number in range(1, 51):
            said += [words.title(number), words.card_tile(number, True, [0, 2, 1, 0]), words.card_choice(number, 4, 1)]
            said += [words.card_full(number, 1), words.card_gist(number), words.card_cost(number, 2)]
        return said + [words.die(die, face) for die in range(20) for face in range(6)]

    assert compare(everything(Script()), [(words, everything(words)) for words in map(Words, languages())]) > 400


def test_an_unsaid_line_shows_nothing_and_names_and_numbers_stay() -> None:
    line = Script().text("event-turn-ended", voice="other", player="Lea")
    assert isinstance(line, Line) and str(line) == "" and f"{line}" == ""
    assert (line.id, line.args) == ("event-turn-ended", {"voice": "other", "player": "Lea"})
    assert [tell(Words("de"), value) for value in ("Lea", 3)] == ["Lea", 3]


def test_a_line_within_a_line_is_said_in_the_language_of_the_listener() -> None:
    line = Script().text("free-summon", card=Script().title(8))
    assert tell(Words("en"), line) == "Purse of Io costs you nothing."
    assert tell(Words("de"), line) == "„Geldbeutel von Io“ kostet dich nichts."
