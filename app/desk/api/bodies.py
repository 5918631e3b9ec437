"""Request bodies of the desk."""

import json
from datetime import UTC, date, datetime
from typing import Annotated, Any, ClassVar

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    JsonValue,
    PlainValidator,
    Strict,
    ValidationError,
    WithJsonSchema,
)
from pydantic_core import ErrorDetails, PydanticCustomError

from app.content.editions.figures_data import FiguresData, Words
from app.content.editions.published import Kind
from app.content.errors import dotted
from app.database.storable_text import STORABLE, is_storable
from app.desk.api.places import place_in_words
from app.desk.publishing.records import MOST_REVISIONS
from app.web.api_view import AcceptedBody
from app.web.body import FAULTY, JSON, Body, ErrorMessage
from app.web.errors import ApiError

ROWS = AcceptedBody((JSON,), 1024 * 1024)
"""Room for as many rows as a dataset may have, of 200 characters each."""

LONGEST_REASON = 300
_REASON = {"minLength": 1, "maxLength": LONGEST_REASON, "allOf": [{"pattern": r"\S"}, {"pattern": STORABLE}]}


def _whole(value: object) -> object:
    """Return 3 for 3.0: JSON does not distinguish them."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _reason(why: str) -> str:
    if not 0 < len(why.strip()) <= LONGEST_REASON or not is_storable(why):
        raise ValueError
    return why.strip()


def _moment(given: object) -> datetime | None:
    if given is None:
        return None
    moment = datetime.fromisoformat(str(given))
    if moment.tzinfo is None:
        raise ValueError
    try:
        return moment.astimezone(UTC)
    except OverflowError:
        raise ValueError from None


_Whole = Annotated[int, Strict(), Field(ge=0, le=MOST_REVISIONS), BeforeValidator(_whole)]


_Why = Annotated[
    str,
    AfterValidator(_reason),
    Field(json_schema_extra=_REASON),
    ErrorMessage(f"Say why, in at most {LONGEST_REASON} characters that can be stored."),
]


class _DeskBody(Body):
    unknown: ClassVar[str] = "is not known here"


class StepBody(_DeskBody):
    """A step of an edition, with the revision that the member saw."""

    revision: Annotated[
        _Whole, Field(description="The revision that was changed"), ErrorMessage("Send the revision that you changed.")
    ]


class ChangeBody(StepBody):
    """The new state of a draft. Its cells may be faulty; its shape may not."""

    data: Annotated[dict[Any, Any], ErrorMessage("Send the data as one object.")]


class ApprovalBody(StepBody):
    """An approval: publish now or at a later moment."""

    publish_at: Annotated[
        datetime | None,
        PlainValidator(_moment),
        WithJsonSchema({"type": ["string", "null"], "format": "date-time", "description": "null publishes now"}),
        ErrorMessage("Send a moment with its zone, such as 2026-07-01T09:00:00+05:30."),
    ] = None


class SendBackBody(StepBody):
    """What its author has to fix."""

    why: _Why


class Return(_DeskBody):
    """Which publication to bring back (0 for the original values), and why."""

    number: Annotated[_Whole, ErrorMessage("Send the number of a published edition, or 0 for the repository's.")]
    why: _Why


class PastedRows(_DeskBody):
    """Rows copied from a spreadsheet."""

    text: Annotated[str, ErrorMessage("Send the copied rows as text, and nothing else.")]


class Nothing(_DeskBody):
    """An empty object."""


def _storable(value: JsonValue) -> JsonValue:
    if not is_storable(json.dumps(value, ensure_ascii=False)):
        raise PydanticCustomError("unstorable", "a character cannot be stored: type the text again")
    return value


class WordsData(BaseModel):
    """The words of a section as entered: any JSON that can be stored. The check judges it later."""

    model_config = ConfigDict(extra="forbid", allow_inf_nan=False)

    value: Annotated[JsonValue, AfterValidator(_storable)]
    note: Words | None = None


def read_draft(kind: Kind, data: dict[str, Any]) -> tuple[dict[str, Any], date | None]:
    """Return the data of a draft of figures or words, and its as-on day. Raises ApiError."""
    try:
        if kind == "words":
            return WordsData.model_validate(data).model_dump(exclude_unset=True), None
        figures = FiguresData.model_validate(data)
    except ValidationError as error:
        raise ApiError(422, FAULTY, dict(map(_field_and_message, error.errors()))) from None
    return figures.model_dump(by_alias=True, mode="json"), figures.day


def _field_and_message(details: ErrorDetails) -> tuple[str, str]:
    """Return the field by its API name, and a message that names its place for staff."""
    return dotted(("data", *details["loc"])), f"{place_in_words(details['loc'])}: {details['msg']}"
