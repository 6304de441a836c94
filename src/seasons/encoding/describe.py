"""The text of docs/encoding.md, made from the names and the layout of a row."""

from __future__ import annotations

from seasons.encoding.features import Block, Part, hidden_parts, parts
from seasons.encoding.layout import CARDS, ENCODER_VERSION, MOST, hidden_width, width
from seasons.rules.cards import NAMES
from seasons.rules.facts import RULES_VERSION

HEAD = """\
# Rows: a table as numbers

*Made from `src/seasons/encoding/` by `make generate`; do not edit.*

`seasons.encoding` turns what one seat may know into a row of whole numbers from 0 to 255. This is version {version},
for version {rules} of the rules; weights that were learned with one version are of no use with another.

```python
from seasons.encoding import Encoder, Many
from seasons.rules import Fast, new_game, view

sight = view(new_game(2, Fast(1)), 0)
encoder = Encoder()
count = encoder.see(sight)  # sparse: encoder.index[:count] are the places, encoder.value[:count] the numbers there
whole = encoder.dense(sight.table, sight.seat)  # dense: {two} numbers for two players

games = Many(64, seed=1)  # 64 games side by side
games.step(games.random_moves(Fast(2)))  # numpy.frombuffer(games.rows, "u1").reshape(64, games.width) copies nothing
```

- **From any seat**, at any moment, whoever is asked. Seats are counted from the viewer, clockwise: me, +1, +2, +3.
- **Nothing that the seat may not know**: the true state, the seat's view and a world dealt anew behind that view give
  the same row. Equal copies of a card are counted, never told apart.
- **{two}, {three} or {four} numbers** for 2, 3 or 4 players. A third player only adds numbers at the end, and so does a
  fourth: the row of a smaller game is the beginning of a larger one's.
- **The first 700 numbers are the legal moves**, by the ids of `seasons.rules.moves`: the mask of a policy.
- **Few are not zero**, some 100 with two players (never more than {most}).
- **Scale** is what a network divides a number by: a power of two, so that nothing is rounded in single precision.
- Numbers above 255 count as 255. “Copies” are 0, 1 or 2.

Blocks about cards have 50 numbers, in the order of the card numbers: {first} ... {last}.
"""

HIDDEN_HEAD = """\
## The privileged row

What is hidden from the seat, for critics and for worlds that a search has dealt: {two}, {three} or {four} numbers for
2, 3 or 4 players. It is made from whole states alone; asked of a view, `Encoder.encode_hidden` raises `NothingHidden`.
"""


def text() -> str:
    """The whole page."""
    widths = {"two": int(width(2)), "three": int(width(3)), "four": int(width(4))}
    hidden = {"two": int(hidden_width(2)), "three": int(hidden_width(3)), "four": int(hidden_width(4))}
    head = HEAD.format(
        version=ENCODER_VERSION, rules=RULES_VERSION, most=MOST, first=NAMES[1], last=NAMES[CARDS], **grouped(widths)
    )
    sections = [head]
    told: list[tuple[Block, ...]] = []
    for part in parts(4):
        sections.append(described(part, part.blocks in told))
        told.append(part.blocks)
    sections.append(HIDDEN_HEAD.format(**grouped(hidden)))
    sections += [described(part, side > 1) for side, part in enumerate(hidden_parts(4))]
    return "\n".join(sections)


def grouped(numbers: dict[str, int]) -> dict[str, str]:
    """Numbers as people read them."""
    return {key: f"{n:,}" for key, n in numbers.items()}


def described(part: Part, known: bool) -> str:
    """A part of the row, as a table; one whose blocks are described before is only told to be there."""
    last = part.at + sum([len(block.labels) for block in part.blocks]) - 1
    if known:
        return f"## {part.title}: {part.at} to {last}\n\nThe same blocks, in the same order.\n"
    lines = [f"## {part.title}: {part.at} to {last}", "", "| places | name | scale | meaning |", "|---|---|---|---|"]
    at = part.at
    for block in part.blocks:
        end = at + len(block.labels)
        places = f"{at} to {end - 1}" if end > at + 1 else str(at)
        lines.append(f"| {places} | {part.prefix}{block.name} | {block.scale} | {block.text}{listed(block)} |")
        at = end
    return "\n".join(lines) + "\n"


def listed(block: Block) -> str:
    """The labels of a block, where they are not the cards or the moves."""
    if len(block.labels) == 1 or block.labels == NAMES[1 : CARDS + 1] or block.name == "legal":
        return ""
    return f" ({', '.join(block.labels)})"
