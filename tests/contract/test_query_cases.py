"""One table of queries for both sides: the server's validator here, the forms' own in TypeScript."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.forms.declared import FORM_OF_KIND, FORMS
from app.queries.validation import FaultyQueryError, check_query
from tests.app.queries.query_app import form_rules

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("query_cases.json").read_text(encoding="utf-8"))
RULES = form_rules()


def test_the_table_is_whole() -> None:
    assert len(CASES) >= 80
    assert len({case["case"] for case in CASES}) == len(CASES)
    assert {case["form"] for case in CASES} == {form.kind for form in FORMS}
    assert {tuple(case) for case in CASES} == {("case", "form", "body", "errors")}


@pytest.mark.parametrize("case", CASES, ids=[case["case"] for case in CASES])
def test_the_case(case: dict[str, Any]) -> None:
    errors: dict[str, str] = {}
    try:
        check_query(FORM_OF_KIND[case["form"]], case["body"], RULES)
    except FaultyQueryError as error:
        errors = error.errors
    assert errors == case["errors"]
