"""Secrets and ids, drawn from the system's randomness; only hashes of secrets are stored."""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "tenback"
TOKEN_BYTES = 32
TABLE_BYTES = 18
"""144 bits: who was not given the link does not find the table."""
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
PLAYER_BYTES = 12
_CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for each other."""
CODE_LENGTH = 10
CODE_SECONDS = 600
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep one."""


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def may_be_table(given: str) -> bool:
    """Nothing else need be looked for."""
    return _TABLE.fullmatch(given) is not None


def new_player() -> str:
    return secrets.token_urlsafe(PLAYER_BYTES)


def new_code() -> str:
    """Short enough to type on another device; it is good once, and not for long."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(given: str) -> str:
    """As it was meant: spaces, dashes and small letters do not matter."""
    return given.replace(" ", "").replace("-", "").upper()


def hash_of(secret: str) -> bytes:
    return hashlib.sha256(secret.encode(errors="surrogatepass")).digest()
