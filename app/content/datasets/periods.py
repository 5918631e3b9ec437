"""Periods of returns, their names, and which a table has: all that a series covers, as a selection could flatter."""

import calendar
import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Literal, get_args

from app.content.calendar import month_end, short_date
from app.content.datasets.series import Series

SINCE_INCEPTION = "SI"
WHOLE_LIFE = "Since Inception"
MONTHS_OF_CODES = {
    **{f"{months}M": months for months in (1, 3, 6)},
    **{f"{years}Y": 12 * years for years in (1, 2, 3, 4, 5, 7, 10)},
}
StandardCode = Literal["1M", "3M", "6M", "1Y", "2Y", "3Y", "5Y"]
STANDARD_CODES: tuple[StandardCode, ...] = get_args(StandardCode)
"""What every table of trailing returns shows, from its shortest period on."""
MONTHS_A_YEAR = 12
_YEAR = re.compile(r"(?:CY|CYTD|FY) (\d{4})|FYTD")
_MARCH, _DECEMBER = 3, 12


@dataclass(frozen=True)
class Period:
    """From the close of one day to the close of another. `years` is its length, `label` its name as shown."""

    label: str
    start: date
    end: date
    years: Decimal


def read_period(code: str, first: date, last: date) -> Period:
    """Return the span of a code in a series from `first` to `last`.

    A financial year is named by the year in which it ends, on 31 March. Raises ValueError, in words for the author of
    the code, if it has no meaning or ends in the future. The caller checks whether the series reaches back to its
    start.
    """
    if code == SINCE_INCEPTION:
        return Period(WHOLE_LIFE, first, last, years_between(first, last))
    if code in MONTHS_OF_CODES:
        months = MONTHS_OF_CODES[code]
        return Period(_counted(code), months_before(last, months), last, Decimal(months) / MONTHS_A_YEAR)
    match = _YEAR.fullmatch(code)
    if match is None:
        known = ", ".join((*MONTHS_OF_CODES, SINCE_INCEPTION, f"CYTD {last.year}, CY {last.year - 1}"))
        raise ValueError(f"'{code}' is not known: use one of {known}, FYTD, FY {last.year}")
    ends_in = _DECEMBER if code.startswith("CY") else _MARCH
    year = int(match[1] or last.year + (last.month > _MARCH))
    start, end = (month_end(date(each, ends_in, 1)) for each in (year - 1, year))
    if is_year_to_date(code):
        if not start < last < end:
            raise ValueError(f"'{code}' is not a year to date: the series ends on {short_date(last)}")
        return Period(code, start, last, years_between(start, last))
    if end > last:
        raise ValueError(f"'{code}' is not over on {short_date(last)}: write the year to date")
    return Period(code, start, end, Decimal(1))


def is_year_to_date(code: str) -> bool:
    """Return whether a code means the current year: "CYTD 2025", "FYTD"."""
    return code.startswith(("CYTD", "FYTD"))


def years_between(start: date, end: date) -> Decimal:
    """Return whole years, and the remainder as a share of the year in which it lies."""
    whole = end.year - start.year - ((end.month, end.day) < (start.month, start.day))
    anniversary, next_one = _in_year(start, start.year + whole), _in_year(start, start.year + whole + 1)
    return whole + Decimal((end - anniversary).days) / (next_one - anniversary).days


def months_before(day: date, months: int) -> date:
    """Return the month end so many months before the day's month."""
    year, month = divmod(day.year * MONTHS_A_YEAR + day.month - 1 - months, MONTHS_A_YEAR)
    return month_end(date(year, month + 1, 1))


def covers(series: Series, period: Period) -> bool:
    """Whether the series has a value at both ends of the period."""
    return period.start in series.positions and period.end in series.positions


def trailing_periods(series: Series, shortest: StandardCode, further: Collection[str] = ()) -> list[str]:
    """Return the standard periods that a series covers, from the shortest one on, `further` ones, and its whole life.

    The shortest one stands first. If the whole life is as long as one of them, it is shown once, under that name.
    """
    wanted = {*STANDARD_CODES[STANDARD_CODES.index(shortest) :], *further}
    starts = {code: months_before(series.dates[-1], months) for code, months in MONTHS_OF_CODES.items()}
    covered = [code for code, start in starts.items() if code in wanted and start in series.positions]
    has_whole_life = any(starts[code] == series.dates[0] for code in covered)
    return covered if has_whole_life else [*covered, SINCE_INCEPTION]


def latest_years(kind: Literal["calendar", "financial"], count: int, series: Series) -> list[str]:
    """Return the codes of the latest years that a series covers, the year to date too, newest first."""
    first, last = series.dates[0], series.dates[-1]
    is_calendar = kind == "calendar"
    year_end = month_end(date(last.year, _DECEMBER if is_calendar else _MARCH, 1))
    newest = last.year - (last < year_end)
    years = [f"{'CY' if is_calendar else 'FY'} {newest - back}" for back in range(count)]
    if last != year_end:
        years = [f"CYTD {last.year}" if is_calendar else "FYTD", *years[:-1]]
    return [code for code in years if covers(series, read_period(code, first, last))]


def _in_year(day: date, year: int) -> date:
    return date(year, day.month, min(day.day, calendar.monthrange(year, day.month)[1]))


def _counted(code: str) -> str:
    """Return "1 Month", "5 Years"."""
    count, unit = int(code[:-1]), "Month" if code.endswith("M") else "Year"
    return f"{count} {unit}" if count == 1 else f"{count} {unit}s"
