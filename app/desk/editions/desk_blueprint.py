"""Shared by all routes of the desk: the replies to steps that cannot be taken."""

import logging

from flask import Blueprint, Response

from app.content.limited_process import NoPlaceError
from app.content.pictures.convert_apart import PictureRefusedError
from app.content.sheets.reading import SheetRefusedError
from app.content.snapshots.job import ComposerFailed
from app.desk.editions.replies import FaultyEditionReply, findings_as_json
from app.desk.publishing.lifecycle import EditionFaultyError
from app.desk.publishing.records import EditionConflictError
from app.desk.publishing.two_persons.approval import ApprovalRefusedError
from app.members.replies import staff_blueprint
from app.web.api_view import as_response
from app.web.errors import ErrorReply, error_reply, later_reply

RETRY_AFTER_S = 5
FAULTY_EDITION = {422: FaultyEditionReply | ErrorReply}
"""The additional refusals of routes that judge an edition."""

_log = logging.getLogger(__name__)
_BUSY = "The draft could not be checked right now. Please try again in a moment."
_NO_PLACE = "The server is busy with other files. Please try again in a moment."


def desk_blueprint() -> Blueprint:
    """Return a blueprint that answers 409, 403, 422, 429 or 503 if a step cannot be taken."""
    routes = staff_blueprint("desk")

    @routes.errorhandler(EditionConflictError)
    def answer_conflict(error: EditionConflictError) -> Response:
        return error_reply(409, str(error))

    @routes.errorhandler(ApprovalRefusedError)
    def answer_refusal(error: ApprovalRefusedError) -> Response:
        return error_reply(403, str(error))

    @routes.errorhandler(EditionFaultyError)
    def answer_faults(error: EditionFaultyError) -> Response:
        findings = findings_as_json(error.outcome)
        return as_response(FaultyEditionReply(message=str(error), errors={}, findings=findings), 422)

    @routes.errorhandler(SheetRefusedError)
    def answer_sheet(error: SheetRefusedError) -> Response:
        return error_reply(422, str(error))

    @routes.errorhandler(PictureRefusedError)
    def answer_picture(error: PictureRefusedError) -> Response:
        return error_reply(422, f"The file {error}.")

    @routes.errorhandler(NoPlaceError)
    def answer_no_place(_error: NoPlaceError) -> Response:
        return later_reply(429, _NO_PLACE, RETRY_AFTER_S)

    @routes.errorhandler(ComposerFailed)
    def answer_failure(error: ComposerFailed) -> Response:
        _log.error("draft not judged", extra={"reason": str(error)})
        return later_reply(503, _BUSY, RETRY_AFTER_S)

    return routes
