"""When the office is open: one table of the week, and words, spans and structured data made from it."""

from itertools import groupby
from typing import Annotated

from pydantic import Field, StringConstraints, model_validator

from app.content.models.base import ContentModel

MINUTES_A_DAY = 24 * 60
_MINUTES_AN_HOUR = 60
_NOON = 12

TimeOfDay = Annotated[
    str,
    StringConstraints(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$"),
    Field(json_schema_extra={"format": "time-of-day"}),
]
"""Hours and minutes in 24 hours: "09:30". The `time` of JSON Schema also has seconds and a zone."""


def minutes_of(time: str) -> int:
    """Return the minutes since midnight of "09:30"."""
    hour, minute = time.split(":")
    return int(hour) * _MINUTES_AN_HOUR + int(minute)


def time_text(minutes: int) -> str:
    """Return "9:30 AM" for the minutes since midnight."""
    hour, minute = divmod(minutes, _MINUTES_AN_HOUR)
    return f"{hour % _NOON or _NOON}:{minute:02} {'AM' if hour < _NOON else 'PM'}"


class DayHours(ContentModel):
    """The opening and closing time of one day."""

    opens: TimeOfDay
    closes: TimeOfDay

    @model_validator(mode="after")
    def _closes_later(self) -> "DayHours":
        if self.closes <= self.opens:
            raise ValueError(f"opens at {self.opens} and closes at {self.closes}: it must close later")
        return self

    @property
    def text(self) -> str:
        """Return "9:30 AM–6:30 PM"."""
        return "–".join(time_text(minutes_of(time)) for time in (self.opens, self.closes))


class ShownHours(ContentModel):
    """A span of days and its hours, as every page shows them."""

    days: str
    hours: str


class OpenDays(ShownHours):
    """Successive days with the same hours. Their `names` are schema.org's."""

    names: list[str]
    times: DayHours


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
        """Return the open days in order. Successive days with the same hours are joined: "Monday to Friday"."""
        runs = [(times, [name for name, _ in run]) for times, run in groupby(self.days, key=lambda day: day[1])]
        return [
            OpenDays(days=" to ".join(dict.fromkeys((names[0], names[-1]))), hours=times.text, names=names, times=times)
            for times, names in runs
            if times is not None
        ]
