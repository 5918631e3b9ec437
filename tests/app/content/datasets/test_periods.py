from datetime import date
from decimal import Decimal

import pytest

from app.content.datasets.periods import (
    months_before,
    read_period,
    years_between,
)

FIRST, LAST = date(2018, 9, 14), date(2025, 5, 31)


@pytest.mark.parametrize(
    ("code", "label", "span", "years"),
    [
        ("1M", "1 Month", (date(2025, 4, 30), LAST), Decimal(1) / 12),
        ("3M", "3 Months", (date(2025, 2, 28), LAST), Decimal("0.25")),
        ("6M", "6 Months", (date(2024, 11, 30), LAST), Decimal("0.5")),
        ("1Y", "1 Year", (date(2024, 5, 31), LAST), 1),
        ("5Y", "5 Years", (date(2020, 5, 31), LAST), 5),
        ("10Y", "10 Years", (date(2015, 5, 31), LAST), 10),
        # 14 September 2024 to 31 May 2025 are 259 days of 365.
        ("SI", "Since Inception", (FIRST, LAST), 6 + Decimal(259) / 365),
        ("CY 2024", "CY 2024", (date(2023, 12, 31), date(2024, 12, 31)), 1),
        # 151 days of 365.
        ("CYTD 2025", "CYTD 2025", (date(2024, 12, 31), LAST), Decimal(151) / 365),
        ("FY 2025", "FY 2025", (date(2024, 3, 31), date(2025, 3, 31)), 1),
        ("FYTD", "FYTD", (date(2025, 3, 31), LAST), Decimal(61) / 365),
    ],
)
def test_a_code_is_a_span(code: str, label: str, span: tuple[date, date], years: Decimal) -> None:
    period = read_period(code, FIRST, LAST)
    assert (period.label, (period.start, period.end)) == (label, span)
    assert period.years == years


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (
            "9M",
            "'9M' is not known: use one of 1M, 3M, 6M, 1Y, 2Y, 3Y, 4Y, 5Y, 7Y, 10Y, SI, CYTD 2025",
        ),
        ("2024", "'2024' is not known"),
        ("CY 2025", "'CY 2025' is not over on 31 May 2025: write the year to date"),
        ("CYTD 2024", "'CYTD 2024' is not a year to date: the series ends on 31 May 2025"),
        ("FY 2026", "'FY 2026' is not over on 31 May 2025: write the year to date"),
    ],
)
def test_a_code_that_means_nothing_is_refused(code: str, message: str) -> None:
    with pytest.raises(ValueError, match="^" + message.replace("(", r"\(")):
        read_period(code, FIRST, LAST)


def test_at_the_end_of_a_year_there_is_no_year_to_date() -> None:
    with pytest.raises(ValueError, match="'FYTD' is not a year to date"):
        read_period("FYTD", FIRST, date(2025, 3, 31))
    with pytest.raises(ValueError, match="'CYTD 2024' is not a year to date"):
        read_period("CYTD 2024", FIRST, date(2024, 12, 31))
    assert read_period("FY 2025", FIRST, date(2025, 3, 31)).end == date(2025, 3, 31)


def test_month_ends_before_a_day() -> None:
    assert months_before(date(2024, 3, 31), 1) == date(2024, 2, 29)
    assert months_before(date(2025, 1, 31), 1) == date(2024, 12, 31)
    assert months_before(date(2025, 2, 28), 24) == date(2023, 2, 28)


def test_years_between_leap_days() -> None:
    assert years_between(date(2018, 12, 31), date(2023, 12, 31)) == 5
    assert years_between(date(2024, 2, 29), date(2025, 2, 28)) == 1
    assert years_between(date(2024, 2, 29), date(2024, 3, 1)) == Decimal(1) / 365
