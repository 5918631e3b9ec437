"""What a PMS strategy costs on some amounts: the limits of the rules, and the terms its manager states."""

from collections.abc import Iterator
from typing import Literal

from pydantic import Field

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_rendered
from app.content.costs.by_year import SHOWN_AMOUNTS
from app.content.costs.limits import CostLimits, limits_of
from app.content.costs.rules import PMS_MINIMUM_RUPEES
from app.content.costs.terms import least_rupees, stated_terms
from app.content.errors import Fault
from app.content.known_paths import COSTS_PATH
from app.content.models.base import BlockModel, Link, Slug
from app.content.models.page import StrategySource
from app.content.models.stated import rupees
from app.content.models.strategy import Horizon
from app.content.rupees import in_words


class CostsSource(BlockModel):
    """The costs of the page's strategy, by the rules. `terms_listed`: another block lists the manager's terms."""

    kind: Literal["costs"]
    id: Slug | None = None
    terms_listed: bool = Field(default=False, exclude=True)


class CostsBlock(CostsSource):
    """The costs as rendered: `lead` has the terms a manager states, `any_amount` leads to the page of other amounts."""

    lead: str | None
    limits: CostLimits
    any_amount: Link


def compose(source: CostsSource, context: BlockContext) -> CostsBlock:
    """Return the costs on the shown amounts that the strategy takes."""
    strategy = context.page
    assert isinstance(strategy, StrategySource)  # noqa: S101 - `faults` has proved it
    minimum = least_rupees(strategy)
    amounts = [amount for amount in SHOWN_AMOUNTS if amount >= minimum] or [minimum]
    return as_rendered(
        source,
        CostsBlock,
        lead=None if source.terms_listed else stated_terms(strategy.management_fee, strategy.exit_load),
        limits=limits_of(f"What {strategy.name} costs by SEBI's limits, and an example fee", amounts, _stays(strategy)),
        any_amount=Link(label="Another amount, year by year", href=COSTS_PATH),
    )


def _stays(strategy: StrategySource) -> list[tuple[str, Horizon]]:
    """Return how long the strategy asks to stay, or both the stay it asks for and the one it plans for."""
    asked = "its horizon" if strategy.strategy_horizon is None else "as asked"
    stays = ((strategy.horizon, asked), (strategy.strategy_horizon, "its strategy horizon"))
    return [(f"Staying {horizon.length}, {why}", horizon) for horizon, why in stays if horizon is not None]


def _faults(placed: PlacedBlock[CostsSource]) -> Iterator[Fault]:
    page = placed.page.value
    if not isinstance(page, StrategySource) or page.vehicle != "pms":
        yield placed.fault(("kind",), "the rules limit what a PMS costs: put it on the page of a PMS strategy")
    elif least_rupees(page) < PMS_MINIMUM_RUPEES:
        yield placed.page.fault(
            ("minimumInvestment",), f"is below {in_words(PMS_MINIMUM_RUPEES)}, the least that SEBI lets a PMS take"
        )
    if rupees(placed.sources.site.value.pms_minimum) != PMS_MINIMUM_RUPEES:
        yield placed.sources.site.fault(
            ("pmsMinimum",), f"is not {in_words(PMS_MINIMUM_RUPEES)}, from which app/content/costs/rules.py computes"
        )


KIND = BlockKind(CostsSource, CostsBlock, compose, faults=_faults)
