"""How the API's JSON writes values."""

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import Annotated

from pydantic import BeforeValidator, Field
from typing_extensions import TypedDict


def _as_moment(value: object) -> object:
    return utc_iso(value) if isinstance(value, datetime) else value


def _as_day(value: object) -> object:
    return value.isoformat() if isinstance(value, date) else value


Count = Annotated[int, Field(ge=0)]
Minutes = Annotated[float, Field(ge=0)]
Moment = Annotated[
    str, Field(json_schema_extra={"format": "date-time"}, description="ISO 8601 in UTC"), BeforeValidator(_as_moment)
]
DayInIndia = Annotated[
    str, Field(json_schema_extra={"format": "date"}, description="A day in India"), BeforeValidator(_as_day)
]
"""Models of replies also accept both as Python values."""


def wire_object(name: str, about: str, fields: Mapping[str, object]) -> type:
    """Return a TypedDict for an object whose fields come from a declaration."""
    made: type = TypedDict(name, dict(fields))  # type: ignore[misc]
    made.__doc__ = about
    return made


def utc_iso(moment: datetime) -> Moment:
    """Return ISO 8601 in UTC with milliseconds and Z: "2026-04-01T05:30:00.000Z"."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def utc_iso_or_none(moment: datetime | None) -> Moment | None:
    """Return `utc_iso` of a moment, or None."""
    return None if moment is None else utc_iso(moment)
