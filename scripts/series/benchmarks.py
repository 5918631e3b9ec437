"""The two benchmarks: one of five hundred companies, and one of large companies for the model portfolio."""

from datetime import date
from functools import cache

from scripts.series.benchmark_points import (
    EARLIER_POINTS,
    KNOWN_POINTS,
    LARGE_COMPANY_POINTS,
    LATER_POINTS,
    MonthPoints,
)
from scripts.series.lines import Line, draw_noise, lead_through, list_days, log_returns, month_end, rebase

MONTHLY_SPREAD = 0.03
LARGE_COMPANY_SPREAD = 0.006


@cache
def broad_benchmark() -> Line:
    """Return month ends from August 2004 to July 2025, December 2020 = 100."""
    earlier = _lead_randomly(EARLIER_POINTS, "earlier benchmark")
    return {**earlier, **_lead_randomly({**LATER_POINTS, **KNOWN_POINTS}, "benchmark")}


@cache
def large_company_benchmark() -> Line:
    """Return month ends from December 2018 to December 2023, the first being 1; it moves much like the broad one."""
    points = _by_day(LARGE_COMPANY_POINTS)
    days = list_days(min(points), max(points))
    broad = log_returns(rebase(broad_benchmark(), days))
    noise = draw_noise(days, LARGE_COMPANY_SPREAD, "large companies")
    return lead_through(points, days, (step + chance for step, chance in zip(broad, noise, strict=True)))


def _lead_randomly(month_points: MonthPoints, seed: str) -> dict[date, float]:
    points = _by_day(month_points)
    days = list_days(min(points), max(points))
    return lead_through(points, days, draw_noise(days, MONTHLY_SPREAD, seed))


def _by_day(points: MonthPoints) -> Line:
    return {month_end(*month): value for month, value in points.items()}
