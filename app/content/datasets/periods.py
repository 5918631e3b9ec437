"""The spans for which returns are shown: trailing, calendar and financial years, and their names."""

import calendar
import re
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Literal, get_args

from app.content.calendar import month_end, short_date

PeriodKind = Literal["trailing", "calendar", "financial"]

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
_CALENDAR = re.compile(r"^CY(TD)? (\d{4})$")
_FINANCIAL = re.compile(r"^FY (\d{4})$")
_MARCH, _DECEMBER = 3, 12
_ONE_YEAR = Decimal(1)


@dataclass(frozen=True)
class Period:
    """From the close of one day to the close of another. `years` is its length, `label` its name as shown."""

    label: str
    start: date
    end: date
    years: Decimal


def read_period(kind: PeriodKind, code: str, first: date, last: date) -> Period:
    """Return the span of a code in a series from `first` to `last`.

    Raises ValueError, in words for the author of the code, if it has no meaning or ends in the future. The caller
    checks whether the series reaches back to its start.
    """
    if kind == "trailing":
        return _trailing(code, first, last)
    return _calendar_year(code, last) if kind == "calendar" else _financial_year(code, last)


def kind_of(code: str) -> PeriodKind:
    """Return the kind of table of a code. Codes without a meaning count as trailing."""
    if _CALENDAR.match(code):
        return "calendar"
    return "financial" if code == "FYTD" or _FINANCIAL.match(code) else "trailing"


def is_year_to_date(code: str) -> bool:
    """Tell whether a code means the current year: "CYTD 2025", "FYTD"."""
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


def _in_year(day: date, year: int) -> date:
    return date(year, day.month, min(day.day, calendar.monthrange(year, day.month)[1]))


def _trailing(code: str, first: date, last: date) -> Period:
    if code == SINCE_INCEPTION:
        return Period(WHOLE_LIFE, first, last, years_between(first, last))
    if code not in MONTHS_OF_CODES:
        raise ValueError(f"'{code}' is not known: use one of {', '.join(MONTHS_OF_CODES)}, {SINCE_INCEPTION}")
    months = MONTHS_OF_CODES[code]
    return Period(_counted(code), months_before(last, months), last, Decimal(months) / MONTHS_A_YEAR)


def _counted(code: str) -> str:
    """Return "1 Month", "5 Years"."""
    count, unit = int(code[:-1]), "Month" if code.endswith("M") else "Year"
    return f"{count} {unit}" if count == 1 else f"{count} {unit}s"


def _calendar_year(code: str, last: date) -> Period:
    match = _CALENDAR.match(code)
    if match is None:
        raise ValueError(f"'{code}' is not known: write CYTD {last.year} or CY {last.year - 1}")
    year, start = int(match[2]), date(int(match[2]) - 1, _DECEMBER, 31)
    whole = Period(code, start, date(year, _DECEMBER, 31), _ONE_YEAR)
    return _to_date(code, start, last, whole) if match[1] else _over(whole, last)


def _financial_year(code: str, last: date) -> Period:
    """Return the span of a financial year, which is named by the year in which it ends, on 31 March."""
    match = _FINANCIAL.match(code)
    if match is None and code != "FYTD":
        raise ValueError(f"'{code}' is not known: write FYTD or FY {last.year}")
    year = int(match[1]) if match else last.year + (last.month > _MARCH)
    start = date(year - 1, _MARCH, 31)
    whole = Period(code, start, date(year, _MARCH, 31), _ONE_YEAR)
    return _over(whole, last) if match else _to_date(code, start, last, whole)


def _over(whole: Period, last: date) -> Period:
    if whole.end > last:
        raise ValueError(f"'{whole.label}' is not over on {short_date(last)}: write the year to date")
    return whole


def _to_date(code: str, start: date, last: date, whole: Period) -> Period:
    if not start < last < whole.end:
        raise ValueError(f"'{code}' is not a year to date: the series ends on {short_date(last)}")
    return Period(code, start, last, years_between(start, last))
