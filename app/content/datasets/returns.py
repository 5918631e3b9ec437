"""Returns and growth, computed from month ends."""

from collections.abc import Sequence

from app.content.datasets.periods import Period
from app.content.datasets.series import Series

GROWTH_DECIMALS = 4


def covers(series: Series, period: Period) -> bool:
    """Whether the series has a value at both ends of the period."""
    return period.start in series.positions and period.end in series.positions


def return_percent(series: Series, column: str, period: Period) -> float:
    """Return the gain over the period in percent: up to one year absolute, beyond compounded annually.

    Raises KeyError when the series does not cover the period.
    """
    values, positions = series.columns[column], series.positions
    ratio = values[positions[period.end]] / values[positions[period.start]]
    return ((ratio if period.years <= 1 else ratio ** (1 / period.years)) - 1) * 100


def growth_of_one(values: Sequence[float]) -> list[float]:
    """Return what 1 invested at the first value became, to four decimals."""
    return [round(value / values[0], GROWTH_DECIMALS) for value in values]


def multiple(series: Series, column: str) -> float:
    """Return what 1 invested at the first row was worth at the last."""
    values = series.columns[column]
    return values[-1] / values[0]
