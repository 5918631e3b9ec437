"""JSON bodies, read strictly, as models: one declaration accepts, checks and documents a body."""

import json
from typing import Any, ClassVar, NamedTuple, NoReturn, Self

from flask import request
from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.alias_generators import to_camel
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from app.web.errors import ApiError

JSON = "application/json"
FAULTY = "Some fields need correction."
# Messages by pydantic's error type, or a validator's own. The label is the field's title.
_TEXT_FAULTS = {
    "missing": "{label} is required",
    "string_too_short": "{label} is required",
    "string_type": "{label} must be text",
    "string_too_long": "{label} may have at most {max_length:,} characters",
    "string_unicode": "{label} holds characters that are never stored",
    "not_storable": "{label} holds characters that are never stored",
    "not_one_line": "{label} may contain neither line breaks nor invisible characters",
    "only_spaces": "Enter more than spaces",
}


class ErrorMessage(NamedTuple):
    """The message for any fault of a field; belongs in the field's annotation."""

    message: str


class Body(BaseModel):
    """A JSON body with exactly these fields; messages use a text's title, or the `ErrorMessage` of other fields."""

    model_config = ConfigDict(alias_generator=to_camel, extra="forbid", frozen=True)

    faulty: ClassVar[str] = FAULTY
    unknown: ClassVar[str] = "This field is not known"

    @classmethod
    def read(cls) -> Self:
        """Return the body of this request. Raises ApiError 422 with faults by field, and as `read_json_object`."""
        body = read_json_object()
        fields = {str(field.alias): field for field in cls.model_fields.values()}
        errors = {name: cls.unknown for name in body if name not in fields}
        try:
            read = cls.model_validate({name: body[name] for name in fields if name in body})
        except ValidationError as error:
            faults = {str(fault["loc"][0]): fault for fault in error.errors(include_url=False)}
            errors |= {name: _message(fields[name], fault) for name, fault in faults.items()}
            raise ApiError(422, cls.faulty, errors) from None
        if errors:
            raise ApiError(422, cls.faulty, errors)
        return read


def _message(field: FieldInfo, fault: ErrorDetails) -> str:
    own_message = next((one.message for one in field.metadata if isinstance(one, ErrorMessage)), None)
    if own_message is not None:
        return own_message
    kind = "missing" if fault["input"] is None else fault["type"]
    context: dict[str, Any] = fault.get("ctx", {})
    return _TEXT_FAULTS[kind].format(label=field.title, **context)


def read_json_object() -> dict[str, object]:
    """Return the request's body. Raises ApiError 411 (no length), 415 (media type), 400 (no JSON), 422 (no object)."""
    if request.content_length is None:
        raise ApiError(411, "Send the length of the body in Content-Length.")
    if request.mimetype != JSON:
        raise ApiError(415, f"Send the body as {JSON}.")
    try:
        body: object = json.loads(request.get_data(cache=False).decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise ApiError(400, "The body is not valid JSON.") from None
    if not isinstance(body, dict):
        raise ApiError(422, "Send one JSON object.")
    return body


def _refuse_constant(name: str) -> NoReturn:
    """Refuse NaN and Infinity: they are Python's additions to JSON."""
    raise ValueError(name)
