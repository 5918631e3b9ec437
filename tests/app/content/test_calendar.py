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


def test_a_day_has_one_spelling_and_a_benchmark_its_managers() -> None:
    assert calendar.short_date(date(2018, 9, 14)) == "14 Sep 2018"
    assert calendar.long_date(date(2023, 4, 1)) == "1 April 2023"


def test_dates_as_managers_write_them() -> None:
    day = date(2004, 9, 4)
    assert (calendar.short_date(day), calendar.dashed_date(day)) == ("4 Sep 2004", "04-Sep-04")
    assert (calendar.slashed_date(day), calendar.dashed_month(day)) == ("04/09/2004", "Sep-04")


def test_the_indian_year_begins_before_the_utc_year() -> None:
    assert datetime(2026, 12, 31, 18, 29, tzinfo=UTC).astimezone(calendar.IST).year == 2026
    assert datetime(2026, 12, 31, 18, 30, tzinfo=UTC).astimezone(calendar.IST).year == 2027
