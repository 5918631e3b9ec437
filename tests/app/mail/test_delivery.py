"""Mail goes out at least once whatever the server does, and on both databases."""

import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest
from flask import Flask

from app.forms.declared import ADVISOR
from app.mail.outbox import put_back
from app.mail.records import GIVE_UP_AFTER, LEASE
from app.mail.smtp import ANSWER_LIMIT_S
from supervised.worker_supervisor import HUNG_AFTER_S
from tests.app.mail.outbox_app import (
    OFFICE,
    QUICK_S,
    SENDER,
    Clock,
    delivery,
    lease_query_mail,
    mail_to,
    only_row,
    queue,
    rows,
)
from tests.app.queries.new_queries import NOON_IN_INDIA
from tests.factories.mail_server import (
    MailServer,
    Rudeness,
    close_service,
    drop_in_data,
    free_port,
    running_mail_server,
    running_rude_server,
    stall,
)

REFUSED = "ConnectionRefusedError [Errno 111] Connection refused"


def test_a_mail_reaches_the_server_once(app: Flask, clock: Clock, mail_server: MailServer) -> None:
    query_id = queue(form=ADVISOR)
    worker = delivery(mail_server.url, clock)
    worker.send_due_mail()
    worker.send_due_mail()
    [mail] = mail_server.mails
    assert (mail.sender, mail.recipients) == (SENDER, (OFFICE,))
    assert f"/speak/{query_id}" in mail.message.get_content()
    assert (only_row().state, only_row().settled_at, only_row().leased_by) == ("sent", NOON_IN_INDIA, None)


def test_a_batch_goes_over_one_connection(sqlite_app: Flask, clock: Clock, mail_server: MailServer) -> None:
    for _ in range(5):
        queue()
    delivery(mail_server.url, clock).send_due_mail()
    assert (len(mail_server.mails), mail_server.connections) == (5, 1)


def test_without_a_due_mail_nobody_is_called(sqlite_app: Flask, clock: Clock, mail_server: MailServer) -> None:
    queue(minutes_ago=-5)
    delivery(mail_server.url, clock).send_due_mail()
    assert mail_server.connections == 0


def test_all_recipients_are_told_in_one_mail(sqlite_app: Flask, clock: Clock, mail_server: MailServer) -> None:
    queue()
    delivery(mail_server.url, clock, settings=mail_to(mail_server.url, OFFICE, "desk@example.in")).send_due_mail()
    assert [mail.recipients for mail in mail_server.mails] == [(OFFICE, "desk@example.in")]


