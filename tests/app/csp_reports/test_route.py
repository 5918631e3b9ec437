"""The address of reports: bounded, limited, and never an error for a browser that means well."""

import json
import logging
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from app.counting.counted import counted
from app.csp_reports.routes import LIMIT, MAXIMUM_BODY_BYTES
from app.http.api_paths import CSP_REPORTS_API
from app.http.request_guard import CSP_REPORT_TYPES
from tests.factories.site import build_app

REPORT = {"csp-report": {"document-uri": "https://www.example.in/?q=asha", "effective-directive": "img-src"}}


@pytest.fixture
def app(tmp_path: Path, sqlite_url: str) -> Flask:
    return build_app(tmp_path, database_url=sqlite_url, csp_reports=True)


def send(app: Flask, body: object, media_type: str = CSP_REPORT_TYPES[0], **headers: str) -> TestResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    return app.test_client().post(CSP_REPORTS_API, data=data, content_type=media_type, headers=named)


def lines(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.message == "csp violation"]


def test_a_report_is_one_line(app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    reply = send(app, REPORT, Origin="http://localhost", Sec_Fetch_Site="same-origin")
    assert (reply.status_code, reply.data) == (204, b"")
    [line] = lines(caplog)
    assert "asha" not in str(vars(line))
    assert vars(line)["directive"] == "img-src"


def test_both_media_types_are_taken_and_no_other(app: Flask) -> None:
    assert send(app, [{"type": "csp-violation", "body": {}}], CSP_REPORT_TYPES[1]).status_code == 204
    refused = send(app, REPORT, "application/json")
    assert refused.status_code == 415
    assert "application/csp-report or application/reports+json" in str(refused.json)
    assert app.test_client().post("/api/contact", data=b"{}", content_type=CSP_REPORT_TYPES[0]).status_code == 415


def test_what_is_no_report_is_refused(app: Flask) -> None:
    assert send(app, b"{").status_code == 400
    assert send(app, {}).status_code == 422
    assert send(app, REPORT, Sec_Fetch_Site="cross-site").status_code == 403
    assert send(app, b" " * MAXIMUM_BODY_BYTES + b"1").status_code == 413
    assert send(app, json.dumps(REPORT).encode().ljust(MAXIMUM_BODY_BYTES)).status_code == 204


def dropped() -> float:
    return counted().get_sample_value("site_csp_reports_total", {"outcome": "dropped"}) or 0


def test_a_flood_writes_no_lines(app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    before = dropped()
    assert {send(app, REPORT).status_code for _ in range(LIMIT.maximum + 5)} == {204}
    assert len(lines(caplog)) == LIMIT.maximum
    assert dropped() - before == 5


def test_a_lost_database_costs_the_lines_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    app = build_app(tmp_path, database_url=f"sqlite:///{tmp_path}/none.sqlite3", csp_reports=True)
    assert send(app, REPORT).status_code == 204
    assert lines(caplog) == []


def test_nothing_is_kept_that_no_document_asked_for(
    tmp_path: Path, sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert send(build_app(tmp_path, database_url=sqlite_url), REPORT).status_code == 204
    assert lines(caplog) == []


def test_documents_name_the_address_where_the_operator_wants_it(app: Flask, tmp_path: Path) -> None:
    silent = build_app(tmp_path)
    quiet, loud = (one.test_client().get("/nowhere").headers["Content-Security-Policy"] for one in (silent, app))
    assert loud == f"{quiet}; report-uri {CSP_REPORTS_API}"
