"""Which figures are stated, and as of which day. Pure."""

from datetime import date

from app.content.models.page import PageSource
from app.content.snapshots.facts import StrategyFigures
from app.content.sources import ContentSources


def strategy_figures(sources: ContentSources) -> tuple[StrategyFigures, ...]:
    """Return the state of every strategy's figures, in the order of their files."""
    strategies = ((strategy_id, located.value) for strategy_id, located in sources.strategies.items())
    return tuple(
        StrategyFigures(
            strategy_id=strategy_id,
            name=strategy.name,
            path=strategy.path,
            as_on=max((dataset.as_on for dataset in strategy.datasets.values()), default=None),
            stated={name: dataset.rows == "stated" for name, dataset in strategy.datasets.items()},
            oldest_stated_on=min(_stated_days(strategy), default=None),
        )
        for strategy_id, strategy in strategies
    )


def stated_days(sources: ContentSources) -> tuple[date, ...]:
    """Return the days of all stated datasets of pages, and of the firm's claims, in order."""
    datasets = {day for page in sources.pages for day in _stated_days(page.value)}
    return tuple(sorted({*datasets, sources.site.value.claims.as_on}))


def _stated_days(page: PageSource) -> set[date]:
    return {dataset.as_on for dataset in page.datasets.values() if dataset.rows == "stated"}
