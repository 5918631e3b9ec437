"""The limits of the rules as a table: when a cost falls due, by row, and the most on each amount, by column."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from app.content.costs.by_year import exit_load, operating_costs
from app.content.costs.rules import CIRCULAR, EXIT_LOAD_PERCENT, OPERATING_COSTS_PERCENT, exit_load_percent
from app.content.models.base import ContentModel, Number, Text
from app.content.rupees import in_words

_YEARS_OF_EXIT_LOADS = range(1, len(EXIT_LOAD_PERCENT) + 1)
_NOTHING = "₹0"
_BASIS = "SEBI's Master Circular of 16 Jul 2025. Brokerage and taxes come on top."


class CostRow(ContentModel):
    """A cost: when it falls due, the rule, its `percent` of the amount, and the most in rupees for each amount."""

    label: str
    rule: str
    percent: Number
    limits: list[str]


class CostLimits(ContentModel):
    """The table; `amounts` head its columns, `basis` stands below it."""

    caption: str
    amounts: list[str]
    rows: list[CostRow]
    basis: Text


def limits_of(caption: str, amounts: Sequence[int]) -> CostLimits:
    """Return what a PMS may cost at most on amounts in rupees, under a caption."""
    return CostLimits(
        caption=caption,
        amounts=[in_words(amount) for amount in amounts],
        rows=list(_rows(amounts)),
        basis=_BASIS,
    )


def limits_in_words(amount_rupees: int) -> dict[str, str]:
    """Return what a PMS may cost at most on an amount in rupees, in words, by when it falls due."""
    loads = ", ".join(f"{exit_load(amount_rupees, year).shown} in year {year}" for year in _YEARS_OF_EXIT_LOADS)
    most, yearly = f"On {in_words(amount_rupees)} at most", operating_costs(amount_rupees).shown
    return {
        "Operating costs": f"{most} {yearly} a year; fees of the manager, brokerage and taxes come on top",
        "Costs of leaving": f"{most} {loads} ({CIRCULAR})",
    }


def _rows(amounts: Sequence[int]) -> Iterator[CostRow]:
    nothing = [_NOTHING] * len(amounts)
    yield CostRow(label="To enter", rule="No upfront fee", percent=Decimal(0), limits=nothing)
    yield CostRow(
        label="Each year",
        rule=f"Operating costs, {OPERATING_COSTS_PERCENT}%",
        percent=OPERATING_COSTS_PERCENT,
        limits=[operating_costs(amount).shown for amount in amounts],
    )
    for year in _YEARS_OF_EXIT_LOADS:
        yield CostRow(
            label=f"Leaving in year {year}",
            rule=f"Exit load, {exit_load_percent(year)}%",
            percent=exit_load_percent(year),
            limits=[exit_load(amount, year).shown for amount in amounts],
        )
    yield CostRow(label="Leaving later", rule="No exit load", percent=Decimal(0), limits=nothing)
