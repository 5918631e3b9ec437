"""The mail about a failed schedule: queued with the step back to a draft, or not at all."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy.exc import OperationalError

from app.content.editions.findings import Finding
from app.content.snapshots.snapshot_store import SnapshotStore
from app.desk.publishing.notifications import MOST_FAULTS
from app.desk.publishing.records import Actor, EditionRecord, EditionStep, State
from app.mail.models import EventMail
from app.mail.outbox import lease, mark_sent
from app.mail.records import RefusedEdition
from app.members.audit_log import Action, newest_records
from app.pages.client_build import site_variant
from app.worker.process import title_shown
from app.worker.publish_due import PublishDue, fault_in_words
from tests.app.audit_failure import failing_inserts
from tests.app.content.content_store import build_store
from tests.app.content.small_site import write_site
from tests.app.content.strategy_site import strategy_site
from tests.app.databases import in_context
from tests.app.desk.publishing.conftest import Desk
from tests.app.desk.publishing.steps_taken import get_edition, move_edition
from tests.app.mail.outbox_app import condition
from tests.app.queries.query_app import build_query_app
from tests.app.worker.test_publish_due import BELA, places, schedule
from tests.app.worker.test_worker_process import mail_settings, running_worker
from tests.factories.mail_server import running_mail_server
from tests.factories.settings import build_settings
from tests.waiting import START_LIMIT_S, await_true

FAULT = Finding(dataset="growth", row=1, column="date", message="is no date")


@pytest.fixture
def app(database_url: str) -> Iterator[Flask]:
    with in_context(build_query_app(database_url)) as flask_app:
        yield flask_app


@pytest.fixture
def desk(app: Flask, tmp_path: Path) -> Desk:
    return Desk(tmp_path, faults=[FAULT])


def publish_due(desk: Desk) -> None:
    desk.name_of = lambda kind, subject: f"{subject} of {kind}"
    desk.approvers = [BELA]
    PublishDue(desk.context, lambda: None, lambda: False).run()


def mailed_facts(at: datetime) -> RefusedEdition:
    """The text of the mail that has waited longest."""
    mail = lease(EventMail, "worker", at)
    assert mail is not None
    facts = mail.read_facts()
    assert isinstance(facts, RefusedEdition)
    mark_sent(mail, at)
    return facts


def test_staff_are_told_once_of_what_was_not_published(desk: Desk) -> None:
    edition = schedule("ace-strategy", desk.now)
    publish_due(desk)
    publish_due(desk)
    assert (get_edition(edition.id).state, condition().waiting) == (State.DRAFT, 1)
    assert mailed_facts(desk.now) == RefusedEdition(
        edition_id=edition.id,
        edition_kind="figures",
        subject="ace-strategy",
        name="ace-strategy of figures",
        as_on=date(2025, 5, 31),
        publish_at=desk.now,
        approved_by=BELA,
        recipients=["asha@firm.example", BELA],
        faults=["Growth, row 2, date: is no date"],
        more_faults=0,
    )


def test_of_many_faults_the_first_are_told_and_how_many_more_there_are(desk: Desk) -> None:
    desk.faults = [FAULT] * (MOST_FAULTS + 2)
    schedule("ace-strategy", desk.now)
    publish_due(desk)
    facts = mailed_facts(desk.now)
    assert (len(facts.faults), facts.more_faults) == (MOST_FAULTS, 2)


def test_of_two_machines_one_tells(desk: Desk) -> None:
    schedule("ace-strategy", desk.now)
    desk.meanwhile = [lambda: publish_due(desk)]
    publish_due(desk)
    assert condition().waiting == 1


def test_what_is_refused_again_is_told_again(desk: Desk) -> None:
    edition = schedule("ace-strategy", desk.now)
    publish_due(desk)
    again(desk, edition)
    publish_due(desk)
    assert condition().waiting == 2


def again(desk: Desk, edition: EditionRecord) -> None:
    desk.advance(hours=1)
    step = EditionStep(Action.EDITION_SCHEDULED, Actor(BELA, "192.0.2.2"), desk.now)
    values = {"approved_by": BELA, "publish_at": desk.now}
    move_edition(step, get_edition(edition.id), to=State.SCHEDULED, values=values)


@pytest.mark.parametrize("table", ["outbox_notice", "staff_audit"])
def test_neither_the_draft_nor_the_mail_is_there_without_the_other(app: Flask, desk: Desk, table: str) -> None:
    edition = schedule("ace-strategy", desk.now)
    with failing_inserts(app, table), pytest.raises(OperationalError):
        publish_due(desk)
    assert (get_edition(edition.id), condition().waiting) == (edition, 0)
    assert newest_records(9, [Action.EDITION_REFUSED]) == []
    publish_due(desk)
    assert (get_edition(edition.id).state, condition().waiting) == (State.DRAFT, 1)


def test_where_mail_is_not_configured_nothing_waits_for_it(desk: Desk) -> None:
    edition = schedule("ace-strategy", desk.now)
    PublishDue(desk.context, lambda: None, lambda: False).run()
    assert (get_edition(edition.id).state, condition().waiting) == (State.DRAFT, 0)


@pytest.mark.parametrize(
    ("fault", "line"),
    [
        (FAULT, "Growth, row 2, date: is no date"),
        (Finding(dataset="growth", field="source.receivedOn", message="x"), "Growth, source, received on: x"),
        (Finding(message="says nothing"), "says nothing"),
        (Finding(field="questions.2.answer", message="is missing"), "Questions, 3, answer: is missing"),
        (Finding(message="Page /pms,\nits  table: x"), "Page /pms, its table: x"),
        (Finding(message="y" * 400), f"{'y' * 298} …"),
    ],
)
def test_a_fault_is_one_line_with_its_place_at_the_desk(fault: Finding, line: str) -> None:
    assert fault_in_words(fault) == line


def test_a_subject_is_named_as_the_site_of_this_machine_shows_it(tmp_path: Path) -> None:
    settings = build_settings(tmp_path, content_dir=write_site(tmp_path, strategy_site()))
    snapshots = SnapshotStore(settings.snapshot_dir, site_variant(settings))
    assert title_shown(snapshots, "figures", "alpha") == "alpha"
    site = build_store(settings.content_dir, folder=settings.snapshot_dir, variant=site_variant(settings))
    assert site.snapshot.desk_subject("figures", "alpha").title == title_shown(snapshots, "figures", "alpha") == "Alpha"
    assert title_shown(snapshots, "words", "faqs/none") == "faqs/none"


def test_a_worker_with_mail_sends_it(tmp_path: Path, sqlite_url: str) -> None:
    with in_context(build_query_app(sqlite_url)), running_mail_server() as server:
        edition = schedule("no-such-strategy", datetime.now(UTC) - timedelta(minutes=1))
        with running_worker(tmp_path, sqlite_url, **mail_settings(server), **places(tmp_path)):
            await_true(lambda: bool(server.mails), within_s=START_LIMIT_S)
            [mail] = server.mails
        assert str(mail.message["Subject"]).startswith("Not published: no-such-strategy, ")
        assert f"/figures/no-such-strategy/editions/{edition.id}" in mail.message.get_content()
        assert get_edition(edition.id).state is State.DRAFT
