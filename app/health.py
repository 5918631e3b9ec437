"""`/healthz`: this process answers. `/readyz`: what it needs works, or what is down.

A dead renderer is "degraded", not "down", while every page of the wanted version is stored: visitors notice nothing
and taking the machine out of service would make it worse.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from flask import Flask, Response, jsonify
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from app.access import Access, open_to
from app.extensions import db

Verdict = Literal["ok", "degraded", "down"]


@dataclass(frozen=True)
class Check:
    """What one check found; `facts` are added to its JSON."""

    verdict: Verdict
    facts: dict[str, Any] = field(default_factory=dict)


def check_database() -> Check:
    """Ask the database for a number."""
    try:
        with db.engine.connect() as connection:
            connection.execute(text("SELECT 1"))
    except SQLAlchemyError as error:
        return Check("down", {"detail": type(error).__name__})
    return Check("ok")


def register_health(app: Flask, checks: dict[str, Callable[[], Check]]) -> None:
    """Register both routes; `checks` are asked by `/readyz` in their order."""

    @app.get("/healthz")
    @open_to(Access.EVERYONE)
    def healthz() -> Response:
        return jsonify(status="ok")

    @app.get("/readyz")
    @open_to(Access.EVERYONE)
    def readyz() -> tuple[Response, int]:
        found = {name: check() for name, check in checks.items()}
        verdict = _worst([check.verdict for check in found.values()])
        body = {name: {"status": check.verdict, **check.facts} for name, check in found.items()}
        return jsonify(status=verdict, checks=body), 503 if verdict == "down" else 200


def _worst(verdicts: list[Verdict]) -> Verdict:
    if "down" in verdicts:
        return "down"
    return "degraded" if "degraded" in verdicts else "ok"
