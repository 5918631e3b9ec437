"""The security headers of previews."""

from collections.abc import Mapping

from flask import Response

from app.configuration.settings import Settings
from app.web.response_headers import NOT_INDEXED, content_security_policy, staff_policy

NO_REFERRER = ("Referrer-Policy", "no-referrer")


class PreviewHeaders:
    """The headers of the overview, which is for staff, and of the pages in its frames."""

    def __init__(self, settings: Settings) -> None:
        of_staff, of_pages = staff_policy(settings), content_security_policy(settings)
        self._framing = {"Content-Security-Policy": _with_directives(of_staff, {"frame-src": "'self'"})}
        self._framed = {
            "Content-Security-Policy": _with_directives(of_pages, {"frame-ancestors": "'self'"}),
            "X-Frame-Options": "SAMEORIGIN",
        }

    def framing(self, reply: Response) -> Response:
        """Let the overview show the two pages in frames."""
        reply.headers.update(self._framing)
        return reply

    def framed(self, reply: Response) -> Response:
        """Let our own pages frame this document."""
        reply.headers.update(self._framed)
        return reply


def keep_private(reply: Response) -> Response:
    """Keep previews out of search engines, and their addresses out of Referer."""
    for name, value in (NOT_INDEXED, NO_REFERRER):
        reply.headers[name] = value
    return reply


def _with_directives(policy: str, others: Mapping[str, str]) -> str:
    directives = dict(directive.split(" ", 1) for directive in policy.split("; "))
    return "; ".join(f"{name} {value}" for name, value in {**directives, **others}.items())
