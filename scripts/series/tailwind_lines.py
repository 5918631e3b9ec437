"""The lines of Mid to Mega's tailwinds: companies by size, and six sectors that take turns in leading. All invented."""

import math
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from itertools import accumulate, pairwise

from scripts.series.benchmarks import broad_benchmark
from scripts.series.lines import DAYS_A_YEAR, Line, draw_noise, list_days, log_returns, rebase
from scripts.series.portfolios import MAY_2025

SINCE = date(2019, 12, 31)
START = 100.0
SIZE_SPREAD = 0.008
SECTOR_SPREAD = 0.012
LARGE_PART_OF_LEAD = -0.25

# How far smaller companies ran ahead of the benchmark in a year, as a log return.
SMALLER_LEAD: Mapping[int, float] = {2020: 0.06, 2021: 0.16, 2022: -0.04, 2023: 0.14, 2024: 0.08, 2025: -0.06}

FIRST_LEAD_YEAR = 2020
# How far each sector ran ahead of the benchmark in a year from 2020 on, as a log return.
SECTOR_LEADS: Mapping[str, tuple[float, ...]] = {
    "Financials": (-0.12, -0.06, 0.10, -0.08, 0.03, 0.18),
    "Industrials": (-0.06, 0.12, 0.15, 0.15, 0.09, -0.02),
    "Healthcare": (0.30, -0.10, -0.16, 0.06, 0.20, -0.06),
    "Technology": (0.22, 0.24, -0.26, 0.21, 0.00, -0.16),
    "Consumer": (0.02, -0.02, 0.04, 0.01, -0.10, 0.04),
    "Materials": (0.09, 0.18, -0.04, -0.13, -0.05, 0.08),
}


def size_columns() -> dict[str, Line]:
    """Return large companies, and mid-sized and small ones together."""
    return {
        "Large": _beside_benchmark("large companies of the tailwinds", SIZE_SPREAD, _large_lead),
        "Mid, small": _beside_benchmark("smaller companies of the tailwinds", SIZE_SPREAD, _smaller_lead),
    }


def sector_columns() -> dict[str, Line]:
    """Return a line for each sector."""
    return {name: _beside_benchmark(name, SECTOR_SPREAD, partial(_sector_lead, name)) for name in SECTOR_LEADS}


def _sector_lead(name: str, year: int) -> float:
    return SECTOR_LEADS[name][year - FIRST_LEAD_YEAR]


def _smaller_lead(year: int) -> float:
    return SMALLER_LEAD[year]


def _large_lead(year: int) -> float:
    return LARGE_PART_OF_LEAD * SMALLER_LEAD[year]


def _beside_benchmark(seed: str, spread: float, lead_of: Callable[[int], float]) -> Line:
    days = list_days(SINCE, MAY_2025)
    leads = [lead_of(end.year) * (end - start).days / DAYS_A_YEAR for start, end in pairwise(days)]
    moves = zip(log_returns(rebase(broad_benchmark(), days)), leads, draw_noise(days, spread, seed), strict=True)
    logs = accumulate((step + lead + chance for step, lead, chance in moves), initial=0.0)
    return {day: START * math.exp(log) for day, log in zip(days, logs, strict=True)}
