"""Sheets as fund houses make them, read from CSV and from workbooks alike."""

from collections.abc import Callable, Sequence

import pytest

from app.content.sheets.layout import DatasetLayout, SheetLayout
from app.content.sheets.read_sheets import read_file, read_pasted
from app.content.sheets.sheet_reading import SheetRefusedError
from tests.app.content.sheets.ace import ACE, HOLDINGS
from tests.app.content.sheets.files import HEADER, ROWS, csv_of, messages, read_one, workbook_of

Make = Callable[..., bytes]
READ = (
    ("Asha Bank", "Financials", "large", "60.5"),
    ("Bela Foods", "Staples", "mid", "30"),
    ("TREPS", "Cash", "cash", "9.5"),
)


@pytest.mark.parametrize("make", [csv_of, workbook_of])
def test_a_sheet_with_all_that_surrounds_the_figures(make: Make) -> None:
    title = ("ACE strategy, portfolio as on 30-Jun-26",)
    header = ("Sr. No.", "Name of the Instrument", "ISIN", "Industry", "Market-cap", "% of AUM")
    lines = [(number, row[0], "INE0", *row[1:]) for number, row in enumerate(ROWS, start=1)]
    more = [(None, "Total", None, None, None, 100), (None,), (None, "* Unaudited",)]  # fmt: skip
    sheet = read_one(make(title, (None,), header, (None, "Equity"), *lines[:2], (None,), lines[2], *more))
    assert (sheet.dataset, sheet.columns) == ("holdings", HOLDINGS.columns)
    assert sheet.rows == READ
    assert sheet.ignored == ("Sr. No.", "ISIN")
    assert not sheet.faults
    [note] = sheet.notes
    assert note.startswith("Line 1: ")
    assert note.endswith("was not read as a row (3 more like this)")


@pytest.mark.parametrize(
    "header",
    [
        ("company", "sector", "size", "weightPercent"),
        ("STOCK", "Industry Name", "Mcap", "Weight (in %)"),
        ("Name of Issuer", "Sector / Industry", "Market Capitalisation", "% to Net Assets"),
        ("Security_Name", "AMFI Industry", "Category", "Weightage %"),
        (" Scrip ", "Sector", "Large/Mid/Small", "Allocation (%)"),
    ],
)
def test_columns_are_known_by_the_headers_of_the_field(header: Sequence[str]) -> None:
    sheet = read_one(csv_of(header, *ROWS))
    assert sheet.rows == READ
    assert not sheet.faults


@pytest.mark.parametrize(
    "header",
    [
        ("Date", "NAV", "Benchmark"),
        ("Month", "Scheme", "Benchmark (BSE 500 TRI)"),
        ("As on", "ace STRATEGY", "BSE 500 TRI"),
        ("Valuation date", "NAV (₹)", "NIFTY 500 TRI"),
    ],
)
def test_series_are_known_by_theirs(header: Sequence[str]) -> None:
    sheet = read_one(csv_of(header, ("30-Jun-26", 104.2, 103), ("May 2026", 100, 100)))
    assert sheet.dataset == "growth"
    assert sheet.rows == (("2026-05-31", "100", "100"), ("2026-06-30", "104.2", "103"))


def test_columns_may_stand_in_any_order_beside_others() -> None:
    header = ("Weight", "Market value (Rs. Cr)", "Size", "Company", "Market Cap (Rs Cr)", "Sector")
    lines = [(row[3], 12, row[2], row[0], 34567, row[1]) for row in ROWS]
    sheet = read_one(workbook_of(header, *lines))
    assert sheet.rows == READ
    assert sheet.ignored == ("Market value (Rs. Cr)", "Market Cap (Rs Cr)")
    assert not sheet.faults


def test_two_headers_for_one_column_are_both_named() -> None:
    sheet = read_one(csv_of((*HEADER, "% of AUM"), *[(*row, 1) for row in ROWS]))
    assert messages(sheet) == [
        "Line 1: 'Weight (%)' and '% of AUM' can each be the column Weight (%): delete the one that is not meant"
    ]


