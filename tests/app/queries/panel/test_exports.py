"""Files of queries: complete, in order, and harmless in a spreadsheet."""

import csv
import io
import zipfile
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta, timezone
from typing import NoReturn
from xml.etree import ElementTree

import pytest
from flask import Flask
from flask.testing import FlaskClient
from openpyxl import load_workbook
from sqlalchemy.exc import OperationalError

from app.content.calendar import today_in_india
from app.database.extensions import db
from app.forms.declared import ADVISOR, CONTACT
from app.queries.models import Query
from app.queries.panel import routes as query_routes
from app.queries.panel.exports import csv_chunks, headings
from app.queries.panel.formula_escaping import escape_formulas
from app.queries.panel.workbook import workbook_chunks
from app.queries.query_store import STREAM_BATCH
from tests.app.content.sheets.spreadsheets import FORMULAS, formulas_seen
from tests.app.queries.new_queries import keep, keep_many
from tests.app.queries.panel.stored_queries import FORM, PAYLOADS, query

SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def read_csv(content: bytes) -> list[list[str]]:
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def read_workbook(content: bytes) -> list[list[list[str]]]:
    """The texts of each sheet's rows. Fails if a cell is not stored as text."""
    sheets = []
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for name in sorted(name for name in archive.namelist() if name.startswith("xl/worksheets/")):
            root = ElementTree.fromstring(archive.read(name))
            assert root.findall(f".//{SHEET}f") == []
            cells = root.findall(f".//{SHEET}c")
            assert {cell.get("t") for cell in cells} == {"inlineStr"}
            rows = root.findall(f".//{SHEET}row")
            sheets.append([["".join(cell.itertext()) for cell in row.findall(f"{SHEET}c")] for row in rows])
    return sheets


SHARED = ("#", "Name", "Email", "Phone", "Message")


def under(heading: Iterable[str], row: Iterable[str], *names: str) -> list[str]:
    """The cells of a row under these headings."""
    cells = dict(zip(heading, row, strict=True))
    return [cells[name] for name in names]


