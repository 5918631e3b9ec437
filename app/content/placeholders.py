"""What stands in braces in any text: `{product}`, `{firm}`, `{hours}`, `{pmsMinimum}`, `{registrationsHeld}` and
`{claimsAsOn}` come from `site.yaml`, `{testedOn}` and its like from the accessibility report, `{strategies}`,
`{listedOn}` and `{reviewedOn:nri}` from all files; a page's texts know its own dates, a strategy's its own facts.
"""

import re
from collections.abc import Callable, Iterable, Mapping

from pydantic import ValidationError

from app.content.calendar import day_of, short_date
from app.content.field_path import FieldPath
from app.content.models.opening_hours import WeekHours, shown_hours

BRAND_PLACEHOLDERS = ("product", "firm", "hours", "pmsMinimum", "registrationsHeld", "claimsAsOn")
_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")

ReportUnknown = Callable[[FieldPath, str], None]


def listed(names: Iterable[str]) -> str:
    """Return placeholders as one would list them."""
    return ", ".join(f"{{{name}}}" for name in names)


def read_brand(site: object) -> dict[str, str]:
    """Return the values of the brand's placeholders, from the raw value of `site.yaml`.

    A value that the file is too broken to give stays a placeholder, so that one broken file makes no faults in others.
    """
    values = site if isinstance(site, dict) else {}
    of_brand = (
        values.get("product"),
        values.get("firmName"),
        _opening_hours(values.get("hours")),
        values.get("pmsMinimum"),
        _registrations_held(values.get("registrations")),
        _claims_as_on(values.get("claims")),
    )
    pairs = zip(BRAND_PLACEHOLDERS, of_brand, strict=True)
    return {name: text if isinstance(text, str) else f"{{{name}}}" for name, text in pairs}


def _opening_hours(week: object) -> str | None:
    """Return the opening hours in words, None if the table of the week has a fault."""
    try:
        spans = shown_hours(WeekHours.model_validate(week))
    except ValidationError:
        return None
    return ", ".join(f"{span.days} {span.hours}" for span in spans)


def _claims_as_on(claims: object) -> str | None:
    """Return the day on which the firm stated its counts."""
    day = day_of(claims.get("asOn")) if isinstance(claims, dict) else None
    return None if day is None else short_date(day)


def _registrations_held(numbers: object) -> str:
    """Return which registration numbers the footer shows, so that no text promises one that is missing."""
    given = numbers if isinstance(numbers, dict) else {}
    held = [f"{name} {given[key]}" for name, key in (("APRN", "aprn"), ("ARN", "arn")) if given.get(key)]
    if not held:
        return "This site shows no registration number of the firm, and claims none."
    stand = "stands" if len(held) == 1 else "stand"
    return f"{' and '.join(held)} {stand} at the foot of every page; a number that is not shown is not claimed."


def placeholder_names(text: str) -> list[str]:
    """Return the names in braces, in order."""
    return _PLACEHOLDER.findall(text)


def fill(text: str, values: Mapping[str, str]) -> str:
    """Replace the placeholders that have a value; leave the others."""
    return _PLACEHOLDER.sub(lambda match: values.get(match[1], match[0]), text)


def fill_everywhere(
    value: object, known: Mapping[str, str], report_unknown: ReportUnknown, path: FieldPath = ()
) -> object:
    """Return the raw value of a file with the known placeholders of its texts filled: brand and own facts.

    Own facts are those of a strategy. `report_unknown(path, name)` is called for each placeholder that does not exist.
    """
    if isinstance(value, dict):
        return {key: fill_everywhere(item, known, report_unknown, (*path, key)) for key, item in value.items()}
    if isinstance(value, list):
        return [fill_everywhere(item, known, report_unknown, (*path, n)) for n, item in enumerate(value)]
    if not isinstance(value, str):
        return value
    for name in placeholder_names(value):
        if name not in known:
            report_unknown(path, name)
    return fill(value, known)
