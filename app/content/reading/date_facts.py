"""The day of a page's figures as its texts may name it: `{asOn}`, `{asOnDashed}`, `{calendarYearToDate}` and others.

So a text that names the day, or counts from it, needs no edit when the figures are renewed.
"""

from collections.abc import Iterator, Mapping
from datetime import date

from app.content.calendar import dashed_date, dashed_month, day_of, month_and_year, short_date
from app.content.datasets.periods import months_before
from app.content.field_path import FieldPath

_APRIL = 4
_ANY_DAY = date(2000, 1, 31)


def date_facts(as_on: object) -> dict[str, str]:
    """Return the values of the placeholders from the raw value of `asOn`.

    If it is no day, they stay placeholders. None: a page without a day has none of them.
    """
    if as_on is None:
        return {}
    day = day_of(as_on)
    return {name: f"{{{name}}}" for name in _told(_ANY_DAY)} if day is None else _told(day)


def repeated_days(page: Mapping[str, object]) -> Iterator[tuple[FieldPath, str]]:
    """Yield the datasets of a page's raw file that repeat its day, or name a later one, each with a message."""
    day, datasets = page.get("asOn"), page.get("datasets")
    if not isinstance(day, str) or not isinstance(datasets, dict):
        return
    for name, dataset in datasets.items():
        own = dataset.get("asOn") if isinstance(dataset, dict) else None
        # ISO 8601 days sort correctly as text.
        if isinstance(own, str) and own >= day:
            message = f"the page says asOn: {day} at its top: remove it. Only an earlier day is written with a dataset"
            yield ("datasets", name, "asOn"), message


def _told(day: date) -> dict[str, str]:
    year_began = date(day.year, 1, 1)
    financial_year_began = date(day.year - (day.month < _APRIL), _APRIL, 1)
    return {
        "asOn": short_date(day),
        "asOnDashed": dashed_date(day),
        "asOnMonth": month_and_year(day),
        "asOnMonthDashed": dashed_month(day),
        "asOnYear": str(day.year),
        "calendarYearToDate": _span(year_began, day),
        "calendarMonthsToDate": _months(year_began, day),
        "financialYearToDate": _span(financial_year_began, day),
        "lastFinancialYear": f"FY {financial_year_began.year}",
        "lastFinancialYearEnd": short_date(date(financial_year_began.year, _APRIL - 1, 31)),
        "lastMonth": _span(months_before(day, 1), day),
    }


def _span(start: date, end: date) -> str:
    """Return "1 Jan to 31 May 2025". The first year is written only if it differs."""
    first = short_date(start)
    return f"{first.removesuffix(f' {end.year}')} to {short_date(end)}"


def _months(start: date, end: date) -> str:
    """Return "January to May 2025", or "January 2026" of one month."""
    last = month_and_year(end)
    return last if start.month == end.month else f"{month_and_year(start).split()[0]} to {last}"
