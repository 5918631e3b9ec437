"""Addresses of previews, for staff to pass on."""

from http import HTTPStatus

from flask import Blueprint

from app.desk.api.bodies import Nothing
from app.desk.api.context import DeskContext, edition_or_404
from app.desk.api.replies import PreviewReply
from app.desk.previews.tokens import LIFE, preview_address
from app.desk.publishing.edition_store import end_previews, step_detail
from app.desk.publishing.records import OPEN_STATES, EditionStep
from app.members.audit_log import Action
from app.members.signing_in.session import record_use
from app.web.access import Access
from app.web.api_view import api_view
from app.web.errors import ApiError
from app.web.wire_values import utc_iso

_NO_DRAFT = "Only an open edition can be previewed."


def add_preview_address_routes(routes: Blueprint, context: DeskContext) -> None:
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
