"""The same hand with nothing but a keyboard."""

from __future__ import annotations

from browser.hand import PATIENCE, Hand

KEYS = {
    "armed": ("Enter",),
    "tray done": ("Enter",),
    "tray more": ("Digit1", "Digit2", "Digit3", "Digit4"),
    "toggle": ("Digit1", "Digit2", "Digit3", "Digit4"),
    "transmute": ("t", "a"),
    "end turn": ("e",),
    "draft take": ("Enter",),
}
FIRST_FREE = """() => [...document.querySelectorAll('.draft .grid > li')]
  .findIndex((one) => one.querySelector('.card.plain'))"""


def tab_to(hand: Hand, place: str) -> None:
    """Press Tab until something has the focus."""
    hand.sees(place)
    for _ in range(120):
        if hand.page.evaluate("(place) => document.activeElement?.matches(place)", place):
            return
        hand.key("Tab")
    raise AssertionError(f"Tab never comes to {place}")


def answer_by_keys(hand: Hand, offer: str) -> None:
    """Answer what is offered with keys."""
    if offer == "draft card":
        hand.key(f"Digit{hand.page.evaluate(FIRST_FREE) + 1}")
    elif offer == "split card":
        split_by_keys(hand)
    elif offer in ("split ready", "hand over"):
        tab_to(hand, ".button.gold")
        hand.key("Enter")
    else:
        hand.key(*KEYS.get(offer, ("Digit1",)))


def split_by_keys(hand: Hand) -> None:
    """Walk along the nine cards and put three into each year; the last three go by themselves."""
    for number in range(6):
        place = hand.page.locator(f".split [data-place='{number}'] .card")
        for _ in range(60):
            if place.evaluate("(card) => card === document.activeElement"):
                break
            hand.key("ArrowRight")
        hand.key(f"Digit{number // 3 + 1}")
        pressed = f".split [data-place='{number}'] [aria-pressed='true']"
        hand.page.locator(pressed).wait_for(timeout=PATIENCE)
        hand.page.evaluate("() => new Promise(requestAnimationFrame)")  # the card may take the focus back by then
