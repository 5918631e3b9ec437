"""What staff can do for a mail that was given up."""

import re

from flask import Blueprint, Response
from werkzeug.exceptions import NotFound

from app.access import Access, open_to
from app.audit.store import Action, record
from app.outbox.store import put_back
from app.staff.replies import address_of_request, staff_blueprint
from app.staff.services import StaffServices
from app.staff.session import this_member

_MAIL_ID = re.compile(r"[0-9a-f]{24}")


def create_outbox_routes(services: StaffServices) -> Blueprint:
    """Return the blueprint of dead letters."""
    routes = staff_blueprint("staff_outbox")

    @routes.post("/api/outbox/<mail_id>/send-again")
    @open_to(Access.STAFF)
    def send_again(mail_id: str) -> Response:
        if not _MAIL_ID.fullmatch(mail_id) or not put_back(mail_id, services.now()):
            raise NotFound
        address, username = address_of_request(services), this_member().email
        record(Action.MAIL_SENT_AGAIN, at=services.now(), username=username, address=address, detail=mail_id)
        return Response(status=204)

    return routes
