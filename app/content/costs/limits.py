"""The limits of the rules as a table: when a cost falls due, by row, and the most on each amount, by column."""

from collections.abc import Sequence
from decimal import Decimal

from app.content.costs.by_year import limit_of
from app.content.costs.rules import (
    EXAMPLE_FEE_PERCENT,
    EXIT_LOAD_PERCENT,
    OPERATING_COSTS_PERCENT,
    WITH_GST,
    exit_load_percent,
)
from app.content.models.base import ContentModel, Number, Text
from app.content.models.strategy import MONTHS_A_YEAR, Horizon
from app.content.rupees import in_words

_FEE_A_YEAR = EXAMPLE_FEE_PERCENT * WITH_GST

_COSTS: tuple[tuple[str, str, Decimal, int], ...] = (
    ("To enter", "No upfront fee", Decimal(0), 0),
    ("Each year", f"Operating costs, {OPERATING_COSTS_PERCENT}%", OPERATING_COSTS_PERCENT, 1),
    *(
        (f"Leaving in year {year}", f"{load}% + {costs:.3g}%" if load else f"{costs:.3g}%", load + costs, year)
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


class TimedCostRow(CostRow):
    """A cost, and what it comes to `with_fee`: with the example of the fee for the years until then."""

    percent_with_fee: Number
    with_fee: list[str]


class CostLimits(ContentModel):
    """The table. First a stay: its `own` limit, an example of the `fee`, which no rule limits, and both `together`."""

    caption: str
    amounts: list[str]
    rows: list[TimedCostRow]
    own: CostRow
    fee: CostRow
    together: CostRow
    basis: Text


def limits_of(caption: str, amounts: Sequence[int], stay: tuple[str, Horizon] | None = None) -> CostLimits:
    """Return the most that a PMS may cost on amounts in rupees, by when it falls due and in a stay, or in a year."""

    def sums(percent: Decimal) -> list[str]:
        return [limit_of(amount, percent).shown for amount in amounts]

    def row(label: str, rule: str, percent: Decimal) -> CostRow:
        return CostRow(label=label, rule=rule, percent=percent, limits=sums(percent))

    def timed(label: str, rule: str, percent: Decimal, years: int) -> TimedCostRow:
        cost, total = row(label, rule, percent), percent + _FEE_A_YEAR * years
        return TimedCostRow(**dict(cost), percent_with_fee=total, with_fee=sums(total))

    name, rule, own = _COSTS[1][:3] if stay is None else (stay[0], *staying(stay[1]))
    years = Decimal(1) if stay is None else _years(stay[1])
    fee = _FEE_A_YEAR * years
    rate = f"{EXAMPLE_FEE_PERCENT}% a year" if years == 1 else f"{years:.3g} × {EXAMPLE_FEE_PERCENT}%"
    return CostLimits(
        caption=caption,
        amounts=[in_words(amount) for amount in amounts],
        rows=[timed(*cost) for cost in _COSTS],
        own=row(name, rule, own),
        fee=row("Manager's fee", f"Example: {rate}, with GST", fee),
        together=row("Together", f"{(own + fee) / years:.3g}% a year", own + fee),
        basis="Leaving: exit load + costs so far. SEBI's Master Circular of 16 Jul 2025. Brokerage and taxes on top.",
    )


def staying(horizon: Horizon) -> tuple[str, Decimal]:
    """Return rule and percent for staying a horizon long: after three full years, somebody leaves in the fourth."""
    years = _years(horizon)
    load = exit_load_percent(int(years) + 1)
    leaving = f"exit load {load}%" if load else "no exit load"
    if years == len(EXIT_LOAD_PERCENT):
        leaving += f" after {years} years"
    return f"{years:.3g} × {OPERATING_COSTS_PERCENT}%, {leaving}", OPERATING_COSTS_PERCENT * years + load


def _years(horizon: Horizon) -> Decimal:
    return Decimal(horizon.length_months) / MONTHS_A_YEAR
