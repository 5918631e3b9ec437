"""What the desk is sent, read strictly."""

from datetime import UTC, date, datetime
from typing import Any

from flask import current_app, request
from pydantic import ValidationError

from app.content.editions.figures_data import FiguresData
from app.content.editions.published import Kind
from app.http.errors import ApiError
from app.http.json_body import JSON, read_json_object
from app.http.request_guard import BODY_TOO_LARGE
from app.http.taken_body import TakenBody
from app.publishing.records import MOST_REVISIONS, WHY_LENGTH
from app.staff.editions.places import place_in_words
from app.staff.editions.words_body import FAULTY, refuse_unreadable_words
from app.storable_text import is_storable

ROWS = TakenBody((JSON,), 1024 * 1024)
"""As many rows as a dataset may have, each of twice a hundred characters. Words keep to the usual size."""


def read_revision(body: dict[str, object]) -> int:
    """Return the revision a change was made to. Raises ApiError 422."""
    revision = _whole(body.get("revision"))
    if revision is None:
        raise ApiError(422, FAULTY, {"revision": "Send the revision the change was made to."})
    return revision


def read_step() -> int:
    """Return the revision of a body that holds nothing else. Raises ApiError."""
    body = read_json_object()
    _refuse_others(body, {"revision"})
    return read_revision(body)


def read_change(kind: Kind) -> tuple[int, dict[str, Any], date | None]:
    """Return revision, data and as-on date of a draft; its cells may be faulty, its shape not. Raises ApiError."""
    body = read_json_object()
    _refuse_others(body, {"revision", "data"})
    data = body.get("data")
    if not isinstance(data, dict):
        raise ApiError(422, FAULTY, {"data": "Send the data as one object."})
    if kind == "words":
        if (request.content_length or 0) > current_app.config["MAX_CONTENT_LENGTH"]:
            raise ApiError(413, BODY_TOO_LARGE)
        refuse_unreadable_words(data)
        return read_revision(body), data, None
    try:
        figures = FiguresData.model_validate(data)
    except ValidationError as error:
        raise ApiError(422, FAULTY, dict(map(_told, error.errors()))) from None
    return read_revision(body), figures.model_dump(by_alias=True, mode="json"), figures.day


def read_approval() -> tuple[int, datetime | None]:
    """Return the revision and the moment to publish at, None for now. Raises ApiError."""
    body = read_json_object()
    _refuse_others(body, {"revision", "publishAt"})
    told = body.get("publishAt")
    if told is None:
        return read_revision(body), None
    return read_revision(body), _moment(told)


def read_again() -> tuple[int, str]:
    """Return the number of the edition to bring back, and the reason. Raises ApiError."""
    body = read_json_object()
    _refuse_others(body, {"number", "why"})
    number, why = _whole(body.get("number")), body.get("why")
    if number is None:
        raise ApiError(422, FAULTY, {"number": "Send the number of a published edition, or 0 for the repository's."})
    if not isinstance(why, str) or not 0 < len(why.strip()) <= WHY_LENGTH or not is_storable(why):
        raise ApiError(422, FAULTY, {"why": f"Say why, in at most {WHY_LENGTH} characters that can be stored."})
    return number, why.strip()


def read_nothing() -> None:
    """Refuse a body that says anything. Raises ApiError."""
    _refuse_others(read_json_object(), set())


def _moment(told: object) -> datetime:
    try:
        moment = datetime.fromisoformat(str(told))
        if moment.tzinfo is not None:
            return moment.astimezone(UTC)
    except (ValueError, OverflowError):
        pass
    raise ApiError(422, FAULTY, {"publishAt": "Send a moment with its zone, such as 2026-07-01T09:00:00+05:30."})


def _whole(value: object) -> int | None:
    """Return a number that a column of revisions can hold, None for anything else; in JSON 3.0 is 3."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    is_whole = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_REVISIONS
    return value if is_whole and isinstance(value, int) else None


def _refuse_others(body: dict[str, object], known: set[str]) -> None:
    unknown = sorted(set(body) - known)
    if unknown:
        raise ApiError(422, FAULTY, {unknown[0]: "is not known here"})


def _told(details: Any) -> tuple[str, str]:  # noqa: ANN401 - pydantic's ErrorDetails
    """Return the field as the API names it, and a message that says for staff where it lies."""
    message = details["msg"]
    limit = details.get("ctx", {}).get("max_length")
    if limit is not None:
        message = f"has more than {limit} {'characters' if details['type'].startswith('string') else 'entries'}"
    return "data." + ".".join(map(str, details["loc"])), f"{place_in_words(details['loc'])}: {message}"
