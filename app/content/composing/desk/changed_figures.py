"""Every figure of a strategy by a name staff know it by, and what differs between two of its months. Pure."""

from collections.abc import Iterator, Mapping

from app.content.blocks.firm.metrics import MetricsBlock
from app.content.datasets.figures import csv_cell, fixed, plain
from app.content.datasets.holdings import SIZES, Holdings
from app.content.datasets.periods import SINCE_INCEPTION, STANDARD_CODES, WHOLE_LIFE, kind_of, read_period
from app.content.datasets.returns import covers, multiple, return_percent
from app.content.datasets.series import BENCHMARK, PORTFOLIO, Series
from app.content.datasets.summaries import size_percent, top_five_sectors_percent, top_ten_percent
from app.content.models.datasets import DatasetSource, HoldingsDataset
from app.content.models.page import StrategySource
from app.content.snapshots.candidate import Change
from app.content.sources import ContentSources
from app.content.strategies import stocks_told

TERM_LABELS = {
    "stocks": "Stocks",
    "house": "House",
    "style": "Style",
    "minimumInvestment": "Minimum investment",
    "assetsManaged": "Assets managed",
    "managementFee": "Management fee",
    "exitLoad": "Exit load",
}
"""By the field's name in a strategy's file."""
_TEXT_TERMS = {"house", "style", "minimum_investment", "assets_managed", "management_fee", "exit_load"}
_RETURN_DECIMALS, _MULTIPLE_DECIMALS, _LEVEL_DECIMALS = 2, 3, 2


def figures_shown(sources: ContentSources, slug: str) -> dict[str, str]:
    """Return the strategy's figures by their labels, in the order staff read them; {} where there is no such."""
    strategy = sources.strategies.get(slug)
    if strategy is None:
        return {}
    figures = dict(_terms(strategy.value))
    for block in strategy.value.blocks:
        if isinstance(block, MetricsBlock):
            figures[f"Nature, {block.heading}"] = "illustrative" if block.illustrative else "stated"
            figures |= {f"{block.heading}: {item.label}": item.value for item in block.items}
    for name, dataset in strategy.value.datasets.items():
        figures[f"As on, {name}"] = dataset.as_on.isoformat()
        figures[f"Source, {name}"] = dataset.source or "illustrative"
        figures[f"Basis, {name}"] = dataset.basis
        figures |= dict(_figures_of(dataset, sources))
    return figures


def changes_between(before: Mapping[str, str], after: Mapping[str, str]) -> list[Change]:
    """Return what differs, in the order of what will be; what goes away stands last."""
    labels = [*after, *(label for label in before if label not in after)]
    return [
        Change(label=label, before=before.get(label), after=after.get(label))
        for label in labels
        if before.get(label) != after.get(label)
    ]


def _terms(strategy: StrategySource) -> Iterator[tuple[str, str]]:
    values = {"stocks": stocks_told(strategy), **strategy.model_dump(by_alias=True, include=_TEXT_TERMS)}
    for name, label in TERM_LABELS.items():
        if values[name] is not None:
            yield label, str(values[name])


def _figures_of(dataset: DatasetSource, sources: ContentSources) -> Iterator[tuple[str, str]]:
    if isinstance(dataset, HoldingsDataset):
        yield from _portfolio(sources.holdings[dataset.file])
    else:
        yield from _course(sources.series[dataset.file])


def _portfolio(holdings: Holdings) -> Iterator[tuple[str, str]]:
    decimals = holdings.weight_decimals
    yield "Companies held", str(len(holdings.stocks))
    yield "Top 10 holdings", fixed(top_ten_percent(holdings), decimals)
    yield "Top 5 sectors", fixed(top_five_sectors_percent(holdings), decimals)
    for size in SIZES:
        yield f"Share, {size}", fixed(size_percent(holdings, size), decimals)
    for row in holdings.rows:
        yield f"Holding: {row.company}", plain(row.weight_percent)


def _course(series: Series) -> Iterator[tuple[str, str]]:
    first, last = series.dates[0], series.dates[-1]
    for code in (*STANDARD_CODES, SINCE_INCEPTION):
        period = read_period(kind_of(code), code, first, last)
        if covers(series, period):
            name = WHOLE_LIFE if code == SINCE_INCEPTION else period.label
            for column in (PORTFOLIO, BENCHMARK):
                yield f"Return, {name}, {column}", fixed(return_percent(series, column, period), _RETURN_DECIMALS)
    for column in (PORTFOLIO, BENCHMARK):
        yield f"Multiple, {column}", fixed(multiple(series, column), _MULTIPLE_DECIMALS)
    for position, day in enumerate(series.dates):
        levels = (csv_cell(series.columns[column][position], _LEVEL_DECIMALS) for column in (PORTFOLIO, BENCHMARK))
        yield f"Series, {day.isoformat()}", " / ".join(levels)
