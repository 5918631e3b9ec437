"""One edition: its data, a look at it, and each step it takes. Every step is recorded with what it changes."""

from typing import Any

from flask import Blueprint

from app.content.editions.contact_before import in_fields_of_now
from app.desk.editions.bodies import ROWS, Approval, EditionChange, EditionStep, Nothing, read_draft
from app.desk.editions.desk_blueprint import FAULTY_EDITION, desk_blueprint
from app.desk.editions.replies import (
    ApprovalReply,
    EditionStepReply,
    EditionViewReply,
    FindingsReply,
    LiveReply,
    edition_as_json,
    findings_as_json,
    note_of,
)
from app.desk.editions.services import DeskServices, edition_or_404
from app.desk.publishing import lifecycle
from app.desk.publishing.judging import judge_edition
from app.desk.publishing.records import EditionRecord, State
from app.desk.publishing.steps import step_detail
from app.desk.publishing.store import edition_data, save_draft, stand_over
from app.desk.publishing.two_persons.approval import ApprovalRefusedError
from app.members.audit.store import Action
from app.members.signing_in.session import record_use
from app.web.accepted_body import takes
from app.web.access import Access
from app.web.api_view import api_view
from app.web.metrics.counted import publications_shown

_EDITION = "/api/editions/<edition_id>"


def create_edition_routes(services: DeskServices) -> Blueprint:
    """Return the blueprint of single editions."""
    routes = desk_blueprint("staff_editions")
    _add_data(routes, services)
    _add_draft_steps(routes, services)
    _add_approval(routes, services)
    return routes


def _add_data(routes: Blueprint, services: DeskServices) -> None:
    @routes.get(_EDITION)
    @api_view(Access.STAFF, 404)
    def show_edition(edition_id: str) -> EditionViewReply:
        """Show an edition, its data and what is published now."""
        record, data = edition_or_404(edition_id), edition_data(edition_id)
        subject = services.find_subject(record.kind, record.subject)
        return {
            "edition": edition_as_json(record, subject, note_of(data)),
            "data": _in_fields_of_now(record.subject, data),
            "published": {} if subject is None else subject.data,
        }

    @routes.get(f"{_EDITION}/live")
    @api_view(Access.STAFF, 404)
    def show_live(edition_id: str) -> LiveReply:
        """Tell whether visitors see what an edition published."""
        sequence = edition_or_404(edition_id).sequence
        return {"isLive": sequence is not None and sequence <= publications_shown()}

    @routes.put(_EDITION)
    @takes(ROWS)
    @api_view(Access.STAFF, 404, 409)
    def save(edition_id: str, body: EditionChange) -> EditionStepReply:
        """Change a draft, which may be faulty."""
        record = edition_or_404(edition_id)
        data, as_on = read_draft(record.kind, body.data)
        live, by = services.subject(record.kind, record.subject).data, services.this_actor()
        at = services.publishing.now()
        return _answer(services, save_draft(record.id, body.revision, data, live=live, as_on=as_on, by=by, at=at))

    @routes.post(f"{_EDITION}/check")
    @api_view(Access.STAFF, 404, body=Nothing)
    def check(edition_id: str) -> FindingsReply:
        """Look at an edition: its faults, what is unlikely, what it changes."""
        record = edition_or_404(edition_id)
        outcome = judge_edition(services.publishing, record, edition_data(edition_id))
        return findings_as_json(outcome, record.subject, _approval(services, record))


def _in_fields_of_now(subject: str, data: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return what an edition says, as today's form asks for it: a draft may be from the release before."""
    return data if data is None or "value" not in data else {**data, "value": in_fields_of_now(subject, data["value"])}


def _add_draft_steps(routes: Blueprint, services: DeskServices) -> None:
    @routes.post(f"{_EDITION}/take-base")
    @api_view(Access.STAFF, 404, 409)
    def take_base(edition_id: str, body: EditionStep) -> EditionStepReply:
        """Let a draft stand over what the repository holds now."""
        revision, record = body.revision, edition_or_404(edition_id)
        digest = services.folder_digest(record.kind, record.subject)
        by, at = services.this_actor(), services.publishing.now()
        return _answer(services, stand_over(record.id, revision, digest, by=by, at=at))

    @routes.post(f"{_EDITION}/propose")
    @api_view(Access.STAFF, 404, 409, replies=FAULTY_EDITION)
    def propose(edition_id: str, body: EditionStep) -> EditionStepReply:
        """Hand a draft over for approval."""
        revision, record = body.revision, edition_or_404(edition_id)
        return _answer(services, lifecycle.propose(services.publishing, record, revision, services.this_actor()))

    @routes.post(f"{_EDITION}/take-back")
    @api_view(Access.STAFF, 404, 409)
    def take_back(edition_id: str, body: EditionStep) -> EditionStepReply:
        """Make a draft again of what was proposed or scheduled."""
        revision, record = body.revision, edition_or_404(edition_id)
        return _answer(services, lifecycle.take_back(services.publishing, record, revision, services.this_actor()))

    @routes.post(f"{_EDITION}/discard")
    @api_view(Access.STAFF, 404, 409)
    def discard(edition_id: str, body: EditionStep) -> EditionStepReply:
        """Give an edition up."""
        revision, record = body.revision, edition_or_404(edition_id)
        return _answer(services, lifecycle.discard(services.publishing, record, revision, services.this_actor()))


def _add_approval(routes: Blueprint, services: DeskServices) -> None:
    @routes.post(f"{_EDITION}/approve")
    @api_view(Access.PROVED_STAFF, 404, 409, replies=FAULTY_EDITION)
    def approve(edition_id: str, body: Approval) -> EditionStepReply:
        """Approve an edition: published now, at a moment to come, or once another member covers what is still open."""
        by, record = services.this_approver(), edition_or_404(edition_id)
        live = services.subject_in_force(record.kind, record.subject).data
        try:
            done = lifecycle.approve(services.publishing, record, body.revision, by, body.publish_at, live=live)
        except ApprovalRefusedError as error:
            record_use(services.staff, Action.APPROVAL_REFUSED, f"{step_detail(record)}: {error}")
            raise
        return _answer(services, done)


def _approval(services: DeskServices, record: EditionRecord) -> ApprovalReply | None:
    """Return what the approval of this member would come to; None where there is none to give."""
    if record.state is not State.PROPOSED:
        return None
    live = services.subject(record.kind, record.subject).data
    approval = lifecycle.approval_of(services.publishing, record, services.this_approver(), live)
    try:
        return {"refusal": None, "verdict": approval.verdict().value}
    except ApprovalRefusedError as error:
        return {"refusal": str(error), "verdict": None}


def _answer(services: DeskServices, done: EditionRecord) -> EditionStepReply:
    """Answer with an edition after its step."""
    subject = services.find_subject(done.kind, done.subject)
    return {"edition": edition_as_json(done, subject, note_of(edition_data(done.id)))}
