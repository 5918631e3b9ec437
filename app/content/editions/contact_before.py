"""Phone and hours in the fields of earlier releases, which had each entered twice.

Staff published the section in these fields, and the release before must still be able to read it. So no row is changed:
it is read as if entered today, and the digest of what a section stands over is computed in the old fields.
"""

import re
from collections.abc import Mapping
from typing import Any

from pydantic import ConfigDict, ValidationError

from app.content.models.base import ContentModel
from app.content.models.opening_hours import DayHours, WeekHours
from app.content.models.site import dialled

CONTACT = "site/contact"
_DIGITS = re.compile(r"[0-9]+")


class _SpanBefore(DayHours):
    days: str
    hours: str
    days_schema: list[str]


class _Before(ContentModel):
    model_config = ConfigDict(extra="ignore")

    phone_display: str
    phone_href: str
    hours: list[_SpanBefore]


def in_fields_of_now(subject: str, value: Any) -> Any:  # noqa: ANN401 - whatever staff sent
    """Return the section's words with phone and hours entered once. Words in other fields stay as they are."""
    if subject != CONTACT:
        return value
    try:
        before = _Before.model_validate(value)
    except ValidationError:
        return value
    kept = {name: words for name, words in value.items() if name not in {"phoneDisplay", "phoneHref"}}
    week = {
        day.lower(): {"opens": span.opens, "closes": span.closes} for span in before.hours for day in span.days_schema
    }
    # Both held the same digits, with those of the country.
    return {**kept, "phone": f"+{' '.join(_DIGITS.findall(before.phone_display))}", "hours": week}


def in_fields_before(subject: str, words: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the section's words in the old fields; unchanged if they lack them or have a fault."""
    if subject != CONTACT or not {"phone", "hours"} <= words.keys():
        return words
    try:
        week = WeekHours.model_validate(words["hours"])
    except ValidationError:
        return words
    kept = {name: value for name, value in words.items() if name != "phone"}
    hours = [
        {"days": span.days, "hours": span.hours, "daysSchema": span.names, **span.times.model_dump()}
        for span in week.open_days
    ]
    return {**kept, "phoneDisplay": words["phone"], "phoneHref": f"tel:{dialled(str(words['phone']))}", "hours": hours}
