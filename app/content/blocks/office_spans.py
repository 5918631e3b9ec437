"""The firm's opening hours as spans of a day, in India and elsewhere."""

from collections.abc import Sequence

from app.content.blocks.fact_drawings import (
    ComposedSource,
    OfficeAbroadSource,
    Place,
    Span,
    SpanPart,
    SpansDrawing,
    Tick,
)
from app.content.models.opening_hours import MINUTES_A_DAY, DayHours, WeekHours, minutes_of, time_text
from app.content.models.site import Site

_INDIA_AHEAD_OF_UTC_MINUTES = 330
_TICKS = [
    Tick(at=minutes_of(time), label=label) for time, label in (("06:00", "6 AM"), ("12:00", "noon"), ("18:00", "6 PM"))
]


def office_hours(source: ComposedSource | OfficeAbroadSource, site: Site) -> SpansDrawing:
    """Return the hours of the week, or those of its first days on other clocks. All lines of days share one scale."""
    spans = (
        _week(site.hours)
        if isinstance(source, ComposedSource)
        else _by_other_clocks(source.places, site.address.locality, site.hours.open_days[0].hours)
    )
    return SpansDrawing(caption=source.caption, first=0, last=MINUTES_A_DAY, ticks=_TICKS, spans=spans)


def _week(week: WeekHours) -> list[Span]:
    """Return the hours of each span of days, then the closed days."""
    spans = [Span(label=days.text, value=days.hours.text, parts=_parts(days.hours, 0)) for days in week.open_days]
    return [*spans, *(Span(label=day, value="Closed", parts=[]) for day, hours in week.days if hours is None)]


def _by_other_clocks(places: Sequence[Place], office: str, hours: DayHours) -> list[Span]:
    here = Span(label=office, value=hours.text, parts=_parts(hours, 0), gold=True)
    return [here, *(_abroad(place, hours) for place in places)]


def _abroad(place: Place, hours: DayHours) -> Span:
    shift = place.ahead_of_utc_minutes - _INDIA_AHEAD_OF_UTC_MINUTES
    ends = [time_text((minutes_of(time) + shift) % MINUTES_A_DAY) for time in (hours.opens, hours.closes)]
    return Span(label=place.name, value="–".join(ends), parts=_parts(hours, shift))


def _parts(hours: DayHours, shift_minutes: int) -> list[SpanPart]:
    """Return the hours within one day. Hours past midnight continue in the morning."""
    start, end = ((minutes_of(time) + shift_minutes) % MINUTES_A_DAY for time in (hours.opens, hours.closes))
    if start < end:
        return [SpanPart(start=start, end=end)]
    parts = [SpanPart(start=0, end=end), SpanPart(start=start, end=MINUTES_A_DAY)]
    return [part for part in parts if part.start < part.end]
