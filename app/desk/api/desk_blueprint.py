"""Shared by all routes of the desk: the replies to steps that cannot be taken."""

import logging
from collections.abc import Mapping
from functools import partial

from flask import Blueprint, Response

from app.content.errors import ContentError
from app.content.limited_process import ProcessBusyError
from app.content.pictures.isolated_conversion import PictureRefusedError
from app.content.sheets.sheet_reading import SheetRefusedError
from app.content.snapshots.composing_process import ComposerFailed
from app.content.snapshots.snapshot_file import SnapshotGone
from app.desk.api.replies import FaultyEditionReply, findings_as_json
from app.desk.publishing.lifecycle import EditionFaultyError
from app.desk.publishing.records import EditionConflictError
from app.desk.publishing.two_persons.approval import ApprovalRefusedError
from app.members.staff_blueprint import staff_blueprint
from app.web.api_view import as_response
from app.web.errors import ErrorReply, error_reply, later_reply

RETRY_AFTER_S = 5
FAULTY_EDITION = {422: FaultyEditionReply | ErrorReply}
"""The additional refusals of routes that judge an edition."""

_log = logging.getLogger(__name__)
_REFUSED: Mapping[type[Exception], int] = {EditionConflictError: 409, ApprovalRefusedError: 403, SheetRefusedError: 422}
_NO_CONTENT = "The content cannot be read right now. Please try again in a moment."
_LATER: Mapping[type[Exception], tuple[int, str]] = {
    ComposerFailed: (503, "The draft could not be checked right now. Please try again in a moment."),
    ProcessBusyError: (429, "The server is busy with other files. Please try again in a moment."),
    ContentError: (503, _NO_CONTENT),
    SnapshotGone: (503, _NO_CONTENT),
}


def desk_blueprint() -> Blueprint:
    """Return a blueprint that answers 409, 403, 422, 429 or 503 if a step cannot be taken."""
    routes = staff_blueprint("desk")
    for refused, status in _REFUSED.items():
        routes.register_error_handler(refused, partial(_refuse, status))
    for delayed, (status, message) in _LATER.items():
        routes.register_error_handler(delayed, partial(_ask_later, status, message))

    @routes.errorhandler(PictureRefusedError)
    def answer_picture(error: PictureRefusedError) -> Response:
        return error_reply(422, f"The file {error}.")

    @routes.errorhandler(EditionFaultyError)
    def answer_faults(error: EditionFaultyError) -> Response:
        findings = findings_as_json(error.outcome)
        return as_response(FaultyEditionReply(message=str(error), errors={}, findings=findings), 422)

    return routes


def _refuse(status: int, error: Exception) -> Response:
    return error_reply(status, str(error))


def _ask_later(status: int, message: str, error: Exception) -> Response:
    if isinstance(error, ComposerFailed):
        _log.error("draft could not be checked", extra={"reason": str(error)})
    return later_reply(status, message, RETRY_AFTER_S)
