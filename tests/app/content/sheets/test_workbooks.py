"""What only workbooks have: real dates and percentages, formulas, merged and hidden cells, several sheets."""

from collections.abc import Callable
from datetime import date, time
from typing import Any

import pytest
from openpyxl import Workbook
from openpyxl.utils.datetime import MAC_EPOCH

from app.content.sheets.read_sheets import read_file
from tests.app.content.sheets.ace import ACE, FIXTURES, june_rows
from tests.app.content.sheets.files import (
    HEADER,
    ROWS,
    SHEET,
    messages,
    part_of,
    read_one,
    saved,
    with_named_parts,
    workbook_of,
)

SERIES_HEADER = ("Date", "NAV", "Benchmark")


def series(day: object, value: object = 100, number_format: str = "General", *, is_1904: bool = False) -> Any:
    """A sheet of one row."""
    book = Workbook()
    if is_1904:
        book.epoch = MAC_EPOCH
    book.active.append(SERIES_HEADER)
    book.active.append((day, value, 100))
    book.active["A2"].number_format = number_format
    return read_one(saved(book))


@pytest.mark.parametrize("is_1904", [False, True])
def test_real_dates_are_days_in_both_systems(is_1904: bool) -> None:
    sheet = series(date(2026, 6, 30), number_format="dd-mmm-yy", is_1904=is_1904)
    assert sheet.rows == (("2026-06-30", "100", "100"),)


@pytest.mark.parametrize("number_format", ["mmm-yy", "mmmm yyyy", "mm/yyyy", "[$-409]mmm\\-yy;@"])
def test_a_date_shown_as_a_month_is_its_end(number_format: str) -> None:
    assert series(date(2026, 6, 1), number_format=number_format).rows[0][0] == "2026-06-30"


@pytest.mark.parametrize(
    ("day", "number_format", "expected"),
    [
        (time(12, 30), "hh:mm", "A2: '12:30:00' is not a date"),
        (True, "General", "A2: 'True' is not a date"),
        ("#N/A", "General", "A2: '#N/A' is not a date"),
        (46203, "General", "A2: '46203' is not a date"),
        (9e9, "yyyy-mm-dd", "A2: '#VALUE!' is not a date"),
    ],
)
def test_what_is_no_date_is_named_by_its_cell(day: object, number_format: str, expected: str) -> None:
    sheet = series(day, number_format=number_format)
    assert messages(sheet)[0].startswith(expected)


def test_numbers_have_no_noise_of_binary_fractions() -> None:
    """Excel stores the binary result of 0.1 + 0.2, and shows 0.3."""
    written = workbook_of(("As on", "30-Jun-26"), ("Stocks", 0.3), title="Figures")
    noisy = part_of(written, SHEET).replace(b"<v>0.3<", b"<v>0.30000000000000004<")
    assert [figure.value for figure in read_one(with_named_parts(written, {SHEET: noisy})).figures][-1] == "0.3"


def test_percentages_are_percent() -> None:
    def as_percent(sheet: Any) -> None:
        for line, (share, number_format) in enumerate([(0.605, "0.00%"), (0.3, "0%"), (0.095, "0.0%")], start=2):
            sheet.cell(line, 4).value = share
            sheet.cell(line, 4).number_format = number_format

    sheet = read_one(workbook_of(HEADER, *ROWS, change=as_percent))
    assert [row[3] for row in sheet.rows] == ["60.50", "30", "9.5"]
    assert not sheet.faults


def test_a_formula_is_the_value_that_was_saved_for_it() -> None:
    written = workbook_of(HEADER, ("Asha Bank", "Financials", "large", "=50+10"), ("Cash", "Cash", "cash", "=20+20"))
    saved_value = part_of(written, SHEET).replace(b"<f>50+10</f><v", b"<f>50+10</f><v>60</v><v", 1)
    sheet = read_one(with_named_parts(written, {SHEET: saved_value}))
    assert [row[3] for row in sheet.rows] == ["60", ""]


def test_text_that_looks_like_a_formula_is_text_and_no_name() -> None:
    def as_text(sheet: Any) -> None:
        sheet["A2"].value = "=HYPERLINK(1)"
        sheet["A2"].data_type = "s"

    sheet = read_one(workbook_of(HEADER, *ROWS, change=as_text))
    assert sheet.rows[0][0] == "=HYPERLINK(1)"
    assert "A2: '=HYPERLINK(1)' begins with '='" in messages(sheet)[0]


