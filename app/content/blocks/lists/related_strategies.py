"""The foot of a factsheet: the strategies before and after it, two to compare it with, and all the others."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Literal

from app.content.blocks.context import BlockContext, as_drawn
from app.content.blocks.kind import BlockKind, PlacedBlock
from app.content.datasets.portfolio_figures import SIZE_NAMES
from app.content.errors import Fault
from app.content.live_paths import EXPLORER_PATH, comparison_href, strategy_slug
from app.content.models.base import ContentModel, Link
from app.content.models.block import Section
from app.content.models.page import StrategySource
from app.content.sources import ContentSources
from app.content.strategies import pms_strategies, portfolio_of

MOST_STRATEGIES = 30
PARTNERS = 2
_FURTHEST = Decimal(1_000_000)


class RelatedStrategiesSource(Section):
    """The other PMS strategies. The page says which ones."""

    kind: Literal["relatedStrategies"]


class RelatedStrategy(ContentModel):
    """One of the strategies. The page's own has no `href`, one without a stated inception no `since_year`."""

    name: str
    href: str | None
    since_year: int | None


class RelatedStrategiesBlock(Section):
    """The other strategies as drawn. `previous` and `following` are the neighbours by inception.

    `comparisons` lead to this strategy beside another one, whose name is the label. `all_strategies` leads to the list
    where there are more strategies than stand here.
    """

    kind: Literal["relatedStrategies"]
    previous: Link | None
    following: Link | None
    comparisons: list[Link]
    strategies: list[RelatedStrategy]
    all_strategies: Link | None


def compose(source: RelatedStrategiesSource, context: BlockContext) -> RelatedStrategiesBlock:
    """Return the strategies around the page's own, in the order of their inception."""
    ordered = pms_strategies(context.sources)
    paths = [strategy.path for strategy in ordered]
    place = paths.index(context.page.path or "")
    near = _around(ordered, place)
    return as_drawn(
        source,
        RelatedStrategiesBlock,
        previous=_link(ordered[place - 1]) if place > 0 else None,
        following=_link(ordered[place + 1]) if place + 1 < len(ordered) else None,
        comparisons=[
            _comparison(ordered[place], partner) for partner in partners(ordered[place], near, context.sources)
        ],
        strategies=[_related(strategy, ordered[place]) for strategy in near],
        all_strategies=Link(label=f"All {len(ordered):,} strategies", href=EXPLORER_PATH)
        if len(near) < len(ordered)
        else None,
    )


def partners(own: StrategySource, near: list[StrategySource], sources: ContentSources) -> list[StrategySource]:
    """Return the two strategies that are most useful to compare with this one.

    Strategies of the same style come first. Within these, the order is: the most similar division between large, mid
    and small companies, with those without holdings last; then the nearest start; then the name. Returns play no part,
    so that no strategy is shown beside a loser.
    """

    def unlikeness(other: StrategySource) -> tuple[bool, Decimal, int, str]:
        return other.style != own.style, _mix_distance(own, other, sources), _days_apart(own, other), other.name

    return sorted((other for other in near if other.path != own.path), key=unlikeness)[:PARTNERS]


def _mix_distance(own: StrategySource, other: StrategySource, sources: ContentSources) -> Decimal:
    """Return the difference of the two portfolios in percentage points, summed over the three sizes."""
    mixes = [_mix(own, sources), _mix(other, sources)]
    if None in mixes:
        return _FURTHEST
    one, two = (mix or {} for mix in mixes)
    return sum((abs(one.get(name, Decimal(0)) - two.get(name, Decimal(0))) for name in SIZE_NAMES.values()), Decimal(0))


def _mix(strategy: StrategySource, sources: ContentSources) -> dict[str, Decimal] | None:
    portfolio = portfolio_of(strategy, sources)
    return None if portfolio is None else dict(portfolio.sizes) or None


def _days_apart(own: StrategySource, other: StrategySource) -> int:
    if own.since is None or other.since is None:
        return int(_FURTHEST)
    return abs((own.since - other.since).days)


def _around(ordered: list[StrategySource], place: int) -> list[StrategySource]:
    """Return the nearest strategies in the list, as many as fit."""
    start = max(0, min(place - MOST_STRATEGIES // 2, len(ordered) - MOST_STRATEGIES))
    return ordered[start : start + MOST_STRATEGIES]


def _link(strategy: StrategySource) -> Link:
    return Link(label=strategy.name, href=strategy.path)


def _comparison(own: StrategySource, partner: StrategySource) -> Link:
    return Link(label=partner.name, href=comparison_href([strategy_slug(strategy.path) for strategy in (own, partner)]))


def _related(strategy: StrategySource, own: StrategySource) -> RelatedStrategy:
    return RelatedStrategy(
        name=strategy.name,
        href=None if strategy.path == own.path else strategy.path,
        since_year=None if strategy.since is None else strategy.since.year,
    )


def _faults(placed: PlacedBlock[RelatedStrategiesSource]) -> Iterator[Fault]:
    page = placed.page.value
    if not isinstance(page, StrategySource) or page.vehicle != "pms":
        yield placed.fault(("kind",), "stands at the foot of a PMS strategy's page: this is none")


KIND = BlockKind(
    RelatedStrategiesSource,
    RelatedStrategiesBlock,
    compose,
    faults=_faults,
    may_repeat=True,
    leads_on=True,
)
