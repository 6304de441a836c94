"""Every kind of decision is answered with real presses, and the log tells it."""

import pytest

from browser.cases import ACTIVATE, CASES, SUMMON, prelude
from browser.conftest import Visit
from browser.hand import Hand
from browser.tables import link, table_from
from seasons.rules import DECISION_KINDS, NAMES
from server.house import Server

PRELUDE = ("pick", "split")
TOLD = """([before, said]) => [...document.querySelectorAll('[data-group="log"] li p')].slice(before)
  .some((line) => line.innerText.toLowerCase().includes(said))"""


def begin(hand: Hand, way: str, what: str) -> None:
    """Press what leads to the question."""
    if way:
        hand.sees(".prompt [aria-keyshortcuts='E']")
        hand.offer(".prompt [aria-keyshortcuts='E']")
    if way in (SUMMON, ACTIVATE):
        group = "hand" if way == SUMMON else "play"
        hand.press(f"[data-group='{group}'] [data-card='{NAMES.index(what)}']")
    elif way:
        hand.press(f".bonuses .row > :nth-child({what})")


def test_there_is_a_position_for_every_kind() -> None:
    assert {*CASES, *PRELUDE} == set(DECISION_KINDS)


@pytest.mark.parametrize("kind", CASES)
def test_a_decision_is_answered_by_hand_and_told_in_the_log(visit: Visit, server: Server, kind: str) -> None:
    case = CASES[kind]
    ada = visit(link(table_from(server, case.state())))
    ada.sees("[data-group='log'] li")
    before = len(ada.log())
    begin(ada, *case.press)
    while kind not in ada.ear.answered:
        ada.answer(ada.offer(".end"))
    ada.until(TOLD, [before, case.said.lower()])


@pytest.mark.parametrize("kind", PRELUDE)
def test_the_prelude_is_answered_by_hand(visit: Visit, server: Server, kind: str) -> None:
    ada = visit(link(table_from(server, prelude(kind))))
    while kind not in ada.ear.answered:
        ada.answer(ada.offer(".end"))
