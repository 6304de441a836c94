"""What people bring to a table beside their name: their part of the seed."""

from __future__ import annotations

import secrets

from seasons.game import Refuse

NONCE_BYTES = 16


def new_nonce() -> str:
    """A part of a seed, for those who cannot send one themselves."""
    return secrets.token_hex(NONCE_BYTES)


def checked_nonce(nonce: str) -> str:
    """A nonce: 16 bytes as hexadecimal digits."""
    try:
        raw = bytes.fromhex(nonce)
    except ValueError:
        raw = b""
    if len(raw) != NONCE_BYTES or len(nonce) != 2 * NONCE_BYTES:
        raise Refuse("bad-nonce", count=NONCE_BYTES)
    return nonce.lower()
