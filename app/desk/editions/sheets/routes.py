"""Reading sheets of a strategy, and the template to fill in. Nothing is stored here."""

from flask import Blueprint, Response, request

from app.content.limited_process import NoPlaceError
from app.content.sheets.read import MEDIA_TYPES, MOST_BYTES, XLSX_TYPE, Media
from app.content.sheets.reading import FileReading, SheetJob, SheetRefusedError
from app.desk.editions.bodies import ROWS, PastedRows
from app.desk.editions.services import DeskServices
from app.desk.editions.sheets.layout import figures_now, layout_of, rows_now
from app.desk.editions.sheets.reading_process import read_apart
from app.members.replies import staff_blueprint
from app.web.access import Access
from app.web.api_view import AcceptedBody, api_view
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
    @api_view(Access.STAFF, 404, 422, replies={200: FileReading}, accepts=SHEET)
    def read_file(subject_id: str) -> Response:
        """Read a workbook or a CSV file of a strategy's figures; nothing is stored."""
        layout = layout_of(services.subject("figures", subject_id))
        data, media = _sent_file()
        return Response(read_apart(SheetJob(data, media, layout)), content_type=JSON)

    @routes.post(f"{_STRATEGY}/pasted")
    @api_view(Access.STAFF, 404, replies={200: FileReading}, accepts=ROWS)
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

    _add_template(routes, services)
    return routes


def _add_template(routes: Blueprint, services: DeskServices) -> None:
    @routes.get(f"{_STRATEGY}/template.xlsx")
    @api_view(Access.STAFF, 404, replies={200: XLSX_TYPE})
    def show_workbook(subject_id: str) -> Response:
        """A workbook to fill in, with the names of last month."""
        # Imported at the first template, as openpyxl is at the first workbook: most processes need neither.
        from app.content.sheets.template_workbook import template_xlsx  # noqa: PLC0415

        subject = services.subject("figures", subject_id)
        content = template_xlsx(layout_of(subject), rows_now(subject), figures_now(subject))
        named = {"Content-Disposition": f'attachment; filename="{subject_id}-template.xlsx"'}
        return Response(content, headers=named, content_type=XLSX_TYPE)


def _sent_file() -> tuple[bytes, Media]:
    """Return the body and its kind. Raises ApiError 411, 415."""
    if request.content_length is None:
        raise ApiError(411, "Send the file as the body, with its Content-Length.")
    media = MEDIA_TYPES.get(request.mimetype)
    if media is None:
        raise ApiError(415, f"Send the file as {' or '.join(MEDIA_TYPES)}.")
    return request.get_data(cache=False), media
