"""Who asks to be let in: the address, the browser, and what its cookies hold."""

from dataclasses import dataclass

from flask import request

from app.staff.replies import address_of_request
from app.staff.services import StaffServices
from app.staff.signing_in.browser_name import browser_name
from app.staff.signing_in.cookies import StaffCookies


@dataclass(frozen=True)
class Visit:
    """One request; the tokens are what the browser's cookies held."""

    address: str
    browser: str
    device_token: str | None
    session_token: str | None
    sign_in_token: str | None


def this_visit(services: StaffServices) -> Visit:
    """Return the visit of this request."""
    cookies = StaffCookies(services.is_https)
    return Visit(
        address=address_of_request(services),
        browser=browser_name(request.headers.get("User-Agent", "")),
        device_token=cookies.device_token(request),
        session_token=cookies.session_token(request),
        sign_in_token=cookies.sign_in_token(request),
    )
