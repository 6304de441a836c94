"""What the levels give away: the loss of their moves by their own estimate, and what it comes to when played out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from seasons.arena.match import number_for
from seasons.arena.ratings import Z95
from seasons.players import LEVEL_NAMES, make_player
from seasons.players.levels import LEVELS, make_level
from seasons.players.tryout import try_out, worlds_of
from seasons.rules import COMPILED, Fast, View, apply, legal_moves, mover, new_game, view

EVERY = 7
"""One in so many decisions of a game becomes a position."""
SUSPECTS = 10
"""So many positions in which a level's moves seem to lose most are played out again before one is called the worst."""
AGAIN = 25
"""That is done in so many times as many worlds, and fresh ones: chance alone makes the worst of many look bad."""


def positions(count: int, seed: int, player: str = "planner:2") -> Iterator[View]:
    """So many views of seats that have a choice, from games of a player against itself."""
    found = asked = game = 0
    while True:
        chance = Fast(number_for(f"regret {seed} game {game}"))
        state = new_game(2, chance)
        players = [make_player(player, number_for(f"regret {seed} game {game} seat {seat}")) for seat in range(2)]
        while not state.over:
            seat = int(mover(state))
            moves = legal_moves(state, seat)
            move = moves[0]
            if len(moves) > 1:
                asked += 1
                if asked % EVERY == 0:
                    yield view(state, seat)
                    found += 1
                    if found == count:
                        return
                move = players[seat].choose(view(state, seat))
            apply(state, move, chance, None, seat)
        game += 1


def measure(
    count: int, seed: int, worlds: int = 0, progress: Callable[[int], None] = lambda positions: None
) -> dict[str, Any]:
    """Let every level decide in the same positions; after Ctrl-C what was measured until then.

    `mean` and `worst` are the losses by a level's own estimate. With worlds, `played_out` is what its moves lost
    against those of the strongest level when both were played out in so many dealt worlds, with its 95 % interval,
    and `played_out_worst` the most that one move loses then.
    """
    losses: dict[str, list[float]] = {name: [] for name in LEVEL_NAMES}
    judged: dict[str, list[float]] = {name: [] for name in LEVEL_NAMES}
    worst: dict[str, float] = {}
    cases: list[tuple[View, dict[str, int]]] = []
    interrupted = False
    try:
        for at, sight in enumerate(positions(count, seed)):
            chosen = {}
            for name in LEVEL_NAMES:
                player = make_level(name, number_for(f"regret {seed} position {at} {name}"))
                chosen[name] = player.choose(sight)
                losses[name].append(player.loss)
            if worlds:
                for name, loss in played_out(sight, chosen, worlds, number_for(f"regret {seed} {at}")).items():
                    judged[name].append(loss)
                cases.append((sight, chosen))
            progress(1)
        for name in LEVEL_NAMES if worlds else ():
            suspects = sorted(range(len(cases)), key=lambda at: -judged[name][at])[:SUSPECTS]
            worst[name] = max(lost_again(name, *cases[at], worlds, f"regret {seed} {at} again") for at in suspects)
            progress(SUSPECTS)
    except KeyboardInterrupt:
        interrupted = True
    done = min(len(row) for row in losses.values())
    return {
        "positions": done,
        "seed": seed,
        "worlds": worlds,
        "levels": [level_row(name, losses[name][:done], judged[name][:done], worst.get(name)) for name in LEVEL_NAMES]
        if done
        else [],
        "interrupted": interrupted,
        "rules_compiled": COMPILED,
    }


def played_out(sight: View, chosen: dict[str, int], worlds: int, seed: int) -> dict[str, float]:
    """What every level's move loses against that of the strongest level, on average over the same worlds."""
    moves = sorted(set(chosen.values()))
    if len(moves) == 1:
        return dict.fromkeys(chosen, 0.0)
    rows = dict(zip(moves, try_out(sight, moves, worlds_of(sight, worlds, seed))))
    margins = {move: fmean(ending.margin for ending in row) for move, row in rows.items()}
    best = margins[chosen[LEVEL_NAMES[-1]]]
    return {name: best - margins[move] for name, move in chosen.items()}


def lost_again(name: str, sight: View, chosen: dict[str, int], worlds: int, text: str) -> float:
    """What the move of one level loses, in many more worlds."""
    both = {who: chosen[who] for who in (name, LEVEL_NAMES[-1])}
    return played_out(sight, both, AGAIN * worlds, number_for(text))[name]


def level_row(name: str, losses: list[float], judged: list[float], worst: float | None) -> dict[str, Any]:
    """The figures of one level."""
    row: dict[str, Any] = {
        "level": name,
        "allowance": LEVELS[name].allowance,
        "mean": round(fmean(losses), 3),
        "worst": round(max(losses), 3),
        "played_out": None,
        "played_out_worst": None if worst is None else round(worst, 3),
    }
    if judged:
        half = Z95 * pstdev(judged) / sqrt(len(judged))
        mean = fmean(judged)
        row |= {"played_out": round(mean, 3)}
        row |= {"played_out_low": round(mean - half, 3), "played_out_high": round(mean + half, 3)}
    return row
