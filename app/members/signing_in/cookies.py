"""The cookies of staff: for the session, for the known device, and for a sign-in under way."""

from dataclasses import dataclass

from flask import Request, Response, after_this_request

from app.members.stores.device_store import DEVICE_LIFE
from app.members.stores.pending_store import PENDING_LIFE

_LONGEST_TOKEN = 100


@dataclass(frozen=True)
class StaffCookies:
    """All are set with the answer to this request and are HttpOnly. On https their names make browsers insist on
    Secure, Path=/ and this host.

    No request that another site causes carries them, not even a followed link: the panel's page holds no data, and what
    it asks for comes from our own page again.
    """

    is_https: bool

    @property
    def session_name(self) -> str:
        """The name of the session's cookie."""
        return self._prefix + "staff-session"

    @property
    def device_name(self) -> str:
        """The name of the device's cookie."""
        return self._prefix + "staff-device"

    @property
    def sign_in_name(self) -> str:
        """The name of the cookie of a sign-in under way."""
        return self._prefix + "staff-sign-in"

    def session_token(self, request: Request) -> str | None:
        """Return the token the browser sent, or None."""
        return self._read(request, self.session_name)

    def device_token(self, request: Request) -> str | None:
        """Return the token the browser sent, or None."""
        return self._read(request, self.device_name)

    def sign_in_token(self, request: Request) -> str | None:
        """Return the token the browser sent, or None."""
        return self._read(request, self.sign_in_name)

    def set(self, *, session_token: str, device_token: str) -> None:
        """Send the cookies of a session."""
        self.set_session(session_token)
        self._write(self.device_name, device_token, int(DEVICE_LIFE.total_seconds()))

    def set_session(self, token: str) -> None:
        """Send the session's cookie alone."""
        self._write(self.session_name, token, None)

    def set_sign_in(self, token: str) -> None:
        """Send the cookie of a sign-in under way."""
        self._write(self.sign_in_name, token, int(PENDING_LIFE.total_seconds()))

    def clear_sign_in(self) -> None:
        """Delete that cookie."""
        self._write(self.sign_in_name, "", 0)

    def clear_session(self) -> None:
        """Delete the session's cookie. The device stays known."""
        self._write(self.session_name, "", 0)

    @property
    def _prefix(self) -> str:
        return "__Host-" if self.is_https else ""

    def _read(self, request: Request, name: str) -> str | None:
        token = request.cookies.get(name, "")
        return token if 0 < len(token) <= _LONGEST_TOKEN else None

    def _write(self, name: str, value: str, max_age_s: int | None) -> None:
        secure = self.is_https

        @after_this_request
        def send(reply: Response) -> Response:
            reply.set_cookie(name, value, max_age=max_age_s, path="/", secure=secure, httponly=True, samesite="Strict")
            return reply
