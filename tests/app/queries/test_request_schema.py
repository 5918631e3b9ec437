"""The patterns given to programs accept exactly what the checks accept."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.forms.declaration import COMMON
from app.forms.declared import CONTACT
from app.queries.request_schema import patterns_as_sent, short_when_trimmed
from app.queries.validation import FaultyQueryError, check_query
from tests.app.queries.query_app import GOOD, form_rules
from tests.contract.test_query_cases import CASES

RULES = form_rules()
PATTERNS = {name: patterns_as_sent(field, RULES) for name, field in COMMON.items()}
LONGEST = {name: field.maximum_length for name, field in COMMON.items() if field.maximum_length is not None}


def is_described(name: str, text: str) -> bool:
    """Tell whether the text fits what programs are told of a field, apart from its length."""
    return all(re.search(pattern.replace("$", r"\Z"), text) for pattern in PATTERNS[name])


def is_accepted(name: str, text: str) -> bool:
    try:
        check_query(CONTACT, {**GOOD, name: text}, RULES)
    except FaultyQueryError as error:
        return name not in error.errors
    return True


def sent_texts(name: str) -> list[str]:
    """Return the texts of a field in the contract's table that are not too long for anything else to matter."""
    texts: set[Any] = {case["body"].get(name) for case in CASES if isinstance(case["body"].get(name), str)}
    return sorted(text for text in texts if is_short(name, text) and is_unicode(text))


def is_short(name: str, text: str) -> bool:
    return name not in LONGEST or len(text) <= LONGEST[name]


def is_unicode(text: str) -> bool:
    """Tell whether JSON can spell the text without an escaped half of a pair."""
    return not re.search("[\ud800-\udfff]", text)


@pytest.mark.parametrize("name", PATTERNS)
def test_the_cases_of_the_contract(name: str) -> None:
    texts = sent_texts(name)
    assert len(texts) > 10
    assert [text for text in texts if is_described(name, text) != is_accepted(name, text)] == []


@given(st.text(alphabet="+0123456789 -(a", max_size=25))
def test_phone_numbers(text: str) -> None:
    assert is_described("phone", text) == is_accepted("phone", text)


@given(st.text(alphabet="a\u00e9 \t\r\n\x00\ufeff", max_size=8))
def test_names(text: str) -> None:
    assert is_described("name", text) == is_accepted("name", text)


@given(st.text(alphabet="ab@. \u00a0\x00", max_size=12))
def test_addresses(text: str) -> None:
    assert is_described("email", text) == is_accepted("email", text)


@pytest.mark.parametrize("name", ["name", "email", "message"])
def test_each_field_of_the_contract_is_as_long_as_described(name: str) -> None:
    pattern = short_when_trimmed(RULES, LONGEST[name])
    texts = [case["body"][name] for case in CASES if isinstance(case["body"].get(name), str)]
    assert len(texts) > 20
    for text in texts:
        assert bool(re.search(pattern.replace("$", r"\Z"), text)) == (trimmed_length(text) <= LONGEST[name])


@given(st.text(alphabet="a \r\n\ufeff", max_size=9))
def test_lengths(text: str) -> None:
    assert bool(re.search(short_when_trimmed(RULES, 4).replace("$", r"\Z"), text)) == (trimmed_length(text) <= 4)


def trimmed_length(text: str) -> int:
    """Count as the message's check does, which is the one that lets line ends stay."""
    return len(text.replace("\r\n", "\n").strip(RULES.spaces))
