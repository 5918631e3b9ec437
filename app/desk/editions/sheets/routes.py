"""Reading sheets of a strategy, and templates to fill in. Nothing is stored here."""

from flask import Blueprint, Response, request
from werkzeug.exceptions import NotFound

from app.content.limited_process import NoPlaceError
from app.content.sheets.read import CSV_TYPE, MEDIA_TYPES, MOST_BYTES, XLSX_TYPE, Media
from app.content.sheets.readings import SheetJob, SheetReading, SheetRefusedError
from app.content.sheets.templates.prefill import template_csv
from app.desk.editions.bodies import ROWS, PastedRows
from app.desk.editions.services import DeskServices
from app.desk.editions.sheets.layout import figures_now, layout_of, rows_now
from app.desk.editions.sheets.reading_process import read_apart
from app.members.replies import staff_blueprint
from app.web.accepted_body import AcceptedBody, takes
from app.web.access import Access
from app.web.api_view import api_view
from app.web.errors import ApiError, error_reply, later_reply
from app.web.json_body import JSON

SHEET = AcceptedBody(tuple(MEDIA_TYPES), MOST_BYTES)
BUSY = "The server is busy with other sheets. Please try again in a moment."
RETRY_AFTER_S = 5
_STRATEGY = "/api/figures/<subject_id>"


def create_sheet_routes(services: DeskServices) -> Blueprint:
    """Return the blueprint of sheets."""
    routes = staff_blueprint("staff_sheets")

    @routes.post(f"{_STRATEGY}/sheet")
    @takes(SHEET)
    @api_view(Access.STAFF, 404, 422, replies={200: SheetReading})
    def read_file(subject_id: str) -> Response:
        """Read a workbook or a CSV file of a strategy's figures; nothing is stored."""
        layout = layout_of(services.subject("figures", subject_id))
        data, media = _sent_file()
        return Response(read_apart(SheetJob(data, media, layout)), content_type=JSON)

    @routes.post(f"{_STRATEGY}/pasted")
    @takes(ROWS)
    @api_view(Access.STAFF, 404, replies={200: SheetReading})
    def read_rows(subject_id: str, body: PastedRows) -> Response:
        """Read rows copied from a spreadsheet; nothing is stored."""
        layout = layout_of(services.subject("figures", subject_id))
        job = SheetJob(body.text.encode(errors="replace"), "pasted", layout)
        return Response(read_apart(job), content_type=JSON)

    @routes.errorhandler(SheetRefusedError)
    def refuse(error: SheetRefusedError) -> Response:
        return error_reply(422, str(error))

    @routes.errorhandler(NoPlaceError)
    def ask_later(_error: NoPlaceError) -> Response:
        return later_reply(429, BUSY, RETRY_AFTER_S)

    _add_templates(routes, services)
    return routes


def _add_templates(routes: Blueprint, services: DeskServices) -> None:
    @routes.get(f"{_STRATEGY}/template.xlsx")
    @api_view(Access.STAFF, 404, replies={200: XLSX_TYPE})
    def show_workbook(subject_id: str) -> Response:
        """A workbook to fill in, with the names of last month."""
        # Imported at the first template, as openpyxl is at the first workbook: most processes need neither.
        from app.content.sheets.templates.workbook import template_xlsx  # noqa: PLC0415

        subject = services.subject("figures", subject_id)
        content = template_xlsx(layout_of(subject), rows_now(subject), figures_now(subject))
        return _file(content, XLSX_TYPE, f"{subject_id}-template.xlsx")

    @routes.get(f"{_STRATEGY}/template-<dataset_id>.csv")
    @api_view(Access.STAFF, 404, replies={200: CSV_TYPE})
    def show_rows(subject_id: str, dataset_id: str) -> Response:
        """The rows of one dataset to fill in, as CSV."""
        subject = services.subject("figures", subject_id)
        found = [dataset for dataset in layout_of(subject).datasets if dataset.id == dataset_id]
        if not found:
            raise NotFound
        content = template_csv(found[0], rows_now(subject)[dataset_id])
        return _file(content, f"{CSV_TYPE}; charset=utf-8", f"{subject_id}-{dataset_id}-template.csv")


def _sent_file() -> tuple[bytes, Media]:
    """Return the body and its kind. Raises ApiError 411, 415."""
    if request.content_length is None:
        raise ApiError(411, "Send the file as the body, with its Content-Length.")
    media = MEDIA_TYPES.get(request.mimetype)
    if media is None:
        raise ApiError(415, f"Send the file as {' or '.join(MEDIA_TYPES)}.")
    return request.get_data(cache=False), media


def _file(content: bytes, media_type: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, content_type=media_type)
