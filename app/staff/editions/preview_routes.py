"""The address at which a draft may be looked at, for staff to hand on."""

from http import HTTPStatus

from flask import Blueprint, Response, jsonify

from app.audit.store import Action
from app.http.access import Access, open_to
from app.http.errors import ApiError
from app.http.wire_values import utc_iso
from app.previews.tokens import preview_address
from app.publishing.records import OPEN_STATES
from app.publishing.steps import Step, step_detail
from app.publishing.store import end_previews
from app.staff.editions.bodies import read_nothing
from app.staff.editions.desk_blueprint import desk_blueprint
from app.staff.editions.replies import PreviewReply
from app.staff.editions.services import DeskServices, edition_or_404
from app.staff.member_record import record_use

_NO_DRAFT = "Only what is not published yet can be previewed."


def create_preview_routes(services: DeskServices) -> Blueprint:
    """Return the blueprint that gives out addresses of previews. Each is recorded: it lets strangers in."""
    routes = desk_blueprint("staff_previews")

    @routes.post("/api/editions/<edition_id>/preview")
    @open_to(Access.STAFF)
    def make_address(edition_id: str) -> Response:
        read_nothing()
        edition = edition_or_404(edition_id)
        if edition.state not in OPEN_STATES:
            raise ApiError(HTTPStatus.CONFLICT, _NO_DRAFT)
        token, ends_at = services.previews.make(edition.id, edition.changed_at, services.publishing.now())
        record_use(services.staff, Action.EDITION_PREVIEWED, step_detail(edition))
        reply: PreviewReply = {
            "address": preview_address(token),
            "savedAt": utc_iso(edition.changed_at),
            "endsAt": utc_iso(ends_at),
        }
        return jsonify(reply)

    @routes.post("/api/editions/<edition_id>/preview/end")
    @open_to(Access.STAFF)
    def end_addresses(edition_id: str) -> Response:
        read_nothing()
        edition = edition_or_404(edition_id)
        step = Step(Action.PREVIEWS_ENDED, services.this_actor(), services.publishing.now())
        end_previews(step, edition.id)
        return Response(status=HTTPStatus.NO_CONTENT)

    return routes
