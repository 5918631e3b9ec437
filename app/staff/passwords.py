"""Passwords: made from the system's randomness, kept as Argon2id hashes."""

import secrets

from argon2 import PasswordHasher
from argon2.low_level import Type

# OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane.
_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)
_RANDOM_BYTES = 18


def hash_password(password: str) -> str:
    """Return the Argon2id hash with its parameters and salt."""
    return _HASHER.hash(password)


def make_password() -> str:
    """Return a new random password of 24 URL-safe characters (144 bits)."""
    return secrets.token_urlsafe(_RANDOM_BYTES)
