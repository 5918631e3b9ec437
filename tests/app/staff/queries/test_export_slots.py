"""How many files of queries are made at once."""

from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.audit.store import Action, newest_records
from app.leads.records import ExportedLead
from app.staff.queries import routes as query_routes
from app.staff.queries.export_slots import BUSY, EXPORTS_AT_ONCE
from tests.app.staff.queries.leads import lead
from tests.app.staff.staff_app import signed_in_client

CSV = "/api/contact-data/export.csv"
XLSX = "/api/speak-data/export.xlsx"


@pytest.fixture
def staff(sqlite_app: Flask) -> FlaskClient:
    return signed_in_client(sqlite_app)


@pytest.fixture
def under_way(staff: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> list[TestResponse]:
    """As many long files as are made at once, none of them sent to its end."""

    def many(*_: object) -> Iterator[ExportedLead]:
        return (lead(number) for number in range(10_000))

    monkeypatch.setattr(query_routes, "stream_exported", many)
    return [staff.get(CSV, buffered=False) for _ in range(EXPORTS_AT_ONCE)]


@pytest.mark.parametrize("address", [CSV, XLSX])
def test_one_file_more_is_refused_and_not_recorded(
    sqlite_app: Flask, staff: FlaskClient, under_way: list[TestResponse], address: str
) -> None:
    assert [reply.status_code for reply in under_way] == [200] * EXPORTS_AT_ONCE
    refused = staff.get(address)
    assert (refused.status_code, refused.headers["Retry-After"]) == (503, "30")
    assert refused.json == {"message": BUSY, "errors": {}}
    assert staff.head(address).status_code == 503
    with sqlite_app.app_context():
        assert len(newest_records(20, [Action.EXPORT])) == EXPORTS_AT_ONCE


def test_a_file_that_ended_or_was_left_makes_room(staff: FlaskClient, under_way: list[TestResponse]) -> None:
    under_way[0].close()
    assert staff.head(CSV).status_code == 200
    assert len(staff.get(CSV, buffered=True).data.splitlines()) == 10_001
    assert staff.get(XLSX, buffered=True).status_code == 200
    again = staff.get(CSV, buffered=False)
    assert again.status_code == 200
    assert staff.get(CSV).status_code == 503


def test_a_file_that_cannot_begin_makes_room(staff: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(EXPORTS_AT_ONCE + 1):
        assert staff.get(f"{CSV}?from=never").status_code == 422
    with monkeypatch.context() as broken:
        broken.setattr(query_routes, "stream_exported", lambda *_: iter([None]))
        for _ in range(EXPORTS_AT_ONCE + 1):
            assert staff.get(CSV).status_code == 500
    assert staff.get(CSV).status_code == 200


def test_asking_whether_a_file_can_be_had_reads_nothing(sqlite_app: Flask, staff: FlaskClient) -> None:
    for _ in range(EXPORTS_AT_ONCE + 1):
        reply = staff.head(CSV)
        assert (reply.status_code, reply.headers["Content-Type"]) == (200, query_routes.CSV)
        assert "Content-Length" not in reply.headers
    with sqlite_app.app_context():
        assert newest_records(20, [Action.EXPORT]) == []
