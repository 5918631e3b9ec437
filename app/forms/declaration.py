"""Declarations of forms and fields. A contradictory one stops the start with an error that names file and field."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

FieldKind = Literal["line", "text", "phone", "email", "choice"]
"""The kind of a field: one line, several lines, phone number, e-mail address, or one of some values."""

NOTICE_VERSION = re.compile(r"[A-Za-z0-9._-]{1,40}")
"""A version of the privacy notice, as a query names the one that the visitor saw."""

_FILE = "app/forms/declared.py"
_FIELD_NAME = re.compile("[a-z][A-Za-z0-9]{0,39}")
_SHORT_NAME = re.compile("[a-z]{1,10}")
_PATH = re.compile("(?:/[a-z0-9_-]+)+")
# Names that a query uses besides its fields: when sent, in lists, or in a draft.
_TAKEN = frozenset({"key", "noticeVersion", "website", "elapsedMs", "country"})
_TAKEN_IN_LISTS = frozenset({"kind", "details", "createdAt", "seenAt", "suspected"})
# A request has room for this length four times.
_LONGEST = 5000
# The pattern limits these; a choice has the length of its longest value.
_WITHOUT_LENGTH = frozenset({"phone", "choice"})


class FaultyFormError(Exception):
    """A faulty declaration; the message names file, field and fault."""


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
        for fault in self._faults():
            raise FaultyFormError(f"{_FILE}: {self.name}: {fault}")

    def _faults(self) -> Iterator[str]:
        if not _FIELD_NAME.fullmatch(self.name) or self.name in _TAKEN | _TAKEN_IN_LISTS:
            yield "is no name of a field: write camelCase, and nothing a query has beside its fields"
        if (self.maximum_length is None) != (self.kind in _WITHOUT_LENGTH):
            yield f"a {self.kind} has {'no' if self.kind in _WITHOUT_LENGTH else 'a'} maximum_length"
        if (self.maximum_length or 0) > _LONGEST:
            yield f"maximum_length is {self.maximum_length}, but at most {_LONGEST} characters can be kept"
        if bool(self.choices) != (self.kind == "choice"):
            yield f"a {self.kind} has {'some' if self.kind == 'choice' else 'no'} choices"


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
    thanks: what a visitor sees after sending: a toast over the emptied form, or a panel in its place.
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
    thanks: Literal["toast", "panel"] = "panel"
    shortcut: str | None = None

    def __post_init__(self) -> None:
        for fault in self._faults():
            raise FaultyFormError(f"{_FILE}: {self.kind}: {fault}")

    def _faults(self) -> Iterator[str]:
        for name in (self.kind, self.list_name):
            if not _SHORT_NAME.fullmatch(name):
                yield f"'{name}' is no name of a form or list: write at most ten small letters"
        if not _PATH.fullmatch(self.page):
            yield f"page '{self.page}' is no page's path"
        yield from self._faults_of_fields()

    def _faults_of_fields(self) -> Iterator[str]:
        for name in doubles(field.name for field in self.fields):
            yield f"{name}: two fields have this name"
        for field in self.fields:
            if field is not COMMON.get(field.name, field):
                yield f"{field.name}: is a field that all forms share: use that one"
            if field.kind == "phone" and field.name not in COMMON:
                yield f"{field.name}: a form has one phone number, the field that all forms share"
        if NAME not in self.fields:
            yield "name: is missing; staff identify queries by it"

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


def check_together(forms: Iterable[Form]) -> None:
    """Raise FaultyFormError if two forms have the same name, page or list, or one field name has two meanings."""
    forms = tuple(forms)
    for attribute in ("kind", "page", "list_name"):
        for value in doubles(getattr(form, attribute) for form in forms):
            raise FaultyFormError(f"{_FILE}: {value}: two forms have this {attribute}")
    for name in doubles(field.name for field in {field for form in forms for field in form.fields}):
        raise FaultyFormError(f"{_FILE}: {name}: two forms declare different fields with this name")


def doubles(names: Iterable[str]) -> list[str]:
    """Return the names that occur more than once."""
    seen: set[str] = set()
    return [name for name in names if name in seen or seen.add(name)]  # type: ignore[func-returns-value]
