"""Every limit on examples that a reader can compute: SEBI's rules of 2020 and the Master Circular of 16 Jul 2025."""

from decimal import Decimal

import pytest

from app.content.costs.by_year import SHOWN_AMOUNTS, YEARS, costs_of

LAKH, CRORE = 100_000, 10_000_000


def limits(amount: int) -> list[tuple[int, int]]:
    """The exit load and the operating costs up to each year."""
    return [(int(year.leaving.value), int(year.operating_so_far.value)) for year in costs_of(amount, 1).years]


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (
            50 * LAKH,
            [
                *((150_000, 25_000), (100_000, 50_000), (50_000, 75_000), (0, 100_000)),
                *((0, 125_000), (0, 150_000), (0, 175_000)),
            ],
        ),
        (
            2 * CRORE,
            [
                *((600_000, 100_000), (400_000, 200_000), (200_000, 300_000), (0, 400_000)),
                *((0, 500_000), (0, 600_000), (0, 700_000)),
            ],
        ),
    ],
)
def test_each_year_has_its_exit_load_and_the_operating_costs_so_far(
    amount: int, expected: list[tuple[int, int]]
) -> None:
    assert limits(amount) == expected


def test_a_limit_is_never_rounded_above_the_rule() -> None:
    odd = 50 * LAKH + 99
    assert limits(odd)[0] == (150_002, 25_000)
    assert all(leaving <= odd * 0.03 and running <= odd * 0.035 for leaving, running in limits(odd))


@pytest.mark.parametrize("amount", SHOWN_AMOUNTS)
@pytest.mark.parametrize("year", range(1, YEARS + 1))
def test_the_facts_are_those_of_the_year_that_was_asked_for(amount: int, year: int) -> None:
    costs = costs_of(amount, year)
    asked = costs.years[year - 1]
    assert [year.year for year in costs.years] == list(range(1, YEARS + 1))
    parts = [asked.fee_so_far, asked.leaving, asked.operating_so_far]
    assert [fact.figure for fact in costs.facts] == [part.shown for part in parts]
    assert asked.together.value == sum(part.value for part in parts)
    assert f"during year {year}" in costs.heading


def test_the_sum_holds_the_example_of_a_fee_and_says_what_of_it_the_rules_limit() -> None:
    costs = costs_of(50 * LAKH, 3)
    assert [year.fee_so_far.shown for year in costs.years[:3]] == ["₹1,18,000", "₹2,36,000", "₹3,54,000"]
    assert (costs.years[2].together.shown, costs.by_rule) == ("₹4,79,000", "₹1,25,000")
    assert "74%" in costs.facts[0].detail
    assert (costs.share, costs.years[2].yearly_percent) == ("9.6%", "3.2")


def test_whoever_leaves_while_an_exit_load_is_due_is_told_the_sum_after_it() -> None:
    told = [costs_of(50 * LAKH, year).full_years for year in range(1, YEARS + 1)]
    assert told == ["After 3 full years no exit load is due: ₹4,29,000."] * 3 + [None] * 4


def test_the_question_names_the_fee_that_the_sum_holds() -> None:
    assert "an example fee of 1.5% plus GST" in costs_of(50 * LAKH, 3, Decimal("1.5")).heading


@pytest.mark.parametrize(
    ("amount", "unit", "size"), [(50 * LAKH, "lakh", LAKH), (2 * CRORE, "lakh", LAKH), (5 * CRORE, "crore", CRORE)]
)
def test_each_sum_is_told_in_the_unit_that_keeps_it_short(amount: int, unit: str, size: int) -> None:
    costs = costs_of(amount, 3)
    assert costs.unit == unit
    assert [year.in_unit for year in costs.years] == [f"{year.together.value / size:.2f}" for year in costs.years]


def test_the_summary_names_the_dear_years_the_last_one_and_the_one_asked_for() -> None:
    summary = costs_of(50 * LAKH, 5).summary
    assert [summary.count(f"in year {year}") for year in range(1, YEARS + 1)] == [1, 1, 1, 0, 1, 0, 1]
    assert "₹7,15,000 in year 5, at most ₹1,25,000 of it" in summary
    assert "nothing from year 4" in summary
