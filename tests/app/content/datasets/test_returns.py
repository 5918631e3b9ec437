from datetime import date
from decimal import Decimal

import pytest

from app.content.calendar import month_end
from app.content.datasets.figures import rounded
from app.content.datasets.periods import covers, latest_years, read_period, trailing_periods
from app.content.datasets.returns import growth_of_one, multiple, return_percent
from app.content.datasets.series import read_series
from tests.app.content.strategy_site import POINTS, series_text

SERIES, _ = read_series(series_text(POINTS), "alpha", "alpha.csv")


def returns_of(code: str) -> list[Decimal]:
    period = read_period(code, SERIES.dates[0], SERIES.dates[-1])
    return [rounded(return_percent(SERIES, column, period), 2) for column in ("portfolio", "benchmark")]


@pytest.mark.parametrize(
    ("code", "portfolio", "benchmark"),
    [
        ("1M", 0, 10),  # 144 → 144, 110 → 121
        ("3M", -10, 10),  # 160 → 144
        ("6M", -4, 10),  # 150 → 144
        ("1Y", 20, 10),  # 120 → 144: to one year absolute
        ("2Y", 20, 10),  # 100 → 144 is 1.2 twice, 100 → 121 is 1.1 twice
        ("SI", "17.93", "9.00"),  # 1.44 and 1.21 over 2 + 77/365 years
        ("CYTD 2025", -4, 10),  # 150 → 144
        ("CY 2024", 20, 10),  # 125 → 150, 100 → 110
        ("FYTD", -10, 10),  # 160 → 144
        ("FY 2025", "33.33", 0),  # 120 → 160, 110 → 110
        ("FY 2024", 20, 10),  # 100 → 120
    ],
)
def test_returns_are_those_computed_by_hand(code: str, portfolio: str | int, benchmark: str | int) -> None:
    assert returns_of(code) == [Decimal(portfolio), Decimal(benchmark)]


def test_a_series_covers_what_lies_between_its_first_row_and_its_last() -> None:
    first, last = SERIES.dates[0], SERIES.dates[-1]
    assert covers(SERIES, read_period("SI", first, last))
    assert covers(SERIES, read_period("2Y", first, last))
    assert not covers(SERIES, read_period("3Y", first, last))
    assert not covers(SERIES, read_period("CY 2023", first, last))


def test_a_month_end_as_inception_opens_the_whole_year() -> None:
    series, _ = read_series(series_text({date(2022, 12, 31): (100, 100), date(2023, 12, 31): (107, 90)}), "s", "s.csv")
    period = read_period("CY 2023", series.dates[0], series.dates[-1])
    assert covers(series, period)
    assert return_percent(series, "portfolio", period) == 7
    assert return_percent(series, "benchmark", period) == -10


@pytest.mark.parametrize(
    ("first", "periods"),
    [
        (date(2019, 12, 31), ["1Y", "2Y", "3Y", "4Y", "5Y", "SI"]),
        # Five years are the portfolio's whole life, so they are shown once.
        (date(2020, 5, 31), ["1Y", "2Y", "3Y", "4Y", "5Y"]),
        (date(2021, 6, 15), ["1Y", "2Y", "3Y", "SI"]),
    ],
)
def test_all_periods_that_a_series_covers_are_shown(first: date, periods: list[str]) -> None:
    days = [first, *(month_end(date(2020 + month // 12, month % 12 + 1, 1)) for month in range(65))]
    series, _ = read_series(series_text({day: (100, 100) for day in days if day >= first}), "s", "s.csv")
    assert trailing_periods(series, "1Y", ["4Y", "10Y"]) == periods


def test_the_latest_years_begin_with_the_year_to_date_and_end_with_the_series() -> None:
    assert latest_years("calendar", 5, SERIES) == ["CYTD 2025", "CY 2024"]
    assert latest_years("financial", 2, SERIES) == ["FYTD", "FY 2025"]
    points = {date(2022, 12, 31): (100, 100), date(2023, 12, 31): (107, 90)}
    series, _ = read_series(series_text(points), "s", "s.csv")
    assert latest_years("calendar", 2, series) == ["CY 2023"]


def test_growth_begins_at_one() -> None:
    values = [Decimal(value) for value in ("80", "100", "60.01")]
    assert growth_of_one(values) == [Decimal(value) for value in ("1", "1.25", "0.7501")]
    assert (multiple(SERIES, "portfolio"), multiple(SERIES, "benchmark")) == (Decimal("1.44"), Decimal("1.21"))
