"""The limits on the line of a visitor's days are those of the tests."""

from typing import Any

import pytest

from app.content.residence.answers import PersonOrigin, ResidenceAnswers, Stay
from app.content.residence.day_limits import fema_days, tax_days
from app.content.residence.fema_residence import FemaStatus, fema_residence
from app.content.residence.tax_residence import TaxStatus, tax_residence

OFTEN_HERE: dict[str, Any] = {
    "days_in_four_years_before": 400,
    "days_in_seven_years_before": 900,
    "non_resident_years_of_ten": 4,
    "taxed_in_another_country": True,
}
VISITS = {"person": PersonOrigin.CITIZEN, "stay": Stay.VISITS}


@pytest.mark.parametrize(
    ("answers", "limits"),
    [
        ({**VISITS, "indian_income_above_15_lakh": True}, [120, 182]),
        ({**VISITS, "indian_income_above_15_lakh": False}, [182]),
        ({"person": PersonOrigin.OTHER, "stay": Stay.VISITS}, [60, 182]),
        ({"person": PersonOrigin.CITIZEN, "stay": Stay.COMES_FOR_GOOD}, [60, 182]),
    ],
)
def test_the_line_of_tax_has_the_limits_that_decide(answers: dict[str, Any], limits: list[int]) -> None:
    known = {"indian_income_above_15_lakh": False, **OFTEN_HERE, **answers}
    own, *spans = tax_days(ResidenceAnswers(**answers, days_in_year=10, taxed_in_another_country=True))["spans"]
    assert own["parts"][0]["end"] == 10
    assert sorted({part["start"] for span in spans for part in span["parts"][1:]}) == limits
    below, at = (tax_residence(ResidenceAnswers(**known, days_in_year=days)) for days in (limits[0] - 1, limits[0]))
    assert below.status is TaxStatus.NON_RESIDENT
    assert at.status is not TaxStatus.NON_RESIDENT


@pytest.mark.parametrize(
    ("answers", "limits"),
    [
        ({}, [60, 120, 182]),
        (VISITS, [120, 182]),
        ({"person": PersonOrigin.CITIZEN}, [60, 120, 182]),
        ({"person": PersonOrigin.OTHER}, [60]),
        ({"stay": Stay.LEAVES_FOR_WORK}, [60, 182]),
    ],
)
def test_what_is_not_answered_leaves_limits_open(answers: dict[str, Any], limits: list[int]) -> None:
    spans = tax_days(ResidenceAnswers(**answers))["spans"]
    assert [span["parts"][0]["end"] for span in spans if span["value"] != "never an NRI"] == limits[::-1]
    assert fema_days(ResidenceAnswers(**answers)) is None


@pytest.mark.parametrize(
    ("answers", "is_drawn"),
    [
        ({}, True),
        ({"person": PersonOrigin.OTHER}, False),
        ({"person": PersonOrigin.INDIAN_ORIGIN, "indian_income_above_15_lakh": True}, False),
        ({"person": PersonOrigin.CITIZEN, "indian_income_above_15_lakh": False}, False),
        ({"person": PersonOrigin.CITIZEN, "taxed_in_another_country": True}, False),
    ],
)
def test_whom_no_day_makes_an_nri_is_drawn_while_it_may_be_the_visitor(answers: dict[str, Any], is_drawn: bool) -> None:
    told = [span["value"] for span in tax_days(ResidenceAnswers(**answers))["spans"]]
    assert ("never an NRI" in told) is is_drawn


def test_who_is_deemed_resident_has_no_limit_of_days() -> None:
    answers = ResidenceAnswers(
        **VISITS, days_in_year=0, indian_income_above_15_lakh=True, taxed_in_another_country=False
    )
    assert [span["value"] for span in tax_days(answers)["spans"]] == ["0 days", "never an NRI"]
    assert tax_residence(answers).status is TaxStatus.NOT_ORDINARILY


def test_the_year_before_is_filled_from_the_first_day_that_makes_somebody_resident() -> None:
    drawing = fema_days(ResidenceAnswers(days_in_preceding_year=90))
    assert drawing is not None
    own, limit = drawing["spans"]
    first = limit["parts"][-1]["start"]
    at, below = (
        fema_residence(ResidenceAnswers(stay=Stay.NEITHER, days_in_preceding_year=days)) for days in (first, first - 1)
    )
    assert own["parts"][0]["end"] == 90
    assert (at.status, below.status) == (FemaStatus.RESIDENT, FemaStatus.OUTSIDE)
