"""Limits on sign-in attempts: only failures count. At the limit, nothing is checked any more."""

import logging
import math
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum

from app.members.audit.store import Action, record
from app.members.services import StaffServices
from app.members.signing_in.account_notifications import tell_member
from app.members.signing_in.visit import Visit
from app.members.stores.codes import token_digest
from app.members.stores.device_store import device_owners
from app.members.stores.passwords import HashingBusyError
from app.members.stores.store import Credentials, normal_email
from app.web.body import FAULTY
from app.web.errors import ApiError
from app.web.metrics.counted import SIGN_INS
from app.web.throttle.throttle import Limit, LimitReachedError, Reservation

UNKNOWN_MEMBER = "unknown"
GUESSED = "Somebody who knows the password entered too many wrong codes. If it was not you, change the password now."
_MOMENT_S = 5

_log = logging.getLogger(__name__)


class Result(StrEnum):
    """How an attempt ended; the last two were refused without being checked."""

    OK = "ok"
    FAILED = "failed"
    THROTTLED = "throttled"
    BUSY = "busy"


class WrongCredentialsError(ApiError):
    """Unknown member, wrong password, ended account or expired password: nobody is told which."""

    def __init__(self) -> None:
        super().__init__(401, "Wrong email or password.")


class WrongAnswerError(ApiError):
    """A field's value is wrong, from a member who is signed in or whose password was right."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(422, FAULTY, {field: message})


class TooManyAttemptsError(ApiError):
    """The attempt was refused without a check. Another one is allowed in `retry_after_s` seconds."""

    def __init__(self, retry_after_s: int) -> None:
        super().__init__(429, f"Too many attempts. Try again in {_wait(retry_after_s)}.", retry_after_s=retry_after_s)


@contextmanager
def counted_attempt(
    services: StaffServices,
    visit: Visit,
    username: str,
    credentials: Credentials | None,
    account_limit: Limit,
    *,
    what: str = "",
) -> Iterator[None]:
    """Reserve a place while the attempt is checked inside; an exception there counts as a failure.

    It counts for the owner's own browser alone, or else for the IP address and, by `account_limit`, for the account.
    `what` is recorded of a failure.

    Raises TooManyAttemptsError, CountsError, and what is raised inside.
    """
    reservation = _reserve(services, visit, username, credentials, account_limit)
    try:
        yield
    except HashingBusyError:
        # Nothing was checked.
        reservation.give_back()
        log_sign_in(Result.BUSY, credentials, visit.ip_address)
        raise
    except (WrongCredentialsError, WrongAnswerError):
        log_sign_in(Result.FAILED, credentials, visit.ip_address)
        record_attempt(Action.SIGN_IN_FAILED, services, visit, credentials, what)
        raise
    reservation.give_back()


def record_attempt(
    action: Action, services: StaffServices, visit: Visit, credentials: Credentials | None, detail: str = ""
) -> None:
    """Record the outcome. An unknown name is left out: it may be a password typed into the wrong field."""
    username = None if credentials is None else credentials.email
    record(action, at=services.now(), username=username, address=visit.ip_address, detail=detail)


def log_sign_in(result: Result, credentials: Credentials | None, ip_address: str) -> None:
    """Log and count how an attempt ended. `ip_address` is the one that limits count.

    The e-mail is left out: it may be a password in the wrong field. Anything but success is a warning, so that
    LOG_LEVEL `warning` keeps it.
    """
    SIGN_INS.labels(result.value).inc()
    member_id = UNKNOWN_MEMBER if credentials is None else credentials.user_id
    level = logging.INFO if result is Result.OK else logging.WARNING
    _log.log(level, "sign-in", extra={"result": result.value, "member_id": member_id, "address": ip_address})


def _reserve(
    services: StaffServices, visit: Visit, username: str, credentials: Credentials | None, account_limit: Limit
) -> Reservation:
    """Take a place where the attempt belongs; a refused one, which nobody looks at, holds none."""
    try:
        return services.throttle.reserve(_subjects(services, visit, normal_email(username), account_limit))
    except LimitReachedError as error:
        log_sign_in(Result.THROTTLED, credentials, visit.ip_address)
        with suppress(LimitReachedError):
            services.throttle.hit(services.record_limit, f"{error.limit.purpose} {error.subject}")
            record_attempt(Action.SIGN_IN_THROTTLED, services, visit, credentials)
            if credentials is not None and error.limit.purpose == services.code_limit.purpose:
                tell_member(services, "guessed codes", credentials.email, GUESSED, by="somebody with the password")
        raise TooManyAttemptsError(error.retry_after_s) from None


def _subjects(services: StaffServices, visit: Visit, username: str, account_limit: Limit) -> list[tuple[Limit, str]]:
    if visit.device_token is not None and username in device_owners(visit.device_token, services.now()):
        return [(services.device_limit, f"{token_digest(visit.device_token)} {username}")]
    return [(services.ip_address_limit, visit.ip_address), (account_limit, username)]


def _wait(seconds: int) -> str:
    if seconds <= _MOMENT_S:
        return "a moment"
    minutes = math.ceil(seconds / 60)
    return "1 minute" if minutes == 1 else f"{minutes} minutes"
