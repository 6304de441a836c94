"""What the game says to people, and in which language: sentences, questions, labels and card texts.

They are made as messages that nobody has said yet (`seasons.text.Text`); `Words` says them, and the browser says the
same ones in its own way.
The texts are Fluent catalogues (`en/*.ftl`), one folder a language; importing this package reads none of them.

>>> from seasons.words import Words
>>> Words("en").card_full(3)
'When it enters play, you gain 9 crystals.'
"""

from seasons.words.arguments import ARGUMENTS, CHOICES
from seasons.words.catalogue import language_from_environment, languages, messages, nearest_language, problems
from seasons.words.words import Words

__all__ = [
    "ARGUMENTS",
    "CHOICES",
    "Words",
    "language_from_environment",
    "languages",
    "messages",
    "nearest_language",
    "problems",
]
