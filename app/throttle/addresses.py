"""Which address a request comes from, as limits count it."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

UNKNOWN = "unknown"
# One household or server usually holds a whole /64 of IPv6 addresses.
_IPV6_SHARED_PREFIX = 64


def visitor_address(remote_address: str | None, forwarded_for: str | None, trusted_proxy_hops: int) -> str:
    """Return the visitor's address, an IPv6 one as its /64 network; UNKNOWN if there is none.

    `trusted_proxy_hops` is how many proxies of our own stand in front, each adding one address at the end of
    X-Forwarded-For; with 0 the header is not read, because visitors can write anything into it.
    """
    address = _parse(_claimed(forwarded_for, trusted_proxy_hops)) or _parse(remote_address)
    if address is None:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        return str(ip_network((address, _IPV6_SHARED_PREFIX), strict=False))
    return str(address)


def _claimed(forwarded_for: str | None, trusted_proxy_hops: int) -> str | None:
    addresses = (forwarded_for or "").split(",")
    if not 1 <= trusted_proxy_hops <= len(addresses):
        return None
    return addresses[-trusted_proxy_hops].strip()


def _parse(text: str | None) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
