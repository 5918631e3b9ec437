"""Spans beside key facts: what the PMS strategies have in common, and the opening hours in India and elsewhere."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import date

from app.content.blocks.fact_drawings import FactDrawingSource, Place, Span, SpanPart, SpansDrawing, Tick
from app.content.calendar import short_month_and_year
from app.content.datasets.wording import length_in_words
from app.content.models.base import Link
from app.content.models.opening_hours import MINUTES_A_DAY, DayHours, minutes_of, time_text
from app.content.models.page import StrategySource
from app.content.models.site import Site
from app.content.models.strategy import MONTHS_A_YEAR
from app.content.residence.answers import ResidenceAnswers
from app.content.residence.day_limits import tax_days
from app.content.sources import ContentSources
from app.content.strategy_lists import pms_strategies, series_start

# Terms that managers state. The style is not one of them, because it is our label.
_TERMS = {"since": "Start", "horizon": "Horizon", "stocks": "Number of stocks"}
_YEARS_BETWEEN_TICKS = 5
_INDIA_AHEAD_OF_UTC_MINUTES = 330
# When somebody is taken to be awake.
_WAKING = (minutes_of("07:00"), minutes_of("22:00"))
_QUARTERS = ("midnight", "6 AM", "noon", "6 PM", "midnight")
_TICKS = [Tick(at=place * MINUTES_A_DAY // 4, label=label) for place, label in enumerate(_QUARTERS)]


def compose_spans(source: FactDrawingSource, sources: ContentSources) -> SpansDrawing | None:
    """Return the drawing; None if no strategy states what it shows."""
    if isinstance(source, SpansDrawing):
        return source
    strategies, site = pms_strategies(sources), sources.site.value
    match source.kind:
        case "officeAbroad":
            spans = _by_other_clocks(source.places, site)
            return SpansDrawing(caption=source.caption, first=0, last=MINUTES_A_DAY, ticks=_TICKS, spans=spans)
        case "residenceDays":
            return SpansDrawing.model_validate({**tax_days(ResidenceAnswers()), "caption": source.caption})
        case "horizons":
            return _horizons(source.caption, strategies)
        case "starts":
            return _starts(source.caption, strategies)
        case "statedTerms":
            return _stated_terms(source.caption, strategies)


def _horizons(caption: str, strategies: list[StrategySource]) -> SpansDrawing | None:
    """Return each length that is named, shortest first, with the strategies that name it, then those that name none.

    A length is the least that one stays: its line goes on, paler, to a year beyond the longest.
    """
    by_months: dict[int, list[Link]] = defaultdict(list)
    for strategy in strategies:
        months = 0 if strategy.horizon is None else strategy.horizon.length_months
        by_months[months].append(Link(label=strategy.name, href=strategy.path))
    silent = by_months.pop(0, [])
    if not by_months:
        return None
    last = max(by_months) + MONTHS_A_YEAR
    spans = []
    for months, links in sorted(by_months.items()):
        parts = [SpanPart(start=0, end=months), SpanPart(start=months, end=last, look="pale")]
        spans.append(_counted(length_in_words(months), links, parts))
    if silent:
        spans.append(_counted("Not stated", silent, [SpanPart(start=0, end=last, look="unknown")]))
    named = (Tick(at=months, label=length_in_words(months)) for months in sorted(by_months))
    ticks = [Tick(at=0, label="entry"), *named]
    return SpansDrawing(caption=caption, last=last, ticks=ticks, spans=spans)


def _counted(label: str, links: list[Link], parts: list[SpanPart]) -> Span:
    value = "1 strategy" if len(links) == 1 else f"{len(links):,} strategies"
    return Span(label=label, value=value, parts=parts, links=links)


def _starts(caption: str, strategies: list[StrategySource]) -> SpansDrawing | None:
    """Return the strategies by name, each from its start to the last day of any; from its series if none is stated."""
    begun = [each.since or series_start(each) for each in strategies]
    known = [day for day in begun if day is not None]
    if not known:
        return None
    last = max((each.as_on for each in strategies if each.as_on is not None), default=max(known))
    spans = [
        Span(
            label=each.name,
            value="not stated" if day is None else f"{'' if each.since else 'series from '}{short_month_and_year(day)}",
            href=each.path,
            parts=[]
            if day is None
            else [SpanPart(start=day.toordinal(), end=last.toordinal(), look="plain" if each.since else "pale")],
        )
        for each, day in zip(strategies, begun, strict=True)
    ]
    first = min(known)
    years = range(first.year + -first.year % _YEARS_BETWEEN_TICKS, last.year + 1, _YEARS_BETWEEN_TICKS)
    ticks = [Tick(at=date(year, 1, 1).toordinal(), label=str(year)) for year in years]
    return SpansDrawing(caption=caption, first=first.toordinal(), last=last.toordinal(), ticks=ticks, spans=spans)


def _stated_terms(caption: str, strategies: list[StrategySource]) -> SpansDrawing | None:
    """Return each term with the number of strategies that state it, the most often stated first."""
    total = len(strategies)
    if total == 0:
        return None
    stated = [
        (sum(getattr(strategy, name) is not None for strategy in strategies), label) for name, label in _TERMS.items()
    ]
    spans = [
        Span(label=label, value=f"{count:,} of {total:,}", parts=[SpanPart(start=0, end=count)])
        for count, label in sorted(stated, key=lambda entry: -entry[0])
    ]
    return SpansDrawing(caption=caption, first=0, last=total, ticks=[], spans=spans)


def _by_other_clocks(places: Sequence[Place], site: Site) -> list[Span]:
    """Return the hours of the first open days, then what of them falls into a waking day in other places."""
    hours = site.hours.open_days[0].times
    spans = [Span(label=site.address.locality, value=hours.text, parts=_parts(hours, 0))]
    for place in places:
        shifted = _parts(hours, place.ahead_of_utc_minutes - _INDIA_AHEAD_OF_UTC_MINUTES)
        parts = [
            SpanPart(start=max(part.start, _WAKING[0]), end=min(part.end, _WAKING[1]), look="gold")
            for part in shifted
            if part.end > _WAKING[0] and part.start < _WAKING[1]
        ]
        value = " and ".join(_hours_text(part.start, part.end) for part in parts) or "at night only"
        spans.append(Span(label=place.name, value=value, parts=parts))
    return spans


def _hours_text(start: int, end: int) -> str:
    """Return "7 AM–8 AM"."""
    return f"{time_text(start)}–{time_text(end)}".replace(":00", "")


def _parts(hours: DayHours, shift_minutes: int) -> list[SpanPart]:
    """Return the hours within one day. Hours past midnight continue in the morning."""
    start, end = ((minutes_of(time) + shift_minutes) % MINUTES_A_DAY for time in (hours.opens, hours.closes))
    if start < end:
        return [SpanPart(start=start, end=end)]
    parts = [SpanPart(start=0, end=end), SpanPart(start=start, end=MINUTES_A_DAY)]
    return [part for part in parts if part.start < part.end]
