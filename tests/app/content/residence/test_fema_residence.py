"""Residence by FEMA: days of the year before, and the purpose."""

import pytest

from app.content.residence.answers import WORDS, ResidenceAnswers, Stay
from app.content.residence.fema_residence import FemaGround, FemaStatus, fema_residence

RESIDENT, OUTSIDE, BY_PURPOSE = FemaStatus.RESIDENT, FemaStatus.OUTSIDE, FemaStatus.BY_PURPOSE

CASES = [
    (Stay.NEITHER, 183, RESIDENT),
    (Stay.NEITHER, 182, OUTSIDE),
    (Stay.LEAVES_FOR_WORK, 365, OUTSIDE),
    (Stay.LEAVES_OTHERWISE, 365, OUTSIDE),
    (Stay.COMES_FOR_GOOD, 183, RESIDENT),
    (Stay.COMES_FOR_GOOD, 0, BY_PURPOSE),
    (Stay.VISITS, 182, OUTSIDE),
    (Stay.VISITS, 183, BY_PURPOSE),
]


@pytest.mark.parametrize(("stay", "days", "status"), CASES)
def test_days_of_the_year_before_and_the_purpose_decide(stay: Stay, days: int, status: FemaStatus) -> None:
    assert fema_residence(ResidenceAnswers(stay=stay, days_in_preceding_year=days)).status is status


def test_what_decides_for_tax_alone_is_not_asked_for() -> None:
    asked = fema_residence(ResidenceAnswers()).missing
    assert set(asked) == {WORDS["stay"], WORDS["days_in_preceding_year"]}
    assert fema_residence(ResidenceAnswers(stay=Stay.LEAVES_FOR_WORK)).status is OUTSIDE


@pytest.mark.parametrize("seven_years", [183, 300, 700])
def test_days_of_longer_times_do_not_stand_in_for_those_of_the_year_before(seven_years: int) -> None:
    asked = fema_residence(ResidenceAnswers(stay=Stay.NEITHER, days_in_seven_years_before=seven_years))
    assert (asked.status, asked.missing) == (None, (WORDS["days_in_preceding_year"],))
    assert fema_residence(ResidenceAnswers(stay=Stay.NEITHER, days_in_seven_years_before=182)).status is OUTSIDE


def test_every_ground_is_told() -> None:
    decisions = (fema_residence(ResidenceAnswers(stay=stay, days_in_preceding_year=days)) for stay, days, _ in CASES)
    assert {ground for decision in decisions for ground in decision.grounds} == set(FemaGround)
