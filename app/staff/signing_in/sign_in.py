"""What happens between a name with a password and an open session."""

from dataclasses import dataclass
from datetime import datetime

from app.audit.store import Action, forget_old_records, record
from app.counting.counted import REFUSALS
from app.staff.members.device_store import device_owners, forget_old_devices, remember_device
from app.staff.members.passwords import HashingBusyError, PasswordCheck, check_password
from app.staff.members.session_store import close_session, forget_ended_sessions, open_session
from app.staff.members.store import Credentials, find_credentials, normal_email, renew_hash
from app.staff.members.tokens import make_token, token_digest
from app.staff.services import StaffServices
from app.staff.signing_in.sign_in_log import Result, log_sign_in
from app.throttle.reservation import Reservation
from app.throttle.throttle import Limit, LimitReachedError


@dataclass(frozen=True)
class Attempt:
    """One try to sign in; the tokens are what the browser's cookies held."""

    username: str
    password: str
    address: str
    device_token: str | None
    session_token: str | None


@dataclass(frozen=True)
class Entrance:
    """A session was opened: the tokens to send back."""

    email: str
    may_approve: bool
    session_token: str
    device_token: str


class WrongCredentialsError(Exception):
    """Unknown member, wrong password or disabled: which of them is told to nobody."""


class TooManyAttemptsError(Exception):
    """This attempt was not looked at. Another one is allowed in `retry_after_s` seconds."""

    def __init__(self, retry_after_s: int) -> None:
        super().__init__(retry_after_s)
        self.retry_after_s = retry_after_s


def sign_in(services: StaffServices, attempt: Attempt) -> Entrance:
    """Open a new session and end the one the browser had. Only failures count; meanwhile the attempt holds its place.

    Raises WrongCredentialsError, TooManyAttemptsError, HashingBusyError, CountsError.
    """
    now = services.now()
    owners = frozenset[str]() if attempt.device_token is None else device_owners(attempt.device_token, now)
    credentials = find_credentials(attempt.username)
    reservation = _reserve(services, attempt, credentials, owners, now)
    try:
        entrance = _enter(services, attempt, credentials, owners, now)
    except HashingBusyError:
        # The password was not looked at.
        reservation.give_back()
        log_sign_in(Result.BUSY, credentials, attempt.address)
        raise
    except Exception:
        reservation.settle()
        raise
    reservation.give_back()
    return entrance


def _enter(
    services: StaffServices, attempt: Attempt, credentials: Credentials | None, owners: frozenset[str], now: datetime
) -> Entrance:
    check = check_password(None if credentials is None else credentials.password_hash, attempt.password)
    token = make_token()
    if credentials is None or not _opens(credentials, check, token, now):
        log_sign_in(Result.FAILED, credentials, attempt.address)
        _record(Action.SIGN_IN_FAILED, attempt, credentials, now)
        raise WrongCredentialsError
    if check.new_hash is not None:
        renew_hash(credentials.user_id, credentials.password_hash, check.new_hash)
    if attempt.session_token is not None:
        close_session(attempt.session_token)
    # Only a token of ours is kept: one that somebody planted must not become known.
    device_token = attempt.device_token if attempt.device_token and owners else make_token()
    remember_device(credentials.user_id, device_token, now)
    log_sign_in(Result.OK, credentials, attempt.address)
    _record(Action.SIGN_IN, attempt, credentials, now)
    _tidy(services, now)
    return Entrance(credentials.email, credentials.may_approve, token, device_token)


def _opens(credentials: Credentials, check: PasswordCheck, token: str, now: datetime) -> bool:
    return check.is_right and not credentials.is_disabled and open_session(credentials, token, now)


def _reserve(
    services: StaffServices, attempt: Attempt, credentials: Credentials | None, owners: frozenset[str], now: datetime
) -> Reservation:
    """Take a place where the attempt belongs; a refused one, which nobody looks at, holds none."""
    try:
        return services.throttle.reserve(_subjects(services, attempt, owners))
    except LimitReachedError as error:
        REFUSALS.labels(error.limit.purpose).inc()
        log_sign_in(Result.THROTTLED, credentials, attempt.address)
        if services.throttle.hit(services.record_limit, f"{error.limit.purpose} {error.subject}").is_allowed:
            _record(Action.SIGN_IN_THROTTLED, attempt, credentials, now)
        raise TooManyAttemptsError(error.retry_after_s) from None


def _subjects(services: StaffServices, attempt: Attempt, owners: frozenset[str]) -> list[tuple[Limit, str]]:
    """Return what the attempt counts for: the owner's own browser alone, or address and account."""
    username = normal_email(attempt.username)
    if attempt.device_token is not None and username in owners:
        return [(services.device_limit, f"{token_digest(attempt.device_token)} {username}")]
    return [(services.address_limit, attempt.address), (services.account_limit, username)]


def _record(action: Action, attempt: Attempt, credentials: Credentials | None, now: datetime) -> None:
    """Record the outcome. A name that is nobody's is left out: it may be a password in the wrong field."""
    username = None if credentials is None else credentials.email
    record(action, at=now, username=username, address=attempt.address)


def _tidy(services: StaffServices, now: datetime) -> None:
    forget_ended_sessions(services.session_life, now)
    forget_old_devices(now)
    forget_old_records(now)
