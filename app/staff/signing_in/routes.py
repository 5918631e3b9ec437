"""Signing in, step by step, and out; and who is signed in."""

from contextlib import AbstractContextManager

from flask import Blueprint, Response, jsonify, request

from app.audit.store import Action, record
from app.http.access import Access, open_to
from app.http.errors import ApiError
from app.staff.bodies import CODE, PASSWORD, read_credentials, read_new_passkey, read_passkey_answer, read_texts
from app.staff.members.pending_store import Pending, Proof, forget_pending, note_proof
from app.staff.members.session_store import close_session
from app.staff.members.store import member_named
from app.staff.replies import MemberReply, member_as_json
from app.staff.services import StaffServices
from app.staff.signing_in.attempts import counted_attempt
from app.staff.signing_in.blueprint import sign_in_blueprint
from app.staff.signing_in.chain_replies import FactorSetReply, NextStepReply, lack_as_json
from app.staff.signing_in.cookies import StaffCookies
from app.staff.signing_in.factors.factor_use import ask_for_passkey, check_code, check_passkey
from app.staff.signing_in.factors.new_factors import (
    FactorOwner,
    begin_passkey,
    begin_totp,
    confirm_passkey,
    confirm_totp,
)
from app.staff.signing_in.password_change import change_password
from app.staff.signing_in.session import NOT_SIGNED_IN, is_meant, signed_in_member, this_member
from app.staff.signing_in.sign_in import Entrance, Waiting, enter, go_on, pending_at, sign_in
from app.staff.signing_in.steps import Step
from app.staff.signing_in.visit import Visit, this_visit

SIGN_IN_API = "/api/login"


def create_sign_in_routes(services: StaffServices) -> Blueprint:
    """Return the blueprint of the sign-in's steps, logout and me."""
    routes = sign_in_blueprint("staff")
    _add_login(routes, services)
    _add_logout(routes, services)
    _add_second_factor(routes, services)
    _add_first_factor(routes, services)
    _add_new_password(routes, services)
    return routes


