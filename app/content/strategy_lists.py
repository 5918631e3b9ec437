"""The strategies as lists have them: in order, by row, and by what they hold."""

from collections.abc import Iterable
from datetime import date

from app.content.calendar import completed_years, short_date
from app.content.datasets.portfolio_figures import Portfolio
from app.content.datasets.wording import horizon_in_words, stocks_in_words
from app.content.known_paths import EXPLORER_PATH, strategy_slug
from app.content.models.base import Link
from app.content.models.datasets import HoldingsDataset, SeriesDataset
from app.content.models.page import PageSource, StrategySource
from app.content.models.strategy import StrategyRow
from app.content.sources import ContentSources


def pms_strategies(sources: ContentSources) -> list[StrategySource]:
    """Return the PMS strategies, oldest first. Those without a date come last, by name."""
    strategies = [located.value for located in sources.strategies.values() if located.value.vehicle == "pms"]
    return sorted(strategies, key=lambda strategy: (strategy.since or date.max, strategy.name))


def all_strategies(count: int) -> Link:
    """Return the way to the whole list."""
    return Link(label=f"All {count:,} strategies", href=EXPLORER_PATH)


def listed_on(strategies: Iterable[StrategySource]) -> date | None:
    """Return the day of a list: the oldest day of figures that one of its strategies names, if any."""
    return min((strategy.as_on for strategy in strategies if strategy.as_on is not None), default=None)


def portfolio_of(strategy: StrategySource, sources: ContentSources) -> Portfolio | None:
    """Return the holdings of a strategy's page, None if it has none."""
    datasets = (dataset for dataset in strategy.datasets.values() if isinstance(dataset, HoldingsDataset))
    return next((portfolio_with(dataset, strategy, sources) for dataset in datasets), None)


def portfolio_with(dataset: HoldingsDataset, page: PageSource, sources: ContentSources) -> Portfolio:
    """Return a page's portfolio with its rows, if there are any, and the number of stocks that the page states."""
    stocks = page.stocks if isinstance(page, StrategySource) else None
    number = stocks.least if stocks is not None and stocks.least == stocks.most else None
    return Portfolio(dataset, None if dataset.rows == "none" else sources.holdings[dataset.file], number)


def horizon_text(strategy: StrategySource) -> str | None:
    """Return a strategy's horizon in words; None if none is stated."""
    return None if strategy.horizon is None else horizon_in_words(strategy.horizon)


def short_horizon(strategy: StrategySource) -> str | None:
    """Return a strategy's horizon as a column has it: "36 months", or "5 years+" for the least time."""
    horizon = strategy.horizon
    if horizon is None:
        return None
    return horizon.length if horizon.wording == "plain" else f"{horizon.length}+"


def series_start(strategy: StrategySource) -> date | None:
    """Return the day on which the manager's series begins, if no day of inception is stated."""
    days = (data.begins_on for data in strategy.datasets.values() if isinstance(data, SeriesDataset))
    return next((day for day in days if day is not None and strategy.since is None), None)


def strategy_rows(strategies: Iterable[StrategySource], as_on: date | None) -> list[StrategyRow]:
    """Return strategies as lists have them, with the years they had run on the day of the list."""
    return [
        StrategyRow(
            slug=strategy_slug(each.path),
            name=each.name,
            href=each.path,
            one_line=each.one_line,
            risk=each.risk,
            house=each.house,
            style=each.style,
            stocks=stocks_text(each),
            horizon=short_horizon(each),
            since=each.since,
            series=series_start(each),
            completed_years=None if each.since is None or as_on is None else completed_years(each.since, as_on),
        )
        for each in strategies
    ]


def listed_caption(words: str, as_on: date | None) -> str:
    """Return the name of a table of strategies, with the day of the list if it has one."""
    return words if as_on is None else f"{words}, as on {short_date(as_on)}"


def stocks_text(strategy: StrategySource) -> str | None:
    """Return the number of a strategy's stocks in words or figures; None if none is stated."""
    return None if strategy.stocks is None else stocks_in_words(strategy.stocks)
