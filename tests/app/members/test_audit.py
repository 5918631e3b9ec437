"""Audit records: who, what, when, from where; and when they are deleted."""

from datetime import timedelta

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import text

from app.database.extensions import db
from app.members.audit_log import AUDIT_LIFE, Action, newest_records, record
from tests.app.members.staff_app import ASHA, PASSWORD, Clock, add_member, log_in


def test_signing_in_and_out_is_recorded(app: Flask, clock: Clock) -> None:
    add_member(app)
    client = app.test_client()
    log_in(client, password="wrong", address="2001:db8:1:2:3::9")
    log_in(client)
    clock.advance(minutes=3)
    client.post("/api/logout", environ_overrides={"REMOTE_ADDR": "192.0.2.77"})
    with app.app_context():
        entries = newest_records(10)
    assert [(entry.action, entry.email, entry.origin) for entry in entries] == [
        (Action.SIGN_OUT, ASHA, "192.0.2.77"),
        (Action.SIGN_IN, ASHA, "192.0.2.1"),
        (Action.SIGN_IN_FAILED, ASHA, "2001:db8:1:2::/64"),
    ]
    assert entries[0].at - entries[1].at == timedelta(minutes=3)


def test_a_name_that_is_nobodys_is_not_kept(app: Flask) -> None:
    """An unknown name may be a password typed into the wrong field."""
    log_in(app.test_client(), "hunter2-hunter2", PASSWORD)
    with app.app_context():
        [entry] = newest_records(10)
        rows = str(db.session.execute(text("SELECT * FROM staff_audit")).all())
    assert (entry.action, entry.email) == (Action.SIGN_IN_FAILED, None)
    assert "hunter2" not in rows
    assert PASSWORD not in rows


def test_records_of_a_kind_come_newest_first(app: Flask, clock: Clock) -> None:
    with app.app_context():
        for number in range(6):
            action = Action.EXPORT if number % 2 else Action.SIGN_IN
            record(action, at=clock.now, email=ASHA, origin="192.0.2.1", detail=str(number))
        assert [entry.detail for entry in newest_records(2, [Action.EXPORT])] == ["5", "3"]
        assert [entry.detail for entry in newest_records(4)] == ["5", "4", "3", "2"]


def test_records_end_after_two_years(app: Flask, client: FlaskClient, clock: Clock) -> None:
    with app.app_context():
        old = clock.now - AUDIT_LIFE
        record(Action.EXPORT, at=old, email=ASHA, origin="192.0.2.1", detail="old")
        record(Action.EXPORT, at=old + timedelta(seconds=1), email=ASHA, origin="192.0.2.1", detail="not yet")
    log_in(client)
    with app.app_context():
        assert [entry.detail for entry in newest_records(10, [Action.EXPORT])] == ["not yet"]


def test_a_long_detail_is_cut(app: Flask, clock: Clock) -> None:
    with app.app_context():
        record(Action.EXPORT, at=clock.now, email=ASHA, origin="192.0.2.1", detail="x" * 500)
        assert len(newest_records(1)[0].detail) == 100
