"""Every byte that is told in six games: a digest of the updates about each entry, for all seats and a spectator.

After a change of what is told, look at the difference, and write them anew: `python tests/golden/told.py`.
"""

import hashlib
from pathlib import Path

from seasons.game.entries import Entry, Header, Phrase, Seat
from seasons.players import decide
from seasons.rules import Fast, legal_moves, mover, view
from seasons.server.tables.table_log import TableLog
from seasons.server.tables.tell import Teller

PLACE = Path(__file__).with_name("told.txt")
GAMES = ((2, 2, 0), (2, 0, 1), (3, 1, 0), (3, 2, 1), (4, 2, 0), (4, 1, 1))
"""Players, level and edition."""
GREEDY_EVERY = 3


class Told:
    """A game that is told to all its seats and to a spectator, entry by entry."""

    def __init__(self, number: int, players: int, level: int, edition: int) -> None:
        self.log = TableLog(f"told{number:08}", Header(players, level, edition), number.to_bytes(32, "big"))
        self.teller = Teller(self.log)
        self.lines: list[str] = []
        for seat in range(players):
            self.add(seat, Seat(name=f"Seat {seat + 1}", taken=True, nonce=f"{seat:032x}"))

    def add(self, seat: int, body: object, step: object = None) -> None:
        """One more entry, told to everybody."""
        self.log.add(Entry(self.log.seq + 1, seat, 0, body), step)  # type: ignore[arg-type]
        away = (False,) * self.log.header.players
        told = [
            self.teller.update((eyes, False), self.log.seq - 1, away) for eyes in range(-1, self.log.header.players)
        ]
        digest = hashlib.sha256(b"\n".join(told)).hexdigest()[:12]
        self.lines.append(f"{self.log.id} {self.log.seq} {sum(map(len, told))} {digest}")

    def play(self, seed: int) -> list[str]:
        """The whole game; what was told."""
        step = self.log.begin()
        self.add(-1, step.body, step)
        chance, moves = Fast(seed), 0
        while not self.log.over:
            state = self.log.playable()
            seat = int(mover(state))
            choices = legal_moves(state, seat)
            move = int(choices[chance.below(len(choices))])
            if moves % GREEDY_EVERY == 0:
                move = int(decide("greedy", seed, view(state, seat))[0])
            step = self.log.play(seat, [move])
            self.add(seat, step.body, step)
            moves += 1
            if moves % 50 == 0 and self.log.game.reach(seat).steps:
                undone = self.log.undo(seat, "step", 0)
                self.add(seat, undone.body, undone)
        self.add(0, Phrase("well-played"))
        return self.lines


def lines() -> list[str]:
    """What is told in all games."""
    return [line for number, setup in enumerate(GAMES, 1) for line in Told(number, *setup).play(number)]


if __name__ == "__main__":
    PLACE.write_text("\n".join(lines()) + "\n", "utf-8")
