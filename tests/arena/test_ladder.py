"""The ladder: ratings by maximum likelihood, kept results, and the table in the documentation. And what levels lose."""

import json
from pathlib import Path

import pytest

from seasons.arena import ladder as module
from seasons.arena.ladder import BEGIN, END, Ladder, NotKept, Pairing, fit, markdown, rate, written
from seasons.arena.regret import measure, played_out, positions
from seasons.players import LEVEL_NAMES
from seasons.rules import COMPILED, legal_moves


def test_ratings_explain_the_results() -> None:
    found = fit(["a", "b", "c"], {("a", "b"): (640.0, 360.0), ("b", "c"): (640.0, 360.0), ("a", "c"): (760.0, 240.0)})
    assert found["a"] - found["b"] == pytest.approx(100, abs=2)
    assert found["b"] - found["c"] == pytest.approx(100, abs=2)
    assert sum(found.values()) == pytest.approx(3000)


def test_greedy_is_the_anchor() -> None:
    found = fit(["greedy", "x"], {("greedy", "x"): (10.0, 30.0)})
    assert found["greedy"] == 1000 and found["x"] > 1150


def test_who_wins_all_has_a_rating_that_is_finite() -> None:
    found = fit(["a", "b"], {("a", "b"): (40.0, 0.0)})
    assert 500 < found["a"] - found["b"] < 1000


def made(shares: list[float]) -> Ladder:
    ladder = Ladder(["a", "b"], len(shares))
    ladder.pairings = [Pairing("a", "b", shares, [120.0, 100.0])]
    return ladder


def test_intervals_shrink_with_the_number_of_deals() -> None:
    widths = []
    for count in (10, 160):
        found = rate(made([1.0, 0.5, 0.5, 0.0, 1.0] * (count // 5)), resamples=100)
        best = found["players"][0]
        assert best["name"] == "a" and best["elo_low"] < best["elo"] < best["elo_high"]
        assert (best["win_rate"], best["mean_score"], best["games"]) == (0.6, 120.0, 2 * count)
        widths.append(best["elo_high"] - best["elo_low"])
    assert widths[1] < widths[0] / 2


def test_all_play_all_and_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "ladder.json"
    names = ["random", "greedy"]
    first = Ladder(names, 2, seed=4, file=kept)
    games: list[int] = []
    first.play(1, games.append)
    assert sum(games) == 4 and len(first.pairings) == 1
    found = rate(first, resamples=20)
    assert [row["name"] for row in found["players"]] == ["greedy", "random"]

    def no_match(*args: object, **more: object) -> None:
        raise AssertionError("it was played again")

    monkeypatch.setattr(module, "run_match", no_match)
    again = Ladder(names, 2, seed=4, file=kept)
    again.play(1)
    assert again.pairings == first.pairings
    with pytest.raises(NotKept):
        Ladder(names, 2, seed=5, file=kept).play(1)
    kept.write_text("{", "utf-8")
    with pytest.raises(NotKept):
        again.play(1)
    assert kept.read_text("utf-8") == "{"


def test_results_of_players_who_do_not_take_part_this_time_stay_kept(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.json"
    Ladder(["random", "greedy"], 1, seed=4, file=kept).play(1)
    Ladder(["random", "random"], 1, seed=4, file=kept).play(1)
    rows = json.loads(kept.read_text("utf-8"))["pairings"]
    assert [(row["first"], row["second"]) for row in rows] == [("random", "greedy"), ("random", "random")]


def test_ctrl_c_keeps_what_there_is(tmp_path: Path) -> None:
    ladder = Ladder(["random", "greedy"], 50, file=tmp_path / "kept.json")
    done: list[int] = []

    def stop(games: int) -> None:
        done.append(games)
        if len(done) == 3:
            raise KeyboardInterrupt

    ladder.play(1, stop)
    assert ladder.interrupted and len(ladder.pairings[0].shares) == 1
    assert rate(ladder, resamples=5)["interrupted"] is True


def test_the_table_goes_between_its_markers() -> None:
    found = rate(made([1.0, 0.5, 1.0, 0.0]), resamples=20)
    page = f"# Title\n\n{BEGIN}\nold\n{END}\n\nthe rest\n"
    text = written(page, found)
    assert text is not None and text.startswith(f"# Title\n\n{BEGIN}\n") and text.endswith(f"\n{END}\n\nthe rest\n")
    assert "old" not in text and "| `a` |" in text and found["date"] in text and "seed 1" in text
    assert written("no place", found) is None
    assert markdown(found).count("\n") == 5


def test_the_table_says_what_its_ratings_are_counted_from() -> None:
    found = rate(made([1.0, 0.5, 1.0, 0.0]), resamples=20)
    assert "The mean of all ratings is 1000;" in markdown(found)
    found["players"][0]["name"] = "greedy"
    assert "The rating of `greedy` is 1000;" in markdown(found)


def test_the_documentation_has_a_place_for_the_table() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "players.md").read_text("utf-8")
    assert page.count(BEGIN) == page.count(END) == 1


# --- what the levels give away


def test_positions_are_choices_from_games_and_repeat_themselves() -> None:
    found = list(positions(6, 3, player="random"))
    assert len(found) == 6 and found == list(positions(6, 3, player="random"))
    assert all(len(legal_moves(sight.table, sight.seat)) > 1 for sight in found)
    assert found != list(positions(6, 4, player="random"))


@pytest.mark.skipif(not COMPILED, reason="the strong levels are slow when interpreted")
def test_no_level_loses_more_than_its_allowance() -> None:
    found = measure(2, 2, worlds=2)
    assert found["positions"] == 2 and [row["level"] for row in found["levels"]] == list(LEVEL_NAMES)
    for row in found["levels"]:
        assert 0 <= row["mean"] <= row["worst"] <= row["allowance"]
        assert row["played_out_low"] <= row["played_out"] <= row["played_out_high"]
        assert row["played_out_worst"] is not None
    assert found["levels"][-1]["played_out"] == found["levels"][-1]["played_out_worst"] == 0
    assert json.loads(json.dumps(found)) == found


def test_moves_are_judged_against_the_strongest_over_the_same_worlds() -> None:
    sight = next(sight for sight in positions(60, 3, player="random") if sight.table.year == 3)
    moves = legal_moves(sight.table, sight.seat)[:2]
    chosen = dict(zip(LEVEL_NAMES, [moves[0]] * 4 + [moves[1]]))
    lost = played_out(sight, chosen, 2, 1)
    assert lost["griffin"] == 0 and len({lost[name] for name in LEVEL_NAMES[:4]}) == 1
    swapped = dict(zip(LEVEL_NAMES, [moves[1]] * 4 + [moves[0]]))
    assert played_out(sight, swapped, 2, 1)["fox"] == -lost["fox"]
    assert set(played_out(sight, dict.fromkeys(LEVEL_NAMES, moves[0]), 2, 1).values()) == {0.0}
