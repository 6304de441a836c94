"""What the page weighs, how soon it asks, and how smooth it is in Chromium (the second half of `make bench`)."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Request, sync_playwright

from browser.conftest import FLAGS, chromium_path
from browser.ear import Ear
from browser.hand import DESK, WATCH, Hand
from browser.screens import DICE, still
from browser.tables import link, table_from
from server.house import Server

ROUNDS = 3
TARGET_MS = 34
CODE = ("script", "stylesheet", "document")
COUNT = """() => {
  window.frameTimes = [];
  let last = performance.now();
  const tick = (now) => { window.frameTimes.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""


def weight(requests: Iterable[Request]) -> float:
    """What was sent for these requests, in kB."""
    return sum(one.sizes()["responseBodySize"] for one in requests) / 1000


def main() -> None:
    """Print the weight of the first load, the time to the first decision, and the frame times of some rounds."""
    folder = Path(tempfile.mkdtemp(prefix="seasons-frames-"))
    with Server(f"sqlite:///{folder / 'games.db'}", folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, locale="en")
        context.add_init_script(WATCH)
        page = context.new_page()
        hand = Hand(page, Ear(page, server.address))
        loaded: list[Request] = []
        page.on("requestfinished", lambda request: loaded.append(request))
        hand.go("/")
        hand.sees(".home .start .button")
        page.wait_for_load_state("networkidle")
        code = weight(one for one in loaded if one.resource_type in CODE)
        print(f"first load      {code:.0f} kB of script and style (at most 250 kB), "
              f"{weight(loaded):.0f} kB in all (at most 450 kB), compressed")  # fmt: skip
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
