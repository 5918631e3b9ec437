"""Residence by FEMA, which decides on accounts, investments and repatriation: Foreign Exchange Management Act 1999."""

from enum import StrEnum

from app.content.residence.answers import Answered, ResidenceAnswers, Stay
from app.content.residence.decision import Decision, decide

MOST_DAYS_OUTSIDE = 182


class FemaStatus(StrEnum):
    """What somebody is for bank accounts, as visitors read it."""

    RESIDENT = "Resident in India"
    OUTSIDE = "Resident outside India"
    BY_PURPOSE = "Ask your bank, the purpose decides"


class FemaGround(StrEnum):
    """Why, as visitors read it."""

    DAYS = "more than 182 days in the year before"
    FEW_DAYS = "182 days or less in the year before"
    LEAVING = "left for employment, business or an uncertain time"
    COMING = "can be resident from the day of coming for good"
    VISITING = "more than 182 days in the year before, on visits"


def fema_residence(answers: ResidenceAnswers) -> Decision[FemaStatus]:
    """Return what somebody is by FEMA: by days in India in the preceding financial year, and by purpose.

    It needs only `days_in_preceding_year` and `stay`. Where the purpose outweighs the days and the case is not
    plain, the bank that keeps the account decides. A missing answer that matters leaves it undecided.
    """
    return decide(answers, _judged, reads=("stay", "days_in_preceding_year"))


def _judged(answered: Answered) -> tuple[FemaStatus, tuple[str, ...]]:
    if answered.stay in (Stay.LEAVES_FOR_WORK, Stay.LEAVES_OTHERWISE):
        return FemaStatus.OUTSIDE, (FemaGround.LEAVING,)
    if answered.days_in_preceding_year <= MOST_DAYS_OUTSIDE:
        if answered.stay is Stay.COMES_FOR_GOOD:
            return FemaStatus.BY_PURPOSE, (FemaGround.COMING,)
        return FemaStatus.OUTSIDE, (FemaGround.FEW_DAYS,)
    if answered.stay is Stay.VISITS:
        return FemaStatus.BY_PURPOSE, (FemaGround.VISITING,)
    return FemaStatus.RESIDENT, (FemaGround.DAYS,)
