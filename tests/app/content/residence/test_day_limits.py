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
    line = tax_days(ResidenceAnswers(**answers, days_in_year=10))
    assert line is not None
    assert (line["own"], line["limits"]) == (10, limits)
    below, at = (tax_residence(ResidenceAnswers(**known, days_in_year=days)) for days in (limits[0] - 1, limits[0]))
    assert below.status is TaxStatus.NON_RESIDENT
    assert at.status is not TaxStatus.NON_RESIDENT


@pytest.mark.parametrize("answers", [{}, VISITS, {"person": PersonOrigin.CITIZEN}])
def test_what_is_not_answered_draws_no_line(answers: dict[str, Any]) -> None:
    assert tax_days(ResidenceAnswers(**answers, days_in_year=10)) is None
    assert tax_days(ResidenceAnswers(person=PersonOrigin.OTHER, stay=Stay.VISITS)) is None
    assert fema_days(ResidenceAnswers(**answers)) is None


def test_the_line_of_accounts_has_the_most_days_of_somebody_outside() -> None:
    line = fema_days(ResidenceAnswers(days_in_preceding_year=90))
    assert line is not None
    [limit] = line["limits"]
    at, above = (
        fema_residence(ResidenceAnswers(stay=Stay.NEITHER, days_in_preceding_year=days)) for days in (limit, limit + 1)
    )
    assert (at.status, above.status) == (FemaStatus.OUTSIDE, FemaStatus.RESIDENT)
