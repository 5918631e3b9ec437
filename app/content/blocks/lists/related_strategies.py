"""The foot of a factsheet: three strategies to compare it with, and the way to all."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_drawn
from app.content.datasets.portfolio_figures import SIZE_NAMES
from app.content.errors import Fault
from app.content.live_paths import comparison_href, strategy_slug
from app.content.models.base import Link, Section
from app.content.models.page import StrategySource
from app.content.sources import ContentSources, all_strategies, pms_strategies, portfolio_of

PARTNERS = 3
_FURTHEST = Decimal(1_000_000)


class RelatedStrategiesSource(Section):
    """The other PMS strategies. The page says which ones."""

    kind: Literal["relatedStrategies"]


class RelatedStrategiesBlock(RelatedStrategiesSource):
    """The other strategies as drawn.

    `comparisons` lead to this strategy beside another one, whose name is the label; `all_strategies` leads to the list.
    """

    comparisons: list[Link]
    all_strategies: Link


def compose(source: RelatedStrategiesSource, context: BlockContext) -> RelatedStrategiesBlock:
    """Return the strategies to compare the page's own with."""
    strategies = pms_strategies(context.sources)
    own = next(strategy for strategy in strategies if strategy.path == context.page.path)
    return as_drawn(
        source,
        RelatedStrategiesBlock,
        comparisons=[
            Link(label=partner.name, href=comparison_href([strategy_slug(each.path) for each in (own, partner)]))
            for partner in partners(own, strategies, context.sources)
        ],
        all_strategies=all_strategies(len(strategies)),
    )


def partners(own: StrategySource, others: list[StrategySource], sources: ContentSources) -> list[StrategySource]:
    """Return the three strategies that are most useful to compare with this one.

    Strategies of the same style come first. Within these, the order is: the most similar division between large, mid
    and small companies, with those without holdings last; then the nearest start; then the name. Returns play no part,
    so that no strategy is shown beside a loser.
    """

    def unlikeness(other: StrategySource) -> tuple[bool, Decimal, int, str]:
        return other.style != own.style, _mix_distance(own, other, sources), _days_apart(own, other), other.name

    return sorted((other for other in others if other.path != own.path), key=unlikeness)[:PARTNERS]


def _mix_distance(own: StrategySource, other: StrategySource, sources: ContentSources) -> Decimal:
    """Return the difference of the two portfolios in percentage points, summed over the three sizes."""
    portfolios = (portfolio_of(each, sources) for each in (own, other))
    one, two = ({} if portfolio is None else portfolio.size_percents for portfolio in portfolios)
    if not one or not two:
        return _FURTHEST
    return sum((abs(one.get(name, Decimal(0)) - two.get(name, Decimal(0))) for name in SIZE_NAMES.values()), Decimal(0))


def _days_apart(own: StrategySource, other: StrategySource) -> int:
    if own.since is None or other.since is None:
        return int(_FURTHEST)
    return abs((own.since - other.since).days)


def _faults(placed: PlacedBlock[RelatedStrategiesSource]) -> Iterator[Fault]:
    page = placed.page.value
    if not isinstance(page, StrategySource) or page.vehicle != "pms":
        yield placed.fault(("kind",), "stands at the foot of a PMS strategy's page: this is none")


KIND = BlockKind(
    RelatedStrategiesSource,
    RelatedStrategiesBlock,
    compose,
    faults=_faults,
    leads_on=True,
)
