"""In every language each screen is wholly in that language."""

from pathlib import Path

import pytest

from browser.conftest import Visit
from browser.hand import Hand
from browser.screens import SCREENS
from server.house import Server

TEXTS = Path(__file__).with_name("texts.js").read_text()
NAMES = {"Seasons", "Ada", "Lea", "Hugo", "Magdalena", "III"}
SAME_WORD = {
    "fr": {"Prestige", "Total", "air"},
    "it": {"Computer"},
    "es": {"Total", "familiar", "Familiar"},
    "de": {"Computer", "Name", "Normal", "Prestige", "Reserve"},
}
# Cards that chance lays out differ from visit to visit; credits are names; a dialog lies over the choice of languages.
LEFT_OUT = ("shelf", "replay", "credits", "watch")


def texts(hand: Hand, language: str) -> set[str]:
    """Everything the page says in a language, without numbers."""
    hand.press(f".languages [lang='{language}']")
    hand.until("(language) => document.documentElement.lang === language", language)
    return {text.strip("0123456789 ") for text in hand.page.evaluate(TEXTS)}


def test_no_english_is_left(visit: Visit, server: Server) -> None:
    ada = visit()
    ada.ear.allow("404")
    left = []
    for name in (name for name in SCREENS if name not in LEFT_OUT):
        SCREENS[name](ada, server)
        english = texts(ada, "en")
        for language, same in SAME_WORD.items():
            left += [f"{name}, {language}: {text}" for text in sorted((english & texts(ada, language)) - NAMES - same)]
    assert not left, "\n".join(left)


@pytest.mark.parametrize("language", SAME_WORD)
def test_a_browser_is_greeted_in_its_own_language(visit: Visit, language: str) -> None:
    ada = visit(language=language)
    ada.sees(f".languages [lang='{language}'][aria-pressed='true']")
    assert ada.page.locator("html").get_attribute("lang") == language
