"""What is kept of a report. Pure.

A report holds addresses with query strings, pieces of scripts and the browser's name. None of that is kept.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

MOST_REPORTS = 3
"""In one body of the Reporting API; further ones are left out."""
OTHER = "other"
_DIRECTIVE = re.compile(r"[a-z-]{1,40}")
_PATH = re.compile(r"[A-Za-z0-9/_-]{1,200}")
_KEYWORD = re.compile(r"[a-z-]{1,30}")
_HOST = re.compile(r"[A-Za-z0-9.-]{1,100}(?::\d{1,5})?")
_VIOLATION = "csp-violation"


class FaultyReportError(Exception):
    """The body has not the shape of a report."""


@dataclass(frozen=True)
class Violation:
    """The directive that was broken, the path of the page, and what was blocked: a keyword, or scheme and host."""

    directive: str
    page: str
    blocked: str


def read_violations(body: object) -> list[Violation]:
    """Return the violations of a body: an object of CSP level 2 (`csp-report`), or a list of the Reporting API.

    Raises FaultyReportError.
    """
    if isinstance(body, dict):
        report = body.get("csp-report")
        if not isinstance(report, dict):
            raise FaultyReportError("`csp-report` must be an object")
        directive = report.get("effective-directive") or report.get("violated-directive")
        return [_violation(directive, report.get("document-uri"), report.get("blocked-uri"))]
    if not isinstance(body, list) or not all(isinstance(report, dict) for report in body):
        raise FaultyReportError("The body must be an object or a list of objects")
    return [_of_reporting_api(report) for report in body[:MOST_REPORTS] if report.get("type") == _VIOLATION]


def _of_reporting_api(report: Mapping[str, object]) -> Violation:
    found = report.get("body")
    told = found if isinstance(found, dict) else {}
    return _violation(told.get("effectiveDirective"), told.get("documentURL"), told.get("blockedURL"))


def _violation(directive: object, page: object, blocked: object) -> Violation:
    # Old browsers give the whole directive with its values.
    name = str(directive).partition(" ")[0]
    return Violation(
        directive=name if _DIRECTIVE.fullmatch(name) else OTHER,
        page=_path(str(page)),
        blocked=_source(str(blocked)),
    )


def _path(address: str) -> str:
    """Return a path as ours are spelt; anything else may hold what a visitor typed."""
    try:
        path = urlsplit(address).path or "/"
    except ValueError:
        return OTHER
    return path if _PATH.fullmatch(path) else OTHER


def _source(address: str) -> str:
    """Return `inline`, `eval` and the like as they are, and of an address no more than scheme and host."""
    if _KEYWORD.fullmatch(address):
        return address
    try:
        split = urlsplit(address)
    except ValueError:
        return OTHER
    host = split.netloc.rpartition("@")[2]
    if not _KEYWORD.fullmatch(split.scheme) or (host and not _HOST.fullmatch(host)):
        return OTHER
    return f"{split.scheme}://{host}" if host else split.scheme
