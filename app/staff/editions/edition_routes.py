"""One edition: its data, a look at it, and each step it takes. Every step is recorded with what it changes."""

from typing import Any

from flask import Blueprint, Response, jsonify

from app.audit.store import Action
from app.content.editions.contact_before import in_fields_of_now
from app.counting.counted import publications_shown
from app.http.access import Access, open_to
from app.http.taken_body import takes
from app.publishing import lifecycle
from app.publishing.judging import judge_edition
from app.publishing.records import EditionRecord, State
from app.publishing.steps import step_detail
from app.publishing.store import edition_data, save_draft, stand_over
from app.publishing.two_persons.approval import ApprovalRefusedError
from app.staff.editions.bodies import ROWS, read_approval, read_change, read_nothing, read_step
from app.staff.editions.desk_blueprint import desk_blueprint
from app.staff.editions.replies import (
    ApprovalReply,
    EditionStepReply,
    EditionViewReply,
    LiveReply,
    edition_as_json,
    findings_as_json,
    note_of,
)
from app.staff.editions.services import DeskServices, edition_or_404
from app.staff.member_record import record_use

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
    @open_to(Access.STAFF)
    def show_edition(edition_id: str) -> Response:
        record, data = edition_or_404(edition_id), edition_data(edition_id)
        subject = services.find_subject(record.kind, record.subject)
        view: EditionViewReply = {
            "edition": edition_as_json(record, subject, note_of(data)),
            "data": _in_fields_of_now(record.subject, data),
            "published": {} if subject is None else subject.data,
        }
        return jsonify(view)

    @routes.get(f"{_EDITION}/live")
    @open_to(Access.STAFF)
    def show_live(edition_id: str) -> Response:
        sequence = edition_or_404(edition_id).sequence
        reply: LiveReply = {"isLive": sequence is not None and sequence <= publications_shown()}
        return jsonify(reply)

    @routes.put(_EDITION)
    @takes(ROWS)
    @open_to(Access.STAFF)
    def save(edition_id: str) -> Response:
        record = edition_or_404(edition_id)
        revision, data, as_on = read_change(record.kind)
        live, by = services.subject(record.kind, record.subject).data, services.this_actor()
        at = services.publishing.now()
        return _answer(services, save_draft(record.id, revision, data, live=live, as_on=as_on, by=by, at=at))

    @routes.post(f"{_EDITION}/check")
    @open_to(Access.STAFF)
    def check(edition_id: str) -> Response:
        read_nothing()
        record = edition_or_404(edition_id)
        outcome = judge_edition(services.publishing, record, edition_data(edition_id))
        return jsonify(findings_as_json(outcome, record.subject, _approval(services, record)))


def _in_fields_of_now(subject: str, data: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return what an edition says, as today's form asks for it: a draft may be from the release before."""
    return data if data is None or "value" not in data else {**data, "value": in_fields_of_now(subject, data["value"])}


def _add_draft_steps(routes: Blueprint, services: DeskServices) -> None:
    @routes.post(f"{_EDITION}/take-base")
    @open_to(Access.STAFF)
    def take_base(edition_id: str) -> Response:
        revision, record = read_step(), edition_or_404(edition_id)
        digest = services.folder_digest(record.kind, record.subject)
        by, at = services.this_actor(), services.publishing.now()
        return _answer(services, stand_over(record.id, revision, digest, by=by, at=at))

    @routes.post(f"{_EDITION}/propose")
    @open_to(Access.STAFF)
    def propose(edition_id: str) -> Response:
        revision, record = read_step(), edition_or_404(edition_id)
        return _answer(services, lifecycle.propose(services.publishing, record, revision, services.this_actor()))

    @routes.post(f"{_EDITION}/take-back")
    @open_to(Access.STAFF)
    def take_back(edition_id: str) -> Response:
        revision, record = read_step(), edition_or_404(edition_id)
        return _answer(services, lifecycle.take_back(services.publishing, record, revision, services.this_actor()))

    @routes.post(f"{_EDITION}/discard")
    @open_to(Access.STAFF)
    def discard(edition_id: str) -> Response:
        revision, record = read_step(), edition_or_404(edition_id)
        return _answer(services, lifecycle.discard(services.publishing, record, revision, services.this_actor()))


def _add_approval(routes: Blueprint, services: DeskServices) -> None:
    @routes.post(f"{_EDITION}/approve")
    @open_to(Access.PROVED_STAFF)
    def approve(edition_id: str) -> Response:
        (revision, publish_at), by = read_approval(), services.this_approver()
        record = edition_or_404(edition_id)
        live = services.subject_in_force(record.kind, record.subject).data
        try:
            done = lifecycle.approve(services.publishing, record, revision, by, publish_at, live=live)
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


def _answer(services: DeskServices, done: EditionRecord) -> Response:
    """Answer with an edition after its step."""
    subject = services.find_subject(done.kind, done.subject)
    reply: EditionStepReply = {"edition": edition_as_json(done, subject, note_of(edition_data(done.id)))}
    return jsonify(reply)
