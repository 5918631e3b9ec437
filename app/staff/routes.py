"""Signing in and out, and who is signed in."""

import logging

from flask import Blueprint, Flask, Response, request

from app.audit.store import Action, record
from app.http.access import Access, open_to
from app.http.errors import ApiError
from app.http.json_body import read_json_object
from app.staff.cli import staff_commands
from app.staff.dashboard.routes import create_dashboard_routes
from app.staff.members.passwords import HashingBusyError
from app.staff.members.session_store import close_session
from app.staff.queries.routes import create_query_routes
from app.staff.replies import address_of_request, member_reply, staff_blueprint, too_many_attempts, unavailable
from app.staff.services import EXTENSION, StaffServices
from app.staff.signing_in.cookies import StaffCookies
from app.staff.signing_in.credentials import read_credentials
from app.staff.signing_in.session import NOT_SIGNED_IN, install_sessions, is_meant, signed_in_member, this_member
from app.staff.signing_in.sign_in import Attempt, TooManyAttemptsError, WrongCredentialsError, sign_in
from app.throttle.counts import CountsError

SIGN_IN_API = "/api/login"
WRONG_CREDENTIALS = "Wrong e-mail or password."

_log = logging.getLogger(__name__)


def register_staff(app: Flask, services: StaffServices) -> None:
    """Give the app sessions, the guard, and the routes and commands of the room."""
    app.extensions[EXTENSION] = services
    install_sessions(app, services)
    app.register_blueprint(create_sign_in_routes(services))
    app.register_blueprint(create_query_routes(services))
    app.register_blueprint(create_dashboard_routes(services))
    app.cli.add_command(staff_commands)


def create_sign_in_routes(services: StaffServices) -> Blueprint:
    """Return the blueprint of login, logout and me."""
    routes = staff_blueprint("staff")
    cookies = StaffCookies(services.is_https)

    @routes.post(SIGN_IN_API)
    @open_to(Access.EVERYONE)
    def login() -> Response:
        username, password = read_credentials(read_json_object())
        attempt = Attempt(
            username=username,
            password=password,
            address=address_of_request(services),
            device_token=cookies.device_token(request),
            session_token=cookies.session_token(request),
        )
        return _answer_attempt(services, cookies, attempt)

    @routes.post("/api/logout")
    @open_to(Access.EVERYONE)
    def logout() -> Response:
        token, member = cookies.session_token(request), signed_in_member()
        if member is not None and not is_meant(member):
            # This tab's member has left already; another one's session is not for it to end.
            raise ApiError(401, NOT_SIGNED_IN)
        if token is not None:
            close_session(token)
        if member is not None:
            address = address_of_request(services)
            record(Action.SIGN_OUT, at=services.now(), username=member.email, address=address)
        reply = Response(status=204)
        cookies.clear_session(reply)
        return reply

    @routes.get("/api/me")
    @open_to(Access.STAFF)
    def me() -> Response:
        member = this_member()
        return member_reply(member.email, may_approve=member.may_approve)

    return routes


def _answer_attempt(services: StaffServices, cookies: StaffCookies, attempt: Attempt) -> Response:
    try:
        entrance = sign_in(services, attempt)
    except WrongCredentialsError:
        raise ApiError(401, WRONG_CREDENTIALS) from None
    except TooManyAttemptsError as error:
        return too_many_attempts(error.retry_after_s)
    except HashingBusyError:
        return unavailable()
    except CountsError as error:
        _log.error("sign-in not possible", extra={"reason": str(error)})
        return unavailable()
    reply = member_reply(entrance.email, may_approve=entrance.may_approve)
    cookies.set(reply, session_token=entrance.session_token, device_token=entrance.device_token)
    return reply
