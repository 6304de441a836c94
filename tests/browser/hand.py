"""A hand that plays as a person would: it looks at what the page offers and presses it with mouse, finger or keys."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError

from browser.ear import Ear

PATIENCE = 60_000
A_LOOK = 10_000
"""How long a press in a game may take before the hand looks again at what is offered."""
LOOKS = 4
DESK, LAPTOP, PHONE = (1366, 768), (1366, 650), (360, 740)

FREE = ".split :is(.tabs, .switch):not(:has([aria-pressed='true']))"

# What a page offers, the most urgent first: a name, and where it is.
OFFERS = (
    ("hand over", "main.over .button.gold"),
    ("draft take", ".draft .foot .button.gold:not([aria-disabled])"),
    ("draft card", ".draft:has(.foot [aria-keyshortcuts='Enter']) :is(.grid .playing-card.plain, .row.plain)"),
    ("split ready", ".split .foot .button.gold:not([aria-disabled])"),
    ("split card", f"{FREE} button:not(:disabled)"),
    ("look use", ".look .button.gold"),
    ("armed", ".prompt .button.armed"),
    ("tray done", ".prompt:has(.middle :is(.tray, .chips, .toggles)) .buttons .button.gold:not([aria-disabled])"),
    ("toggle", ".prompt .toggles button[aria-pressed='false']"),
    ("tray more", ".prompt .tray button.energy:not(:disabled)"),
    ("energy", ".prompt .energies button"),
    ("shelf", ".shelf :is(.playing-card, .row).lit"),
    ("die", ".dice .die.lit"),
    ("step", ".boots [role='button']"),
    ("seat", "[data-seat].lit > button"),
    ("hand", "[data-group='hand'] .playing-card.lit"),
    ("own card", "body:not(:has(.prompt [aria-keyshortcuts='E'])) [data-group='play'] .playing-card.lit"),
    ("transmute", ".prompt [aria-keyshortcuts='T']:not([aria-disabled])"),
    ("end turn", ".prompt [aria-keyshortcuts='E']"),
    ("fork", ".prompt .buttons [aria-keyshortcuts='1']"),
)
WATCH = "new MutationObserver(() => (window.changedAt = performance.now())).observe(document, \
{ subtree: true, childList: true, attributes: true, characterData: true })"
# People need a guard against their second click, this hand does not.
UNGUARDED = "if (location.host) localStorage.setItem('seasons.press-pause', '0')"
# A press within the guard's pause after a question has changed does not count, so the page must be quiet for longer.
OFFERED = """(places) => {
  const quiet = Number(localStorage.getItem('seasons.press-pause') ?? 250) + 20;
  if (performance.now() - (window.changedAt ?? 0) < quiet || document.querySelector('.prompt.busy')) return null;
  const seen = (place) => [...document.querySelectorAll(place)].some((one) => one.getClientRects().length > 0);
  const found = places.findIndex(seen);
  return found < 0 ? null : found + 1;
}"""


class Hand:
    """One person at one page."""

    def __init__(self, page: Page, ear: Ear, touch: bool = False) -> None:
        self.page = page
        self.ear = ear
        self.touch = touch
        self.shows = self.looks = ""
        """What the page shows once it is complete, and what the pointer rests on then (see screens.py)."""

    def press(self, place: str | Locator, patience: int = PATIENCE) -> None:
        """Click or tap something."""
        locator = self.page.locator(place).filter(visible=True).first if isinstance(place, str) else place
        if self.touch:
            locator.tap(timeout=patience)
        else:
            locator.click(timeout=patience)

    def press_twice(self, place: str) -> None:
        """Click twice in a row, so fast that the page's clock does not move, however slow the machine is."""
        self.page.evaluate("() => { const now = performance.now(); performance.now = () => now; }")
        self.page.locator(place).dblclick(timeout=PATIENCE)
        self.page.evaluate("() => { delete performance.now; }")

    def key(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def sees(self, place: str) -> Locator:
        """Wait for something to be seen."""
        found = self.page.locator(place).filter(visible=True).first
        found.wait_for(timeout=PATIENCE)
        return found

    def go(self, path: str) -> None:
        """Open another page of the same server."""
        self.page.goto(f"http://{self.ear.host}{path}")

    def look_away(self) -> None:
        """Move the pointer to a corner, and wait until nothing is looked at any more."""
        self.page.mouse.move(0, 0)
        elsewhere = "() => document.documentElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
        self.page.evaluate(elsewhere)  # what a pointer has rested on stays until one presses somewhere
        self.until("() => !document.querySelector('.rail .over')")

    def until(self, script: str, given: object = None) -> object:
        """Wait until a script on the page says yes; what it said."""
        return self.page.wait_for_function(script, arg=given, timeout=PATIENCE).json_value()

    def hears_more_than(self, count: int) -> None:
        """Wait until the page was told more than so many things."""
        self.wait(lambda: len(self.ear.heard) > count, f"nothing was told after {count} messages")

    def wait(self, condition: Callable[[], bool], otherwise: str) -> None:
        """Wait until something holds that the ear may hear."""
        end = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < end, otherwise
            self.page.wait_for_timeout(10)

    def offer(self, ends: str) -> str:
        """Wait until the page is quiet and offers something; its name, or nothing if what `ends` is there."""
        while True:
            self.wait(lambda: not self.ear.pending, "an answer is never told")
            number = self.offered([ends, *(place for _, place in OFFERS)])
            if not self.ear.pending:  # else the press before this look has only now reached the server
                return OFFERS[number - 2][0] if number > 1 else ""

    def offered(self, places: list[str]) -> int:
        """Wait until the page is quiet and one of these places is seen; its number, from 1."""
        try:
            number = self.until(OFFERED, places)
        except TimeoutError as error:
            picture = Path(tempfile.gettempdir(), "stuck.png")
            self.page.screenshot(path=picture)
            asked = self.ear.table.get("decision")
            raise AssertionError(f"nothing to press, see {picture}; asked: {asked}") from error
        assert isinstance(number, int)
        return number

    def answer(self, offer: str, patience: int = PATIENCE) -> None:
        """Press what is offered."""
        if offer == "transmute":
            self.press(dict(OFFERS)[offer], patience)
            self.press(".prompt [aria-keyshortcuts='A']", patience)
        elif offer == "split card":
            tabs = self.page.locator(".split :is(.tabs, .switch)")
            year = tabs.locator("[aria-pressed='true']").count() // 3
            self.press(self.page.locator(f"{FREE} button:nth-child({year + 1})").first, patience)
        else:
            self.press(dict(OFFERS)[offer], patience)

    def play(
        self, ends: str = ".end h1.won", steps: int = 1000, answer: Callable[[str], None] | None = None
    ) -> list[str]:
        """Answer whatever is asked until something is seen; what was pressed.

        What was offered may go before the pointer gets there, as another player moves: then the hand looks again.
        """
        pressed: list[str] = []
        missed = 0
        while len(pressed) < steps and (offer := self.offer(ends)):
            try:
                (answer or partial(self.answer, patience=A_LOOK))(offer)
            except TimeoutError:
                missed += 1
                if missed == LOOKS:
                    raise
                continue
            pressed.append(offer)
        return pressed

    # --- what can be read

    def texts(self, place: str) -> list[str]:
        """The texts of all such things."""
        return [text.strip() for text in self.page.locator(place).all_inner_texts()]

    def log(self) -> list[str]:
        """The lines of the log."""
        return self.texts("[data-group='log'] li p")

    def prompt(self) -> str:
        """What the prompt bar says."""
        return " ".join(self.texts(".prompt .text p"))
