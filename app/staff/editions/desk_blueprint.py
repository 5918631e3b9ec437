"""What all routes of the desk share: how a step that cannot be taken is answered."""

import logging

from flask import Blueprint, Response, jsonify

from app.content.snapshots.job import ComposerFailed
from app.http.errors import error_reply, later_reply
from app.publishing.lifecycle import EditionFaultyError
from app.publishing.records import EditionConflictError
from app.publishing.two_persons.approval import ApprovalRefusedError
from app.staff.editions.replies import FaultyEditionReply, findings_as_json
from app.staff.replies import staff_blueprint

RETRY_AFTER_S = 5
_log = logging.getLogger(__name__)
_BUSY = "The draft could not be judged right now. Please try again in a moment."


def desk_blueprint(name: str) -> Blueprint:
    """Return a blueprint that answers 409, 403, 422 and 503 for steps that cannot be taken."""
    routes = staff_blueprint(name)

    @routes.errorhandler(EditionConflictError)
    def answer_conflict(error: EditionConflictError) -> Response:
        return error_reply(409, str(error))

    @routes.errorhandler(ApprovalRefusedError)
    def answer_refusal(error: ApprovalRefusedError) -> Response:
        return error_reply(403, str(error))

    @routes.errorhandler(EditionFaultyError)
    def answer_faults(error: EditionFaultyError) -> tuple[Response, int]:
        reply: FaultyEditionReply = {
            "message": str(error),
            "errors": {},
            "findings": findings_as_json(error.outcome, error.subject),
        }
        return jsonify(reply), 422

    @routes.errorhandler(ComposerFailed)
    def answer_failure(error: ComposerFailed) -> Response:
        _log.error("draft not judged", extra={"reason": str(error)})
        return later_reply(503, _BUSY, RETRY_AFTER_S)

    return routes
