"""The lines of the home page: a portfolio beside the benchmark, and six kinds of assets."""

import math
from datetime import date
from itertools import accumulate

from scripts.series.benchmarks import broad_benchmark
from scripts.series.lines import Line, draw_noise, list_days
from scripts.series.portfolio_lines import portfolio_columns
from scripts.series.portfolios import MAY_2025, Portfolio

STRATEGY = Portfolio("illustrative-strategy", date(2018, 9, 30), MAY_2025, 3.23, beta=0.92, spread=0.016)

ASSETS_SINCE = date(2023, 4, 30)
# Name, monthly drift and spread of monthly returns.
ASSETS = (
    ("Equity", 0.011, 0.030),
    ("PMS", 0.016, 0.018),
    ("AIF", 0.009, 0.024),
    ("Bonds", 0.006, 0.006),
    ("Funds", 0.010, 0.022),
    ("Gold", 0.012, 0.026),
)


def strategy_columns() -> dict[str, Line]:
    """Return the portfolio and the benchmark on the benchmark's own scale, December 2020 = 100."""
    scale = broad_benchmark()[STRATEGY.since] / 100
    columns = portfolio_columns(STRATEGY)
    return {name: {day: value * scale for day, value in line.items()} for name, line in columns.items()}


def asset_columns() -> dict[str, Line]:
    """Return a line for each kind of asset, all beginning with 100."""
    return {name: _walk_freely(drift, spread, name) for name, drift, spread in ASSETS}


def _walk_freely(drift: float, spread: float, seed: str) -> Line:
    days = list_days(ASSETS_SINCE, MAY_2025)
    logs = accumulate((drift + chance for chance in draw_noise(days, spread, seed)), initial=0.0)
    return {day: 100 * math.exp(log) for day, log in zip(days, logs, strict=True)}
