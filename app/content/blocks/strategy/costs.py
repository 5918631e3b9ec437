"""What a PMS strategy costs on some amounts: the limits of the rules, and the terms its manager states."""

from collections.abc import Iterator
from typing import Literal

from app.content.blocks.kind import BlockContext, BlockKind, PlacedBlock, as_drawn
from app.content.costs.by_year import SHOWN_AMOUNTS, exit_load, operating_costs
from app.content.costs.rules import (
    EXIT_LOAD_PERCENT,
    OPERATING_COSTS_PERCENT,
    PMS_MINIMUM_RUPEES,
    exit_load_percent,
)
from app.content.errors import Fault
from app.content.live_paths import COSTS_PATH
from app.content.models.base import BlockModel, ContentModel, Link, Slug, Text
from app.content.models.page import StrategySource
from app.content.models.stated import rupees
from app.content.rupees import in_full, in_words

_LATER = len(EXIT_LOAD_PERCENT) + 1
_BASIS = (
    "The most that SEBI's rules allow: the Master Circular for portfolio managers of 16 Jul 2025. Fees of the manager, "
    "brokerage and taxes come on top."
)


class CostsSource(BlockModel):
    """The costs of the page's strategy. All is computed from the rules and from what the strategy's file states.

    Its chapter heads it.
    """

    kind: Literal["costs"]
    id: Slug | None = None


class CostRow(ContentModel):
    """A cost: when it falls due, the rule, and the most in rupees for each amount."""

    label: str
    rule: str
    limits: list[str]


class CostsBlock(CostsSource):
    """The costs as drawn.

    `amounts` head the columns, `stated` are the manager's terms, `any_amount` leads to the page for other amounts.
    """

    caption: str
    amounts: list[str]
    rows: list[CostRow]
    stated: str
    basis: Text
    any_amount: Link


def compose(source: CostsSource, context: BlockContext) -> CostsBlock:
    """Return the costs on the shown amounts that the strategy takes."""
    strategy = context.page
    assert isinstance(strategy, StrategySource)  # noqa: S101 - `faults` has proved it
    minimum = PMS_MINIMUM_RUPEES if strategy.minimum_investment is None else rupees(strategy.minimum_investment)
    amounts = [amount for amount in SHOWN_AMOUNTS if amount >= minimum] or [minimum]
    return as_drawn(
        source,
        CostsBlock,
        caption=f"What {strategy.name} may cost at most, by SEBI's rules of 2025",
        amounts=[in_words(amount) for amount in amounts],
        rows=list(_rows(amounts)),
        stated=stated_terms(strategy.management_fee, strategy.exit_load),
        basis=_BASIS,
        any_amount=Link(label="Another amount, year by year", href=COSTS_PATH),
    )


def _rows(amounts: list[int]) -> Iterator[CostRow]:
    yield CostRow(label="To enter", rule="No upfront fee", limits=[in_full(0) for _ in amounts])
    yield CostRow(
        label="Each year",
        rule=f"Operating costs, {OPERATING_COSTS_PERCENT}%",
        limits=[operating_costs(amount).shown for amount in amounts],
    )
    for year in range(1, _LATER + 1):
        yield CostRow(
            label=f"Leaving in year {year}" if year < _LATER else "Leaving later",
            rule=f"Exit load, {exit_load_percent(year)}%" if year < _LATER else "No exit load",
            limits=[exit_load(amount, year).shown for amount in amounts],
        )


def stated_terms(fee: str | None, load: str | None) -> str:
    """Return what the manager states of fee and exit load, once if it is the same of both."""
    if fee is None and load is None:
        return "No management fee or exit load is stated here; the agreement names both."
    if fee == load:
        return f"Management fee and exit load: {_within(fee)}."
    terms = (("Management fee", fee), ("Exit load", load))
    return " ".join(f"{name}: {'not stated here' if term is None else _within(term)}." for name, term in terms)


def _within(term: str | None) -> str:
    """Return a term as it stands within a sentence: "As per executed term sheet" begins small."""
    words = (term or "").rstrip(".")
    return words[:1].lower() + words[1:] if words[1:2].islower() else words


def _faults(placed: PlacedBlock[CostsSource]) -> Iterator[Fault]:
    page = placed.page.value
    if not isinstance(page, StrategySource) or page.vehicle != "pms":
        yield placed.fault(("kind",), "the rules limit what a PMS costs: put it on the page of a PMS strategy")
    if rupees(placed.sources.site.value.pms_minimum) != PMS_MINIMUM_RUPEES:
        yield placed.sources.site.fault(
            ("pmsMinimum",), f"is not {in_words(PMS_MINIMUM_RUPEES)}, from which app/content/costs/rules.py computes"
        )


KIND = BlockKind(CostsSource, CostsBlock, compose, faults=_faults)
