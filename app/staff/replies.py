"""What the room's routes share: refusals that say when to come back, and the rules of all its replies."""

import logging
import math
from http import HTTPStatus

from flask import Blueprint, Response, request
from sqlalchemy.exc import SQLAlchemyError
from typing_extensions import TypedDict

from app.database_trouble import kind_of_trouble
from app.http.errors import later_reply
from app.http.response_headers import NO_STORE
from app.staff.members.session_store import Member
from app.staff.services import StaffServices

UNAVAILABLE_RETRY_AFTER_S = 5
_MOMENT_S = 5
_UNAVAILABLE = "The staff panel cannot reach its data right now. Please try again in a moment."

_log = logging.getLogger(__name__)


class MemberReply(TypedDict):
    """Who is signed in, and what that member may do beside reading: publish what others entered, manage members."""

    username: str
    name: str
    mayApprove: bool
    managesMembers: bool


def member_as_json(member: Member) -> MemberReply:
    """Return a member; the username is the e-mail address."""
    return {
        "username": member.email,
        "name": member.name,
        "mayApprove": member.may_approve,
        "managesMembers": member.manages_members,
    }


def staff_blueprint(name: str) -> Blueprint:
    """Return a blueprint whose replies are never stored and whose database failures are told without values."""
    routes = Blueprint(name, __name__)

    @routes.after_request
    def forbid_storing(reply: Response) -> Response:
        reply.headers["Cache-Control"] = NO_STORE
        return reply

    @routes.errorhandler(SQLAlchemyError)
    def answer_database_failure(error: SQLAlchemyError) -> Response:
        _log.error("database failed", extra={"reason": kind_of_trouble(error)})
        return unavailable()

    return routes


def too_many_attempts(retry_after_s: int) -> Response:
    """Answer a sign-in that was not looked at."""
    return later_reply(
        HTTPStatus.TOO_MANY_REQUESTS, f"Too many attempts. Try again in {_wait(retry_after_s)}.", retry_after_s
    )


def unavailable() -> Response:
    """Answer that something this reply needs does not work at the moment."""
    return later_reply(HTTPStatus.SERVICE_UNAVAILABLE, _UNAVAILABLE, UNAVAILABLE_RETRY_AFTER_S)


def address_of_request(services: StaffServices) -> str:
    """Return the address limits and records use."""
    return services.proxies.visitor_address(request.remote_addr, request.headers.get("X-Forwarded-For"))


def _wait(seconds: int) -> str:
    if seconds <= _MOMENT_S:
        return "a moment"
    minutes = math.ceil(seconds / 60)
    return "1 minute" if minutes == 1 else f"{minutes} minutes"
