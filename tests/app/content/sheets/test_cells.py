"""What single cells say: days, numbers, sizes, names."""

from datetime import date
from decimal import Decimal

import pytest

from app.content.sheets.cells.cell import Cell
from app.content.sheets.cells.days import as_day
from app.content.sheets.cells.numbers import as_percent, as_value
from app.content.sheets.cells.words import as_name, as_size, is_cash


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("2026-06-30", "2026-06-30"),
        ("2026/6/30", "2026-06-30"),
        ("2026-06-30 00:00:00", "2026-06-30"),
        ("30-06-2026", "2026-06-30"),
        ("30/06/2026", "2026-06-30"),
        ("30.6.26", "2026-06-30"),
        ("05/05/2026", "2026-05-05"),
        ("30-Jun-26", "2026-06-30"),
        ("30 June 2026", "2026-06-30"),
        ("30th\u00a0June, 2026", "2026-06-30"),
        ("June 30, 2026", "2026-06-30"),
        ("1-Sept-98", "1998-09-01"),
        ("Jun-26", "2026-06-30"),
        ("June 2026", "2026-06-30"),
        ("Feb'24", "2024-02-29"),
        ("2026-02", "2026-02-28"),
        ("02/2026", "2026-02-28"),
        ("", ""),
    ],
)
def test_days_are_read_as_india_writes_them(said: str, day: str) -> None:
    assert as_day(Cell(said or None)) == (day, None)


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("03/04/2026", "is ambiguous: write 2026-04-03 or 2026-03-04"),
        ("04/13/2026", "is not a date: write it as 2026-06-30 or 30-Jun-2026"),
        ("31-06-2026", "is not a date"),
        ("30-Juni-2026", "is not a date"),
        ("00/13/2026", "is not a date"),
        ("03/04/0000", "is not a date"),
        ("2026-06-30 12:00", "is not a date"),
        ("yesterday", "is not a date"),
    ],
)
def test_days_that_say_nothing_certain_are_left_as_typed(said: str, expected: str) -> None:
    text, problem = as_day(Cell(said))
    assert text == said
    assert problem is not None
    assert expected in problem


def test_a_date_that_shows_its_month_alone_is_the_end_of_it() -> None:
    assert as_day(Cell(date(2026, 6, 1), shows_day=False)) == ("2026-06-30", None)
    assert as_day(Cell(date(2026, 6, 1))) == ("2026-06-01", None)


def test_a_number_is_not_guessed_to_be_a_day() -> None:
    text, problem = as_day(Cell(Decimal(46203)))
    assert text == "46203"
    assert problem is not None
    assert "is not a date" in problem


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        (Cell("1,23,456.70"), "123456.70"),
        (Cell("1,234,567"), "1234567"),
        (Cell("₹ 1,234.50"), "1234.50"),
        (Cell("−3.2"), "-3.2"),
        (Cell("(3.2)"), "-3.2"),
        (Cell("12\u00a0345.6"), "12345.6"),
        (Cell(Decimal("254.1600")), "254.16"),
        (Cell(Decimal(100), decimals=2), "100.00"),
        (Cell(Decimal("104.123456")), "104.1235"),
        (Cell(Decimal("1E+3")), "1000"),
        (Cell(None), ""),
    ],
)
def test_values_become_plain_decimals(cell: Cell, value: str) -> None:
    assert as_value(cell) == (value, None)


@pytest.mark.parametrize(
    ("cell", "share"),
    [
        (Cell("12.5 %"), "12.5"),
        (Cell("12.50%"), "12.50"),
        (Cell("4.255"), "4.26"),
        (Cell("4.2550%"), "4.26"),
        (Cell(Decimal("12.5"), is_percent=True), "12.5"),
        (Cell(Decimal("4.2"), decimals=2), "4.20"),
        (Cell(Decimal("4.2537281928"), decimals=1), "4.25"),
    ],
)
def test_shares_are_in_percent_with_two_decimals_at_most(cell: Cell, share: str) -> None:
    assert as_percent(cell) == (share, None)


@pytest.mark.parametrize(
    "said", ["1,5", "12,34", "4.2 approx.", "1.2 Cr", "-", "1e5", "١٢", "NaN", "(5", "1.2.3", "#N/A"]
)
def test_what_is_no_number_is_left_as_typed(said: str) -> None:
    text, problem = as_percent(Cell(said))
    assert text == said
    assert problem is not None
    assert "is not a number" in problem


def test_a_percentage_is_no_value() -> None:
    text, problem = as_value(Cell("4.5%"))
    assert text == "4.5%"
    assert problem is not None
    assert "is not a number" in problem


@pytest.mark.parametrize(
    ("said", "size"),
    [("Large Cap", "large"), ("MID-CAP", "mid"), ("smallcap", "small"), ("Cash & equivalents", "cash")],
)
def test_sizes_are_known_by_their_common_names(said: str, size: str) -> None:
    assert as_size(Cell(said)) == (size, None)


def test_another_size_is_named_with_those_that_may_stand() -> None:
    text, problem = as_size(Cell("Big"))
    assert text == "Big"
    assert problem is not None
    assert problem == "'Big' is not a known size: write one of large, mid, small, cash"


def test_names_are_tidied() -> None:
    assert as_name(Cell("  Caf\u0065\u0301\u00a0 \n Foods\u200b\ufeff ")) == ("Café Foods", None)
    assert as_name(Cell("Asha\u202ekna\x07\ud800")) == ("Ashakna", None)
    assert as_name(Cell("क्\u200dष Bank")) == ("क्\u200dष Bank", None)


@pytest.mark.parametrize("said", ["=cmd|' /C calc'!A0", "@SUM(1)", "#N/A"])
def test_a_name_that_begins_as_a_formula_is_a_problem(said: str) -> None:
    found, problem = as_name(Cell(said))
    assert found == said
    assert problem is not None
    assert f"begins with '{said[0]}'" in problem


@pytest.mark.parametrize("name", ["Cash & equivalents", "TREPS", "Net receivables / (payables)", "HDFC Liquid Fund"])
def test_cash_is_known_by_its_names(name: str) -> None:
    assert is_cash(name)
    assert not is_cash(f"{name[0]}sha Cashews")


def test_what_rounds_to_nothing_has_no_sign() -> None:
    """Net payables of 0.004 percent round to nothing."""
    assert as_percent(Cell("(0.004)")) == ("0.00", None)
    assert as_percent(Cell(Decimal("-0.004"))) == ("0.00", None)
