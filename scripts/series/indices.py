"""The indices that all courses are compared with. Each has one value a day, the same on every page."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from scripts.series.lines import DAYS_A_YEAR, Line, draw_noise, lead_through, list_days, log_returns, month_end, walk

MonthPoints = Mapping[tuple[int, int], float]

# BSE 500 TRI, December 2020 = 100, about ±0.3 %: derived from public records, and never adjusted.
KNOWN_POINTS: MonthPoints = {
    (2020, 12): 100.0, (2021, 2): 106.0, (2021, 3): 107.4, (2021, 5): 115.4, (2021, 6): 118.0, (2021, 7): 119.8,
    (2021, 8): 127.7, (2021, 12): 131.6, (2022, 3): 131.3, (2022, 5): 125.1, (2022, 7): 130.4, (2022, 8): 136.7,
    (2022, 12): 137.9, (2023, 2): 129.6, (2023, 3): 130.1, (2023, 5): 141.0, (2023, 6): 147.4, (2023, 7): 153.1,
    (2023, 8): 152.1, (2023, 12): 174.5, (2024, 2): 180.8, (2024, 3): 182.4, (2024, 5): 190.2, (2024, 6): 203.6,
    (2024, 7): 212.7, (2024, 8): 214.7, (2025, 2): 180.1, (2025, 5): 206.3, (2025, 6): 214.1, (2025, 7): 208.3,
}  # fmt: skip

# Made up: a plausible course before and between them, with the falls of 2008 and 2020 and the recoveries after them.
SAMPLE_POINTS: MonthPoints = {
    (2004, 8): 9.4, (2004, 12): 12.1, (2005, 4): 11.9, (2005, 12): 16.8, (2006, 4): 21.9, (2006, 6): 17.9,
    (2006, 12): 23.7, (2007, 8): 27.6, (2007, 12): 39.1, (2008, 3): 28.7, (2008, 6): 24.6, (2008, 8): 26.3,
    (2008, 10): 16.1, (2008, 12): 16.4, (2009, 2): 15.0, (2009, 5): 25.6, (2009, 12): 32.1, (2010, 10): 39.2,
    (2011, 12): 27.9, (2012, 12): 37.0, (2013, 8): 32.3, (2013, 12): 38.8, (2014, 12): 54.2, (2015, 2): 57.2,
    (2016, 2): 46.3, (2016, 9): 59.2, (2016, 12): 56.6, (2017, 12): 78.7, (2018, 3): 74.3, (2018, 8): 85.0,
    (2018, 9): 77.0, (2018, 12): 78.0, (2019, 5): 82.6, (2019, 8): 76.4, (2020, 1): 86.0, (2020, 2): 80.5,
    (2020, 3): 61.0, (2020, 5): 66.5, (2020, 8): 81.0, (2023, 10): 150.5, (2024, 9): 219.2, (2024, 12): 202.4,
}  # fmt: skip
BROAD_PERCENT_A_YEAR = 10

# Yearly lead of smaller companies over the market, in percent: they lead and lag for years. Made up.
SMALLER_LEAD: Mapping[int, float] = {
    2004: 4, 2005: 10, 2006: -12, 2007: 14, 2008: -26, 2009: 22, 2010: 2, 2011: -12, 2012: 8, 2013: -14, 2014: 20,
    2015: 12, 2016: 2, 2017: 16, 2018: -18, 2019: -16, 2020: 9, 2021: 17, 2022: -6, 2023: 16, 2024: 8, 2025: -7,
}  # fmt: skip
SMALLER_PERCENT_A_YEAR = 4

# What the firm states of the five years beside its model portfolio: 16.3 % a year.
NIFTY_SPAN = (month_end(2018, 12), month_end(2023, 12))
NIFTY_GROWTH = 1.163**5
NIFTY_PERCENT_A_YEAR = 2
NIFTY_PART_OF_LEAD = -0.25


@cache
def broad_index() -> Line:
    """Return the month ends of BSE 500 TRI from August 2004 to July 2025, December 2020 = 100."""
    points = {month_end(*month): value for month, value in {**SAMPLE_POINTS, **KNOWN_POINTS}.items()}
    days = list_days(min(points), max(points))
    return lead_through(points, days, draw_noise(days, BROAD_PERCENT_A_YEAR, "market"))


@cache
def smaller_companies() -> Line:
    """Return how smaller companies fared against the market, month end by month end; the first is 100."""
    days = list(broad_index())
    noise = draw_noise(days, SMALLER_PERCENT_A_YEAR, "smaller companies")
    leads = (SMALLER_LEAD[end.year] / 100 * (end - start).days / DAYS_A_YEAR for start, end in pairwise(days))
    return walk(days, (lead + chance for lead, chance in zip(leads, noise, strict=True)))


@cache
def nifty_index() -> Line:
    """Return the month ends of Nifty 50 TRI, the first being 100: the market, but for smaller companies."""
    days = list_days(*NIFTY_SPAN)
    moves = zip(
        log_returns({day: broad_index()[day] for day in days}),
        log_returns({day: smaller_companies()[day] for day in days}),
        draw_noise(days, NIFTY_PERCENT_A_YEAR, "Nifty 50"),
        strict=True,
    )
    steps = (market + NIFTY_PART_OF_LEAD * smaller + chance for market, smaller, chance in moves)
    return lead_through({days[0]: 100.0, days[-1]: 100.0 * NIFTY_GROWTH}, days, steps)
