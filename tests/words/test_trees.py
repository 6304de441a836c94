"""A sentence is a value until somebody says it: it can be kept, compared and sent, and is then said in any language."""

import copy
import pickle

import msgspec
import pytest

from helpers import ids_in
from seasons.rules import Event, Fast, apply, decision, explain, legal_moves, mover, new_game
from seasons.text import Text, Wording
from seasons.words import Words, languages, messages
from seasons.words.labels import move_label
from seasons.words.parts import amounts, card_cost, card_full, card_gist, die, player, title
from seasons.words.prompts import prompt
from seasons.words.reasons import finals, reasons
from seasons.words.sentences import event_sentences

NAMES: list[Wording] = ["Lea", Text("bot-griffin"), "Ana"]  # a fourth player has no name and is called by a number
GAMES = [(2, 2, 1), (3, 1, 2), (4, 2, 3)]


def check(tree: Wording) -> None:
    """A tree is the same after a journey, knows its messages, and has words in every language."""
    assert isinstance(tree, Text)
    assert msgspec.json.decode(msgspec.json.encode(tree), type=Text) == tree
    assert pickle.loads(pickle.dumps(tree)) == tree == copy.deepcopy(tree) and hash(copy.deepcopy(tree)) == hash(tree)
    assert ids_in(tree) <= set(messages("en"))
    said = [Words(language).say(tree) for language in languages()]
    assert all(said) and not any("Text(" in text for text in said)


@pytest.mark.parametrize(("players", "level", "seed"), GAMES)
def test_a_whole_game_is_told_in_trees_that_can_be_sent(players: int, level: int, seed: int) -> None:
    chance, log, steps, told = Fast(seed), list[Event](), 0, 0
    state = new_game(players, chance, level=level, log=log)
    while not state.over:
        viewer = steps % (players + 1) - 1  # everybody in turn, the spectator too
        asked = decision(state)
        assert asked is not None
        trees = [*event_sentences(log, viewer, NAMES), prompt(asked, viewer, NAMES, state)]
        if steps % 8 == 0:
            trees += [move_label(move, state, NAMES) for move in asked.moves]
            trees += [tree for reason in explain(state, mover(state)) for tree in reasons(reason)]
        moves = legal_moves(state)
        log = []
        trees += finals(apply(state, moves[chance.below(len(moves))], chance, log))
        for tree in trees:
            check(tree)
        told += len(trees)
        steps += 1
    assert told > 3 * steps > 150


def test_cards_and_dice_can_wait_for_their_language_too() -> None:
    for number in range(1, 51):
        for tree in (title(number), card_full(number, 1), card_gist(number), card_cost(number, 2)):
            check(tree)
    for number in range(20):
        for face in range(6):
            check(die(number, face))


def test_names_and_numbers_stay_as_they_are() -> None:
    assert (player(0, NAMES), player(3, NAMES)) == ("Lea", Text("player-unnamed", {"seat": 4}))
    assert Words("de").say("Lea") == "Lea"
    assert Words("de").text("event-turn-ended", voice="other", player=NAMES[1]).startswith("Greif ")


def test_texts_that_differ_are_not_the_same() -> None:
    assert amounts([0, 2, 1, 0]) == amounts([0, 2, 1, 0]) != amounts([0, 2, 2, 0])
    assert len({Text("bot-griffin"), Text("bot-griffin"), Text("bot-numbered", {"seat": 1})}) == 2


def test_a_text_within_a_text_is_said_in_the_language_of_the_listener() -> None:
    line = Text("free-summon", {"card": title(8)})
    assert Words("en").say(line) == "Purse of Io costs you nothing."
    assert Words("de").say(line) == "„Geldbeutel von Io“ kostet dich nichts."
