"""How long queries are kept, in months or days."""

import calendar
import re
from datetime import UTC, datetime, timedelta

_AGE = re.compile(r"([1-9][0-9]{0,3})([md])")


def moment_before(age: str, now: datetime) -> datetime:
    """Return the moment `age` before `now`: "24m" is 24 calendar months, "90d" is 90 days.

    Raises ValueError for anything else.
    """
    found = _AGE.fullmatch(age)
    if found is None:
        raise ValueError(f"{age}: give months or days, such as 24m or 90d")
    count = int(found[1])
    return now - timedelta(days=count) if found[2] == "d" else _months_before(now, count)


def _months_before(now: datetime, months: int) -> datetime:
    year, month_index = divmod(now.year * 12 + now.month - 1 - months, 12)
    if year < 1:
        return datetime.min.replace(tzinfo=UTC)
    last_day = calendar.monthrange(year, month_index + 1)[1]
    return now.replace(year=year, month=month_index + 1, day=min(now.day, last_day))
