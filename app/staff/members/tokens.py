"""Random tokens for cookies, and the digest under which the database knows them."""

import hashlib
import secrets

_TOKEN_BYTES = 32


def make_token() -> str:
    """Return a new token of 256 random bits in 43 URL-safe characters."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_digest(token: str) -> str:
    """Return 64 hex digits. A stolen table opens no session; the token is random, so it needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
