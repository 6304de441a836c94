"""Hints in words: every kind of reason is told, in every language."""

import pytest
from fluent.syntax import ast

from helpers import ids_in
from seasons.notation import move_id
from seasons.players import LEVEL_NAMES
from seasons.players.hints import Advice, Hint, Kept, Parts, Turning
from seasons.rules import Fast, new_game
from seasons.words import Words, catalogue, languages
from seasons.words.hints import hint_sentences

STATE = new_game(2, Fast(1))
KINDS = ("transmute", "gauge", "draw", "energy", "rounds", "drew", "holds")
PARTS = Parts(4.2, -1.6, 5.0, -4.6, 3.4)


def made(kind: str = "transmute", clear: bool = True, parts: Parts = PARTS) -> Hint:
    best = [Advice(move_id("end turn"), 121.6, 0.756, 9.0), Advice(move_id("transmute fire"), 115.0, 0.5, 2.0)]
    return Hint(0, best, parts, Turning(kind, 2, 1, 0.333, 8.7, -1.2), Kept(45, 0.97, 0.4), clear, 40)


def said_of(hint: Hint, language: str = "en", names: tuple[str, ...] = ()) -> list[str]:
    """A hint in the sentences of a language."""
    return [Words(language).say(sentence) for sentence in hint_sentences(hint, STATE, names)]


def test_a_hint_tells_moves_parts_chances_and_the_event_that_matters() -> None:
    assert said_of(made("energy"), names=("Lea", "Hugo")) == [
        "Best: End the turn. Expected final score 122, chance of winning 76%.",
        "Next: Transmute 1 fire. Expected final score 115, chance of winning 50%.",
        "It gains 6 points against the next best move: crystals +4, prestige −2, cards in hand +5, bonuses −5, "
        "and score of the best opponent −3.",
        "It keeps a chance open: Lantern of Xidit is in play at the end in 97% of the games instead of 40%.",
        "The chance that matters most: a die of the next roll shows fire (33%). With it the gain is +9, without it −1.",
    ]


def test_a_difference_that_chance_can_explain_is_not_boasted_of() -> None:
    for hint in (made(clear=False), made(parts=Parts(0.1, 0.1, 0.0, 0.0, 0.1))):
        said = said_of(hint)
        assert "It is about as good as the next best move." in said and not any("gains" in text for text in said)


def test_a_single_move_is_told_without_a_reason() -> None:
    only = Hint(0, made().best[:1], None, None, None, True, 40)
    assert len(said_of(only)) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_a_sentence_in_every_language(language: str, kind: str) -> None:
    said = said_of(made(kind), language, ("Lea", "Hugo"))
    assert len(said) == 5
    for text in said:
        assert text[0] == text[0].upper() and text.endswith(".") and "{" not in text
    assert ("Hugo" in said[-1]) == (kind == "holds")


def test_no_message_is_unused() -> None:
    hints = [*(made(kind) for kind in KINDS), made(clear=False)]
    used = {id for hint in hints for sentence in hint_sentences(hint, STATE) for id in ids_in(sentence)}
    used |= {id for name in LEVEL_NAMES for id in (f"bot-{name}", f"bot-{name}.about")}
    there = set()
    for file, _, entry in catalogue.entries("en"):
        if isinstance(entry, ast.Message) and file == "en/hints.ftl":
            there |= {entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)}
    assert there - used == {"bot-numbered"}  # said by the table server, which is tested elsewhere


@pytest.mark.parametrize("language", languages())
def test_levels_have_names_of_their_own(language: str) -> None:
    words = Words(language)
    names = {words.text(f"bot-{name}") for name in LEVEL_NAMES}
    assert len(names) == 5 and all(name[0].isupper() and len(name) < 20 for name in names)
    assert all(len(words.text(f"bot-{name}.about")) < 60 for name in LEVEL_NAMES)
