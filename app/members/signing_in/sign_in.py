"""From name and password to an open session."""

from dataclasses import replace

from app.members.audit_log import Action, forget_old_records
from app.members.context import StaffContext
from app.members.replies import MemberReply
from app.members.signing_in.account_notifications import notify_member
from app.members.signing_in.attempts import WrongCredentialsError, counted_attempt, record_attempt
from app.members.signing_in.browser import Browser
from app.members.signing_in.cookies import Cookie, StaffCookies
from app.members.signing_in.steps import NextStepReply, SignInStep, next_step
from app.members.stores.codes import make_token
from app.members.stores.member_store import Credentials, find_credentials
from app.members.stores.passwords import check_password
from app.members.stores.pending_store import Pending, begin_sign_in, find_pending, forget_pending, record_factor_given
from app.members.stores.session_store import (
    close_session,
    device_owners,
    find_member,
    forget_what_ended,
    open_session,
    remember_device,
)
from app.web.errors import ApiError
from app.web.metrics.counted import SIGN_INS


class SignInEndedError(ApiError):
    """There is no such sign-in under way, or it waits for another step."""

    def __init__(self) -> None:
        super().__init__(401, "This sign-in has ended. Enter your email and your password again.")


def sign_in(context: StaffContext, browser: Browser, username: str, password: str) -> MemberReply | NextStepReply:
    """Check name and password. Open a session and end the browser's earlier one, or return the next step.

    Only failures count towards the limits; the attempt reserves its place while it is checked.

    Raises WrongCredentialsError, TooManyAttemptsError, HashingBusyError, CountsError, ApiError 403 like `next_step`.
    """
    now, credentials = context.now(), find_credentials(username)
    with counted_attempt(context, browser, username, credentials):
        is_right = check_password(None if credentials is None else credentials.password_hash, password)
        if credentials is None or not is_right or not credentials.admits(now):
            raise WrongCredentialsError
    pending = Pending(make_token(), credentials, has_given_factor=False)
    step = next_step(context, pending)
    if step is None:
        return enter(context, browser, credentials)
    begin_sign_in(pending, now)
    record_attempt(Action.SIGN_IN_BEGUN, context, browser, credentials, step["next"])
    StaffCookies(context.is_https).send(Cookie.SIGN_IN, pending.token)
    return step


def pending_at(context: StaffContext, browser: Browser, step: SignInStep) -> Pending:
    """Return the sign-in under way in this browser, at this step. Raises SignInEndedError if there is none."""
    pending = None if browser.sign_in_token is None else find_pending(browser.sign_in_token, context.now())
    found = None if pending is None else next_step(context, pending)
    if pending is None or found is None or found["next"] is not step:
        raise SignInEndedError
    return pending


def go_on_with_factor(context: StaffContext, browser: Browser, pending: Pending) -> MemberReply | NextStepReply:
    """Store that the second factor was given; enter, or return the next step. Raises WrongCredentialsError."""
    record_factor_given(pending.token)
    step = next_step(context, replace(pending, has_given_factor=True))
    return enter(context, browser, pending.credentials) if step is None else step


def enter(context: StaffContext, browser: Browser, credentials: Credentials) -> MemberReply:
    """Open a session; end the browser's earlier one. Raises WrongCredentialsError if the password has changed."""
    now, token = context.now(), make_token()
    is_open = open_session(credentials, token, browser.name, now)
    member = find_member(token, context.session_life, now) if is_open else None
    if member is None:
        raise WrongCredentialsError
    if browser.session_token is not None:
        close_session(browser.session_token)
    owners = frozenset[str]() if browser.device_token is None else device_owners(browser.device_token, now)
    if member.email not in owners:
        notify_member(context, "new browser", member.email, f"Signed in from {browser.name}.", by=member.email)
    # Only a token that this site made is kept: a planted one must not become a known device.
    device_token = browser.device_token if browser.device_token and owners else make_token()
    remember_device(credentials.user_id, device_token, now)
    SIGN_INS.labels("ok").inc()
    record_attempt(Action.SIGN_IN, context, browser, credentials)
    forget_what_ended(context.session_life, now)
    forget_old_records(now)
    cookies = StaffCookies(context.is_https)
    cookies.send(Cookie.SESSION, token)
    cookies.send(Cookie.DEVICE, device_token)
    if browser.sign_in_token is not None:
        forget_pending(browser.sign_in_token)
        cookies.clear(Cookie.SIGN_IN)
    return MemberReply.model_validate(member)
