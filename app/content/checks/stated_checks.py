"""Checks that stated figures equal those that the rows give. Pure."""

from collections.abc import Iterator, Sequence
from datetime import date
from decimal import Decimal

from app.content.datasets import summaries
from app.content.datasets.figures import decimals_of, fixed, plain, unit_of
from app.content.datasets.holdings import HoldingRow, Holdings
from app.content.datasets.periods import covers, read_period
from app.content.datasets.returns import multiple, return_percent
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.datasets.wording import stocks_in_words
from app.content.errors import Fault, FieldPath
from app.content.models.datasets import HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource, StrategySource
from app.content.models.stated import StatedSums, declared_in
from app.content.sources import Located

RETURN_TOLERANCE_PERCENT = Decimal("0.1")
MULTIPLE_TOLERANCE = Decimal("0.005")


def stated_series_faults(
    page: Located[PageSource], place: FieldPath, dataset: SeriesDataset, series: Series | None
) -> Iterator[Fault]:
    """Yield a fault for each stated return, multiple or first day that the rows, if there are any, do not reproduce."""
    yield from _return_faults(page, place, dataset, series)
    if series is None:
        return
    since = page.value.since if isinstance(page.value, StrategySource) else None
    if since not in {None, series.dates[0]}:
        begins = f"begins on {series.dates[0]}, but the strategy on {since}"
        yield series.fault(0, "date", f"{begins}: see since in {page.file}", f"{begins}: put the earlier months above")
    # A sample line need not agree with the stated figures beside it.
    if dataset.rows == "stated":
        yield from _multiple_faults(page, (*place, "statedMultiple"), dataset, series)


def stated_holdings_faults(
    page: Located[PageSource], place: FieldPath, dataset: HoldingsDataset, holdings: Holdings
) -> Iterator[Fault]:
    """Yield a fault for each stated sum, band or number of stocks that the rows do not reproduce."""
    stated, stocks = dataset.stated, holdings.stocks
    span = page.value.stocks if isinstance(page.value, StrategySource) else None
    if span is not None and not span.least <= len(stocks) <= span.most:
        message = f"is {stocks_in_words(span)}, but the page's portfolio holds {len(stocks)}"
        yield page.fault(("stocks",), message)
    sums: list[tuple[FieldPath, Decimal | None, Sequence[HoldingRow]]] = [
        ((figure.name,), getattr(stated, figure.attribute), summaries.SUMS[figure.attribute](holdings))
        for figure in declared_in(StatedSums)
        if figure.attribute in summaries.SUMS
    ]
    if stated.market_cap is not None:
        for size, percent in stated.market_cap.model_dump().items():
            sums.append((("marketCap", size), percent, [row for row in stocks if row.size == size]))
    for position, band in enumerate(stated.bands):
        in_band = [row for row in stocks if row.band == band.name]
        sums.append((("bands", position, "percent"), band.percent, in_band))
    for path, percent, rows in sums:
        if percent is not None and not _adds_up(percent, rows):
            total = fixed(summaries.weight_of(rows), holdings.weight_decimals)
            yield page.fault((*place, "stated", *path), f"is {percent}, but the rows of {holdings.file} add to {total}")
    unknown = sorted({row.band for row in stocks} - {band.name for band in stated.bands})
    if stated.bands and unknown:
        yield page.fault((*place, "stated", "bands"), f"leaves out the band '{unknown[0]}' of {holdings.file}")


def _adds_up(stated_percent: Decimal, rows: Sequence[HoldingRow]) -> bool:
    """Return whether the exact rows give the stated sum to its last digit."""
    if stated_percent == 0 or not rows:
        return stated_percent == 0 and not rows
    return abs(summaries.weight_of(rows) - stated_percent) <= unit_of(decimals_of(stated_percent)) / 2


def _return_faults(
    page: Located[PageSource], place: FieldPath, dataset: SeriesDataset, series: Series | None
) -> Iterator[Fault]:
    first, last = (series.dates[0], series.dates[-1]) if series else (dataset.begins_on or date.min, dataset.as_on)
    for position, stated in enumerate(dataset.stated_returns):
        path = (*place, "statedReturns", position)
        try:
            period = read_period(stated.period, first, last)
        except ValueError as error:
            yield page.fault((*path, "period"), str(error))
            continue
        if series is None or dataset.rows != "stated":
            continue
        if not covers(series, period):
            yield page.fault((*path, "period"), f"{series.file} is too short for {stated.period}")
            continue
        for field, column, percent in (
            ("portfolioPercent", PORTFOLIO, stated.portfolio_percent),
            ("benchmarkPercent", BENCHMARK, stated.benchmark_percent),
        ):
            computed = return_percent(series, column, period)
            if abs(computed - percent) > RETURN_TOLERANCE_PERCENT:
                message = f"is {plain(percent)}, but {series.file} gives {fixed(computed, 2)}"
                yield page.fault((*path, field), message)


def _multiple_faults(
    page: Located[PageSource], place: FieldPath, dataset: SeriesDataset, series: Series
) -> Iterator[Fault]:
    if dataset.stated_multiple is None:
        return
    for column, stated in dataset.stated_multiple.model_dump().items():
        computed = multiple(series, column)
        if abs(computed - stated) > MULTIPLE_TOLERANCE:
            yield page.fault((*place, column), f"is {plain(stated)}, but {series.file} gives {fixed(computed, 3)}")
