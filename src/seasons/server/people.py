"""What people bring to a table: their name, and their part of the seed."""

from __future__ import annotations

import secrets
import unicodedata

from seasons.server.match import Refuse

LONGEST_NAME = 20
LONGEST_TYPED = 200
"""Signs of a name before it is cleaned: putting the accents of long texts in order takes for ever."""
NONCE_BYTES = 16


def new_nonce() -> str:
    """A part of a seed, for those who cannot send one themselves."""
    return secrets.token_hex(NONCE_BYTES)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no invisible signs.

    >>> clean_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    signs = unicodedata.normalize("NFC", name)
    visible = "".join(" " if unicodedata.category(sign).startswith("C") else sign for sign in signs)
    return " ".join(visible.split())


def checked_name(name: str) -> str:
    """A name that somebody gave themselves, as it is shown; at most 20 characters."""
    clean = clean_name(name[:LONGEST_TYPED])
    if len(clean) > LONGEST_NAME or len(name) > LONGEST_TYPED:
        raise Refuse("name-too-long", count=LONGEST_NAME)
    return clean


def checked_nonce(nonce: str) -> str:
    """A nonce: 16 bytes as hexadecimal digits."""
    try:
        raw = bytes.fromhex(nonce)
    except ValueError:
        raw = b""
    if len(raw) != NONCE_BYTES or len(nonce) != 2 * NONCE_BYTES:
        raise Refuse("bad-nonce", count=NONCE_BYTES)
    return nonce.lower()
