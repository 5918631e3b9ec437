"""Phone and hours in the fields of earlier releases, which had each entered twice: stored rows get today's fields."""

import re
from typing import Any

_DIGITS = re.compile(r"[0-9]+")


def in_fields_of_now(data: dict[str, Any]) -> dict[str, Any]:
    """Return an edition's data with phone and hours entered once; other data stays as it is."""
    try:
        match data.get("value"):
            case {"phoneDisplay": str(phone), "phoneHref": _, "hours": list(spans), **others}:
                week = {
                    day.lower(): {"opens": span["opens"], "closes": span["closes"]}
                    for span in spans
                    for day in span["daysSchema"]
                }
                # Both fields held the same digits, with those of the country.
                return {**data, "value": {**others, "phone": f"+{' '.join(_DIGITS.findall(phone))}", "hours": week}}
    except (AttributeError, KeyError, TypeError):
        # A draft may hold anything.
        pass
    return data
