"""How a mail server is reached, read from one URL. No message of this module quotes it: it may hold a password."""

import ipaddress
import re
from dataclasses import dataclass, field
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

FORM = "must have the form smtp://user:password@host:port, smtps://… or smtp://…?starttls=required"
_DEFAULT_PORTS = {"smtp": 25, "smtps": 465}
_HOST = re.compile(r"[A-Za-z0-9:](?:[A-Za-z0-9.:_-]*[A-Za-z0-9])?")
_UNSENDABLE = re.compile(r"[^ -~]")


@dataclass(frozen=True)
class SmtpAddress:
    """A mail server. `is_tls` speaks TLS from the first byte, `is_starttls` asks for it before anything is sent."""

    host: str
    port: int
    is_tls: bool
    is_starttls: bool
    username: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def from_url(cls, url: str) -> "SmtpAddress":
        """Read a URL. A password goes to another machine through TLS alone: `smtp://` with one implies STARTTLS.

        Raises ValueError without quoting the URL.
        """
        parts = _split(url)
        host = parts.hostname or ""
        username, password = unquote(parts.username or ""), unquote(parts.password or "")
        if bool(username) != bool(password):
            raise ValueError("must hold both user and password, or neither")
        if _UNSENDABLE.search(username) or _UNSENDABLE.search(password):
            raise ValueError("must have user and password in printable ASCII characters")
        is_tls = parts.scheme == "smtps"
        return cls(
            host=host,
            port=_port(parts),
            is_tls=is_tls,
            is_starttls=_wants_starttls(parts) or (bool(password) and not is_tls and not _is_loopback(host)),
            username=username,
            password=password,
        )


def _split(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        raise ValueError(FORM) from None
    # urlsplit drops tabs and line breaks; what it does not know stays in path or fragment.
    is_whole = not re.search(r"\s", url) and parts.path in {"", "/"} and not parts.fragment
    if parts.scheme not in _DEFAULT_PORTS or not _HOST.fullmatch(host) or not is_whole:
        raise ValueError(FORM)
    return parts


def _port(parts: SplitResult) -> int:
    try:
        port = parts.port
    except ValueError:
        port = 0
    if port == 0:
        raise ValueError("must name a port from 1 to 65535")
    return port or _DEFAULT_PORTS[parts.scheme]


def _wants_starttls(parts: SplitResult) -> bool:
    if not parts.query:
        return False
    if parse_qsl(parts.query, keep_blank_values=True) != [("starttls", "required")]:
        raise ValueError("knows one parameter, starttls=required")
    if parts.scheme == "smtps":
        raise ValueError("cannot ask for STARTTLS with smtps://, which speaks TLS from the start")
    return True


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
