"""Facts about the content itself that its texts may name: `{strategies}`, `{listedOn}`, `{updatedOn}` and others.

They are read from the raw values of files, because texts are filled before files are typed. The day of a page's figures
is `{asOn}`, `{asOnDashed}`, `{calendarYearToDate}` and others: a text that names it, or counts from it, needs no edit
when the figures are renewed.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from pydantic import ValidationError

from app.content.calendar import dashed_date, day_of, month_and_year, short_date, short_month
from app.content.datasets.figures import counted_in_words
from app.content.datasets.periods import months_before
from app.content.models.site import AccessibilityReport
from app.content.snapshots.comparison_rows import in_a_row

_PRIVACY_PATH = "/privacy"
_DATE = "updatedOn"
_APRIL = 4


def content_facts(strategies: Iterable[object], glossary: object, pages: Iterable[object]) -> dict[str, str]:
    """Return what all texts' placeholders stand for; `{noticeVersion}` is the privacy notice's date in ISO 8601."""
    offered = [one for one in map(_mapping, strategies) if one.get("vehicle") == "pms"]
    counted = counted_in_words(len(offered))
    terms = _mapping(glossary).get("terms")
    dates = (values.get(_DATE) for values in map(_mapping, pages) if values.get("path") == _PRIVACY_PATH)
    notice = next((day for day in dates if isinstance(day, str)), None)
    return {
        "strategies": counted,
        "Strategies": counted[:1].upper() + counted[1:],
        "terms": counted_in_words(len(terms) if isinstance(terms, list) else 0),
        **({} if notice is None else {"noticeVersion": notice}),
        **_listed_facts(offered),
    }


def _listed_facts(offered: Sequence[Mapping[str, object]]) -> dict[str, str]:
    """Return the day of a list of strategies, the oldest that one names, and which stocks are of a later day."""
    dated = [(day, one) for one in offered if (day := day_of(one.get("asOn"))) is not None]
    if not dated:
        return {}
    listed_on = min(day for day, _ in dated)
    later: dict[str, list[str]] = {}
    for day, name in sorted((day, str(one.get("name"))) for day, one in dated if one.get("stocks") and day > listed_on):
        later.setdefault(month_and_year(day), []).append(name)
    text = "".join(f", stocks of {in_a_row(names)} as in {month}" for month, names in later.items())
    return {"listedOn": short_date(listed_on), "laterStocks": text}


def page_facts(written: Mapping[str, object]) -> dict[str, str]:
    """Return the facts that a page's texts may name about the page's own dates, from the raw value of its file."""
    day = day_of(written.get(_DATE))
    updated = {} if day is None else {_DATE: short_date(day)}
    return updated | date_facts(written.get("asOn"))


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}


def report_facts(report: object) -> dict[str, str]:
    """Return the values of the report's placeholders; none if the report has a fault."""
    try:
        tested = AccessibilityReport.model_validate(report)
    except ValidationError:
        return {}
    return {
        "testedOn": short_date(tested.tested_on),
        "testedPages": str(tested.pages),
        "testedChecks": str(tested.checks),
        "testedWidths": " and ".join(str(width_px) for width_px in tested.widths_px),
        "axeVersion": tested.axe,
        "chromiumVersion": tested.chromium,
    }


def date_facts(as_on: object) -> dict[str, str]:
    """Return the values of the placeholders from the raw value of `asOn`; none if it is not a day."""
    day = day_of(as_on)
    if day is None:
        return {}
    year_began = date(day.year, 1, 1)
    financial_year_began = date(day.year - (day.month < _APRIL), _APRIL, 1)
    return {
        "asOn": short_date(day),
        "asOnDashed": dashed_date(day),
        "asOnMonth": month_and_year(day),
        "asOnShortMonth": short_month(day),
        "asOnYear": str(day.year),
        "calendarYearToDate": _span(year_began, day),
        "calendarMonthsToDate": _months(year_began, day),
        "financialYearToDate": _span(financial_year_began, day),
        "lastFinancialYear": f"FY {financial_year_began.year}",
        "lastFinancialYearEnd": short_date(date(financial_year_began.year, _APRIL - 1, 31)),
        "lastMonth": _span(months_before(day, 1), day),
    }


def _span(start: date, end: date) -> str:
    """Return "1 Jan to 31 May 2025". The first year is written only if it differs."""
    first = short_date(start)
    return f"{first.removesuffix(f' {end.year}')} to {short_date(end)}"


def _months(start: date, end: date) -> str:
    """Return "January to May 2025", or "January 2026" of one month."""
    last = month_and_year(end)
    return last if start.month == end.month else f"{month_and_year(start).split()[0]} to {last}"
