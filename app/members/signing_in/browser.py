"""The browser that sent a request: its IP address, name and cookies."""

from dataclasses import dataclass

from flask import request

from app.members.context import StaffContext
from app.members.signing_in.cookies import Cookie, StaffCookies

_UNKNOWN = "Unknown browser"
# The first match counts: browsers also name other browsers in this header.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True)
class Browser:
    """`name` is a short one, the tokens are what its cookies held."""

    ip_address: str
    name: str
    device_token: str | None
    session_token: str | None
    sign_in_token: str | None


def this_browser(context: StaffContext) -> Browser:
    """Return the browser that sent this request."""
    cookies = StaffCookies(context.is_https)
    return Browser(
        ip_address=context.ip_address_of_request(),
        name=browser_name(request.headers.get("User-Agent", "")),
        device_token=cookies.read(Cookie.DEVICE),
        session_token=cookies.read(Cookie.SESSION),
        sign_in_token=cookies.read(Cookie.SIGN_IN),
    )


def browser_name(user_agent: str) -> str:
    """Return a short name; it never contains text that the browser sent."""
    name = next((known for mark, known in _BROWSERS if mark in user_agent), _UNKNOWN)
    system = next((known for mark, known in _SYSTEMS if mark in user_agent), None)
    return name if system is None else f"{name} on {system}"
