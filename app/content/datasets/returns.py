"""Returns and growth, computed from month ends; those of a portfolio beside its benchmark. Pure."""

from collections.abc import Sequence
from datetime import date
from decimal import Context, Decimal

from app.content.datasets.figures import drawn_change, fixed, percentage, rounded
from app.content.datasets.periods import WHOLE_LIFE, Period, read_period
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.base import ContentModel, Figure, Percentage
from app.content.models.datasets import SeriesDataset, StatedReturn

RETURN_DECIMALS = 1
GROWTH_DECIMALS = 4
# More digits than the 28 of a result, so that rounding removes a root's error in the last digit.
_ROOTS = Context(prec=40)


def return_percent(series: Series, column: str, period: Period) -> Decimal:
    """Return the gain in percent, compounded annually beyond a year. Raises KeyError if the series is too short."""
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


class ReturnsRow(ContentModel):
    """Returns over one period, in percent to one decimal; `since_inception`: the period is the whole series."""

    period: str
    since_inception: bool
    portfolio_percent: Percentage
    benchmark_percent: Percentage
    difference_percent: Figure


def returns_row(period: Period, dataset: SeriesDataset, series: Series) -> ReturnsRow:
    """Return one period. A stated figure keeps its spelling."""
    if (stated := _stated_return(period, dataset, series)) is not None:
        return _row(period, stated.portfolio_percent, stated.benchmark_percent)
    return _row(period, *(return_percent(series, column, period) for column in (PORTFOLIO, BENCHMARK)))


def _row(period: Period, *percents: Decimal) -> ReturnsRow:
    portfolio, benchmark = (rounded(percent, RETURN_DECIMALS) for percent in percents)
    return ReturnsRow(
        period=period.label,
        since_inception=period.label == WHOLE_LIFE,
        portfolio_percent=percentage(portfolio, fixed(portfolio, RETURN_DECIMALS)),
        benchmark_percent=percentage(benchmark, fixed(benchmark, RETURN_DECIMALS)),
        difference_percent=drawn_change(portfolio - benchmark, RETURN_DECIMALS),
    )


def stated_rows(dataset: SeriesDataset) -> list[ReturnsRow]:
    """Return the stated returns of a series without rows."""
    first = dataset.begins_on or date.min
    return [
        _row(read_period(stated.period, first, dataset.as_on), stated.portfolio_percent, stated.benchmark_percent)
        for stated in dataset.stated_returns
    ]


def _stated_return(period: Period, dataset: SeriesDataset, series: Series) -> StatedReturn | None:
    """Return the stated return of a span under either name: five years may be the series' whole life."""
    first, last = series.dates[0], series.dates[-1]
    for stated in dataset.stated_returns:
        span = read_period(stated.period, first, last)
        if (span.start, span.end) == (period.start, period.end):
            return stated
    return None
