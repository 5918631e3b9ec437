"""Encrypts TOTP secrets, so that a copy of the database does not reveal them."""

import base64
import hashlib
import hmac
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

_PURPOSE = b"staff totp secrets"


class Seal:
    """Encrypts with a key derived from SECRET_KEY. After a change of that key, earlier secrets cannot be read."""

    def __init__(self, secret_key: str) -> None:
        self._key = base64.urlsafe_b64encode(hmac.new(secret_key.encode(), _PURPOSE, hashlib.sha256).digest())

    def close(self, secret: str) -> str:
        """Return the secret encrypted."""
        return self._fernet().encrypt(secret.encode()).decode()

    def open(self, sealed: str) -> str | None:
        """Return the secret, or None if it was encrypted with another key."""
        from cryptography.fernet import InvalidToken  # noqa: PLC0415

        try:
            return self._fernet().decrypt(sealed.encode()).decode()
        except InvalidToken:
            return None

    def _fernet(self) -> "Fernet":
        # Imported at the first sign-in: most processes serve only visitors.
        from cryptography.fernet import Fernet  # noqa: PLC0415

        return Fernet(self._key)
