"""Where the web server listens, and which neighbours are proxies of our own."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

LOOPBACK = "127.0.0.1"
ALL_INTERFACES = "0.0.0.0"  # noqa: S104 (whoever wants it says so)

Network = IPv4Network | IPv6Network


def listening_address(bind: str) -> str:
    """Return the address to listen on: the one that was given, else loopback, which this machine alone reaches.

    Raises ValueError for what is no address; a name could mean several.
    """
    if not bind:
        return LOOPBACK
    try:
        return str(ip_address(bind))
    except ValueError:
        raise ValueError(f"must be an address such as {LOOPBACK}, {ALL_INTERFACES} or ::1") from None


def with_port(address: str, port: int) -> str:
    """Return "127.0.0.1:8000" or "[::1]:8000"."""
    return f"{in_url(address)}:{port}"


def in_url(address: str) -> str:
    """Return the address as it stands in a URL."""
    return f"[{address}]" if ":" in address else address


def read_networks(text: str) -> tuple[Network, ...]:
    """Return the networks of a comma separated list; a single address is a network of one.

    Raises ValueError for the first that is none.
    """
    return tuple(_network(part.strip()) for part in text.split(",") if part.strip())


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise ValueError(f"must hold addresses or networks such as 10.0.0.0/8: {error}") from None
