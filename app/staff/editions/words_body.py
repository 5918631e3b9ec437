"""Words as they are sent: any JSON that can be kept and given back. What they should be is for the check to say."""

import math
from collections.abc import Iterator, Mapping
from typing import Any

from app.http.errors import ApiError
from app.storable_text import is_storable

DEEPEST = 20
LONGEST_NOTE = 600
FAULTY = "Some fields need correction."


def refuse_unreadable_words(data: Mapping[str, Any]) -> None:
    """Raise ApiError 422 for anything but a value that can be stored and, if there is one, a note for staff."""
    if "value" not in data or not set(data) <= {"value", "note"}:
        raise ApiError(422, FAULTY, {"data": "Send the words as {value: …, note: …}."})
    note = data.get("note")
    if note is not None and not (isinstance(note, str) and len(note) <= LONGEST_NOTE):
        raise ApiError(422, FAULTY, {"data.note": f"Send at most {LONGEST_NOTE} characters of text, or null."})
    _refuse_unstorable(dict(data), "data")


def _refuse_unstorable(value: object, path: str) -> None:
    waiting = [(value, path, 0)]
    while waiting:
        one, place, depth = waiting.pop()
        if depth > DEEPEST:
            raise ApiError(422, FAULTY, {path: f"is nested deeper than {DEEPEST} levels."})
        if isinstance(one, str) and not is_storable(one):
            raise ApiError(422, FAULTY, {place: "has a character that cannot be stored: type the words anew."})
        if isinstance(one, float) and not math.isfinite(one):
            raise ApiError(422, FAULTY, {place: "is a number too large to be kept."})
        waiting += [(inner, f"{place}.{name}", depth + 1) for name, inner in _inside(one, place)]


def _inside(value: object, path: str) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        for name, one in value.items():
            if not is_storable(name):
                raise ApiError(422, FAULTY, {path: "has a name with a character that cannot be stored."})
            yield name, one
    elif isinstance(value, list):
        yield from ((str(position), one) for position, one in enumerate(value))
