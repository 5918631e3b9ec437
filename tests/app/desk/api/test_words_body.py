"""Words that no store can keep are refused; the check judges all others."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from app.desk.api.bodies import WordsData


@pytest.mark.parametrize("value", [None, 5, "words\x00", [1, {"a": [True, 1.5, None]}], {"questions": "none"}])
def test_any_json_may_be_a_draft(value: object) -> None:
    assert WordsData.model_validate({"value": value}).value == value
    WordsData.model_validate({"value": value, "note": None})


@pytest.mark.parametrize(
    "data",
    [
        {"words": 1},
        {"value": 1, "more": 1},
        {"value": {}, "note": 5},
        {"value": {}, "note": "x" * 601},
        {"value": {"questions": [{"answer": "\ud800"}]}},
        {"value": {"\ud800": 1}},
        {"value": json.loads("1e999")},
        {"value": json.loads("[" * 300 + "]" * 300)},
    ],
)
def test_what_cannot_be_stored_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        WordsData.model_validate(data)
