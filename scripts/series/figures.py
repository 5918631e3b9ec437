"""Figures computed from lines, as a reader of the files would compute them."""

import math
from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from statistics import stdev

from scripts.series.lines import DAYS_A_YEAR, Line

MONTHS_A_YEAR = 12
SHORTEST_MONTH_DAYS = 28


def growth_percent_a_year(line: Line) -> float:
    """Return the compounded growth from the first to the last day, in percent a year."""
    first, *_, last = line
    years = (last - first).days / DAYS_A_YEAR
    return 100 * (math.pow(line[last] / line[first], 1 / years) - 1)


def multiple(line: Line) -> float:
    """Return what one became."""
    values = list(line.values())
    return values[-1] / values[0]


def deepest_fall_percent(line: Line) -> float:
    """Return the deepest fall from an earlier high, in percent, at most 0."""
    high = deepest = 0.0
    for value in line.values():
        high = max(high, value)
        deepest = min(deepest, 100 * (value / high - 1))
    return deepest


def volatility_percent_a_year(line: Line) -> float:
    """Return the spread of whole months' returns, in percent a year."""
    months = [
        100 * (line[end] / line[start] - 1)
        for start, end in pairwise(line)
        if (end - start).days >= SHORTEST_MONTH_DAYS
    ]
    return stdev(months) * math.sqrt(MONTHS_A_YEAR)


def year_returns_percent(line: Line) -> dict[int, float]:
    """Return the return of each whole calendar year, in percent."""
    ends = {day.year: value for day, value in line.items() if (day.month, day.day) == (12, 31)}
    return {year: 100 * (ends[year] / ends[year - 1] - 1) for year in ends if year - 1 in ends}


def trailing_percent(line: Line, years: int) -> float | None:
    """Return the growth over the last years, in percent a year; None if the line is younger."""
    *_, last = line
    start = _same_month_end(line, last, years)
    return None if start is None else 100 * (math.pow(line[last] / line[start], 1 / years) - 1)


def _same_month_end(days: Line, last: date, years: int) -> date | None:
    matches: Sequence[date] = [day for day in days if (day.year, day.month) == (last.year - years, last.month)]
    return matches[-1] if matches else None
