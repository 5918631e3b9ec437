"""The list of PMS strategies, oldest first."""

from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, as_rendered
from app.content.models.base import Link, Section, Text
from app.content.models.strategy import StrategyRow
from app.content.strategy_lists import all_strategies, listed_caption, listed_on, pms_strategies, strategy_rows

MOST_ROWS = 30


class StrategyIndexSource(Section):
    """The list of PMS strategies, oldest first."""

    kind: Literal["strategyIndex"]
    footnote: Text


class StrategyIndexBlock(StrategyIndexSource):
    """The list of PMS strategies as rendered; a long one ends early, and `all_strategies` leads to the rest."""

    caption: str
    rows: list[StrategyRow]
    all_strategies: Link | None


def compose(source: StrategyIndexSource, context: BlockContext) -> StrategyIndexBlock:
    """Return the list of PMS strategies."""
    strategies = pms_strategies(context.sources)
    as_on = listed_on(strategies)
    return as_rendered(
        source,
        StrategyIndexBlock,
        caption=listed_caption("PMS strategies, oldest first", as_on),
        rows=strategy_rows(strategies[:MOST_ROWS], as_on),
        all_strategies=all_strategies(len(strategies)) if len(strategies) > MOST_ROWS else None,
    )


KIND = BlockKind(
    StrategyIndexSource, StrategyIndexBlock, compose, shown_on=lambda _, sources: listed_on(pms_strategies(sources))
)
