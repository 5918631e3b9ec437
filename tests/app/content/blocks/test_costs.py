"""What a strategy costs: the legal limits for each of its amounts, and its own terms, stated once."""

from decimal import Decimal
from pathlib import Path

import pytest

from app.content.blocks.strategy.costs import CostsBlock
from app.content.costs.terms import stated_terms
from app.content.rupees import in_full
from tests.app.content.small_site import SITE, check_faults, compose_site_content
from tests.app.content.strategy_site import plain_strategy, strategy_site

BLOCK = "  - { kind: costs, id: costs }\n"
BETA = "strategies/beta.yaml"


def costs_of_beta(folder: Path, extra: str = "", block: str = BLOCK) -> CostsBlock:
    content = compose_site_content(folder, strategy_site({BETA: plain_strategy("beta", extra) + block}))
    composed = content.documents["/portfolio_services/beta"].blocks[1]
    assert isinstance(composed, CostsBlock)
    return composed


def test_terms_that_a_block_above_lists_are_left_out(tmp_path: Path) -> None:
    above = BLOCK.replace("id: costs", "id: costs, termsListed: true")
    fee = "managementFee: As agreed\n"
    alone = costs_of_beta(tmp_path / "alone", fee).lead
    told_above = costs_of_beta(tmp_path / "above", fee, block=above).lead
    assert alone is not None
    assert "as agreed" in alone
    assert told_above is None


def test_each_amount_has_its_limits_by_when_they_fall_due(tmp_path: Path) -> None:
    limits = costs_of_beta(tmp_path).limits
    assert limits.amounts == ["₹50 lakh", "₹1 crore", "₹2 crore", "₹5 crore"]
    assert [row.limits[0] for row in limits.rows] == [
        "₹0",
        "₹25,000",
        "₹1,75,000",
        "₹1,50,000",
        "₹1,25,000",
        "₹1,00,000",
    ]
    assert [row.limits[3] for row in limits.rows] == [
        "₹0",
        "₹2,50,000",
        "₹17,50,000",
        "₹15,00,000",
        "₹12,50,000",
        "₹10,00,000",
    ]
    with_fee = ["₹0", "₹1,43,000", "₹2,93,000", "₹3,86,000", "₹4,79,000", "₹5,72,000"]
    assert [row.together[0] for row in limits.rows] == with_fee
    assert [row.percent > 0 for row in limits.rows] == [row.limits[0] != "₹0" for row in limits.rows]
    assert all(len(row.limits) == len(limits.amounts) for row in limits.rows)


@pytest.mark.parametrize(
    ("horizon", "said", "rule", "percent"),
    [
        (
            "{ years: 5, wording: andAbove }",
            "Staying 5 years,",
            "no exit load, operating 2.50%, fee 11.80%",
            "2.5",
        ),
        (
            "{ years: 3, wording: atLeast }",
            "Staying 3 years,",
            "no exit load, operating 1.50%, fee 7.08%",
            "1.5",
        ),
        ("{ months: 36 }", "Staying 36 months,", "no exit load, operating 1.50%, fee 7.08%", "1.5"),
        ("{ months: 30 }", "Staying 30 months,", "exit load 1%, operating 1.25%, fee 5.90%", "2.25"),
        ("{ years: 1 }", "Staying 1 year,", "exit load 2%, operating 0.50%, fee 2.36%", "2.5"),
    ],
)
def test_a_stay_as_long_as_the_strategy_asks_has_a_row_of_its_own(
    horizon: str, said: str, rule: str, percent: str, tmp_path: Path
) -> None:
    rows = costs_of_beta(tmp_path, f"horizon: {horizon}\n").limits.rows
    [stay] = [row for row in rows if row.is_asked]
    assert stay.label.startswith(said)
    assert (stay.rule, stay.percent) == (rule, Decimal(percent))
    assert stay.limits[0] == in_full(int(50_000 * Decimal(percent)))


