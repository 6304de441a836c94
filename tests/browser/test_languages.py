"""In every language each screen is wholly in that language."""

from pathlib import Path

import pytest

from browser.conftest import Visit
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
# Cards that chance lays out differ from visit to visit; credits are names.
LEFT_OUT = ("shelf", "replay", "credits")


@pytest.mark.parametrize("language", SAME_WORD)
def test_no_english_is_left(visit: Visit, server: Server, language: str) -> None:
    english, other = visit(), visit(language=language)
    left = []
    for name in (name for name in SCREENS if name not in LEFT_OUT):
        texts = []
        for hand in (english, other):
            hand.ear.allow("404")
            SCREENS[name](hand, server)
            texts.append({text.strip("0123456789 ") for text in hand.page.evaluate(TEXTS)})
        left += [f"{name}: {text}" for text in sorted((texts[0] & texts[1]) - NAMES - SAME_WORD[language])]
    assert not left, "\n".join(left)
