"""The lists for staff, marking queries as opened, and the audit of both."""

from urllib.parse import quote

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.forms.declared import ADVISOR
from app.members.audit_log import Action, newest_records
from tests.app.members.staff_app import ASHA, Clock
from tests.app.queries.new_queries import keep

RECORD_KEYS = {"_id", "name", "email", "phone", "message", "createdAt", "seenAt", "suspected"}
SECRET = "<script>alert(1)</script> visitor@secret.example +919812345678"


def recorded(app: Flask) -> list[tuple[str, str | None, str]]:
    with app.app_context():
        return [(entry.action, entry.email, entry.detail) for entry in newest_records(50)]


def test_each_list_stands_under_its_name(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        contact_id = keep(name="Contact", message=None)
        keep(name="Advisor", form=ADVISOR, suspicion="too fast")
    contact, speak = client.get("/api/contact-data"), client.get("/api/speak-data")
    assert contact.headers["Cache-Control"] == "no-store"
    assert contact.json == {
        "contact": [
            {
                "_id": contact_id,
                "name": "Contact",
                "email": "asha@example.in",
                "phone": "+919876543210",
                "message": None,
                "createdAt": "2026-04-15T06:30:00.000Z",
                "seenAt": None,
                "suspected": False,
            }
        ],
        "total": 1,
        "nextCursor": None,
    }
    assert speak.json is not None
    [advisor] = speak.json["speak"]
    assert set(advisor) == RECORD_KEYS
    assert (advisor["name"], advisor["suspected"]) == ("Advisor", True)


def test_an_empty_list_is_a_list(client: FlaskClient) -> None:
    assert client.get("/api/speak-data").json == {
        "speak": [],
        "total": 0,
        "nextCursor": None,
    }


def test_parameters_narrow_order_and_page(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        for number in range(5):
            keep(name=f"Visitor {number}", minutes_ago=number)
    first = client.get("/api/contact-data?q=VISITOR&from=2026-04-15&to=2026-04-15&sort=oldest&limit=3").json
    assert first is not None
    assert [query["name"] for query in first["contact"]] == ["Visitor 4", "Visitor 3", "Visitor 2"]
    assert first["total"] == 5
    query = f"q=VISITOR&from=2026-04-15&to=2026-04-15&sort=oldest&limit=3&cursor={first['nextCursor']}"
    second = client.get(f"/api/contact-data?{query}").json
    assert second is not None
    assert [query["name"] for query in second["contact"]] == ["Visitor 1", "Visitor 0"]
    assert second["nextCursor"] is None


@pytest.mark.parametrize(
    ("query", "faulty"),
    [
        ("limit=0", {"limit"}),
        ("limit=1001", {"limit"}),
        ("sort=name", {"sort"}),
        ("from=yesterday&to=2026-02-30", {"from", "to"}),
        ("from=2026-04-02&to=2026-04-01", {"to"}),
        (f"q={'x' * 101}", {"q"}),
        ("q=%00", {"q"}),
        ("cursor=made-up", {"cursor"}),
    ],
)
def test_faulty_parameters_are_named(client: FlaskClient, query: str, faulty: set[str]) -> None:
    reply = client.get(f"/api/contact-data?{query}")
    assert reply.status_code == 422
    assert reply.json is not None
    assert reply.json["message"] == "Some parameters need correction."
    assert set(reply.json["errors"]) == faulty
    assert client.get(f"/api/contact-data/export.csv?{query}").status_code == 422


def test_a_query_is_marked_seen_once(app: Flask, client: FlaskClient, clock: Clock) -> None:
    with app.app_context():
        query_id = keep()
    for _ in range(2):
        assert client.post(f"/api/contact-data/{query_id}/seen").status_code == 204
        clock.advance(minutes=1)
    listed = client.get("/api/contact-data").json
    assert listed is not None
    assert listed["contact"][0]["seenAt"] == "2026-04-15T06:30:00.000Z"
    assert (Action.QUERY_OPENED, ASHA, f"contact: {query_id}") in recorded(app)


@pytest.mark.parametrize("query_id", ["0" * 24, "x", "0" * 25, "%00", "' OR 1=1 --", "é"])
def test_what_is_no_query_cannot_be_marked(client: FlaskClient, query_id: str) -> None:
    assert client.post(f"/api/contact-data/{quote(query_id, safe='%')}/seen").status_code == 404


def test_a_query_is_not_found_in_the_other_list(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        query_id = keep()
    assert client.post(f"/api/speak-data/{query_id}/seen").status_code == 404
    assert Action.QUERY_OPENED not in [action for action, _, _ in recorded(app)]


def test_each_reading_is_recorded_without_what_was_searched(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        keep(message=SECRET)
        keep(message=SECRET)
    page = client.get("/api/contact-data?limit=1").json
    assert page is not None
    client.get(f"/api/contact-data?limit=1&cursor={page['nextCursor']}")
    client.get("/api/speak-data?q=visitor@secret.example&from=2026-04-01&to=2026-04-15")
    client.get("/api/contact-data/export.csv?q=visitor@secret.example").close()
    client.get("/api/speak-data/export.xlsx").close()
    client.get("/api/dashboard")
    client.post("/api/logout")
    assert [row[::2] for row in reversed(recorded(app))] == [
        (Action.SIGN_IN, ""),
        (Action.LIST_READ, "contact: all"),
        (Action.LIST_READ, "contact: cursor"),
        (Action.LIST_READ, "speak: q, from, to"),
        (Action.EXPORT, "contact: q, as csv"),
        (Action.EXPORT, "speak: all, as xlsx"),
        (Action.DASHBOARD_READ, ""),
        (Action.SIGN_OUT, ""),
    ]
    assert {username for _, username, _ in recorded(app)} == {ASHA}
    assert "secret" not in str(recorded(app))


def test_a_refused_reading_is_not_recorded(app: Flask) -> None:
    app.test_client().get("/api/contact-data")
    assert recorded(app) == []
