"""The limits of the rules as a table: when a cost falls due, by row, and the most on each amount, by column."""

from collections.abc import Sequence
from decimal import Decimal

from app.content.costs.by_year import limit_of
from app.content.costs.rules import EXIT_LOAD_PERCENT, OPERATING_COSTS_PERCENT, exit_load_percent
from app.content.models.base import ContentModel, Number, Text
from app.content.models.strategy import MONTHS_A_YEAR, Horizon
from app.content.rupees import in_words

Cost = tuple[str, str, Decimal]
"""When a cost falls due, the rule, and the most in percent."""
_COSTS: tuple[Cost, ...] = (
    ("To enter", "No upfront fee", Decimal(0)),
    ("Each year", f"Operating costs, {OPERATING_COSTS_PERCENT}%", OPERATING_COSTS_PERCENT),
    *(
        (f"Leaving in year {year}", f"{load}% + {costs:.3g}%" if load else f"{costs:.3g}%", load + costs)
        for year in range(1, len(EXIT_LOAD_PERCENT) + 2)
        for load, costs in [(exit_load_percent(year), OPERATING_COSTS_PERCENT * year)]
    ),
)


class CostRow(ContentModel):
    """A cost: when it falls due, the rule, its `percent` of the amount, and the most in rupees for each amount."""

    label: str
    rule: str
    percent: Number
    limits: list[str]


class CostLimits(ContentModel):
    """The table; `amounts` head its columns, `own` is the row of one strategy, `basis` stands below."""

    caption: str
    amounts: list[str]
    rows: list[CostRow]
    own: CostRow | None
    basis: Text


def limits_of(caption: str, amounts: Sequence[int], own: Cost | None = None) -> CostLimits:
    """Return what a PMS may cost at most on amounts in rupees, under a caption."""
    rows = [
        CostRow(label=label, rule=rule, percent=percent, limits=[limit_of(each, percent).shown for each in amounts])
        for label, rule, percent in (_COSTS if own is None else (*_COSTS, own))
    ]
    return CostLimits(
        caption=caption,
        amounts=[in_words(amount) for amount in amounts],
        rows=rows[: len(_COSTS)],
        own=None if own is None else rows[-1],
        basis="Leaving: exit load + costs so far. SEBI's Master Circular of 16 Jul 2025. Brokerage and taxes on top.",
    )


def staying(horizon: Horizon) -> tuple[str, Decimal]:
    """Return rule and percent for staying a horizon long: after three full years, somebody leaves in the fourth."""
    years = Decimal(horizon.length_months) / MONTHS_A_YEAR
    load = exit_load_percent(int(years) + 1)
    leaving = f"exit load {load}%" if load else "no exit load"
    if years == len(EXIT_LOAD_PERCENT):
        leaving += f" after {years} years"
    return f"{years:.3g} × {OPERATING_COSTS_PERCENT}%, {leaving}", OPERATING_COSTS_PERCENT * years + load
