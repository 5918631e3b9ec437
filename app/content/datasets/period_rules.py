"""The rows of a table of returns: all that a series covers, because a choice could flatter. Pure."""

from collections.abc import Collection
from typing import Literal

from app.content.datasets.periods import (
    MONTHS_OF_CODES,
    SINCE_INCEPTION,
    STANDARD_CODES,
    Period,
    StandardCode,
    months_before,
    read_period,
)
from app.content.datasets.series import Series

_YEAR_NAMES = {"calendar": ("CY", (12, 31)), "financial": ("FY", (3, 31))}


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
    """Return the codes of the latest years that a series covers, `count` at most, the newest first.

    The year to date is one of them, unless the series ends with a year.
    """
    first, last = series.dates[0], series.dates[-1]
    name, year_end = _YEAR_NAMES[kind]
    newest = last.year - ((last.month, last.day) < year_end)
    years = [f"{name} {newest - back}" for back in range(count)]
    if (last.month, last.day) != year_end:
        years = [f"CYTD {last.year}" if kind == "calendar" else "FYTD", *years[:-1]]
    return [code for code in years if covers(series, read_period(kind, code, first, last))]
