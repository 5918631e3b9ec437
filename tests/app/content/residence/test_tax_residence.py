"""Residence for tax by a table of cases, and what is left open without an answer."""

from typing import Any

import pytest
from pydantic import ValidationError

from app.content.residence.answers import WORDS, Answered, PersonOrigin, ResidenceAnswers, Stay
from app.content.residence.tax_residence import TaxGround, TaxStatus, tax_residence

RESIDENT, RNOR, NON_RESIDENT = TaxStatus.RESIDENT, TaxStatus.NOT_ORDINARILY, TaxStatus.NON_RESIDENT

# A visitor with Indian income up to ₹15 lakh, who was often in India: no test that looks at ten or seven years is met.
VISITOR: dict[str, Any] = {
    "person": PersonOrigin.CITIZEN,
    "stay": Stay.VISITS,
    "days_in_year": 100,
    "days_in_preceding_year": 100,
    "days_in_four_years_before": 400,
    "days_in_seven_years_before": 900,
    "non_resident_years_of_ten": 4,
    "indian_income_above_15_lakh": False,
    "taxed_in_another_country": True,
}
ABOVE = {"indian_income_above_15_lakh": True}
ORIGIN = {"person": PersonOrigin.INDIAN_ORIGIN}
OTHER = {"person": PersonOrigin.OTHER}
LEAVES, COMES = {"stay": Stay.LEAVES_FOR_WORK}, {"stay": Stay.COMES_FOR_GOOD}
UNTAXED = {"taxed_in_another_country": False}

CASES: list[tuple[str, dict[str, Any], TaxStatus]] = [
    ("60 and 365 make no visitor resident", {}, NON_RESIDENT),
    ("nor one of Indian origin", ORIGIN, NON_RESIDENT),
    ("182 days do", {"days_in_year": 182}, RESIDENT),
    ("181 do not", {"days_in_year": 181}, NON_RESIDENT),
    ("above 15 lakh 120 days do, not ordinarily", {**ABOVE, "days_in_year": 120}, RNOR),
    ("119 do not", {**ABOVE, "days_in_year": 119}, NON_RESIDENT),
    ("nor 181 without 365 before", {**ABOVE, "days_in_year": 181, "days_in_four_years_before": 364}, NON_RESIDENT),
    ("182 above 15 lakh is resident like others", {**ABOVE, "days_in_year": 182}, RESIDENT),
    ("60 and 365 make any other visitor resident", {**OTHER, "days_in_year": 60}, RESIDENT),
    ("59 do not", {**OTHER, "days_in_year": 59}, NON_RESIDENT),
    ("364 do not", {**OTHER, "days_in_four_years_before": 364}, NON_RESIDENT),
    ("a citizen who leaves for work has 182", {**LEAVES, "days_in_year": 181}, NON_RESIDENT),
    ("income does not lower that", {**LEAVES, **ABOVE, "days_in_year": 181}, NON_RESIDENT),
    ("one of Indian origin who leaves has 60", {**LEAVES, **ORIGIN}, RESIDENT),
    ("who leaves for business has 60", {"stay": Stay.LEAVES_OTHERWISE}, RESIDENT),
    ("who comes back has 60", COMES, RESIDENT),
    ("nine of ten years abroad", {**COMES, "non_resident_years_of_ten": 9}, RNOR),
    ("eight of ten", {**COMES, "non_resident_years_of_ten": 8}, RESIDENT),
    ("729 days in seven years", {**COMES, "days_in_seven_years_before": 729}, RNOR),
    ("730 days", {**COMES, "days_in_seven_years_before": 730}, RESIDENT),
    ("a citizen taxed nowhere, above 15 lakh", {**ABOVE, **UNTAXED, "days_in_year": 0}, RNOR),
    ("up to 15 lakh", {**UNTAXED, "days_in_year": 0}, NON_RESIDENT),
    ("one of Indian origin taxed nowhere", {**ABOVE, **UNTAXED, **ORIGIN, "days_in_year": 0}, NON_RESIDENT),
]


