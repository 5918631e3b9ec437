"""What all routes for staff share: replies are never stored, and refusals say when to try again."""

import logging
from http import HTTPStatus

from flask import Blueprint, Response, request
from sqlalchemy.exc import SQLAlchemyError

from app.database.errors import short_reason
from app.members.stores.passwords import HashingBusyError
from app.web.errors import UNAVAILABLE_RETRY_AFTER_S, later_reply
from app.web.request_log import loggable_path
from app.web.response_headers import NO_STORE
from app.web.throttle.throttle import CountsError

_UNAVAILABLE = "The staff panel cannot answer right now. Please try again in a moment."

_log = logging.getLogger(__name__)


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
        reason = short_reason(error) if isinstance(error, SQLAlchemyError) else type(error).__name__
        _log.error("staff request answered with 503", extra={"reason": reason, "path": loggable_path(request.path)})
        return later_reply(HTTPStatus.SERVICE_UNAVAILABLE, _UNAVAILABLE, UNAVAILABLE_RETRY_AFTER_S)

    return routes
