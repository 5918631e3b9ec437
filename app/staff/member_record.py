"""The record of what a member of staff did or read."""

from app.audit.store import Action, record
from app.staff.replies import address_of_request
from app.staff.services import StaffServices
from app.staff.signing_in.session import this_member


def record_use(services: StaffServices, action: Action, detail: str = "") -> None:
    """Keep a record of the member of this request; it is committed when this returns.

    Raises ApiError 401 for a stranger.
    """
    address, username = address_of_request(services), this_member().email
    record(action, at=services.now(), username=username, address=address, detail=detail)
