"""Every figure of a strategy as its page shows it, under the name that staff use; and a month's changes. Pure."""

from collections.abc import Iterator, Mapping

from app.content.blocks.firm.metrics import MetricsBlock
from app.content.calendar import short_date
from app.content.datasets.downloads import SERIES_DECIMALS
from app.content.datasets.figures import csv_cell, fixed, grown, plain
from app.content.datasets.periods import STANDARD_CODES, read_period, trailing_periods
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.returns import multiple, returns_row
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.datasets.wording import stated_in_words
from app.content.editions.findings import Change
from app.content.errors import FieldPath
from app.content.models.datasets import DatasetSource, HoldingsDataset, SeriesDataset
from app.content.models.page import StrategySource
from app.content.models.stated import StatedSums, StatedTerms, declared_in
from app.content.sources import ContentSources


def figures_shown(sources: ContentSources, strategy_id: str) -> dict[str, str]:
    """Return the strategy's figures by label, in the order in which staff read them; {} without the strategy."""
    strategy = sources.strategies.get(strategy_id)
    if strategy is None:
        return {}
    figures = {label: text for label, (_, text) in single_figures(strategy.value).items()}
    for name, dataset in strategy.value.datasets.items():
        figures[f"As on, {name}"] = short_date(dataset.as_on)
        figures[f"Source, {name}"] = dataset.source or "nothing stated"
        figures[f"Basis, {name}"] = dataset.basis
        figures |= dict(_figures_of(dataset, sources))
    return figures


def changes_between(before: Mapping[str, str], after: Mapping[str, str]) -> list[Change]:
    """Return the differences in the order of the new figures. Figures that disappear come last."""
    labels = [*after, *(label for label in before if label not in after)]
    return [
        Change(label=label, before=before.get(label), after=after.get(label))
        for label in labels
        if before.get(label) != after.get(label)
    ]


def single_figures(strategy: StrategySource) -> dict[str, tuple[FieldPath, str]]:
    """Return the terms and figures that no rows prove, by label, each with its path in the file."""
    found: dict[str, tuple[FieldPath, str]] = {}
    for figure in declared_in(StatedTerms):
        if (value := getattr(strategy, figure.attribute)) is not None:
            found[figure.heading] = (figure.name,), stated_in_words(value)
    for position, block in enumerate(strategy.blocks):
        if isinstance(block, MetricsBlock):
            for place, item in enumerate(block.items):
                if item.value is not None:
                    path: FieldPath = ("blocks", position, "items", place, "value")
                    found[f"{block.heading}: {item.label}"] = path, item.value
    return found


def _figures_of(dataset: DatasetSource, sources: ContentSources) -> Iterator[tuple[str, str]]:
    if isinstance(dataset, HoldingsDataset):
        yield from _portfolio(Portfolio(dataset, sources.holdings.get(dataset.file)))
    else:
        for jump in dataset.confirmed_jumps:
            value = csv_cell(jump.value, SERIES_DECIMALS)
            yield f"Confirmed as right, {jump.day.isoformat()}, {jump.column}", value
        if dataset.file in sources.series:
            yield from _course(dataset, sources.series[dataset.file])


def _portfolio(portfolio: Portfolio) -> Iterator[tuple[str, str]]:
    summed = {figure.heading: portfolio.sum_text(figure.attribute) for figure in declared_in(StatedSums)}
    if portfolio.stocks is not None:
        yield "Companies held", str(portfolio.stocks)
    yield from ((label, text) for label, text in summed.items() if text is not None)
    for share in portfolio.market_cap:
        yield f"Share, {share.name.lower()}", share.percent.shown
    for band in portfolio.dataset.stated.bands:
        yield f"Band: {band.name}, stated", plain(band.percent)
    if portfolio.holdings is not None:
        for row in portfolio.holdings.rows:
            yield f"Holding: {row.company}", fixed(row.weight_percent, portfolio.holdings.weight_decimals)


def _course(dataset: SeriesDataset, series: Series) -> Iterator[tuple[str, str]]:
    first, last = series.dates[0], series.dates[-1]
    for code in trailing_periods(series, STANDARD_CODES[0]):
        row = returns_row(read_period(code, first, last), dataset, series)
        yield f"Return, {row.period}, {PORTFOLIO}", row.portfolio_percent.shown
        yield f"Return, {row.period}, {BENCHMARK}", row.benchmark_percent.shown
    for column in (PORTFOLIO, BENCHMARK):
        stated = None if dataset.stated_multiple is None else getattr(dataset.stated_multiple, column)
        yield f"Multiple, {column}", grown(multiple(series, column) if stated is None else stated, "multiple")
    for position, day in enumerate(series.dates):
        levels = (csv_cell(series.columns[column][position], SERIES_DECIMALS) for column in (PORTFOLIO, BENCHMARK))
        yield f"Series, {day.isoformat()}", " / ".join(levels)
