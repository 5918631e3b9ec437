"""A year of days beside the limits of a test that still can apply to somebody, drawn as spans. Plain JSON."""

from typing import Any

from app.content.residence.answers import DAYS_ALONE, YEAR_DAYS, ResidenceAnswers
from app.content.residence.fema_residence import MOST_DAYS_OUTSIDE
from app.content.residence.tax_residence import is_deemed, least_days

JsonObject = dict[str, Any]

_WHO = {
    60: "As a rule",
    120: "On a visit, Indian income above ₹15 lakh",
    DAYS_ALONE: "On a visit, Indian income up to ₹15 lakh, or leaving for work",
}
_DEEMED = "Citizen taxed in no other country, Indian income above ₹15 lakh"
_TAX = "Days in India in a tax year. “Depends”: resident with 365 or more in the four years before"
_FEMA = "Days in India in the year before. The purpose of coming or leaving may decide instead"


def tax_days(answers: ResidenceAnswers) -> JsonObject:
    """Return up to how many days somebody is no resident for tax, by each limit that the answers leave open.

    Whoever is deemed resident has no limit.
    """
    deemed = is_deemed(answers)
    limits = [] if deemed else sorted(least_days(answers))
    # Most who ask are Indians on a visit, whose limits are the longest.
    spans = [_limit(_WHO[least], f"NRI under {least}", "NRI", least, DAYS_ALONE) for least in reversed(limits)]
    if deemed is not False:
        below = _part(0, DAYS_ALONE, "plain", "Deemed resident")
        spans.append(_span(_DEEMED, "never an NRI", below, _part(DAYS_ALONE, YEAR_DAYS, "plain", "Resident")))
    return _drawing(_TAX, [*_own(answers.days_in_year), *spans], [*limits, DAYS_ALONE])


def fema_days(answers: ResidenceAnswers) -> JsonObject | None:
    """Return the days in the year before beside their limit; None while they are not known."""
    own, resident = _own(answers.days_in_preceding_year), MOST_DAYS_OUTSIDE + 1
    limit = _limit("By days alone", f"resident over {MOST_DAYS_OUTSIDE}", "outside India", resident, resident)
    return _drawing(_FEMA, [*own, limit], [MOST_DAYS_OUTSIDE]) if own else None


def _own(days: int | None) -> list[JsonObject]:
    """Return the days of the visitor, in no colour of a status."""
    return [] if days is None else [_span("You", f"{days} day{'s' * (days != 1)}", _part(0, days, "pale"))]


def _limit(label: str, value: str, outside: str, least: int, sure: int) -> JsonObject:
    depends = [_part(least, sure, "pale", "depends")] if least < sure else []
    return _span(label, value, _part(0, least, "gold", outside), *depends, _part(sure, YEAR_DAYS, "plain", "Resident"))


def _part(start: int, end: int, look: str, label: str | None = None) -> JsonObject:
    return {"start": start, "end": end, "look": look, "label": label}


def _span(label: str, value: str, *parts: JsonObject) -> JsonObject:
    return {"label": label, "value": value, "href": None, "parts": list(parts), "links": []}


def _drawing(caption: str, spans: list[JsonObject], limits: list[int]) -> JsonObject:
    ticks = [{"at": days, "label": str(days)} for days in sorted({0, *limits, YEAR_DAYS})]
    return {"kind": "spans", "caption": caption, "first": 0, "last": YEAR_DAYS, "ticks": ticks, "spans": spans}
