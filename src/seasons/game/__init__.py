"""One game, folded from its log: what was answered, what chance gave, what was taken back.

>>> from seasons.game import Game, Setting
>>> from seasons.rules import legal_moves
>>> game = Game(Setting(players=2, level=0), seed=bytes(32))
>>> game.begin().state == game.state
True
>>> step = game.play(0, [legal_moves(game.state, 0)[0]])
>>> game.reach(0).steps, game.take_back(0), game.reach(0).steps
((2,), 1, ())
"""

from seasons.game.batches import Batch
from seasons.game.entries import Entry, Moves, Setting, Start, Undo
from seasons.game.errors import Refuse
from seasons.game.game import Game, Reach, Step

__all__ = ["Batch", "Entry", "Game", "Moves", "Reach", "Refuse", "Setting", "Start", "Step", "Undo"]
