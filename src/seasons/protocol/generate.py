"""Write what is made from the types and tables of the game: `python -m seasons.protocol.generate`, or `make generate`.

The files are committed; a test compares them with what would be written.
"""

from __future__ import annotations

from pathlib import Path

from seasons.encoding import describe
from seasons.protocol import bots, facts, typescript


def generated() -> dict[str, str]:
    """Every generated file of the project, by its path, with its text."""
    return {
        "docs/encoding.md": describe.text(),
        "docs/protocol.schema.json": typescript.schema(),
        "docs/bots.schema.json": typescript.schema(" for bots", (bots.FromHost, bots.FromBot)),
        "web/src/generated/game.ts": typescript.typescript(),
        "web/src/generated/facts.json": facts.text(),
    }


def main() -> None:
    """Write all of them below the current folder."""
    for path, text in generated().items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, "utf-8")
        print(f"written: {path}")


if __name__ == "__main__":
    main()
