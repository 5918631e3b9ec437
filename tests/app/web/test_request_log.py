"""JSON lines that say who, what and when, and contain no secrets."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.web.request_log import checked_request_id
from tests.factories.site import build_app
from tests.waiting import await_true

pytestmark = pytest.mark.heavy


def read_lines(capfd: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capfd.readouterr().out.splitlines()]


def test_one_line_per_request_without_query_body_or_cookie(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    app = build_app(tmp_path)
    app.test_client().post(
        "/nri?token=hidden-query",
        data={"email": "hidden-body"},
        headers={"X-Request-Id": "caller-0001", "Cookie": "session=hidden-cookie"},
    )
    lines = [line for line in read_lines(capfd) if line["logger"] == "request"]
    assert len(lines) == 1
    assert lines[0]["request_id"] == "caller-0001"
    assert (lines[0]["method"], lines[0]["path"], lines[0]["status"]) == ("POST", "/nri", 405)
    assert isinstance(lines[0]["duration_ms"], float)
    assert lines[0]["time"].startswith("20")
    assert "hidden" not in json.dumps(lines)


def test_an_encoded_question_mark_brings_no_query_string_into_a_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    app = build_app(tmp_path)
    app.test_client().get("/costs%3Famount=9000000")
    (line,) = [line for line in read_lines(capfd) if line["logger"] == "request"]
    assert line["path"] == "/costs"


def test_a_path_cannot_forge_a_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    app = build_app(tmp_path)
    app.test_client().get('/x%0A{"level":"INFO","message":"forged"}')
    app.test_client().get('/x%0A{"level":"INFO","message":"forged"}', headers={"Host": "evil.example"})
    messages: list[str] = []

    def are_both_written() -> bool:
        messages.extend(line["message"] for line in read_lines(capfd))
        return messages.count("request") == 2

    await_true(are_both_written)
    assert "forged" not in messages


@pytest.mark.parametrize("received", [None, "", "short", "x" * 65, "a b c d e f", "line\nbreak1", 'quote"quote'])
def test_ids_that_are_not_plain_are_replaced(received: str | None) -> None:
    made = checked_request_id(received)
    assert made != received
    assert checked_request_id(made) == made
