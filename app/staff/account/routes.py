"""The member's own account: what it is, its name, its password, its sessions, and a fresh proof."""

from flask import Blueprint, Response, jsonify

from app.audit.store import Action
from app.http.access import Access, open_to
from app.staff.account.replies import account_as_json
from app.staff.bodies import PASSWORD, PASSWORD_CHANGE, read_name, read_passkey_answer, read_texts
from app.staff.member_record import record_use
from app.staff.members.account_store import rename
from app.staff.members.factor_store import find_factors
from app.staff.members.passwords import check_password
from app.staff.members.session_store import end_other_sessions, list_sessions, renew_session
from app.staff.members.store import Credentials, member_named
from app.staff.members.tokens import make_token
from app.staff.replies import address_of_request, member_as_json
from app.staff.services import StaffServices
from app.staff.signing_in.attempts import WrongAnswerError, counted_attempt
from app.staff.signing_in.blueprint import sign_in_blueprint
from app.staff.signing_in.cookies import StaffCookies
from app.staff.signing_in.factors.factor_use import ask_for_passkey, check_passkey
from app.staff.signing_in.factors.new_factors import FactorOwner
from app.staff.signing_in.password_change import change_password
from app.staff.signing_in.session import SignedInMember, this_member
from app.staff.signing_in.visit import this_visit

_ACCOUNT = "/api/account"
NOT_YOUR_PASSWORD = "This is not your password"  # noqa: S105


def create_account_routes(services: StaffServices) -> Blueprint:
    """Return the blueprint."""
    routes = sign_in_blueprint("staff_account")
    _add_account(routes, services)
    _add_password(routes, services)
    _add_proof(routes, services)
    return routes


def this_owner(services: StaffServices) -> FactorOwner:
    """Return the member of this request as one whose second factors are asked for or changed."""
    member = this_member()
    return FactorOwner(member.user_id, member.email, member.session_token, address_of_request(services))


def _add_account(routes: Blueprint, services: StaffServices) -> None:
    @routes.get(_ACCOUNT)
    @open_to(Access.STAFF)
    def show_account() -> Response:
        return jsonify(_account(services, this_member()))

    @routes.post(f"{_ACCOUNT}/name")
    @open_to(Access.STAFF)
    def change_name() -> Response:
        name, member = read_name(), this_member().member
        rename(member.user_id, name)
        record_use(services, Action.NAME_CHANGED)
        return jsonify({**member_as_json(member), "name": name})

    @routes.post(f"{_ACCOUNT}/sessions/end-others")
    @open_to(Access.PROVED_STAFF)
    def end_others() -> Response:
        member = this_member()
        count = end_other_sessions(member.user_id, member.session_token)
        record_use(services, Action.SESSIONS_ENDED, f"{count} others")
        return Response(status=204)


def _add_password(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{_ACCOUNT}/password")
    @open_to(Access.STAFF)
    def change_own_password() -> Response:
        read, member = read_texts(PASSWORD_CHANGE), this_member()
        credentials = _check_password(services, read["oldPassword"], "oldPassword")
        address, token = address_of_request(services), member.session_token
        change_password(services, credentials, read["newPassword"], token, address=address, field="newPassword")
        return _proved(services)


def _add_proof(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{_ACCOUNT}/proof")
    @open_to(Access.STAFF)
    def prove_by_password() -> Response:
        _check_password(services, read_texts(PASSWORD)["password"], "password")
        return _proved(services)

    @routes.post(f"{_ACCOUNT}/proof/options")
    @open_to(Access.STAFF)
    def ask_passkey_again() -> Response:
        return jsonify(ask_for_passkey(services, this_owner(services)))

    @routes.post(f"{_ACCOUNT}/proof/passkey")
    @open_to(Access.STAFF)
    def prove_by_passkey() -> Response:
        credential, member = read_passkey_answer(), member_named(this_member().email)
        visit, limit = this_visit(services), services.account_limit
        with counted_attempt(services, visit, member.email, member, limit, what="passkey"):
            check_passkey(services, this_owner(services), credential)
        return _proved(services)


def _check_password(services: StaffServices, password: str, field: str) -> Credentials:
    """Return the member if this is its password. Raises WrongAnswerError, TooManyAttemptsError, HashingBusyError."""
    member, visit = member_named(this_member().email), this_visit(services)
    with counted_attempt(services, visit, member.email, member, services.account_limit, what="proof"):
        if not check_password(member.password_hash, password).is_right:
            raise WrongAnswerError(field, NOT_YOUR_PASSWORD)
    return member


def _proved(services: StaffServices) -> Response:
    token, reply = make_token(), Response(status=204)
    renew_session(this_member().session_token, token, services.now())
    record_use(services, Action.FRESH_PROOF)
    StaffCookies(services.is_https).set_session(reply, token)
    return reply


def _account(services: StaffServices, member: SignedInMember) -> object:
    return account_as_json(
        member_as_json(member.member),
        find_factors(member.user_id),
        list_sessions(member.user_id, member.session_token, services.session_life, services.now()),
        second_factor_required=services.needs_second_factor,
    )
