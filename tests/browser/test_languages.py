"""In every language each screen is wholly in that language."""

from pathlib import Path

import pytest

from browser.conftest import Visit
from browser.hand import DESK, PHONE, Hand
from browser.screens import SCREENS
from server.house import Server

TEXTS = Path(__file__).with_name("texts.js").read_text()
KEPT = {"Seasons", "Ada", "Lea", "Hugo", "Magdalena"}


@pytest.mark.parametrize("language", ["fr", "it", "es", "de"])
def test_no_english_is_left(visit: Visit, server: Server, language: str) -> None:
    english, other = visit(), visit(language=language)
    left = []
    for name, come in SCREENS.items():
        if name in ("shelf", "replay"):
            continue
        texts = []
        for hand in (english, other):
            hand.ear.allow("404")
            come(hand, server)
            texts.append(set(hand.page.evaluate(TEXTS)))
        left += [f"{name}: {text}" for text in sorted(texts[0] & texts[1] - KEPT)]
    assert not left, "\n".join(left)
