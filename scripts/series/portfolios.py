"""What each invented portfolio is like: how it moves against its benchmark and what one rupee in it became."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Literal

MAY_2025 = date(2025, 5, 31)
JUNE_2025 = date(2025, 6, 30)
JULY_2025 = date(2025, 7, 31)
ICICI_START = date(2018, 9, 14)


@dataclass(frozen=True)
class Portfolio:
    """One file of the series.

    `multiple` is what one rupee became by `until`, `milestones` what it was on the way. `beta` is the part taken in the
    benchmark's moves, `smaller` the part taken in the lead of smaller companies, `spread` that of a month's remaining
    differences. `benchmark_multiple` bends the benchmark to a stated multiple. Another `seed` is another course.
    """

    file: str
    since: date
    until: date
    multiple: float
    beta: float
    spread: float
    smaller: float = 0.0
    benchmark: Literal["broad", "large"] = "broad"
    benchmark_multiple: float | None = None
    milestones: Mapping[date, float] = field(default_factory=dict)
    seed: int = 1


PORTFOLIOS = (
    Portfolio("ace-strategy", ICICI_START, MAY_2025, 3.31, beta=1.02, spread=0.016, smaller=0.5),
    Portfolio("growth-leaders", ICICI_START, MAY_2025, 2.81, beta=0.94, spread=0.014, smaller=0.3),
    Portfolio("contra-strategy", ICICI_START, MAY_2025, 3.12, beta=0.93, spread=0.015, smaller=0.2),
    Portfolio("pipe-strategy", ICICI_START, MAY_2025, 3.72, beta=1.04, spread=0.019, smaller=1.1),
    Portfolio("largecap-strategy", ICICI_START, MAY_2025, 2.42, beta=0.93, spread=0.009, smaller=-0.2),
    Portfolio("multicap-pms", date(2013, 11, 7), MAY_2025, 6.42, beta=0.96, spread=0.014, smaller=0.3),
    Portfolio("phoenix-portfolio", date(2021, 1, 28), MAY_2025, 2.27, beta=0.97, spread=0.019, smaller=0.6),
    Portfolio("mid-to-mega", date(2019, 12, 24), MAY_2025, 3.19, beta=0.98, spread=0.021, smaller=0.7),
    Portfolio("growth-fund", date(2023, 11, 30), JUNE_2025, 1.41, beta=1.05, spread=0.020, smaller=0.4),
    Portfolio(
        "founders-portfolio",
        date(2023, 3, 31),
        JUNE_2025,
        2.10,
        beta=1.02,
        spread=0.019,
        smaller=0.5,
        benchmark_multiple=1.67,
    ),
    Portfolio("high-conviction", date(2014, 3, 14), JULY_2025, 4.86, beta=0.95, spread=0.016, smaller=0.2),
    Portfolio("emerging-india", date(2017, 4, 7), JULY_2025, 3.78, beta=0.98, spread=0.017, smaller=0.9),
    Portfolio("absolute-freedom", date(2004, 9, 24), JULY_2025, 24.6, beta=0.84, spread=0.014, smaller=0.2),
    Portfolio("aif-category-two", date(2020, 5, 31), MAY_2025, 1.18**5, beta=0.38, spread=0.012),
    Portfolio(
        "pms-model",
        date(2018, 12, 31),
        date(2023, 12, 31),
        1.214**5,
        beta=0.50,
        spread=0.0265,
        seed=42,
        benchmark="large",
        # The deepest fall between month ends is the stated -6.8 %, from January to March 2020; the spread and the
        # seed are those that keep every other fall above it and the volatility at the stated 11.9 %.
        milestones={
            date(2019, 12, 31): 1.21,
            date(2020, 1, 31): 1.225,
            date(2020, 3, 31): 1.225 * (1 - 0.068),
            date(2020, 12, 31): 1.645,
            date(2021, 12, 31): 2.135,
            date(2022, 12, 31): 2.355,
        },
    ),
)
