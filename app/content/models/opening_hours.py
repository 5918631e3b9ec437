"""When the office is open: the table of the week as entered, and its forms in words.

The words, the spans of a drawing and the structured data are made from this one table, so none can contradict another.
"""

import re
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated

from pydantic import AfterValidator, Field, model_validator

from app.content.models.base import ContentModel, Text

MINUTES_A_DAY = 24 * 60
_MINUTES_AN_HOUR = 60
_NOON = 12
_TIME = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]")


def minutes_of(time: str) -> int:
    """Return the minutes since midnight of "09:30"."""
    hour, minute = time.split(":")
    return int(hour) * _MINUTES_AN_HOUR + int(minute)


def time_text(minutes: int) -> str:
    """Return "9:30 AM" for the minutes since midnight."""
    hour, minute = divmod(minutes, _MINUTES_AN_HOUR)
    return f"{hour % _NOON or _NOON}:{minute:02} {'AM' if hour < _NOON else 'PM'}"


def _time_of_day(typed: str) -> str:
    if _TIME.fullmatch(typed) is None:
        raise ValueError(f"'{typed}' is no time of day: write it in 24 hours with four digits, such as 09:30")
    return typed


TimeOfDay = Annotated[str, AfterValidator(_time_of_day), Field(json_schema_extra={"format": "time-of-day"})]
"""Hours and minutes. The `time` of JSON Schema also has seconds and a zone."""


class DayHours(ContentModel):
    """The opening and closing time of one day. A closing time of 00:00 is midnight."""

    opens: TimeOfDay
    closes: TimeOfDay

    @model_validator(mode="after")
    def _closes_later(self) -> "DayHours":
        opens, closes = minutes_of(self.opens), minutes_of(self.closes) or MINUTES_A_DAY
        if closes <= opens or self.opens == self.closes:
            times = f"opens at {self.opens} and closes at {self.closes}"
            raise ValueError(f"{times}: it must close later; 00:00 is midnight")
        return self

    @property
    def text(self) -> str:
        """Return "9:30 AM–6:30 PM"."""
        return "–".join(time_text(minutes_of(time)) for time in (self.opens, self.closes))


@dataclass(frozen=True)
class OpenDays:
    """Successive days with the same hours. Their names are schema.org's."""

    names: tuple[str, ...]
    hours: DayHours

    @property
    def text(self) -> str:
        """Return "Monday to Friday", "Monday and Tuesday", or "Monday"."""
        if len(self.names) == 1:
            return self.names[0]
        return f"{self.names[0]} {'and' if len(self.names) == 2 else 'to'} {self.names[-1]}"  # noqa: PLR2004 - a pair


class WeekHours(ContentModel):
    """The office's week. A day without hours is closed."""

    monday: DayHours | None = None
    tuesday: DayHours | None = None
    wednesday: DayHours | None = None
    thursday: DayHours | None = None
    friday: DayHours | None = None
    saturday: DayHours | None = None
    sunday: DayHours | None = None

    @model_validator(mode="after")
    def _is_ever_open(self) -> "WeekHours":
        if not self.open_days:
            raise ValueError("all days are closed: give at least one its hours")
        return self

    @property
    def days(self) -> list[tuple[str, DayHours | None]]:
        """Return the seven days by their names, Monday first."""
        return [(name.capitalize(), getattr(self, name)) for name in type(self).model_fields]

    @property
    def open_days(self) -> list[OpenDays]:
        """Return the open days in order. Successive days with the same hours are joined."""
        runs = [(hours, [name for name, _ in run]) for hours, run in groupby(self.days, key=lambda day: day[1])]
        return [OpenDays(tuple(names), hours) for hours, names in runs if hours is not None]


class ShownHours(ContentModel):
    """A span of days and its hours, as every page tells them."""

    days: Text
    hours: Text


def shown_hours(week: WeekHours) -> list[ShownHours]:
    """Return the open days and their hours in words."""
    return [ShownHours(days=span.text, hours=span.hours.text) for span in week.open_days]
