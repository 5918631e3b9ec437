"""`POST /api/contact` and `/api/advisor`: answers, stored queries and logs."""

import json
import logging
import re
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import select, text

from app.database.extensions import db
from app.queries.models import Query
from app.web.access import declared_access
from tests.app.queries.conftest import MakeApp
from tests.app.queries.query_app import GOOD, ORIGIN

THANKS = {
    "/api/contact": "Contact form submitted successfully.",
    "/api/advisor": "Our advisor will contact you shortly.",
}


def rows(app: Flask) -> list[Query]:
    with app.app_context(), db.session() as session:
        return list(session.scalars(select(Query).order_by(Query.id)))


@pytest.mark.parametrize("path", list(THANKS))
def test_a_query_is_answered_after_it_is_kept(app: Flask, path: str) -> None:
    reply = app.test_client().post(path, json=GOOD)
    assert reply.status_code == 201
    assert reply.json == {"message": THANKS[path], "_id": rows(app)[0].id}
    assert re.fullmatch(r"[0-9a-f]{24}", reply.json["_id"])
    row = rows(app)[0]
    assert (row.kind, row.via, row.suspected) == (path.removeprefix("/api/"), "api", False)


def test_invisible_characters_are_not_kept_and_joiners_are(sqlite_app: Flask) -> None:
    typed = {
        "name": "\u202eAsha\u200b Rao\u3164\U000e0041",
        "email": "asha\u00ad@example.in",
        "message": "\ufeffक्\u200dष\tone\r\n\u2066two\x07",
    }
    assert sqlite_app.test_client().post("/api/contact", json={**GOOD, **typed}).status_code == 201
    (row,) = rows(sqlite_app)
    assert (row.name, row.email, row.message) == ("Asha Rao", "asha@example.in", "क्\u200dष\tone\ntwo")


@pytest.mark.parametrize("letter", ["\u3164", "\uffa0", "\u115f", "\u2800", "\ufe0f", "\u034f", "\u17b4", "\U000e0101"])
def test_a_name_nobody_can_see_is_no_name(sqlite_app: Flask, letter: str) -> None:
    reply = sqlite_app.test_client().post("/api/contact", json={**GOOD, "name": letter})
    assert (reply.status_code, set((reply.json or {})["errors"])) == (422, {"name"})


def test_a_replay_gets_the_first_body_and_another_content_is_refused(app: Flask) -> None:
    client = app.test_client()
    headers = {"Idempotency-Key": "3f1c-0001"}
    first = client.post("/api/contact", json=GOOD, headers=headers)
    again = client.post("/api/contact", json={**GOOD, "elapsedMs": 9000}, headers=headers)
    assert (first.status_code, again.status_code, again.json) == (201, 200, first.json)
    for path, body in (("/api/contact", {**GOOD, "name": "Other"}), ("/api/advisor", GOOD)):
        other = client.post(path, json=body, headers=headers)
        assert (other.status_code, set((other.json or {})["errors"])) == (422, {"Idempotency-Key"})
    assert len(rows(app)) == 1


def test_a_failed_validation_uses_no_key_up(sqlite_app: Flask) -> None:
    client = sqlite_app.test_client()
    headers = {"Idempotency-Key": "k"}
    assert client.post("/api/contact", json={**GOOD, "name": ""}, headers=headers).status_code == 422
    assert client.post("/api/contact", json=GOOD, headers=headers).status_code == 201


@pytest.mark.parametrize("key", ["", " ", "a b", "x" * 201, "kéy", "\x7f"])
def test_a_malformed_key_is_named(sqlite_app: Flask, key: str) -> None:
    reply = sqlite_app.test_client().post("/api/contact", json=GOOD, headers={"Idempotency-Key": key})
    assert (reply.status_code, set((reply.json or {})["errors"])) == (422, {"Idempotency-Key"})
    assert rows(sqlite_app) == []


def test_the_faults_of_all_fields_come_at_once_with_the_form_s_words(sqlite_app: Flask) -> None:
    reply = sqlite_app.test_client().post(
        "/api/contact", json={"phone": "+91", "email": "x", "adress": "?", "A\ud800": 1}
    )
    assert reply.status_code == 422
    assert reply.json == {
        "message": "Please correct the fields named below.",
        "errors": {
            "name": "Name is required",
            "phone": "Phone number is required",
            "email": "Invalid email format",
            "adress": "This field is not known",
            "A\ud800": "This field is not known",
        },
    }
    assert reply.headers.get("Content-Type") == "application/json"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("noticeVersion", 3),
        ("noticeVersion", ""),
        ("noticeVersion", "x" * 41),
        ("noticeVersion", "a b"),
        ("website", 3),
        ("website", []),
        ("elapsedMs", "900"),
        ("elapsedMs", True),
        ("elapsedMs", -1),
        ("elapsedMs", []),
    ],
)
def test_a_faulty_optional_key_is_named(sqlite_app: Flask, name: str, value: object) -> None:
    reply = sqlite_app.test_client().post("/api/contact", json={**GOOD, name: value})
    assert (reply.status_code, set((reply.json or {})["errors"])) == (422, {name})


