"""Lines for small drawings: companies by size, leading sectors."""

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import pairwise

from scripts.series.courses import MAY_2025
from scripts.series.indices import broad_index, smaller_companies
from scripts.series.lines import DAYS_A_YEAR, Line, draw_noise, list_days, log_returns, values_on, walk

TAILWINDS_SINCE = date(2019, 12, 31)
# The share of each in the lead of smaller companies.
SIZES: Mapping[str, float] = {"Large": -0.25, "Mid, small": 1.0}
SECTORS_FROM = 2020
SECTOR_PERCENT_A_YEAR = 4
# How far each sector ran ahead of the market in a year from 2020 on, in percent.
SECTOR_LEADS: Mapping[str, tuple[float, ...]] = {
    "Financials": (-12, -6, 10, -8, 3, 18),
    "Industrials": (-6, 12, 15, 15, 9, -2),
    "Healthcare": (30, -10, -16, 6, 20, -6),
    "Technology": (22, 24, -26, 21, 0, -16),
    "Consumer": (2, -2, 4, 1, -10, 4),
    "Materials": (9, 18, -4, -13, -5, 8),
}


def size_columns() -> dict[str, Line]:
    """Return large companies, and mid-sized and small ones together."""
    days = list_days(TAILWINDS_SINCE, MAY_2025)
    market, smaller = (log_returns(values_on(line, days)) for line in (broad_index(), smaller_companies()))
    return {
        name: walk(days, (step + part * lead for step, lead in zip(market, smaller, strict=True)))
        for name, part in SIZES.items()
    }


def sector_columns() -> dict[str, Line]:
    """Return a line for each sector."""
    days = list_days(TAILWINDS_SINCE, MAY_2025)
    market = log_returns(values_on(broad_index(), days))
    columns: dict[str, Line] = {}
    for name, leads in SECTOR_LEADS.items():
        ahead = _steps(days, [leads[day.year - SECTORS_FROM] for day in days[1:]], SECTOR_PERCENT_A_YEAR, name)
        columns[name] = walk(days, (step + lead for step, lead in zip(market, ahead, strict=True)))
    return columns


def _steps(days: Sequence[date], percents: Sequence[float], spread_percent: float, seed: str) -> list[float]:
    """Return a log return for each span between two days: a yearly growth in percent, with noise."""
    noise = draw_noise(days, spread_percent, seed)
    spans = [(end - start).days / DAYS_A_YEAR for start, end in pairwise(days)]
    return [percent / 100 * years + chance for percent, years, chance in zip(percents, spans, noise, strict=True)]
