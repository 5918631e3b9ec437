"""The course of a portfolio and of its benchmark."""

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import pairwise

from scripts.series.benchmarks import broad_benchmark, large_company_benchmark
from scripts.series.lines import (
    DAYS_A_YEAR,
    Line,
    draw_noise,
    lead_through,
    list_days,
    log_returns,
    rebase,
)
from scripts.series.portfolios import Portfolio

START = 100.0

# How far smaller companies ran ahead of the benchmark in a year, as a log return. Invented.
SMALLER_LEAD: Mapping[int, float] = {
    2013: 0.00, 2014: 0.16, 2015: 0.09, 2016: 0.01, 2017: 0.13, 2018: -0.12, 2019: -0.11, 2020: 0.06, 2021: 0.16,
    2022: -0.04, 2023: 0.14, 2024: 0.08, 2025: -0.06,
}  # fmt: skip


def portfolio_columns(portfolio: Portfolio) -> dict[str, Line]:
    """Return the columns of the portfolio's file: both begin with 100 on its first day."""
    days = list_days(portfolio.since, portfolio.until)
    benchmark = _benchmark(portfolio, days)
    points = {portfolio.since: 1.0, **portfolio.milestones, portfolio.until: portfolio.multiple}
    line = lead_through(points, days, _steps(portfolio, benchmark))
    return {"portfolio": rebase(line, days, START), "benchmark": rebase(benchmark, days, START)}


def _benchmark(portfolio: Portfolio, days: Sequence[date]) -> Line:
    whole = large_company_benchmark() if portfolio.benchmark == "large" else broad_benchmark()
    line = rebase(whole, days, 1.0)
    if portfolio.benchmark_multiple is None:
        return line
    return lead_through({days[0]: 1.0, days[-1]: portfolio.benchmark_multiple}, days, log_returns(line))


def _steps(portfolio: Portfolio, benchmark: Line) -> list[float]:
    days = list(benchmark)
    noise = draw_noise(days, portfolio.spread, f"{portfolio.file} {portfolio.seed}")
    leads = [_smaller_lead(start, end) for start, end in pairwise(days)]
    moves = zip(log_returns(benchmark), leads, noise, strict=True)
    return [portfolio.beta * step + portfolio.smaller * lead + chance for step, lead, chance in moves]


def _smaller_lead(start: date, end: date) -> float:
    return SMALLER_LEAD.get(end.year, 0.0) * (end - start).days / DAYS_A_YEAR
