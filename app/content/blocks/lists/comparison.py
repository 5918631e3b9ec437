"""Strategies side by side: terms, portfolio, cost. Returns are left out: the strategies began in different markets."""

from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from itertools import accumulate
from typing import Any, Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.blocks.strategy_axes import YEARS_RUN, measured
from app.content.blocks.strategy_fact import DrawnFact, HeadFact, drawn_fact
from app.content.blocks.strategy_focus import HeadFocus, focus_of
from app.content.calendar import completed_years, short_date, short_month_and_year
from app.content.costs.terms import least_rupees
from app.content.datasets.figures import percent, percentage
from app.content.datasets.portfolio_figures import SIZE_NAMES, Portfolio
from app.content.datasets.wording import age_on, aged, equity_in_words, horizon_in_words, stated_in_words
from app.content.known_paths import COMPARISON_PATH, strategy_slug
from app.content.models.base import ContentModel, Number, Section, Text
from app.content.models.page import StrategySource
from app.content.models.portfolio import Share
from app.content.models.stated import StatedTerms, declared_in
from app.content.rupees import read_rupees
from app.content.snapshots.comparison_rows import EQUITY, SIZES, TOP_SECTORS, TOP_STOCKS
from app.content.sources import ContentSources
from app.content.strategy_lists import horizon_text, pms_strategies, portfolio_of, series_start, stocks_text

_SHARES = ((TOP_STOCKS, "top_ten_percent"), (TOP_SECTORS, "top_five_sectors_percent"))
Span = list[Number]


class ComparisonSource(Section):
    """Strategies side by side. The address says which ones."""

    kind: Literal["comparison"]
    footnote: Text


class ComparedStrategy(ContentModel):
    """A strategy, its figures `basis` a day. `remove_href` leads on without it, None where only two are left."""

    name: str
    href: str
    lede: str
    risk: str | None
    basis: str
    remove_href: str | None
    fact: DrawnFact | None
    focus: HeadFocus | None


class ComparisonRow(ContentModel):
    """A term, and the value of each strategy, None where none is stated.

    `bars` draw what is measured and differs, in percent of the row's scale: the least and the most, or where parts end.
    """

    label: str
    values: list[str | None]
    bars: list[Span | None] | None


class ComparedColumn(ContentModel):
    """The column of one strategy: by each row's label its value, None if not stated, and what it measures."""

    strategy: ComparedStrategy
    style: str | None
    least_rupees: int
    values: dict[str, str | None]
    measures: dict[str, Span]


class ComparisonBlock(ComparisonSource):
    """Two or three strategies side by side; none until a query string names them.

    What is alike in all is shown once, as `shared`. `alone` has what only one states, `unstated` what nobody does.
    """

    strategies: list[ComparedStrategy]
    rows: list[ComparisonRow]
    alone: list[ComparisonRow]
    shared: list[ComparisonRow]
    unstated: str | None


def compose(source: ComparisonSource, _: BlockContext) -> ComparisonBlock:
    """Return the comparison without columns."""
    return as_rendered(source, ComparisonBlock, strategies=[], rows=[], alone=[], shared=[], unstated=None)


def compared_columns(sources: ContentSources, outdated_days: frozenset[date]) -> dict[str, ComparedColumn]:
    """Return the columns by their strategies' names in the comparison's address. Figures of `outdated_days` are old."""
    return {
        strategy_slug(strategy.path): ComparedColumn(
            strategy=_head(strategy, sources, outdated_days),
            style=strategy.style,
            least_rupees=least_rupees(strategy),
            values=dict(_values(strategy, sources)),
            measures=dict(_measures(strategy, sources)),
        )
        for strategy in pms_strategies(sources)
    }


def _head(strategy: StrategySource, sources: ContentSources, outdated_days: frozenset[date]) -> ComparedStrategy:
    as_on = max((dataset.as_on for dataset in strategy.datasets.values()), default=strategy.updated_on)
    age = age_on(as_on, strategy.datasets.values(), outdated_days)
    fact, focus = _drawing(strategy)
    return ComparedStrategy(
        name=strategy.name,
        href=strategy.path,
        lede=next(_of_head(strategy, "lede"), strategy.one_line),
        risk=strategy.risk,
        basis=f"as on {aged(as_on, age)}",
        remove_href=None,
        fact=fact,
        focus=focus,
    )


