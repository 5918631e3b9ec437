"""Finds the signed-in member of a request by Flask-Login, and refuses strangers at views for staff.

The cookie holds a random token and the database its digest, so a session can end. Flask's signed session cookie,
where Flask-Login would keep the identity, does not exist in this app.
"""

from typing import Any, NoReturn, cast
from urllib.parse import unquote

from flask import Flask, Request, Response, g, request
from flask.sessions import SessionInterface, SessionMixin
from flask_login import LoginManager, current_user

from app.members.audit_log import Action, record
from app.members.context import StaffContext
from app.members.signing_in.cookies import Cookie, StaffCookies
from app.members.stores.session_store import Member, find_member
from app.web.access import Access, declared_access
from app.web.errors import ApiError

NOT_SIGNED_IN = "Not signed in."
PROOF_TOO_OLD = "Enter your password or passkey again: the last time was more than ten minutes ago."
MEMBER_HEADER = "X-Staff-Member"
"""Names the member whom the tab shows, percent-encoded: all tabs of a browser share one cookie."""


class _ForgottenSession(dict[str, Any], SessionMixin):
    """A session for one request: anything a library stores in it reaches no cookie."""


class _NoSessionCookie(SessionInterface):
    """Neither reads nor writes a cookie."""

    def open_session(self, app: Flask, request: Request) -> SessionMixin:
        return _ForgottenSession()

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        pass


def install_sessions(app: Flask, context: StaffContext) -> None:
    """Let Flask-Login find the member by our cookie; refuse strangers at views not declared for everyone."""
    cookies = StaffCookies(context.is_https)
    app.session_interface = _NoSessionCookie()
    # This switches off Flask-Login's own remember cookie: no cookie can have this name.
    app.config["REMEMBER_COOKIE_NAME"] = ""
    manager = LoginManager()
    manager.init_app(app, add_context_processor=False)

    def load(_request: Request) -> Member | None:
        token = cookies.read(Cookie.SESSION)
        member = None if token is None else find_member(token, context.session_life, context.now())
        # The log line of a refused request needs it.
        g.member = None if member is None else member.email
        return member

    manager.request_loader(load)

    @app.before_request
    def guard() -> None:
        view = app.view_functions.get(request.endpoint or "")
        access = Access.EVERYONE if view is None else declared_access(view)
        if access is Access.EVERYONE:
            return
        member = signed_in_member()
        if member is None or not is_named_member(member):
            _refuse()
        if access is Access.PROVED_STAFF and not member.is_fresh(context.now()):
            raise ApiError(403, PROOF_TOO_OLD, next_step="fresh-proof")


def is_named_member(member: Member) -> bool:
    """Return whether the member is the one that the request names, or the request names none."""
    named = request.headers.get(MEMBER_HEADER)
    return named is None or unquote(named) == member.email


def signed_in_member() -> Member | None:
    """Return the member of this request, None for a stranger."""
    return cast(Member, current_user._get_current_object()) if current_user.is_authenticated else None


def this_member() -> Member:
    """Return the member of this request behind the guard. Raises ApiError 401 for a stranger."""
    return signed_in_member() or _refuse()


def record_use(context: StaffContext, action: Action, detail: str = "") -> None:
    """Record an action of this request's member, committed at once. Raises ApiError 401 for a stranger."""
    origin, email = context.ip_address_of_request(), this_member().email
    record(action, at=context.now(), email=email, origin=origin, detail=detail)


def _refuse() -> NoReturn:
    raise ApiError(401, NOT_SIGNED_IN)
