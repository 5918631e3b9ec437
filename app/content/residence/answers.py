"""The facts that decide where somebody is resident, as far as they are known."""

import itertools
from enum import StrEnum
from typing import NamedTuple

from pydantic import Field, model_validator

from app.content.models.base import ContentModel

# Tax year 2026–27 and the one before it have no leap day.
YEAR_DAYS, _FOUR_YEARS_DAYS, _SEVEN_YEARS_DAYS = 365, 1461, 2557
_TEN_YEARS, _LEAP_YEAR_DAYS = 10, 366
DAYS_ALONE = 182
"""The days in a year that make somebody resident for tax, whatever else is known (section 6)."""


class PersonOrigin(StrEnum):
    """Whose residence it is. A person of Indian origin, or a parent or grandparent, was born in undivided India."""

    CITIZEN = "citizen"
    INDIAN_ORIGIN = "indianOrigin"
    OTHER = "other"


class Stay(StrEnum):
    """Why somebody comes or goes in the year in question.

    `LEAVES_FOR_WORK` is for employment abroad or as crew of an Indian ship, `LEAVES_OTHERWISE` for business or an
    uncertain time, `COMES_FOR_GOOD` for employment, business or an uncertain time in India.
    """

    VISITS = "visits"
    LEAVES_FOR_WORK = "leavesForWork"
    LEAVES_OTHERWISE = "leavesOtherwise"
    COMES_FOR_GOOD = "comesForGood"
    NEITHER = "neither"


class ResidenceAnswers(ContentModel):
    """The answers of one person; None is not answered. Days are those in India.

    The preceding year is one of the four before, and these are among the seven. Indian income is income other than
    from foreign sources.
    """

    person: PersonOrigin | None = None
    stay: Stay | None = None
    days_in_year: int | None = Field(default=None, ge=0, le=YEAR_DAYS)
    days_in_preceding_year: int | None = Field(default=None, ge=0, le=YEAR_DAYS)
    days_in_four_years_before: int | None = Field(default=None, ge=0, le=_FOUR_YEARS_DAYS)
    days_in_seven_years_before: int | None = Field(default=None, ge=0, le=_SEVEN_YEARS_DAYS)
    non_resident_years_of_ten: int | None = Field(default=None, ge=0, le=_TEN_YEARS)
    indian_income_above_15_lakh: bool | None = None
    taxed_in_another_country: bool | None = None

    @model_validator(mode="after")
    def _longer_times_hold_shorter_ones(self) -> "ResidenceAnswers":
        spans = [name for name in NESTED_DAYS if getattr(self, name) is not None]
        for shorter, longer in itertools.pairwise(spans):
            few, many, rest = getattr(self, shorter), getattr(self, longer), _MOST[longer] - _MOST[shorter]
            if not few <= many <= few + rest:
                why = f": the other years have at most {rest:,} days" if many > few else ""
                raise ValueError(f"{few:,} {WORDS[shorter]} cannot lie within {many:,} {WORDS[longer]}{why}")
        return self

    @model_validator(mode="after")
    def _non_resident_years_have_few_days(self) -> "ResidenceAnswers":
        most_days = DAYS_ALONE - 1
        non_resident = self.non_resident_years_of_ten or 0
        for name, years in _YEARS_OF.items():
            days, most_resident = getattr(self, name) or 0, min(years, _TEN_YEARS - non_resident)
            if days > most_resident * _LEAP_YEAR_DAYS + (years - most_resident) * most_days:
                raise ValueError(
                    f"{days} {WORDS[name]} do not fit {non_resident} non-resident years of ten: "
                    f"a non-resident year has at most {most_days} days"
                )
        return self


class Answered(NamedTuple):
    """Every answer of one person, in the order and under the names of `ResidenceAnswers`."""

    person: PersonOrigin
    stay: Stay
    days_in_year: int
    days_in_preceding_year: int
    days_in_four_years_before: int
    days_in_seven_years_before: int
    non_resident_years_of_ten: int
    indian_income_above_15_lakh: bool
    taxed_in_another_country: bool


NESTED_DAYS = ("days_in_preceding_year", "days_in_four_years_before", "days_in_seven_years_before")
"""Each of these times lies within the next."""

_YEARS_OF = dict(zip(NESTED_DAYS, (1, 4, 7), strict=True))
_MOST = dict(zip(NESTED_DAYS, (YEAR_DAYS, _FOUR_YEARS_DAYS, _SEVEN_YEARS_DAYS), strict=True))

WORDS = {
    "person": "citizenship or Indian origin",
    "stay": "the reason for coming or going",
    "days_in_year": "days in the tax year",
    "days_in_preceding_year": "days in the year before",
    "days_in_four_years_before": "days in the four years before",
    "days_in_seven_years_before": "days in the seven years before",
    "non_resident_years_of_ten": "how many of the ten years before were non-resident",
    "indian_income_above_15_lakh": "whether Indian income is above ₹15 lakh",
    "taxed_in_another_country": "whether another country taxes you as its resident",
}
"""What each answer is about, as visitors read it."""
