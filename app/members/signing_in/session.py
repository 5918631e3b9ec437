"""Who is signed in, by Flask-Login over sessions of our own, and the guard before everything that is for staff.

The cookie holds a random token and the database its digest, so a session can end. Flask's signed session cookie,
where Flask-Login would keep the identity, does not exist in this app.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NoReturn, cast
from urllib.parse import unquote

from flask import Flask, Request, Response, g, request
from flask.sessions import SessionInterface, SessionMixin
from flask_login import LoginManager, current_user

from app.members.audit.store import Action, record
from app.members.replies import address_of_request
from app.members.services import StaffServices
from app.members.signing_in.cookies import StaffCookies
from app.members.stores.session_store import Member, find_member
from app.web.access import Access, declared_access
from app.web.errors import ApiError

NOT_SIGNED_IN = "Not signed in."
FRESH_PROOF = "Give your password or passkey once more: the last time was more than ten minutes ago."
FRESH_LIFE = timedelta(minutes=10)
MEMBER_HEADER = "X-Staff-Member"
"""Names the member a request is meant to be of, percent-encoded: all tabs of a browser share one cookie."""


@dataclass(frozen=True)
class SignedInMember:
    """The member of this request, as Flask-Login wants one, and the token of its session."""

    member: Member
    session_token: str
    is_authenticated: bool = True
    is_active: bool = True
    is_anonymous: bool = False

    @property
    def user_id(self) -> int:
        """The member's id."""
        return self.member.user_id

    @property
    def email(self) -> str:
        """The member's address."""
        return self.member.email

    def get_id(self) -> str:
        """Return the id as text."""
        return str(self.user_id)

    def is_fresh(self, now: datetime) -> bool:
        """Tell whether password or passkey were given in this session a short while ago."""
        proved_at = self.member.proved_at
        return proved_at is not None and now - proved_at < FRESH_LIFE


class _ForgottenSession(dict[str, Any], SessionMixin):
    """Lives for one request: what a library puts into it reaches no cookie."""


class _NoSessionCookie(SessionInterface):
    """Reads and writes no cookie."""

    def open_session(self, app: Flask, request: Request) -> SessionMixin:
        return _ForgottenSession()

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        pass


def install_sessions(app: Flask, services: StaffServices) -> None:
    """Let Flask-Login find the member by our cookie, and refuse strangers before every view that is not for everyone.

    A view that declares no audience is refused too: forgetting the declaration opens nothing.
    """
    cookies = StaffCookies(services.is_https)
    app.session_interface = _NoSessionCookie()
    # Flask-Login's remember cookie is a signed one as well; a name no cookie can have switches it off.
    app.config["REMEMBER_COOKIE_NAME"] = ""
    manager = LoginManager()
    manager.init_app(app, add_context_processor=False)
    manager.unauthorized_handler(_refuse)

    def load(asked: Request) -> SignedInMember | None:
        token = cookies.session_token(asked)
        member = None if token is None else find_member(token, services.session_life, services.now())
        # For the log's line of a request that is refused.
        g.member = None if member is None else member.email
        return None if token is None or member is None else SignedInMember(member, token)

    manager.request_loader(load)

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
    """Return whether there is a member, and it is the one the request names, if it names one."""
    if member is None:
        return False
    named = request.headers.get(MEMBER_HEADER)
    return named is None or unquote(named) == member.email


def signed_in_member() -> SignedInMember | None:
    """Return the member of this request, None for a stranger."""
    return cast(SignedInMember, current_user) if current_user.is_authenticated else None


def this_member() -> SignedInMember:
    """Return the member of this request behind the guard.

    Raises ApiError 401 for a stranger.
    """
    return signed_in_member() or _refuse()


def record_use(services: StaffServices, action: Action, detail: str = "") -> None:
    """Keep a record of the member of this request; it is committed when this returns.

    Raises ApiError 401 for a stranger.
    """
    address, username = address_of_request(services), this_member().email
    record(action, at=services.now(), username=username, address=address, detail=detail)


def _refuse() -> NoReturn:
    raise ApiError(401, NOT_SIGNED_IN)
