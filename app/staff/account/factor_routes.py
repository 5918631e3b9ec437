"""The member's own second factors: set up, removed, and recovery codes; each with a fresh proof."""

from flask import Blueprint, Response, jsonify
from werkzeug.exceptions import NotFound

from app.audit.store import Action
from app.http.access import Access, open_to
from app.http.errors import ApiError
from app.staff.account.replies import RecoveryCodesReply
from app.staff.account.routes import this_owner
from app.staff.bodies import CODE, read_new_passkey, read_one_time_code, read_texts
from app.staff.members.factor_store import find_factors, remove_passkey, remove_totp, spend_one_time_code
from app.staff.members.pending_store import Purpose, ask_for, asked_for
from app.staff.members.store import member_named
from app.staff.services import StaffServices
from app.staff.signing_in.attempts import WrongAnswerError, counted_attempt
from app.staff.signing_in.blueprint import sign_in_blueprint
from app.staff.signing_in.factors.factor_use import WRONG_TYPED_CODE
from app.staff.signing_in.factors.new_factors import (
    FactorOwner,
    begin_passkey,
    begin_totp,
    confirm_passkey,
    confirm_totp,
    make_recovery_codes,
    note_factor,
)
from app.staff.signing_in.visit import this_visit

_ACCOUNT = "/api/account"
NEEDS_CODE = "Enter a one-time code: a manager, or who runs the site, makes one"
LAST_FACTOR = "This is the last second factor, and one is required: add another one first."
NO_FACTOR = "Recovery codes stand in for a second factor: add one first."


def create_factor_routes(services: StaffServices) -> Blueprint:
    """Return the blueprint."""
    routes = sign_in_blueprint("staff_factors")
    _add_totp(routes, services)
    _add_passkeys(routes, services)
    _add_recovery_codes(routes, services)
    return routes


def _add_totp(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{_ACCOUNT}/totp")
    @open_to(Access.PROVED_STAFF)
    def begin_own_totp() -> Response:
        return jsonify(begin_totp(services, _allowed_owner(services, read_one_time_code())))

    @routes.post(f"{_ACCOUNT}/totp/confirm")
    @open_to(Access.PROVED_STAFF)
    def confirm_own_totp() -> Response:
        return _codes(confirm_totp(services, this_owner(services), read_texts(CODE)["code"]))

    @routes.post(f"{_ACCOUNT}/totp/remove")
    @open_to(Access.PROVED_STAFF)
    def remove_own_totp() -> Response:
        owner = this_owner(services)
        if find_factors(owner.user_id).totp_secret is not None:
            _refuse_last(services, owner)
            remove_totp(owner.user_id)
            note_factor(services, owner, Action.FACTOR_REMOVED, "Removed as second factor: the authenticator app.")
        return Response(status=204)


def _add_passkeys(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{_ACCOUNT}/passkeys/options")
    @open_to(Access.PROVED_STAFF)
    def begin_own_passkey() -> Response:
        return jsonify(begin_passkey(services, _allowed_owner(services, read_one_time_code())))

    @routes.post(f"{_ACCOUNT}/passkeys")
    @open_to(Access.PROVED_STAFF)
    def confirm_own_passkey() -> Response:
        name, credential = read_new_passkey()
        return _codes(confirm_passkey(services, this_owner(services), name, credential))

    @routes.post(f"{_ACCOUNT}/passkeys/<int:passkey_id>/remove")
    @open_to(Access.PROVED_STAFF)
    def remove_own_passkey(passkey_id: int) -> Response:
        owner = this_owner(services)
        found = next((one for one in find_factors(owner.user_id).passkeys if one.id == passkey_id), None)
        if found is None:
            raise NotFound
        _refuse_last(services, owner)
        remove_passkey(owner.user_id, found.id)
        note_factor(services, owner, Action.FACTOR_REMOVED, f"Removed as second factor: the passkey {found.name}.")
        return Response(status=204)


def _add_recovery_codes(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{_ACCOUNT}/recovery-codes")
    @open_to(Access.PROVED_STAFF)
    def make_own_recovery_codes() -> Response:
        owner = this_owner(services)
        if not find_factors(owner.user_id).count:
            raise ApiError(409, NO_FACTOR)
        return _codes(make_recovery_codes(services, owner))


def _allowed_owner(services: StaffServices, one_time_code: str | None) -> FactorOwner:
    """Return the member, who may set a factor up: the first one only after a one-time code, never by password alone.

    Raises WrongAnswerError, TooManyAttemptsError, HashingBusyError.
    """
    owner, now = this_owner(services), services.now()
    if find_factors(owner.user_id).count or asked_for(owner.token, Purpose.FIRST_FACTOR, now) is not None:
        return owner
    if one_time_code is None:
        raise WrongAnswerError("oneTimeCode", NEEDS_CODE)
    visit, member = this_visit(services), member_named(owner.email)
    with counted_attempt(services, visit, owner.email, member, services.code_limit, what="one-time code"):
        if not spend_one_time_code(owner.user_id, one_time_code, now):
            raise WrongAnswerError("oneTimeCode", WRONG_TYPED_CODE)
    ask_for(owner.token, Purpose.FIRST_FACTOR, "given", now)
    note_factor(services, owner, Action.ONE_TIME_CODE_USED, "A one-time code was used.")
    return owner


def _refuse_last(services: StaffServices, owner: FactorOwner) -> None:
    if services.needs_second_factor and find_factors(owner.user_id).count == 1:
        raise ApiError(409, LAST_FACTOR)


def _codes(recovery_codes: list[str]) -> Response:
    reply: RecoveryCodesReply = {"recoveryCodes": recovery_codes}
    return jsonify(reply)
