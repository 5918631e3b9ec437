"""Requests that follow the published schema of a form are accepted."""

import re

import pytest

from app.forms.declaration import COMMON
from app.forms.declared import CONTACT
from app.queries.request_schema import request_schema
from app.queries.validation import FaultyQueryError, check_query
from tests.app.queries.query_app import GOOD, form_rules
from tests.contract.test_query_cases import CASES

RULES = form_rules()
PROPERTIES = request_schema(CONTACT, RULES)["properties"]


def is_described(name: str, text: str) -> bool:
    described = PROPERTIES[name]
    patterns = [one["pattern"].replace("$", r"\Z") for one in described.get("allOf", [described])]
    return all(re.search(pattern, text) for pattern in patterns) and len(text) <= described.get("maxLength", len(text))


def is_accepted(name: str, text: str) -> bool:
    try:
        check_query(CONTACT, {**GOOD, name: text}, RULES)
    except FaultyQueryError as error:
        return name not in error.errors
    return True


@pytest.mark.parametrize("name", [name for name in COMMON if "anyOf" not in PROPERTIES[name]])
def test_what_is_described_is_accepted(name: str) -> None:
    texts = {case["body"].get(name) for case in CASES if isinstance(case["body"].get(name), str)}
    # JSON cannot spell an unpaired surrogate.
    texts = {text for text in texts if not re.search("[\ud800-\udfff]", text)}
    described = [text for text in texts if is_described(name, text)]
    assert 0 < len(described) < len(texts)
    assert [text for text in described if not is_accepted(name, text)] == []
