"""Who is signed in, and the guard before everything for staff.

The cookie holds a random token and the database its digest, so a session can end. Flask's own signed session is not
used.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NoReturn, cast
from urllib.parse import unquote

from flask import Flask, current_app, g, request

from app.members.audit.store import Action, record
from app.members.replies import address_of_request
from app.members.services import EXTENSION, StaffServices
from app.members.signing_in.cookies import Cookie, StaffCookies
from app.members.stores.session_store import Member, find_member
from app.web.access import Access, declared_access
from app.web.errors import ApiError

NOT_SIGNED_IN = "Not signed in."
FRESH_PROOF = "Enter your password or passkey again: the last time was more than ten minutes ago."
FRESH_LIFE = timedelta(minutes=10)
MEMBER_HEADER = "X-Staff-Member"
"""Names the member whom the tab shows, percent-encoded: all tabs of a browser share one cookie."""


@dataclass(frozen=True)
class SignedInMember:
    """The member of this request, and the token of its session."""

    member: Member
    session_token: str

    @property
    def user_id(self) -> int:
        """The member's id."""
        return self.member.user_id

    @property
    def email(self) -> str:
        """The member's address."""
        return self.member.email

    def is_fresh(self, now: datetime) -> bool:
        """Return whether password or passkey were given in this session a short while ago."""
        proved_at = self.member.proved_at
        return proved_at is not None and now - proved_at < FRESH_LIFE


def install_guard(app: Flask, services: StaffServices) -> None:
    """Refuse strangers at every view that is not for everyone.

    A view that declares no audience is refused too, so a forgotten declaration opens nothing.
    """

    @app.before_request
    def guard() -> None:
        view = app.view_functions.get(request.endpoint or "")
        access = Access.EVERYONE if view is None else declared_access(view)
        if access is Access.EVERYONE:
            return
        member = signed_in_member()
        if member is None or not is_meant(member):
            _refuse()
        if access is Access.PROVED_STAFF and not member.is_fresh(services.now()):
            raise ApiError(403, FRESH_PROOF, next_step="fresh-proof")


def is_meant(member: SignedInMember | None) -> bool:
    """Return whether a member is signed in and is the one the request names, if it names one."""
    if member is None:
        return False
    named = request.headers.get(MEMBER_HEADER)
    return named is None or unquote(named) == member.email


def signed_in_member() -> SignedInMember | None:
    """Return the member of this request, None for a stranger."""
    if "signed_in" not in g:
        g.signed_in = _find()
        # The log line of a refused request needs it.
        g.member = None if g.signed_in is None else g.signed_in.email
    return cast(SignedInMember | None, g.signed_in)


def this_member() -> SignedInMember:
    """Return the member of this request behind the guard.

    Raises ApiError 401 for a stranger.
    """
    return signed_in_member() or _refuse()


def record_use(services: StaffServices, action: Action, detail: str = "") -> None:
    """Record an action of this request's member; it is committed when this returns.

    Raises ApiError 401 for a stranger.
    """
    address, username = address_of_request(services), this_member().email
    record(action, at=services.now(), username=username, address=address, detail=detail)


def _refuse() -> NoReturn:
    raise ApiError(401, NOT_SIGNED_IN)


def _find() -> SignedInMember | None:
    services = cast(StaffServices, current_app.extensions[EXTENSION])
    token = StaffCookies(services.is_https).read(Cookie.SESSION)
    member = None if token is None else find_member(token, services.session_life, services.now())
    return None if token is None or member is None else SignedInMember(member, token)
