"""The days of one person beside the limits of a test, to be drawn as points of one year. Plain JSON."""

from typing import Any

from app.content.residence.answers import DAYS_ALONE, YEAR_DAYS, ResidenceAnswers
from app.content.residence.fema_residence import MOST_DAYS_OUTSIDE
from app.content.residence.tax_residence import DAYS_BEFORE, least_days

JsonObject = dict[str, Any]


def tax_days(answers: ResidenceAnswers) -> JsonObject | None:
    """Return the days in the tax year beside the limits that apply; None while either is not known."""
    days, least = answers.days_in_year, least_days(answers)
    if days is None or least is None:
        return None
    if least == DAYS_ALONE:
        return {"year": YEAR_DAYS, "own": days, "limits": [least], "words": f"Resident from {least} days."}
    words = (
        f"Resident from {least} days with {DAYS_BEFORE} or more in the four years before, or from {DAYS_ALONE} alone."
    )
    return {"year": YEAR_DAYS, "own": days, "limits": [least, DAYS_ALONE], "words": words}


def fema_days(answers: ResidenceAnswers) -> JsonObject | None:
    """Return the days in the year before beside their limit; None while they are not known."""
    days = answers.days_in_preceding_year
    if days is None:
        return None
    words = f"Days in the year before. A resident has more than {MOST_DAYS_OUTSIDE}, unless the purpose decides."
    return {"year": YEAR_DAYS, "own": days, "limits": [MOST_DAYS_OUTSIDE], "words": words}
