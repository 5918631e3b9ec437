"""Addresses may contain anything: faults are reported by field, and the rest is answered."""

from decimal import Decimal

import pytest

from app.content.costs.question import USUAL_YEAR, CostsQuestion, advisor_message, answer_costs, read_question
from app.content.costs.rules import PMS_MINIMUM_RUPEES

USUAL = (PMS_MINIMUM_RUPEES, USUAL_YEAR)


@pytest.mark.parametrize(
    ("amount", "year", "expected", "faulty"),
    [
        (None, None, USUAL, set()),
        ("20000000", "7", (20_000_000, 7), set()),
        ("75 lakh", None, (7_500_000, USUAL_YEAR), set()),
        (None, "1", (PMS_MINIMUM_RUPEES, 1), set()),
        ("4999999", "2", (PMS_MINIMUM_RUPEES, 2), {"amount"}),
        ("101 crore", "2", (PMS_MINIMUM_RUPEES, 2), {"amount"}),
        ("9" * 60, None, USUAL, {"amount"}),
        ("<script>", "8", USUAL, {"amount", "years"}),
        *(
            ("100 crore", year, (1_000_000_000, USUAL_YEAR), {"years"})
            for year in ("0", "8", "3.0", "03", "٣", "x", "-1")
        ),
    ],
)
def test_what_is_asked(amount: str | None, year: str | None, expected: tuple[int, int], faulty: set[str]) -> None:
    question = read_question(amount, year)
    assert (question.amount_rupees, question.year) == expected
    assert set(question.errors) == faulty


@pytest.mark.parametrize(
    ("fee", "expected", "faulty"), [(None, "2", set()), ("1.5", "1.5", set()), ("9", "2", {"fee"}), ("", "2", {"fee"})]
)
def test_a_fee_is_one_of_few(fee: str | None, expected: str, faulty: set[str]) -> None:
    question = read_question("5000000", "1", fee)
    assert (question.fee, set(question.errors)) == (expected, faulty)
    fee_figure = answer_costs(question).costs.years[0].fee_so_far.value
    assert fee_figure == Decimal(expected) * 59_000


def test_the_form_shows_a_faulty_amount_as_it_was_typed_and_a_good_one_in_groups() -> None:
    assert answer_costs(read_question("a lot", "2")).form.amount == "a lot"
    form = answer_costs(read_question("7500000", "2")).form
    assert (form.amount, form.year, form.errors) == ("75,00,000", 2, {})
    assert form.amounts[0].value == str(PMS_MINIMUM_RUPEES)


def test_what_nobody_asked_for_is_an_example() -> None:
    told = [
        answer_costs(read_question(*asked)).is_example for asked in ((None, None), ("a lot", "2"), ("75 lakh", "2"))
    ]
    assert told == [True, True, False]
    assert answer_costs(CostsQuestion()).is_example


def test_a_question_begins_with_words_of_ours_and_the_two_numbers() -> None:
    told = advisor_message(CostsQuestion(amount_rupees=7_500_000, year=2))
    assert "₹75 lakh" in told
    assert "year 2" in told
