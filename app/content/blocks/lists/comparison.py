"""Strategies side by side: terms, portfolio, cost. Returns are left out: the strategies began in different markets."""

from collections.abc import Callable
from datetime import date
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.blocks.strategy_field import StandingAxis
from app.content.calendar import short_date
from app.content.datasets.figures import percent
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.portraits import portrait_of
from app.content.datasets.terms import age_on, age_text, aged, stated_in_words
from app.content.live_paths import COMPARISON_PATH, strategy_slug
from app.content.models.base import ContentModel, Section, Text
from app.content.models.page import StrategySource
from app.content.models.portfolio import FieldAxis, FieldDot, Portrait
from app.content.models.stated import StatedHoldings, StatedTerms, declared_in
from app.content.rupees import read_rupees
from app.content.sources import ContentSources, horizon_text, pms_strategies, portfolio_of, stocks_text


class ComparisonSource(Section):
    """Strategies side by side. The address says which ones."""

    kind: Literal["comparison"]
    footnote: Text


class ComparedStrategy(ContentModel):
    """The head of a column, and the portrait above the table. `remove_href` leads to the comparison without it.

    `remove_href` is None where only two are left. `told` says what its figures rest on, for the table's caption.
    """

    name: str
    href: str
    told: str
    remove_href: str | None
    portrait: Portrait | None


class ComparisonRow(ContentModel):
    """One value a strategy, None where none is stated."""

    label: str
    values: list[str | None]


class SharedValue(ContentModel):
    """What all strategies of a comparison state alike."""

    label: str
    value: str


class ComparedColumn(ContentModel):
    """The column of one strategy: each row has its one value, each axis its dot, None where nothing is stated."""

    strategy: ComparedStrategy
    dots: list[FieldDot | None]
    rows: list[ComparisonRow]


class ComparisonBlock(ComparisonSource):
    """Two or three strategies side by side; none until a query names them.

    Rows in which all are alike are told once, as `shared`. `unstated` are the labels of
    those that nobody states.
    """

    strategies: list[ComparedStrategy]
    field: list[FieldAxis]
    rows: list[ComparisonRow]
    shared: list[SharedValue]
    unstated: list[str]


def compose(source: ComparisonSource, context: BlockContext) -> ComparisonBlock:
    """Return the comparison without columns."""
    field = [standing.axis for standing in context.field]
    return as_drawn(source, ComparisonBlock, strategies=[], field=field, rows=[], shared=[], unstated=[])


def compared_columns(
    sources: ContentSources, old_days: frozenset[date], field: tuple[StandingAxis, ...]
) -> dict[str, ComparedColumn]:
    """Return the column of every strategy that can be compared, by its name in the comparison's address.

    `old_days` are the days whose stated figures are marked as old, `field` the axes on which all strategies stand.
    """
    return {
        strategy_slug(strategy.path): _column(strategy, sources, old_days, field)
        for strategy in pms_strategies(sources)
    }


def _bar_alone(portrait: Portrait | None) -> Portrait | None:
    """Return a portrait without the sums, which the table has."""
    return None if portrait is None else portrait.model_copy(update={"top_holdings": None, "top_sectors": None})


def _column(
    strategy: StrategySource, sources: ContentSources, old_days: frozenset[date], field: tuple[StandingAxis, ...]
) -> ComparedColumn:
    portfolio = portfolio_of(strategy, sources)
    as_on = max((dataset.as_on for dataset in strategy.datasets.values()), default=strategy.updated_on)
    age = age_on(as_on, strategy.datasets.values(), old_days)
    return ComparedColumn(
        strategy=ComparedStrategy(
            name=strategy.name,
            href=strategy.path,
            told=f"{strategy.name}, as on {aged(as_on, age)}.",
            remove_href=None,
            portrait=_bar_alone(portrait_of(portfolio, strategy.equity)),
        ),
        dots=[standing.known.get(strategy.path) for standing in field],
        rows=[
            *_terms(strategy, sources),
            *_portfolio(strategy, portfolio, old_days),
            *_stated_rows(strategy, "management_fee", "exit_load"),
        ],
    )


def _row(label: str, value: str | None) -> ComparisonRow:
    return ComparisonRow(label=label, values=[value])


def _stated_rows(strategy: StrategySource, *attributes: str) -> list[ComparisonRow]:
    """Return rows of stated figures under the labels that staff use."""
    figures = {figure.attribute: figure for figure in declared_in(StatedTerms)}
    values = {name: getattr(strategy, name) for name in attributes}
    return [
        _row(figures[name].heading, None if value is None else stated_in_words(value)) for name, value in values.items()
    ]


def _terms(strategy: StrategySource, sources: ContentSources) -> list[ComparisonRow]:
    return [
        *_stated_rows(strategy, "house", "style"),
        _row("Benchmark", strategy.benchmark),
        _row("Since", None if strategy.since is None else short_date(strategy.since)),
        _row("Horizon", horizon_text(strategy)),
        _row("Minimum", _minimum(strategy, sources.site.value.pms_minimum)),
    ]


def _minimum(strategy: StrategySource, regulatory: str) -> str:
    """Return the minimum. The regulatory one has one spelling here, so that it is no difference."""
    stated = strategy.minimum_investment
    if stated is not None and read_rupees(stated) != read_rupees(regulatory):
        return stated
    return f"{regulatory}, the regulatory minimum"


def _portfolio(strategy: StrategySource, portfolio: Portfolio | None, old_days: frozenset[date]) -> list[ComparisonRow]:
    def told(tell: Callable[[Portfolio], str | None]) -> str | None:
        return None if portfolio is None else tell(portfolio)

    return [
        _row("Holdings as on", told(lambda found: _dated(found, old_days))),
        _row(
            "Stocks", stocks_text(strategy) or told(lambda found: None if found.stocks is None else str(found.stocks))
        ),
        _row("Top 10 stocks", told(lambda found: _in_percent(found.sum_text("top_ten_percent")))),
        _row("Top 5 sectors", told(lambda found: _in_percent(found.sum_text("top_five_sectors_percent")))),
        *_stated_rows(strategy, "assets_managed"),
    ]


def _in_percent(figure: str | None) -> str | None:
    return None if figure is None else percent(figure)


def _dated(portfolio: Portfolio, old_days: frozenset[date]) -> str | None:
    """Return the day of rows or sums; None if neither is stated."""
    dataset = portfolio.dataset
    is_stated = dataset.rows == "stated" or dataset.stated != StatedHoldings()
    return aged(dataset.as_on, age_text(dataset, old_days)) if is_stated else None


KIND = BlockKind(ComparisonSource, ComparisonBlock, compose, only_at=COMPARISON_PATH)
