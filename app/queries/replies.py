"""Replies to forms: JSON for the script, and small plain documents if no page can be drawn."""

from http import HTTPStatus

from flask import Response, jsonify
from typing_extensions import TypedDict

from app.forms.declaration import Form
from app.queries.records import Id, Saved
from app.web.plain_document import plain_document
from app.web.response_headers import NO_STORE

UNAVAILABLE_RETRY_AFTER_S = 5
_NOTHING_IS_LOST = "Please go back. Nothing is lost: your text is still in the form."


class SavedReply(TypedDict):
    """The thanks for a stored query, and its id."""

    message: str
    _id: Id


def saved_json(saved: Saved, thanks: str) -> Response:
    """Answer 201 for a new query, 200 for one that was stored before."""
    saved_reply: SavedReply = {"message": thanks, "_id": saved.id}
    reply = jsonify(saved_reply)
    reply.status_code = HTTPStatus.OK if saved.is_replay else HTTPStatus.CREATED
    return reply


def thank_you(form: Form) -> Response:
    """Redirect to the form's thank-you page."""
    return Response(status=HTTPStatus.SEE_OTHER, headers={"Location": form.thank_you_page})


def later_page(form: Form, status: HTTPStatus, text: str, retry_after_s: int) -> Response:
    """Answer a plain form post without the renderer: say what is wrong, and that going back keeps the text."""
    headers = {"Cache-Control": NO_STORE, "Retry-After": str(retry_after_s)}
    back = f'<a href="{form.page}">Back to an empty form</a>'
    document = plain_document("Your query was not sent", f"{text} {_NOTHING_IS_LOST}", back)
    return Response(document, status, headers, content_type="text/html; charset=utf-8")
