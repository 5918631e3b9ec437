"""What stands above a table: the day is read where it is plain, and no other line is."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from openpyxl import Workbook

from app.content.sheets.read import read_file, read_pasted
from app.content.sheets.reading import SheetReading
from tests.app.content.sheets.ace import ACE
from tests.app.content.sheets.files import HEADER, ROWS, csv_of, messages, read_one, saved, workbook_of


def below(*lines: tuple[Any, ...]) -> SheetReading:
    """The sheet of holdings below these lines."""
    return read_one(workbook_of(*lines, HEADER, *ROWS))


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
    assert [note.line for note in sheet.notes] == [1, 2]
    assert len(sheet.rows) == len(ROWS)


@pytest.mark.parametrize(
    "said",
    [
        *("as on June 30", "as on Jun-26", "as on request", "Reason 2026", "as on", "31 Aug 2026"),
        "Portfolio as on 05/06/2026",
    ],
)
def test_what_is_not_plainly_a_day_is_none(said: str) -> None:
    sheet = below((said,))
    assert (dict(sheet.fields), messages(sheet)) == ({}, [])


def test_a_series_and_pasted_rows_have_it_too_and_a_layout_without_the_field_has_none() -> None:
    [sheet] = read_pasted("NAV as on 31 August 2026\nDate\tNAV\tBenchmark\n31-Aug-26\t104\t103", ACE).sheets
    assert dict(sheet.fields) == {"asOn": "2026-08-31"}
    assert not read_one(csv_of(("as on 31-Aug-2026",), HEADER, *ROWS), replace(ACE, fields=())).fields


def test_of_two_days_none_is_chosen() -> None:
    assert not below(("NAV as on 1 Sep 2026",), ("Portfolio as on 31 Aug 2026",)).fields
    assert below(("NAV as on 1 Sep 2026",), ("As on 1-Sep-2026",)).fields["asOn"] == "2026-09-01"


@pytest.mark.parametrize("first", ["Figures", "Holdings"])
def test_the_day_in_a_sheet_of_figures_counts_more(first: str) -> None:
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
    sheets = {sheet.name: sheet for sheet in read_file(saved(book), "xlsx", ACE).sheets}
    assert [dict(sheets[name].fields).get("asOn") for name in ("Holdings", "Figures")] == [None, "2026-09-30"]
