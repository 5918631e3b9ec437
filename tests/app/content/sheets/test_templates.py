"""The content of a template, and that it is read back without a fault."""

import io
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from openpyxl import load_workbook

from app.content.sheets.cells.cell import tidy
from app.content.sheets.layout import SIZES, DatasetLayout, SheetLayout, is_figure
from app.content.sheets.read_sheets import read_file
from app.content.sheets.template_workbook import prefilled_rows, template_xlsx
from tests.app.content.sheets.ace import ACE, FIELDS, GROWTH, HOLDINGS, STATED, june_rows
from tests.app.content.sheets.files import read_one
from tests.app.content.sheets.spreadsheets import FORMULAS

ROWS = {"growth": june_rows("growth"), "holdings": june_rows("holdings")}
FIGURES = {("asOn",): "2025-06-30", ("terms", "stocks"): "32", (*STATED, "topTenPercent"): "45.59"}


@pytest.fixture(scope="module")
def template() -> bytes:
    return template_xlsx(ACE, ROWS, FIGURES)


def test_a_template_holds_last_months_names_and_next_months_dates(template: bytes) -> None:
    growth, holdings, figures = read_file(template, "xlsx", ACE).sheets
    assert [list(row) for row in holdings.rows] == [[*row[:3], ""] for row in ROWS["holdings"]]
    assert [list(row) for row in growth.rows] == [*ROWS["growth"], ["2025-07-31", "", ""]]
    assert {figure.path: figure.value for figure in figures.figures} == {
        ("asOn",): "2025-07-31",
        ("terms", "stocks"): "32",
    }
    assert not any(sheet.faults for sheet in (growth, holdings, figures))


def test_a_template_is_easy_to_fill_in(template: bytes) -> None:
    book: Any = load_workbook(io.BytesIO(template))
    assert book.sheetnames == ["Growth", "Holdings", "Figures"]
    sheet = book["Holdings"]
    assert "write each weight in percent" in sheet["A1"].value
    assert all(cell.font.b for cell in sheet[2])
    assert sheet.freeze_panes == "A3"
    assert sheet["D3"].number_format == "0.00"
    assert sheet.column_dimensions["A"].width > 30
    assert book["Growth"]["A3"].number_format == "yyyy-mm-dd"
    assert [cell.value for cell in book["Growth"][2]] == ["date", "ACE strategy", "BSE 500 TRI"]


def test_what_is_filled_in_is_read(template: bytes) -> None:
    book: Any = load_workbook(io.BytesIO(template))
    for line, row in enumerate(ROWS["holdings"], start=3):
        book["Holdings"].cell(line, 4).value = float(row[3])
    file = io.BytesIO()
    book.save(file)
    holdings = read_file(file.getvalue(), "xlsx", ACE).sheets[1]
    assert [list(row) for row in holdings.rows] == ROWS["holdings"]


@pytest.mark.parametrize("name", ["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(1)"])
def test_a_name_is_never_a_formula_on_the_way_out(name: str) -> None:
    rows = [[name, "Financials", "large", "90"]]
    written = template_xlsx(SheetLayout("ACE", (HOLDINGS,)), {"holdings": rows}, {})
    cell = load_workbook(io.BytesIO(written))["Holdings"]["A3"]
    assert (cell.value, cell.data_type, cell.quotePrefix) == (name, "s", True)
    sheet = read_one(written)
    assert sheet.rows[0][0] == name
    assert f"begins with '{name[0]}'" in sheet.faults[0]


THEMED = replace(HOLDINGS, columns=(*HOLDINGS.columns, "theme", "band"))
WORDS = [column for column in THEMED.columns if not is_figure(column)]


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_cell_of_a_template_s_workbook_is_a_formula(formula: str) -> None:
    row = [formula if column in WORDS else "90" for column in THEMED.columns]
    headed = replace(GROWTH, aliases=dict.fromkeys(GROWTH.columns, (formula,)))
    fields = tuple(replace(field, label=formula, is_kept=True) for field in FIELDS)
    layout = SheetLayout(formula, (THEMED, headed), fields)
    written = template_xlsx(layout, {"holdings": [row]}, {field.path: formula for field in fields})
    for sheet in load_workbook(io.BytesIO(written)):
        assert all(cell.data_type != "f" for line in sheet.iter_rows() for cell in line)


NAMES = st.text(st.characters(categories=["L", "N"], include_characters=" &().,'’-"), min_size=1, max_size=40)
TIDY = NAMES.map(lambda name: tidy(f"A {name}"))
HOLDINGS_ROWS = st.lists(st.tuples(TIDY, TIDY, st.sampled_from(SIZES), st.just("4.25")), min_size=1, max_size=8)
VALUES = st.decimals("0.01", 99999, places=2).map(str)
DAYS = st.dates(date(1990, 1, 1), date(2099, 11, 30)).map(date.isoformat)
SERIES_ROWS = st.lists(st.tuples(DAYS, VALUES, VALUES), max_size=8)


@settings(max_examples=40)
@given(holdings=HOLDINGS_ROWS, series=SERIES_ROWS.map(sorted))
def test_every_template_is_read_without_a_fault(holdings: list[tuple[str, ...]], series: list[tuple[str, ...]]) -> None:
    rows = {"growth": series, "holdings": holdings}
    for sheet in read_file(template_xlsx(ACE, rows, {}), "xlsx", ACE).sheets[:2]:
        assert not sheet.faults
        if sheet.dataset == "holdings":
            assert list(sheet.rows) == [(*map(tidy, row[:3]), "") for row in holdings]
        elif sheet.rows:
            assert list(sheet.rows)[:-1] == series


def test_a_month_before_its_end_is_proposed_to_its_end() -> None:
    for last, following in (("2025-12-31", "2026-01-31"), ("2025-06-12", "2025-06-30")):
        assert prefilled_rows(GROWTH, [[last, "100", "100"]])[-1] == [following, "", ""]


def test_titles_that_excel_refuses_are_changed() -> None:
    odd = DatasetLayout("holdings", "Holdings: all [large/mid] and so on and on", "holdings", HOLDINGS.columns)
    written = template_xlsx(SheetLayout("ACE", (odd,), FIELDS), {"holdings": ROWS["holdings"]}, FIGURES)
    assert load_workbook(io.BytesIO(written)).sheetnames == ["Holdings  all  large mid  and s", "Figures"]
