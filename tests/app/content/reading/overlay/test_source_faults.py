"""The source of stated figures is shown on the page, so no part may be empty and its day must be valid."""

from datetime import date
from typing import Any

import pytest

from app.content.editions.figures_data import FiguresData
from app.content.reading.overlay.figures_overlay import source_faults

TODAY = date(2026, 7, 4)
GOOD = {"document": "ACE factsheet June 2026", "house": "The house", "receivedOn": "2026-07-03"}


def faults(source: dict[str, str] | None, *, value: str = "1.02", as_on: str = "2026-06-30") -> dict[str, str]:
    metrics: dict[str, Any] = {"risk-ratios": {"items": {"Beta": value}}}
    data = {"asOn": as_on, "source": source, "datasets": {}, "metrics": metrics}
    return dict(source_faults(FiguresData.model_validate(data), TODAY))


@pytest.mark.parametrize(
    ("field", "typed", "expected"),
    [
        ("document", " ", "is empty: write the name of the document"),
        ("house", "", "is empty: write whose document it is"),
        ("receivedOn", "", "'' is not a day from 2026-06-30 to 2026-07-04"),
        ("receivedOn", "32/07/2026", "'32/07/2026' is not a day from 2026-06-30 to 2026-07-04"),
        ("receivedOn", "2026-07-05", "'2026-07-05' is not a day from 2026-06-30 to 2026-07-04"),
        ("receivedOn", "2026-06-29", "'2026-06-29' is not a day from 2026-06-30 to 2026-07-04"),
    ],
)
def test_each_part_of_the_source_is_judged(field: str, typed: str, expected: str) -> None:
    found = faults({**GOOD, field: typed})
    assert list(found) == [f"source.{field}"]
    assert found[f"source.{field}"].startswith(expected)


def test_a_whole_source_has_no_fault() -> None:
    assert faults(GOOD) == {}
    assert faults({**GOOD, "receivedOn": "2026-06-30"}, as_on="30 June") == {}


def test_where_nothing_is_stated_no_source_is_told_or_judged() -> None:
    assert faults({**GOOD, "house": ""}, value=" ") == {}
    assert faults(None) == {}
