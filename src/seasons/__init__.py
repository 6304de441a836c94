"""The board game Seasons: rules, notation, bots and a table to play at.

A game is a list of moves and the outcomes of chance; everything else is computed from them.
"""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("seasons")
except PackageNotFoundError:  # run from the sources, without an install
    __version__ = "0.1.0"

__all__ = ["__version__"]
