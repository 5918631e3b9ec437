"""Mails about steps of an edition: to whom they go, and that they are queued with the step or not at all."""

from dataclasses import replace
from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy.exc import OperationalError

from app.desk.publishing.lifecycle import approve, propose, send_back
from app.mail.message import message_of
from app.mail.models import EventMail
from app.mail.outbox import lease, mark_sent
from app.mail.records import EditionStepFacts
from tests.app.audit_failure import failing_audit
from tests.app.desk.publishing.conftest import Desk
from tests.app.desk.publishing.steps_taken import get_edition
from tests.app.desk.publishing.test_lifecycle import ASHA, BELA, PUBLISHED, draft, typed_by_both
from tests.app.mail.outbox_app import condition, mail_to

CHITRA = "chitra@firm.example"
APPROVERS = [BELA.email, CHITRA]


@pytest.fixture
def desk(desk: Desk) -> Desk:
    desk.name_of = lambda kind, subject: f"{subject} of {kind}"
    desk.approvers = APPROVERS
    return desk


def waiting_mails(desk: Desk) -> list[tuple[str, list[str]]]:
    """All waiting mails, the oldest first: the event, and the recipient."""
    found: list[tuple[str, list[str]]] = []
    while mail := lease(EventMail, "worker", desk.now):
        facts = mail.read_facts()
        assert isinstance(facts, EditionStepFacts)
        message = message_of(mail, mail_to("smtp://127.0.0.1"), desk.now)
        assert facts.name in str(message["Subject"])
        assert f"/editions/{facts.edition_id}" in message.get_content()
        found.append((facts.event, [address.addr_spec for address in message["To"].addresses]))
        mark_sent(mail, desk.now)
    return found


def test_who_may_approve_is_told_of_what_waits_and_its_author_of_what_came_of_it(desk: Desk) -> None:
    edition = draft(desk)
    edition = propose(desk.context, edition, edition.revision, ASHA)
    assert waiting_mails(desk) == [("proposed", APPROVERS)]
    edition = send_back(desk.context, edition, edition.revision, BELA, "Mend it.")
    assert waiting_mails(desk) == [("sent back", [ASHA.email])]
    edition = propose(desk.context, edition, edition.revision, ASHA)
    waiting_mails(desk)
    approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    assert waiting_mails(desk) == [("published", [ASHA.email, CHITRA])]


def test_a_second_approver_is_told_of_a_first(desk: Desk) -> None:
    edition = typed_by_both(desk)
    waiting_mails(desk)
    approve(desk.context, edition, edition.revision, BELA, None, published=PUBLISHED)
    assert waiting_mails(desk) == [("approved in part", [CHITRA])]


def test_what_is_scheduled_is_told_when_it_is_and_not_without_its_step(desk: Desk, app: Flask) -> None:
    edition = draft(desk)
    with failing_audit(app), pytest.raises(OperationalError):
        propose(desk.context, edition, edition.revision, ASHA)
    assert (get_edition(edition.id), condition().waiting) == (edition, 0)
    edition = propose(desk.context, edition, edition.revision, ASHA)
    waiting_mails(desk)
    approve(desk.context, edition, edition.revision, BELA, desk.now + timedelta(hours=1), published=PUBLISHED)
    assert waiting_mails(desk) == [("scheduled", [ASHA.email, CHITRA])]


def test_where_no_mail_is_sent_none_is_queued(desk: Desk) -> None:
    silent = replace(desk.context, name_of=None)
    edition = draft(desk)
    propose(silent, edition, edition.revision, ASHA)
    assert condition().waiting == 0
