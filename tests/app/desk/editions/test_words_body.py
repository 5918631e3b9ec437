"""Words that no store keeps are refused by the path of what cannot be kept; what they should be is for the check."""

import json
from typing import Any

import pytest

from app.desk.editions.words_body import refuse_unreadable_words
from app.web.errors import ApiError


@pytest.mark.parametrize("value", [None, 5, "words", [1, {"a": [True, 1.5, None]}], {"questions": "none"}])
def test_any_json_may_be_a_draft(value: object) -> None:
    refuse_unreadable_words({"value": value})
    refuse_unreadable_words({"value": value, "note": None})


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"words": 1}, "data"),
        ({"value": 1, "more": 1}, "data"),
        ({"value": {}, "note": 5}, "data.note"),
        ({"value": {}, "note": "x" * 601}, "data.note"),
        ({"value": {}, "note": "\x00"}, "data.note"),
        ({"value": {"questions": [{"answer": "\ud800"}]}}, "data.value.questions.0.answer"),
        ({"value": {"\x00": 1}}, "data.value"),
        ({"value": json.loads("1e999")}, "data.value"),
        ({"value": json.loads("[" * 30 + "]" * 30)}, "data"),
    ],
)
def test_what_cannot_be_stored_is_refused_by_field(data: dict[str, Any], field: str) -> None:
    with pytest.raises(ApiError) as caught:
        refuse_unreadable_words(data)
    assert (caught.value.status, list(caught.value.errors)) == (422, [field])


def test_what_is_refused_is_named_as_on_the_form() -> None:
    with pytest.raises(ApiError) as caught:
        refuse_unreadable_words({"value": {"questions": [{"shortName": "\ud800"}]}})
    assert next(iter(caught.value.errors.values())).startswith("Questions, 1, short name: has a character")
