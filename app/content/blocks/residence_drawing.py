"""What is drawn above a table of cases of residence: one person's years."""

from datetime import date, timedelta
from typing import Literal

from app.content.blocks.residence_table import ResidenceTable, tax_year
from app.content.calendar import short_date
from app.content.models.base import ContentModel
from app.content.residence.answers import YEAR_DAYS, ResidenceAnswers, Stay
from app.content.residence.fema_residence import FemaStatus, fema_residence
from app.content.residence.tax_residence import TaxStatus, tax_residence


class DrawnYear(ContentModel):
    """A tax year, its name and what somebody is in it, for tax and for accounts."""

    year: str
    status: str
    is_ordinary: bool
    accounts: str
    is_resident_for_accounts: bool


class YearsDrawing(ContentModel):
    """Tax years in a row. `returned_after`: the days of the first, of `year_days`, before a return on a day."""

    kind: Literal["years"]
    years: list[DrawnYear]
    returned_after: int | None
    returned_on: str
    year_days: int


def residence_drawing(source: ResidenceTable) -> YearsDrawing | None:
    """Return the years drawn above the table, in the results of the rules; None for a table alone."""
    return None if source.first_year is None else _years(source.first_year, source.cases)


def _years(first_year: int, cases: list[ResidenceAnswers]) -> YearsDrawing:
    statuses = [(tax_residence(case).status, fema_residence(case).status) for case in cases]
    years = [
        DrawnYear(
            year=tax_year(first_year + place),
            status=str(tax or "Not decided"),
            is_ordinary=tax is TaxStatus.RESIDENT,
            accounts=str(fema or "Not decided"),
            is_resident_for_accounts=fema is FemaStatus.RESIDENT,
        )
        for place, (tax, fema) in enumerate(statuses)
    ]
    first = cases[0]
    is_return = first.stay is Stay.COMES_FOR_GOOD and first.days_in_year is not None
    returned_after = YEAR_DAYS - (first.days_in_year or 0) if is_return else None
    day = short_date(date(first_year, 4, 1) + timedelta(days=returned_after or 0))
    return YearsDrawing(kind="years", years=years, returned_after=returned_after, returned_on=day, year_days=YEAR_DAYS)
