"""From name and password to an open session."""

from dataclasses import dataclass
from datetime import datetime

from app.members.audit.store import Action, forget_old_records
from app.members.services import StaffServices
from app.members.signing_in.account_notifications import tell_member
from app.members.signing_in.attempts import Result, WrongCredentialsError, counted_attempt, log_sign_in, record_attempt
from app.members.signing_in.steps import Lack, Step, next_lack
from app.members.signing_in.visit import Visit
from app.members.stores.codes import make_token
from app.members.stores.device_store import device_owners, forget_old_devices, remember_device
from app.members.stores.factor_store import find_factors
from app.members.stores.passwords import check_password
from app.members.stores.pending_store import (
    Pending,
    Proof,
    begin_sign_in,
    find_pending,
    forget_ended_steps,
    forget_pending,
)
from app.members.stores.session_store import Member, close_session, find_member, forget_ended_sessions, open_session
from app.members.stores.store import Credentials, find_credentials, renew_hash
from app.web.errors import ApiError


@dataclass(frozen=True)
class Entrance:
    """A session was opened: its member, and the tokens to send back."""

    member: Member
    session_token: str
    device_token: str


@dataclass(frozen=True)
class Waiting:
    """A further step is needed: which one, and the token of the sign-in under way if it is new."""

    lack: Lack
    sign_in_token: str | None = None


class SignInEndedError(ApiError):
    """There is no such sign-in under way, or it waits for another step."""

    def __init__(self) -> None:
        super().__init__(401, "This sign-in has ended. Enter your email and your password again.")


def sign_in(services: StaffServices, visit: Visit, username: str, password: str) -> Entrance | Waiting:
    """Check name and password. Open a session and end the browser's earlier one, or return the next step.

    Only failures count towards the limits; the attempt reserves its place while it is checked.

    Raises WrongCredentialsError, TooManyAttemptsError, HashingBusyError, CountsError.
    """
    now, credentials = services.now(), find_credentials(username)
    with counted_attempt(services, visit, username, credentials, services.account_limit):
        check = check_password(None if credentials is None else credentials.password_hash, password)
        if credentials is None or not check.is_right or not credentials.admits(now):
            raise WrongCredentialsError
        lack = _lack(services, Pending(credentials, Proof.NOTHING))
        if lack is not None:
            token = make_token()
            begin_sign_in(credentials.user_id, token, now)
            record_attempt(Action.SIGN_IN_BEGUN, services, visit, credentials, lack.step)
            return Waiting(lack, token)
        entrance = enter(services, visit, credentials)
        if check.new_hash is not None:
            renew_hash(credentials.user_id, credentials.password_hash, check.new_hash)
        return entrance


def pending_at(services: StaffServices, visit: Visit, *steps: Step) -> Pending:
    """Return the sign-in under way in this browser.

    Raises SignInEndedError if there is none, or if it is at none of these steps.
    """
    token = visit.sign_in_token
    pending = None if token is None else find_pending(token, services.now())
    lack = None if pending is None else _lack(services, pending)
    if pending is None or lack is None or lack.step not in steps:
        raise SignInEndedError
    return pending


def go_on(services: StaffServices, visit: Visit) -> Entrance | Waiting:
    """Open the session if no step is left, else return the next step. Raises SignInEndedError."""
    token = visit.sign_in_token
    pending = None if token is None else find_pending(token, services.now())
    if token is None or pending is None:
        raise SignInEndedError
    lack = _lack(services, pending)
    if lack is not None:
        return Waiting(lack)
    try:
        entrance = enter(services, visit, pending.credentials)
    except WrongCredentialsError:
        raise SignInEndedError from None
    forget_pending(token)
    return entrance


def _lack(services: StaffServices, pending: Pending) -> Lack | None:
    factors = find_factors(pending.credentials.user_id)
    return next_lack(pending, factors, needs_second_factor=services.settings.needs_second_factor)


def enter(services: StaffServices, visit: Visit, credentials: Credentials) -> Entrance:
    """Open a session and end the browser's earlier one.

    Raises WrongCredentialsError where the password changed meanwhile.
    """
    now, token = services.now(), make_token()
    if not open_session(credentials, token, visit.browser, now):
        raise WrongCredentialsError
    member = find_member(token, services.session_life, now)
    if member is None:
        raise WrongCredentialsError
    if visit.session_token is not None:
        close_session(visit.session_token)
    owners = frozenset[str]() if visit.device_token is None else device_owners(visit.device_token, now)
    if member.email not in owners:
        tell_member(services, "new browser", member.email, f"Signed in from {visit.browser}.", by=member.email)
    # Only a token that this site made is kept: a planted one must not become a known device.
    device_token = visit.device_token if visit.device_token and owners else make_token()
    remember_device(credentials.user_id, device_token, now)
    log_sign_in(Result.OK, credentials, visit.ip_address)
    record_attempt(Action.SIGN_IN, services, visit, credentials)
    _tidy(services, now)
    return Entrance(member, token, device_token)


def _tidy(services: StaffServices, now: datetime) -> None:
    forget_ended_sessions(services.session_life, now)
    forget_ended_steps(now)
    forget_old_devices(now)
    forget_old_records(now)
