"""How long queries are kept, in months or days."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta

_AGE = re.compile(r"([1-9][0-9]{0,3})([md])")
# So 24 months never exceed two years.
_DAYS = {"m": 30.4, "d": 1}


def moment_before(age: str, now: datetime) -> datetime:
    """Return the moment `age` before `now`: "24m" is 24 months, "90d" 90 days. Raises ValueError for others."""
    found = _AGE.fullmatch(age)
    if found is None:
        raise ValueError(f"{age}: give months or days, such as 24m or 90d")
    return now - timedelta(days=int(found[1]) * _DAYS[found[2]])


def purge_detail(found: Mapping[str, int], age: str) -> str:
    """Return what the record of a purge says: how many queries of each kind, and the age."""
    return f"{', '.join(f'{kind} {count}' for kind, count in found.items())}, older than {age}"
