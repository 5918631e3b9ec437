"""The dashboard's three cards."""

from datetime import timedelta

from flask import Flask
from flask.testing import FlaskClient

from app.forms.declared import ADVISOR, CONTACT
from app.queries.query_store import mark_seen
from tests.app.members.staff_app import ASHA, Clock, log_in
from tests.app.queries.new_queries import NOON_IN_INDIA, keep

DAY_MINUTES = 24 * 60


def test_an_empty_site_has_figures_too(client: FlaskClient) -> None:
    shown = client.get("/api/dashboard").json
    assert shown is not None
    nothing = {"today": 0, "last7Days": 0, "last30Days": 0, "total": 0, "unseen": 0}
    assert shown["stats"] == {"contact": nothing, "speak": nothing}
    assert shown["recent"]["queries"] == []
    assert shown["performance"]["medianMinutesToFirstOpen"] is None
    days = shown["performance"]["queriesPerDay"]
    assert len(days) == 30
    assert days[-1] == {"date": "2026-04-15", "contact": 0, "speak": 0}
    assert days[0]["date"] == "2026-03-17"


def test_figures_come_from_the_stored_queries(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        for days_ago in (0, 0, 3, 10, 40):
            query_id = keep(minutes_ago=days_ago * DAY_MINUTES + 1)
        keep(form=ADVISOR, name="Newest")
        opened = keep(form=ADVISOR, minutes_ago=60)
        mark_seen(ADVISOR, opened, NOON_IN_INDIA - timedelta(minutes=47, seconds=30))
        mark_seen(CONTACT, query_id, NOON_IN_INDIA)
    shown = client.get("/api/dashboard").json
    assert shown is not None
    assert shown["stats"] == {
        "contact": {"today": 2, "last7Days": 3, "last30Days": 4, "total": 5, "unseen": 4},
        "speak": {"today": 2, "last7Days": 2, "last30Days": 2, "total": 2, "unseen": 1},
    }
    assert shown["performance"]["medianMinutesToFirstOpen"] == 12.5
    assert shown["performance"]["queriesPerDay"][-1] == {"date": "2026-04-15", "contact": 2, "speak": 2}
    recent = shown["recent"]["queries"]
    assert len(recent) == 5
    assert [query["listName"] for query in recent] == ["speak", "contact", "contact", "speak", "contact"]
    assert recent[0]["name"] == "Newest"
    assert recent[0]["createdAt"] == "2026-04-15T06:30:00.000Z"


def test_the_last_five_attempts_to_sign_in_are_shown(app: Flask, client: FlaskClient, clock: Clock) -> None:
    clock.advance(minutes=1)
    for _ in range(8):
        log_in(app.test_client(), "nobody@firm.example", "my own password", "198.51.100.9")
    clock.advance(minutes=1)
    log_in(app.test_client(), ASHA, "wrong", "198.51.100.9")
    clock.advance(minutes=1)
    log_in(client)
    shown = client.get("/api/dashboard").json
    assert shown is not None
    assert shown["recent"]["signIns"] == [
        {"username": ASHA, "at": "2026-04-15T06:33:00.000Z", "outcome": "ok"},
        {"username": ASHA, "at": "2026-04-15T06:32:00.000Z", "outcome": "throttled"},
        *[{"username": "unknown", "at": "2026-04-15T06:31:00.000Z", "outcome": "failed"}] * 3,
    ]
