"""Lines: a value on each of some days, led through given points."""

import calendar
import math
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from itertools import accumulate, pairwise

from scripts.series.noise import Noise

Line = Mapping[date, float]

DAYS_A_YEAR = 365.25
DAYS_A_MONTH = DAYS_A_YEAR / 12


def month_end(year: int, month: int) -> date:
    """Return the last day of a month."""
    return date(year, month, calendar.monthrange(year, month)[1])


def list_days(since: date, until: date) -> list[date]:
    """Return the first day and every month end after it, up to and including `until`."""
    months = range(since.year * 12 + since.month - 1, until.year * 12 + until.month)
    ends = (month_end(index // 12, index % 12 + 1) for index in months)
    return [since, *(day for day in ends if since < day <= until)]


def draw_noise(days: Sequence[date], spread: float, seed: str) -> list[float]:
    """Return a random log return for each span between two days; `spread` is that of a whole month."""
    noise = Noise(seed)
    return [
        spread * noise.standard_normal() * math.sqrt((end - start).days / DAYS_A_MONTH) for start, end in pairwise(days)
    ]


def lead_through(points: Line, days: Sequence[date], steps: Iterable[float]) -> dict[date, float]:
    """Walk the log returns `steps` from the first point on, bent between each two points so that both are met.

    The first and the last day are points. What a stretch misses is spread over it by days.
    """
    walked = dict(zip(days, accumulate(steps, initial=0.0), strict=True))
    line: dict[date, float] = {}
    for start, end in pairwise(sorted(points)):
        missed = math.log(points[end] / points[start]) - (walked[end] - walked[start])
        for day in (day for day in days if start <= day <= end):
            bend = missed * (day - start).days / (end - start).days
            line[day] = points[start] * math.exp(walked[day] - walked[start] + bend)
    return line


def value_on(line: Line, day: date) -> float:
    """Return the line's value, between two of its days as if it had grown at an even pace."""
    if day in line:
        return line[day]
    before = max(known for known in line if known < day)
    after = min(known for known in line if known > day)
    part = (day - before).days / (after - before).days
    return math.exp((1 - part) * math.log(line[before]) + part * math.log(line[after]))


def rebase(line: Line, days: Sequence[date], start: float = 100.0) -> dict[date, float]:
    """Return the line's values on the days, the first being `start`."""
    first = value_on(line, days[0])
    return {day: start * value_on(line, day) / first for day in days}


def log_returns(line: Line) -> list[float]:
    """Return the log return of each span of the line."""
    return [math.log(after / before) for before, after in pairwise(line.values())]
