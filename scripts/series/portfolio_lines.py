"""The course of a portfolio of the firm's own and of its benchmark."""

from collections.abc import Sequence
from datetime import date

from scripts.series.benchmarks import broad_benchmark, large_company_benchmark
from scripts.series.lines import (
    Line,
    draw_noise,
    lead_through,
    list_days,
    log_returns,
    rebase,
)
from scripts.series.portfolios import Portfolio

START = 100.0


def portfolio_columns(portfolio: Portfolio) -> dict[str, Line]:
    """Return the columns of the portfolio's file: both begin with 100 on its first day."""
    days = list_days(portfolio.since, portfolio.until)
    benchmark = _benchmark(portfolio, days)
    points = {portfolio.since: 1.0, **portfolio.milestones, portfolio.until: portfolio.multiple}
    line = lead_through(points, days, _steps(portfolio, benchmark))
    return {"portfolio": rebase(line, days, START), "benchmark": rebase(benchmark, days, START)}


def _benchmark(portfolio: Portfolio, days: Sequence[date]) -> Line:
    whole = large_company_benchmark() if portfolio.benchmark == "large" else broad_benchmark()
    return rebase(whole, days, 1.0)


def _steps(portfolio: Portfolio, benchmark: Line) -> list[float]:
    noise = draw_noise(list(benchmark), portfolio.spread, f"{portfolio.file} {portfolio.seed}")
    return [portfolio.beta * step + chance for step, chance in zip(log_returns(benchmark), noise, strict=True)]
