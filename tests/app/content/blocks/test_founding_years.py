"""The river of the firm's years has two or three stones."""

from typing import Any

import pytest
from pydantic import ValidationError

from app.content.blocks.firm.founding_years import FoundingYearsBlock

OLDER = {"year": 2018, "label": "Trusted since"}
NEWER = {"year": 2020, "label": "Established"}
LATEST = {"year": 2025, "label": "What the firm states"}
BLOCK = {"kind": "foundingYears", "alt": "A river", "heading": "The firm", "lede": "Words.", "caption": "As stated."}


def test_it_takes_two_or_three_years() -> None:
    block = FoundingYearsBlock.model_validate(BLOCK | {"marks": [OLDER, NEWER]})
    assert [mark.year for mark in block.marks] == [2018, 2020]
    FoundingYearsBlock.model_validate(BLOCK | {"marks": [OLDER, NEWER, LATEST]})


@pytest.mark.parametrize("marks", [[], [OLDER], [OLDER, NEWER, LATEST, LATEST]])
def test_fewer_or_more_are_refused(marks: list[dict[str, Any]]) -> None:
    with pytest.raises(ValidationError, match=r"at (least 2|most 3) items"):
        FoundingYearsBlock.model_validate(BLOCK | {"marks": marks})
