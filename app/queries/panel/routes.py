"""The panel's lists and files of queries. Each reading is recorded before the answer."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from flask import Blueprint, Response, request, stream_with_context
from werkzeug.exceptions import NotFound

from app.content.calendar import today_in_india
from app.database.row_id import is_row_id
from app.forms.declaration import Form
from app.forms.declared import FORM_OF_LIST, FORMS
from app.members.audit_log import Action
from app.members.context import StaffContext
from app.members.signing_in.session import record_use
from app.members.staff_blueprint import staff_blueprint
from app.queries.models import Query
from app.queries.panel.exports import csv_chunks
from app.queries.panel.list_request import ListRequest, described
from app.queries.query_record import list_as_json, list_type, record_type, whole_query_as_json
from app.queries.query_store import find_query, list_queries, mark_seen, stream_queries
from app.queries.search import QueryFilter
from app.web.access import Access
from app.web.api_view import api_view

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
CSV = "text/csv; charset=utf-8"
_LIST = f"/api/<any({','.join(FORM_OF_LIST)}):name>-data"

Write = Callable[[Form, Iterable[Query]], Iterator[bytes]]
"""Writes queries as a file, in chunks."""


def create_panel_routes(context: StaffContext) -> Blueprint:
    """Return the blueprint of lists and files."""
    routes = staff_blueprint("staff_queries")

    @routes.get(_LIST)
    @api_view(Access.STAFF, 422, replies=_by_list(list_type), parameters=described(ListRequest))
    def show_list(name: str) -> dict[str, object]:
        """List the {name} queries."""
        form, list_request = FORM_OF_LIST[name], ListRequest.read(request.args)
        record_use(context, Action.LIST_READ, f"{name}: {_narrowed_by()}")
        return list_as_json(form, list_queries(form, list_request, list_request.limit, list_request.after))

    _add_files(routes, context)
    _add_one_query(routes, context)
    return routes


def _add_files(routes: Blueprint, context: StaffContext) -> None:
    @routes.get(f"{_LIST}/export.csv")
    @api_view(Access.PROVED_STAFF, 422, replies={200: CSV}, parameters=described(QueryFilter))
    def export_csv(name: str) -> Response:
        """All filtered {name} queries as CSV."""
        return _file(context, name, "csv", CSV, csv_chunks)

    @routes.get(f"{_LIST}/export.xlsx")
    @api_view(Access.PROVED_STAFF, 422, replies={200: XLSX}, parameters=described(QueryFilter))
    def export_xlsx(name: str) -> Response:
        """All filtered {name} queries as a workbook."""
        # Web processes share openpyxl with gunicorn's master (app/gunicorn_hooks.py); commands never need it.
        from app.queries.panel.workbook import workbook_chunks  # noqa: PLC0415

        return _file(context, name, "xlsx", XLSX, workbook_chunks)


def _add_one_query(routes: Blueprint, context: StaffContext) -> None:
    @routes.get(f"{_LIST}/<query_id>")
    @api_view(Access.STAFF, 404, replies=_by_list(record_type))
    def show_one(name: str, query_id: str) -> dict[str, object]:
        """Read one of the {name} queries."""
        record_use(context, Action.QUERY_READ, name)
        query = find_query(FORM_OF_LIST[name], query_id) if is_row_id(query_id) else None
        if query is None:
            raise NotFound
        return whole_query_as_json(query)

    @routes.post(f"{_LIST}/<query_id>/seen")
    @api_view(Access.STAFF, 404)
    def see(name: str, query_id: str) -> None:
        """Mark one of the {name} queries as seen."""
        if not is_row_id(query_id) or not mark_seen(FORM_OF_LIST[name], query_id, context.now()):
            raise NotFound
        record_use(context, Action.QUERY_OPENED, f"{name}: {query_id}")


def _by_list(type_of: Callable[[Form], type]) -> dict[int, dict[str, type]]:
    """Return the type of the reply for each list in the path."""
    return {200: {form.list_name: type_of(form) for form in FORMS}}


def _narrowed_by() -> str:
    """Return what narrows the list, without the values: a search may be a visitor's name."""
    return ", ".join(name for name in ("q", "from", "to", "cursor") if request.args.get(name)) or "all"


def _file(context: StaffContext, name: str, suffix: str, media_type: str, write: Write) -> Response:
    """Return the file as a streamed answer; HEAD only checks whether this member may have it."""
    list_request = ListRequest.read(request.args)
    if request.method == "HEAD":
        # A streamed file has no known length.
        return Response(iter(()), content_type=media_type)
    record_use(context, Action.EXPORT, f"{name}: {_narrowed_by()}, as {suffix}")
    form = FORM_OF_LIST[name]
    chunks = write(form, stream_queries(form, list_request))
    # Make the first chunk now: if the database is down, the client gets an error instead of a broken file.
    pieces = stream_with_context(chain([next(chunks)], chunks))
    disposition = f'attachment; filename="{name}-queries-{today_in_india().isoformat()}.{suffix}"'
    return Response(pieces, headers={"Content-Disposition": disposition}, content_type=media_type)
