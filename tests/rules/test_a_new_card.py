"""A card 51 in two files written by hand: a class and English words. Whole games are played with it, interpreted."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from seasons.rules import COMPILED

pytestmark = pytest.mark.skipif(COMPILED, reason="a copy of the sources is interpreted, so once is enough")

ROOT = Path(__file__).parents[2]
CLASS = '''"""A card that no box holds: it shows that a new card needs a class and words, and nothing else."""

from mypy_extensions import i64

from seasons.rules.cards.base import Card, Printed
from seasons.rules.facts import FAMILIAR
from seasons.rules.state import State
from seasons.rules.transition import Transition


class OwlOfThePass(Card):
    """Two crystals on entering and whenever the season changes; turned, it brings one more."""

    number: i64 = 51
    printed: Printed = ("Owl of the Pass", FAMILIAR, 4, (1, 0, 0, 0), (0, 0, 0))
    season_change: i64 = {order}

    def enter(self, run: Transition, me: i64, card: i64, free: bool) -> None:
        run.gain(me, 2)

    def refusal(self, state: State, me: i64, card: i64) -> i64:
        return 0

    def activate(self, run: Transition, me: i64, card: i64) -> None:
        run.gain(me, 1)

    def on_season(self, run: Transition, me: i64, card: i64) -> None:
        run.gain(me, 2)
'''
WORDS = """
card-51 =
    .name = Owl of the Pass
    .full = When it enters play and when the season changes: 2 crystals. Activate: 1 crystal.
    .gist = Enter, seasons: 2 crystals
"""
GAMES = """
from seasons.arena.coverage import Coverage
from seasons.arena.soak import play_checked
from seasons.encoding import Encoder, UnknownCard
from seasons.notation.moves import move_id, move_text
from seasons.players import make_player
from seasons.rules import ACTIONS, Fast, MOVES, NAMES, PILE, apply, card, mover, new_game, view
from seasons.rules.state import from_bytes
from seasons.words import Words

assert (len(NAMES), ACTIONS, card(51).effects) == (52, 1300, ("enter", "activate", "permanent"))
assert [move for move in MOVES if move >= 700] == [700, 750, 800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200, 1250]
for move in MOVES:
    assert move_id(move_text(move)) == move

coverage = Coverage()
for players in (2, 3, 4):
    for seed in range(3):
        chance = Fast(seed)
        state = new_game(players, chance, 2, 0)
        for seat in range(players):  # both copies lie in the first packs, in place of others
            for low in (100, 101):
                taken = next(c for c in range(100) if state.where[c] == 32 + seat)
                if seat == low - 100 and state.where[low] == PILE:
                    state.where[low], state.known[low], state.memory[low] = (
                        state.where[taken], state.known[taken], state.memory[taken])
                    state.where[taken], state.known[taken], state.memory[taken] = PILE, 0, 0
        assert from_bytes(state.to_bytes()) == state
        play_checked(state, chance, coverage)
        assert state.over
for column in ("entered", "activated"):
    assert coverage.counts[column, "51"] > 0, coverage.counts

state = new_game(2, Fast(1), 2, 0)
for name in ("greedy", "planner"):
    make_player(name, 1).choose(view(state, mover(state)))
for table in (state, view(state, 0).table):
    try:
        Encoder().encode(table, 0)
        raise SystemExit("the encoder has taken a card that it has no place for")
    except UnknownCard as refusal:
        assert "does not know this card: Owl of the Pass" in str(refusal)

for language in ("en", "de", "fr", "it", "es"):
    words = Words(language)
    assert words.card_name(51) == "Owl of the Pass" and "2 crystals" in words.card_full(51), language
"""
ROWS = """
from golden.rows import SETUPS, digests, title_of, written
for setup in SETUPS:
    if setup[1] < 2:
        found = digests(setup)
        assert " ".join(written()[title_of(setup)]) == " ".join(found), title_of(setup)
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with card 51 in it, everything generated anew."""
    folder = tmp_path_factory.mktemp("second")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "tests" / "golden", folder / "tests" / "golden")
    shutil.copytree(ROOT / "tests" / "encoding", folder / "tests" / "encoding")
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "count_cards.py", folder / "tools")
    rules = folder / "src" / "seasons" / "rules"
    order = 1 + sum(
        "season_change: i64 =" in line for file in (rules / "cards").rglob("*/*.py") for line in lines(file)
    )
    (rules / "cards" / "advanced" / "owl.py").write_text(CLASS.format(order=order), "utf-8")
    with (folder / "src/seasons/words/en/cards.ftl").open("a", encoding="utf-8") as words:
        words.write(WORDS)
    for command in (["tools/count_cards.py"], ["-m", "seasons.protocol.generate"]):
        run(folder, *command)
    return folder


def lines(file: Path) -> list[str]:
    """The lines of a file."""
    return file.read_text("utf-8").splitlines()


def run(folder: Path, *arguments: str) -> None:
    """Run Python on the copy; it must succeed."""
    path = os.pathsep.join([str(folder / "src"), str(folder / "tests")])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_whole_games_are_played_with_a_card_51_and_all_laws_hold(copied: Path) -> None:
    run(copied, "-c", GAMES)


def test_the_rows_of_games_without_it_are_unchanged(copied: Path) -> None:
    run(copied, "-c", ROWS)


def test_the_client_gets_its_facts_and_the_encoder_has_no_place_for_it(copied: Path) -> None:
    facts = json.loads((copied / "web/src/generated/facts.json").read_text("utf-8"))
    assert len(facts["cards"]) == 51 and facts["cards"][50]["kind"] == "familiar"
    assert (copied / "docs/encoding.md").read_text("utf-8") == (ROOT / "docs/encoding.md").read_text("utf-8")


def test_the_count_is_that_of_the_classes() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import count_cards as c; raise SystemExit(c.text() != c.FILE.read_text('utf-8'))"],
        cwd=ROOT / "tools",
    )
    assert done.returncode == 0, "make generate"
