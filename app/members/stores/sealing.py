"""Encrypts TOTP secrets with a key derived from SECRET_KEY, so that a copy of the database does not reveal them."""

import base64
import hashlib
import hmac
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

_PURPOSE = b"staff totp secrets"

# cryptography is imported at the first sign-in with a factor: most processes serve only visitors.
# ruff: noqa: PLC0415


def seal(secret: str, secret_key: str) -> str:
    """Return the secret encrypted."""
    return _fernet(secret_key).encrypt(secret.encode()).decode()


def unseal(sealed: str, secret_key: str) -> str | None:
    """Return the secret, or None if it was encrypted with another key."""
    from cryptography.fernet import InvalidToken

    try:
        return _fernet(secret_key).decrypt(sealed.encode()).decode()
    except InvalidToken:
        return None


def _fernet(secret_key: str) -> "Fernet":
    from cryptography.fernet import Fernet

    return Fernet(base64.urlsafe_b64encode(hmac.new(secret_key.encode(), _PURPOSE, hashlib.sha256).digest()))
