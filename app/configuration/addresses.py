"""Addresses in settings: e-mail addresses, mail servers, IP addresses and networks."""

import ipaddress
import re
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import unquote, urlsplit

DEFAULT_SENDER_NAME = "notices"
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?P<name>{_ATOM}(?:\.{_ATOM})*)@(?P<domain>{_LABEL}(?:\.{_LABEL})*)")
_LONGEST_NAME = 64
_LONGEST_ADDRESS = 254
SMTP_URL_FORM = "must have the form smtp://user:password@host:port, smtps://… or smtp://…?starttls=required"
_STARTTLS = "starttls=required"
_DEFAULT_PORTS = {"smtp": 25, "smtps": 465}
_HOST = re.compile(r"[A-Za-z0-9:](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?")
_UNSENDABLE = re.compile(r"[^ -~]")
LOOPBACK = "127.0.0.1"
ALL_INTERFACES = "0.0.0.0"  # noqa: S104 (whoever wants it says so)
Network = IPv4Network | IPv6Network


def checked_address(text: str) -> str:
    """Return the address unchanged. Raises ValueError unless it is plain ASCII without name, quotes and line break."""
    found = _ADDRESS.fullmatch(text)
    if found is None or len(found["name"]) > _LONGEST_NAME or len(text) > _LONGEST_ADDRESS:
        raise ValueError(f"{text!r} is no plain mail address such as office@example.in")
    return text


def read_addresses(text: str) -> tuple[str, ...]:
    """Return the addresses of a comma separated list, each once; none for an empty text.

    Raises ValueError naming the first that is no address.
    """
    if not text.strip():
        return ()
    return tuple(dict.fromkeys(checked_address(part.strip(" ")) for part in text.split(",")))


def default_sender(origin: str) -> str:
    """Return the default sender of a site: `notices@` and its host.

    A leading `www.` is left out; for a bare IP address the host is localhost. Raises ValueError if the host cannot
    stand in an address.
    """
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return checked_address(f"{DEFAULT_SENDER_NAME}@{host.removeprefix('www.')}")
    return f"{DEFAULT_SENDER_NAME}@localhost"


@dataclass(frozen=True)
class SmtpAddress:
    """A mail server. `is_tls`: TLS from the first byte. `is_starttls`: STARTTLS before anything is sent."""

    host: str
    port: int
    is_tls: bool
    is_starttls: bool
    username: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def from_url(cls, url: str) -> "SmtpAddress":
        """Read a URL. A password is sent to another machine only through TLS: `smtp://` with one implies STARTTLS.

        Raises ValueError. It does not quote the URL, which may hold a password.
        """
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise ValueError(SMTP_URL_FORM) from None
        is_tls, asks_starttls = parts.scheme == "smtps", parts.query == _STARTTLS
        # urlsplit drops tabs and line breaks. What it does not know stays in path or fragment.
        is_whole = not re.search(r"\s", url) and parts.path in {"", "/"} and not parts.fragment and port != 0
        is_known = parts.scheme in _DEFAULT_PORTS and (not parts.query or (asks_starttls and not is_tls))
        if not is_whole or not is_known or not _HOST.fullmatch(host):
            raise ValueError(SMTP_URL_FORM)
        username, password = unquote(parts.username or ""), unquote(parts.password or "")
        if bool(username) != bool(password):
            raise ValueError("must hold both user and password, or neither")
        if _UNSENDABLE.search(username) or _UNSENDABLE.search(password):
            raise ValueError("must have user and password in printable ASCII characters")
        return cls(
            host=host,
            port=port or _DEFAULT_PORTS[parts.scheme],
            is_tls=is_tls,
            is_starttls=asks_starttls or (bool(password) and not is_tls and not is_loopback(host)),
            username=username,
            password=password,
        )


def is_loopback(host: str) -> bool:
    """Return whether a host is this machine itself: a loopback IP address or "localhost"."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listening_address(bind: str) -> str:
    """Return the address to listen on: the given one, else loopback, which only this machine reaches.

    Raises ValueError if it is no IP address; a name could stand for several.
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
    """Return the networks of a comma separated list. A single address is a network of one.

    Raises ValueError for the first that is none.
    """
    return tuple(_network(part.strip()) for part in text.split(",") if part.strip())


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise ValueError(f"must hold addresses or networks such as 10.0.0.0/8: {error}") from None
