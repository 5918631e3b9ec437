"""The marks of a drawing: two years for the founding river, none elsewhere."""

from typing import Any

import pytest
from pydantic import ValidationError

from app.content.blocks.firm.drawing import DrawingBlock

OLDER = {"year": 2018, "label": "Trusted since"}
NEWER = {"year": 2020, "label": "Established"}


def drawing_of(drawing: str, *marks: dict[str, Any]) -> DrawingBlock:
    return DrawingBlock.model_validate({"kind": "drawing", "drawing": drawing, "alt": "A river", "marks": list(marks)})


def test_the_founding_river_takes_two_years() -> None:
    assert [mark.year for mark in drawing_of("foundingYears", OLDER, NEWER).marks] == [2018, 2020]


@pytest.mark.parametrize(
    "marks",
    [
        (),
        (OLDER,),
        (OLDER, NEWER, NEWER | {"year": 2021}),
    ],
)
def test_other_marks_are_refused(marks: tuple[dict[str, Any], ...]) -> None:
    with pytest.raises(ValidationError, match="foundingYears needs two marks"):
        drawing_of("foundingYears", *marks)


def test_the_fund_series_has_no_marks() -> None:
    assert drawing_of("fundSeries").marks == []
    with pytest.raises(ValidationError, match="other drawings have none"):
        drawing_of("fundSeries", OLDER, NEWER)
