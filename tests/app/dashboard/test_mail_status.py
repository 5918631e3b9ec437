"""The state of mail on the dashboard, a dead letter sent again, and the query a mail leads to."""

from datetime import timedelta
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.database.extensions import db
from app.mail.condition import write_heartbeat
from app.mail.models import EventMail, QueryMail
from app.mail.outbox import give_up, lease, mark_sent, queue_event_mail
from app.mail.records import DatedFigures, OldFiguresFacts
from app.members.audit_log import Action, newest_records
from app.queries.query_store import save_query
from tests.app.members.staff_app import ASHA, NO_MAIL, signed_in_client
from tests.app.queries.new_queries import NOON_IN_INDIA, keep, new_query

UNKNOWN = "0" * 24


@pytest.fixture
def app(sqlite_app: Flask) -> Flask:
    """On SQLite alone: tests/app/mail covers both databases."""
    return sqlite_app


@pytest.fixture
def client(app: Flask, client: FlaskClient) -> FlaskClient:
    """A signed-in browser; the mail about that sign-in has been sent."""
    with app.app_context():
        mail = lease(EventMail, "worker", NOON_IN_INDIA)
        assert mail is not None
        mark_sent(mail, NOON_IN_INDIA)
    return client


def make_dead_letter(*, minutes_ago: int = 30) -> tuple[str, str]:
    """Return the ids of a mail that was given up and of its query."""
    asked_at = NOON_IN_INDIA - timedelta(minutes=minutes_ago)
    save_query(new_query(at=asked_at), queues_mail=True)
    mail = lease(QueryMail, "worker", NOON_IN_INDIA)
    assert mail is not None
    give_up(mail, at=NOON_IN_INDIA, reason="the server refused every recipient: 550 no")
    return mail.id, mail.query_id


def shown_mail(client: FlaskClient) -> dict[str, Any]:
    shown = client.get("/api/dashboard").json
    assert shown is not None
    mail: dict[str, Any] = shown["mail"]
    return mail


def test_all_is_quiet_while_mail_goes_out(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        write_heartbeat(NOON_IN_INDIA)
    assert shown_mail(client) == {
        "configured": True,
        "state": "ok",
        "waiting": 0,
        "oldestWaitingMinutes": None,
        "lastSeenAt": "2026-04-15T06:30:00.000Z",
        "deadTotal": 0,
        "deadLetters": [],
    }


def test_a_worker_never_seen_and_a_late_mail_are_told(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        save_query(new_query(at=NOON_IN_INDIA - timedelta(minutes=7)), queues_mail=True)
    mail = shown_mail(client)
    assert (mail["state"], mail["lastSeenAt"]) == ("stopped", None)
    assert (mail["waiting"], mail["oldestWaitingMinutes"]) == (1, 7)
    with app.app_context():
        write_heartbeat(NOON_IN_INDIA)
    assert shown_mail(client)["state"] == "behind"


def test_without_configuration_it_says_so(sqlite_url: str, make_app: Any) -> None:
    mail = shown_mail(signed_in_client(make_app(sqlite_url, **NO_MAIL)))
    assert (mail["configured"], mail["state"]) == (False, "off")


def test_a_dead_letter_is_shown_and_sent_again_once(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        mail_id, query_id = make_dead_letter()
    [letter] = shown_mail(client)["deadLetters"]
    assert letter == {
        "_id": mail_id,
        "queryId": query_id,
        "kind": "contact",
        "createdAt": "2026-04-15T06:00:00.000Z",
        "failedAt": "2026-04-15T06:30:00.000Z",
        "attempts": 1,
        "reason": "the server refused every recipient: 550 no",
    }
    reply = client.post(f"/api/outbox/{mail_id}/send-again")
    assert (reply.status_code, reply.data) == (204, b"")
    assert client.post(f"/api/outbox/{mail_id}/send-again").status_code == 404
    mail = shown_mail(client)
    assert (mail["deadLetters"], mail["deadTotal"], mail["waiting"]) == ([], 0, 1)
    with app.app_context():
        recorded = [(entry.email, entry.detail) for entry in newest_records(9) if entry.action == "mail-sent-again"]
        assert recorded == [(ASHA, mail_id)]
        assert lease(QueryMail, "worker", NOON_IN_INDIA) is not None


def test_the_newest_twenty_dead_letters_are_shown_and_all_counted(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        for _ in range(21):
            make_dead_letter()
    mail = shown_mail(client)
    assert (len(mail["deadLetters"]), mail["deadTotal"]) == (20, 21)


@pytest.mark.parametrize("mail_id", [UNKNOWN, "short", UNKNOWN.replace("0", "Z")])
def test_an_unknown_mail_is_not_found_and_not_recorded(app: Flask, client: FlaskClient, mail_id: str) -> None:
    assert client.post(f"/api/outbox/{mail_id}/send-again").status_code == 404
    with app.app_context():
        assert "mail-sent-again" not in [entry.action for entry in newest_records(9)]


def test_strangers_send_nothing_again_and_read_no_query(app: Flask) -> None:
    with app.app_context():
        mail_id, query_id = make_dead_letter()
    stranger = app.test_client()
    assert stranger.post(f"/api/outbox/{mail_id}/send-again").status_code == 401
    assert stranger.get(f"/api/contact-data/{query_id}").status_code == 401


def test_one_query_is_read_by_its_id_and_the_reading_recorded(app: Flask, client: FlaskClient) -> None:
    with app.app_context():
        query_id = keep(message=None)
    [listed] = client.get("/api/contact-data").get_json()["contact"]
    assert client.get(f"/api/contact-data/{query_id}").json == listed
    for other in (f"speak-data/{query_id}", f"contact-data/{UNKNOWN}", "contact-data/short"):
        assert client.get(f"/api/{other}").status_code == 404
    with app.app_context():
        assert "contact" in [entry.detail for entry in newest_records(9, [Action.QUERY_READ])]


def test_a_notice_that_was_given_up_is_shown_without_a_query_and_sent_again(app: Flask, client: FlaskClient) -> None:
    ace = DatedFigures(name="ACE strategy", as_on=NOON_IN_INDIA.date(), age_days=46)
    with app.app_context():
        with db.engine.begin() as connection:
            facts = OldFiguresFacts(limit_days=45, strategies=[ace])
            queue_event_mail(connection, "2026-W16", facts, NOON_IN_INDIA)
        mail = lease(EventMail, "worker", NOON_IN_INDIA)
        assert mail is not None
        give_up(mail, at=NOON_IN_INDIA, reason="the server refused every recipient: 550 no")
    [letter] = shown_mail(client)["deadLetters"]
    assert (letter["_id"], letter["queryId"], letter["kind"]) == (mail.id, None, "figures")
    assert client.post(f"/api/outbox/{mail.id}/send-again").status_code == 204
    assert (shown_mail(client)["deadTotal"], shown_mail(client)["waiting"]) == (0, 1)
