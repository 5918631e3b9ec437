from datetime import date
from decimal import Decimal

import pytest

from app.content.datasets.figures import signed
from app.content.datasets.series import read_series

NO_VALUE = "is not a number of at most 9 digits before the point and 6 after it"

NEEDED = "a series needs the columns 'date' and one or more of other names, and 2 rows"


def faults_of(text: str) -> list[str]:
    return list(map(str, read_series(text, "s", "s.csv")[1]))


def test_a_series_has_dates_and_named_columns() -> None:
    series, faults = read_series("date,portfolio,benchmark\n2025-01-31,1,2.5\n2025-02-28,-3,40\n", "s", "s.csv")
    assert faults == []
    assert series.dates == (date(2025, 1, 31), date(2025, 2, 28))
    assert series.columns == {"portfolio": (1.0, -3.0), "benchmark": (Decimal("2.5"), Decimal(40))}


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        *(
            (text, [f"s.csv:1: {NEEDED}"])
            for text in ("", "month,a\n2025-01-31,1\n", "date\n", "date,a,a\n", "date,a\n2025-01-31,1\n")
        ),
        ("date,a\n2025-01-31,1\n2025-02-28,1,2\n", ["s.csv:3: the row has 3 cells, the header has 2"]),
        (
            "date,a\n31 Jan 2025,1\n2025-02-28,x\n",
            ["s.csv:2: date: '31 Jan 2025' is not a date such as 2025-05-31", f"s.csv:3: a: 'x' {NO_VALUE}"],
        ),
        ("date,a\n2025-02-28,1\n2025-02-28,1\n", ["s.csv:3: date: 2025-02-28 is not after the date above it"]),
        (
            "date,a\n2025-01-31,\n2025-02-28,nan\n",
            [f"s.csv:2: a: '' {NO_VALUE}", f"s.csv:3: a: 'nan' {NO_VALUE}"],
        ),
    ],
)
def test_faults_name_line_and_column(text: str, faults: list[str]) -> None:
    assert faults_of(text) == faults


@pytest.mark.parametrize(
    "cell", ["1e400", "1e-30", "1234567890", "1.1234567", "1_000", "\u0661\u0662", " 1", "+1", "1."]
)
def test_a_value_that_figures_cannot_be_computed_with_is_named(cell: str) -> None:
    assert faults_of(f"date,a\n2025-01-31,1\n2025-02-28,{cell}\n") == [f"s.csv:3: a: '{cell}' {NO_VALUE}"]


def test_the_largest_value_after_the_smallest_can_be_told() -> None:
    series, faults = read_series("date,a\n2025-01-31,0.000001\n2025-02-28,999999999.999999\n", "s", "s.csv")
    assert faults == []
    first, last = series.columns["a"]
    assert signed(last / first * 100 - 100, 2).startswith("+")