def test_a_csv_file_as_a_spreadsheet_opens_it(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        keep(name="Second", minutes_ago=1, message='a, "b"\nc', suspicion="too fast", notice_version="2026-04")
        keep(name="First")
        keep(name="Elsewhere", form=ADVISOR)
    reply = client.get("/api/contact-data/export.csv")
    assert (reply.status_code, reply.headers["Content-Type"]) == (200, "text/csv; charset=utf-8")
    day = today_in_india().isoformat()
    assert reply.headers["Content-Disposition"] == f'attachment; filename="contact-queries-{day}.csv"'
    assert reply.headers["Cache-Control"] == "no-store"
    assert reply.data.count(b"\r\n") == 3
    heading, *rows = read_csv(reply.data)
    assert tuple(heading) == headings(CONTACT)
    ours = ("Date (IST)", "Date (UTC)", "Suspected", "Notice version")
    assert [under(heading, row, *SHARED, *ours) for row in rows] == [
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
    assert tuple(heading) == headings(CONTACT)
    assert [under(heading, row, *SHARED, "Date (IST)") for row in rows] == [
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
    assert [tuple(row) for row in rows] == [headings(ADVISOR)]


TEXTS = ["name", "email", "phone", "message", "notice_version"]
"""What of a query is text: who sent it has chosen every sign."""


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_program_finds_a_formula_in_a_text_of_a_csv_file(formula: str) -> None:
    records = [query(**{field: formula}) for field in TEXTS]
    content = b"".join(csv_chunks(FORM, [*records, query(**dict.fromkeys(TEXTS, formula))])).decode("utf-8-sig")
    assert list(formulas_seen(content)) == []
    rows = list(csv.reader(io.StringIO(content, newline="")))[1:]
    assert [row.count(escape_formulas(formula)) for row in rows] == [*[1] * len(TEXTS), len(TEXTS)]


def test_a_text_of_a_workbook_is_text() -> None:
    records = [query(**dict.fromkeys(TEXTS, formula)) for formula in FORMULAS]
    book = load_workbook(io.BytesIO(b"".join(workbook_chunks(FORM, records))))
    cells = [cell for row in book.active.iter_rows(min_row=2) for cell in row]
    assert {cell.number_format for cell in cells} == {"@"}
    assert {cell.data_type for cell in cells if cell.value is not None} <= {"inlineStr", "s"}


def test_every_cell_of_a_csv_file_is_quoted() -> None:
    content = b"".join(csv_chunks(FORM, [query(message=None), query(name="a")])).decode("utf-8-sig")
    assert all(line.startswith('"') and line.endswith('"') for line in content.splitlines())
    assert all(len(line.split('","')) == len(headings(FORM)) for line in content.splitlines())


AWKWARD = [
    *PAYLOADS,
    *("", " ", " leading", "trailing ", "a,b", "=1,2", '"', '""', 'say "hi"', '"whole"', "'", "'=1", '="x"'),
    *("\r", "\n", "\r\n", "a\rb", "a\nb", "a\r\nb", "-\nb", "\t", "a\tb", "\x0b", "\x0c", "\x1c", "\x85"),
    *("\u2028", "\ufeff=1", "＋1", "－,", "＠a", "पूजा शर्मा", "Jürgen, Zoë", "🙂,🙂", "١", "\u202e=1", "x" * 70_000),
]
EDGES = [
    datetime(2026, 4, 15, 18, 29, 59, 999_999, tzinfo=UTC),
    datetime(2026, 4, 15, 18, 30, tzinfo=UTC),
    datetime(2026, 4, 15, 18, 30, 0, 1, tzinfo=UTC),
    datetime(2025, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC),
    datetime(2024, 2, 28, 18, 30, tzinfo=UTC),
    datetime(2024, 2, 29, 23, 59, 59, tzinfo=UTC),
    datetime(1900, 1, 1, tzinfo=UTC),
    datetime(2999, 12, 31, 18, 30, tzinfo=UTC),
    datetime(2026, 4, 15, 2, tzinfo=timezone(timedelta(hours=-9, minutes=-30))),
]
"""About the ends of a day in India, and in zones no record comes in."""


def by_the_library(records: Iterable[Query]) -> bytes:
    """The file as `csv.writer` and `strftime` write it."""
    india, spelling = timezone(timedelta(hours=5, minutes=30)), "%Y-%m-%d %H:%M:%S"
    buffer = io.StringIO()
    writer = csv.writer(buffer, quoting=csv.QUOTE_ALL)
    writer.writerow(headings(FORM))
    for number, record in enumerate(records, start=1):
        days = [record.created_at.astimezone(zone).strftime(spelling) for zone in (india, UTC)]
        said = [record.name, record.email, record.phone, record.message or ""]
        rest = ["yes" if record.suspected else "no", record.notice_version or ""]
        writer.writerow(map(escape_formulas, [str(number), *said, *days, *rest]))
    return b"\xef\xbb\xbf" + buffer.getvalue().encode()


@pytest.mark.parametrize("field", ["name", "email", "phone", "message", "notice_version"])
def test_what_visitors_send_is_written_as_the_library_would(field: str) -> None:
    records = [query(number, suspected=number % 2 == 0, **{field: text}) for number, text in enumerate(AWKWARD)]
    assert b"".join(csv_chunks(FORM, records)) == by_the_library(records)


def test_moments_are_written_as_the_library_would() -> None:
    records = [query(created_at=moment, notice_version=None) for moment in EDGES]
    assert b"".join(csv_chunks(FORM, records)) == by_the_library(records)


@pytest.mark.parametrize("count", [0, 1, 198, 199, 200, 201, 400])
def test_no_row_is_lost_between_two_pieces(count: int) -> None:
    pieces = list(csv_chunks(FORM, (query(number) for number in range(count))))
    assert b"".join(pieces) == by_the_library(query(number) for number in range(count))
    assert all(pieces)


def test_csv_is_made_while_it_is_read() -> None:
    taken = 0

    def many() -> Iterator[Query]:
        nonlocal taken
        for number in range(10_000):
            taken += 1
            yield query(number)

    chunks = csv_chunks(FORM, many())
    assert len(next(chunks)) < 64 * 1024
    assert taken < 1000
    assert b"Visitor 9999" in b"".join(chunks)


@pytest.mark.parametrize("file_format", ["csv", "xlsx"])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_abandoned_file_gives_its_connection_back(
    app: Flask, client: FlaskClient, method: str, file_format: str
) -> None:
    with app.app_context():
        keep_many(2 * STREAM_BATCH)
        reply = client.open(f"/api/contact-data/export.{file_format}", method=method)
        reply.close()
        assert db.engine.pool.status().count("Current Checked out connections: 0") == 1


def test_a_file_of_many_batches_is_whole(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        keep_many(2 * STREAM_BATCH + 1)
    # Outside of any context, as the server iterates over it.
    assert len(read_csv(client.get("/api/contact-data/export.csv").data)) == 2 * STREAM_BATCH + 2


def test_a_database_that_fails_midway_breaks_the_file_off(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(query_routes, "stream_queries", fail_midway)
    with pytest.raises(OperationalError):
        _ = client.get("/api/contact-data/export.csv?q=secret").data


def test_a_workbook_that_cannot_be_finished_is_refused(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(query_routes, "stream_queries", fail_midway)
    assert client.get("/api/contact-data/export.xlsx").status_code == 503


def fail_midway(*_: object) -> Iterator[Query]:
    for number in range(5000):
        yield query(number)
    fail()


def test_a_database_that_fails_at_once_is_an_answer(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> Iterator[Query]:
        fail()
        yield query()

    monkeypatch.setattr(query_routes, "stream_queries", failing)
    for file_format in ("csv", "xlsx"):
        assert client.get(f"/api/contact-data/export.{file_format}").status_code == 503


class DisconnectError(Exception):
    """The error that a driver raises."""


def fail() -> NoReturn:
    raise OperationalError("SELECT … LIKE ?", {"search": "secret"}, DisconnectError("secret"))
