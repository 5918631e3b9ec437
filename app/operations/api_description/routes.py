"""`GET /api/openapi.json` and `flask api describe`."""

import json
from collections.abc import Callable
from typing import Any

import click
from flask import Blueprint, Flask, Response, current_app, jsonify
from flask.cli import AppGroup

from app.content.models.lead_rules import LeadRules
from app.operations.api_description.document import describe_api, described_routes
from app.web.access import Access
from app.web.api_view import api_view
from app.web.response_headers import CACHE_DISCOVERY


def register_api_description(app: Flask, rules: Callable[[], LeadRules], *, session_cookie: str) -> None:
    """Give the app the document's route and command; comes after all other rooms of the API.

    Raises UndescribedRouteError.
    """
    routes = Blueprint("api_description", __name__)
    api_commands = AppGroup("api", help="Say what programs may send and what they get.")

    def document() -> dict[str, Any]:
        return describe_api(current_app, rules(), session_cookie=session_cookie)

    @routes.get("/api/openapi.json")
    @api_view(Access.EVERYONE, replies={200: dict[str, Any]})
    def show() -> Response:
        """This document."""
        reply = jsonify(document())
        reply.headers["Cache-Control"] = CACHE_DISCOVERY
        return reply

    @api_commands.command("describe")
    def describe() -> None:
        """Print the OpenAPI document."""
        click.echo(json.dumps(document(), indent=2))

    app.register_blueprint(routes)
    app.cli.add_command(api_commands)
    described_routes(app)