def test_a_missing_column_is_named() -> None:
    sheet = read_one(csv_of(("Company", "Size", "Weight"), ("Asha Bank", "large", 90), ("Cash", "", 10)))
    assert messages(sheet) == ["Line 1: there is no column sector"]
    assert sheet.rows[0] == ("Asha Bank", "", "large", "90")


@pytest.mark.parametrize("make", [csv_of, workbook_of])
def test_what_a_row_lacks_stays_empty(make: Make) -> None:
    sheet = read_one(make(HEADER, ("Asha Bank", None, "large", 60), ("Bela Foods", "Staples", "mid", None)))
    assert sheet.rows == (("Asha Bank", "", "large", "60"), ("Bela Foods", "Staples", "mid", ""))


def test_one_cause_in_many_cells_is_told_once_with_all_lines() -> None:
    lines = [(f"0{day}/06/2026", 100, 100) for day in (1, 2, 3, 4, 5)]
    sheet = read_one(csv_of(("Date", "NAV", "Benchmark"), *lines, ("30-Jun-26", "x", 100)))
    assert [fault.partition(":")[0] for fault in sheet.faults] == ["A2", "B7"]
    assert sheet.faults[0].endswith("(4 more like this)")


def test_a_company_may_be_called_total() -> None:
    sheet = read_one(csv_of(HEADER, ("Total Transport", "Logistics", "small", 5), ("Total equity", "", "", 5)))
    assert sheet.rows == (("Total Transport", "Logistics", "small", "5"),)


def test_a_header_that_comes_again_is_no_row() -> None:
    assert read_one(csv_of(HEADER, ROWS[0], HEADER, *ROWS[1:])).rows == READ


def test_single_figures_are_read_by_their_names() -> None:
    lines = (("Particulars", "Value"), ("As on", "Jun-26"), ("TOP 10 (%)", "45.6%"), ("Stocks", 32), ("Colour", "blue"))
    sheet = read_one(workbook_of(*lines, ("Beta", None), ("As on", "2026-06-29"), title="Figures"))
    assert {figure.label: figure.value for figure in sheet.figures} == {
        "As on": "2026-06-30",
        "Top 10 (%)": "45.6",
        "Stocks": "32",
    }
    assert {figure.path for figure in sheet.figures} < {field.path for field in ACE.fields}
    assert messages(sheet) == ["B7: 'As on' has another value above: delete one of them"]
    assert "Line 5: 'Colour' was not read" in sheet.notes


def test_pasted_rows_have_tabs_and_a_header() -> None:
    [series] = read_pasted("Date\tNAV\tBenchmark\n30-Jun-26\t1,02,104.5\t103", ACE).sheets
    assert series.rows == (("2026-06-30", "102104.5", "103"),)


@pytest.mark.parametrize("text", ["", " \n", "a\tb\n", "Asha Bank\tFinancials\tlarge\t90\n"])
def test_pasted_text_that_fits_nothing_is_refused(text: str) -> None:
    with pytest.raises(SheetRefusedError):
        read_pasted(text, ACE)


def test_a_file_without_any_figures_says_what_was_expected() -> None:
    with pytest.raises(SheetRefusedError, match=r"No figures of ACE.*company, sector, size"):
        read_file(csv_of(("Colour", "Taste"), ("red", "sweet")), "csv", ACE)


def test_themes_are_read_where_the_dataset_has_them_and_cash_needs_none() -> None:
    themed = DatasetLayout("holdings", "Holdings", "holdings", (*HOLDINGS.columns, "theme", "band"))
    header = (*HEADER, "Theme", "Market cap band")
    lines = [("Asha Bank", "Financials", "large", 90, "Credit", "Above"), ("Cash", "", "", 10, "", "")]
    sheet = read_one(csv_of(header, *lines), SheetLayout("M2M", (themed,)))
    assert not sheet.faults
    assert sheet.rows[0][4:] == ("Credit", "Above")
