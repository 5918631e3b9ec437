"""The strategies that lists show."""

from datetime import date

from app.content.calendar import completed_years
from app.content.datasets.terms import horizon_in_words, stocks_in_words
from app.content.models.page import StrategySource
from app.content.sources import ContentSources


def pms_strategies(sources: ContentSources) -> list[StrategySource]:
    """Return the PMS strategies, oldest first; those without a date come last, by name."""
    strategies = [located.value for located in sources.strategies.values() if located.value.vehicle == "pms"]
    return sorted(strategies, key=lambda strategy: (strategy.since or date.max, strategy.name))


def years_run(strategy: StrategySource, as_on: date) -> int | None:
    """Return the completed years of a strategy; None where no start is stated."""
    return None if strategy.since is None else completed_years(strategy.since, as_on)


def stocks_told(strategy: StrategySource) -> str | None:
    """Return how many stocks a strategy holds as it is told; None where none are stated."""
    return None if strategy.stocks is None else stocks_in_words(strategy.stocks)


def horizon_told(strategy: StrategySource) -> str | None:
    """Return a strategy's horizon as it is told; None where none is stated."""
    return None if strategy.horizon is None else horizon_in_words(strategy.horizon)
