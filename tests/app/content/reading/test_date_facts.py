import pytest

from app.content.reading.content_facts import date_facts


def test_a_day_is_told_in_all_its_spellings_and_by_what_is_counted_to_it() -> None:
    assert date_facts("2025-05-31") == {
        "asOn": "31 May 2025",
        "asOnDashed": "31-May-25",
        "asOnMonth": "May 2025",
        "asOnShortMonth": "May'25",
        "asOnYear": "2025",
        "calendarYearToDate": "1 Jan to 31 May 2025",
        "calendarMonthsToDate": "January to May 2025",
        "financialYearToDate": "1 Apr to 31 May 2025",
        "lastFinancialYear": "FY 2025",
        "lastFinancialYearEnd": "31 Mar 2025",
        "lastMonth": "30 Apr to 31 May 2025",
    }


@pytest.mark.parametrize(
    ("day", "name", "told"),
    [
        ("2026-01-31", "calendarMonthsToDate", "January 2026"),
        ("2026-01-31", "financialYearToDate", "1 Apr 2025 to 31 Jan 2026"),
        ("2026-01-31", "lastMonth", "31 Dec 2025 to 31 Jan 2026"),
        ("2026-01-31", "lastFinancialYear", "FY 2025"),
        ("2026-04-30", "lastFinancialYear", "FY 2026"),
    ],
)
def test_a_span_over_a_new_year_names_both_years(day: str, name: str, told: str) -> None:
    assert date_facts(day)[name] == told


def test_a_page_without_a_day_that_can_be_read_knows_none() -> None:
    assert date_facts(None) == date_facts("31-05-2025") == {}
