"""Spans beside key facts: what the PMS strategies have in common, and the opening hours in India and elsewhere."""

from collections import Counter
from collections.abc import Sequence
from datetime import date

from app.content.blocks.fact_drawings import (
    ComposedSource,
    OfficeAbroadSource,
    Place,
    Span,
    SpanPart,
    SpansDrawing,
    Tick,
)
from app.content.calendar import short_date
from app.content.datasets.terms import horizon_in_words
from app.content.models.opening_hours import MINUTES_A_DAY, DayHours, WeekHours, minutes_of, time_text
from app.content.models.page import StrategySource
from app.content.models.site import Site
from app.content.models.strategy import MONTHS_A_YEAR, Horizon
from app.content.sources import listed_on

MOST_SPANS = 30
_MOST_TICKS = 5
_TICK_YEARS = (2, 5, 10, 25, 50)
# Terms that managers state. The style is not one of them, because it is our label.
_TERMS = {"since": "Start", "horizon": "Horizon", "stocks": "Number of stocks", "house": "Fund house"}
_INDIA_AHEAD_OF_UTC_MINUTES = 330
_TICKS = [
    Tick(at=minutes_of(time), label=label) for time, label in (("06:00", "6 AM"), ("12:00", "noon"), ("18:00", "6 PM"))
]


def strategy_spans(source: ComposedSource, strategies: list[StrategySource]) -> SpansDrawing | None:
    """Return the drawing of the strategies, which come oldest first; None if none of them states what it shows."""
    compose = {"inceptions": _inceptions, "horizons": _horizons, "statedTerms": _stated_terms}[source.kind]
    return compose(source.caption, strategies)


def _inceptions(caption: str, strategies: list[StrategySource]) -> SpansDrawing | None:
    """Return the oldest strategies, up to thirty, each from its start to the day of the drawing."""
    as_on = listed_on(strategies)
    starts = ((strategy, strategy.since) for strategy in strategies)
    dated = [(each, since) for each, since in starts if since is not None and as_on is not None and since < as_on]
    if as_on is None or not dated:
        return None
    oldest = dated[0][1].year
    first, last = date(oldest, 1, 1).toordinal(), as_on.toordinal()
    step = _tick_years(as_on.year - oldest)
    return SpansDrawing(
        caption=caption,
        first=first,
        last=last,
        ticks=[
            Tick(at=date(year, 1, 1).toordinal(), label=str(year))
            for year in range(oldest - oldest % -step, as_on.year + 1, step)
        ],
        spans=[
            Span(
                label=strategy.name,
                value=short_date(since),
                href=strategy.path,
                parts=[SpanPart(start=since.toordinal(), end=last)],
            )
            for strategy, since in dated[:MOST_SPANS]
        ],
    )


def _horizons(caption: str, strategies: list[StrategySource]) -> SpansDrawing | None:
    """Return each named horizon, shortest first, then the number of strategies that name none."""
    named = Counter(
        (strategy.horizon.length_months, horizon_in_words(strategy.horizon), strategy.horizon.wording)
        for strategy in strategies
        if strategy.horizon is not None
    )
    if not named:
        return None
    last = max(length for length, _, _ in named) + 2 * MONTHS_A_YEAR
    spans = [
        Span(
            label=words[:1].upper() + words[1:],
            value=_counted(count),
            parts=_horizon_parts(length, wording, last),
        )
        for (length, words, wording), count in sorted(named.items())
    ]
    silent = len(strategies) - named.total()
    if silent:
        spans.append(Span(label="None stated", value=_counted(silent), parts=[]))
    years = last // MONTHS_A_YEAR
    step = _tick_years(years)
    ticks = [Tick(at=year * MONTHS_A_YEAR, label=f"{year} years") for year in range(step, years, step)]
    return SpansDrawing(caption=caption, first=0, last=last, ticks=ticks, spans=spans)


def _horizon_parts(length_months: int, wording: str, last: int) -> list[SpanPart]:
    least = SpanPart(start=0, end=length_months)
    is_open = wording != Horizon.model_fields["wording"].default
    return [least, SpanPart(start=length_months, end=last, is_open=True)] if is_open else [least]


def _stated_terms(caption: str, strategies: list[StrategySource]) -> SpansDrawing | None:
    """Return each term with the number of strategies that state it, the most often stated first."""
    total = len(strategies)
    if total == 0:
        return None
    stated = {
        label: sum(getattr(strategy, name) is not None for strategy in strategies) for name, label in _TERMS.items()
    }
    ordered = sorted(stated.items(), key=lambda entry: -entry[1])
    return SpansDrawing(
        caption=caption,
        first=0,
        last=total,
        ticks=[],
        spans=[
            Span(
                label=label,
                value=f"{count:,} of {total:,}",
                parts=[SpanPart(start=0, end=count)],
            )
            for label, count in ordered
        ],
    )


def _tick_years(years: int) -> int:
    """Return the years between two marks of a scale, so that their labels have room on a phone."""
    return next((step for step in _TICK_YEARS if years <= step * _MOST_TICKS), _TICK_YEARS[-1])


def _counted(count: int) -> str:
    return "1 strategy" if count == 1 else f"{count:,} strategies"


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
    spans = [Span(label=office, value=hours.text, parts=_parts(hours, 0), gold=True)]
    for place in places:
        shift = place.ahead_of_utc_minutes - _INDIA_AHEAD_OF_UTC_MINUTES
        ends = [time_text((minutes_of(time) + shift) % MINUTES_A_DAY) for time in (hours.opens, hours.closes)]
        spans.append(Span(label=place.name, value="–".join(ends), parts=_parts(hours, shift)))
    return spans


def _parts(hours: DayHours, shift_minutes: int) -> list[SpanPart]:
    """Return the hours within one day. Hours past midnight continue in the morning."""
    start, end = ((minutes_of(time) + shift_minutes) % MINUTES_A_DAY for time in (hours.opens, hours.closes))
    if start < end:
        return [SpanPart(start=start, end=end)]
    parts = [SpanPart(start=0, end=end), SpanPart(start=start, end=MINUTES_A_DAY)]
    return [part for part in parts if part.start < part.end]
