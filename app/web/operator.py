"""Who runs the site: one who holds the token of METRICS_TOKEN, or asks from this machine and not through a proxy."""

import hmac
from dataclasses import dataclass
from ipaddress import ip_address

from flask import request

# A proxy in front is on this machine, too: what it hands on names whom it asks for.
_FORWARDING_HEADERS = ("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP")
_SCHEME = "Bearer "


@dataclass(frozen=True)
class Operator:
    """Tells the operator from strangers. An empty token is nobody's."""

    token: str

    @property
    def has_token(self) -> bool:
        """Whether there is a token to hold."""
        return bool(self.token)

    def holds_token(self) -> bool:
        """Tell whether this request shows the token (RFC 6750, section 2.1)."""
        shown = request.headers.get("Authorization", "")
        if not self.token or not shown.startswith(_SCHEME):
            return False
        return hmac.compare_digest(shown.removeprefix(_SCHEME).encode(), self.token.encode())

    def is_here(self) -> bool:
        """Tell whether this request comes from a program of this machine, or shows the token."""
        return self.holds_token() or (
            _is_loopback(request.remote_addr) and not any(name in request.headers for name in _FORWARDING_HEADERS)
        )


def _is_loopback(address: str | None) -> bool:
    try:
        return ip_address(address or "").is_loopback
    except ValueError:
        return False
