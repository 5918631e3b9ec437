"""A year of days beside the limits of a test that still can apply to somebody, drawn as spans. Plain JSON."""

from typing import Any

from app.content.residence.answers import DAYS_ALONE, YEAR_DAYS, ResidenceAnswers
from app.content.residence.fema_residence import MOST_DAYS_OUTSIDE
from app.content.residence.tax_residence import least_days

JsonObject = dict[str, Any]

_WHO = {
    60: "As a rule",
    120: "On a visit, Indian income above ₹15 lakh",
    DAYS_ALONE: "On another visit, or leaving for work",
}
_TAX = (
    "Days in India in the tax year. Filled: resident, whatever else holds. Outlined: resident with 365 days or more "
    "in the four years before."
)
_FEMA = "Days in India in the year before. Filled: resident, unless the purpose decides."


def tax_days(answers: ResidenceAnswers) -> JsonObject:
    """Return from how many days somebody is resident for tax, by each limit that the answers leave open."""
    limits = sorted(least_days(answers))
    spans = [_limit(_WHO[least], _days(least), least, DAYS_ALONE) for least in limits]
    return _drawing(_TAX, [*_own(answers.days_in_year), *spans], [*limits, DAYS_ALONE])


def _days(least: int) -> str:
    """Return from how many days a limit makes resident: below `DAYS_ALONE` only with 365 in the four years before."""
    return f"{least} or more" if least == DAYS_ALONE else f"{least}, with 365 before; else {DAYS_ALONE}"


def fema_days(answers: ResidenceAnswers) -> JsonObject | None:
    """Return the days in the year before beside their limit; None while they are not known."""
    own, resident = _own(answers.days_in_preceding_year), MOST_DAYS_OUTSIDE + 1
    limit = _limit("Resident", f"more than {MOST_DAYS_OUTSIDE} days", resident, resident)
    return _drawing(_FEMA, [*own, limit], [MOST_DAYS_OUTSIDE]) if own else None


def _own(days: int | None) -> list[JsonObject]:
    if days is None:
        return []
    return [_span("You", f"{days} day{'s' * (days != 1)}", {"start": 0, "end": days, "look": "gold"})]


def _limit(label: str, value: str, start: int, sure: int) -> JsonObject:
    whole = {"start": sure, "end": YEAR_DAYS, "look": "plain"}
    return _span(label, value, *([{"start": start, "end": sure, "look": "pale"}] if start < sure else []), whole)


def _span(label: str, value: str, *parts: JsonObject) -> JsonObject:
    return {"label": label, "value": value, "href": None, "parts": [{**part, "label": None} for part in parts]}


def _drawing(caption: str, spans: list[JsonObject], limits: list[int]) -> JsonObject:
    ticks = [{"at": days, "label": str(days)} for days in sorted({0, *limits, YEAR_DAYS})]
    return {"kind": "spans", "caption": caption, "first": 0, "last": YEAR_DAYS, "ticks": ticks, "spans": spans}
