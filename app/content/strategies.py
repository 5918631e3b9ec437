"""The strategies that lists show."""

from datetime import date

from app.content.calendar import completed_years
from app.content.models.page import StrategySource
from app.content.sources import ContentSources


def pms_strategies(sources: ContentSources) -> list[StrategySource]:
    """Return the PMS strategies, oldest first; those without a date come last, by name."""
    strategies = [located.value for located in sources.strategies.values() if located.value.vehicle == "pms"]
    return sorted(strategies, key=lambda strategy: (strategy.since or date.max, strategy.name))


def years_run(strategy: StrategySource, as_on: date) -> int | None:
    """Return the completed years of a strategy; None where no start is stated."""
    return None if strategy.since is None else completed_years(strategy.since, as_on)