@pytest.mark.parametrize(
    ("horizon", "result"),
    [
        (
            "horizon: { years: 5 }",
            "staying 5 years costs about 14.3% of what you pay in, 2.86% a year",
        ),
        ("horizon: { years: 1 }", "staying 1 year costs about 4.86% a year"),
        ("", "it costs about 2.86% a year"),
    ],
)
def test_the_result_is_what_the_stay_or_a_year_comes_to_with_the_example_of_a_fee(
    horizon: str, result: str, tmp_path: Path
) -> None:
    assert costs_of_beta(tmp_path, f"{horizon}\n").limits.result == f"With an example fee of 2% plus GST, {result}."


@pytest.mark.parametrize(
    ("horizon", "before"),
    [("{ years: 1 }", "in year 1"), ("{ months: 36 }", "in year 3"), ("{ years: 7 }", "in year 4")],
)
def test_a_stay_stands_where_its_time_comes(horizon: str, before: str, tmp_path: Path) -> None:
    rows = costs_of_beta(tmp_path, f"horizon: {horizon}\n").limits.rows
    place = next(place for place, row in enumerate(rows) if row.is_asked)
    assert rows[place - 1].label.endswith(before)


def test_both_stays_are_priced_where_the_strategy_advises_one_and_plans_for_another_and_a_year_without(
    tmp_path: Path,
) -> None:
    both = "horizon: { months: 36 }\nstrategyHorizon: { years: 5 }\n"
    stays = [row.label for row in costs_of_beta(tmp_path / "both", both).limits.rows if row.is_asked]
    assert stays == ["Staying 36 months, as asked", "Staying 5 years, its strategy horizon"]
    asked = [row for row in costs_of_beta(tmp_path / "none").limits.rows if row.is_asked]
    assert [(row.label, row.limits[0]) for row in asked] == [("Each year", "₹25,000")]


@pytest.mark.parametrize(
    ("minimum", "amounts"),
    [("Rs 50 Lakhs", 4), ("₹1 crore", 3), ("₹5 crore", 1), ("₹7 crore", 1)],
)
def test_amounts_below_a_strategy_s_minimum_are_left_out(tmp_path: Path, minimum: str, amounts: int) -> None:
    assert len(costs_of_beta(tmp_path, f"minimumInvestment: {minimum}\n").limits.amounts) == amounts


@pytest.mark.parametrize(
    ("fee", "load", "times"),
    [
        ("As per executed term sheet", "As per executed term sheet", 1),
        ("As per executed term sheet", "None", 1),
        ("As per executed term sheet", None, 1),
        ("2% a year", "As per executed term sheet", 1),
        (None, None, 0),
    ],
)
def test_what_is_stated_is_said_once(fee: str | None, load: str | None, times: int) -> None:
    assert (stated_terms(fee, load) or "").lower().count("as per executed term sheet") == times


def test_a_term_keeps_its_spelling_within_the_sentence() -> None:
    assert (stated_terms("GST extra.", None) or "").startswith("Management fee: GST extra.")


def test_it_stands_on_pages_of_pms_strategies_alone(tmp_path: Path) -> None:
    fund = plain_strategy("fund").replace("vehicle: pms", "vehicle: aif") + BLOCK
    faults = check_faults(tmp_path, strategy_site({"strategies/fund.yaml": fund}))
    assert [fault for fault in faults if "PMS strategy" in fault]


def test_a_minimum_of_the_site_that_the_rules_do_not_know_is_a_fault(tmp_path: Path) -> None:
    site = {"site.yaml": SITE.replace("pmsMinimum: ₹50 lakh", "pmsMinimum: ₹60 lakh")}
    faults = check_faults(tmp_path, strategy_site({BETA: plain_strategy("beta") + BLOCK, **site}))
    assert [fault for fault in faults if "pmsMinimum" in fault]


def test_a_minimum_of_a_strategy_below_that_of_the_rules_is_a_fault(tmp_path: Path) -> None:
    below = plain_strategy("beta", "minimumInvestment: Rs 25 Lakhs\n") + BLOCK
    [fault] = check_faults(tmp_path, strategy_site({BETA: below}))
    assert ": minimumInvestment: is below ₹50 lakh" in fault
