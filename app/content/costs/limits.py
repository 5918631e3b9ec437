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
from app.content.rupees import in_full, in_words

FEE_IN_WORDS = f"an example fee of {EXAMPLE_FEE_PERCENT}% plus GST"


class CostRow(ContentModel):
    """When a cost falls due, its `rule`, and for each amount in rupees what SEBI caps, the fee, and both together.

    The fee is the example, GST included, for the years until then. `is_asked` is how long the strategy asks to stay, or
    a year if it does not say.
    """

    label: str
    rule: str
    percent: Number
    percent_together: Number
    limits: list[str]
    fees: list[str]
    together: list[str]
    is_asked: bool


class CostLimits(ContentModel):
    """The table, its rows in the order of time; `result` says what the shortest stay comes to."""

    caption: str
    result: str
    amounts: list[str]
    fee: str
    rows: list[CostRow]
    basis: Text


def limits_of(caption: str, amounts: Sequence[int], stays: Sequence[tuple[str, Horizon]] = ()) -> CostLimits:
    """Return the most that a PMS may cost on amounts in rupees, by when it falls due and for named stays."""
    rows = [
        _row(amounts, "To enter", Decimal(0), rule="no upfront fee"),
        _row(amounts, "Each year", Decimal(1), rule="operating", own=not stays),
        *(
            _row(amounts, f"Leaving in year {year}", Decimal(year), load=exit_load_percent(year))
            for year in range(1, len(EXIT_LOAD_PERCENT) + 2)
        ),
    ]
    told, years, asked = "it", Decimal(1), rows[1]
    for label, horizon in sorted(stays, key=lambda stay: -stay[1].length_months):
        told, years = f"staying {horizon.length}", Decimal(horizon.length_months) / MONTHS_A_YEAR
        # After three full years, somebody leaves in the fourth.
        asked = _row(amounts, label, years, load=exit_load_percent(int(years) + 1), own=True)
        # Two rows stand before leaving in year 1.
        rows.insert(2 + min(int(years), len(EXIT_LOAD_PERCENT) + 1), asked)
    yearly = "a year" if years == 1 else f"of what you pay in, {asked.percent_together / years:.3g}% a year"
    return CostLimits(
        caption=caption,
        result=f"With {FEE_IN_WORDS}, {told} costs about {asked.percent_together:.3g}% {yearly}.",
        amounts=[in_words(amount) for amount in amounts],
        fee=f"Fee of {EXAMPLE_FEE_PERCENT}%, an example",
        rows=rows,
        basis="SEBI's Master Circular of 16 Jul 2025: no exit load after three full years. The fee is an example with "
        "GST, on an amount that stays the same. Brokerage and other taxes come on top.",
    )


def _row(
    amounts: Sequence[int], name: str, years: Decimal, *, load: Decimal | None = None, rule: str = "", own: bool = False
) -> CostRow:
    costs = OPERATING_COSTS_PERCENT * years
    percent = costs + (load or 0)
    fee = EXAMPLE_FEE_PERCENT * WITH_GST * years
    if load is not None:
        rule = f"exit load {load}%, operating" if load else "no exit load, operating"
    sums = [(limit_of(amount, percent), limit_of(amount, fee)) for amount in amounts]
    return CostRow(
        label=name,
        rule=f"{rule} {costs:.2f}%, fee {fee:.2f}%" if costs else rule,
        percent=percent,
        percent_together=percent + fee,
        limits=[limit.shown for limit, _ in sums],
        fees=[fees.shown for _, fees in sums],
        together=[in_full(int(limit.value + fees.value)) for limit, fees in sums],
        is_asked=own,
    )
