"""A query as staff read it, and a page of their lists."""

from enum import StrEnum
from functools import cache
from types import GenericAlias
from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from app.database.row_id import RowId
from app.forms.declaration import Form
from app.forms.declared import FORM_OF_LIST
from app.queries.models import Query
from app.queries.query_store import QueryPage
from app.web.wire_values import Count, Moment, utc_iso, utc_iso_or_none, wire_object

if TYPE_CHECKING:
    ListName = str
else:
    ListName = StrEnum("ListName", {name.upper(): name for name in FORM_OF_LIST})
    ListName.__doc__ = "The list of each form's queries."


class QueryRecord(TypedDict):
    """A visitor's query. `seenAt` is null until a member opens it."""

    _id: RowId
    name: str
    email: str
    phone: str
    message: str | None
    createdAt: Moment
    seenAt: Moment | None
    suspected: bool


@cache
def record_type(form: Form) -> type:
    """Return the type of a form's queries: a QueryRecord, then the form's own fields in order."""
    if not form.own_fields:
        return QueryRecord
    about = f"One of the {form.list_name} queries. `seenAt` is null until somebody opened it."
    own = {field.name: str | None for field in form.own_fields}
    return wire_object(f"{form.list_name.title()}Record", about, {**QueryRecord.__annotations__, **own})


def query_as_json(record: Query) -> QueryRecord:
    """Return the record as lists over all forms send it."""
    return {
        "_id": record.id,
        "name": record.name,
        "email": record.email,
        "phone": record.phone,
        "message": record.message,
        "createdAt": utc_iso(record.created_at),
        "seenAt": utc_iso_or_none(record.seen_at),
        "suspected": record.suspected,
    }


def whole_query_as_json(record: Query) -> dict[str, object]:
    """Return the record as its form's list sends it: see `record_type`."""
    details = record.details or {}
    return {**query_as_json(record), **{field.name: details.get(field.name) for field in record.form.own_fields}}


@cache
def list_type(form: Form) -> type:
    """Return the type of a page of a form's queries."""
    name = form.list_name
    about = f"A page of {name} queries. `total` counts all the filter leaves; `nextCursor` is null on the last page."
    records = GenericAlias(list, (record_type(form),))
    return wire_object(f"{name.title()}List", about, {"total": Count, "nextCursor": str | None, name: records})


def list_as_json(form: Form, page: QueryPage) -> dict[str, object]:
    """Return a page as it is sent: see `list_type`."""
    records = [whole_query_as_json(query) for query in page.records]
    next_cursor = None if page.next_after is None else page.next_after.cursor
    return {form.list_name: records, "total": page.total, "nextCursor": next_cursor}
