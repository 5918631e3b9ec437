"""Random lines through given points, with a value for each day; the same on every machine."""

import calendar
import math
import random
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from itertools import accumulate, pairwise

Line = Mapping[date, float]

DAYS_A_YEAR = 365.25


class Noise:
    """A stream of random numbers that depends only on its seed."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def standard_normal(self) -> float:
        """Sum twelve uniforms: `random()` gives the same numbers in every Python version, `gauss()` may not."""
        return sum(self._random.random() for _ in range(12)) - 6


def month_end(year: int, month: int) -> date:
    """Return the last day of a month."""
    return date(year, month, calendar.monthrange(year, month)[1])


def list_days(since: date, until: date) -> list[date]:
    """Return the first day and every month end after it, up to and including `until`."""
    months = range(since.year * 12 + since.month - 1, until.year * 12 + until.month)
    ends = (month_end(index // 12, index % 12 + 1) for index in months)
    return [since, *(day for day in ends if since < day <= until)]


def draw_noise(days: Sequence[date], percent_a_year: float, seed: str) -> list[float]:
    """Return a random log return for each span between two days, with this yearly deviation."""
    noise = Noise(seed)
    spread = percent_a_year / 100
    return [
        spread * noise.standard_normal() * math.sqrt((end - start).days / DAYS_A_YEAR) for start, end in pairwise(days)
    ]


def walk(days: Sequence[date], steps: Iterable[float], start: float = 100.0) -> dict[date, float]:
    """Return the line that begins with `start` and takes the log returns `steps` from day to day."""
    logs = accumulate(steps, initial=0.0)
    return {day: start * math.exp(log) for day, log in zip(days, logs, strict=True)}


def lead_through(points: Line, days: Sequence[date], steps: Iterable[float]) -> dict[date, float]:
    """Walk the log returns `steps` from the first point on, adjusted between each two points so that both are met.

    The first and the last day are points. The difference of a stretch is spread evenly over its days.
    """
    walked = walk(days, steps)
    line: dict[date, float] = {}
    for start, end in pairwise(sorted(points)):
        missed = math.log(points[end] / points[start] * walked[start] / walked[end])
        for day in (day for day in days if start <= day <= end):
            bend = missed * (day - start).days / (end - start).days
            line[day] = points[start] * walked[day] / walked[start] * math.exp(bend)
    return {**line, **points}


def values_on(line: Line, days: Iterable[date]) -> dict[date, float]:
    """Return the line's values on the days, between two of its own as if it had grown at an even pace."""
    return {day: line[day] if day in line else _between(line, day) for day in days}


def _between(line: Line, day: date) -> float:
    before = max(known for known in line if known < day)
    after = min(known for known in line if known > day)
    part = (day - before).days / (after - before).days
    return line[before] * math.exp(part * math.log(line[after] / line[before]))


def log_returns(line: Line) -> list[float]:
    """Return the log return of each span of the line."""
    return [math.log(after / before) for before, after in pairwise(line.values())]