@pytest.mark.parametrize(("area", "empty"), [("B2:B3", 1), ("A3:C3", 2)])
def test_cells_that_lie_below_a_merged_one_are_empty(area: str, empty: int) -> None:
    sheet = read_one(workbook_of(HEADER, *ROWS, change=lambda sheet: sheet.merge_cells(area)))
    assert sheet.rows[1].count("") == empty


def test_a_header_above_two_months_is_a_fault_as_only_the_first_would_be_read() -> None:
    months = (None, None, None, "May-26", "Jun-26")
    rows = [(*row, row[3]) for row in ROWS]
    sheet = read_one(workbook_of((*HEADER, None), months, *rows, change=lambda sheet: sheet.merge_cells("D1:E1")))
    assert "the column beside 'Weight (%)' has figures but no header" in " ".join(messages(sheet))


def test_a_header_above_a_column_and_an_empty_one_is_none() -> None:
    lines = [(row[0], None, *row[1:]) for row in (HEADER, *ROWS)]
    assert not read_one(workbook_of(*lines, change=lambda sheet: sheet.merge_cells("A1:B1"))).faults


@pytest.mark.parametrize("area", ["A1:D1", "F2:G3", "A9:D9"])
def test_merged_cells_elsewhere_are_none(area: str) -> None:
    lines = (("ACE, June", None, None, None), HEADER, *ROWS) if area == "A1:D1" else (HEADER, *ROWS)
    assert not read_one(workbook_of(*lines, change=lambda sheet: sheet.merge_cells(area))).faults


def two_sheets(change: Callable[[Any], object]) -> bytes:
    book = Workbook()
    for line in (HEADER, *ROWS):
        book.active.append(line)
    more = book.create_sheet("More")
    for line in (HEADER, *ROWS):
        more.append(line)
    change(more)
    return saved(book)


def test_a_hidden_sheet_is_not_read() -> None:
    def hide(sheet: Any) -> None:
        sheet.sheet_state = "hidden"

    [sheet] = read_file(two_sheets(hide), "xlsx", ACE).sheets
    assert not sheet.faults


def test_two_sheets_with_one_dataset_are_both_named() -> None:
    _, second = read_file(two_sheets(lambda sheet: None), "xlsx", ACE).sheets
    assert messages(second) == ["'Sheet' and 'More' both hold holdings: delete one of the sheets"]


def test_a_declared_size_counts_for_nothing() -> None:
    """Only the values count: a declared size of a million lines costs nothing."""
    sheet = read_one(workbook_of(HEADER, *ROWS, change=lambda sheet: setattr(sheet.row_dimensions[4000], "height", 3)))
    assert len(sheet.rows) == 3


@pytest.mark.parametrize("writer", ["openpyxl", "libreoffice"])
def test_of_ten_mistakes_in_june_those_a_sheet_can_know_are_found(writer: str) -> None:
    reading = read_file((FIXTURES / f"ace-june-{writer}.xlsx").read_bytes(), "xlsx", ACE)
    faults = [fault for sheet in reading.sheets for fault in sheet.faults]
    assert [fault.partition(":")[0] for fault in faults] == ["E12", "D16", "B4"]
    holdings, growth, figures = reading.sheets
    assert len(holdings.rows) == len(june_rows("holdings")) + 1
    assert len(growth.rows) == len(june_rows("growth")) - 1
    assert {figure.label: figure.value for figure in figures.figures}["Top 10 (%)"] == "54.59"


def test_june_without_mistakes_is_read_as_it_is() -> None:
    lines = [
        ("Company", "Industry", "Market cap", "% of AUM"),
        *[(*row[:3], float(row[3])) for row in june_rows("holdings")],
    ]

    def with_decimals(sheet: Any) -> None:
        for line in range(2, len(lines) + 1):
            sheet.cell(line, 4).number_format = "0.00"

    sheet = read_one(workbook_of(*lines, change=with_decimals))
    assert [list(row) for row in sheet.rows] == june_rows("holdings")
    assert not sheet.faults
