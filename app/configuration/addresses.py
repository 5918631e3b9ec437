"""Addresses in settings: e-mail addresses, mail servers, host names, IP addresses and networks."""

import re
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import unquote, urlsplit

DEFAULT_SENDER_NAME = "notices"
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*")
_HOST_NAME = re.compile(r"[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]")
SMTP_URL_FORM = "must have the form smtp://user:password@host:port, smtps://… or smtp://…?starttls=required"
_STARTTLS = "starttls=required"
_DEFAULT_PORTS = {"smtp": 25, "smtps": 465}
LOOPBACK = "127.0.0.1"
Network = IPv4Network | IPv6Network


def checked_address(text: str) -> str:
    """Return the address unchanged. Raises ValueError unless it is plain ASCII without name, quotes and line break."""
    if not _ADDRESS.fullmatch(text):
        raise ValueError(f"{text!r} is not a plain e-mail address such as office@example.in")
    return text


def read_addresses(text: str) -> tuple[str, ...]:
    """Return the addresses of a comma separated list, each once. Raises ValueError naming the first faulty one."""
    if not text.strip():
        return ()
    return tuple(dict.fromkeys(checked_address(part.strip(" ")) for part in text.split(",")))


def read_host_names(text: str) -> frozenset[str]:
    """Return the names of a comma separated list, lower case. Raises ValueError naming the first that is none."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if not _HOST_NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no host name: write www.example.in, without https:// and without a port")
    return frozenset(name.lower() for name in names)


def default_sender(origin: str) -> str:
    """Return `notices@` and the site's host without `www.`. Raises ValueError if the host fits into no address."""
    address = f"{DEFAULT_SENDER_NAME}@{(urlsplit(origin).hostname or '').removeprefix('www.')}"
    if not _ADDRESS.fullmatch(address):
        raise ValueError("MAIL_FROM must be set: the host of PUBLIC_ORIGIN cannot be part of an e-mail address")
    return address


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
            host, port = parts.hostname, parts.port
        except ValueError:
            raise ValueError(SMTP_URL_FORM) from None
        is_tls = parts.scheme == "smtps"
        username, password = unquote(parts.username or ""), unquote(parts.password or "")
        is_known = parts.scheme in _DEFAULT_PORTS and parts.path in {"", "/"} and parts.query in {"", _STARTTLS}
        if not host or not is_known or bool(username) != bool(password) or not (username + password).isascii():
            raise ValueError(SMTP_URL_FORM)
        return cls(
            host=host,
            port=port or _DEFAULT_PORTS[parts.scheme],
            is_tls=is_tls,
            is_starttls=not is_tls and (bool(parts.query) or (bool(password) and not is_loopback(host))),
            username=username,
            password=password,
        )


def is_loopback(host: str) -> bool:
    """Return whether a host is this machine itself: a loopback IP address or "localhost"."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listening_address(bind: str) -> str:
    """Return the given IP address, else loopback. Raises ValueError for a name, which could stand for several."""
    return str(ip_address(bind or LOOPBACK))


def with_port(address: str, port: int) -> str:
    """Return "127.0.0.1:8000" or "[::1]:8000"."""
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


def read_networks(text: str) -> tuple[Network, ...]:
    """Return the networks of a comma separated list; an address is a network of one. Raises ValueError."""
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())
