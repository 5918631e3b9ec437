"""What the firm's own invented portfolios are like: how they move against their benchmark, what one rupee became."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Literal

MAY_2025 = date(2025, 5, 31)


@dataclass(frozen=True)
class Portfolio:
    """One file of the series.

    `multiple` is what one rupee became by `until`, `milestones` what it was on the way. `beta` is the part taken in the
    benchmark's moves, `spread` that of a month's remaining differences. Another `seed` is another course.
    """

    file: str
    since: date
    until: date
    multiple: float
    beta: float
    spread: float
    benchmark: Literal["broad", "large"] = "broad"
    milestones: Mapping[date, float] = field(default_factory=dict)
    seed: int = 1


PORTFOLIOS = (
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