def _drawing(strategy: StrategySource) -> tuple[DrawnFact | None, HeadFocus | None]:
    """Return one drawing below one caption: the fact of the strategy's head, of stocks, or its focus if that is drawn.

    A fact of years is without their number, which a row has, and one whose drawing has a caption says only that.
    """
    focus = focus_of(strategy)
    fact = next(_of_head(strategy, "fact"), HeadFact(of="stocks", words="stocks") if focus is None else None)
    drawn = None if fact is None else drawn_fact(fact, strategy, [])[0]
    if fact is None or drawn is None or (focus is not None and drawn.cells is None):
        return None, focus
    cells = drawn.cells
    if cells is not None and (cells.caption is not None or fact.of == "yearsRun"):
        words = cells.caption or drawn.words[:1].upper() + drawn.words[1:]
        shown = {"value": "", "words": words, "cells": cells.model_copy(update={"caption": None})}
        return drawn.model_copy(update=shown), None
    return drawn, None


def _of_head(strategy: StrategySource, name: str) -> Iterator[Any]:
    """Yield what the blocks of a strategy's page have under a name."""
    return filter(None, (getattr(block, name, None) for block in strategy.blocks))


def _values(strategy: StrategySource, sources: ContentSources) -> Iterator[tuple[str, str | None]]:
    """Yield the rows in their order: what is measured, then words."""
    portfolio = portfolio_of(strategy, sources)
    yield "Start", _start(strategy)
    yield "Horizon", _horizons(strategy)
    yield EQUITY, None if strategy.equity is None else equity_in_words(strategy.equity)
    yield from _stated(strategy, "assets_managed")
    held = None if portfolio is None or portfolio.stocks is None else str(portfolio.stocks)
    yield "Stocks", stocks_text(strategy) or held
    for label, name in _SHARES:
        figure = None if portfolio is None else portfolio.sum_text(name)
        yield label, None if figure is None else percent(figure)
    yield SIZES, ", ".join(f"{each.percent.with_sign} {each.name.lower()}" for each in _sizes(portfolio)) or None
    yield from _stated(strategy, "style", "house")
    yield "Benchmark", strategy.benchmark
    yield "Minimum", _minimum(strategy, sources.site.value.pms_minimum)
    yield from _in_figures(strategy, "management_fee", "exit_load")


def _measures(strategy: StrategySource, sources: ContentSources) -> Iterator[tuple[str, Span]]:
    """Yield the least and the most of each row that has a length: years, months, stocks, percent, rupees."""
    portfolio = portfolio_of(strategy, sources)
    for label, (least, most) in measured(strategy).items():
        yield "Start" if label == YEARS_RUN else label, [Decimal(least), Decimal(most)]
    for label, name in _SHARES:
        if portfolio is not None and (figure := portfolio.sum_text(name)) is not None:
            yield label, [Decimal(figure)] * 2
    if ends := list(accumulate(share.percent.value for share in _sizes(portfolio))):
        yield SIZES, ends
    if strategy.equity is not None:
        yield EQUITY, [Decimal(strategy.equity.least), Decimal(strategy.equity.most)]
    if (assets := read_rupees((strategy.assets_managed or "").replace("INR ", ""))) is not None:
        yield "Assets managed", [Decimal(assets)] * 2


def _sizes(portfolio: Portfolio | None) -> Iterator[Share]:
    """Yield the share of each size of company, where no row is a sample."""
    if portfolio is not None and (portfolio.dataset.stated.market_cap or not portfolio.is_sample):
        held = {share.name: share for share in portfolio.sizes}
        for name in SIZE_NAMES.values() if held else ():
            yield held.get(name) or Share(name=name, percent=percentage(Decimal(0), "0"))


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
    """Return "7 Nov 2013, 11 years", or from when the manager's series is if no inception is stated."""
    series, since = series_start(strategy), strategy.since
    if since is None:
        return None if series is None else f"Series from {short_month_and_year(series)}"
    years = 0 if strategy.as_on is None else completed_years(since, strategy.as_on)
    return f"{short_date(since)}, {years} years" if years > 1 else short_date(since)


def _horizons(strategy: StrategySource) -> str | None:
    """Return the horizon; where the strategy itself plans for another than what is recommended, both."""
    recommended, own = horizon_text(strategy), strategy.strategy_horizon
    if own is None:
        return recommended
    return f"{recommended} advised; plans for {horizon_in_words(own)}"


def _minimum(strategy: StrategySource, regulatory: str) -> str:
    """Return the minimum. The regulatory one has one spelling here, so that it never counts as a difference."""
    stated = strategy.minimum_investment
    if stated is not None and read_rupees(stated) != read_rupees(regulatory):
        return stated
    return f"{regulatory}, the regulatory minimum"


KIND = BlockKind(ComparisonSource, ComparisonBlock, compose, only_at=COMPARISON_PATH)
