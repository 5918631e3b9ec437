"""The cookies of staff: for the session, for the known device, and for a sign-in under way."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from flask import Response, after_this_request, request

from app.members.stores.pending_store import PENDING_LIFE
from app.members.stores.session_store import DEVICE_LIFE

_NOW = timedelta()


class Cookie(StrEnum):
    """The cookies by their plain names."""

    SESSION = "staff-session"
    DEVICE = "staff-device"
    SIGN_IN = "staff-sign-in"


_LIVES = {Cookie.SESSION: None, Cookie.DEVICE: DEVICE_LIFE, Cookie.SIGN_IN: PENDING_LIFE}


@dataclass(frozen=True)
class StaffCookies:
    """All are set with the answer to this request and are HttpOnly. On https their names make browsers insist on
    Secure, Path=/ and this host.

    No request that another site causes carries them, not even a followed link: the panel's page holds no data, and what
    it asks for comes from our own page again.
    """

    is_https: bool

    def name(self, cookie: Cookie) -> str:
        """Return the name that browsers see."""
        return f"__Host-{cookie}" if self.is_https else str(cookie)

    def read(self, cookie: Cookie) -> str | None:
        """Return the token the browser sent, or None."""
        return request.cookies.get(self.name(cookie)) or None

    def send(self, cookie: Cookie, token: str) -> None:
        """Set a cookie. That of the session ends with the browser."""
        self._write(cookie, token, _LIVES[cookie])

    def clear(self, cookie: Cookie) -> None:
        """Delete a cookie."""
        self._write(cookie, "", _NOW)

    def _write(self, cookie: Cookie, value: str, life: timedelta | None) -> None:
        @after_this_request
        def write(reply: Response) -> Response:
            reply.set_cookie(
                self.name(cookie), value, max_age=life, path="/", secure=self.is_https, httponly=True, samesite="Strict"
            )
            return reply
