"""The strategy ACE for the tests of sheets."""

import csv
from pathlib import Path

from app.content.sheets.layout import DatasetLayout, FieldLayout, SheetLayout

FIXTURES = Path(__file__).parents[3] / "fixtures" / "sheets"
STATED = ("datasets", "holdings", "stated")

GROWTH = DatasetLayout(
    "growth",
    "Growth",
    "series",
    ("date", "portfolio", "benchmark"),
    {"portfolio": ("ACE strategy", "ACE"), "benchmark": ("BSE 500 TRI",)},
)
HOLDINGS = DatasetLayout("holdings", "Holdings", "holdings", ("company", "sector", "size", "weightPercent"))
FIELDS = (
    FieldLayout(("asOn",), "As on", "day"),
    FieldLayout(("source", "document"), "Source: document", "text"),
    FieldLayout(("source", "receivedOn"), "Source: received on", "day"),
    FieldLayout((*STATED, "topTenPercent"), "Top 10 (%)", "percent"),
    FieldLayout((*STATED, "topFiveSectorsPercent"), "Top 5 sectors (%)", "percent"),
    FieldLayout((*STATED, "marketCap", "large"), "Large (%)", "percent"),
    FieldLayout((*STATED, "marketCap", "mid"), "Mid (%)", "percent"),
    FieldLayout((*STATED, "marketCap", "small"), "Small (%)", "percent"),
    FieldLayout(("terms", "stocks"), "Stocks", "text", is_kept=True),
    FieldLayout(("metrics", "risk-ratios", "items", "Beta"), "Beta", "number"),
)
ACE = SheetLayout("ACE strategy", (GROWTH, HOLDINGS), FIELDS)


def june_rows(name: str) -> list[list[str]]:
    """The correct rows of a dataset in June, without the header."""
    with (FIXTURES / f"ace-june-{name}.csv").open(encoding="utf-8") as file:
        return list(csv.reader(file))[1:]