@pytest.mark.parametrize(
    ("extra", "suspicion"),
    [
        ({}, None),
        ({"elapsedMs": 2000}, None),
        ({"elapsedMs": 1999}, "sent 1999 ms after the form appeared"),
        ({"elapsedMs": 0}, "sent 0 ms after the form appeared"),
        ({"elapsedMs": None, "noticeVersion": "2026-04"}, None),
        ({"website": ""}, None),
        ({"website": "https://spam.example"}, "the field no person sees was filled in"),
    ],
)
def test_a_suspected_query_is_kept_and_marked(sqlite_app: Flask, extra: dict[str, Any], suspicion: str | None) -> None:
    reply = sqlite_app.test_client().post("/api/advisor", json=GOOD | extra)
    assert (reply.status_code, (reply.json or {})["message"]) == (201, THANKS["/api/advisor"])
    [row] = rows(sqlite_app)
    assert (row.suspected, row.suspicion) == (suspicion is not None, suspicion)
    assert (row.consented_at is not None) == ("noticeVersion" in extra)


BROKEN_JSON = [b" ", b"{", b"{'a':1}", b'{"name":NaN}', b'{"elapsedMs":Infinity}', b"\xff\xfe{}", b"\xef\xbb\xbf{}"]


@pytest.mark.parametrize("body", [*BROKEN_JSON, b"[" * 60_000, b'{"elapsedMs":' + b"9" * 5000 + b"}"])
def test_what_is_no_json_is_400(sqlite_app: Flask, body: bytes) -> None:
    reply = sqlite_app.test_client().post("/api/contact", data=body, content_type="application/json")
    assert reply.status_code == 400
    assert reply.json == {"message": "The body is not valid JSON.", "errors": {}}


@pytest.mark.parametrize("body", [[], "text", 7, None, True])
def test_json_that_is_no_object_is_422(sqlite_app: Flask, body: object) -> None:
    reply = sqlite_app.test_client().post("/api/contact", data=json.dumps(body), content_type="application/json")
    assert (reply.status_code, reply.json) == (422, {"message": "Send one JSON object.", "errors": {}})


def test_a_body_needs_length_type_and_a_size_that_fits(sqlite_app: Flask) -> None:
    client = sqlite_app.test_client()
    text_body = json.dumps(GOOD)
    assert client.post("/api/contact", data=text_body, content_type="text/plain").status_code == 415
    assert client.post("/api/contact").status_code == 411
    empty = {"CONTENT_LENGTH": "0"}
    assert client.post("/api/contact", environ_overrides=empty).status_code == 415
    assert client.post("/api/contact", content_type="application/json", environ_overrides=empty).status_code == 400
    large = client.post("/api/contact", json={**GOOD, "message": "x" * 64 * 1024})
    assert (large.status_code, (large.json or {})["errors"]) == (413, {})
    assert (
        client.post("/api/contact", data=text_body, content_type="application/json; charset=utf-8").status_code == 201
    )


def test_one_address_is_held_back_and_told_for_how_long(sqlite_url: str, make_app: MakeApp) -> None:
    app = make_app(sqlite_url, form_limit_per_minute=3)
    client = app.test_client()
    statuses = [client.post("/api/contact", json=GOOD).status_code for _ in range(3)]
    refused = client.post("/api/advisor", json=GOOD, headers={"X-Forwarded-For": "203.0.113.9"})
    assert (statuses, refused.status_code) == ([201] * 3, 429)
    assert 1 <= int(refused.headers["Retry-After"]) <= 60
    assert "Too many queries" in (refused.json or {})["message"]
    other = client.post("/api/contact", json=GOOD, environ_overrides={"REMOTE_ADDR": "203.0.113.9"})
    assert other.status_code == 201


def test_a_database_that_fails_is_503_and_its_words_reach_no_one(
    sqlite_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    with sqlite_app.app_context(), db.engine.begin() as connection:
        connection.execute(text("ALTER TABLE lead RENAME TO away"))
    with caplog.at_level(logging.DEBUG):
        reply = sqlite_app.test_client().post("/api/contact", json=GOOD)
    assert (reply.status_code, reply.headers["Retry-After"]) == (503, "5")
    assert "asha" not in (reply.text + caplog.text).lower()
    assert "query not stored" in caplog.text


def test_logs_hold_no_contact_detail(sqlite_app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    client = sqlite_app.test_client()
    with caplog.at_level(logging.DEBUG):
        client.post("/api/contact", json=GOOD)
        client.post("/api/contact", json={**GOOD, "phone": "98765432109876543"})
        client.post("/contact", data={**GOOD, "email": "asha@"}, headers={"Origin": ORIGIN})
    written = " ".join(str(record.__dict__) for record in caplog.records)
    assert "query stored" in written
    assert [detail for detail in ("Asha", "9876543210", "asha@", "Please call") if detail in written] == []


def test_every_view_declares_who_may_call_it(sqlite_app: Flask) -> None:
    assert [name for name, view in sqlite_app.view_functions.items() if declared_access(view) is None] == []
