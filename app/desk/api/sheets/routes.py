"""Reading sheets of a strategy, and the template to fill in. Nothing is stored here."""

import pickle

from flask import Blueprint, Response, request

from app.content.limited_process import LimitedProcess
from app.content.sheets.read_sheets import MEDIA_TYPES, MOST_BYTES, XLSX_TYPE, Media
from app.content.sheets.sheet_reading import TOO_LARGE, WALL_LIMIT_S, FileReading, SheetJob, SheetRefusedError
from app.desk.api.bodies import ROWS, PastedRows
from app.desk.api.context import DeskContext
from app.desk.api.sheets.layout import figures_now, layout_of, rows_now
from app.web.access import Access
from app.web.api_view import AcceptedBody, api_view
from app.web.body import JSON
from app.web.errors import ApiError

SHEET = AcceptedBody(tuple(MEDIA_TYPES), MOST_BYTES)
PROCESS = LimitedProcess("app.content.sheets", wall_limit_s=WALL_LIMIT_S, patience_s=10.0)
_STRATEGY = "/api/figures/<subject_id>"


def add_sheet_routes(routes: Blueprint, context: DeskContext) -> None:
    """Add the routes of sheets."""

    @routes.post(f"{_STRATEGY}/sheet")
    @api_view(Access.STAFF, 404, 422, replies={200: FileReading}, accepts=SHEET)
    def read_file(subject_id: str) -> Response:
        """Read a workbook or a CSV file of a strategy's figures; nothing is stored."""
        layout = layout_of(context.subject("figures", subject_id))
        data, media = _sent_file()
        return Response(read_isolated(SheetJob(data, media, layout)), content_type=JSON)

    @routes.post(f"{_STRATEGY}/pasted")
    @api_view(Access.STAFF, 404, replies={200: FileReading}, accepts=ROWS)
    def read_rows(subject_id: str, body: PastedRows) -> Response:
        """Read rows copied from a spreadsheet; nothing is stored."""
        layout = layout_of(context.subject("figures", subject_id))
        job = SheetJob(body.text.encode(), "pasted", layout)
        return Response(read_isolated(job), content_type=JSON)

    @routes.get(f"{_STRATEGY}/template.xlsx")
    @api_view(Access.STAFF, 404, replies={200: XLSX_TYPE})
    def show_workbook(subject_id: str) -> Response:
        """A workbook to fill in, with the names of last month."""
        # Imported at the first template, as openpyxl is at the first workbook: most processes need neither.
        from app.content.sheets.template_workbook import template_xlsx  # noqa: PLC0415

        subject = context.subject("figures", subject_id)
        content = template_xlsx(layout_of(subject), rows_now(subject), figures_now(subject))
        named = {"Content-Disposition": f'attachment; filename="{subject_id}-template.xlsx"'}
        return Response(content, headers=named, content_type=XLSX_TYPE)


def read_isolated(job: SheetJob) -> bytes:
    """Return a FileReading as JSON from a process of its own. Raises SheetRefusedError, ProcessBusyError."""
    verdict, reply = PROCESS.answer(pickle.dumps(job))
    if verdict == b"read":
        return reply
    # A process that a limit ended left no answer.
    raise SheetRefusedError(reply.decode() or TOO_LARGE)


def _sent_file() -> tuple[bytes, Media]:
    """Return the body and its kind. Raises ApiError 411, 415."""
    if request.content_length is None:
        raise ApiError(411, "Send the file as the body, with its Content-Length.")
    media = MEDIA_TYPES.get(request.mimetype)
    if media is None:
        raise ApiError(415, f"Send the file as {' or '.join(MEDIA_TYPES)}.")
    return request.get_data(cache=False), media
