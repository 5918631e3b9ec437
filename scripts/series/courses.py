"""The sample courses of portfolios, each from a few parameters of its style. None is a real result."""

import math
from dataclasses import dataclass
from datetime import date
from typing import Literal

from scripts.series.indices import broad_index, nifty_index, smaller_companies
from scripts.series.lines import (
    DAYS_A_YEAR,
    Line,
    draw_noise,
    lead_through,
    list_days,
    log_returns,
    month_end,
    values_on,
)

START = 100.0
ICICI_SINCE = date(2018, 9, 14)
MAY_2025, JUNE_2025, JULY_2025 = date(2025, 5, 31), date(2025, 6, 30), date(2025, 7, 31)


@dataclass(frozen=True)
class Course:
    """One file of the series.

    `rises` and `falls` are its shares of the market's rising and falling months; below 1 if it holds cash or debt.
    `smaller` is its share of the lead of smaller companies; below 0 for a portfolio of large ones. `apart_percent` is
    its random deviation in a year, `ahead_percent` its yearly lead over the index. If a house states what one rupee
    became, `multiple` has that figure instead. `years_percent` are its returns of the calendar years after `since`, if
    they are to be even.
    """

    file: str
    since: date
    until: date
    rises: float
    falls: float
    smaller: float
    apart_percent: float
    ahead_percent: float = 0.0
    multiple: float | None = None
    years_percent: tuple[float, ...] = ()
    index: Literal["broad", "nifty"] = "broad"


COURSES = (
    Course("ace-strategy", ICICI_SINCE, MAY_2025, 1.0, 1.06, 0.3, 5.0, 0.9),
    Course("growth-leaders", ICICI_SINCE, MAY_2025, 0.95, 0.92, 0.3, 5.0, -0.8),
    Course("contra-strategy", ICICI_SINCE, MAY_2025, 0.9, 0.84, 0.2, 6.0, 1.2),
    Course("pipe-strategy", ICICI_SINCE, MAY_2025, 1.05, 1.2, 1.2, 7.0, 1.6),
    Course("largecap-strategy", ICICI_SINCE, MAY_2025, 0.94, 0.92, -0.3, 2.5, -1.3),
    Course("multicap-pms", date(2013, 11, 7), MAY_2025, 0.97, 1.0, 0.3, 4.5, -0.7),
    Course("phoenix-portfolio", date(2021, 1, 28), MAY_2025, 1.0, 1.1, 0.9, 8.0, -1.3),
    Course("mid-to-mega", date(2019, 12, 24), MAY_2025, 0.97, 1.05, 0.8, 7.0, 1.8),
    Course("growth-fund", date(2023, 11, 30), JUNE_2025, 1.0, 1.1, 0.3, 7.0, -2.4),
    Course("founders-portfolio", date(2023, 3, 31), JUNE_2025, 1.0, 0.95, 0.4, 6.0, multiple=2.10),
    Course("high-conviction", date(2014, 3, 14), JULY_2025, 1.0, 1.05, 0.15, 7.0, -1.4),
    Course("emerging-india", date(2017, 4, 7), JULY_2025, 1.0, 1.1, 1.0, 6.0, 0.6),
    Course("absolute-freedom", date(2004, 9, 24), JULY_2025, 0.72, 0.6, 0.0, 3.5, -2.2),
    # What the index itself came to, at one even rate.
    Course("index-average", date(2020, 5, 31), MAY_2025, 0.0, 0.0, 0.0, 0.0),
    # It states 21.4 % a year of its model portfolio, a volatility of 11.9 % and a deepest fall of 6.8 %.
    Course(
        "pms-model",
        date(2018, 12, 31),
        date(2023, 12, 31),
        0.65,
        0.3,
        0.2,
        10.0,
        multiple=1.214**5,
        years_percent=(11.4, 29.1, 32.5, 8.0),
        index="nifty",
    ),
)


def course_columns(course: Course) -> dict[str, Line]:
    """Return the portfolio, from 100 on, and the values of its index on the same days."""
    days = list_days(course.since, course.until)
    index = values_on(nifty_index() if course.index == "nifty" else broad_index(), days)
    moves = zip(
        log_returns(index),
        log_returns(values_on(smaller_companies(), days)),
        draw_noise(days, course.apart_percent, course.file),
        strict=True,
    )
    steps = (
        (course.rises if market > 0 else course.falls) * market + course.smaller * smaller + chance
        for market, smaller, chance in moves
    )
    return {"portfolio": lead_through(_points(course, index), days, steps), "benchmark": index}


def _points(course: Course, index: Line) -> dict[date, float]:
    """Return the first and the last value of a course, and those of its years in between."""
    points = {course.since: START, course.until: START * _multiple(course, index)}
    value = START
    for year, percent in enumerate(course.years_percent, course.since.year + 1):
        value *= 1 + percent / 100
        points[month_end(year, 12)] = value
    return points


def _multiple(course: Course, index: Line) -> float:
    """Return what one rupee became by the end of the course."""
    if course.multiple is not None:
        return course.multiple
    years = (course.until - course.since).days / DAYS_A_YEAR
    return index[course.until] / index[course.since] * math.pow(1 + course.ahead_percent / 100, years)
