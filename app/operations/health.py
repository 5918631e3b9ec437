"""`/healthz`: this process answers. `/readyz`: all checks. `/readyz/pages`: for balancers.

A dead renderer is "degraded", not "down", while every page of the wanted version is stored. Visitors then lack what is
rendered for them, such as filtered lists, and taking the machine out of service would make it worse. The same is true
of a lost database, so balancers ask `/readyz/pages`. Strangers see the names of the checks and their states; only the
operator sees details.
"""

from collections.abc import Callable, Mapping
from http import HTTPStatus

from flask import Flask, Response, jsonify

from app.database.timeouts import PROMPT_LIMIT_S, waiting_at_most
from app.web.access import Access, open_to
from app.web.bounded_check import BoundedCheck, CheckResult, Health
from app.web.operator import Operator

PAGE_CHECKS = ("renderer", "pages")
"""The checks that decide whether pages can be answered."""

NEVER_DOWN = ("worker", "publications", "machines")
"""The checks whose failure no visitor sees at once."""

_FROM_BEST_TO_WORST: tuple[Health, ...] = ("ok", "degraded", "down")


def register_health(
    app: Flask, checks: Mapping[str, Callable[[], CheckResult]], operator: Operator
) -> Mapping[str, BoundedCheck]:
    """Register the routes; `/readyz` reports `checks` in order. Return the checks with their time limits."""
    bounded = {
        name: BoundedCheck(name, _in_context(app, check), "degraded" if name in NEVER_DOWN else "down")
        for name, check in checks.items()
    }

    @app.get("/healthz")
    @open_to(Access.EVERYONE)
    def healthz() -> Response:
        return jsonify(status="ok")

    @app.get("/readyz")
    @open_to(Access.EVERYONE)
    def readyz() -> tuple[Response, int]:
        return _answer(bounded, tells_facts=operator.is_asking())

    @app.get("/readyz/pages")
    @open_to(Access.EVERYONE)
    def readyz_pages() -> tuple[Response, int]:
        return _answer({name: bounded[name] for name in PAGE_CHECKS}, tells_facts=operator.is_asking())

    return bounded


def _in_context(app: Flask, check: Callable[[], CheckResult]) -> Callable[[], CheckResult]:
    def run() -> CheckResult:
        with app.app_context(), waiting_at_most(PROMPT_LIMIT_S):
            return check()

    return run


def _answer(checks: Mapping[str, BoundedCheck], *, tells_facts: bool) -> tuple[Response, int]:
    # All checks begin before the first is waited for. Together they take as long as the slowest.
    for check in checks.values():
        check.begin()
    found = {name: check.outcome() for name, check in checks.items()}
    health = max((one.health for one in found.values()), key=_FROM_BEST_TO_WORST.index)
    body = {name: {"status": one.health, **(one.facts if tells_facts else {})} for name, one in found.items()}
    status = HTTPStatus.SERVICE_UNAVAILABLE if health == "down" else HTTPStatus.OK
    return jsonify(status=health, checks=body), status
