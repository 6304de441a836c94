"""Photographs the key screens for docs/screenshots (`make screenshots`): NAME-WIDTHxHEIGHT-LANGUAGE.png."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from browser.conftest import FLAGS, chromium_path
from browser.ear import Ear
from browser.hand import DESK, LAPTOP, PHONE, WATCH, Hand
from browser.screens import KEY_SCREENS
from server.house import Server

PLAN = [(DESK, "en"), (LAPTOP, "de"), (PHONE, "en"), (PHONE, "de")]


def smaller(path: Path) -> None:
    """The same picture with fewer colours: a third of the size."""
    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3)
    few.save(path, optimize=True)


def main(target: Path, wanted: list[str]) -> None:
    """Take the pictures (all, or those whose names are given)."""
    target.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="seasons-pictures-"))
    with Server(f"sqlite:///{folder / 'games.db'}", folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for size, language in PLAN:
            touch = size == PHONE
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]}, locale=language, has_touch=touch, is_mobile=touch,
                reduced_motion="reduce",
            )  # fmt: skip
            context.add_init_script(WATCH)
            page = context.new_page()
            hand = Hand(page, Ear(page, server.address), touch)
            for name, come in KEY_SCREENS.items():
                if wanted and name not in wanted:
                    continue
                come(hand, server)
                path = target / f"{name}-{size[0]}x{size[1]}-{language}.png"
                page.screenshot(path=path)
                smaller(path)
                print(f"{path.name}  {path.stat().st_size // 1000} kB")
            context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
