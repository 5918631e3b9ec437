"""The marks of a picture: two years for the founding river, none elsewhere."""

from typing import Any

import pytest
from pydantic import ValidationError

from app.content.blocks.firm.picture import PictureBlock

OLDER = {"year": 2018, "label": "Trusted since"}
NEWER = {"year": 2020, "label": "Established"}


def picture(drawing: str, *marks: dict[str, Any]) -> PictureBlock:
    return PictureBlock.model_validate({"kind": "picture", "drawing": drawing, "alt": "A river", "marks": list(marks)})


def test_the_founding_river_takes_two_years_in_order() -> None:
    assert [mark.year for mark in picture("foundingYears", OLDER, NEWER).marks] == [2018, 2020]


@pytest.mark.parametrize(
    "marks",
    [
        (),
        (OLDER,),
        (OLDER, OLDER),
        (NEWER, OLDER),
        (OLDER, NEWER | {"year": 2024}),
        (OLDER, NEWER, NEWER | {"year": 2021}),
    ],
)
def test_other_marks_are_refused(marks: tuple[dict[str, Any], ...]) -> None:
    with pytest.raises(ValidationError, match="foundingYears needs two marks"):
        picture("foundingYears", *marks)


def test_the_fund_series_has_no_marks() -> None:
    assert picture("fundSeries").marks == []
    with pytest.raises(ValidationError, match="fundSeries has no marks"):
        picture("fundSeries", OLDER, NEWER)
