"""The request body of words: any JSON that can be stored. The check judges its content later."""

import math
from collections.abc import Mapping
from typing import Any

from app.database.storable_text import is_storable
from app.desk.editions.places import place_in_words
from app.web.body import FAULTY
from app.web.errors import ApiError

DEEPEST = 20
LONGEST_NOTE = 600
_Place = tuple[str | int, ...]


def refuse_unreadable_words(data: Mapping[str, Any]) -> None:
    """Raise ApiError 422 unless the body is a value that can be stored, with or without a note for staff."""
    if "value" not in data or not set(data) <= {"value", "note"}:
        raise ApiError(422, FAULTY, {"data": "Send the words as {value: …, note: …}."})
    note = data.get("note")
    if note is not None and not (isinstance(note, str) and len(note) <= LONGEST_NOTE):
        raise ApiError(422, FAULTY, {"data.note": f"Send at most {LONGEST_NOTE} characters of text, or null."})
    _refuse_unstorable(dict(data))


def _refuse_unstorable(value: object, place: _Place = ()) -> None:
    if len(place) > DEEPEST:
        raise _refusal((), f"is nested deeper than {DEEPEST} levels.")
    if isinstance(value, str) and not is_storable(value):
        raise _refusal(place, "has a character that cannot be stored: type the words anew.")
    if isinstance(value, float) and not math.isfinite(value):
        raise _refusal(place, "is a number too large to be kept.")
    if isinstance(value, dict) and not all(map(is_storable, value)):
        raise _refusal(place, "has a name with a character that cannot be stored.")
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, one in inside:
        _refuse_unstorable(one, (*place, name))


def _refusal(place: _Place, message: str) -> ApiError:
    """Return the refusal of a value: the field by its API name, the message with the name that staff know."""
    field, name = ".".join(map(str, ("data", *place))), place_in_words(place)
    return ApiError(422, FAULTY, {field: f"{name}: {message}" if name else message})
