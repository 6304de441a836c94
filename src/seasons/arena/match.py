"""Bots against each other: the same deals and the same dice with every seating.

A bot that raises, answers what is not legal, takes too long or ends its process loses that game and is named; the
match goes on.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from seasons.arena.bot_host import LOADING_S, ExternalPlayer
from seasons.arena.bot_process import Failed, is_command
from seasons.arena.guest_bots import Guests, answer, is_foreign, made
from seasons.arena.simulate import parts_of
from seasons.game import Game
from seasons.game.entries import Setting
from seasons.players import Player
from seasons.protocol.bots import Happened
from seasons.rules import State, legal_moves, mover, scores, table, view

Clock = Callable[[int, float], None]
"""Hears which seat thinks from now on, and for how many seconds it may; 0 is no limit, or that it has answered."""


@dataclass(frozen=True)
class Match:
    """Who plays whom, how often, and what. `pairs` counts deals; each is played once with every seating."""

    bots: tuple[str, ...]
    pairs: int
    seed: int = 1
    players: int = 2
    level: int = 2
    edition: int = 0
    move_limit: float = 60.0
    think: float = 0.0  # seconds that programs are asked to think, if that is said

    def roster(self) -> list[int]:
        """The bots round the table, the challenger first; the last one named takes the chairs that are left."""
        return [min(place, len(self.bots) - 1) for place in range(self.players)]

    def seating(self, game: int) -> list[int]:
        """Which place of the roster sits at which seat in a game; over a pair everybody goes round all seats."""
        return [(seat - game) % self.players for seat in range(self.players)]

    def foreign(self) -> bool:
        """Whether a bot of somebody else's takes part."""
        return any(is_foreign(name) for name in self.bots)


@dataclass
class Failure:
    """Why a bot has lost a game: raised, illegal, slow or died; `text` says more."""

    bot: int
    seat: int
    kind: str
    text: str


@dataclass
class Seat:
    """How a game went for a seat. A game that was lost by failing has no scores."""

    bot: int
    share: float = 0.0
    parts: list[int] = field(default_factory=list)
    hand_left: int = 0
    times: list[float] = field(default_factory=list)  # milliseconds for every decision


@dataclass
class Played:
    """A game of a match; the games are numbered through, pair after pair."""

    number: int
    seats: list[Seat]
    failure: Failure | None = None


def number_for(text: str) -> int:
    """A number of 32 bits that a text stands for."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def play(match: Match, number: int, clock: Clock = lambda seat, seconds: None, guests: Guests | None = None) -> Played:
    """Play one game of a match. It depends on nothing but the match and the number.

    Programs that run already are among the `guests`: one that plays several games never plays a deal twice, and never
    two seats of a game.
    """
    if guests is None:
        guests = Guests(match.move_limit, match.think)
        try:
            return play(match, number, clock, guests)
        finally:
            guests.close()
    pair, game = divmod(number, match.players)
    roster = match.roster()
    places = match.seating(game)
    names = [match.bots[roster[place]] for place in places]
    seats = [Seat(roster[place]) for place in places]
    seed_of_all = hashlib.sha256(f"arena {match.seed} pair {pair}".encode()).digest()
    board = Game(Setting(match.players, match.level, match.edition), seed_of_all)
    story = [Happened(-1, board.begin().events)]
    players: list[Player | ExternalPlayer] = []
    asked = failed = -1
    try:
        for asked, (place, name) in enumerate(zip(places, names)):
            clock(asked, max(LOADING_S, match.move_limit))
            seed = number_for(f"arena {match.seed} pair {pair} place {place}")
            if is_command(name):
                players.append(ExternalPlayer(guests.find((game, place), name), asked, seed, board.now, story))
            else:
                players.append(made(name, seed))
            clock(asked, 0.0)
        while not board.over:
            state = board.now
            asked = int(mover(state))
            moves = legal_moves(state, asked)
            if len(moves) > 1:
                moves = timed(match, players[asked], state, seats[asked], asked, clock)
            story.append(Happened(asked, board.play(asked, moves).events))
    except Failed as why:
        failed = asked
        return forfeited(number, seats, Failure(seats[asked].bot, asked, why.kind, str(why)))
    finally:
        clock(asked, 0.0)
        for seat, player in enumerate(players):
            if isinstance(player, ExternalPlayer):
                if seat == failed:
                    guests.end(player.guest)
                else:
                    player.over(board.now, failed)
    state = board.now
    points = scores(state)
    winners = sum(score.rank == 1 for score in points)
    sides = table(state).seats
    for seat, score in enumerate(points):
        seats[seat].share = 1 / winners if score.rank == 1 else 0.0
        seats[seat].parts = [int(part) for part in parts_of(score)]
        seats[seat].hand_left = len(sides[seat].hand.known)
    return Played(number, seats)


def timed(
    match: Match, player: Player | ExternalPlayer, state: State, seat: Seat, asked: int, clock: Clock
) -> list[int]:
    """What a bot answers, and how long it takes for it; raises Failed."""
    limit = match.move_limit if is_foreign(match.bots[seat.bot]) else 0.0
    sight = view(state, asked)
    clock(asked, limit)
    began = time.perf_counter()
    moves = answer(player, sight)
    taken = time.perf_counter() - began
    clock(asked, 0.0)
    seat.times.append(taken * 1000)
    if 0 < limit < taken:
        raise Failed("slow", f"{taken:.1f} s")
    return moves


def forfeited(number: int, seats: list[Seat], failure: Failure) -> Played:
    """A game that a seat has lost by failing: the others share the win."""
    for index, seat in enumerate(seats):
        seat.share = 0.0 if index == failure.seat else 1 / (len(seats) - 1)
    return Played(number, seats, failure)
