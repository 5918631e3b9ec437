"""A table of cases of residence, and what is drawn above it. The rules judge each case: no page contradicts them."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import Literal, TypeVar

from pydantic import Field

from app.content.calendar import short_date
from app.content.models.base import ContentModel, Text
from app.content.models.parts import DataTable, TableColumn
from app.content.residence.answers import YEAR_DAYS, PersonOrigin, ResidenceAnswers, Stay
from app.content.residence.decision import Decision
from app.content.residence.fema_residence import FemaStatus, fema_residence
from app.content.residence.tax_residence import TaxStatus, tax_residence

Status = TypeVar("Status", bound=str)

NOT_GIVEN = "not given"
_PERSONS = {
    PersonOrigin.CITIZEN: "Indian citizen",
    PersonOrigin.INDIAN_ORIGIN: "Person of Indian origin",
    PersonOrigin.OTHER: "Neither a citizen nor of Indian origin",
}
_STAYS = {
    Stay.VISITS: "lives abroad and comes on a visit",
    Stay.LEAVES_FOR_WORK: "leaves for employment abroad",
    Stay.LEAVES_OTHERWISE: "leaves for business abroad or an uncertain time",
    Stay.COMES_FOR_GOOD: "comes to India for good",
    Stay.NEITHER: "neither comes nor goes for good",
}
_INCOMES = {True: "Indian income above ₹15 lakh", False: "Indian income up to ₹15 lakh"}
_TAXED = {True: "Taxed in another country", False: "Taxed in no other country"}
_COLUMNS = ("For tax", "Who", "Days in India", "Why", "For accounts (FEMA)")
_YEAR_COLUMNS = ("Tax year", "Days", "For tax", "Why", "For accounts (FEMA)")


class ResidenceTable(ContentModel):
    """The cases of the table, as answers only; with `first_year`, one person's tax years from that one on."""

    caption: Text
    first_year: int | None = None
    cases: list[ResidenceAnswers] = Field(min_length=1)


def residence_table(source: ResidenceTable) -> DataTable:
    """Return the table with each case in words below its result for tax, or with its year; and its result by FEMA."""
    if source.first_year is None:
        rows = [list(_row(case)) for case in source.cases]
        return _table(source, _COLUMNS, rows)
    decisions = [tax_residence(case) for case in source.cases]
    common = frozenset[str].intersection(*(frozenset(decision.grounds) for decision in decisions))
    rows = [
        [
            tax_year(source.first_year + place),
            NOT_GIVEN if case.days_in_year is None else f"{case.days_in_year:,}",
            _status(decision),
            _why([ground for ground in decision.grounds if ground not in common] or decision.grounds),
            _decided(fema_residence(case)),
        ]
        for place, (case, decision) in enumerate(zip(source.cases, decisions, strict=True))
    ]
    return _table(source, _YEAR_COLUMNS, rows)


def _table(source: ResidenceTable, labels: Sequence[str], rows: list[list[str]]) -> DataTable:
    return DataTable(caption=source.caption, columns=[TableColumn(label=label) for label in labels], rows=rows)


def tax_year(first: int) -> str:
    """Return a tax year as it is named, by the calendar year it begins in."""
    return f"{first}–{(first + 1) % 100:02}"


def _row(case: ResidenceAnswers) -> Iterator[str]:
    decision = tax_residence(case)
    yield _status(decision)
    yield ". ".join(_in_words(case)) or NOT_GIVEN
    year, before, four = (
        NOT_GIVEN if days is None else f"{days:,}"
        for days in (case.days_in_year, case.days_in_preceding_year, case.days_in_four_years_before)
    )
    yield f"This year {year}, the year before {before}, the four before {four}"
    yield _why(decision.grounds)
    yield _decided(fema_residence(case))


def _in_words(case: ResidenceAnswers) -> Iterator[str]:
    who = [] if case.person is None else [_PERSONS[case.person]]
    stay = [] if case.stay is None else [_STAYS[case.stay]]
    if who or stay:
        words = ", ".join([*who, *stay])
        yield words[:1].upper() + words[1:]
    if case.indian_income_above_15_lakh is not None:
        yield _INCOMES[case.indian_income_above_15_lakh]
    if case.taxed_in_another_country is not None:
        yield _TAXED[case.taxed_in_another_country]
    if case.non_resident_years_of_ten is not None:
        yield f"Non-resident in {case.non_resident_years_of_ten} of the ten years before"
    if case.days_in_seven_years_before is not None:
        yield f"{case.days_in_seven_years_before:,} days in the seven years before"


def _why(grounds: Sequence[str]) -> str:
    words = "; ".join(grounds) or NOT_GIVEN
    return words[:1].upper() + words[1:]


def _status(decision: Decision[Status]) -> str:
    if decision.status is None:
        return f"Cannot be decided without: {'; '.join(decision.missing)}"
    return str(decision.status)


def _decided(decision: Decision[Status]) -> str:
    return ": ".join(filter(None, [_status(decision), "; ".join(decision.grounds)]))


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
