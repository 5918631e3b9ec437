"""Rules for tables of returns: no period may be picked because it flatters, none may exceed the series. Pure."""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Literal

from app.content.datasets.periods import (
    MONTHS_OF_CODES,
    SINCE_INCEPTION,
    STANDARD_CODES,
    PeriodKind,
    StandardCode,
    months_before,
    read_period,
    year_of,
)
from app.content.datasets.returns import covers
from app.content.datasets.series import Series
from app.content.errors import FieldPath

_YEAR_NAMES = {"calendar": ("CY", (12, 31)), "financial": ("FY", (3, 31))}


def standard_periods(shortest: StandardCode, series: Series) -> list[str]:
    """Return the standard trailing periods that a series covers, from the shortest one on, and since inception.

    A period as long as the series appears only as since inception.
    """
    first, last = series.dates[0], series.dates[-1]
    fitting = [
        code
        for code in STANDARD_CODES[STANDARD_CODES.index(shortest) :]
        if months_before(last, MONTHS_OF_CODES[code]) > first
    ]
    return [*fitting, SINCE_INCEPTION]


def latest_years(kind: Literal["calendar", "financial"], count: int, last: date) -> list[str]:
    """Return the codes of the latest years, newest first. The year to date is one of them, unless it ends on `last`."""
    name, year_end = _YEAR_NAMES[kind]
    newest = last.year - ((last.month, last.day) < year_end)
    if (last.month, last.day) == year_end:
        return [f"{name} {newest - back}" for back in range(count)]
    to_date = f"CYTD {last.year}" if kind == "calendar" else "FYTD"
    return [to_date, *(f"{name} {newest - back}" for back in range(count - 1))]


def period_problems(kind: PeriodKind, codes: Sequence[str], series: Series) -> Iterator[tuple[FieldPath, str]]:
    """Yield the faults of one table's periods: the position among the codes (() for all of them) and the reason."""
    first, last = series.dates[0], series.dates[-1]
    problems = [_problem(kind, codes, position, series) for position in range(len(codes))]
    for position, problem in enumerate(problems):
        if problem is not None:
            yield (position,), problem
    if not any(problems):
        problem = _trailing_problem(codes, first, last) if kind == "trailing" else _years_problem(kind, codes, last)
        if problem is not None:
            yield (), problem


def _problem(kind: PeriodKind, codes: Sequence[str], position: int, series: Series) -> str | None:
    code = codes[position]
    if code in codes[:position]:
        return f"'{code}' stands here a second time"
    try:
        period = read_period(kind, code, series.dates[0], series.dates[-1])
    except ValueError as error:
        return str(error)
    return None if covers(series, period) else f"{series.file} begins on {series.dates[0]}: too short for {code}"


def _trailing_problem(codes: Sequence[str], first: date, last: date) -> str | None:
    """Check trailing periods.

    Since inception is the longest. No standard period between the shortest one and it may be missing.
    """
    if codes[-1] != SINCE_INCEPTION:
        return f"{SINCE_INCEPTION} must be there, as the last"
    lengths = [MONTHS_OF_CODES[code] for code in codes[:-1]]
    if lengths != sorted(lengths):
        return "the periods are out of order: shortest first"
    missing = [
        code
        for code in STANDARD_CODES
        if code not in codes
        and MONTHS_OF_CODES[code] > lengths[0]
        and months_before(last, MONTHS_OF_CODES[code]) > first
    ]
    return f"leaves out {', '.join(missing)}" if missing else None


def _years_problem(kind: PeriodKind, codes: Sequence[str], last: date) -> str | None:
    """Check years: they follow each other, the latest first on every page, and reach the last one that is over."""
    name, year_end = _YEAR_NAMES[kind]
    years = [year for year in (year_of(code, last) for code in codes) if year is not None]
    if years != sorted(years, reverse=True):
        return "the years are out of order: latest first"
    last_whole = last.year - ((last.month, last.day) < year_end)
    newest = max(*years, last_whole)
    missing = [year for year in range(newest, min(years) - 1, -1) if year not in years]
    return f"leaves out {', '.join(f'{name} {year}' for year in missing)}" if missing else None
