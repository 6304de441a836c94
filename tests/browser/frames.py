"""How smooth the table is (`make bench-frames`): times between frames during rounds with all motion, in Chromium."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import FLAGS, chromium_path
from browser.ear import Ear
from browser.hand import DESK, WATCH, Hand
from browser.screens import DICE, still
from browser.tables import link, table_from
from server.house import Server

ROUNDS = 3
TARGET_MS = 34
COUNT = """() => {
  window.frameTimes = [];
  let last = performance.now();
  const tick = (now) => { window.frameTimes.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""


def main() -> None:
    """Print how long the first decision takes, and the frame times of some rounds of four players."""
    folder = Path(tempfile.mkdtemp(prefix="seasons-frames-"))
    with Server(f"sqlite:///{folder / 'games.db'}", folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en")
        context.add_init_script(WATCH)
        page = context.new_page()
        hand = Hand(page, Ear(page, server.address))
        hand.go("/")
        hand.sees(".home .start .button")
        began = time.monotonic()
        hand.press(".home .start .button")
        hand.sees(".draft .playing-card")
        print(f"first decision  {time.monotonic() - began:5.1f} s after the click (at most 3 s)")
        hand.go(link(table_from(server, DICE)))
        still(hand, ".dice .lit")
        page.evaluate(COUNT)
        pressed: list[str] = []
        while pressed.count("end turn") < ROUNDS:
            pressed.append(hand.offer(".end"))
            hand.answer(pressed[-1])
        times = page.evaluate("window.frameTimes")
        cuts = statistics.quantiles(times, n=100)
        print(f"frames          {len(times)} in {ROUNDS} rounds: median {cuts[49]:.0f} ms, p95 {cuts[94]:.0f} ms "
              f"(at most {TARGET_MS} ms), p99 {cuts[98]:.0f} ms")  # fmt: skip
        browser.close()


if __name__ == "__main__":
    main()
