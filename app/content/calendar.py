"""Days as the firm counts them: Indian time, completed years, age of figures, dates in words."""

import calendar
from collections.abc import Iterable
from datetime import date, datetime, timedelta, timezone

# India has one zone and no summer time, so no time-zone database is needed.
IST = timezone(timedelta(hours=5, minutes=30), "IST")
OLD_AFTER_DAYS = 45
"""Staff are reminded of stated figures that are older. By then, a month's sheet should have come."""
OUTDATED_AFTER_DAYS = 120
"""Visitors see a remark beside the date of stated figures that are older."""
OLDER = f"older than {OUTDATED_AFTER_DAYS} days"


def today_in_india() -> date:
    """Return the date in Indian Standard Time."""
    return datetime.now(IST).date()


def day_in_india(moment: datetime) -> date:
    """Return the date that a moment falls on in Indian Standard Time."""
    return moment.astimezone(IST).date()


def day_of(text: object) -> date | None:
    """Return the date of an ISO text such as 2025-05-31; None for any other value."""
    try:
        return date.fromisoformat(str(text))
    except ValueError:
        return None


def month_end(day: date) -> date:
    """Return the last day of a day's month."""
    return day.replace(day=calendar.monthrange(day.year, day.month)[1])


def completed_years(since: date, until: date) -> int:
    """Return the whole years from one date to the other."""
    return until.year - since.year - ((until.month, until.day) < (since.month, since.day))


def age_days(as_on: date, today: date) -> int:
    """Return the whole days from the day of figures to `today` in India."""
    return (today - as_on).days


def outdated_days(stated_on: Iterable[date], today: date) -> tuple[date, ...]:
    """Return, in order, the days of stated figures that are old enough for the remark to visitors."""
    return tuple(sorted(day for day in set(stated_on) if age_days(day, today) > OUTDATED_AFTER_DAYS))


def long_date(day: date) -> str:
    """Return "1 April 2023", as the managers' own words on a revised benchmark have it."""
    return f"{day.day} {calendar.month_name[day.month]} {day.year}"


def month_and_year(day: date) -> str:
    """Return "May 2025"."""
    return f"{calendar.month_name[day.month]} {day.year}"


def short_month_and_year(day: date) -> str:
    """Return "Sep 2018"."""
    return f"{calendar.month_abbr[day.month]} {day.year}"


def short_month(day: date) -> str:
    """Return "May'25"."""
    return f"{calendar.month_abbr[day.month]}'{day.year % 100:02}"


def short_date(day: date) -> str:
    """Return "14 Sep 2018", the site's one spelling of a day."""
    return f"{day.day} {short_month_and_year(day)}"


def dashed_date(day: date) -> str:
    """Return "14-Sep-18", as some managers write it."""
    return f"{day.day:02}-{dashed_month(day)}"


def dashed_month(day: date) -> str:
    """Return "Sep-18"."""
    return f"{calendar.month_abbr[day.month]}-{day.year % 100:02}"


def slashed_date(day: date) -> str:
    """Return "14/09/2018"."""
    return f"{day.day:02}/{day.month:02}/{day.year}"
