"""Reads a JSON body strictly: with a length, the right media type, UTF-8, one object."""

import json
from typing import NoReturn

from flask import request

from app.web.errors import ApiError

JSON = "application/json"


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
