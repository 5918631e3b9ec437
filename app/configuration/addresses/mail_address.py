"""Which mail addresses may stand in a header or be given to a mail server. Nothing else can get into either."""

import ipaddress
import re
from urllib.parse import urlsplit

DEFAULT_SENDER_NAME = "notices"
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?P<name>{_ATOM}(?:\.{_ATOM})*)@(?P<domain>{_LABEL}(?:\.{_LABEL})*)")
_LONGEST_NAME = 64
_LONGEST_ADDRESS = 254


def checked_address(text: str) -> str:
    """Return a plain ASCII address as it stands: no display name, no quotes, no line break.

    Raises ValueError.
    """
    found = _ADDRESS.fullmatch(text)
    if found is None or len(found["name"]) > _LONGEST_NAME or len(text) > _LONGEST_ADDRESS:
        raise ValueError(f"{text!r} is no plain mail address such as office@example.in")
    return text


def read_addresses(text: str) -> tuple[str, ...]:
    """Return the addresses of a list parted by commas, each once; none for an empty text.

    Raises ValueError naming the first that is none.
    """
    if not text.strip():
        return ()
    return tuple(dict.fromkeys(checked_address(part.strip(" ")) for part in text.split(",")))


def default_sender(origin: str) -> str:
    """Return the sender for a site: `notices@` its host without a leading `www.`, or localhost for a bare IP address.

    Raises ValueError where the host can stand in no address.
    """
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return checked_address(f"{DEFAULT_SENDER_NAME}@{host.removeprefix('www.')}")
    return f"{DEFAULT_SENDER_NAME}@localhost"