def test_nobody_is_told_again_because_another_was_refused(
    sqlite_app: Flask, clock: Clock, mail_server: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    queue()
    mail_server.answers["desk@example.in"] = "550 5.1.1 desk@example.in is unknown"
    delivery(mail_server.url, clock, settings=mail_to(mail_server.url, "desk@example.in", OFFICE)).send_due_mail()
    assert [mail.recipients for mail in mail_server.mails] == [(OFFICE,)]
    assert only_row().state == "sent"
    [sent] = [record for record in caplog.records if record.message == "mail refused for some recipients"]
    assert vars(sent)["refused"] == 1


def test_a_refused_connection_waits_and_the_mail_goes_when_the_server_is_back(app: Flask, clock: Clock) -> None:
    queue(minutes_ago=1)
    queue()
    port = free_port()
    worker = delivery(f"smtp://127.0.0.1:{port}", clock, answer_limit_s=QUICK_S)
    worker.send_due_mail()
    first, second = rows()
    # The second mail has not been tried: the server that refused the first one is left alone for now.
    assert (first.attempts, first.reason, second.attempts) == (
        1,
        "ConnectionRefusedError [Errno 111] Connection refused",
        0,
    )
    assert first.next_attempt_at == clock.now + timedelta(seconds=10)
    with running_mail_server(port=port) as server:
        worker.send_due_mail()
        assert len(server.mails) == 1
        clock.advance(seconds=10)
        worker.send_due_mail()
        assert len(server.mails) == 2
    assert {row.state for row in rows()} == {"sent"}


@pytest.mark.parametrize(
    ("behave", "reason"),
    [
        (stall, "SMTPServerDisconnected Connection unexpectedly closed: timed out"),
        (drop_in_data, "SMTPServerDisconnected Connection unexpectedly closed"),
        (close_service, "421 4.3.2 going down"),
    ],
)
def test_a_rude_server_costs_a_moment_and_no_mail(
    sqlite_app: Flask, clock: Clock, mail_server: MailServer, behave: Rudeness, reason: str
) -> None:
    queue()
    with running_rude_server(behave) as url:
        delivery(url, clock, answer_limit_s=QUICK_S).send_due_mail()
    row = only_row()
    assert (row.state, row.attempts, row.leased_by, row.reason) == ("waiting", 1, None, reason)
    clock.advance(seconds=10)
    delivery(mail_server.url, clock).send_due_mail()
    assert len(mail_server.mails) == 1


@pytest.mark.parametrize("command", ["MAIL", "RCPT", "DATA"])
def test_a_temporary_refusal_is_tried_again(
    sqlite_app: Flask, clock: Clock, mail_server: MailServer, command: str
) -> None:
    queue()
    mail_server.answers[command] = "451 4.7.1 try again"
    worker = delivery(mail_server.url, clock)
    for delay_s in (10, 20, 40):
        worker.send_due_mail()
        assert only_row().next_attempt_at == clock.now + timedelta(seconds=delay_s)
        clock.advance(seconds=delay_s)
    mail_server.answers.clear()
    worker.send_due_mail()
    assert (len(mail_server.mails), only_row().state, only_row().attempts) == (1, "sent", 4)


@pytest.mark.parametrize("command", ["MAIL", "RCPT", "DATA"])
def test_a_refusal_for_good_makes_a_dead_letter_at_once(
    sqlite_app: Flask, clock: Clock, mail_server: MailServer, command: str
) -> None:
    queue()
    mail_server.answers[command] = f"550 5.1.1 <{OFFICE}> and office@example.in: no such\tmailbox {'-' * 300}"
    worker = delivery(mail_server.url, clock)
    worker.send_due_mail()
    row = only_row()
    assert (row.state, row.attempts, row.settled_at) == ("dead", 1, clock.now)
    assert row.reason is not None
    assert "550 5.1.1 … and … no such mailbox ---" in row.reason
    assert "@" not in row.reason
    assert len(row.reason) <= 200
    mail_server.answers.clear()
    clock.advance(days=2)
    worker.send_due_mail()
    assert mail_server.mails == []
    assert put_back(row.id, clock.now)
    worker.send_due_mail()
    assert len(mail_server.mails) == 1


def test_one_temporary_refusal_among_permanent_ones_is_tried_again(
    sqlite_app: Flask, clock: Clock, mail_server: MailServer
) -> None:
    queue()
    mail_server.answers |= {OFFICE: "550 no", "desk@example.in": "450 later"}
    delivery(mail_server.url, clock, settings=mail_to(mail_server.url, OFFICE, "desk@example.in")).send_due_mail()
    assert only_row().state == "waiting"


def test_a_refused_mail_does_not_hold_up_the_next(sqlite_app: Flask, clock: Clock, mail_server: MailServer) -> None:
    queue(minutes_ago=1)
    queue()
    mail_server.answers["DATA"] = "451 busy"
    worker = delivery(mail_server.url, clock)
    worker.send_due_mail()
    assert [(row.state, row.attempts) for row in rows()] == [("waiting", 1)] * 2


def test_after_a_day_of_failures_it_is_given_up_and_not_before(sqlite_app: Flask, clock: Clock) -> None:
    queue()
    worker = delivery(f"smtp://127.0.0.1:{free_port()}", clock, answer_limit_s=QUICK_S)
    while only_row().state == "waiting":
        clock.now = max(clock.now, only_row().next_attempt_at)
        worker.send_due_mail()
    row = only_row()
    assert GIVE_UP_AFTER <= clock.now - NOON_IN_INDIA < GIVE_UP_AFTER + timedelta(hours=1)
    assert (row.state, row.reason) == ("dead", REFUSED)
    assert 30 <= row.attempts <= 34


def test_two_workers_at_once_send_each_mail_once(app: Flask, clock: Clock, mail_server: MailServer) -> None:
    query_ids = [queue(minutes_ago=number) for number in range(40)]
    start = Barrier(2)

    def work(name: str) -> int:
        with app.app_context():
            worker = delivery(mail_server.url, clock, worker_id=name)
            start.wait()
            while any(row.state == "waiting" for row in rows()):
                worker.send_due_mail()
        return 0

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(work, ["worker-a", "worker-b"]))
    assert len(mail_server.mails) == 40
    assert len(set(mail_server.message_ids())) == 40
    assert {row.query_id for row in rows() if row.state == "sent" and row.attempts == 1} == set(query_ids)


def test_a_crashed_worker_with_the_same_id_is_followed_at_once(
    app: Flask, clock: Clock, mail_server: MailServer
) -> None:
    queue()
    lease_query_mail("worker-a", clock.now)
    delivery(mail_server.url, clock, worker_id="worker-b").send_due_mail()
    assert mail_server.mails == []
    delivery(mail_server.url, clock, worker_id="worker-a").send_due_mail()
    assert len(mail_server.mails) == 1


def test_another_machine_takes_over_once_the_lease_ends(app: Flask, clock: Clock, mail_server: MailServer) -> None:
    queue()
    lease_query_mail("worker-a", clock.now)
    clock.advance(seconds=LEASE.total_seconds())
    delivery(mail_server.url, clock, worker_id="worker-b").send_due_mail()
    assert len(mail_server.mails) == 1


def test_a_batch_ends_between_two_mails(sqlite_app: Flask, clock: Clock, mail_server: MailServer) -> None:
    for _ in range(3):
        queue()
    delivery(mail_server.url, clock, is_stopping=lambda: len(mail_server.mails) == 2).send_due_mail()
    assert len(mail_server.mails) == 2
    assert sorted(row.state for row in rows()) == ["sent", "sent", "waiting"]
    assert not any(row.leased_by for row in rows())


def test_the_lease_outlives_the_longest_conversation() -> None:
    # Each answer may take its time; a worker that hangs anyway is killed before its lease ends.
    assert ANSWER_LIMIT_S < HUNG_AFTER_S < LEASE.total_seconds()


def test_logs_hold_no_address(
    sqlite_app: Flask, clock: Clock, mail_server: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    queue()
    mail_server.answers["RCPT"] = f"450 {OFFICE} is busy"
    delivery(mail_server.url, clock).send_due_mail()
    log_text = " ".join(str(vars(record)) for record in caplog.records if record.name.startswith("app."))
    assert "450" in log_text
    assert OFFICE not in log_text
    assert "asha" not in log_text.casefold()
