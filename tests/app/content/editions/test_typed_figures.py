"""Typed figures are read like an uploaded sheet: the same spellings, by the same reader."""

import pytest

from app.content.editions.figures_data import FiguresData
from app.content.sheets.read_sheets import read_pasted
from tests.app.content.sheets.ace import ACE

SERIES = ("date", "portfolio", "benchmark")
HOLDINGS = ("company", "sector", "size", "weightPercent")


def as_pasted(columns: tuple[str, ...], row: list[str]) -> str:
    return "\t".join(columns) + "\n" + "\t".join(row)


def as_typed(kind: str, columns: tuple[str, ...], row: list[str]) -> list[str]:
    dataset = {"kind": kind, "basis": "", "columns": list(columns), "rows": [row]}
    data = FiguresData.model_validate({"asOn": "2026-06-30", "datasets": {"rows": dataset}})
    [read] = data.datasets["rows"].rows
    return read


@pytest.mark.parametrize(
    "row",
    [
        ["30-Jun-25", "104.2", "2,61,40,000"],
        ["Aug-26", "₹ 260.10", "1,234.50"],
        ["31.07.2026", "(3.2)", "−1.5"],
        ["2026-06-30", "104.25", "99"],
    ],
)
def test_days_and_values_are_read_as_in_a_sheet(row: list[str]) -> None:
    [sheet] = read_pasted(as_pasted(SERIES, row), ACE).sheets
    assert as_typed("series", SERIES, row) == list(sheet.rows[0])


@pytest.mark.parametrize("weight", ["5.47%", "5.47", " 5.47 % "])
@pytest.mark.parametrize("size", ["Large Cap", "large", "LC"])
def test_weights_and_sizes_are_read_as_in_a_sheet(weight: str, size: str) -> None:
    row = ["Asha Bank", "Financials", size, weight]
    [sheet] = read_pasted(as_pasted(HOLDINGS, row), ACE).sheets
    assert as_typed("holdings", HOLDINGS, row) == list(sheet.rows[0]) == ["Asha Bank", "Financials", "large", "5.47"]


@pytest.mark.parametrize(
    "row", [["03/04/2026", "a", "1,5"], ["June", "", "="], ["2026-06-30", "1.23456789", "x", "more"]]
)
def test_what_cannot_be_read_or_is_a_number_already_stays_as_it_was_typed(row: list[str]) -> None:
    assert as_typed("series", SERIES, row) == row


def test_single_figures_are_read_too() -> None:
    typed = {
        "asOn": "31-Aug-2026",
        "source": {"document": "d", "house": "h", "receivedOn": "2 Sep 2026"},
        "datasets": {},
    }
    data = FiguresData.model_validate(typed)
    assert data.source is not None
    assert (data.as_on, data.source.received_on) == ("2026-08-31", "2026-09-02")
