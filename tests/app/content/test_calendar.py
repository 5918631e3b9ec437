from datetime import UTC, date, datetime

import pytest

from app.content import calendar


@pytest.mark.parametrize(
    ("since", "until", "years"),
    [
        (date(2018, 9, 14), date(2025, 5, 31), 6),
        (date(2018, 5, 31), date(2025, 5, 31), 7),
        (date(2018, 6, 1), date(2025, 5, 31), 6),
        (date(2024, 2, 29), date(2025, 2, 28), 0),
    ],
)
def test_completed_years(since: date, until: date, years: int) -> None:
    assert calendar.completed_years(since, until) == years


def test_long_date() -> None:
    assert calendar.long_date(date(2025, 5, 31)) == "31 May 2025"


def test_the_indian_year_begins_before_the_utc_year() -> None:
    assert datetime(2026, 12, 31, 18, 29, tzinfo=UTC).astimezone(calendar.IST).year == 2026
    assert datetime(2026, 12, 31, 18, 30, tzinfo=UTC).astimezone(calendar.IST).year == 2027
