"""Signing in step by step, signing out, and who is signed in."""

from contextlib import AbstractContextManager

from flask import Blueprint

from app.members import bodies
from app.members.audit_log import Action, record
from app.members.context import StaffContext
from app.members.replies import MemberReply
from app.members.signing_in.attempts import counted_attempt
from app.members.signing_in.browser import Browser, this_browser
from app.members.signing_in.cookies import Cookie, StaffCookies
from app.members.signing_in.factors.changes import FactorOwner
from app.members.signing_in.factors.passkeys import (
    PasskeyOptionsReply,
    add_passkey,
    ask_for_new_passkey,
    ask_for_passkey,
    check_passkey,
)
from app.members.signing_in.factors.typed_codes import NewTotpReply, begin_totp, check_code, confirm_totp
from app.members.signing_in.password_change import change_password
from app.members.signing_in.session import NOT_SIGNED_IN, is_named_member, signed_in_member, this_member
from app.members.signing_in.sign_in import enter, go_on_with_factor, pending_at, sign_in
from app.members.signing_in.steps import FactorSetReply, NextStepReply, SignInStep
from app.members.staff_blueprint import staff_blueprint
from app.members.stores.member_store import member_named
from app.members.stores.pending_store import Pending, forget_pending
from app.members.stores.session_store import close_session
from app.web.access import Access
from app.web.api_view import api_view
from app.web.errors import ApiError

SIGN_IN_API = "/api/login"
_TAKES_STEP = api_view(Access.EVERYONE, 401, 403, 422, 429, 503)


def create_sign_in_routes(context: StaffContext) -> Blueprint:
    """Return the blueprint of the sign-in's steps, logout and me."""
    routes = staff_blueprint("staff")
    _add_login(routes, context)
    _add_logout(routes, context)
    _add_second_factor(routes, context)
    _add_first_factor(routes, context)
    _add_new_password(routes, context)
    return routes


def _add_login(routes: Blueprint, context: StaffContext) -> None:
    @routes.post(SIGN_IN_API)
    @_TAKES_STEP
    def login(body: bodies.SignInBody) -> MemberReply | NextStepReply:
        """Sign in; set the session's cookie if no further step is needed."""
        return sign_in(context, this_browser(context), body.username, body.password)

    @routes.get("/api/me")
    @api_view(Access.STAFF)
    def me() -> MemberReply:
        """Tell who is signed in."""
        return MemberReply.model_validate(this_member())


def _add_logout(routes: Blueprint, context: StaffContext) -> None:
    cookies = StaffCookies(context.is_https)

    @routes.post("/api/logout")
    @api_view(Access.EVERYONE, 401, 503)
    def logout() -> None:
        """Sign out."""
        browser, member = this_browser(context), signed_in_member()
        if member is not None and not is_named_member(member):
            # This tab's member has signed out already. The session is somebody else's and must not end.
            raise ApiError(401, NOT_SIGNED_IN)
        if browser.session_token is not None:
            close_session(browser.session_token)
        if browser.sign_in_token is not None:
            forget_pending(browser.sign_in_token)
        if member is not None:
            record(Action.SIGN_OUT, at=context.now(), email=member.email, origin=browser.ip_address)
        cookies.clear(Cookie.SESSION)
        cookies.clear(Cookie.SIGN_IN)


def _add_second_factor(routes: Blueprint, context: StaffContext) -> None:
    @routes.post(f"{SIGN_IN_API}/code")
    @_TAKES_STEP
    def give_code(body: bodies.Code) -> MemberReply | NextStepReply:
        """Give a code of the app, or a recovery code."""
        browser = this_browser(context)
        pending = pending_at(context, browser, SignInStep.SECOND_FACTOR)
        with _counted(context, browser, pending, "code"):
            check_code(context, _owner(pending), body.code)
        return go_on_with_factor(context, browser, pending)

    @routes.post(f"{SIGN_IN_API}/passkey/options")
    @_TAKES_STEP
    def ask_passkey() -> PasskeyOptionsReply:
        """Ask for a passkey."""
        pending = pending_at(context, this_browser(context), SignInStep.SECOND_FACTOR)
        return ask_for_passkey(context, _owner(pending))

    @routes.post(f"{SIGN_IN_API}/passkey")
    @_TAKES_STEP
    def give_passkey(body: bodies.PasskeyAnswer) -> MemberReply | NextStepReply:
        """Give a passkey."""
        browser = this_browser(context)
        pending = pending_at(context, browser, SignInStep.SECOND_FACTOR)
        with _counted(context, browser, pending, "passkey"):
            check_passkey(context, _owner(pending), body.credential)
        return go_on_with_factor(context, browser, pending)


def _add_first_factor(routes: Blueprint, context: StaffContext) -> None:
    def begun() -> Pending:
        return pending_at(context, this_browser(context), SignInStep.SET_UP_FACTOR)

    def go_on(pending: Pending, recovery_codes: list[str]) -> FactorSetReply:
        sign_in = go_on_with_factor(context, this_browser(context), pending)
        return {"recoveryCodes": recovery_codes, "signIn": sign_in}

    @routes.post(f"{SIGN_IN_API}/totp")
    @_TAKES_STEP
    def begin_first_totp() -> NewTotpReply:
        """Begin to set up an authenticator app."""
        return begin_totp(context, _owner(begun()))

    @routes.post(f"{SIGN_IN_API}/totp/confirm")
    @_TAKES_STEP
    def confirm_first_totp(body: bodies.Code) -> FactorSetReply:
        """Show a code of that app."""
        pending = begun()
        return go_on(pending, confirm_totp(context, _owner(pending), body.code))

    @routes.post(f"{SIGN_IN_API}/passkeys/options")
    @_TAKES_STEP
    def begin_first_passkey() -> PasskeyOptionsReply:
        """Begin to make a passkey."""
        return ask_for_new_passkey(context, _owner(begun()))

    @routes.post(f"{SIGN_IN_API}/passkeys")
    @_TAKES_STEP
    def confirm_first_passkey(body: bodies.NewPasskey) -> FactorSetReply:
        """Store the new passkey."""
        pending = begun()
        return go_on(pending, add_passkey(context, _owner(pending), body.name, body.credential))


def _add_new_password(routes: Blueprint, context: StaffContext) -> None:
    @routes.post(f"{SIGN_IN_API}/new-password")
    @_TAKES_STEP
    def replace_temporary_password(body: bodies.Password) -> MemberReply | NextStepReply:
        """Choose a new password."""
        browser = this_browser(context)
        pending = pending_at(context, browser, SignInStep.NEW_PASSWORD)
        change_password(context, pending.credentials, body.password, None, field="password")
        return enter(context, browser, member_named(pending.credentials.email))


def _counted(context: StaffContext, browser: Browser, pending: Pending, what: str) -> AbstractContextManager[None]:
    member = pending.credentials
    return counted_attempt(context, browser, member.email, member, what=what, is_second_step=True)


def _owner(pending: Pending) -> FactorOwner:
    return FactorOwner(pending.credentials.user_id, pending.credentials.email, pending.token)
