"""What protects a preview, beside what protects every answer."""

from collections.abc import Mapping

from flask import Response

from app.configuration.settings import Settings
from app.web.response_headers import NOT_INDEXED, content_security_policy, staff_policy

NO_REFERRER = ("Referrer-Policy", "no-referrer")


class PreviewHeaders:
    """The headers of the frame, which is for staff, and of what stands in it: pages, with all that pages may do."""

    def __init__(self, settings: Settings) -> None:
        of_staff, of_pages = staff_policy(settings), content_security_policy(settings)
        self._framing = {"Content-Security-Policy": _with_directives(of_staff, {"frame-src": "'self'"})}
        self._framed = {
            "Content-Security-Policy": _with_directives(of_pages, {"frame-ancestors": "'self'"}),
            "X-Frame-Options": "SAMEORIGIN",
        }

    def framing(self, reply: Response) -> Response:
        """Let a document show the two others in frames."""
        reply.headers.update(self._framing)
        return reply

    def framed(self, reply: Response) -> Response:
        """Let a document stand in a frame of ours."""
        reply.headers.update(self._framed)
        return reply


def keep_private(reply: Response) -> Response:
    """Let nobody index a preview, nor learn its address from where its links lead."""
    for name, value in (NOT_INDEXED, NO_REFERRER):
        reply.headers[name] = value
    return reply


def _with_directives(policy: str, others: Mapping[str, str]) -> str:
    directives = dict(directive.split(" ", 1) for directive in policy.split("; "))
    return "; ".join(f"{name} {value}" for name, value in {**directives, **others}.items())
