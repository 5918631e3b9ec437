"""Seals what must be read again and yet lie in no copy of the database: secrets of TOTP."""

import base64
import hashlib
import hmac
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.fernet import Fernet

_PURPOSE = b"staff totp secrets"


class Seal:
    """Seals with a key derived from SECRET_KEY. After a change of that key, nothing sealed before can be read."""

    def __init__(self, secret_key: str) -> None:
        self._key = base64.urlsafe_b64encode(hmac.new(secret_key.encode(), _PURPOSE, hashlib.sha256).digest())

    def close(self, secret: str) -> str:
        """Return the secret sealed."""
        return self._fernet().encrypt(secret.encode()).decode()

    def open(self, sealed: str) -> str | None:
        """Return the secret, or None where it was sealed with another key."""
        from cryptography.fernet import InvalidToken  # noqa: PLC0415

        try:
            return self._fernet().decrypt(sealed.encode()).decode()
        except InvalidToken:
            return None

    def _fernet(self) -> "Fernet":
        # Loaded with the first member who signs in: most processes serve visitors alone.
        from cryptography.fernet import Fernet  # noqa: PLC0415

        return Fernet(self._key)