def _add_login(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(SIGN_IN_API)
    @open_to(Access.EVERYONE)
    def login() -> Response:
        return _answer(services, sign_in(services, this_visit(services), *read_credentials()))

    @routes.get("/api/me")
    @open_to(Access.STAFF)
    def me() -> Response:
        return jsonify(member_as_json(this_member().member))


def _add_logout(routes: Blueprint, services: StaffServices) -> None:
    cookies = StaffCookies(services.is_https)

    @routes.post("/api/logout")
    @open_to(Access.EVERYONE)
    def logout() -> Response:
        visit, member = this_visit(services), signed_in_member()
        if member is not None and not is_meant(member):
            # This tab's member has left already; another one's session is not for it to end.
            raise ApiError(401, NOT_SIGNED_IN)
        if visit.session_token is not None:
            close_session(visit.session_token)
        if visit.sign_in_token is not None:
            forget_pending(visit.sign_in_token)
        if member is not None:
            record(Action.SIGN_OUT, at=services.now(), username=member.email, address=visit.address)
        reply = Response(status=204)
        cookies.clear_session(reply)
        cookies.clear_sign_in(reply)
        return reply


def _add_second_factor(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{SIGN_IN_API}/code")
    @open_to(Access.EVERYONE)
    def give_code() -> Response:
        code, visit = read_texts(CODE)["code"], this_visit(services)
        pending = pending_at(services, visit, Step.SECOND_FACTOR, Step.ONE_TIME_CODE)
        with _counted(services, visit, pending, "code"):
            proof = check_code(services, _owner(visit, pending), code)
        return _proved(services, visit, proof)

    @routes.post(f"{SIGN_IN_API}/passkey/options")
    @open_to(Access.EVERYONE)
    def ask_passkey() -> Response:
        visit = this_visit(services)
        return jsonify(ask_for_passkey(services, _owner(visit, pending_at(services, visit, Step.SECOND_FACTOR))))

    @routes.post(f"{SIGN_IN_API}/passkey")
    @open_to(Access.EVERYONE)
    def give_passkey() -> Response:
        credential, visit = read_passkey_answer(), this_visit(services)
        pending = pending_at(services, visit, Step.SECOND_FACTOR)
        with _counted(services, visit, pending, "passkey"):
            check_passkey(services, _owner(visit, pending), credential)
        return _proved(services, visit, Proof.FACTOR)


def _add_first_factor(routes: Blueprint, services: StaffServices) -> None:
    def owner() -> FactorOwner:
        visit = this_visit(services)
        return _owner(visit, pending_at(services, visit, Step.FIRST_FACTOR))

    def answer(recovery_codes: list[str]) -> Response:
        visit = this_visit(services)
        note_proof(str(visit.sign_in_token), Proof.FACTOR)
        outcome = go_on(services, visit)
        reply: FactorSetReply = {"recoveryCodes": recovery_codes, "signIn": _outcome_as_json(outcome)}
        return _with_cookies(services, jsonify(reply), outcome)

    @routes.post(f"{SIGN_IN_API}/totp")
    @open_to(Access.EVERYONE)
    def begin_first_totp() -> Response:
        return jsonify(begin_totp(services, owner()))

    @routes.post(f"{SIGN_IN_API}/totp/confirm")
    @open_to(Access.EVERYONE)
    def confirm_first_totp() -> Response:
        code = read_texts(CODE)["code"]
        return answer(confirm_totp(services, owner(), code))

    @routes.post(f"{SIGN_IN_API}/passkeys/options")
    @open_to(Access.EVERYONE)
    def begin_first_passkey() -> Response:
        return jsonify(begin_passkey(services, owner()))

    @routes.post(f"{SIGN_IN_API}/passkeys")
    @open_to(Access.EVERYONE)
    def confirm_first_passkey() -> Response:
        name, credential = read_new_passkey()
        return answer(confirm_passkey(services, owner(), name, credential))


def _add_new_password(routes: Blueprint, services: StaffServices) -> None:
    @routes.post(f"{SIGN_IN_API}/new-password")
    @open_to(Access.EVERYONE)
    def choose_first_password() -> Response:
        password, visit = read_texts(PASSWORD)["password"], this_visit(services)
        pending = pending_at(services, visit, Step.NEW_PASSWORD)
        change_password(services, pending.credentials, password, None, address=visit.address, field="password")
        return _answer(services, enter(services, visit, member_named(pending.credentials.email)))


def _counted(services: StaffServices, visit: Visit, pending: Pending, what: str) -> AbstractContextManager[None]:
    member = pending.credentials
    return counted_attempt(services, visit, member.email, member, services.code_limit, what=what)


def _owner(visit: Visit, pending: Pending) -> FactorOwner:
    member = pending.credentials
    replaces_all = pending.proof is Proof.ONE_TIME_CODE
    return FactorOwner(member.user_id, member.email, str(visit.sign_in_token), visit.address, replaces_all)


def _proved(services: StaffServices, visit: Visit, proof: Proof) -> Response:
    note_proof(str(visit.sign_in_token), proof)
    return _answer(services, go_on(services, visit))


def _answer(services: StaffServices, outcome: Entrance | Waiting) -> Response:
    return _with_cookies(services, jsonify(_outcome_as_json(outcome)), outcome)


def _outcome_as_json(outcome: Entrance | Waiting) -> MemberReply | NextStepReply:
    return member_as_json(outcome.member) if isinstance(outcome, Entrance) else lack_as_json(outcome.lack)


def _with_cookies(services: StaffServices, reply: Response, outcome: Entrance | Waiting) -> Response:
    cookies = StaffCookies(services.is_https)
    if isinstance(outcome, Entrance):
        cookies.set(reply, session_token=outcome.session_token, device_token=outcome.device_token)
        if request.cookies.get(cookies.sign_in_name) is not None:
            cookies.clear_sign_in(reply)
    elif outcome.sign_in_token is not None:
        cookies.set_sign_in(reply, outcome.sign_in_token)
    return reply
