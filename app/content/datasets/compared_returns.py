"""Returns of a portfolio beside its benchmark: over one period, and the few that stand beside its line. Pure."""

from decimal import Decimal
from itertools import chain

from app.content.calendar import month_and_year
from app.content.datasets.figures import drawn_change, fixed, grown, grown_change, percentage, rounded
from app.content.datasets.periods import SINCE_INCEPTION, STANDARD_CODES, Period, read_period
from app.content.datasets.returns import covers, return_percent
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.models.base import ContentModel, Figure, Percentage
from app.content.models.datasets import SeriesDataset, StatedReturn

RETURN_DECIMALS = 1
STRIP_ROWS = 6


class ReturnsRow(ContentModel):
    """Returns over one period, in percent to one decimal; `period` as it is shown, the difference with its sign.

    `since_inception`: the period is the whole series.
    """

    period: str
    since_inception: bool
    portfolio_percent: Percentage
    benchmark_percent: Percentage
    difference_percent: Figure


class StripRow(ContentModel):
    """One span of the strip, each figure with its unit; `stated` where it is the manager's own."""

    period: str
    portfolio: str
    benchmark: str
    difference: Figure
    stated: bool


def returns_row(code: str, period: Period, dataset: SeriesDataset, series: Series) -> ReturnsRow:
    """Return one period; a stated figure stands as it was stated, within a tenth of the computed one."""
    stated = _stated_return(code, dataset)
    portfolio, benchmark = (
        rounded(return_percent(series, column, period) if given is None else given, RETURN_DECIMALS)
        for column, given in zip((PORTFOLIO, BENCHMARK), _stated_pair(stated), strict=True)
    )
    return ReturnsRow(
        period=period.label,
        since_inception=code == SINCE_INCEPTION,
        portfolio_percent=percentage(portfolio, fixed(portfolio, RETURN_DECIMALS)),
        benchmark_percent=percentage(benchmark, fixed(benchmark, RETURN_DECIMALS)),
        difference_percent=drawn_change(portfolio - benchmark, RETURN_DECIMALS),
    )


def strip_rows(dataset: SeriesDataset, series: Series) -> list[StripRow]:
    """Return what stands beside the line: what is stated first, then the rest, shortest period first; six at most.

    The periods are the longest standard ones the series covers and its whole life, so that none is left out between
    them: a strip that picked its periods could flatter.
    """
    multiples = _stated_multiple(dataset, series)
    codes = [code for code in STANDARD_CODES if covers(series, _trailing(code, series))]
    shown = [*codes[len(multiples) + 1 - STRIP_ROWS :], SINCE_INCEPTION]
    periods = [_strip_row(code, dataset, series) for code in shown]
    return sorted(chain(multiples, periods), key=lambda row: not row.stated)


def _trailing(code: str, series: Series) -> Period:
    return read_period("trailing", code, series.dates[0], series.dates[-1])


def _strip_row(code: str, dataset: SeriesDataset, series: Series) -> StripRow:
    row = returns_row(code, _trailing(code, series), dataset, series)
    return StripRow(
        period=row.period,
        portfolio=row.portfolio_percent.with_sign,
        benchmark=row.benchmark_percent.with_sign,
        difference=row.difference_percent,
        stated=_stated_return(code, dataset) is not None,
    )


def _stated_multiple(dataset: SeriesDataset, series: Series) -> list[StripRow]:
    """Return what 1 became over the whole series as its manager states it; nothing where none does."""
    stated = dataset.stated_multiple
    if stated is None:
        return []
    return [
        StripRow(
            period=f"{month_and_year(series.dates[0])} to {month_and_year(series.dates[-1])}",
            portfolio=grown(stated.portfolio, "multiple"),
            benchmark=grown(stated.benchmark, "multiple"),
            difference=grown_change(stated.portfolio - stated.benchmark, "multiple"),
            stated=True,
        )
    ]


def _stated_return(code: str, dataset: SeriesDataset) -> StatedReturn | None:
    return next((entry for entry in dataset.stated_returns if entry.period == code), None)


def _stated_pair(stated: StatedReturn | None) -> tuple[Decimal | None, Decimal | None]:
    return (None, None) if stated is None else (stated.portfolio_percent, stated.benchmark_percent)
