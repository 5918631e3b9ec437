"""What a PMS may take from an amount, by the year in which somebody leaves."""

from decimal import Decimal

from app.content.costs.rules import (
    AIF_MINIMUM_RUPEES,
    EXAMPLE_FEE_PERCENT,
    OPERATING_COSTS_PERCENT,
    PMS_MINIMUM_RUPEES,
    WITH_GST,
    exit_load_percent,
)
from app.content.models.base import ContentModel, Figure
from app.content.rupees import CRORE_RUPEES, LAKH_RUPEES, in_full, in_words

YEARS = 7
"""How many years are worked out."""

SHOWN_AMOUNTS = (PMS_MINIMUM_RUPEES, AIF_MINIMUM_RUPEES, 2 * AIF_MINIMUM_RUPEES, 5 * AIF_MINIMUM_RUPEES)
"""The amounts that visitors choose among, in rupees."""


class YearOfCosts(ContentModel):
    """What a PMS may take from somebody who leaves in this year, counted from 1, in rupees.

    `leaving` is the exit load. `operating_so_far` are the operating costs of this year and all before, without
    brokerage: both the most that the rules allow. `fee_so_far` is the example of a manager's fee for as long;
    `together` is all three, `in_unit` the same in lakh or crore, and `yearly_percent` what it is of the amount a year.
    """

    year: int
    leaving: Figure
    operating_so_far: Figure
    fee_so_far: Figure
    together: Figure
    in_unit: str
    yearly_percent: str


class CostFact(ContentModel):
    """One answer: what it is about, the figure, and what it rests on."""

    label: str
    figure: str
    detail: str


class Costs(ContentModel):
    """All results for an amount in rupees when leaving in `year`; `summary` says the same in a sentence.

    `heading` is the question, which the sum ends; `share` is that of the sum in the amount. `full_years` says the sum
    of whoever waits until no exit load is due, unless none is anyway. `facts` are its parts in the order in which they
    are drawn, from the top; `by_rule` is what the rules limit.
    """

    heading: str
    share: str
    full_years: str | None
    by_rule: str
    amount: Figure
    unit: str
    year: int
    facts: list[CostFact]
    years: list[YearOfCosts]
    summary: str


def costs_of(amount_rupees: int, year: int, fee_percent: Decimal = Decimal(EXAMPLE_FEE_PERCENT)) -> Costs:
    """Return the costs of an amount of at least the minimum of a PMS, for leaving in a year from 1 to `YEARS`.

    The amount is taken as invested, without gains and losses. No rule gives a fee, so that the manager's is an example.
    Brokerage and taxes are in no sum.
    """
    unit, size = ("crore", CRORE_RUPEES) if amount_rupees >= SHOWN_AMOUNTS[-1] else ("lakh", LAKH_RUPEES)
    years = [_year(amount_rupees, number, fee_percent, size) for number in range(1, YEARS + 1)]
    amount, left = in_words(amount_rupees), years[year - 1]
    by_rule = in_full(int(left.leaving.value + left.operating_so_far.value))
    return Costs(
        heading=f"With an example fee of {fee_percent}% plus GST, leaving a PMS during year {year} costs about",
        share=f"{left.together.value / amount_rupees:.1%}",
        full_years=_after_full_years(years) if left.leaving.value else None,
        by_rule=by_rule,
        amount=Figure(value=Decimal(amount_rupees), shown=amount),
        unit=unit,
        year=year,
        facts=_facts(amount_rupees, left, fee_percent),
        years=years,
        summary=_summary(amount_rupees, years, left, by_rule),
    )


def limit_of(amount_rupees: int, percent: Decimal) -> Figure:
    """Return a share of an amount as a limit: whole rupees, none above it."""
    rupees = int(amount_rupees * percent / 100)
    return Figure(value=Decimal(rupees), shown=in_full(rupees))


def _year(amount_rupees: int, year: int, fee_percent: Decimal, unit: int) -> YearOfCosts:
    leaving = limit_of(amount_rupees, exit_load_percent(year))
    operating = limit_of(amount_rupees, OPERATING_COSTS_PERCENT * year)
    fee = limit_of(amount_rupees, fee_percent * WITH_GST * year)
    together = leaving.value + operating.value + fee.value
    return YearOfCosts(
        year=year,
        leaving=leaving,
        operating_so_far=operating,
        fee_so_far=fee,
        together=Figure(value=together, shown=in_full(int(together))),
        in_unit=f"{together / unit:.2f}",
        yearly_percent=f"{together * 100 / amount_rupees / year:.1f}",
    )


def _after_full_years(years: list[YearOfCosts]) -> str:
    last = [each for each in years if each.leaving.value][-1]
    together = in_full(int(last.together.value - last.leaving.value))
    return f"After {last.year} full years no exit load is due: {together}."


def _facts(amount_rupees: int, left: YearOfCosts, fee_percent: Decimal) -> list[CostFact]:
    operating = limit_of(amount_rupees, OPERATING_COSTS_PERCENT)
    yearly = f"{operating.shown} a year, {OPERATING_COSTS_PERCENT}%, without brokerage"
    leaving = f"{exit_load_percent(left.year)}% of what you take out" if left.leaving.value else "None after year 3"
    fee = f"Example: {fee_percent}% a year plus GST, {left.fee_so_far.value / left.together.value:.0%} of the total"
    return [
        CostFact(label="Manager's fee", figure=left.fee_so_far.shown, detail=fee),
        CostFact(label="Exit load, on leaving", figure=left.leaving.shown, detail=leaving),
        CostFact(label="Operating costs", figure=left.operating_so_far.shown, detail=yearly),
    ]


def _summary(amount_rupees: int, years: list[YearOfCosts], left: YearOfCosts, by_rule: str) -> str:
    dear = [each for each in years if each.leaving.value]
    leaving = ", ".join(f"{each.leaving.shown} in year {each.year}" for each in dear)
    last = years[-1]
    return (
        f"Leaving a PMS with {in_words(amount_rupees)} costs at most {leaving}, and nothing from year {len(dear) + 1}; "
        f"operating costs reach at most {last.operating_so_far.shown} in year {last.year}, and an example of the "
        f"manager's fee {last.fee_so_far.shown}. Together they are about {left.together.shown} in year {left.year}, "
        f"at most {by_rule} of it by SEBI's rules."
    )
