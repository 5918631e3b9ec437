"""The ten fastest wealth creators of Founders Portfolio, year by year. Companies and figures are invented."""

import math
from collections.abc import Mapping
from datetime import date

from scripts.series.lines import Line, draw_noise, lead_through

FIRST_YEAR, LAST_YEAR = 2000, 2025
START = 100.0
MONTHLY_SPREAD = 0.05
# What one rupee became in 25 years, as the page's first ranking says.
MULTIPLES: Mapping[str, int] = {
    "Indravati Bank": 888,
    "Wainganga Pharma": 549,
    "Malati Home Care": 386,
    "Indrayani Motors": 330,
    "Kadamba Jewels": 287,
    "Khejri Electronics": 254,
    "Tamraparni Hospitals": 221,
    "Bharani Software": 200,
    "Satpura Finance": 177,
    "Uttara Power Grid": 160,
}


def founder_columns() -> dict[str, Line]:
    """Return a line for each company, from 100 on, at the ends of March."""
    return {company: _line(company, multiple) for company, multiple in MULTIPLES.items()}


def _line(company: str, multiple: int) -> Line:
    days = [date(year, 3, 31) for year in range(FIRST_YEAR, LAST_YEAR + 1)]
    noise = draw_noise(days, MONTHLY_SPREAD, company)
    # Years grow at an even pace but for chance, which `lead_through` bends to meet the end.
    pace = math.log(multiple) / (LAST_YEAR - FIRST_YEAR)
    points = {days[0]: START, days[-1]: START * multiple}
    return lead_through(points, days, (pace + chance for chance in noise))
