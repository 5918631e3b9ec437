"""The foot of a factsheet: three strategies to compare it with, and the way to all."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.errors import Fault
from app.content.known_paths import comparison_href, strategy_slug
from app.content.models.base import Link, Section
from app.content.models.page import StrategySource
from app.content.strategy_lists import all_strategies, pms_strategies

PARTNERS = 3
_FURTHEST = 1_000_000


class RelatedStrategiesSource(Section):
    """The other PMS strategies. The page says which ones."""

    kind: Literal["relatedStrategies"]


class RelatedStrategy(Link):
    """The way to this strategy beside another one, the label, and the style of that one."""

    style: str | None


class RelatedStrategiesBlock(RelatedStrategiesSource):
    """The other strategies as rendered; `all_strategies` leads to the list."""

    comparisons: list[RelatedStrategy]
    all_strategies: Link


def compose(source: RelatedStrategiesSource, context: BlockContext) -> RelatedStrategiesBlock:
    """Return the strategies to compare the page's own with."""
    strategies = pms_strategies(context.sources)
    own = next(strategy for strategy in strategies if strategy.path == context.page.path)
    return as_rendered(
        source,
        RelatedStrategiesBlock,
        comparisons=[
            RelatedStrategy(
                label=partner.name,
                href=comparison_href([strategy_slug(each.path) for each in (own, partner)]),
                style=partner.style,
            )
            for partner in partners(own, strategies)
        ],
        all_strategies=all_strategies(len(strategies)),
    )


def partners(own: StrategySource, others: list[StrategySource]) -> list[StrategySource]:
    """Return three strategies: of the same style, then the nearest start, then by name; returns play no part."""

    def unlikeness(other: StrategySource) -> tuple[bool, int, str]:
        days = abs((own.since - other.since).days) if own.since is not None and other.since is not None else _FURTHEST
        return other.style != own.style, days, other.name

    return sorted((other for other in others if other.path != own.path), key=unlikeness)[:PARTNERS]


def _faults(placed: PlacedBlock[RelatedStrategiesSource]) -> Iterator[Fault]:
    page = placed.page.value
    if not isinstance(page, StrategySource) or page.vehicle != "pms":
        yield placed.fault(("kind",), "belongs only on the page of a PMS strategy, at its foot")


KIND = BlockKind(RelatedStrategiesSource, RelatedStrategiesBlock, compose, faults=_faults, leads_on=True)
