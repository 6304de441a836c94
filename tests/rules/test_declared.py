"""What the classes of cards and steps say of themselves, and the tables that are derived from it."""

import ast
import re
from pathlib import Path

import pytest

from seasons.rules import NAMES, card
from seasons.rules.cards import (
    AFTER_SUMMON,
    AT_END,
    CARD_NUMBERS,
    OTHERS_ACTIVATE,
    OTHERS_SUMMON,
    ROUND_END,
    SEASON_CHANGE,
    SYMBOLS,
)
from seasons.rules.decisions import CARD_KINDS, DECISION_KINDS, STEP_KINDS
from seasons.rules.stack import KINDS_OF_WORK
from seasons.rules.steps.base import STEPS, Step
from seasons.rules.transition import CARDS

RULES = Path(__file__).parents[2] / "src" / "seasons" / "rules"
# By number: on entering play (e), when activated (a), permanently (p), as printed.
PRINTED = (
    "e e e e a p e p e e p e p p a a e ep p p e - a a a a p e e p "
    "e a p a ap e a e p e p ep ea a p p a e e eap"
)  # fmt: skip


def numbers(*names: str) -> list[int]:
    """The numbers of cards by words of their names."""
    return [next(number for number, name in enumerate(NAMES) if word in name) for word in names]


def test_the_symbols_are_those_printed_on_the_cards() -> None:
    letters = ["".join(symbol[0] for symbol in symbols) or "-" for symbols in SYMBOLS[1:]]
    assert letters == PRINTED.split()


def test_cards_act_at_their_moments_in_the_order_of_the_rules() -> None:
    assert list(ROUND_END) == numbers("Onys", "Horn", "Titus", "Chest")
    assert list(SEASON_CHANGE) == numbers("Figrim", "Hourglass")
    assert list(AFTER_SUMMON) == numbers("Vase", "Staff")
    assert list(OTHERS_SUMMON) == numbers("Leech")
    assert list(OTHERS_ACTIVATE) == numbers("Fairies")
    assert list(AT_END) == numbers("Helm", "Lantern", "Urm")


def test_cards_ask_for_decisions_of_these_kinds_stage_by_stage() -> None:
    assert CARD_KINDS == {
        2: ("keep-one",),
        5: ("balance",),
        7: ("boots",),
        9: ("put",),
        10: ("sacrifice",),
        12: ("keep-one", "give", "give", "give"),
        17: ("take-back",),
        21: ("opponent",),
        24: ("put",),
        31: ("types",),
        32: ("tree",),
        34: ("orb", "orb-card"),
        36: ("crown",),
        37: ("skull", "skull", "skull"),
        44: ("kriss",),
        47: ("mirror-give", "mirror-count", "mirror-take"),
    }


def test_steps_ask_for_decisions_of_these_kinds() -> None:
    assert STEP_KINDS == {
        1: "pick",
        2: "split",
        4: "die",
        6: "malice",
        8: "draw",
        9: "keep",
        10: "keep-one",
        11: "turn",
        17: "take",
        18: "excess",
        19: "pay",
        20: "pay-any",
        25: "exchange",
    }
    named = {kind for kinds in CARD_KINDS.values() for kind in kinds} | set(STEP_KINDS.values()) | {"store", "waive"}
    assert named == set(DECISION_KINDS)


def test_every_kind_of_work_has_a_step() -> None:
    assert len(STEPS) == KINDS_OF_WORK
    assert [work for work in range(1, KINDS_OF_WORK) if type(STEPS[work]) is Step] == []


def test_every_card_stands_at_its_number_and_knows_what_it_asks() -> None:
    assert [one.number for one in CARDS] == list(range(CARD_NUMBERS + 1))
    for one in CARDS:
        asking = type(one).options is not type(CARDS[0]).options
        assert bool(one.asks) == asking, NAMES[one.number]
        assert one.rests <= one.stores


@pytest.mark.parametrize("file", sorted((RULES / "cards").rglob("*.py")), ids=lambda file: file.stem)
def test_a_card_lies_in_the_folder_of_its_set_and_the_file_of_how_it_works(file: Path) -> None:
    for node in ast.parse(file.read_text("utf-8")).body:
        if not isinstance(node, ast.ClassDef) or node.name == "Card":
            continue
        own = next(one for one in CARDS if type(one).__name__ == node.name)
        effects = card(int(own.number)).effects
        assert file.parent.name == ("basic" if own.number <= 30 else "advanced")
        how = "enter" if "enter" in effects else "activate" if "activate" in effects else "permanent"
        assert file.stem in ((how, "sacrifice") if how == "activate" else (how,))


def test_only_passives_and_the_cards_themselves_name_a_card() -> None:
    words = {word.strip("’s").upper() for name in NAMES for word in re.findall(r"[A-Z][\w’]+", name)}
    common = {
        "AIR",
        "FIRE",
        "EARTH",
        "WATER",
        "SPRING",
        "TIME",
        "LIGHT",
        "LIFE",
        "HAND",
        "SEASON",
        "SEASONS",
        "POWER",
        "CRYSTAL",
        "FAMILIAR",
        "DIE",
    }
    named = {}
    for file in RULES.rglob("*.py"):
        place = file.relative_to(RULES).as_posix()
        if place.startswith("cards/") or place == "passives.py":
            continue
        found = set(re.findall(r"\b[A-Z][A-Z_]+\b", file.read_text("utf-8")))
        named[place] = {one for one in found if set(one.split("_")) & (words - common)} - {"WHY_LEECH", "CAULDRON_FULL"}
    assert {place: found for place, found in named.items() if found} == {}
    assert len(named) > 20
