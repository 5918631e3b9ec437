"""Declarations of forms and fields. A contradictory one stops the start; the error names file and field."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

FieldKind = Literal["line", "text", "phone", "email", "choice"]
"""The kind of a field: one line, several lines, phone number, e-mail address, or one of some values."""

NOTICE_VERSION = re.compile(r"[A-Za-z0-9._-]{1,40}")
"""The version of the privacy notice that the visitor saw, as a query names it."""

_FIELD_NAME = re.compile("[a-z][A-Za-z0-9]{0,39}")
_SHORT_NAME = re.compile("[a-z]{1,10}")
# Names that a query uses besides its fields: when sent, in lists, or in a draft.
_TAKEN = frozenset(
    {"noticeVersion", "website", "elapsedMs", "country", "kind", "details", "createdAt", "seenAt", "suspected"}
)
# A request has room for this length four times.
_LONGEST = 5000
# The pattern limits these; a choice has the length of its longest value.
_WITHOUT_LENGTH = frozenset({"phone", "choice"})


class FaultyFormError(Exception):
    """A faulty declaration; the message names file, field and fault."""


def _require(is_right: bool, subject: str, fault: str) -> None:
    if not is_right:
        raise FaultyFormError(f"app/forms/declared.py: {subject}: {fault}")


def _require_unique(subject: str, names: Sequence[str]) -> None:
    for name in names:
        _require(names.count(name) == 1, subject, f"two have the name {name}")


@dataclass(frozen=True, kw_only=True)
class Field:
    """One field.

    `name` is its name on the wire, `label` its name for staff; its text for visitors is content. `maximum_length`
    counts code points. `choices` are the values of a choice, as they are sent, stored and shown to staff.
    `autocomplete` is the hint for browsers (HTML, 4.10.18.7). Staff see, search and export every field.
    """

    name: str
    kind: FieldKind
    label: str
    maximum_length: int | None = None
    choices: tuple[str, ...] = ()
    autocomplete: str | None = None
    is_required: bool = True

    def __post_init__(self) -> None:
        is_name = _FIELD_NAME.fullmatch(self.name) is not None and self.name not in _TAKEN
        _require(is_name, self.name, "is not a name for a field: write camelCase, and no name that every query has")
        has_length = self.maximum_length is not None
        _require(has_length != (self.kind in _WITHOUT_LENGTH), self.name, f"maximum_length does not fit a {self.kind}")
        _require((self.maximum_length or 0) <= _LONGEST, self.name, f"at most {_LONGEST} characters can be kept")
        _require(bool(self.choices) == (self.kind == "choice"), self.name, f"choices do not fit a {self.kind}")


@dataclass(frozen=True, kw_only=True, eq=False)
class Form:
    """One form.

    kind: its name, also in the API's path.
    page: the path of the page it stands on. This page also receives posts that are sent without script.
    list_name: the name of staff's list of its queries, in the API.
    title: the name of that list in the panel's menu.
    heading: the heading above that list.
    icon: a name of ICON_NAMES in client/bundling/icon-data.ts.
    shortcut: the key that opens the list, pressed after g.
    thanks: what a visitor sees after sending: a toast over the emptied form, or the page of thanks in its place.
    purpose: documents the API's path.
    """

    kind: str
    page: str
    list_name: str
    title: str
    heading: str
    icon: str
    purpose: str
    fields: tuple[Field, ...]
    thanks: Literal["toast", "page"] = "page"
    shortcut: str | None = None

    def __post_init__(self) -> None:
        for name in (self.kind, self.list_name):
            _require(
                _SHORT_NAME.fullmatch(name) is not None,
                name,
                "is not a name for a form or list: write up to ten lower-case letters",
            )
        _require_unique(self.kind, [field.name for field in self.fields])
        _require(NAME in self.fields, self.kind, "the field name is missing; staff identify queries by it")
        for field in self.fields:
            is_shared = field is COMMON.get(field.name)
            _require(is_shared or field.name not in COMMON, field.name, "all forms share this field: use that one")
            _require(
                is_shared or field.kind != "phone", field.name, "a form has one phone number, which all forms share"
            )

    @property
    def api(self) -> str:
        """The API's path for the form's script and other programs."""
        return f"/api/{self.kind}"

    @property
    def thank_you_page(self) -> str:
        """The page shown after a plain post."""
        return f"{self.page}/thank-you"

    @cached_property
    def own_fields(self) -> tuple[Field, ...]:
        """The fields that only this form has, in order."""
        return tuple(field for field in self.fields if field.name not in COMMON)

    @cached_property
    def staff_fields(self) -> tuple[Field, ...]:
        """The fields in the order for staff: those all forms share, then its own."""
        return (*(field for field in COMMON.values() if field in self.fields), *self.own_fields)


NAME = Field(name="name", kind="line", label="Name", maximum_length=200, autocomplete="name")
EMAIL = Field(name="email", kind="email", label="Email", maximum_length=254, autocomplete="email")
PHONE = Field(name="phone", kind="phone", label="Phone", autocomplete="tel")
MESSAGE = Field(name="message", kind="text", label="Message", maximum_length=5000, is_required=False)

COMMON = {field.name: field for field in (NAME, EMAIL, PHONE, MESSAGE)}
"""The fields that forms share, in the order for staff. Each is a column of the table of queries."""


def check_together(forms: Sequence[Form]) -> None:
    """Raise FaultyFormError if two forms have the same name, page or list, or one field name has two meanings."""
    for attribute in ("kind", "page", "list_name"):
        _require_unique(attribute, [getattr(form, attribute) for form in forms])
    _require_unique("fields", [field.name for field in {field for form in forms for field in form.fields}])
