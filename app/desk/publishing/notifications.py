"""Mails about steps of editions, to approvers and authors."""

import hashlib
from collections.abc import Collection, Mapping

from sqlalchemy import Connection

from app.desk.publishing.records import EditionRecord, EditionStep
from app.mail.outbox import queue_event_mail
from app.mail.records import PERIOD_LENGTH, EditionEvent, EditionStepFacts, RefusedEdition
from app.members.audit_log import Action

MOST_FAULTS = 10
_EVENTS: Mapping[Action, EditionEvent] = {
    Action.EDITION_PROPOSED: "proposed",
    Action.EDITION_APPROVED_IN_PART: "approved in part",
    Action.EDITION_SENT_BACK: "sent back",
    Action.EDITION_SCHEDULED: "scheduled",
    Action.EDITION_PUBLISHED: "published",
}


def queue_notification(
    connection: Connection, edition: EditionRecord, step: EditionStep, name: str, approvers: Collection[str]
) -> None:
    """Queue the mail of a step, if it has one, in the step's transaction; the member who took the step gets none.

    `edition` is its state before the step, `name` what staff call its subject. Approvers get mail of all steps but
    *sent back*, authors of all but *proposed* and *approved in part*.
    """
    if step.action is not Action.EDITION_REFUSED and step.action not in _EVENTS:
        return
    write = _refusal if step.action is Action.EDITION_REFUSED else _step
    facts = write(edition, step, name, approvers)
    if facts.recipients:
        # Each revision takes one step. Hashed, because it would exceed a period's length.
        key = hashlib.sha256(f"{edition.id}-{edition.revision}".encode()).hexdigest()[:PERIOD_LENGTH]
        queue_event_mail(connection, key, facts, step.at)


def _step(edition: EditionRecord, step: EditionStep, name: str, approvers: Collection[str]) -> EditionStepFacts:
    event, authors = _EVENTS[step.action], {*edition.authors, edition.created_by}
    interested = {
        "sent back": authors,
        "proposed": set(approvers),
        "approved in part": set(approvers),
    }.get(event, authors | set(approvers))
    return EditionStepFacts(
        event=event,
        edition_id=edition.id,
        edition_kind=edition.kind,
        subject=edition.subject,
        name=name,
        as_on=edition.as_on,
        by=step.by.email,
        brings_back=edition.again_of is not None,
        why=" ".join(step.why),
        recipients=sorted(interested - {step.by.email}),
    )


def _refusal(edition: EditionRecord, step: EditionStep, name: str, approvers: Collection[str]) -> RefusedEdition:
    return RefusedEdition(
        edition_id=edition.id,
        edition_kind=edition.kind,
        subject=edition.subject,
        name=name,
        as_on=edition.as_on,
        publish_at=edition.publish_at or step.at,
        approved_by=str(edition.approved_by),
        recipients=sorted({*approvers, *edition.authors}),
        faults=list(step.why[:MOST_FAULTS]),
        more_faults=max(len(step.why) - MOST_FAULTS, 0),
    )
