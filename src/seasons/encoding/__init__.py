"""Tables as numbers: one encoder for everything that learns, and many games side by side for it to learn from.

>>> from seasons.encoding import Encoder
>>> from seasons.rules import Fast, new_game, view
>>> row = Encoder().row(new_game(2, Fast(1)), 0)
>>> sum(1 for place in row if place < 700)  # nine different cards to pick from
9
"""

from seasons.encoding.encoder import Encoder, NothingHidden, UnknownCard
from seasons.encoding.features import feature_names, hidden_names, hidden_parts, parts, scales_of
from seasons.encoding.layout import ENCODER_VERSION, HIDDEN_MOST, MOST, hidden_width, width
from seasons.encoding.many import Many, Worlds

__all__ = [
    "ENCODER_VERSION",
    "Encoder",
    "HIDDEN_MOST",
    "MOST",
    "Many",
    "NothingHidden",
    "UnknownCard",
    "Worlds",
    "feature_names",
    "hidden_names",
    "hidden_parts",
    "hidden_width",
    "parts",
    "scales_of",
    "width",
]
