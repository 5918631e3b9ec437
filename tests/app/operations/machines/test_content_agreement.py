"""Machines switch to new content together, and none waits for ever."""

import logging
import threading

import pytest
from flask import Flask
from sqlalchemy import text

from app.database.extensions import db
from app.operations.machines.content_agreement import ASKED_LATELY_S, PATIENCE_S, ContentAgreement
from tests.app.databases import app_on
from tests.waiting import LIMIT_S, await_true

pytestmark = pytest.mark.heavy

OLD, NEW = "a" * 64, "b" * 64


class Clock:
    """Seconds, set by the test."""

    def __init__(self) -> None:
        self.now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def machines(postgres_app: Flask, clock: Clock) -> tuple[ContentAgreement, ContentAgreement]:
    """Two machines that have reported the same content."""
    assert postgres_app
    pair = ContentAgreement("one", clock), ContentAgreement("two", clock)
    for machine in pair:
        machine.report(OLD)
    return pair


def is_ready(machine: ContentAgreement, content: str = NEW) -> bool:
    """Ask as the thread does: once, and again after the machine has reported to the others."""
    machine.may_take(content)
    machine.report(OLD)
    return machine.may_take(content)


def test_a_machine_alone_takes_it_once_it_knows_that_it_is_alone(postgres_app: Flask, clock: Clock) -> None:
    assert postgres_app
    machine = ContentAgreement("one", clock)
    assert not machine.may_take(NEW)
    machine.report(OLD)
    assert machine.may_take(NEW)


def test_all_take_it_when_the_last_has_it(machines: tuple[ContentAgreement, ContentAgreement]) -> None:
    one, two = machines
    assert not is_ready(one)
    assert is_ready(two)
    assert is_ready(one)


def test_processes_of_one_machine_do_not_wait_for_each_other(
    machines: tuple[ContentAgreement, ContentAgreement], clock: Clock
) -> None:
    one, two = machines
    sibling = ContentAgreement("one", clock)
    is_ready(one)
    assert is_ready(two)
    sibling.report(OLD)
    assert not is_ready(two)
    assert is_ready(sibling)
    assert is_ready(two)


def test_a_machine_that_never_gets_it_is_waited_for_a_while(
    machines: tuple[ContentAgreement, ContentAgreement], clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = machines
    assert not is_ready(one)
    clock.now_s += PATIENCE_S - 1
    assert not is_ready(one)
    clock.now_s += 1
    assert is_ready(one)
    assert [vars(record)["machines"] for record in caplog.records][-1] == "two"
    one.report(NEW)
    two.report(OLD)
    assert two.check().health == "degraded"
    assert "one" in two.check().facts["detail"]
    two.report(NEW)
    assert two.check().health == "ok"


def test_machines_that_were_apart_already_wait_no_longer(
    machines: tuple[ContentAgreement, ContentAgreement], clock: Clock
) -> None:
    one, two = machines
    two.report("c" * 64)
    assert not is_ready(one)
    # On a busy machine, a thread returns late each time.
    for _ in range(int(PATIENCE_S / 10)):
        clock.now_s += 10
        one.report(OLD)
        taken = one.may_take(NEW)
    assert taken


def test_a_machine_that_is_gone_is_not_waited_for(machines: tuple[ContentAgreement, ContentAgreement]) -> None:
    one, _gone = machines
    with db.engine.begin() as connection:
        connection.execute(text("UPDATE web_machine SET seen_at = now() - interval '16 s' WHERE name = 'two'"))
    assert is_ready(one)


def test_what_the_others_had_before_it_was_told_does_not_count(
    machines: tuple[ContentAgreement, ContentAgreement],
) -> None:
    one, two = machines
    one.may_take(NEW)
    two.may_take(NEW)
    two.report(OLD)
    assert not one.may_take(NEW)
    one.report(OLD)
    assert one.may_take(NEW)


def test_content_that_was_put_back_is_no_longer_offered(
    machines: tuple[ContentAgreement, ContentAgreement], clock: Clock
) -> None:
    one, two = machines
    assert not is_ready(one)
    clock.now_s += ASKED_LATELY_S + 1
    one.report(OLD)
    assert not is_ready(two)


def test_without_a_database_a_machine_goes_on_alone(clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    machine = ContentAgreement("one", clock)
    assert not machine.may_take(NEW)
    clock.now_s += PATIENCE_S
    assert machine.may_take(NEW)
    assert "new content shown before all machines had it" in caplog.text


def test_nothing_is_said_while_nothing_is_known(postgres_app: Flask, clock: Clock) -> None:
    assert postgres_app
    ContentAgreement("one", clock).report(None)
    with db.engine.connect() as connection:
        assert connection.scalar(text("SELECT count(*) FROM web_machine")) == 0


def test_the_thread_reports_at_once_when_asked_and_outlives_a_lost_database(
    postgres_app: Flask, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    lost = app_on("postgresql://nobody@127.0.0.1:1/none")
    asked: list[str] = []
    is_over, rests = threading.Event(), threading.Event()

    def current() -> str:
        if is_over.is_set():
            # The threads end only with their process. Until then they must not log in other tests, nor hold a
            # connection.
            rests.set()
            threading.Event().wait()
        return OLD

    def current_of_lost() -> str:
        asked.append(OLD)
        if is_over.is_set():
            threading.Event().wait()
        return OLD

    try:
        ContentAgreement("lost").start(lost, current_of_lost)
        machine = ContentAgreement("one")
        machine.start(postgres_app, current)
        await_true(lambda: machine.may_take(NEW))
        # By the third request it has failed twice and logged it once.
        await_true(lambda: len(asked) > 2)
    finally:
        is_over.set()
        assert rests.wait(LIMIT_S)
    assert caplog.text.count("content not reported") == 1
