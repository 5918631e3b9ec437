"""Reading a sheet for a strategy, and the templates its figures are written into. Nothing is stored here."""

from flask import Blueprint, Response, jsonify, request
from werkzeug.exceptions import NotFound

from app.http.access import Access, open_to
from app.http.errors import ApiError, later_reply
from app.http.json_body import JSON, read_json_object
from app.http.taken_body import TakenBody, takes
from app.sheets.job import SheetJob
from app.sheets.read import CSV_TYPE, MEDIA_TYPES, MOST_BYTES, XLSX_TYPE, Media
from app.sheets.readings import SheetRefusedError
from app.sheets.templates.delimited import template_csv
from app.staff.editions.bodies import ROWS
from app.staff.editions.services import DeskServices
from app.staff.editions.sheets.layout import figures_now, layout_of, rows_now
from app.staff.editions.sheets.reading_process import NoPlaceError, read_apart
from app.staff.editions.words_body import FAULTY
from app.staff.replies import staff_blueprint

SHEET = TakenBody(tuple(MEDIA_TYPES), MOST_BYTES)
BUSY = "Other sheets are being read. Please try again in a moment."
RETRY_AFTER_S = 5
_STRATEGY = "/api/figures/<subject_id>"


def create_sheet_routes(services: DeskServices) -> Blueprint:
    """Return the blueprint of sheets."""
    routes = staff_blueprint("staff_sheets")

    @routes.post(f"{_STRATEGY}/sheet")
    @takes(SHEET)
    @open_to(Access.STAFF)
    def read_file(subject_id: str) -> Response:
        layout = layout_of(services.subject("figures", subject_id))
        data, media = _sent_file()
        return Response(read_apart(SheetJob(data, media, layout)), content_type=JSON)

    @routes.post(f"{_STRATEGY}/pasted")
    @takes(ROWS)
    @open_to(Access.STAFF)
    def read_rows(subject_id: str) -> Response:
        layout = layout_of(services.subject("figures", subject_id))
        body = read_json_object()
        text = body.get("text")
        if not isinstance(text, str) or set(body) != {"text"}:
            raise ApiError(422, FAULTY, {"text": "Send the copied rows as text, and nothing else."})
        job = SheetJob(text.encode(errors="replace"), "pasted", layout)
        return Response(read_apart(job), content_type=JSON)

    @routes.errorhandler(SheetRefusedError)
    def refuse(error: SheetRefusedError) -> tuple[Response, int]:
        return jsonify({"message": str(error), "errors": {}}), 422

    @routes.errorhandler(NoPlaceError)
    def ask_later(_error: NoPlaceError) -> Response:
        return later_reply(429, BUSY, RETRY_AFTER_S)

    _add_templates(routes, services)
    return routes


def _add_templates(routes: Blueprint, services: DeskServices) -> None:
    @routes.get(f"{_STRATEGY}/template.xlsx")
    @open_to(Access.STAFF)
    def show_workbook(subject_id: str) -> Response:
        # Imported when the first template is asked for, as openpyxl is when the first workbook is read.
        from app.sheets.templates.workbook import template_xlsx  # noqa: PLC0415

        subject = services.subject("figures", subject_id)
        content = template_xlsx(layout_of(subject), rows_now(subject), figures_now(subject))
        return _file(content, XLSX_TYPE, f"{subject_id}-template.xlsx")

    @routes.get(f"{_STRATEGY}/template-<dataset_id>.csv")
    @open_to(Access.STAFF)
    def show_rows(subject_id: str, dataset_id: str) -> Response:
        subject = services.subject("figures", subject_id)
        found = [dataset for dataset in layout_of(subject).datasets if dataset.id == dataset_id]
        if not found:
            raise NotFound
        content = template_csv(found[0], rows_now(subject)[dataset_id])
        return _file(content, f"{CSV_TYPE}; charset=utf-8", f"{subject_id}-{dataset_id}-template.csv")


def _sent_file() -> tuple[bytes, Media]:
    """Return the body and its kind. Raises ApiError 411, 415."""
    if request.content_length is None:
        raise ApiError(411, "Send the file as the body, and say how long it is: Content-Length.")
    media = MEDIA_TYPES.get(request.mimetype)
    if media is None:
        raise ApiError(415, f"Send the file as {' or '.join(MEDIA_TYPES)}.")
    return request.get_data(cache=False), media


def _file(content: bytes, media_type: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, content_type=media_type)
