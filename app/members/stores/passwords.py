"""Passwords: random ones, their Argon2id hashes, and checks whose cost is bounded."""

import secrets
import threading
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type

# OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane.
_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)
_RANDOM_BYTES = 18
LONGEST_CHECKED_PASSWORD = 1024

# A flood of sign-ins takes two cores of this process at most, so pages are still answered.
HASHES_AT_ONCE = 2
TURN_WAIT_S = 5.0
_turns = threading.BoundedSemaphore(HASHES_AT_ONCE)


class HashingBusyError(Exception):
    """Too many passwords are being checked: this one's turn did not come in time."""


def hash_password(password: str) -> str:
    """Return the Argon2id hash with its parameters and salt."""
    return _HASHER.hash(password)


def make_password() -> str:
    """Return a new random password of 24 URL-safe characters (144 bits)."""
    return secrets.token_urlsafe(_RANDOM_BYTES)


def check_password(password_hash: str | None, password: str) -> bool:
    """Return whether a password fits. No hash takes as long: nobody learns who is a member. Raises HashingBusyError."""
    if not _turns.acquire(timeout=TURN_WAIT_S):
        raise HashingBusyError
    try:
        _HASHER.verify(password_hash or _dummy_hash(_HASHER), password)
    except (VerificationError, InvalidHashError):
        return False
    finally:
        _turns.release()
    return password_hash is not None


@cache
def _dummy_hash(hasher: PasswordHasher) -> str:
    """Return the hash of a password that nobody has, with the parameters of new hashes."""
    return hasher.hash(make_password())
