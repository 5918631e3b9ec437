"""What each route of the API is for, what it takes and how it answers when all is well."""

from collections.abc import Mapping
from http import HTTPStatus

from app.api_description.account_operations import ACCOUNT_OPERATIONS
from app.api_description.edition_operations import EDITION_OPERATIONS
from app.api_description.operation import Operation, file_reply, json_reply
from app.api_description.schemas import Schema
from app.forms.declaration import Form
from app.forms.declared import FORMS
from app.http.json_body import JSON
from app.leads.lists.search import DAY, DEFAULT_LIMIT, MAXIMUM_LIMIT, MAXIMUM_SEARCH_LENGTH, Sort
from app.leads.query_record import QueryRecord
from app.leads.replies import SavedReply
from app.leads.request_schema import STORABLE, request_name
from app.leads.submission import IDEMPOTENCY_KEY, KEY
from app.staff.dashboard.figures import DashboardFigures
from app.staff.dashboard.launch import LaunchReply
from app.staff.queries.routes import CSV, XLSX

# A form sends what was left open as an empty text.
_EMPTY: Schema = {"const": ""}
_DAY: Schema = {"anyOf": [{"type": "string", "format": "date", "pattern": f"^{DAY.pattern}$"}, _EMPTY]}
_FILTER: tuple[Schema, ...] = (
    {
        "name": "q",
        "schema": {"type": "string", "maxLength": MAXIMUM_SEARCH_LENGTH, "pattern": STORABLE},
        "description": "Text to look for",
    },
    {"name": "from", "schema": _DAY, "description": "First day in India"},
    {"name": "to", "schema": _DAY, "description": "Last day in India, not before the first"},
    {"name": "sort", "schema": {"enum": [*Sort, ""], "default": Sort.NEWEST}},
)
_PAGE: tuple[Schema, ...] = (
    {
        "name": "limit",
        "schema": {
            "anyOf": [{"type": "integer", "minimum": 1, "maximum": MAXIMUM_LIMIT}, _EMPTY],
            "default": DEFAULT_LIMIT,
        },
    },
    {"name": "cursor", "schema": {"type": "string"}, "description": "`nextCursor` of the page before, or empty"},
)
_KEY: Schema = {
    "name": IDEMPOTENCY_KEY,
    "in": "header",
    "schema": {"type": "string", "pattern": f"^{KEY.pattern}$"},
    "description": "The same key with the same query is stored once; a replay answers 200, another query 422.",
}


def _form(form: Form) -> Operation:
    return Operation(
        summary=form.purpose,
        body=request_name(form),
        parameters=(_KEY,),
        replies={
            HTTPStatus.CREATED: json_reply("Stored for good", SavedReply),
            HTTPStatus.OK: json_reply("Was stored under this key before", SavedReply),
        },
        refusals=frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE}),
    )


def _export(summary: str, media_type: str) -> Operation:
    return Operation(
        summary=summary,
        parameters=_FILTER,
        replies={HTTPStatus.OK: file_reply(media_type.partition(";")[0])},
        refusals=frozenset({HTTPStatus.UNPROCESSABLE_ENTITY}),
    )


OPERATIONS: Mapping[str, Operation] = {
    **{f"leads.send_{form.kind}": _form(form) for form in FORMS},
    **ACCOUNT_OPERATIONS,
    "staff_queries.show_list": Operation(
        summary="List the {name} queries",
        parameters=(*_FILTER, *_PAGE),
        replies={HTTPStatus.OK: json_reply("One page", "{Name}List")},
        refusals=frozenset({HTTPStatus.UNPROCESSABLE_ENTITY}),
    ),
    "staff_queries.export_csv": _export("All filtered {name} queries as CSV", CSV),
    "staff_queries.export_xlsx": _export("All filtered {name} queries as a workbook", XLSX),
    "staff_queries.show_one": Operation(
        summary="Read one of the {name} queries",
        replies={HTTPStatus.OK: json_reply("The query", QueryRecord)},
        refusals=frozenset({HTTPStatus.NOT_FOUND}),
    ),
    "staff_queries.see": Operation(
        summary="Mark one of the {name} queries as seen",
        replies={HTTPStatus.NO_CONTENT: {"description": "Seen"}},
        refusals=frozenset({HTTPStatus.NOT_FOUND}),
    ),
    "staff_dashboard.show_dashboard": Operation(
        "The figures of the dashboard",
        {HTTPStatus.OK: json_reply("How mail fares, and the three cards", DashboardFigures)},
    ),
    "staff_dashboard.show_launch": Operation(
        "What only the firm can supply before the launch",
        {HTTPStatus.OK: json_reply("What is still missing, and where it is entered", LaunchReply)},
    ),
    "staff_dashboard.send_again": Operation(
        summary="Let a mail that was given up wait to be sent anew",
        replies={HTTPStatus.NO_CONTENT: {"description": "It waits"}},
        refusals=frozenset({HTTPStatus.NOT_FOUND}),
    ),
    **EDITION_OPERATIONS,
    "api_description.show": Operation(
        "This document",
        {HTTPStatus.OK: {"description": "OpenAPI 3.1", "content": {JSON: {"schema": {"type": "object"}}}}},
    ),
}
"""By endpoint. `{name}` and `{Name}` stand for the list of the path."""
