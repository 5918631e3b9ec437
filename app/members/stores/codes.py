"""Random secrets: tokens for cookies, and codes that people type. The database stores only their hashes."""

import hashlib
import secrets

from app.members.stores.passwords import check_password, hash_password

# Crockford's Base32 (crockford.com/base32.html): no letter looks like a digit.
_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
_READ_AS = str.maketrans({"o": "0", "i": "1", "l": "1", "-": None, " ": None})
_CODE_LENGTH = 10
_GROUP = 5
RECOVERY_CODES = 10
_TOKEN_BYTES = 32


def make_code() -> str:
    """Return a new code of 50 random bits as it is shown, such as "k3v9x-0m2qd"."""
    code = "".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LENGTH))
    return f"{code[:_GROUP]}-{code[_GROUP:]}"


def hash_code(code: str) -> str:
    """Return the salted hash of a code: codes are too short for a plain digest (ASVS 5, 6.5.2)."""
    return hash_password(normal_code(code))


def fits(code_hash: str, code: str) -> bool:
    """Return whether a typed code fits this hash. Raises HashingBusyError."""
    return check_password(code_hash, normal_code(code))


def normal_code(text: str) -> str:
    """Return a code in the form that is hashed: no hyphen, no spaces, lower case, look-alikes as digits."""
    return text.lower().translate(_READ_AS)


def make_token() -> str:
    """Return a new token of 256 random bits in 43 URL-safe characters."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_digest(token: str) -> str:
    """Return 64 hex digits. A stolen table opens no session; the token is random, so it needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
