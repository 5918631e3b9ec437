"""Members choose a password: at the first sign-in, or in their account."""

from urllib.parse import urlsplit

from app.members.audit.store import Action, record
from app.members.services import StaffServices
from app.members.signing_in.account_notifications import tell_member
from app.members.signing_in.attempts import WrongAnswerError
from app.members.stores.account_store import choose_password
from app.members.stores.new_passwords import fault_of_password
from app.members.stores.passwords import check_password, hash_password
from app.members.stores.store import Credentials

SAME_PASSWORD = "Choose a password other than the current one"  # noqa: S105
CHANGED_MEANWHILE = "The password was changed meanwhile: sign in again"


def change_password(
    services: StaffServices,
    credentials: Credentials,
    password: str,
    session_token: str | None,
    *,
    address: str,
    field: str,
) -> None:
    """Store the password. All sessions of the member end except that of `session_token`; a mail tells the member.

    Raises WrongAnswerError naming `field`, HashingBusyError.
    """
    fault = fault_of_password(password, credentials.email, urlsplit(services.settings.public_origin).hostname or "")
    if fault is None and check_password(credentials.password_hash, password).is_right:
        fault = SAME_PASSWORD
    if fault is not None:
        raise WrongAnswerError(field, fault)
    if not choose_password(credentials.user_id, credentials.password_hash, hash_password(password), session_token):
        raise WrongAnswerError(field, CHANGED_MEANWHILE)
    record(Action.PASSWORD_CHANGED, at=services.now(), username=credentials.email, address=address)
    tell_member(services, "password", credentials.email, "The password was changed.", by=credentials.email)
