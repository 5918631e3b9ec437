"""Residence for income tax: Income-tax Act 2025, section 6 (the 1961 Act's section 6), tax year 2026–27."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import product

from app.content.residence.answers import DAYS_ALONE, Answered, PersonOrigin, ResidenceAnswers, Stay
from app.content.residence.decision import Decision, decide

_DAYS, _VISITORS_DAYS = 60, 120
DAYS_BEFORE = 365
_DAYS_OF_SEVEN_YEARS = 729
_YEARS_OF_TEN = 9
_READ = tuple(name for name in Answered._fields if name != "days_in_preceding_year")


class TaxStatus(StrEnum):
    """What somebody is for tax, as visitors read it."""

    RESIDENT = "Resident"
    NOT_ORDINARILY = "Resident but not ordinarily resident"
    NON_RESIDENT = "Non-resident"


class TaxGround(StrEnum):
    """Why, as visitors read it."""

    YEAR_ALONE = "182 days or more in the tax year"
    FOUR_YEARS = "60 days or more in the tax year, 365 or more in the four years before"
    VISITOR = "120 to 181 days on a visit, 365 or more in the four years before, Indian income above ₹15 lakh"
    DEEMED = "citizen with Indian income above ₹15 lakh whom no other country taxes as its resident"
    NO_TEST = "no test is met"
    YEARS_ABROAD = "non-resident in nine of the ten years before"
    DAYS_HERE = "more than 729 days in the seven years before, non-resident in fewer than nine of the ten before"
    DAYS_ABROAD = "729 days or less in the seven years before"


def tax_residence(answers: ResidenceAnswers) -> Decision[TaxStatus]:
    """Return somebody's status for tax in the tax year in question.

    Days in the year decide, alone or with the four years before; the limit of 60 days is 182 for a citizen who leaves
    for employment or as crew and for a visiting citizen or person of Indian origin, and 120 for such a visitor with
    Indian income above ₹15 lakh. A citizen with that income and taxed nowhere else is deemed resident. A missing answer
    that matters leaves it undecided. It is not advice: a tax adviser confirms it.
    """
    return decide(answers, _judged, _READ)


def least_days(answers: ResidenceAnswers) -> set[int]:
    """Return the days that, with the four years before, make somebody resident; several while that is open."""
    persons = PersonOrigin if answers.person is None else (answers.person,)
    stays = Stay if answers.stay is None else (answers.stay,)
    given = answers.indian_income_above_15_lakh
    incomes = (False, True) if given is None else (given,)
    return {_least_days(person, stay, income) for person, stay, income in product(persons, stays, incomes)}


def is_deemed(answers: ResidenceAnswers | Answered) -> bool | None:
    """Return whether somebody is resident however few the days; None while an answer is missing on which it depends."""
    is_citizen = None if answers.person is None else answers.person is PersonOrigin.CITIZEN
    is_taxed = answers.taxed_in_another_country
    tests = (is_citizen, answers.indian_income_above_15_lakh, None if is_taxed is None else not is_taxed)
    return False if False in tests else None if None in tests else True


def _judged(answered: Answered) -> tuple[TaxStatus, tuple[str, ...]]:
    ground = _ground(answered)
    if ground is TaxGround.NO_TEST:
        return TaxStatus.NON_RESIDENT, (ground,)
    if ground in (TaxGround.VISITOR, TaxGround.DEEMED):
        return TaxStatus.NOT_ORDINARILY, (ground,)
    abroad = tuple(_grounds_abroad(answered))
    if abroad:
        return TaxStatus.NOT_ORDINARILY, (ground, *abroad)
    return TaxStatus.RESIDENT, (ground, TaxGround.DAYS_HERE)


def _grounds_abroad(answered: Answered) -> Iterator[TaxGround]:
    if answered.non_resident_years_of_ten >= _YEARS_OF_TEN:
        yield TaxGround.YEARS_ABROAD
    if answered.days_in_seven_years_before <= _DAYS_OF_SEVEN_YEARS:
        yield TaxGround.DAYS_ABROAD


def _ground(answered: Answered) -> TaxGround:
    days = answered.days_in_year
    least = _least_days(answered.person, answered.stay, answered.indian_income_above_15_lakh)
    if days >= DAYS_ALONE:
        return TaxGround.YEAR_ALONE
    if days >= least and answered.days_in_four_years_before >= DAYS_BEFORE:
        return TaxGround.VISITOR if least == _VISITORS_DAYS else TaxGround.FOUR_YEARS
    return TaxGround.DEEMED if is_deemed(answered) else TaxGround.NO_TEST


def _least_days(person: PersonOrigin, stay: Stay, is_income_above_15_lakh: bool) -> int:
    if stay is Stay.VISITS and person is not PersonOrigin.OTHER:
        return _VISITORS_DAYS if is_income_above_15_lakh else DAYS_ALONE
    if stay is Stay.LEAVES_FOR_WORK and person is PersonOrigin.CITIZEN:
        return DAYS_ALONE
    return _DAYS
