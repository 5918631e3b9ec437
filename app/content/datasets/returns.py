"""Returns and growth, computed from month ends."""

from collections.abc import Sequence
from decimal import Context, Decimal

from app.content.datasets.figures import rounded
from app.content.datasets.periods import Period
from app.content.datasets.series import Series

GROWTH_DECIMALS = 4
# More digits than the 28 of a result, so that rounding removes the error of a root in the last of them.
_ROOTS = Context(prec=40)


def covers(series: Series, period: Period) -> bool:
    """Whether the series has a value at both ends of the period."""
    return period.start in series.positions and period.end in series.positions


def return_percent(series: Series, column: str, period: Period) -> Decimal:
    """Return the gain over the period in percent: absolute up to one year, compounded annually beyond.

    Raises KeyError if the series does not cover the period.
    """
    values, positions = series.columns[column], series.positions
    start, end = values[positions[period.start]], values[positions[period.end]]
    return (end / start if period.years <= 1 else _yearly(start, end, period.years)) * 100 - 100


def growth_of_one(values: Sequence[Decimal]) -> list[Decimal]:
    """Return what 1 invested at the first value became, to four decimals."""
    return [rounded(value / values[0], GROWTH_DECIMALS) for value in values]


def multiple(series: Series, column: str) -> Decimal:
    """Return the multiple: the last value divided by the first."""
    values = series.columns[column]
    return values[-1] / values[0]


def _yearly(start: Decimal, end: Decimal, years: Decimal) -> Decimal:
    """Return what 1 became in each year, if all years were alike."""
    return _ROOTS.power(_ROOTS.divide(end, start), _ROOTS.divide(1, years))
