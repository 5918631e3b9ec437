"""What is drawn above a table of cases of residence: one person's years, or the days that decide in a year."""

from typing import Literal

from app.content.blocks.residence_table import ResidenceTable, tax_year
from app.content.models.base import ContentModel
from app.content.residence.answers import DAYS_ALONE, YEAR_DAYS, PersonOrigin, ResidenceAnswers, Stay
from app.content.residence.tax_residence import TaxStatus, least_days, tax_residence


class DrawnYear(ContentModel):
    """A tax year, its name and what somebody is in it."""

    year: str
    status: str
    is_ordinary: bool


class YearsDrawing(ContentModel):
    """Tax years one after another. `returned_after` are the days of the first, of `year_days`, before a return."""

    kind: Literal["years"]
    years: list[DrawnYear]
    returned_after: int | None
    year_days: int


class DayLimit(ContentModel):
    """Days in a year from which somebody is resident, and who."""

    days: int
    words: str


class LimitsDrawing(ContentModel):
    """The limits of days in one year."""

    kind: Literal["limits"]
    year_days: int
    limits: list[DayLimit]


def residence_drawing(source: ResidenceTable) -> YearsDrawing | LimitsDrawing | None:
    """Return what is drawn above the table, in the results of the rules; None for a table alone."""
    if source.first_year is not None:
        return _years(source.first_year, source.cases)
    return _limits() if source.limits else None


def _years(first_year: int, cases: list[ResidenceAnswers]) -> YearsDrawing:
    statuses = [tax_residence(case).status for case in cases]
    years = [
        DrawnYear(
            year=tax_year(first_year + place),
            status="Not decided" if status is None else str(status),
            is_ordinary=status is TaxStatus.RESIDENT,
        )
        for place, status in enumerate(statuses)
    ]
    first = cases[0]
    is_return = first.stay is Stay.COMES_FOR_GOOD and first.days_in_year is not None
    returned_after = YEAR_DAYS - (first.days_in_year or 0) if is_return else None
    return YearsDrawing(kind="years", years=years, returned_after=returned_after, year_days=YEAR_DAYS)


def _limits() -> LimitsDrawing:
    anybody = ResidenceAnswers(person=PersonOrigin.OTHER, stay=Stay.NEITHER)
    visitor = ResidenceAnswers(person=PersonOrigin.CITIZEN, stay=Stay.VISITS, indian_income_above_15_lakh=True)
    told = {
        least_days(anybody): "with 365 or more in the four years before. It is more for Indian citizens and persons of "
        "Indian origin on a visit, and for citizens who leave for work",
        least_days(visitor): "with the same, for such a visitor whose Indian income is above ₹15 lakh",
        DAYS_ALONE: "whatever else holds",
    }
    limits = [DayLimit(days=days, words=words) for days, words in told.items() if days is not None]
    return LimitsDrawing(kind="limits", year_days=YEAR_DAYS, limits=limits)
