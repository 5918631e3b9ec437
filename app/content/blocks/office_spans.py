"""The firm's opening hours as spans of a day, here and elsewhere."""

from collections.abc import Sequence

from app.content.blocks.fact_drawings import (
    MINUTES_A_DAY,
    OfficeAbroadSource,
    OfficeWeekSource,
    Place,
    Span,
    SpanPart,
    SpansDrawing,
    Tick,
)
from app.content.models.site import OpeningHours, Site

_INDIA_AHEAD_OF_UTC_MINUTES = 330
_MINUTES_AN_HOUR = 60
_NOON = 12
_TICKS = [Tick(at=hour * _MINUTES_AN_HOUR, label=label) for hour, label in ((6, "6 AM"), (12, "noon"), (18, "6 PM"))]
_WEEK = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def office_hours(source: OfficeWeekSource | OfficeAbroadSource, site: Site) -> SpansDrawing:
    """Return the hours of the week, or those of its first days by other clocks; the lines of a day have one scale."""
    spans = (
        _week(site.hours)
        if isinstance(source, OfficeWeekSource)
        else _by_other_clocks(source.places, site.address.locality, site.hours[0])
    )
    return SpansDrawing(caption=source.caption, first=0, last=MINUTES_A_DAY, ticks=_TICKS, spans=spans)


def _week(hours: Sequence[OpeningHours]) -> list[Span]:
    """The hours of each span of days; days that none of them names are closed."""
    open_days = {day for span in hours for day in span.days_schema}
    spans = [Span(label=span.days, value=span.hours, parts=_parts(span, 0)) for span in hours]
    return [*spans, *(Span(label=day, value="Closed", parts=[]) for day in _WEEK if day not in open_days)]


def _by_other_clocks(places: Sequence[Place], office: str, hours: OpeningHours) -> list[Span]:
    here = Span(label=office, value=hours.hours, parts=_parts(hours, 0), gold=True)
    return [here, *(_abroad(place, hours) for place in places)]


def _abroad(place: Place, hours: OpeningHours) -> Span:
    shift = place.ahead_of_utc_minutes - _INDIA_AHEAD_OF_UTC_MINUTES
    ends = [_told((_minutes(time) + shift) % MINUTES_A_DAY) for time in (hours.opens, hours.closes)]
    return Span(label=place.name, value="–".join(ends), parts=_parts(hours, shift))


def _parts(hours: OpeningHours, shift_minutes: int) -> list[SpanPart]:
    """The hours within one day; what goes past midnight goes on in the morning."""
    start, end = ((_minutes(time) + shift_minutes) % MINUTES_A_DAY for time in (hours.opens, hours.closes))
    if start < end:
        return [SpanPart(start=start, end=end)]
    parts = [SpanPart(start=0, end=end), SpanPart(start=start, end=MINUTES_A_DAY)]
    return [part for part in parts if part.start < part.end]


def _minutes(time: str) -> int:
    hour, minute = time.split(":")
    return int(hour) * _MINUTES_AN_HOUR + int(minute)


def _told(minutes: int) -> str:
    """Return "9:30 AM", as `site.yaml` tells hours."""
    hour, minute = divmod(minutes, _MINUTES_AN_HOUR)
    return f"{hour % _NOON or _NOON}:{minute:02} {'AM' if hour < _NOON else 'PM'}"
