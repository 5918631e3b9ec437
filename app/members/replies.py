"""Shared by all routes for staff: replies are never stored, and refusals say when to try again."""

import logging
from http import HTTPStatus
from typing import Annotated

from flask import Blueprint, Response, request
from pydantic import Field
from sqlalchemy.exc import SQLAlchemyError

from app.database.trouble import kind_of_trouble
from app.members.context import StaffContext
from app.members.stores.passwords import HashingBusyError
from app.web.api_view import Reply
from app.web.errors import later_reply
from app.web.request_log import loggable_path
from app.web.response_headers import NO_STORE
from app.web.throttle.throttle import CountsError

UNAVAILABLE_RETRY_AFTER_S = 5
_UNAVAILABLE = "The staff panel cannot reach its data right now. Please try again in a moment."

_log = logging.getLogger(__name__)


class MemberReply(Reply):
    """Who is signed in, and which permissions that member has: to publish what others entered, to manage members."""

    username: Annotated[str, Field(validation_alias="email")]
    name: str
    may_approve: bool
    manages_members: bool


def staff_blueprint(name: str) -> Blueprint:
    """Return a blueprint whose replies are never stored; 503 if database, hashing or throttle is unavailable."""
    routes = Blueprint(name, __name__)

    @routes.after_request
    def forbid_storing(reply: Response) -> Response:
        reply.headers["Cache-Control"] = NO_STORE
        return reply

    @routes.errorhandler(SQLAlchemyError)
    @routes.errorhandler(HashingBusyError)
    @routes.errorhandler(CountsError)
    def answer_unavailable(error: Exception) -> Response:
        reason = kind_of_trouble(error) if isinstance(error, SQLAlchemyError) else type(error).__name__
        _log.error("staff request answered with 503", extra={"reason": reason, "path": loggable_path(request.path)})
        return later_reply(HTTPStatus.SERVICE_UNAVAILABLE, _UNAVAILABLE, UNAVAILABLE_RETRY_AFTER_S)

    return routes


def ip_address_of_request(context: StaffContext) -> str:
    """Return the IP address used for limits and records."""
    return context.proxies.visitor_address(request.remote_addr, request.headers.get("X-Forwarded-For"))
