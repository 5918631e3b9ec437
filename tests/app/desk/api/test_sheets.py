"""Sheets at the desk over HTTP: read for a strategy, refused, and the downloaded template."""

import io
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from flask import Flask
from flask.testing import FlaskClient
from openpyxl import load_workbook

from app.content.limited_process import ProcessBusyError
from app.content.sheets.read_sheets import CSV_TYPE, MOST_BYTES, XLSX_TYPE
from app.content.sheets.sheet_reading import SheetJob
from app.database.extensions import db
from app.desk.api.bodies import ROWS
from app.desk.api.sheets.layout import figures_now, layout_of
from tests.app.desk.api.desk_app import PANEL, add_desk, send, small_snapshot
from tests.app.members.staff_app import build_staff_app, signed_in_client

ALPHA = next(subject for subject in small_snapshot().desk_subjects("figures") if subject.title == "Alpha")
PATH = f"/api/figures/{ALPHA.subject}"


@pytest.fixture(scope="module")
def asha(tmp_path_factory: pytest.TempPathFactory, sqlite_template: Path) -> Iterator[FlaskClient]:
    """A signed-in member. No test here changes anything, so all share her."""
    file = shutil.copyfile(sqlite_template, tmp_path_factory.mktemp("sheets") / "site.sqlite3")
    flask_app: Flask = build_staff_app(f"sqlite:///{file}")
    add_desk(flask_app, file.parent)
    yield signed_in_client(flask_app)
    with flask_app.app_context():
        db.engine.dispose()


def send_sheet(client: FlaskClient, data: bytes, media_type: str, status: int = 200) -> dict[str, Any]:
    reply = client.post(f"{PATH}/sheet", data=data, content_type=media_type, headers=PANEL)
    assert reply.status_code == status, reply.text
    return cast(dict[str, Any], reply.json)


def test_what_the_desk_sends_out_it_reads(asha: FlaskClient) -> None:
    template = asha.get(f"{PATH}/template.xlsx")
    assert template.mimetype == XLSX_TYPE
    assert template.headers["Content-Disposition"] == f'attachment; filename="{ALPHA.subject}-template.xlsx"'
    reading = send_sheet(asha, template.data, XLSX_TYPE)
    by_dataset = {sheet["dataset"]: sheet for sheet in reading["sheets"]}
    assert set(by_dataset) == {*(dataset.id for dataset in ALPHA.datasets), None}
    for dataset in ALPHA.datasets:
        sheet, now = by_dataset[dataset.id], ALPHA.data["datasets"][dataset.id]["rows"]
        assert (sheet["columns"], sheet["faults"]) == (dataset.columns, [])
        if dataset.kind == "series":
            assert sheet["rows"][:-1] == now
        else:
            weight = dataset.columns.index("weightPercent")
            assert sheet["rows"] == [[*row[:weight], "", *row[weight + 1 :]] for row in now]
    kept = {path for path, value in figures_now(ALPHA).items() if value and path[0] == "terms"}
    assert {tuple(figure["path"]) for figure in by_dataset[None]["figures"]} == {("asOn",), *kept}


def test_single_figures_have_the_paths_of_an_edition() -> None:
    """Each stated figure has its path in the data."""
    for path, value in figures_now(ALPHA).items():
        at: Any = ALPHA.data
        for step in path:
            is_list = isinstance(at, list)
            at = next(item for item in at if step in item.values()) if is_list else (at or {}).get(step)
        assert (at or "") == value, path
    labels = [field.label for field in layout_of(ALPHA).fields]
    assert len(set(labels)) == len(labels)
    assert {"Source: house", "Band: Above (%)", "Multiple, benchmark"} < set(labels)


def test_faults_and_notes_tell_their_place(asha: FlaskClient) -> None:
    reading = send_sheet(asha, b"Date;NAV;Benchmark\r\n03/04/2026;100;=1+1\r\nSource: us\r\n", CSV_TYPE)
    [sheet] = reading["sheets"]
    assert [fault.partition(":")[0] for fault in sheet["faults"]] == ["A2", "C2"]
    assert sheet["notes"] == ["Line 3: 'Source: us' was not read as a row"]


def test_what_is_no_sheet_is_refused(asha: FlaskClient) -> None:
    assert "not an Excel workbook" in send_sheet(asha, b"%PDF", XLSX_TYPE, 422)["message"]
    assert "No figures of Alpha" in send_sheet(asha, b"a,b\n1,2\n", CSV_TYPE, 422)["message"]
    assert "text/csv or application" in send_sheet(asha, b"{}", "application/json", 415)["message"]
    missing = asha.post("/api/figures/nobody/sheet", data=b"a", content_type=CSV_TYPE, headers=PANEL)
    assert missing.status_code == 404


def test_pasted_rows_are_read(asha: FlaskClient) -> None:
    said = send(asha, "POST", f"{PATH}/pasted", {"text": "Date\tNAV\tBenchmark\n30-Jun-26\t104.2\t103"})
    assert said["sheets"][0]["rows"] == [["2026-06-30", "104.2", "103"]]
    for body in ({}, {"text": 1}, {"text": "a", "more": 1}):
        send(asha, "POST", f"{PATH}/pasted", body, 422)
    assert "No figures of Alpha" in send(asha, "POST", f"{PATH}/pasted", {"text": "hello"}, 422)["message"]


def test_only_here_a_body_may_be_as_large_as_a_sheet(asha: FlaskClient) -> None:
    large = b"Date,NAV,Benchmark\n2026-06-30,100,100\n" + b"\n" * 100_000
    assert send_sheet(asha, large, CSV_TYPE)["sheets"][0]["rows"]
    assert send_sheet(asha, b"\n" * (MOST_BYTES + 1), CSV_TYPE, 413)
    send(asha, "POST", f"{PATH}/pasted", {"text": "x" * ROWS.most_bytes}, 413)


def test_who_finds_no_place_is_told_when_to_come_again(asha: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(_job: SheetJob) -> bytes:
        raise ProcessBusyError

    monkeypatch.setattr("app.desk.api.sheets.routes.read_isolated", read)
    reply = asha.post(f"{PATH}/sheet", data=b"a", content_type=CSV_TYPE, headers=PANEL)
    assert (reply.status_code, reply.headers["Retry-After"]) == (429, "5")
    assert reply.json is not None
    assert reply.json["message"]


def test_a_template_opens_as_a_workbook(asha: FlaskClient) -> None:
    book: Any = load_workbook(io.BytesIO(asha.get(f"{PATH}/template.xlsx").data))
    assert book.sheetnames == [*(dataset.title for dataset in ALPHA.datasets), "Figures"]
