"""What stands above a table: the day and the house are read where they are plain, and contradictions are told."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from openpyxl import Workbook

from app.content.sheets.layout import FieldLayout
from app.content.sheets.read import read_pasted, read_sheet
from app.content.sheets.readings import ReadSheet
from tests.app.content.sheets.ace import ACE, FIELDS
from tests.app.content.sheets.files import HEADER, ROWS, csv_of, messages, read_one, saved, workbook_of

LAYOUT = replace(ACE, fields=(*FIELDS, FieldLayout("source.house", "Source: house", "text")))


def below(*lines: tuple[Any, ...]) -> ReadSheet:
    """The sheet of holdings below these lines."""
    return read_one(workbook_of(*lines, HEADER, *ROWS), LAYOUT)


@pytest.mark.parametrize(
    ("line", "day"),
    [
        (("as on 31-Aug-2026",), "2026-08-31"),
        (("Portfolio as on 31st August 2026",), "2026-08-31"),
        (("As at August 31, 2026 (unaudited)",), "2026-08-31"),
        (("Holdings as of 31.08.2026, in % of net assets",), "2026-08-31"),
        (("Factsheet for the month ended August 2026",), "2026-08-31"),
        (("ACE, portfolio as on 31-Aug-26",), "2026-08-31"),
        (("As on:", date(2026, 8, 31)), "2026-08-31"),
        (("As on date", "31 August", "2026"), "2026-08-31"),
    ],
)
def test_the_day_is_read_from_a_line_above(line: tuple[Any, ...], day: str) -> None:
    sheet = below(("ACE strategy",), line)
    assert (dict(sheet.fields), messages(sheet)) == ({"asOn": day}, [])
    assert [note.line for note in sheet.notes if f"was read {day}" in note.message] == [2]
    assert len(sheet.rows) == len(ROWS)


@pytest.mark.parametrize(
    "said", ["as on June 30", "as on Jun-26", "as on request", "Reason 2026", "as on", "31 Aug 2026"]
)
def test_what_is_not_plainly_a_day_is_none(said: str) -> None:
    sheet = below((said,))
    assert (dict(sheet.fields), messages(sheet)) == ({}, [])
    assert "stands above the header and was not read" in sheet.notes[0].message


def test_a_day_that_could_be_another_is_a_fault() -> None:
    sheet = below(("Portfolio as on 05/06/2026",))
    assert (dict(sheet.fields), [(one.line, one.column) for one in sheet.faults]) == ({}, [(1, "asOn")])
    assert messages(sheet)[0].startswith("Line 1: '05/06/2026' can be 5 June or 6 May: ")


@pytest.mark.parametrize(
    ("line", "house"),
    [
        (("Portfolio manager: Narmada Capital",), "Narmada Capital"),
        (("AMC", "Narmada Capital"), "Narmada Capital"),
        (("Narmada Capital",), None),
        (("AMC", "Narmada Capital", "Benchmark", "BSE 500 TRI"), None),
        (("House: <b>Narmada</b>",), None),
    ],
)
def test_the_house_is_read_where_a_line_names_it(line: tuple[Any, ...], house: str | None) -> None:
    assert below(line).fields.get("source.house") == house


def test_a_series_and_pasted_rows_have_them_too_and_a_layout_without_such_fields_none() -> None:
    text = "House\tNarmada Capital\nNAV as on 31 August 2026\nDate\tNAV\tBenchmark\n31-Aug-26\t104\t103"
    [sheet] = read_pasted(text, LAYOUT).sheets
    assert dict(sheet.fields) == {"source.house": "Narmada Capital", "asOn": "2026-08-31"}
    assert not read_one(csv_of(("as on 31-Aug-2026",), HEADER, *ROWS), replace(ACE, fields=())).fields


def test_two_lines_that_name_different_days_are_a_fault() -> None:
    sheet = below(("NAV as on 1 Sep 2026",), ("Portfolio as on 31 Aug 2026",), ("As on 1-Sep-2026",))
    told = "Line 1 says '2026-09-01' and line 2 '2026-08-31': delete the one that is not meant"
    assert (sheet.fields["asOn"], messages(sheet)) == ("2026-09-01", [told])


@pytest.mark.parametrize("first", ["Figures", "Holdings"])
def test_a_day_above_that_contradicts_the_sheet_of_figures_is_a_fault(first: str) -> None:
    tables: dict[str, list[tuple[Any, ...]]] = {
        "Holdings": [("Portfolio as on 31-Aug-2026",), HEADER, *ROWS],
        "Figures": [("Figure", "Value"), ("As on", "30-Sep-2026"), ("Top 10 (%)", "45.6")],
    }
    book = Workbook()
    book.remove(book.active)
    for name in sorted(tables, key=lambda name: name != first):
        page = book.create_sheet(name)
        for line in tables[name]:
            page.append(line)
    sheets = {sheet.name: sheet for sheet in read_sheet(saved(book), "xlsx", LAYOUT).sheets}
    assert messages(sheets["Holdings"]) == [
        "As on is '2026-09-30' in the sheet 'Figures' and '2026-08-31' in 'Holdings': correct the one that is wrong"
    ]
    assert [dict(sheets[name].fields).get("asOn") for name in ("Holdings", "Figures")] == [None, "2026-09-30"]
