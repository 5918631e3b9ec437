"""The list of PMS strategies, oldest first."""

from datetime import date
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_drawn
from app.content.calendar import short_date
from app.content.models.base import Link, Section, Text
from app.content.models.page import StrategySource
from app.content.models.strategy import StrategyRow
from app.content.sources import all_strategies, horizon_text, listed_on, pms_strategies, stocks_text, years_run

MOST_ROWS = 30


class StrategyIndexSource(Section):
    """The list of PMS strategies, oldest first."""

    kind: Literal["strategyIndex"]
    footnote: Text


class StrategyIndexBlock(StrategyIndexSource):
    """The list of PMS strategies as drawn; a long one ends early, and `all_strategies` leads to the rest."""

    caption: str
    rows: list[StrategyRow]
    all_strategies: Link | None


def compose(source: StrategyIndexSource, context: BlockContext) -> StrategyIndexBlock:
    """Return the list of PMS strategies."""
    strategies = pms_strategies(context.sources)
    as_on = listed_on(strategies)
    return as_drawn(
        source,
        StrategyIndexBlock,
        caption=f"PMS strategies, oldest first{'' if as_on is None else f', as on {short_date(as_on)}'}",
        rows=[_strategy_row(strategy, as_on) for strategy in strategies[:MOST_ROWS]],
        all_strategies=all_strategies(len(strategies)) if len(strategies) > MOST_ROWS else None,
    )


def _strategy_row(strategy: StrategySource, as_on: date | None) -> StrategyRow:
    return as_drawn(
        strategy,
        StrategyRow,
        href=strategy.path,
        one_line=strategy.one_line if strategy.house is None else f"{strategy.house}. {strategy.one_line}",
        stocks=stocks_text(strategy),
        horizon=horizon_text(strategy),
        completed_years=years_run(strategy, as_on),
    )


KIND = BlockKind(
    StrategyIndexSource,
    StrategyIndexBlock,
    compose,
    shown_on=lambda _, sources: listed_on(pms_strategies(sources)),
)
