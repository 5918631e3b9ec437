"""Finds the IP address of a request, for limits."""

import logging
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from werkzeug import Request

from app.configuration.addresses import Network

UNKNOWN = "unknown"
# One household or server usually holds a whole /64 of IPv6 addresses.
_IPV6_SHARED_PREFIX = 64

_log = logging.getLogger(__name__)


class TrustedProxies:
    """Our own proxies: a chain of `hops`, the last of which connects from one of `networks`.

    X-Forwarded-For from any other source is ignored, because visitors can write anything into it. The first time, a
    warning is logged.
    """

    def __init__(self, hops: int, networks: Sequence[Network]) -> None:
        self._hops = hops
        self._networks = networks
        self._has_warned = False

    def address_of(self, request: Request) -> str:
        """Return the address of the visitor who sent a request."""
        return self.visitor_address(request.remote_addr, request.headers.get("X-Forwarded-For"))

    def visitor_address(self, remote_address: str | None, forwarded_for: str | None) -> str:
        """Return the visitor's address (for IPv6, its /64 network); UNKNOWN if there is none."""
        peer = _parse(remote_address)
        address = (self._forwarded(peer, forwarded_for) or peer) if forwarded_for else peer
        if address is None:
            return UNKNOWN
        if isinstance(address, IPv6Address):
            return str(ip_network((address, _IPV6_SHARED_PREFIX), strict=False))
        return str(address)

    def _forwarded(
        self, peer: IPv4Address | IPv6Address | None, forwarded_for: str
    ) -> IPv4Address | IPv6Address | None:
        if self._hops == 0:
            self._warn("TRUSTED_PROXY_HOPS is 0")
            return None
        if peer is None or not any(peer in network for network in self._networks):
            self._warn("it came from an address that is not in TRUSTED_PROXIES")
            return None
        addresses = forwarded_for.split(",")
        return _parse(addresses[-self._hops].strip()) if self._hops <= len(addresses) else None

    def _warn(self, reason: str) -> None:
        """Log a warning without the address, which may be a visitor's."""
        if not self._has_warned:
            self._has_warned = True
            _log.warning("X-Forwarded-For was ignored", extra={"reason": reason})


def _parse(text: str | None) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
