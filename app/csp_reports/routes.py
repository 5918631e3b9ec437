"""Where browsers send their reports. What is over an address's limit is dropped: nobody reads the answer."""

import logging
from http import HTTPStatus

from flask import Flask, Response, request

from app.counting.counted import CSP_REPORTS
from app.csp_reports.violation import FaultyReportError, Violation, read_violations
from app.http.access import Access, open_to
from app.http.api_paths import CSP_REPORTS_API
from app.http.errors import ApiError
from app.http.json_body import read_json
from app.http.request_guard import BODY_TOO_LARGE
from app.throttle.addresses import TrustedProxies
from app.throttle.counts import CountsError
from app.throttle.throttle import Limit, Throttle

MAXIMUM_BODY_BYTES = 8 * 1024
LIMIT = Limit("csp report", 20, 60)

_log = logging.getLogger(__name__)


def register_csp_reports(app: Flask, throttle: Throttle, proxies: TrustedProxies, *, asked_for: bool) -> None:
    """Give the app the route. Nothing is kept unless our documents asked for reports."""

    @app.post(CSP_REPORTS_API, endpoint="csp_reports.take")
    @open_to(Access.EVERYONE)
    def take() -> Response:
        if (request.content_length or 0) > MAXIMUM_BODY_BYTES:
            raise ApiError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, BODY_TOO_LARGE)
        try:
            violations = read_violations(read_json())
        except FaultyReportError as error:
            CSP_REPORTS.labels("faulty").inc()
            raise ApiError(HTTPStatus.UNPROCESSABLE_ENTITY, str(error)) from None
        if violations:
            _keep(violations, is_allowed=asked_for and _is_allowed(throttle, proxies))
        return Response(status=HTTPStatus.NO_CONTENT)


def _is_allowed(throttle: Throttle, proxies: TrustedProxies) -> bool:
    address = proxies.visitor_address(request.remote_addr, request.headers.get("X-Forwarded-For"))
    try:
        return throttle.hit(LIMIT, address).is_allowed
    except CountsError:
        # A report is not worth a line where nobody can say how many there are.
        return False


def _keep(violations: list[Violation], *, is_allowed: bool) -> None:
    for violation in violations:
        CSP_REPORTS.labels("logged" if is_allowed else "dropped").inc()
        if is_allowed:
            said = {"directive": violation.directive, "page": violation.page, "blocked": violation.blocked}
            _log.warning("csp violation", extra=said)
