"""Limits on sign-in attempts: only failures count. At the limit, nothing is checked any more."""

import math
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from app.members.audit_log import Action, record
from app.members.context import StaffContext
from app.members.signing_in.account_notifications import notify_member
from app.members.signing_in.browser import Browser
from app.members.stores.codes import token_digest
from app.members.stores.member_store import Credentials, normal_email
from app.members.stores.passwords import HashingBusyError
from app.members.stores.session_store import device_owners
from app.web.body import FAULTY
from app.web.errors import ApiError
from app.web.metrics.counted import SIGN_INS
from app.web.throttle.throttle import Limit, LimitReachedError, Reservation

WINDOW_S = 5 * 60
WRONG_CODES = 5
GUESSED = "Somebody who knows the password entered too many wrong codes. If it was not you, change the password now."
# An attack must not fill the audit table.
_RECORDS = Limit("sign-in refusal records", 1, WINDOW_S)
_CODES = Limit("sign-in code", WRONG_CODES, WINDOW_S)


class WrongCredentialsError(ApiError):
    """Unknown member, wrong password, disabled account or expired password: the answer does not say which."""

    def __init__(self) -> None:
        super().__init__(401, "Wrong email or password.")


class WrongAnswerError(ApiError):
    """A field's value is wrong, from a member who is signed in or whose password was right."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(422, FAULTY, {field: message})


class TooManyAttemptsError(ApiError):
    """The attempt was refused without a check. Another one is allowed in `retry_after_s` seconds."""

    def __init__(self, retry_after_s: int) -> None:
        message = f"Too many attempts. Try again in {math.ceil(retry_after_s / 60)} min."
        super().__init__(429, message, retry_after_s=retry_after_s)


@contextmanager
def counted_attempt(
    context: StaffContext,
    browser: Browser,
    username: str,
    credentials: Credentials | None,
    *,
    what: str = "",
    is_second_step: bool = False,
) -> Iterator[None]:
    """Reserve a place while the attempt is checked inside; an exception there counts as a failure.

    It counts for the owner's own browser alone, or else for the IP address and for the account. An account allows
    fewer failures of a second step: who gets that far knows the password. `what` names the failure in the record.

    Raises TooManyAttemptsError, CountsError, and what is raised inside.
    """
    reservation = _reserve(context, browser, username, credentials, is_second_step=is_second_step)
    try:
        yield
    except HashingBusyError:
        # Nothing was checked.
        reservation.give_back()
        SIGN_INS.labels("busy").inc()
        raise
    except (WrongCredentialsError, WrongAnswerError):
        SIGN_INS.labels("failed").inc()
        record_attempt(Action.SIGN_IN_FAILED, context, browser, credentials, what)
        raise
    reservation.give_back()


def record_attempt(
    action: Action, context: StaffContext, browser: Browser, credentials: Credentials | None, detail: str = ""
) -> None:
    """Record the outcome. An unknown name is left out: it may be a password typed into the wrong field."""
    email = None if credentials is None else credentials.email
    record(action, at=context.now(), email=email, origin=browser.ip_address, detail=detail)


def _reserve(
    context: StaffContext, browser: Browser, username: str, credentials: Credentials | None, *, is_second_step: bool
) -> Reservation:
    """Take a place where the attempt belongs. A refused attempt is not checked and holds no place."""
    try:
        return context.throttle.reserve(_subjects(context, browser, normal_email(username), is_second_step))
    except LimitReachedError as error:
        SIGN_INS.labels("throttled").inc()
        with suppress(LimitReachedError):
            context.throttle.hit(_RECORDS, f"{error.limit.purpose} {error.subject}")
            record_attempt(Action.SIGN_IN_THROTTLED, context, browser, credentials)
            if credentials is not None and error.limit is _CODES:
                notify_member(context, "guessed codes", credentials.email, GUESSED, by="somebody with the password")
        raise TooManyAttemptsError(error.retry_after_s) from None


def _subjects(context: StaffContext, browser: Browser, username: str, is_second_step: bool) -> list[tuple[Limit, str]]:
    settings = context.settings
    if browser.device_token is not None and username in device_owners(browser.device_token, context.now()):
        device = Limit("sign-in device", settings.sign_in_limit_per_address, WINDOW_S)
        return [(device, f"{token_digest(browser.device_token)} {username}")]
    address = Limit("sign-in address", settings.sign_in_limit_per_address, WINDOW_S)
    account = _CODES if is_second_step else Limit("sign-in account", settings.sign_in_limit_per_account, WINDOW_S)
    return [(address, browser.ip_address), (account, username)]
