"""When mail counts as late, and what `/readyz` says then."""

from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import text

from app.database.extensions import db
from app.mail.condition import check_worker, last_heartbeat, mail_condition, write_heartbeat
from app.mail.outbox import give_up, mark_sent, newest_dead_letters, postpone, put_back
from app.web.bounded_check import CheckResult
from tests.app.mail.outbox_app import lease_query_mail, queue
from tests.app.queries.new_queries import NOON_IN_INDIA

NOW = NOON_IN_INDIA


def state() -> str:
    return mail_condition(NOW, is_configured=True).state


def test_a_worker_never_seen_is_dead(app: Flask) -> None:
    assert last_heartbeat() is None
    assert state() == "stopped"


def test_the_newest_heartbeat_counts(app: Flask) -> None:
    for minutes in (9, 5):
        write_heartbeat(NOW - timedelta(minutes=minutes))
    assert last_heartbeat() == NOW - timedelta(minutes=5)
    assert state() == "ok"
    write_heartbeat(NOW - timedelta(minutes=5, seconds=1))
    assert state() == "stopped"


def test_a_mail_that_waits_for_more_than_five_minutes_is_late_though_attempts_go_on(app: Flask) -> None:
    write_heartbeat(NOW)
    queue(minutes_ago=5)
    assert state() == "ok"
    queue(minutes_ago=5.5)
    found = mail_condition(NOW, is_configured=True)
    assert (found.state, found.waiting, found.oldest_waiting_minutes) == ("behind", 2, 5.5)
    postpone(lease_query_mail(), until=NOW + timedelta(hours=1), reason="the server does not answer")
    assert state() == "behind"


def test_what_is_sent_or_given_up_does_not_wait(app: Flask) -> None:
    write_heartbeat(NOW)
    for minutes_ago in (60, 50):
        queue(minutes_ago=minutes_ago)
    sent, dead = lease_query_mail(), lease_query_mail()
    mark_sent(sent, NOW)
    give_up(dead, at=NOW, reason="the server refused the mail: 550 no")
    assert check_worker(NOW, is_configured=True) == CheckResult(
        "ok",
        {"mail": "ok", "waiting": 0, "oldestWaitingMinutes": None, "deadLetters": 1},
    )
    [letter] = newest_dead_letters(20)
    assert (letter.id, letter.query_id, letter.reason) == (
        dead.id,
        dead.query_id,
        "the server refused the mail: 550 no",
    )
    assert put_back(dead.id, NOW)
    assert state() == "ok"
    assert newest_dead_letters(20) == []


def test_the_newest_dead_letters_come_first(app: Flask) -> None:
    for minutes_ago in (3, 2, 1):
        queue(minutes_ago=minutes_ago)
        give_up(lease_query_mail(), at=NOW - timedelta(minutes=minutes_ago), reason="no")
    found = newest_dead_letters(2)
    assert [letter.settled_at for letter in found] == [NOW - timedelta(minutes=1), NOW - timedelta(minutes=2)]


def test_without_configuration_all_is_well_whoever_is_alive(app: Flask) -> None:
    queue(minutes_ago=60)
    assert check_worker(NOW, is_configured=False) == CheckResult("ok", {"mail": "not configured"})
    assert mail_condition(NOW, is_configured=False).state == "off"


@pytest.mark.parametrize(("minutes", "mail"), [(6, "stopped"), (0, "behind")])
def test_a_dead_or_late_worker_degrades_and_is_never_down(app: Flask, minutes: int, mail: str) -> None:
    write_heartbeat(NOW - timedelta(minutes=minutes))
    queue(minutes_ago=30)
    found = check_worker(NOW, is_configured=True)
    assert (found.health, found.facts["mail"]) == ("degraded", mail)


def test_a_database_in_trouble_is_told_by_its_kind(app: Flask) -> None:
    with db.engine.begin() as connection:
        connection.execute(text("DROP TABLE worker_heartbeat"))
    found = check_worker(NOW, is_configured=True)
    assert found.health == "degraded"
    assert found.facts["detail"] == "it is not ready: run `flask db upgrade`"