@pytest.mark.parametrize(("changes", "status"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_person_is_what_section_6_says(changes: dict[str, Any], status: TaxStatus) -> None:
    decision = tax_residence(ResidenceAnswers(**VISITOR | changes))
    assert (decision.status, decision.missing) == (status, ())


# Missing answers, and what they leave open.
UNANSWERED: list[tuple[str, dict[str, Any], set[str]]] = [
    ("nothing at all", dict.fromkeys(VISITOR), set(VISITOR) - {"days_in_preceding_year"}),
    ("visiting or leaving", {"stay": None}, {"stay"}),
    ("citizen or not", {"person": None}, {"person"}),
    (
        "the income of a visitor between 120 and 182",
        {"days_in_year": 150, "indian_income_above_15_lakh": None},
        {"income"},
    ),
    ("taxed elsewhere or not", {**ABOVE, "taxed_in_another_country": None}, {"taxed"}),
    ("the years abroad", {**COMES, "non_resident_years_of_ten": None}, {"non_resident_years_of_ten"}),
    (
        "both of the years abroad",
        {**COMES, "non_resident_years_of_ten": None, "days_in_seven_years_before": None},
        {"non_resident_years_of_ten", "days_in_seven_years_before"},
    ),
    ("the four years", {**COMES, "days_in_four_years_before": None}, {"days_in_four_years_before"}),
]
SHORT = {"income": "indian_income_above_15_lakh", "taxed": "taxed_in_another_country"}


@pytest.mark.parametrize(
    ("changes", "missing"), [case[1:] for case in UNANSWERED], ids=[case[0] for case in UNANSWERED]
)
def test_a_missing_answer_that_matters_leaves_it_open_and_is_named(changes: dict[str, Any], missing: set[str]) -> None:
    decision = tax_residence(ResidenceAnswers(**VISITOR | changes))
    assert decision.status is None
    assert set(decision.missing) == {WORDS[SHORT.get(name, name)] for name in missing}


IRRELEVANT: list[tuple[str, dict[str, Any], TaxStatus]] = [
    ("days that no test reaches", {"days_in_year": 59, "days_in_four_years_before": None, "stay": None}, NON_RESIDENT),
    ("years abroad of a non-resident", {"non_resident_years_of_ten": None}, NON_RESIDENT),
    ("the income at 182 days", {"days_in_year": 182, "indian_income_above_15_lakh": None}, RESIDENT),
    (
        "seven years that hold 800 days in four",
        {**COMES, "days_in_four_years_before": 800, "days_in_seven_years_before": None},
        RESIDENT,
    ),
    (
        "years abroad beside few days in seven years",
        {
            **COMES,
            "days_in_preceding_year": None,
            "days_in_seven_years_before": 500,
            "non_resident_years_of_ten": None,
        },
        RNOR,
    ),
    (
        "four years that begin with 365 days",
        {**COMES, "days_in_preceding_year": 365, "days_in_four_years_before": None},
        RESIDENT,
    ),
]


@pytest.mark.parametrize(("changes", "status"), [case[1:] for case in IRRELEVANT], ids=[case[0] for case in IRRELEVANT])
def test_a_missing_answer_that_changes_nothing_is_not_asked_for(changes: dict[str, Any], status: TaxStatus) -> None:
    decision = tax_residence(ResidenceAnswers(**VISITOR | changes))
    assert (decision.status, decision.missing) == (status, ())


def test_every_ground_is_told() -> None:
    told = {
        ground for _, changes, _ in CASES for ground in tax_residence(ResidenceAnswers(**VISITOR | changes)).grounds
    }
    assert told == set(TaxGround)


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ({"days_in_year": 367}, "days_in_year"),
        ({"days_in_year": -1}, "days_in_year"),
        ({"non_resident_years_of_ten": 11}, "non_resident_years_of_ten"),
        ({"days_in_four_years_before": 500, "days_in_seven_years_before": 499}, "500 days in the four years before"),
        ({"days_in_preceding_year": 300, "days_in_seven_years_before": 299}, "300 days in the year before"),
        ({"days": 3}, "days"),
    ],
)
def test_answers_that_cannot_be_are_refused_by_name(answers: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        ResidenceAnswers(**answers)


def test_every_answer_is_asked_for_in_words() -> None:
    assert list(WORDS) == list(Answered._fields) == list(ResidenceAnswers.model_fields)
