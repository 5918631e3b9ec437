"""Strategies side by side: terms, portfolio, cost. Returns are left out: the strategies began in different markets."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from itertools import accumulate
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.calendar import completed_years, short_date, short_month_and_year
from app.content.costs.terms import least_rupees
from app.content.datasets.figures import percent
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.wording import age_on, aged, equity_in_words, horizon_in_words, stated_in_words
from app.content.known_paths import COMPARISON_PATH, strategy_slug
from app.content.models.base import ContentModel, Number, Section, Text
from app.content.models.page import StrategySource
from app.content.models.portfolio import Share
from app.content.models.stated import StatedTerms, declared_in
from app.content.models.strategy import KeyTerm
from app.content.rupees import read_rupees
from app.content.snapshots.comparison_rows import EQUITY, FALLS, HORIZON, START, STOCKS, in_a_row
from app.content.sources import ContentSources
from app.content.strategy_lists import horizon_text, pms_strategies, portfolio_of, series_start, stocks_text

_SHARES = (("Top 10 stocks", "top_ten_percent"), ("Top 5 sectors", "top_five_sectors_percent"))
_SIZES = "Sizes of companies"
_DAYS_A_YEAR = Decimal("365.2425")
Span = list[Number]
BarLook = Literal["run", "range", "whole"]


class ComparisonSource(Section):
    """Strategies side by side. The address says which ones."""

    kind: Literal["comparison"]
    footnote: Text


class ComparedStrategy(ContentModel):
    """The head of a column. `remove_href` leads on without the strategy, None where only two are left."""

    name: str
    href: str
    as_on: str
    remove_href: str | None


class ComparisonRow(ContentModel):
    """A term, and the value of each strategy, None where none is stated.

    `bars` say in percent where their parts end, on one scale: a `run` begins where its first part ends, a `range` may
    reach to the end of its second, a `whole` has a colour for each part. `marks` are spans that stand out on it, and
    `scale` puts it into words.
    """

    label: str
    look: BarLook
    values: list[str | None]
    bars: list[Span | None]
    marks: list[Span]
    scale: str | None


class ComparedColumn(ContentModel):
    """The column of one strategy: by each row's label its value, None if not stated, and what it measures.

    A start measures the years from it to the day of the figures: 2018.7 to 2025.4; a horizon its months.
    """

    strategy: ComparedStrategy
    least_rupees: int
    values: dict[str, str | None]
    measures: dict[str, Span]


class ComparisonBlock(ComparisonSource):
    """Strategies side by side, none without a query string; `across` tells what holds for all, or for one alone."""

    strategies: list[ComparedStrategy]
    rows: list[ComparisonRow]
    across: list[KeyTerm]


def compose(source: ComparisonSource, _: BlockContext) -> ComparisonBlock:
    """Return the comparison without columns."""
    return as_rendered(source, ComparisonBlock, strategies=[], rows=[], across=[])


def compared_columns(sources: ContentSources, outdated_days: frozenset[date]) -> dict[str, ComparedColumn]:
    """Return the columns by their strategies' names in the comparison's address. Figures of `outdated_days` are old."""
    return {
        strategy_slug(strategy.path): ComparedColumn(
            strategy=ComparedStrategy(
                name=strategy.name, href=strategy.path, as_on=_day(strategy, outdated_days), remove_href=None
            ),
            least_rupees=least_rupees(strategy),
            values=dict(_values(strategy, sources)),
            measures=dict(_measures(strategy, sources)),
        )
        for strategy in pms_strategies(sources)
    }


def _day(strategy: StrategySource, outdated_days: frozenset[date]) -> str:
    as_on = max((dataset.as_on for dataset in strategy.datasets.values()), default=strategy.updated_on)
    return aged(as_on, age_on(as_on, strategy.datasets.values(), outdated_days))


def _values(strategy: StrategySource, sources: ContentSources) -> Iterator[tuple[str, str | None]]:
    """Yield the rows in their order."""
    portfolio = portfolio_of(strategy, sources)
    # What follows a colon are figures, which have rows of their own.
    yield "What it buys", strategy.one_line.partition(":")[0]
    yield "What can go wrong", strategy.risk
    yield START, _start(strategy)
    yield HORIZON, _horizons(strategy)
    yield EQUITY, None if strategy.equity is None else equity_in_words(strategy.equity)
    yield from _stated(strategy, "assets_managed")
    held = None if portfolio is None or portfolio.stocks is None else str(portfolio.stocks)
    yield STOCKS, stocks_text(strategy) or held
    for label, name in _SHARES:
        figure = None if portfolio is None else portfolio.sum_text(name)
        yield label, None if figure is None else percent(figure)
    yield _SIZES, ", ".join(f"{each.percent.with_sign} {each.name.lower()}" for each in _sizes(portfolio)) or None
    yield from _stated(strategy, "style", "house")
    yield "Benchmark", strategy.benchmark
    yield "Minimum", _minimum(strategy, sources.site.value.pms_minimum)
    yield from _in_figures(strategy, "management_fee", "exit_load")


def _measures(strategy: StrategySource, sources: ContentSources) -> Iterator[tuple[str, Span]]:
    """Yield what is drawn: the years since a start, what is planned or allowed, and shares of the portfolio."""
    if strategy.horizon is not None:
        yield HORIZON, [Decimal(strategy.horizon.length_months)]
    for label, span in ((STOCKS, strategy.stocks), (EQUITY, strategy.equity)):
        if span is not None:
            yield label, [Decimal(end) for end in dict.fromkeys((span.least, span.most))]
    portfolio = portfolio_of(strategy, sources)
    began = strategy.since or series_start(strategy)
    if began is not None and strategy.as_on is not None and began < strategy.as_on:
        yield START, [1 + round(day.toordinal() / _DAYS_A_YEAR, 2) for day in (began, strategy.as_on)]
    for label, name in _SHARES:
        if portfolio is not None and (figure := portfolio.sum_text(name)) is not None:
            yield label, [Decimal(figure)]
    if ends := list(accumulate(share.percent.value for share in _sizes(portfolio))):
        yield _SIZES, ends


def _sizes(portfolio: Portfolio | None) -> Iterator[Share]:
    """Yield the share of each size of company, where no row is a sample."""
    if portfolio is not None and (portfolio.dataset.stated.market_cap or not portfolio.is_sample):
        yield from portfolio.sizes


def _stated(strategy: StrategySource, *attributes: str) -> Iterator[tuple[str, str | None]]:
    """Yield stated figures under the labels that staff use."""
    headings = {figure.attribute: figure.heading for figure in declared_in(StatedTerms)}
    for name in attributes:
        value = getattr(strategy, name)
        yield headings[name], None if value is None else stated_in_words(value)


def _in_figures(strategy: StrategySource, *attributes: str) -> Iterator[tuple[str, str | None]]:
    """Yield stated figures without those that state none: "As per executed term sheet"."""
    for label, value in _stated(strategy, *attributes):
        yield label, value if value and any(map(str.isdigit, value)) else None


def _start(strategy: StrategySource) -> str | None:
    """Return "7 Nov 2013, 11 years, before the fall of 2020", or from when a series is if no inception is stated."""
    series, since = series_start(strategy), strategy.since
    if since is None:
        return None if series is None else f"Not stated; series from {short_month_and_year(series)}"
    years = 0 if strategy.as_on is None else completed_years(since, strategy.as_on)
    seen = [str(fall) for fall in FALLS if since.year < fall]
    falls = f"before the fall{'s' * (len(seen) > 1)} of {in_a_row(seen)}" if seen else f"after the fall of {FALLS[-1]}"
    # What began in the year of a fall may have begun before it or after it.
    told = (short_date(since), f"{years} years" if years > 1 else "", "" if since.year in FALLS else falls)
    return ", ".join(filter(None, told))


def _horizons(strategy: StrategySource) -> str | None:
    """Return the horizon; where the strategy itself plans for another than what is recommended, both."""
    recommended, own = horizon_text(strategy), strategy.strategy_horizon
    if own is None:
        return recommended
    return f"{recommended} (strategy horizon: {horizon_in_words(own)})"


def _minimum(strategy: StrategySource, regulatory: str) -> str:
    """Return the minimum. The regulatory one has one spelling here, so that it never counts as a difference."""
    stated = strategy.minimum_investment
    if stated is not None and read_rupees(stated) != read_rupees(regulatory):
        return stated
    return f"{regulatory}, the regulatory minimum"


KIND = BlockKind(ComparisonSource, ComparisonBlock, compose, only_at=COMPARISON_PATH)
