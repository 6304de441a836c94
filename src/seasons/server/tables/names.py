"""Names that people give themselves: cleaned of what cannot be seen, and as long as they look.

What a person takes for one character may be many signs: a letter with its marks, a flag, an emoji of several. They
stay together and count once. `web/src/names.ts` counts in the same way.
"""

from __future__ import annotations

import itertools
import math
import unicodedata

from seasons.game import Refuse

LONGEST_NAME = 20
LONGEST_TYPED = 200
"""Signs of a name before it is cleaned: putting the accents of long texts in order takes for ever."""
BYTES_A_CHARACTER = 10
"""What the characters of the longest name have on average at most: nobody needs twenty families of four."""
MOST_MARKS = 6
"""On one letter; no script needs more, and a tower of them would cover what stands above."""
JOINER, NON_JOINER = "\N{ZERO WIDTH JOINER}", "\N{ZERO WIDTH NON-JOINER}"
TAGS = range(0xE0020, 0xE0080)
TONES = range(0x1F3FB, 0x1F400)
FLAG_LETTERS = range(0x1F1E6, 0x1F200)
EMOJI = range(0x1F000, 0x1FB00)
VIRAMA = 9
"""The class of the signs that join two letters of an Indian script, with a joiner or a non-joiner after it or none."""


def checked_name(name: str) -> str:
    """A name that somebody gave themselves, as it is shown; at most 20 characters."""
    clean = clean_name(name[:LONGEST_TYPED])
    if length(clean) > LONGEST_NAME or len(name) > LONGEST_TYPED:
        raise Refuse("name-too-long", count=LONGEST_NAME)
    return clean


def shortened_name(name: str) -> str:
    """A name from elsewhere, as it is shown, without what is too long of it.

    >>> shortened_name("Johann Wolfgang von Goethe")
    'Johann Wolfgang von'
    """
    signs = characters(clean_name(name[:LONGEST_TYPED]))[:LONGEST_NAME]
    while length("".join(signs)) > LONGEST_NAME:
        signs.pop()
    return "".join(signs).strip()


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no invisible signs but those that join others.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    clean = ""
    for sign, after in itertools.pairwise([*unicodedata.normalize("NFC", name), ""]):
        clean += as_shown(clean, sign, after)
    return " ".join(clean.split())


def as_shown(before: str, sign: str, after: str) -> str:
    """One sign of a name: itself, a space for what cannot be seen, or nothing for one mark too many."""
    if is_mark(sign):
        return "" if len(before) >= MOST_MARKS and all(map(is_mark, before[-MOST_MARKS:])) else sign
    if sign in (JOINER, NON_JOINER):
        return sign if before and after and joins(before[-1], sign, after) else " "
    if ord(sign) in TAGS:
        return sign if before and (before[-1] == "\N{WAVING BLACK FLAG}" or ord(before[-1]) in TAGS) else " "
    hidden = unicodedata.category(sign).startswith("C") and not is_symbol(sign)
    return " " if hidden else sign


def joins(before: str, sign: str, after: str) -> bool:
    """Whether a joiner or non-joiner means something here: in an emoji, or in a script that knows it."""
    if unicodedata.combining(before) == VIRAMA:
        return True
    if sign == JOINER:
        return (is_symbol(before) or is_mark(before)) and is_symbol(after)
    return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"


def length(name: str) -> int:
    """How many characters a person sees in a name; more than fit if they are made of very many signs.

    >>> length("Zoë"), length("🧙‍♀️🇫🇷"), length("👨‍👩‍👧‍👦" * 9)
    (3, 2, 23)
    """
    by_bytes = math.ceil(len(name.encode()) / BYTES_A_CHARACTER)
    return max(len(characters(name)), by_bytes if by_bytes > LONGEST_NAME else 0)


def characters(name: str) -> list[str]:
    """The characters that a person sees, each with all its signs.

    >>> characters("a👍🏽b")
    ['a', '👍🏽', 'b']
    """
    found: list[str] = []
    for sign in name:
        if found and belongs_to(found[-1], sign):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def belongs_to(before: str, sign: str) -> bool:
    """Whether a sign is part of the character before it."""
    if is_mark(sign) or sign in (JOINER, NON_JOINER) or ord(sign) in TAGS or ord(sign) in TONES:
        return True
    if before[-1] == JOINER:
        return is_symbol(sign)
    return ord(sign) in FLAG_LETTERS and len(before) == 1 and ord(before) in FLAG_LETTERS


def is_mark(sign: str) -> bool:
    """Whether a sign stands on, under or round the one before it."""
    return unicodedata.category(sign).startswith("M")


def is_symbol(sign: str) -> bool:
    """Whether a sign can be (part of) an emoji, also one that is newer than this Python."""
    return unicodedata.category(sign).startswith("S") or ord(sign) in EMOJI
