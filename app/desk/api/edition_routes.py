"""One edition: its data, check, previews and steps. Each step is recorded in the transaction of its change."""

from http import HTTPStatus

from flask import Blueprint

from app.desk.api.bodies import ROWS, ApprovalBody, ChangeBody, Nothing, SendBackBody, StepBody, read_draft
from app.desk.api.context import DeskContext, edition_or_404
from app.desk.api.desk_blueprint import FAULTY_EDITION
from app.desk.api.replies import (
    ApprovalReply,
    EditionStepReply,
    EditionViewReply,
    FindingsReply,
    LiveReply,
    PreviewReply,
    edition_as_json,
    findings_as_json,
)
from app.desk.previews.tokens import LIFE, preview_address
from app.desk.publishing import lifecycle
from app.desk.publishing.edition_store import edition_data, end_previews, save_draft, step_detail
from app.desk.publishing.judging import judge_edition
from app.desk.publishing.records import OPEN_STATES, EditionRecord, EditionStep, State
from app.desk.publishing.two_persons.approval import ApprovalRefusedError
from app.members.audit_log import Action
from app.members.signing_in.session import record_use
from app.web.access import Access
from app.web.api_view import api_view
from app.web.errors import ApiError
from app.web.metrics.counted import publications_shown
from app.web.wire_values import utc_iso

_EDITION = "/api/editions/<edition_id>"
_STEPS = {"propose": lifecycle.propose, "discard": lifecycle.discard}
_NO_DRAFT = "Only an open edition can be previewed."


def add_edition_routes(routes: Blueprint, context: DeskContext) -> None:
    """Add the routes of single editions."""
    _add_data(routes, context)
    _add_steps(routes, context)
    _add_preview_addresses(routes, context)


def _add_data(routes: Blueprint, context: DeskContext) -> None:
    @routes.get(_EDITION)
    @api_view(Access.STAFF, 404)
    def show_edition(edition_id: str) -> EditionViewReply:
        """Show an edition and its data."""
        return {"edition": edition_as_json(edition_or_404(edition_id)), "data": edition_data(edition_id)}

    @routes.get(f"{_EDITION}/live")
    @api_view(Access.STAFF, 404)
    def show_live(edition_id: str) -> LiveReply:
        """Return whether visitors see the edition."""
        sequence = edition_or_404(edition_id).sequence
        return {"isLive": sequence is not None and sequence <= publications_shown()}

    @routes.put(_EDITION)
    @api_view(Access.STAFF, 404, 409, accepts=ROWS)
    def save(edition_id: str, body: ChangeBody) -> EditionStepReply:
        """Save a draft; it may have faults."""
        record = edition_or_404(edition_id)
        data, as_on = read_draft(record.kind, body.data)
        published, by = context.subject(record.kind, record.subject).data, context.this_actor()
        at = context.publishing.now()
        saved = save_draft(record.id, body.revision, data, published=published, as_on=as_on, by=by, at=at)
        return {"edition": edition_as_json(saved)}

    @routes.post(f"{_EDITION}/check")
    @api_view(Access.STAFF, 404, body=Nothing)
    def check(edition_id: str) -> FindingsReply:
        """Check an edition: faults, unlikely values, changes."""
        record = edition_or_404(edition_id)
        outcome = judge_edition(context.publishing, record)
        return findings_as_json(outcome, _approval(context, record))


def _add_steps(routes: Blueprint, context: DeskContext) -> None:
    @routes.post(f"{_EDITION}/<any(propose,discard):step>")
    @api_view(Access.STAFF, 404, 409, replies=FAULTY_EDITION)
    def take_step(edition_id: str, step: str, body: StepBody) -> EditionStepReply:
        """Take a step of an edition: {name}."""
        record = edition_or_404(edition_id)
        done = _STEPS[step](context.publishing, record, body.revision, context.this_actor())
        return {"edition": edition_as_json(done)}

    @routes.post(f"{_EDITION}/send-back")
    @api_view(Access.STAFF, 404, 409)
    def send_back(edition_id: str, body: SendBackBody) -> EditionStepReply:
        """Make a proposal or scheduled edition a draft again, with the reason for its author."""
        record = edition_or_404(edition_id)
        done = lifecycle.send_back(context.publishing, record, body.revision, context.this_actor(), body.why)
        return {"edition": edition_as_json(done)}

    @routes.post(f"{_EDITION}/approve")
    @api_view(Access.PROVED_STAFF, 404, 409, replies=FAULTY_EDITION)
    def approve(edition_id: str, body: ApprovalBody) -> EditionStepReply:
        """Approve an edition: publish it now or later, or leave the remaining values to a second approver."""
        by, record = context.this_actor(), edition_or_404(edition_id)
        published = context.subject_in_force(record.kind, record.subject).data
        try:
            done = lifecycle.approve(
                context.publishing, record, body.revision, by, body.publish_at, published=published
            )
        except ApprovalRefusedError as error:
            record_use(context.staff, Action.APPROVAL_REFUSED, f"{step_detail(record)}: {error}")
            raise
        return {"edition": edition_as_json(done)}


def _approval(context: DeskContext, record: EditionRecord) -> ApprovalReply | None:
    """Return the effect of this member's approval; None if the edition does not wait for one."""
    if record.state is not State.PROPOSED:
        return None
    published = context.subject(record.kind, record.subject).data
    try:
        verdict = lifecycle.verdict_of(context.publishing, record, context.this_actor(), published)
        return {"refusal": None, "verdict": verdict.value}
    except ApprovalRefusedError as error:
        return {"refusal": str(error), "verdict": None}


def _add_preview_addresses(routes: Blueprint, context: DeskContext) -> None:
    """Add the routes that make and end preview addresses. Each is recorded, because it works without a sign-in."""

    @routes.post("/api/editions/<edition_id>/preview")
    @api_view(Access.STAFF, 404, 409, body=Nothing)
    def make_address(edition_id: str) -> PreviewReply:
        """Make an address that shows a draft for some days."""
        edition = edition_or_404(edition_id)
        if edition.state not in OPEN_STATES:
            raise ApiError(HTTPStatus.CONFLICT, _NO_DRAFT)
        record_use(context.staff, Action.EDITION_PREVIEWED, step_detail(edition))
        return {
            "address": preview_address(edition),
            "savedAt": utc_iso(edition.changed_at),
            "endsAt": utc_iso(context.publishing.now() + LIFE),
        }

    @routes.post("/api/editions/<edition_id>/preview/end")
    @api_view(Access.STAFF, 404, body=Nothing)
    def end_addresses(edition_id: str) -> None:
        """End all preview addresses of a draft."""
        edition = edition_or_404(edition_id)
        step = EditionStep(Action.PREVIEWS_ENDED, context.this_actor(), context.publishing.now())
        end_previews(step, edition.id)
