"""Reading a sheet for a strategy, and the templates its figures are written into. Nothing is stored here."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from flask import Blueprint, Response, jsonify, request
from werkzeug.exceptions import NotFound

from app.http.access import Access, open_to
from app.http.errors import ApiError
from app.http.json_body import read_json_object
from app.http.taken_body import TakenBody, takes
from app.sheets.read import CSV_TYPE, MEDIA_TYPES, MOST_BYTES, XLSX_TYPE, Media, read_pasted, read_sheet
from app.sheets.readings import SheetReading, SheetRefusedError
from app.sheets.templates.delimited import template_csv
from app.staff.editions.bodies import ROWS
from app.staff.editions.services import DeskServices
from app.staff.editions.sheets.layout import figures_now, layout_of, rows_now
from app.staff.editions.sheets.replies import reading_as_json
from app.staff.editions.words_body import FAULTY
from app.staff.replies import staff_blueprint

SHEET = TakenBody(tuple(MEDIA_TYPES), MOST_BYTES)
BUSY = "Another sheet is being read. Please try again in a moment."
RETRY_AFTER_S = 5
_STRATEGY = "/api/figures/<subject_id>"


def create_sheet_routes(services: DeskServices) -> Blueprint:
    """Return the blueprint of sheets. A process reads one file at a time: a hostile one costs seconds of work."""
    routes = staff_blueprint("staff_sheets")
    reading = threading.Lock()

    @routes.post(f"{_STRATEGY}/sheet")
    @takes(SHEET)
    @open_to(Access.STAFF)
    def read_file(subject_id: str) -> Response:
        layout = layout_of(services.subject("figures", subject_id))
        data, media = _sent_file()
        with _alone(reading):
            return _answer(read_sheet(data, media, layout))

    @routes.post(f"{_STRATEGY}/pasted")
    @takes(ROWS)
    @open_to(Access.STAFF)
    def read_rows(subject_id: str) -> Response:
        layout = layout_of(services.subject("figures", subject_id))
        body = read_json_object()
        text = body.get("text")
        if not isinstance(text, str) or set(body) != {"text"}:
            raise ApiError(422, FAULTY, {"text": "Send the copied rows as text, and nothing else."})
        with _alone(reading):
            return _answer(read_pasted(text, layout))

    @routes.errorhandler(SheetRefusedError)
    def refuse(error: SheetRefusedError) -> tuple[Response, int]:
        return jsonify({"message": str(error), "errors": {}}), 422

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


def _answer(reading: SheetReading) -> Response:
    return jsonify(reading_as_json(reading))


def _file(content: bytes, media_type: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, headers=headers, content_type=media_type)


@contextmanager
def _alone(lock: threading.Lock) -> Iterator[None]:
    """Hold the lock. Raises ApiError (503) at once where somebody holds it."""
    if not lock.acquire(blocking=False):
        raise ApiError(503, BUSY, retry_after_s=RETRY_AFTER_S)
    try:
        yield
    finally:
        lock.release()
