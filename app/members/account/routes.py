"""The member's own account: name, password, sessions and fresh proofs."""

from dataclasses import replace
from typing import Annotated

from flask import Blueprint
from pydantic import BeforeValidator
from typing_extensions import TypedDict

from app.members import bodies
from app.members.audit_log import Action
from app.members.context import StaffContext
from app.members.replies import MemberReply
from app.members.signing_in.attempts import WrongAnswerError, counted_attempt
from app.members.signing_in.browser import this_browser
from app.members.signing_in.cookies import Cookie, StaffCookies
from app.members.signing_in.factors.changes import FactorOwner
from app.members.signing_in.factors.passkeys import PasskeyOptionsReply, ask_for_passkey, check_passkey
from app.members.signing_in.password_change import change_password
from app.members.signing_in.session import record_use, this_member
from app.members.staff_blueprint import staff_blueprint
from app.members.stores.account_store import rename
from app.members.stores.codes import make_token
from app.members.stores.factor_store import find_factors
from app.members.stores.member_store import Credentials, member_named
from app.members.stores.passwords import check_password
from app.members.stores.session_store import Member, end_other_sessions, list_sessions, renew_session
from app.web.access import Access
from app.web.api_view import Reply, api_view
from app.web.wire_values import Count, Moment

_ACCOUNT = "/api/account"
_PROVES = api_view(Access.STAFF, 422, 429, 503)
NOT_YOUR_PASSWORD = "This is not your password"  # noqa: S105


class PasskeyReply(Reply):
    """One passkey."""

    id: int
    name: str
    added_at: Moment
    last_used_at: Moment | None


class SessionReply(Reply):
    """One browser that is signed in."""

    browser: Annotated[str, BeforeValidator(lambda name: name or "Unknown browser")]
    since: Moment
    last_seen: Moment
    is_this: bool


class AccountReply(Reply):
    """The member with its second factors and sessions; the session of this request comes first."""

    member: MemberReply
    second_factor_required: bool
    has_totp: bool
    passkeys: list[PasskeyReply]
    recovery_codes_left: Count
    sessions: list[SessionReply]


class RecoveryCodesReply(TypedDict):
    """New recovery codes, shown only this once; empty if the member has some already."""

    recoveryCodes: list[str]


def create_account_routes(context: StaffContext) -> Blueprint:
    """Return the blueprint."""
    routes = staff_blueprint("staff_account")
    _add_account(routes, context)
    _add_proof(routes, context)
    return routes


def this_owner() -> FactorOwner:
    """Return the member of this request as the owner of second factors."""
    member = this_member()
    return FactorOwner(member.user_id, member.email, member.session_token)


def _add_account(routes: Blueprint, context: StaffContext) -> None:
    @routes.get(_ACCOUNT)
    @api_view(Access.STAFF)
    def show_account() -> AccountReply:
        """One's own account."""
        return _account(context, this_member())

    @routes.post(f"{_ACCOUNT}/name")
    @api_view(Access.STAFF)
    def change_name(body: bodies.DisplayName) -> MemberReply:
        """Choose a name."""
        member = this_member()
        rename(member.user_id, body.name)
        record_use(context, Action.NAME_CHANGED)
        return MemberReply.model_validate(replace(member, name=body.name))

    @routes.post(f"{_ACCOUNT}/sessions/end-others")
    @api_view(Access.PROVED_STAFF)
    def end_others() -> None:
        """End one's other sessions."""
        member = this_member()
        count = end_other_sessions(member.user_id, member.session_token)
        record_use(context, Action.SESSIONS_ENDED, f"{count} others")

    @routes.post(f"{_ACCOUNT}/password")
    @_PROVES
    def change_own_password(body: bodies.PasswordChange) -> None:
        """Change one's password."""
        credentials = _check_password(context, body.old_password, "oldPassword")
        change_password(context, credentials, body.new_password, this_member().session_token, field="newPassword")
        _note_proof(context)


def _add_proof(routes: Blueprint, context: StaffContext) -> None:
    @routes.post(f"{_ACCOUNT}/proof")
    @_PROVES
    def prove_by_password(body: bodies.Password) -> None:
        """Give the password again."""
        _check_password(context, body.password, "password")
        _note_proof(context)

    @routes.post(f"{_ACCOUNT}/proof/options")
    @_PROVES
    def ask_passkey_again() -> PasskeyOptionsReply:
        """Ask for a passkey again."""
        return ask_for_passkey(context, this_owner())

    @routes.post(f"{_ACCOUNT}/proof/passkey")
    @_PROVES
    def prove_by_passkey(body: bodies.PasskeyAnswer) -> None:
        """Give a passkey again."""
        member = member_named(this_member().email)
        with counted_attempt(context, this_browser(context), member.email, member, what="passkey"):
            check_passkey(context, this_owner(), body.credential)
        _note_proof(context)


def _check_password(context: StaffContext, password: str, field: str) -> Credentials:
    """Return the member if this is its password. Raises WrongAnswerError, TooManyAttemptsError, HashingBusyError."""
    member = member_named(this_member().email)
    with counted_attempt(context, this_browser(context), member.email, member, what="proof"):
        if not check_password(member.password_hash, password):
            raise WrongAnswerError(field, NOT_YOUR_PASSWORD)
    return member


def _note_proof(context: StaffContext) -> None:
    token = make_token()
    renew_session(this_member().session_token, token, context.now())
    record_use(context, Action.FRESH_PROOF)
    StaffCookies(context.is_https).send(Cookie.SESSION, token)


def _account(context: StaffContext, member: Member) -> AccountReply:
    factors = find_factors(member.user_id)
    return AccountReply(
        member=member,
        second_factor_required=context.settings.needs_second_factor,
        has_totp=factors.totp_secret is not None,
        passkeys=factors.passkeys,
        recovery_codes_left=factors.recovery_codes,
        sessions=list_sessions(member.user_id, member.session_token, context.session_life, context.now()),
    )
