"""The message for an invalid declaration of a form, and what follows from a valid one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

import pytest

from app.content.models.form_rules import RULES
from app.forms.declaration import (
    COMMON,
    EMAIL,
    MESSAGE,
    NAME,
    PHONE,
    FaultyFormError,
    Field,
    FieldKind,
    Form,
    check_together,
)
from app.forms.declared import ADVISOR, CONTACT
from app.queries.models import Query
from app.queries.request_schema import request_schema
from app.queries.validation import _CHECKS, FaultyQueryError, check_query
from tests.app.queries.query_app import form_rules

CITY = Field(name="city", kind="line", label="City", maximum_length=80)


def field(**changes: Any) -> Field:
    values: dict[str, Any] = {"name": "city", "kind": "line", "label": "City", "maximum_length": 80}
    return Field(**(values | changes))


def form(**changes: Any) -> Form:
    values = {name: getattr(CONTACT, name) for name in CONTACT.__dataclass_fields__}
    return Form(**(values | {"kind": "careers", "page": "/careers", "list_name": "careers"} | changes))


@pytest.mark.parametrize(
    ("faulty", "said"),
    [
        (lambda: field(name="City"), "City: is not a name for a field"),
        (lambda: field(name="createdAt"), "createdAt: is not a name for a field"),
        (lambda: field(maximum_length=None), "city: maximum_length does not fit a line"),
        (lambda: field(maximum_length=5001), "city: at most 5000 characters can be kept"),
        (lambda: field(kind="choice", maximum_length=None), "city: choices do not fit a choice"),
        (lambda: form(fields=(NAME, CITY, field(label="Town"))), "careers: two have the name city"),
        (lambda: form(fields=(NAME, replace(EMAIL, label="Mail"))), "email: all forms share this field"),
        (lambda: form(fields=(EMAIL,)), "careers: the field name is missing"),
        (
            lambda: form(fields=(NAME, field(kind="phone", maximum_length=None))),
            "city: a form has one phone number",
        ),
        (lambda: form(kind="far-too-long"), "far-too-long: is not a name for a form"),
        (lambda: check_together([CONTACT, form(page="/contact")]), "page: two have the name /contact"),
        (
            lambda: check_together([form(fields=(NAME, CITY)), replace(ADVISOR, fields=(NAME, field(label="Town")))]),
            "fields: two have the name city",
        ),
    ],
)
def test_what_cannot_be_names_file_and_field(faulty: Callable[[], object], said: str) -> None:
    with pytest.raises(FaultyFormError) as raised:
        faulty()
    assert str(raised.value).startswith("app/forms/declared.py: ")
    assert said in str(raised.value)


def test_every_kind_has_a_rule_and_a_check() -> None:
    assert set(get_args(FieldKind)) == set(RULES) == set(_CHECKS)


@pytest.mark.parametrize("name", ["name", "email"])
def test_no_field_lets_in_more_than_its_column_keeps(name: str) -> None:
    assert Query.__table__.columns[name].type.length == COMMON[name].maximum_length  # type: ignore[attr-defined]


def test_staff_see_what_forms_share_in_one_order_and_then_what_is_a_form_s_own() -> None:
    assert form(fields=(CITY, MESSAGE, PHONE, NAME)).staff_fields == (NAME, PHONE, MESSAGE, CITY)


def test_a_form_accepts_its_own_fields_alone() -> None:
    slim = form(fields=(NAME, MESSAGE))
    assert set(request_schema(slim, form_rules())["required"]) == {"name"}
    assert check_query(slim, {"name": " Asha "}, form_rules()).values == {"name": "Asha", "message": ""}
    with pytest.raises(FaultyQueryError) as raised:
        check_query(slim, {"name": "Asha", "email": "a@b.in"}, form_rules())
    assert raised.value.errors == {"email": "This field is not known"}
