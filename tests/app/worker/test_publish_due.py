"""The worker publishes scheduled editions at their time, once, whatever other workers do or a kill interrupts."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from threading import Barrier

import pytest
from flask import Flask
from sqlalchemy.exc import OperationalError

from app.content.editions.findings import Finding
from app.desk.publishing.edition_store import add_edition, due_editions
from app.desk.publishing.publication_rows import current_sequence
from app.desk.publishing.records import Actor, EditionRecord, EditionStep, NewEdition, State
from app.members.audit_log import Action, newest_records
from app.members.stores.member_store import add_staff_user
from app.members.stores.permission_store import Permission
from app.worker.publish_due import PUT_OFF_S, PublishDue
from tests.app.audit_failure import failing_audit
from tests.app.databases import copy_postgres_database, in_context
from tests.app.desk.publishing.conftest import DIGEST, Desk
from tests.app.desk.publishing.steps_taken import get_edition, move_edition
from tests.app.queries.query_app import build_query_app
from tests.app.worker.test_worker_process import Worker, running_worker
from tests.proc import children
from tests.waiting import LIMIT_S, START_LIMIT_S, await_true

pytestmark = pytest.mark.heavy

BELA = "bela@firm.example"


def schedule(subject: str, at: datetime) -> EditionRecord:
    """An approved edition that restores the original figures at this moment."""
    new = NewEdition("figures", subject, date(2025, 5, 31), None, DIGEST)
    edition = add_edition(new, Actor("asha@firm.example", "192.0.2.1"), at)
    values = {"approved_by": BELA, "approved_at": at, "publish_at": at}
    return move_edition(
        EditionStep(Action.EDITION_SCHEDULED, Actor(BELA, "192.0.2.2"), at), edition, to=State.SCHEDULED, values=values
    )


def recorded(action: Action) -> list[str]:
    return [entry.detail for entry in newest_records(20, [action])]


@pytest.fixture
def app(sqlite_url: str) -> Iterator[Flask]:
    with in_context(build_query_app(sqlite_url)) as flask_app:
        yield flask_app


@pytest.fixture
def desk(app: Flask, tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def publish_due(desk: Desk, stops_after: int | None = None) -> list[int]:
    """Run once; return the number of due editions before each publication."""
    looks: list[int] = []
    PublishDue(
        desk.context,
        report_progress=lambda: looks.append(len(due_editions(desk.now))),
        is_stopping=lambda: len(looks) == stops_after,
    ).run()
    return looks


def test_one_that_another_worker_sends_back_keeps_no_other_from_being_published(desk: Desk) -> None:
    faulty, good = schedule("ace-strategy", desk.now), schedule("contra-strategy", desk.now)
    desk.faults = [Finding(message="another rule since")]

    def send_back() -> None:
        publish_due(desk, stops_after=1)

    def fix() -> None:
        desk.faults = []

    desk.meanwhile = [send_back, lambda: None, fix]
    publish_due(desk)
    assert (get_edition(faulty.id).state, get_edition(good.id).state) == (State.DRAFT, State.PUBLISHED)
    assert recorded(Action.EDITION_REFUSED) == [f"figures ace-strategy, {faulty.id}"]


def test_faults_of_what_is_published_take_no_approval_away(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    edition = schedule("ace-strategy", desk.now)
    desk.faults, desk.is_published_faulty = [Finding(message="series/gamma.csv:3: is no number")], True
    seconds = [100.0]
    worker = PublishDue(desk.context, lambda: None, lambda: False, clock=lambda: seconds[0])
    for _ in range(2):
        worker.run()
        worker.run()
        seconds[0] += PUT_OFF_S
    assert get_edition(edition.id).state is State.SCHEDULED
    assert len(desk.judged) == 2, "it is not judged at each look"
    log_record, _ = [record for record in caplog.records if record.message == "scheduled edition not published yet"]
    assert "series/gamma.csv:3: is no number" in vars(log_record)["reason"]
    desk.faults, desk.is_published_faulty = [], False
    worker.run()
    assert get_edition(edition.id).state is State.PUBLISHED


def test_between_two_it_tells_of_progress_and_may_be_ended(desk: Desk) -> None:
    for subject in ("ace-strategy", "contra-strategy", "pipe-strategy"):
        schedule(subject, desk.now)
    assert publish_due(desk, stops_after=2) == [3, 2]
    assert publish_due(desk) == [1]
    assert current_sequence() == 3


def test_without_its_record_nothing_is_published(app: Flask, desk: Desk) -> None:
    edition = schedule("ace-strategy", desk.now)
    with failing_audit(app), pytest.raises(OperationalError):
        publish_due(desk)
    assert (get_edition(edition.id), current_sequence()) == (edition, 0)
    publish_due(desk)
    assert recorded(Action.EDITION_PUBLISHED) == [f"figures ace-strategy, number 1, {edition.id}"]


def is_judging(worker: Worker) -> bool:
    """Whether the worker has a composing process as its child."""
    return bool(children(worker.pid()))


def test_killed_while_it_publishes_it_publishes_all_the_same_and_once(app: Flask, tmp_path: Path) -> None:
    add_staff_user(BELA, "hash", now=datetime.now(UTC), permissions=[Permission.APPROVE])
    soon = datetime.now(UTC) + timedelta(seconds=3)
    edition = schedule("ace-strategy", soon)
    with running_worker(tmp_path, app.config["SQLALCHEMY_DATABASE_URI"], **places(tmp_path)) as worker:
        await_true(lambda: worker.pid_file.exists() and is_judging(worker))
        assert datetime.now(UTC) >= soon
        worker.kill_child()
        assert get_edition(edition.id).state is State.SCHEDULED
        assert current_sequence() == 0
        await_true(lambda: get_edition(edition.id).state is State.PUBLISHED, within_s=START_LIMIT_S)
        await_true(lambda: bool(recorded(Action.EDITION_PUBLISHED)))
    done = get_edition(edition.id)
    assert (done.number, done.sequence, done.approved_by) == (1, 1, BELA)
    assert recorded(Action.EDITION_PUBLISHED) == [f"figures ace-strategy, number 1, {edition.id}"]


def test_two_workers_publish_each_edition_once(postgres_server: str, postgres_template: str, tmp_path: Path) -> None:
    app, desk = build_query_app(copy_postgres_database(postgres_server, postgres_template)), Desk(tmp_path)

    def work() -> None:
        with app.app_context():
            PublishDue(desk.context, lambda: None, lambda: False).run()

    with in_context(app):
        editions = [schedule(subject, desk.now) for subject in ("ace-strategy", "contra-strategy")]
        # Each has judged the first edition by the time the other has.
        desk.meanwhile = [Barrier(2, timeout=LIMIT_S).wait] * 2
        with ThreadPoolExecutor(2) as workers:
            for run in [workers.submit(work) for _ in range(2)]:
                run.result()
        done = [get_edition(edition.id) for edition in editions]
        assert [(each.state, each.number) for each in done] == [(State.PUBLISHED, 1)] * 2
        assert {each.sequence for each in done} == {1, 2}
        assert current_sequence() == len(recorded(Action.EDITION_PUBLISHED)) == 2


def places(folder: Path) -> dict[str, str]:
    return {"PUBLICATIONS_DIR": str(folder / "publications"), "SNAPSHOT_DIR": str(folder / "snapshots")}
