"""Strategies side by side: terms, portfolio, cost. Returns are left out: the strategies began in different markets."""

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from typing import Literal

from app.content.blocks.context import BlockContext, section_fields
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.calendar import long_date, table_date
from app.content.datasets.figures import percent
from app.content.datasets.portfolio_figures import SIZE_NAMES, Portfolio
from app.content.errors import Fault
from app.content.live_paths import COMPARISON_PATH, comparison_href, strategy_slug
from app.content.models.base import ContentModel, Number, Text
from app.content.models.block import Section
from app.content.models.datasets import HoldingsDataset
from app.content.models.page import StrategySource
from app.content.sources import ContentSources
from app.content.strategies import horizon_told, pms_strategies, stocks_told, years_run

_FEWEST = 2
_Pair = tuple[StrategySource, Portfolio | None]


class ComparisonSource(Section):
    """Strategies side by side; which ones, the address says."""

    kind: Literal["comparison"]
    footnote: Text


class ComparedStrategy(ContentModel):
    """A column. `remove_href` leads to the comparison without it; None where only two are left."""

    name: str
    href: str
    completed_years: int | None
    illustrative: bool
    remove_href: str | None


class ComparisonRow(ContentModel):
    """One value a strategy, None where none is stated; `shares_percent` are drawn as a bar above it."""

    label: str
    values: list[str | None]
    shares_percent: list[list[Number] | None] | None


class ComparisonGroup(ContentModel):
    """Rows under one heading."""

    heading: str
    rows: list[ComparisonRow]


class ComparisonBlock(Section):
    """Two or three strategies side by side."""

    kind: Literal["comparison"]
    strategies: list[ComparedStrategy]
    groups: list[ComparisonGroup]
    footnote: str


def compose(source: ComparisonSource, context: BlockContext) -> ComparisonBlock:
    """Return the strategies of the address as columns, in its order. Raises KeyError for one that does not exist."""
    known = {strategy_slug(strategy.path): strategy for strategy in pms_strategies(context.sources)}
    slugs = list(context.live.strategies)
    pairs = [(known[slug], _portfolio_of(known[slug], context.sources)) for slug in slugs]
    return ComparisonBlock(
        **section_fields(source),
        kind=source.kind,
        strategies=[_column(pair, slugs) for pair in pairs],
        groups=[
            ComparisonGroup(heading="Terms", rows=_terms(pairs)),
            ComparisonGroup(heading="Portfolio", rows=_portfolio(pairs)),
            ComparisonGroup(heading="Cost", rows=_cost(pairs)),
        ],
        footnote=source.footnote,
    )


def _portfolio_of(strategy: StrategySource, sources: ContentSources) -> Portfolio | None:
    """Return the holdings of a strategy's page, None where it has none."""
    for dataset in strategy.datasets.values():
        if isinstance(dataset, HoldingsDataset):
            return Portfolio(dataset, sources.holdings[dataset.file])
    return None


def _column(pair: _Pair, slugs: list[str]) -> ComparedStrategy:
    strategy, portfolio = pair
    others = [slug for slug in slugs if slug != strategy_slug(strategy.path)]
    as_on = max((dataset.as_on for dataset in strategy.datasets.values()), default=strategy.updated_on)
    return ComparedStrategy(
        name=strategy.name,
        href=strategy.path,
        completed_years=years_run(strategy, as_on),
        illustrative=portfolio is not None and portfolio.dataset.illustrative,
        remove_href=comparison_href(others) if len(others) >= _FEWEST else None,
    )


def _row(label: str, values: Sequence[str | None], shares: list[list[Decimal] | None] | None = None) -> ComparisonRow:
    return ComparisonRow(label=label, values=list(values), shares_percent=shares)


def _terms(pairs: Sequence[_Pair]) -> list[ComparisonRow]:
    strategies = [strategy for strategy, _ in pairs]
    return [
        _row("House", [strategy.house for strategy in strategies]),
        _row("Style", [strategy.style for strategy in strategies]),
        _row("Benchmark", [strategy.benchmark for strategy in strategies]),
        _row("Since", [None if strategy.since is None else table_date(strategy.since) for strategy in strategies]),
        _row("Horizon", [horizon_told(strategy) for strategy in strategies]),
        _row("Minimum", [strategy.minimum_investment for strategy in strategies]),
    ]


def _portfolio(pairs: Sequence[_Pair]) -> list[ComparisonRow]:
    def told(tell: Callable[[Portfolio], str]) -> list[str | None]:
        return [None if portfolio is None else tell(portfolio) for _, portfolio in pairs]

    counts = [
        stocks_told(strategy) or (None if portfolio is None else str(portfolio.stocks)) for strategy, portfolio in pairs
    ]
    shares = [None if portfolio is None else _size_shares(portfolio) for _, portfolio in pairs]
    return [
        _row("Holdings as on", told(lambda portfolio: long_date(portfolio.dataset.as_on))),
        _row("Stocks", counts),
        _row("Top 10 stocks", told(lambda portfolio: percent(portfolio.top_ten))),
        _row("Top 5 sectors", told(lambda portfolio: percent(portfolio.top_five_sectors))),
        _row("Large, mid, small", told(_sizes), shares),
        _row("Assets managed", [strategy.assets_managed for strategy, _ in pairs]),
    ]


def _size_shares(portfolio: Portfolio) -> list[Decimal]:
    """Return large, mid and small; a size without companies is 0."""
    shares = dict(portfolio.sizes)
    return [shares.get(name, Decimal(0)) for name in SIZE_NAMES.values()]


def _sizes(portfolio: Portfolio) -> str:
    """Return "63.8 / 23.08 / 13.13"; sizes at the end without companies are left out, as factsheets do."""
    shares = _size_shares(portfolio)
    while shares and shares[-1] == 0:
        shares.pop()
    return " / ".join(map(portfolio.spelt_size, shares))


def _cost(pairs: Sequence[_Pair]) -> list[ComparisonRow]:
    return [
        _row("Management fee", [strategy.management_fee for strategy, _ in pairs]),
        _row("Exit load", [strategy.exit_load for strategy, _ in pairs]),
    ]


def _faults(placed: PlacedBlock[ComparisonSource]) -> Iterator[Fault]:
    if placed.page.value.path != COMPARISON_PATH:
        yield placed.fault(("kind",), f"the strategies are read at {COMPARISON_PATH} alone: put the comparison there")


KIND = BlockKind(ComparisonSource, ComparisonBlock, compose, faults=_faults)
