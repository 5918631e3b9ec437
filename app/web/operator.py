"""Recognises the operator: a request with the token METRICS_TOKEN, or from this machine without a proxy."""

import hmac
from dataclasses import dataclass

from flask import request

from app.configuration.addresses import is_loopback

# nginx is on this machine too. A forwarded request carries one of these headers.
_FORWARDING_HEADERS = ("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP")
_SCHEME = "Bearer "


@dataclass(frozen=True)
class Operator:
    """Recognises requests of the operator. An empty token matches no request."""

    token: str

    def holds_token(self) -> bool:
        """Return whether this request has the token (RFC 6750, section 2.1)."""
        shown = request.headers.get("Authorization", "")
        if not self.token or not shown.startswith(_SCHEME):
            return False
        return hmac.compare_digest(shown.removeprefix(_SCHEME).encode(), self.token.encode())

    def is_asking(self) -> bool:
        """Return whether this request comes from a program on this machine, or has the token."""
        return self.holds_token() or (
            is_loopback(request.remote_addr or "") and not any(name in request.headers for name in _FORWARDING_HEADERS)
        )
